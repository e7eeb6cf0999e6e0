//! What a RoboFrog decides, beside it on the board, while its step is being shown.

use super::geometry::anchor;
use super::hover::over;
use crate::cosmic_frog::Context;
use crate::cosmic_frog::robo::{decision, line};
use crate::table::Camera;
use leptos::prelude::*;

/// The bubble of the RoboFrog that decides. What it says is in the log and in its panel too.
#[component]
pub fn Says(context: Context, camera: Camera) -> impl IntoView {
    let model = context.model;
    let said = Memo::new(move |_| {
        let (at, _) = model.playing.get()?;
        let step = model.steps.with(|steps| steps.get(at).cloned())?;
        let (seat, thoughts) = decision(&context.rules(), &step)?;
        let state = context.view.get()?.state;
        Some((anchor(&state, &context.rules(), seat), thoughts))
    });
    view! {
        <div class="tip-line" aria-hidden="true">
            {move || said.get().map(|(point, thoughts)| view! {
                <ul class="tip says" style=over(camera, point)>{thoughts.into_iter().map(line).collect_view()}</ul>
            })}
        </div>
    }
}
