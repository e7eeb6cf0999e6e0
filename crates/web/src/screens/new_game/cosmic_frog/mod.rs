//! Sets up a game of Cosmic Frog: presets, who plays, how it is played.
//!
//! `draft.rs` is the game being set up as data, `seats.rs` who plays, `options.rs` how. Not here: what is valid (the rules).

mod draft;
mod options;
mod seats;

use super::plan::Plan;
use crate::screens::Head;
use crate::screens::start::start;
use crate::table::icon;
use crate::text::{t, tf, tn};
use cosmic_frog::{Preset, Rules};
use draft::Draft;
use leptos::prelude::*;
use options::Options;
use seats::Frogs;

/// Sets up a game.
#[component]
pub fn NewCosmicFrog(people: usize) -> impl IntoView {
    let draft = RwSignal::new(Draft::new(people.clamp(1, 6)));
    view! {
        <main class="screen plain-screen new-game">
            <Head title=t("page.new.title")/>
            <Presets draft/>
            <div class="new-columns">
                <Frogs draft/>
                <Options draft/>
            </div>
            <Start draft/>
        </main>
    }
}

/// Set-ups with a name.
#[component]
fn Presets(draft: RwSignal<Draft>) -> impl IntoView {
    let chosen = Memo::new(move |_| draft.with(Draft::preset));
    let card = |(picture, preset): (&'static str, Preset)| {
        let name = preset.name();
        view! {
            <button type="button" class="panel preset" data-preset=name aria-pressed=move || (chosen.get() == Some(preset)).to_string()
                on:click=move |_| draft.update(|draft| draft.set_preset(preset))>
                <svg class="preset-art" viewBox="-60 -84 120 148" aria-hidden="true"><use href=format!("#t-{picture}")></use></svg>
                <span><b>{t(&format!("page.new.preset.{name}"))}</b><span>{t(&format!("page.new.preset.{name}.more"))}</span></span>
            </button>
        }
    };
    let pictures = ["meadow", "fracture", "vortex"];
    view! {
        <section class="presets" role="group" aria-label=t("page.new.presets")>
            {pictures.into_iter().zip(Preset::ALL).map(card).collect_view()}
        </section>
    }
}

/// What is about to be played, what speaks against it, and the button.
#[component]
fn Start(draft: RwSignal<Draft>) -> impl IntoView {
    let refused = RwSignal::new(Vec::<String>::new());
    let problems = Memo::new(move |_| draft.with(Draft::problems));
    let go = move |_| {
        let now = draft.get_untracked();
        refused.set(start::<Rules>(now.setup(), now.holders(), now.names()).err().unwrap_or_default());
    };
    let summary = move || {
        draft.with(|draft| {
            if draft.how.solo.is_some() {
                return t("page.new.summary.solo");
            }
            let (frogs, people, bots) = (
                tn("page.new.frogs", draft.count as u32),
                tn("page.new.people", draft.people() as u32),
                tn("page.new.bots", draft.bots() as u32),
            );
            tf("page.new.summary", &[("frogs", &frogs), ("people", &people), ("bots", &bots)])
        })
    };
    let reasons = move || {
        problems.get().into_iter().chain(refused.get()).map(|reason| view! { <li>{reason}</li> }).collect_view()
    };
    let wrong = Memo::new(move |_| !problems.with(Vec::is_empty) || !refused.with(Vec::is_empty));
    view! {
        <div class="new-start panel">
            <div class="new-start-text">
                <p class="new-summary">{summary}</p>
                <p class="new-order">{t("page.new.order")}</p>
            </div>
            <div aria-live="polite" class="new-problems">
                <Show when=move || wrong.get()>
                    <p><b>{t("page.new.problems")}</b></p>
                    <ul>{reasons}</ul>
                </Show>
            </div>
            <button class="button primary start" data-new="start" disabled=move || !problems.with(Vec::is_empty) on:click=go>
                {icon("play")}{t("page.new.start")}
            </button>
        </div>
    }
}
