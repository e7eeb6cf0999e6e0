//! The games of the project: the catalogue, dispatch by name, and scenarios, which are the same for every game.
//!
//! Code that works for every game is generic over the traits of [`tabletop`]; [`with_game!`] chooses the rules type by the
//! name of the game. Not here: rules. Start with [`CATALOGUE`] and [`Scenario`]; a new game is registered in `registry.rs`.

#[macro_use]
mod registry;
mod scenario;

pub use registry::{CATALOGUE, GameInfo, UnknownGame, find, rules};
pub use scenario::{FailedExpectation, Scenario, ScenarioError, ScenarioReport, play_line};

// For `with_game!`, which compares names in crates that need not import the trait.
#[doc(hidden)]
pub use tabletop::Game;
