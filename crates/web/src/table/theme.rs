//! `TableTheme`: what the shared parts of a table need to know about a game. Each game implements it in its own folder.
//!
//! Both games have colours with the same names that look different, so each game uses its own prefixes in sprites and
//! style sheets.

use host::HostedGame;
use leptos::prelude::*;
use protocol::StepOf;
use wording::Unit;

/// A game that the page can show: the names of its art, its messages, and how long it shows each step.
pub trait TableTheme: HostedGame {
    /// The prefix of the style classes that set the colours of a seat.
    const SEAT_CLASS_PREFIX: &'static str;
    /// The prefix of the sprite symbols for marks. A mark is drawn in a square of 28 units.
    const MARK_PREFIX: &'static str;
    /// The prefix of the sprite symbols for figures. The feet of a figure are at the origin.
    const FIGURE_PREFIX: &'static str;
    /// The id of the rule with which the set-up begins.
    const SET_UP_RULE: &'static str;
    /// The key of the message that names the game's combats, for the filter of the log.
    const COMBATS_MESSAGE: &'static str;

    /// Returns how long a step is shown, in milliseconds at normal speed; 0 if it shows nothing.
    fn step_duration(&self, step: &StepOf<Self>) -> u32;

    /// Draws what an amount counts.
    fn unit_icon(unit: Unit) -> AnyView;

    /// Returns the style class that sets the colours of a seat.
    fn seat_class(colour: &str) -> String {
        format!("{}-{colour}", Self::SEAT_CLASS_PREFIX)
    }

    /// Returns the sprite symbol of a seat's mark.
    fn mark(colour: &str) -> String {
        format!("{}-{colour}", Self::MARK_PREFIX)
    }

    /// Returns the sprite symbol of a seat's figure.
    fn figure(colour: &str) -> String {
        format!("{}-{colour}", Self::FIGURE_PREFIX)
    }
}
