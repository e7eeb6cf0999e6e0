//! The solo game of the first screen: the level, the record, and one click into a game.

use super::solo_record;
use crate::database::LEVEL;
use crate::screens::start_table::start_table;
use crate::storage;
use crate::text::{key, t, tf};
use cosmic_frog::{Colour, Rules, Setup, SoloLevel};
use protocol::Holder;

/// Returns the level that was chosen last.
pub fn level() -> SoloLevel {
    storage::value(LEVEL).and_then(|name| SoloLevel::from_name(&name)).unwrap_or(SoloLevel::Normal)
}

/// Keeps the level for the next time.
pub fn store_level(level: SoloLevel) {
    storage::set_value(LEVEL, level.name());
}

/// Starts a game of one frog against three RoboFrogs and opens it; `failed` gets the reason if that does not work.
pub fn play(level: SoloLevel, failed: impl Fn(String) + 'static) {
    let mut holders = vec![Holder::Nobody; 4];
    holders[0] = Holder::Person;
    let frogs = vec![Colour::Green, Colour::Purple, Colour::Blue, Colour::Red];
    start_table::<Rules>(Setup { frogs, ..Setup::solo(level) }, holders, Vec::new(), move |reasons| {
        failed(reasons.join(" "))
    });
}

/// Returns how the games of a level went, in words.
pub fn record_text(level: SoloLevel) -> String {
    let tally = solo_record::tally(level.name());
    let Some(best) = tally.best else { return t(key::PAGE_RECORD_NONE) };
    let best = format!("{best:+}").replace('-', "\u{2212}");
    tf(key::PAGE_RECORD, &[("won", &tally.won), ("played", &tally.played), ("best", &best)])
}
