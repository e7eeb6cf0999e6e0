//! The chips of Find Muck: how a chip looks, and the two questions about chips.
//!
//! `arrange.rs` asks a player to arrange their own chips, `pick.rs` to pick chips of another frog; both appear in the
//! tray for a raid and in the combat screen for a combat. The page knows only the chips that the view shows. Not here:
//! the rows of chips beside the frogs (`combat/chip_tray.rs`).

mod arrange;
mod pick;

pub use arrange::{ArrangeChips, prompt};
pub use pick::PickChips;

use super::Context;
use super::pieces::frog_class;
use super::tray::AnswerButton;
use cosmic_frog::{Colour, Move};
use leptos::prelude::*;

/// Draws a chip: its number and as many dots, or its back with the mark of its frog.
pub fn chip(colour: Colour, value: Option<u8>) -> AnyView {
    let dots = |value: u8| {
        let middle = f32::from(value.saturating_sub(1)) / 2.0;
        (0..value)
            .map(|at| view! { <circle class="chip-dot" cx=(f32::from(at) - middle) * 8.0 cy="19" r="2.6"></circle> })
            .collect_view()
    };
    let inside = match value {
        Some(value) => view! { <text class="chip-number" y="11" text-anchor="middle">{value}</text>{dots(value)} }.into_any(),
        None => view! { <use class="chip-mark" href=format!("#mark-{}", colour.name()) x="-17" y="-17" width="34" height="34"></use> }
            .into_any(),
    };
    let class = format!("chip-art {} {}", frog_class(colour), if value.is_some() { "face" } else { "back" });
    view! {
        <svg class=class viewBox="-46 -46 92 98" aria-hidden="true">
            <ellipse class="chip-shade" cy="12" rx="41" ry="38"></ellipse>
            <circle class="chip-edge" cy="8" r="40"></circle>
            <circle class="chip-rim" r="40"></circle>
            <circle class="chip-notches" r="34.5"></circle>
            <circle class="chip-plate" r="27.5"></circle>
            <circle class="chip-line" r="27.5"></circle>
            {inside}
        </svg>
    }
    .into_any()
}

/// The other answers of the question, such as revealing a card.
#[component]
fn OtherAnswers(context: Context, except: fn(Move) -> bool) -> impl IntoView {
    let answers = context.answers.get_untracked().into_iter().filter(|&mv| !except(mv));
    view! { {answers.map(|mv| view! { <AnswerButton context mv/> }).collect_view()} }
}
