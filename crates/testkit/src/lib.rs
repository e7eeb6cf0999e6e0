//! Laws that every game must keep, checked on random games, and golden games that people can read.
//!
//! A game passes all laws in one line:
//!
//! ```
//! use std::sync::Arc;
//! use testkit::{Suite, toy};
//! let report = Suite { games: 20, thorough: 2, ..Suite::default() }.run(|number| Arc::new(toy::rules(number)));
//! println!("{report}");
//! ```
//!
//! Not here: any real game, and anything a finished program needs; this crate serves tests, fuzzing and build tasks only.
//! Start with [`Suite`], then [`laws`] (each law is a function that can be called on one position), then [`twin`] (what
//! must not leak), [`golden`] and the [`toy`] game whose planted faults prove that every law catches what it should.

mod allocation;
mod broken_law;
mod game_from_position;
pub mod golden;
pub mod json_names;
mod law;
mod law_run;
pub mod laws;
mod random;
mod report;
mod suite;
mod tested_game;
pub mod toy;
pub mod twin;
mod variants;

pub use allocation::allocates_nothing;
pub use broken_law::BrokenLaw;
pub use game_from_position::GameFromPosition;
pub use law::{Law, Laws};
pub use random::Random;
pub use report::{LabelCounts, PlayedStep, SuiteReport};
pub use suite::Suite;
pub use tested_game::TestedGame;
