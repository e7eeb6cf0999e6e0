//! Cosmic Frog on the page: the board and everything round it.
//!
//! `context.rs` holds what all parts share; each part draws from it and nothing else. Not here: legality (asked of the
//! engine), sentences (`wording`).

mod belongings;
mod board;
mod card;
mod chips;
mod choice;
mod combat;
mod context;
mod deck;
mod flight;
mod foretold;
mod motion;
mod own;
pub mod pieces;
mod players;
mod reveal;
mod robo;
pub mod scoring;
mod sheet;
mod strip;
mod table;
mod tray;
mod vault;

pub use card::powers_text;
pub use chips::chip;
pub use context::Context;
pub use motion::pace;
pub use table::Table;

impl crate::table::Drawn for ::cosmic_frog::Rules {
    const SEATS: &'static str = "frog";
    const MARKS: &'static str = "mark";
    const FIGURES: &'static str = "frog";
    const SET_UP: &'static str = "SET-1";
    const FIGHTS: &'static str = "page.log.filter.combats";
}
