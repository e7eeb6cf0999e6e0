//! The solo game from the first screen: the level, the record, and one click into a game.

use super::start::start;
use crate::database::LEVEL;
use crate::storage::{self, record};
use crate::text::{t, tf};
use cosmic_frog::{Colour, Level, Rules, Setup};
use protocol::Holder;

/// The level that was chosen last.
pub fn level() -> Level {
    storage::value(LEVEL).and_then(|name| Level::from_name(&name)).unwrap_or(Level::Normal)
}

/// Keeps the level for the next time.
pub fn remember(level: Level) {
    storage::set_value(LEVEL, level.name());
}

/// Starts a game of one frog against three RoboFrogs and goes there; `failed` gets the reason if that does not work.
pub fn play(level: Level, failed: impl Fn(String) + 'static) {
    let mut holders = vec![Holder::Nobody; 4];
    holders[0] = Holder::Person;
    let frogs = vec![Colour::Green, Colour::Purple, Colour::Blue, Colour::Red];
    start::<Rules>(Setup { frogs, ..Setup::solo(level) }, holders, Vec::new(), move |reasons| {
        failed(reasons.join(" "))
    });
}

/// How the games of a level went, in words.
pub fn record(level: Level) -> String {
    let tally = record::tally(level.name());
    let Some(best) = tally.best else { return t("page.record.none") };
    let best = format!("{best:+}").replace('-', "\u{2212}");
    tf("page.record", &[("won", &tally.won), ("played", &tally.played), ("best", &best)])
}
