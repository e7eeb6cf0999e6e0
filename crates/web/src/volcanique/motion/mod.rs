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
use crate::settings::settings;
use crate::sound;
use crate::table::motion::{Clock, Eye};
use crate::table::{Camera, Moment};
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::portal::Portal;
use leptos::prelude::*;
use overlay::Overlay;
use plan::{Plan, plan};
use protocol::StepOf;
use scene::BoardScene;
use std::sync::Arc;
use std::time::Duration;
use volcanique::Rules;

/// A step while it is shown.
#[derive(Clone, Debug)]
pub struct Scene {
    /// Which step, and how long it is shown in milliseconds.
    key: (usize, u32),
    plan: Plan,
    /// How board units become pixels of the page.
    eye: Eye,
}

impl PartialEq for Scene {
    fn eq(&self, other: &Scene) -> bool {
        self.key == other.key
    }
}

impl Scene {
    fn clock(&self) -> Clock {
        Clock { shown: self.key.1, normal: self.plan.time }
    }

    /// The variables of the style sheet for when something begins and how long it takes.
    fn timing(&self, at: u32, time: u32) -> String {
        self.clock().timing(at, time)
    }
}

/// What moves while a step is being shown; drawn inside the board's SVG, over everything else.
#[component]
pub fn MotionLayer(context: Context) -> impl IntoView {
    let camera = use_context::<Camera>();
    let scene = Memo::new(move |_| scene(context, camera));
    Effect::new(move |_| {
        if let Some(scene) = scene.get() {
            make_noise(context, &scene);
        }
    });
    let skip = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" && can_skip(context) {
            context.model.skip();
        }
    });
    on_cleanup(move || skip.remove());
    view! {
        <g class="motion" aria-hidden="true">
            <For each=move || scene.get() key=|scene| scene.key let:scene><BoardScene context scene/></For>
        </g>
        <Portal><Overlay context scene/></Portal>
    }
}

/// The step that is being shown, unless an earlier moment is looked at.
fn scene(context: Context, camera: Option<Camera>) -> Option<Arc<Scene>> {
    let model = context.model;
    let key = model.playing.get().filter(|_| model.moment.get() == Moment::Now)?;
    untrack(|| {
        let before = model.view_at(key.0)?;
        let step = told(context, key.0)?;
        let plan = plan(&context.rules(), &before.state, &step);
        Some(Arc::new(Scene { key, plan, eye: Eye::new(camera) }))
    })
}

fn told(context: Context, index: usize) -> Option<Arc<StepOf<Rules>>> {
    context.model.steps.with_untracked(|steps| steps.get(index).cloned())
}

/// Whether there is anything to be skipped: a replay goes at its person's own speed.
fn can_skip(context: Context) -> bool {
    !context.model.replay && context.model.playing.get_untracked().is_some()
}

/// Sounds at the right moments; those to come are dropped when the step is skipped.
fn make_noise(context: Context, scene: &Scene) {
    let settings = settings();
    if !settings.with_untracked(|settings| settings.sound) {
        return;
    }
    let Some(step) = told(context, scene.key.0) else { return };
    let mut timers: Vec<TimeoutHandle> = Vec::new();
    for beat in pace::beats(&step) {
        let Some((effect, after)) = pace::heard(beat.event) else { continue };
        let wait = Duration::from_millis(scene.clock().real(beat.at + beat.time * after / 1000) as u64);
        let sing = move || settings.with_untracked(|settings| sound::play(settings, effect));
        timers.extend(set_timeout_with_handle(sing, wait));
    }
    on_cleanup(move || timers.into_iter().for_each(|timer| timer.clear()));
}
