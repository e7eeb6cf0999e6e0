//! Starts a table: keeps its first line and goes there. Every move is made at the table.

use crate::route::{self, Route};
use crate::storage::{self, Kept};
use host::HostedGame;
use protocol::Holder;
use tabletop::{Game, Header, Save};

/// The name of Cosmic Frog in addresses and saves.
pub const COSMIC_FROG: &str = cosmic_frog::Rules::NAME;
/// The name of Volcanique in addresses and saves.
pub const VOLCANIQUE: &str = volcanique::Rules::NAME;

/// Starts a table and goes there; `failed` gets every reason against it.
pub fn start<G: HostedGame>(
    setup: G::Setup,
    holders: Vec<Holder>,
    names: Vec<String>,
    failed: impl Fn(Vec<String>) + 'static,
) {
    let rules = match G::from_setup(setup) {
        Ok(rules) => rules,
        Err(reasons) => return failed(reasons),
    };
    let save = Save::new(Header::of(&rules), Vec::new()).write();
    let kept = Kept {
        key: storage::fresh_key(),
        game: G::NAME.into(),
        holders,
        names,
        orders: Vec::new(),
        when: js_sys::Date::now(),
        moves: 0,
        over: false,
        score: None,
        branch: false,
        // Chance that is the same every time: for tests.
        seed: route::parameter("seed").and_then(|seed| seed.parse().ok()),
    };
    storage::create(kept, save, move |created| match created {
        Ok(key) => Route::Table(key).go(),
        Err(reason) => failed(vec![reason]),
    });
}
