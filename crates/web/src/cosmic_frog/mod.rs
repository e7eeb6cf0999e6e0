//! Cosmic Frog on the page: the board and everything round it.
//!
//! `context.rs` holds what all parts share; each part draws from it and nothing else. Not here: legality (asked of the
//! engine), sentences (`wording`).

mod board;
mod choice;
mod combat;
mod context;
mod motion;
mod own;
mod players;
mod scoring;
mod sheet;
mod table;
mod tray;
mod vault;

pub use context::Context;
pub use motion::pace;
pub use table::Table;
