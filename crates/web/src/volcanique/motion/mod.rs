//! The animations of Volcanique: how long each event takes, and how it is drawn while it happens.
//!
//! `timing.rs` gives each event its time, `animation_plan.rs` plans what is visible (the parts of a plan are in
//! `visuals.rs`), `board_animation.rs` draws it on the board, `overlay.rs` over the whole page. While a step is
//! animated, the board still draws the position before it.

mod animation_plan;
mod board_animation;
mod overlay;
#[cfg(test)]
mod tests;
mod timing;
mod visuals;

pub use timing::step_duration;

use super::Context;
use crate::sound::Sound;
use crate::table::motion::{AnimatedGame, current_animation};
use animation_plan::plan;
use board_animation::BoardAnimation;
use leptos::portal::Portal;
use leptos::prelude::*;
use overlay::Overlay;
use protocol::StepOf;
use timing::TimedEvent;
use visuals::AnimationPlan;
use volcanique::{Event, Rules, View};

/// The animation of one step.
type StepAnimation = crate::table::motion::StepAnimation<AnimationPlan>;

impl AnimatedGame for Rules {
    type AnimationPlan = AnimationPlan;

    fn timeline(&self, step: &StepOf<Rules>) -> Vec<TimedEvent> {
        timing::timeline(step)
    }

    fn sound_of(event: Event) -> Option<(Sound, u32)> {
        timing::sound_of(event)
    }

    fn plan_animation(&self, before: &View, step: &StepOf<Rules>, _: f64) -> AnimationPlan {
        plan(self, &before.state, step)
    }

    fn duration(plan: &AnimationPlan) -> u32 {
        plan.time
    }
}

/// What moves while a step is being shown; drawn inside the board's SVG, over everything else.
#[component]
pub fn MotionLayer(context: Context) -> impl IntoView {
    let current = current_animation(context.model);
    view! {
        <g class="motion" aria-hidden="true">
            <For each=move || current.get() key=|animation| animation.key let:animation><BoardAnimation context animation/></For>
        </g>
        <Portal><Overlay context current/></Portal>
    }
}
