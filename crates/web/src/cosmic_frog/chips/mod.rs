//! The chips of Find Muck: how they look, how a person lays its own out and picks those of another.
//!
//! `lay.rs` and `pick.rs` are the two questions, in the tray for a raid and before the board for a combat. What lies where is
//! known to the page only as far as the view tells it. Not here: the rows of chips beside the frogs (`combat/row.rs`).

mod lay;
mod pick;

pub use lay::{Lay, prompt};
pub use pick::Pick;

use super::Context;
use super::pieces::frog_class;
use super::tray::Answer;
use cosmic_frog::{Colour, Move};
use leptos::prelude::*;

/// One chip: its number and as many dots, or its back with the mark of its frog.
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

/// What else may be answered meanwhile: a card turned up, a Barren eaten.
#[component]
fn Others(context: Context, except: fn(Move) -> bool) -> impl IntoView {
    let answers = context.answers.get_untracked().into_iter().filter(|&mv| !except(mv));
    view! { {answers.map(|mv| view! { <Answer context mv/> }).collect_view()} }
}
