//! A broken law with everything needed to reproduce it.

use crate::Law;
use std::fmt;

/// A broken law: which, in which game, after which moves, and what differs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrokenLaw {
    /// The law that is broken.
    pub law: Law,
    /// The name of the game.
    pub game: &'static str,
    /// The seed of the suite.
    pub seed: u64,
    /// The number of the game in the suite.
    pub number: u64,
    /// The set-up as JSON.
    pub setup: String,
    /// The moves that led there, in notation.
    pub moves: Vec<String>,
    /// What differs.
    pub difference: String,
    /// The game as a save file that can be opened.
    pub save: String,
}

impl fmt::Display for BrokenLaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "law {} is broken by {}: seed {}, game {}", self.law, self.game, self.seed, self.number)?;
        writeln!(f, "set-up: {}", self.setup)?;
        writeln!(f, "after {} moves:", self.moves.len())?;
        for (index, text) in self.moves.iter().enumerate() {
            writeln!(f, "{:5} {text}", index + 1)?;
        }
        write!(f, "difference: {}", self.difference)
    }
}

impl std::error::Error for BrokenLaw {}
