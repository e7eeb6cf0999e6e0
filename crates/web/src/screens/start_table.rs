//! Starts a table: stores the header of its save and opens it. All moves, also the first one, are made at the table.

use crate::route::{self, Route};
use crate::storage::{self, SavedTable};
use host::HostedGame;
use protocol::Holder;
use tabletop::{Header, Save};

/// Starts a table and opens it; `failed` gets every objection of the rules.
pub fn start_table<G: HostedGame>(
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
    let saved = SavedTable {
        key: storage::new_key(),
        game: G::NAME.into(),
        holders,
        names,
        orders: Vec::new(),
        when: js_sys::Date::now(),
        moves: 0,
        over: false,
        score: None,
        branch: false,
        undone_turns: 0,
        // A fixed seed for tests.
        seed: route::query_parameter("seed").and_then(|seed| seed.parse().ok()),
    };
    storage::create_table(saved, save, move |created| match created {
        Ok(key) => Route::Table(key).go(),
        Err(reason) => failed(vec![reason]),
    });
}
