//! The solo game from the first screen: the level, the record, and one click into a game.

use super::start::start;
use crate::storage::{self, record};
use crate::text::{t, tf};
use cosmic_frog::{Colour, Level, Rules, Setup};
use protocol::Holder;

/// Where the level that was chosen last is kept.
const KEY: &str = "strata.level";

/// The level that was chosen last.
pub fn level() -> Level {
    storage::get(KEY).and_then(|name| Level::from_name(&name)).unwrap_or(Level::Normal)
}

/// Keeps the level for the next time; a browser that keeps nothing asks again.
pub fn remember(level: Level) {
    let _ = storage::set(KEY, level.name());
}

/// Starts a game of one frog against three RoboFrogs and goes there.
pub fn play(level: Level) -> Result<(), String> {
    let mut holders = vec![Holder::Nobody; 4];
    holders[0] = Holder::Person;
    let frogs = vec![Colour::Green, Colour::Purple, Colour::Blue, Colour::Red];
    start::<Rules>(Setup { frogs, ..Setup::solo(level) }, holders, Vec::new()).map_err(|reasons| reasons.join(" "))
}

/// How the games of a level went, in words.
pub fn record(level: Level) -> String {
    let tally = record::tally(level.name());
    let Some(best) = tally.best else { return t("page.record.none") };
    let best = format!("{best:+}").replace('-', "\u{2212}");
    tf("page.record", &[("won", &tally.won), ("played", &tally.played), ("best", &best)])
}
