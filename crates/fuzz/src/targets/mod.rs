//! The readers under test, one file for each kind of input. Only these files call them.
//!
//! Every target has a corpus and says how far an input gets ([`ReadProgress`](crate::ReadProgress)). The number of inputs of a usual
//! run is chosen so that each target takes about the same time.

mod cosmic_frog;
mod hosting;
mod messages;
mod notation;
mod replaced_table;
mod save;
mod scenario;
mod snapshot;
mod table_driver;
mod volcanique;

use crate::FuzzTarget;
use ::cosmic_frog::Rules as Frog;
use ::volcanique::Rules as Volcano;

/// A target that is not made yet: its corpus takes time.
#[derive(Clone, Copy, Debug)]
pub struct LazyTarget {
    /// Its name on the command line.
    pub name: &'static str,
    /// How many inputs a usual run gives it.
    pub inputs: u64,
    /// Makes the target with its corpus.
    pub build: fn() -> FuzzTarget,
}

const fn entry(name: &'static str, inputs: u64, build: fn() -> FuzzTarget) -> LazyTarget {
    LazyTarget { name, inputs, build }
}

/// Every target.
pub const ALL: [LazyTarget; 26] = [
    entry("save-cosmic-frog", 3_500, save::target::<Frog>),
    entry("save-volcanique", 3_500, save::target::<Volcano>),
    entry("snapshot-cosmic-frog", 12_000, snapshot::target::<Frog>),
    entry("snapshot-volcanique", 12_000, snapshot::target::<Volcano>),
    entry("scenario-cosmic-frog", 7_000, scenario::target::<Frog>),
    entry("scenario-volcanique", 7_000, scenario::target::<Volcano>),
    entry("map", 5_000, cosmic_frog::map),
    entry("abilities", 5_000, cosmic_frog::abilities),
    entry("tiles", 4_000, volcanique::tiles),
    entry("islands", 4_000, volcanique::islands),
    entry("grid", 4_000, volcanique::grid),
    entry("powers", 4_000, volcanique::powers),
    entry("caldera", 4_000, volcanique::caldera),
    entry("notation-cosmic-frog", 40_000, notation::target::<Frog>),
    entry("notation-volcanique", 40_000, notation::target::<Volcano>),
    entry("hello", 20_000, messages::hello),
    entry("request-cosmic-frog", 3_000, messages::request::<Frog>),
    entry("request-volcanique", 3_000, messages::request::<Volcano>),
    entry("json-request-cosmic-frog", 3_000, messages::json_request::<Frog>),
    entry("json-request-volcanique", 3_000, messages::json_request::<Volcano>),
    entry("to-worker-cosmic-frog", 3_000, messages::to_worker::<Frog>),
    entry("to-worker-volcanique", 3_000, messages::to_worker::<Volcano>),
    entry("from-worker-cosmic-frog", 5_000, messages::from_worker::<Frog>),
    entry("from-worker-volcanique", 5_000, messages::from_worker::<Volcano>),
    entry("host-cosmic-frog", 1_200, hosting::target::<Frog>),
    entry("host-volcanique", 1_200, hosting::target::<Volcano>),
];

/// Returns the target with this name; the error lists the names.
pub fn find(name: &str) -> Result<LazyTarget, String> {
    let names = || ALL.map(|entry| entry.name).join(", ");
    let found = ALL.into_iter().find(|entry| entry.name == name);
    found.ok_or_else(|| format!("no target is called {name:?}; the targets are {}", names()))
}

/// Returns the text of an input. Input that is not UTF-8 gives `None`, because all callers of the readers refuse it.
fn text(input: &[u8]) -> Option<&str> {
    std::str::from_utf8(input).ok()
}
