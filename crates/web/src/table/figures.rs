//! What the sprites and style sheets of a game call the colour, the mark and the figure of a seat, and what else the shared
//! parts of a table have to know of it. Each game says so in its own folder.
//!
//! Games have colours of the same names that do not look alike, so each has prefixes of its own.

use host::HostedGame;

/// A game that has a table on the page.
pub trait Drawn: HostedGame {
    /// What the classes begin with that bring the colours of a seat.
    const SEATS: &'static str;
    /// What the symbols of marks begin with; a mark is drawn in a square of 28.
    const MARKS: &'static str;
    /// What the symbols of figures begin with; a figure stands on its origin.
    const FIGURES: &'static str;
    /// The rule with which the set-up begins.
    const SET_UP: &'static str;
    /// The message that names the quarrels of the game.
    const FIGHTS: &'static str;

    /// The class that brings the colours of a seat.
    fn seat_class(colour: &str) -> String {
        format!("{}-{colour}", Self::SEATS)
    }

    /// The symbol of a seat's mark.
    fn mark(colour: &str) -> String {
        format!("{}-{colour}", Self::MARKS)
    }

    /// The symbol of a seat's figure.
    fn figure(colour: &str) -> String {
        format!("{}-{colour}", Self::FIGURES)
    }
}
