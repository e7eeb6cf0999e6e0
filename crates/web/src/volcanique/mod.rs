//! Volcanique on the page: the sea with its islands and everything around it.
//!
//! `context.rs` holds what all parts share; every part draws only from it. `answer_kind.rs` sorts answers by kind,
//! `tile_preview.rs` and `lava_odds.rs` say what a tile or a volcano will do, `skipped_turn.rs` explains a turn that
//! passed without a question, `board/` draws the islands, `tray/` the prompt and its answers, `motion/` the animations.
//! Not here: legality (asked of the engine), sentences (`wording`).

mod answer_kind;
mod belongings;
mod board;
mod confirmation;
mod context;
mod lava_odds;
mod motion;
mod moved_land;
mod my_panel;
pub mod pieces;
mod player_strip;
mod players;
mod power_grid;
mod scoring;
mod sheet;
mod skipped_turn;
mod table;
mod tile_drag;
mod tile_preview;
mod tray;

use crate::text::key;
pub use context::{Context, Ghost};
use leptos::prelude::*;
pub use table::Table;
use wording::Unit;

use protocol::StepOf;

impl crate::table::TableTheme for ::volcanique::Rules {
    const SEAT_CLASS_PREFIX: &'static str = "vq";
    const MARK_PREFIX: &'static str = "vq-mark";
    const FIGURE_PREFIX: &'static str = "vq-critter";
    const SET_UP_RULE: &'static str = "VQ-SET-1";
    const COMBATS_MESSAGE: &'static str = key::PAGE_LOG_FILTER_CONTESTS;

    fn step_duration(&self, step: &StepOf<Self>) -> u32 {
        motion::step_duration(step)
    }

    fn unit_icon(unit: Unit) -> AnyView {
        match unit {
            Unit::Resource(name) => view! {
                <svg class="vq-res" style="--width:16px" viewBox="-13 -13 26 26" aria-hidden="true"><use href=format!("#vq-res-{name}")></use></svg>
            }
            .into_any(),
            Unit::Oomph => ().into_any(),
        }
    }
}
