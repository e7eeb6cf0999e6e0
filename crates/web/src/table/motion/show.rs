//! A step while it is shown, the same for every game: the scene, its sounds, the ways to skip it, and what is said of it.

use super::{Beat, Clock, Eye};
use crate::settings::settings;
use crate::sound::{self, Effect as Sound};
use crate::table::Drawn;
use crate::table::{Camera, Model, Moment, icon};
use crate::text::{t, tf};
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;
use protocol::StepOf;
use std::sync::Arc;
use std::time::Duration;
use tabletop::{Seat, SeatSet};

/// How the steps of a game are seen and heard.
pub trait Moving: Drawn {
    /// What a step looks like while it happens.
    type Plan: Send + Sync + 'static;
    /// What is shown of a step, in order.
    fn beats(&self, step: &StepOf<Self>) -> Vec<Beat<Self::Event>>;
    /// What is heard of an event, and when after its beginning (in thousandths of its time).
    fn heard(event: Self::Event) -> Option<(Sound, u32)>;
    /// Plans a step from the position before it, at so many pixels per board unit.
    fn plan(&self, before: &Self::View, step: &StepOf<Self>, pixels: f64) -> Self::Plan;
    /// How long a planned step takes at normal speed.
    fn time(plan: &Self::Plan) -> u32;
}

/// A step while it is shown.
#[derive(Clone, Debug)]
pub struct Scene<P> {
    /// Which step, and how long it is shown in milliseconds.
    pub key: (usize, u32),
    /// What it looks like.
    pub plan: P,
    /// How board units become pixels of the page.
    pub eye: Eye,
    clock: Clock,
}

/// The scene on the screen, if a step is being shown.
pub type Now<P> = Memo<Option<Arc<Scene<P>>>>;

impl<P> PartialEq for Scene<P> {
    fn eq(&self, other: &Scene<P>) -> bool {
        self.key == other.key
    }
}

impl<P> Scene<P> {
    /// How its times become times on this screen.
    pub fn clock(&self) -> Clock {
        self.clock
    }

    /// The variables of the style sheet for when something begins and how long it takes.
    pub fn timing(&self, at: u32, time: u32) -> String {
        self.clock.timing(at, time)
    }

    /// The style of something at the upper edge of the board, with its times.
    pub fn at_the_top(&self, at: u32, time: u32) -> String {
        let [left, top, width, _] = self.eye.stage;
        format!("{};left:{:.0}px;top:{:.0}px", self.timing(at, time), left + width / 2.0, top + 14.0)
    }
}

/// The step that is being shown, unless an earlier moment is looked at. It is heard, and the Escape key skips it.
pub fn now<G: Moving>(model: Model<G>) -> Now<G::Plan> {
    let camera = use_context::<Camera>();
    let now = Memo::new(move |_| scene(model, camera));
    Effect::new(move |_| {
        if let Some(scene) = now.get() {
            make_noise(model, &scene);
        }
    });
    let skip = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" && can_skip(model) {
            model.skip();
        }
    });
    on_cleanup(move || skip.remove());
    now
}

fn scene<G: Moving>(model: Model<G>, camera: Option<Camera>) -> Option<Arc<Scene<G::Plan>>> {
    let key = model.playing.get().filter(|_| model.moment.get() == Moment::Now)?;
    untrack(|| {
        let before = model.view_at(key.0)?;
        let step = told(model, key.0)?;
        let eye = Eye::new(camera);
        let plan = model.rules.get_value().plan(&before, &step, eye.scale);
        let clock = Clock { shown: key.1, normal: G::time(&plan) };
        Some(Arc::new(Scene { key, plan, eye, clock }))
    })
}

fn told<G: Moving>(model: Model<G>, index: usize) -> Option<Arc<StepOf<G>>> {
    model.steps.with_untracked(|steps| steps.get(index).cloned())
}

/// Whether there is anything to be skipped: a replay goes at its person's own speed.
fn can_skip<G: Moving>(model: Model<G>) -> bool {
    !model.replay && model.playing.get_untracked().is_some()
}

/// Sounds at the right moments; those to come are dropped when the step is skipped.
fn make_noise<G: Moving>(model: Model<G>, scene: &Scene<G::Plan>) {
    let settings = settings();
    if !settings.with_untracked(|settings| settings.sound) {
        return;
    }
    let Some(step) = told(model, scene.key.0) else { return };
    let mut timers: Vec<TimeoutHandle> = Vec::new();
    for beat in model.rules.get_value().beats(&step) {
        let Some((effect, after)) = G::heard(beat.event) else { continue };
        let wait = Duration::from_millis(scene.clock.real(beat.at + beat.time * after / 1000) as u64);
        let sing = move || settings.with_untracked(|settings| sound::play(settings, effect));
        timers.extend(set_timeout_with_handle(sing, wait));
    }
    on_cleanup(move || timers.into_iter().for_each(|timer| timer.clear()));
}

/// Everything over the page: what flies (`sky`, in an SVG), what stands at the upper edge of the board (`boards`), and the
/// button that skips it all. The words of a banner are said once, by the status line.
#[component]
pub fn Over<G: Moving>(
    model: Model<G>,
    now: Now<G::Plan>,
    /// The words of the step's banner, if it has one.
    words: impl Fn(&G::Plan) -> Option<String> + Send + Sync + 'static,
    sky: impl Fn(Arc<Scene<G::Plan>>) -> AnyView + Clone + Send + 'static,
    boards: impl Fn(Arc<Scene<G::Plan>>) -> AnyView + Clone + Send + 'static,
) -> impl IntoView {
    let said = RwSignal::new(String::new());
    let stage = RwSignal::new([0.0; 4]);
    Effect::new(move |_| {
        let Some(scene) = now.get() else { return };
        stage.set(scene.eye.stage);
        if let Some(words) = words(&scene.plan) {
            said.set(words);
        }
    });
    let playing = Memo::new(move |_| now.get().is_some() && !model.replay);
    let place = move || {
        let [left, top, width, height] = stage.get();
        format!("left:{:.0}px;top:{:.0}px", left + width / 2.0, top + height - 52.0)
    };
    view! {
        <div class=format!("motion-over {}", G::NAME)>
            <svg class="m-sky" aria-hidden="true"><For each=move || now.get() key=|scene| scene.key children=sky/></svg>
            <For each=move || now.get() key=|scene| scene.key children=boards/>
            <p class="sr-only" role="status">{said}</p>
            <Show when=move || playing.get()>
                <button class="button m-skip" data-skip="" style=place on:click=move |_| model.skip()>
                    <span>{t("page.motion.skip")}</span>{icon("chev")}
                </button>
            </Show>
        </div>
    }
}

/// "Blue's turn".
pub fn turn_of<G: Drawn>(model: Model<G>, seat: Seat) -> String {
    if model.viewer.get_untracked() == Some(SeatSet::single(seat)) {
        return t("page.motion.turn.yours");
    }
    tf("page.motion.turn", &[("who", &untrack(|| model.name(seat)))])
}
