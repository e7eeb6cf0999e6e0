//! The animation of one step, as far as all games share it: when it plays, its sounds, the button that skips it, and
//! its text for screen readers.

use super::{AnimationClock, PageTransform, TimedEvent};
use crate::settings::settings;
use crate::sound::{self, Sound};
use crate::table::TableTheme;
use crate::table::{Camera, TableModel, Viewing, icon};
use crate::text::{key, t, tf};
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;
use protocol::StepOf;
use std::sync::Arc;
use std::time::Duration;
use tabletop::{Seat, SeatSet};

/// A game whose steps can be animated.
pub trait AnimatedGame: TableTheme {
    /// The plan of a step's animation.
    type AnimationPlan: Send + Sync + 'static;
    /// Returns what is shown of a step, in order.
    fn timeline(&self, step: &StepOf<Self>) -> Vec<TimedEvent<Self::Event>>;
    /// Returns the sound of an event, and its delay in thousandths of the event's time.
    fn sound_of(event: Self::Event) -> Option<(Sound, u32)>;
    /// Plans a step from the position before it; `pixels` is the number of pixels per board unit.
    fn plan_animation(&self, before: &Self::View, step: &StepOf<Self>, pixels: f64) -> Self::AnimationPlan;
    /// Returns how long a planned step takes at normal speed.
    fn duration(plan: &Self::AnimationPlan) -> u32;
}

/// The animation of one step.
#[derive(Clone, Debug)]
pub struct StepAnimation<P> {
    /// Which step, and how long it is shown in milliseconds.
    pub key: (usize, u32),
    /// What it looks like.
    pub plan: P,
    /// Converts board units to pixels of the page.
    pub transform: PageTransform,
    clock: AnimationClock,
}

/// The current animation, if a step is being animated.
pub type CurrentAnimation<P> = Memo<Option<Arc<StepAnimation<P>>>>;

impl<P> PartialEq for StepAnimation<P> {
    fn eq(&self, other: &StepAnimation<P>) -> bool {
        self.key == other.key
    }
}

impl<P> StepAnimation<P> {
    /// Returns how its times become times on this screen.
    pub fn clock(&self) -> AnimationClock {
        self.clock
    }

    /// Returns the variables of the style sheet for when something begins and how long it takes.
    pub fn timing(&self, at: u32, time: u32) -> String {
        self.clock.timing(at, time)
    }

    /// Returns the style of something at the upper edge of the board, with its times.
    pub fn at_the_top(&self, at: u32, time: u32) -> String {
        let [left, top, width, _] = self.transform.stage;
        format!("{};left:{:.0}px;top:{:.0}px", self.timing(at, time), left + width / 2.0, top + 14.0)
    }
}

/// Returns the current animation, unless an earlier point of the game is shown. Plays its sounds, and the Escape key
/// skips it.
pub fn current_animation<G: AnimatedGame>(model: TableModel<G>) -> CurrentAnimation<G::AnimationPlan> {
    let camera = use_context::<Camera>();
    let current = Memo::new(move |_| animation(model, camera));
    Effect::new(move |_| {
        if let Some(animation) = current.get() {
            schedule_sounds(model, &animation);
        }
    });
    let skip = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" && can_skip(model) {
            model.skip_animation();
        }
    });
    on_cleanup(move || skip.remove());
    current
}

fn animation<G: AnimatedGame>(
    model: TableModel<G>,
    camera: Option<Camera>,
) -> Option<Arc<StepAnimation<G::AnimationPlan>>> {
    let key = model.playing.get().filter(|_| model.viewing.get() == Viewing::Latest)?;
    untrack(|| {
        let before = model.view_at(key.0)?;
        let step = told(model, key.0)?;
        let transform = PageTransform::new(camera);
        let plan = model.rules.get_value().plan_animation(&before, &step, transform.scale);
        let clock = AnimationClock { shown: key.1, normal: G::duration(&plan) };
        Some(Arc::new(StepAnimation { key, plan, transform, clock }))
    })
}

fn told<G: AnimatedGame>(model: TableModel<G>, index: usize) -> Option<Arc<StepOf<G>>> {
    model.steps.with_untracked(|steps| steps.get(index).cloned())
}

/// Returns whether there is an animation to skip; a replay has its own controls.
fn can_skip<G: AnimatedGame>(model: TableModel<G>) -> bool {
    !model.replay && model.playing.get_untracked().is_some()
}

/// Schedules the sounds of a step; skipping the step cancels them.
fn schedule_sounds<G: AnimatedGame>(model: TableModel<G>, animation: &StepAnimation<G::AnimationPlan>) {
    let settings = settings();
    if !settings.with_untracked(|settings| settings.sound) {
        return;
    }
    let Some(step) = told(model, animation.key.0) else { return };
    let mut timers: Vec<TimeoutHandle> = Vec::new();
    for timed in model.rules.get_value().timeline(&step) {
        let Some((effect, after)) = G::sound_of(timed.event) else { continue };
        let wait = Duration::from_millis(animation.clock.real(timed.at + timed.time * after / 1000) as u64);
        let sing = move || settings.with_untracked(|settings| sound::play(settings, effect));
        timers.extend(set_timeout_with_handle(sing, wait));
    }
    on_cleanup(move || timers.into_iter().for_each(|timer| timer.clear()));
}

/// The animations over the page: what flies (`sky`, in an SVG), what appears at the upper edge of the board (`boards`),
/// and the button that skips it all. The words of a banner are said once, by the status line.
#[component]
pub fn AnimationOverlay<G: AnimatedGame>(
    model: TableModel<G>,
    current: CurrentAnimation<G::AnimationPlan>,
    /// The words of the step's banner, if it has one.
    words: impl Fn(&G::AnimationPlan) -> Option<String> + Send + Sync + 'static,
    sky: impl Fn(Arc<StepAnimation<G::AnimationPlan>>) -> AnyView + Clone + Send + 'static,
    boards: impl Fn(Arc<StepAnimation<G::AnimationPlan>>) -> AnyView + Clone + Send + 'static,
) -> impl IntoView {
    let said = RwSignal::new(String::new());
    let stage = RwSignal::new([0.0; 4]);
    Effect::new(move |_| {
        let Some(animation) = current.get() else { return };
        stage.set(animation.transform.stage);
        if let Some(words) = words(&animation.plan) {
            said.set(words);
        }
    });
    let playing = Memo::new(move |_| current.get().is_some() && !model.replay);
    let place = move || {
        let [left, top, width, height] = stage.get();
        format!("left:{:.0}px;top:{:.0}px", left + width / 2.0, top + height - 52.0)
    };
    view! {
        <div class=format!("motion-over {}", G::NAME)>
            <svg class="m-sky" aria-hidden="true"><For each=move || current.get() key=|animation| animation.key children=sky/></svg>
            <For each=move || current.get() key=|animation| animation.key children=boards/>
            <p class="sr-only" role="status">{said}</p>
            <Show when=move || playing.get()>
                <button class="button m-skip" data-skip="" style=place on:click=move |_| model.skip_animation()>
                    <span>{t(key::PAGE_MOTION_SKIP)}</span>{icon("chev")}
                </button>
            </Show>
        </div>
    }
}

/// Returns the heading of a turn: "Blue's turn".
pub fn turn_title<G: TableTheme>(model: TableModel<G>, seat: Seat) -> String {
    if model.viewer.get_untracked() == Some(SeatSet::single(seat)) {
        return t(key::PAGE_MOTION_TURN_YOURS);
    }
    tf(key::PAGE_MOTION_TURN, &[("who", &untrack(|| model.name(seat)))])
}
