//! The controls of a replay: a scrubber over all steps, buttons for single steps and turns, playback at a chosen speed,
//! and a new table from any point.
//!
//! Not here: what a step looks like (each game), the steps themselves (`model.rs`).

use super::sentence::Sentence;
use super::{TableModel, icon};
use crate::settings::{Settings, settings};
use crate::table::TableTheme;
use crate::text::{decimal, key, messages, t, tf};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, KeyboardEvent};
use protocol::{BranchPoint, StepOf};
use std::time::Duration;
use tabletop::Seat;
use wording::{Text, Topic};

/// How long a step with a sentence is shown if it has no animation, in milliseconds at speed 1.
const READING_TIME_MS: f64 = 700.0;
/// The speeds, in halves.
const SPEEDS: [u32; 4] = [1, 2, 4, 8];

/// Plays the steps of a replay.
struct ReplayPlayer<G: TableTheme> {
    model: TableModel<G>,
    /// Kept here because timers and key handlers run outside of any component.
    settings: RwSignal<Settings>,
    running: RwSignal<bool>,
    /// In halves: 2 is the speed of the game.
    speed: RwSignal<u32>,
    /// Counts starts and stops, so that the timer of an older run does nothing.
    run: StoredValue<u32>,
}

// Not derived, because a derive would require `G: Copy`.
impl<G: TableTheme> Clone for ReplayPlayer<G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: TableTheme> Copy for ReplayPlayer<G> {}

impl<G: TableTheme> ReplayPlayer<G> {
    fn length(self) -> usize {
        self.model.steps.with(Vec::len)
    }

    fn stop(self) {
        self.run.update_value(|run| *run += 1);
        self.running.set(false);
    }

    /// Stops and shows the position after this many steps.
    fn go(self, moment: usize) {
        self.stop();
        self.model.jump_to(moment.min(untrack(move || self.length())));
    }

    fn by(self, steps: isize) {
        self.go(self.model.shown.get_untracked().saturating_add_signed(steps));
    }

    fn toggle(self) {
        if self.running.get_untracked() {
            // Cut the current animation short.
            return self.go(self.model.shown.get_untracked());
        }
        if self.model.shown.get_untracked() >= untrack(move || self.length()) {
            self.model.jump_to(0);
        }
        self.stop();
        self.running.set(true);
        self.next();
    }

    /// Shows the next step that takes time, skipping steps that show nothing.
    fn next(self) {
        loop {
            let at = self.model.shown.get_untracked();
            let Some(step) = self.model.steps.with_untracked(|steps| steps.get(at).cloned()) else {
                return self.stop();
            };
            let (time, moves) = self.time(&step);
            if time == 0 {
                self.model.shown.set(at + 1);
                continue;
            }
            if moves {
                self.model.playing.set(Some((at, time)));
            }
            let run = self.run.get_value();
            let then = move || {
                // The screen may be gone, or the viewer may have jumped to another step.
                if self.run.try_get_value() == Some(run) && self.model.shown.get_untracked() == at {
                    self.model.playing.set(None);
                    self.model.shown.set(at + 1);
                    self.next();
                }
            };
            return set_timeout(then, Duration::from_millis(u64::from(time)));
        }
    }

    /// Returns how long a step is shown in milliseconds, and whether it is animated.
    fn time(self, step: &StepOf<G>) -> (u32, bool) {
        let rules = self.model.rules.get_value();
        let normal = rules.step_duration(step);
        let halves = f64::from(self.speed.get_untracked());
        let moving = self.settings.get_untracked().duration(normal) > 0;
        let words = messages();
        let told = step.events().any(|event| rules.event(event, &words).is_some());
        let still = if told { READING_TIME_MS } else { 0.0 };
        let time = if moving { f64::from(normal) } else { still };
        ((time * 2.0 / halves) as u32, moving)
    }

    /// Returns the steps at which turns begin, with the seat whose turn it is.
    fn turns(self) -> Vec<(usize, Option<Seat>)> {
        let rules = self.model.rules.get_value();
        let begins = |step: &StepOf<G>| {
            let turn = step.records.iter().find(|record| rules.topic(record.event) == Topic::Turn)?;
            Some(turn.seats.iter().next())
        };
        self.model.steps.with(|steps| {
            steps.iter().enumerate().filter_map(|(at, step)| begins(step).map(|seat| (at + 1, seat))).collect()
        })
    }

    /// Returns the newest sentences up to the current step.
    fn sentence(self) -> Text {
        let (rules, words) = (self.model.rules.get_value(), messages());
        let shown = self.model.shown.get();
        let told = |step: &StepOf<G>| {
            let sentences: Vec<Text> = step.events().filter_map(|event| rules.event(event, &words)).collect();
            (!sentences.is_empty()).then(|| Text::join(sentences, " "))
        };
        let last = self.model.steps.with(|steps| steps.iter().take(shown).rev().find_map(|step| told(step)));
        last.unwrap_or_else(|| t(key::PAGE_REPLAY_START).into())
    }
}

/// The controls of a replay.
#[component]
pub fn ReplayControls<G: TableTheme>(model: TableModel<G>) -> impl IntoView {
    let player = ReplayPlayer {
        model,
        settings: settings(),
        running: RwSignal::new(false),
        speed: RwSignal::new(2),
        run: StoredValue::new(0),
    };
    let turns = Memo::new(move |_| player.turns());
    let handle = window_event_listener(leptos::ev::keydown, move |event| press(player, turns, &event));
    on_cleanup(move || handle.remove());
    // Start after the set-up by chance, as a new table does; the scrubber leads back to it.
    Effect::new(move |begun: Option<bool>| {
        let length = player.length();
        if begun != Some(true) && length > 0 {
            let set_up = model.steps.with_untracked(|steps| steps.iter().take_while(|step| step.by.is_none()).count());
            model.jump_to(if set_up < length { set_up } else { 0 });
        }
        begun == Some(true) || length > 0
    });
    let sentence = Memo::new(move |_| player.sentence());
    let count = move || tf(key::PAGE_REPLAY_COUNT, &[("step", &model.shown.get()), ("all", &player.length())]);
    view! {
        <section class="replay panel" aria-label=t(key::PAGE_REPLAY)>
            <div class="replay-now">
                <span class="chip">{icon("eye")}{t(key::PAGE_REPLAY_EYES)}</span>
                <p class="replay-text">{move || view! { <Sentence model text=sentence.get()/> }}</p>
                <span class="replay-count">{count}</span>
            </div>
            <Scrubber player turns/>
            <div class="replay-row">
                <Buttons player turns/>
                <Speeds player/>
                <button class="button primary replay-branch" disabled=move || model.wait.get().over && model.shown.get() == player.length()
                    on:click=move |_| model.branch(BranchPoint::Moves(model.shown.get_untracked() as u32))>{icon("play")}<span>{t(key::PAGE_REPLAY_BRANCH)}</span></button>
            </div>
            <p class="replay-keys">{t(key::PAGE_REPLAY_KEYS)}</p>
        </section>
    }
}

/// The range over all steps, with a mark where each turn begins.
#[component]
fn Scrubber<G: TableTheme>(player: ReplayPlayer<G>, turns: Memo<Vec<(usize, Option<Seat>)>>) -> impl IntoView {
    let model = player.model;
    let ticks = move || {
        let length = player.length().max(1) as f64;
        let tick = |(moment, seat): (usize, Option<Seat>)| {
            let colour = seat.map_or("nobody", |seat| model.rules.with_value(|rules| rules.seat_name(seat)));
            view! { <i class=format!("tick {}", G::seat_class(colour)) style=format!("left:{:.3}%", moment as f64 * 100.0 / length)></i> }
        };
        turns.get().into_iter().map(tick).collect_view()
    };
    let drag = move |event| player.go(event_target_value(&event).parse().unwrap_or(0));
    let said = move || tf(key::PAGE_REPLAY_COUNT, &[("step", &model.shown.get()), ("all", &player.length())]);
    view! {
        <div class="scrubber">
            <div class="ticks" aria-hidden="true">{ticks}</div>
            <input type="range" min="0" max=move || player.length() prop:value=move || model.shown.get().to_string()
                aria-label=t(key::PAGE_REPLAY_SCRUBBER) aria-valuetext=said on:input=drag
                style=move || format!("--part:{:.3}%", model.shown.get() as f64 * 100.0 / player.length().max(1) as f64)/>
        </div>
    }
}

/// Back and forward by turns and steps, play and pause.
#[component]
fn Buttons<G: TableTheme>(player: ReplayPlayer<G>, turns: Memo<Vec<(usize, Option<Seat>)>>) -> impl IntoView {
    let shown = player.model.shown;
    let at_start = move || shown.get() == 0;
    let at_end = move || shown.get() >= player.length();
    let label = move || t(if player.running.get() { key::PAGE_REPLAY_PAUSE } else { key::PAGE_REPLAY_PLAY });
    view! {
        <div class="replay-buttons" role="group" aria-label=t(key::PAGE_REPLAY_MOVE)>
            <button class="icon-button" data-replay="turn-back" aria-label=t(key::PAGE_REPLAY_TURN_BACK) title=t(key::PAGE_REPLAY_TURN_BACK)
                disabled=at_start on:click=move |_| turn_back(player, turns)>{glyph("M18 5l-7 7 7 7M11 5l-7 7 7 7")}</button>
            <button class="icon-button" data-replay="back" aria-label=t(key::PAGE_REPLAY_BACK) title=t(key::PAGE_REPLAY_BACK)
                disabled=at_start on:click=move |_| player.by(-1)>{glyph("M15 5l-7 7 7 7")}</button>
            <button class="icon-button play" data-replay="play" aria-label=label title=label on:click=move |_| player.toggle()>
                {move || glyph(if player.running.get() { "M8 5v14M16 5v14" } else { "M8 5l11 7-11 7z" })}
            </button>
            <button class="icon-button" data-replay="forward" aria-label=t(key::PAGE_REPLAY_FORWARD) title=t(key::PAGE_REPLAY_FORWARD)
                disabled=at_end on:click=move |_| player.by(1)>{glyph("M9 5l7 7-7 7")}</button>
            <button class="icon-button" data-replay="turn-forward" aria-label=t(key::PAGE_REPLAY_TURN_FORWARD) title=t(key::PAGE_REPLAY_TURN_FORWARD)
                disabled=at_end on:click=move |_| turn_forward(player, turns)>{glyph("M6 5l7 7-7 7M13 5l7 7-7 7")}</button>
        </div>
    }
}

/// The playback speeds.
#[component]
fn Speeds<G: TableTheme>(player: ReplayPlayer<G>) -> impl IntoView {
    let choice = move |halves: u32| {
        let name = tf(key::PAGE_REPLAY_TIMES, &[("speed", &decimal(f64::from(halves) / 2.0))]);
        view! {
            <button class="replay-speed" data-speed=halves aria-pressed=move || (player.speed.get() == halves).to_string()
                on:click=move |_| player.speed.set(halves)>{name}</button>
        }
    };
    view! { <div class="replay-speeds" role="group" aria-label=t(key::PAGE_REPLAY_SPEED)>{SPEEDS.map(choice).collect_view()}</div> }
}

/// Draws an icon from one stroked path.
fn glyph(path: &'static str) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d=path fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"></path>
        </svg>
    }
}

fn turn_back<G: TableTheme>(player: ReplayPlayer<G>, turns: Memo<Vec<(usize, Option<Seat>)>>) {
    let shown = player.model.shown.get_untracked();
    let before =
        turns.with_untracked(|turns| turns.iter().rev().find(|(moment, _)| *moment < shown).map(|(moment, _)| *moment));
    player.go(before.unwrap_or(0));
}

fn turn_forward<G: TableTheme>(player: ReplayPlayer<G>, turns: Memo<Vec<(usize, Option<Seat>)>>) {
    let shown = player.model.shown.get_untracked();
    let after =
        turns.with_untracked(|turns| turns.iter().find(|(moment, _)| *moment > shown).map(|(moment, _)| *moment));
    player.go(after.unwrap_or(usize::MAX));
}

/// Handles keys: Space plays, arrows step, Shift and arrows go by turns, Home and End go to the ends.
fn press<G: TableTheme>(player: ReplayPlayer<G>, turns: Memo<Vec<(usize, Option<Seat>)>>, event: &KeyboardEvent) {
    if event.default_prevented() || event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let tag = target.map(|element| element.tag_name().to_lowercase()).unwrap_or_default();
    let key = event.key();
    // Fields and buttons keep their own keys; the scrubber handles arrows by itself.
    let taken = match tag.as_str() {
        "input" => key != " " && !event.shift_key(),
        "button" | "a" => key == " ",
        "select" | "textarea" => true,
        _ => false,
    };
    if taken {
        return;
    }
    match (key.as_str(), event.shift_key()) {
        (" ", _) => player.toggle(),
        ("ArrowLeft", false) => player.by(-1),
        ("ArrowRight", false) => player.by(1),
        ("ArrowLeft", true) => turn_back(player, turns),
        ("ArrowRight", true) => turn_forward(player, turns),
        ("Home", _) => player.go(0),
        ("End", _) => player.go(usize::MAX),
        _ => return,
    }
    event.prevent_default();
}
