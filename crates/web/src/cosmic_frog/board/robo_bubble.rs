//! The speech bubble of a RoboFrog on the board, while the step of its decision is shown.

use super::geometry::standing_point;
use super::hover::over;
use crate::cosmic_frog::Context;
use crate::cosmic_frog::motion::step_duration;
use crate::cosmic_frog::robo_thoughts::{line, robo_decision};
use crate::table::Camera;
use cosmic_frog::Event;
use leptos::prelude::*;

/// How long the banner of a turn is shown before the bubble, in milliseconds at normal speed.
const BANNER: u32 = 800;

/// The bubble of the RoboFrog that decides. Its text is in the log and in its panel too.
#[component]
pub fn RoboBubble(context: Context, camera: Camera) -> impl IntoView {
    let model = context.model;
    let said = Memo::new(move |_| {
        let (at, time) = model.playing.get()?;
        let step = model.steps.with(|steps| steps.get(at).cloned())?;
        let (seat, thoughts) = robo_decision(&context.rules(), &step)?;
        let state = context.view.get()?.state;
        // The banner of the turn could cover the bubble, so wait for it.
        let turned = step.events().any(|event| matches!(event, Event::Turned { .. }));
        let wait = if turned { BANNER * time / step_duration(&context.rules(), &step).max(1) } else { 0 };
        Some((standing_point(&state, &context.rules(), seat), wait, thoughts))
    });
    view! {
        <div class="tip-line" aria-hidden="true">
            {move || said.get().map(|(point, wait, thoughts)| view! {
                <ul class="tip says" style=format!("{};animation-delay:{wait}ms", over(camera, point))>{thoughts.into_iter().map(line).collect_view()}</ul>
            })}
        </div>
    }
}
