//! Events in motion: how long each takes and how it is drawn while it happens.
//!
//! `pace.rs` gives every event its time, `plan.rs` says what is seen, `scene.rs` draws it on the board, `overlay.rs` over the
//! whole page. While a step is shown the board still draws the position before it; when the step ends everything here is
//! gone and the board draws the position after it.

mod overlay;
mod pace;
mod plan;
mod scene;
#[cfg(test)]
mod tests;

pub use pace::pace;

use super::Context;
use crate::sound::Effect;
use crate::table::motion::{Moving, now};
use leptos::portal::Portal;
use leptos::prelude::*;
use overlay::Overlay;
use pace::Beat;
use plan::{Plan, plan};
use protocol::StepOf;
use scene::BoardScene;
use volcanique::{Event, Rules, View};

/// A step while it is shown.
type Scene = crate::table::motion::Scene<Plan>;

impl Moving for Rules {
    type Plan = Plan;

    fn beats(&self, step: &StepOf<Rules>) -> Vec<Beat> {
        pace::beats(step)
    }

    fn heard(event: Event) -> Option<(Effect, u32)> {
        pace::heard(event)
    }

    fn plan(&self, before: &View, step: &StepOf<Rules>, _: f64) -> Plan {
        plan(self, &before.state, step)
    }

    fn time(plan: &Plan) -> u32 {
        plan.time
    }
}

/// What moves while a step is being shown; drawn inside the board's SVG, over everything else.
#[component]
pub fn MotionLayer(context: Context) -> impl IntoView {
    let now = now(context.model);
    view! {
        <g class="motion" aria-hidden="true">
            <For each=move || now.get() key=|scene| scene.key let:scene><BoardScene context scene/></For>
        </g>
        <Portal><Overlay context now/></Portal>
    }
}
