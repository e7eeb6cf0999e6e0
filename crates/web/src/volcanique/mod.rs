//! Volcanique on the page: the sea with its islands and everything round it.
//!
//! `context.rs` holds what all parts share; each part draws from it and nothing else. `aim.rs` says what an answer points at,
//! `laying.rs` and `odds.rs` what a tile or a volcano will do, `passed.rs` why a turn went by. Not here: legality (asked of the engine), sentences (`wording`).

mod aim;
mod belongings;
mod board;
mod carry;
mod context;
mod grave;
mod grid;
mod laying;
mod motion;
mod odds;
mod own;
mod passed;
pub mod pieces;
mod players;
mod scoring;
mod sheet;
mod shift;
mod table;
mod tray;

pub use context::{Context, Ghost};
pub use motion::pace;
pub use table::Table;

impl crate::table::Drawn for ::volcanique::Rules {
    const SEATS: &'static str = "vq";
    const MARKS: &'static str = "vq-mark";
    const FIGURES: &'static str = "vq-critter";
    const SET_UP: &'static str = "VQ-SET-1";
    const FIGHTS: &'static str = "page.log.filter.contests";
}
