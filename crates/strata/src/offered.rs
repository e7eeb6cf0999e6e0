//! What the binary needs of a game besides its rules and its words. Each game implements it in a module of its own.

use host::Hosted;
use wording::Worded;

/// A game that can be played in the terminal and drawn.
pub trait Offered: Hosted + Worded {
    /// The board as everybody at the table may see it, as SVG.
    fn picture(&self, state: &Self::State, caption: &str, options: &PictureOptions) -> String;
}

/// How a board is drawn.
#[derive(Clone, Copy, Debug, Default)]
pub struct PictureOptions {
    /// Coordinates on every hex.
    pub coordinates: bool,
}
