//! Events in motion: how long each takes and how it is drawn while it happens.

use super::Context;
use cosmic_frog::Rules;
use leptos::prelude::*;
use protocol::StepOf;

/// How long a step is shown at normal speed, in milliseconds; 0 for what shows nothing.
pub fn pace(_: &Rules, step: &StepOf<Rules>) -> u32 {
    if step.events.is_empty() { 0 } else { 350 }
}

/// What moves while a step is being shown; drawn inside the board's SVG, over the tiles.
#[component]
pub fn MotionLayer(context: Context) -> impl IntoView {
    let _ = context;
    view! { <g></g> }
}
