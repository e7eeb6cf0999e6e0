//! Starts a table: keeps its first line and goes there. Every move is made at the table.

use crate::route::{self, Route};
use crate::storage::{self, Kept};
use host::Hosted;
use protocol::Holder;
use tabletop::{Game, Save};

/// The name of Cosmic Frog in addresses and saves.
pub const COSMIC_FROG: &str = cosmic_frog::Rules::NAME;
/// The name of Volcanique in addresses and saves.
pub const VOLCANIQUE: &str = volcanique::Rules::NAME;

/// Starts a table and goes there; the error lists every reason against it.
pub fn start<G: Hosted>(setup: G::Setup, holders: Vec<Holder>, names: Vec<String>) -> Result<(), Vec<String>> {
    let rules = G::from_setup(setup)?;
    let save = Save { header: Save::header(&rules), lines: Vec::new() }.write();
    let kept = Kept {
        key: storage::fresh_key(),
        game: G::NAME.into(),
        holders,
        names,
        orders: Vec::new(),
        when: js_sys::Date::now(),
        moves: 0,
        over: false,
        // Chance that is the same every time: for tests.
        seed: route::parameter("seed").and_then(|seed| seed.parse().ok()),
    };
    storage::put(&kept, &save).map_err(|reason| vec![reason])?;
    Route::Table(kept.key).go();
    Ok(())
}
