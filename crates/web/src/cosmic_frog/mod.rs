//! Cosmic Frog on the page: the board and everything around it.
//!
//! `context.rs` holds what all parts share; every part draws only from it. `answer_kind.rs` sorts answers by kind,
//! `board/` draws the Shard, `tray/` the prompt and its answers, `combat/` the screen of a combat, `motion/` the
//! animations, `scoring/` the end. Not here: legality (asked of the engine), sentences (`wording`).

mod action_deck;
mod answer_kind;
pub mod belongings;
mod board;
mod card;
mod chips;
mod combat;
mod context;
mod motion;
mod my_panel;
mod odds_label;
pub mod pieces;
mod player_strip;
mod players;
mod purged_item;
mod reveal;
mod robo_thoughts;
pub mod scoring;
mod sheet;
pub mod solo_game;
mod solo_record;
mod table;
mod tray;
mod vault;

use crate::text::key;
pub use card::powers_text;
pub use chips::chip;
pub use context::Context;
use leptos::prelude::*;
pub use table::Table;
use wording::Unit;

use protocol::StepOf;

impl crate::table::TableTheme for ::cosmic_frog::Rules {
    const SEAT_CLASS_PREFIX: &'static str = "frog";
    const MARK_PREFIX: &'static str = "mark";
    const FIGURE_PREFIX: &'static str = "frog";
    const SET_UP_RULE: &'static str = "SET-1";
    const COMBATS_MESSAGE: &'static str = key::PAGE_LOG_FILTER_COMBATS;

    fn step_duration(&self, step: &StepOf<Self>) -> u32 {
        motion::step_duration(self, step)
    }

    fn unit_icon(unit: Unit) -> AnyView {
        match unit {
            Unit::Oomph => {
                view! { <svg class="crystal" viewBox="0 0 24 34" aria-hidden="true"><use href="#om"></use></svg> }
                    .into_any()
            }
            Unit::Resource(_) => ().into_any(),
        }
    }
}
