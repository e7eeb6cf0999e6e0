//! [`TestedGame`]: what only tests and fuzzing need of a game.

use tabletop::CompleteGame;

/// A game that the laws and the fuzzer can play.
///
/// A game implements this behind its feature `testing`, so that no finished program contains it.
pub trait TestedGame: CompleteGame {
    /// Lists every move that can be written in this game, legal or not.
    fn universe(&self, moves: &mut Vec<Self::Move>);
    /// Counts every piece. The error names what is lost, doubled or in two places.
    fn census(&self, state: &Self::State) -> Result<(), String>;
    /// Like [`TestedGame::census`], in a game that began at a position made by hand.
    ///
    /// A game whose positions may have other pieces than its box compares with the pieces at the start.
    fn census_since(&self, start: &Self::State, state: &Self::State) -> Result<(), String> {
        let _ = start;
        self.census(state)
    }
}
