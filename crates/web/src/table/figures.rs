//! What the sprites and style sheets of the games call the colour, the mark and the figure of a seat.
//!
//! Both games have colours of the same names that do not look alike, so each has a prefix of its own.

use tabletop::Game;

/// Whether a game is Volcanique; everything else looks like Cosmic Frog.
fn volcanique<G: Game>() -> bool {
    G::NAME == volcanique::Rules::NAME
}

/// The class that brings the colours of a seat.
pub fn seat_class<G: Game>(colour: &str) -> String {
    format!("{}-{colour}", if volcanique::<G>() { "vq" } else { "frog" })
}

/// The rule with which the set-up begins.
pub fn set_up_rule<G: Game>() -> &'static str {
    if volcanique::<G>() { "VQ-SET-1" } else { "SET-1" }
}

/// What the log calls the quarrels of a game.
pub fn fights<G: Game>() -> &'static str {
    if volcanique::<G>() { "page.log.filter.contests" } else { "page.log.filter.combats" }
}

/// The symbol of a seat's mark, drawn in a square of 28.
pub fn mark<G: Game>(colour: &str) -> String {
    format!("{}-{colour}", if volcanique::<G>() { "vq-mark" } else { "mark" })
}

/// The symbol of a seat's figure, which stands on its origin.
pub fn figure<G: Game>(colour: &str) -> String {
    format!("{}-{colour}", if volcanique::<G>() { "vq-critter" } else { "frog" })
}
