//! Sets up a game: presets, who plays, how it is played. One button starts it; what speaks against it is told all at once.
//!
//! `draft.rs` is a game of Cosmic Frog being set up as data, `seats.rs` who plays, `options.rs` how; Volcanique has a folder of
//! its own. Not here: what is valid (the rules).

mod choice;
mod draft;
mod options;
mod seats;
mod volcanique;

use super::Head;
use super::start::{COSMIC_FROG, VOLCANIQUE, start};
use crate::route;
use crate::shown;
use crate::table::icon;
use crate::text::{t, tf, tn};
use cosmic_frog::{Preset, Rules};
use draft::{Draft, Who};
use leptos::prelude::*;
use options::Options;
use seats::Seats;

/// Sets up a game.
#[component]
pub fn NewGame(game: String) -> impl IntoView {
    // The conditions on features are constants, see `shown.rs`.
    if cfg!(feature = "volcanique") && game == VOLCANIQUE {
        return view! { <volcanique::NewVolcanique/> }.into_any();
    }
    if !cfg!(feature = "cosmic-frog") || game != COSMIC_FROG {
        let unknown = shown::unknown(&game);
        return view! { <main class="screen plain-screen"><Head title=t("page.home.setup")/><p class="problem">{unknown}</p></main> }.into_any();
    }
    let people = route::parameter("people").and_then(|count| count.parse().ok()).unwrap_or(1usize);
    let draft = RwSignal::new(Draft::new(people.clamp(1, 6)));
    view! {
        <main class="screen plain-screen new-game">
            <Head title=t("page.new.title")/>
            <Presets draft/>
            <div class="new-columns">
                <Seats draft/>
                <Options draft/>
            </div>
            <Start draft/>
        </main>
    }
    .into_any()
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
            let seats = 0..draft.count;
            let people =
                seats.filter(|&seat| draft.chairs[seat].who == Who::Person && draft.root(seat) == seat).count();
            if draft.how.solo.is_some() {
                return t("page.new.summary.solo");
            }
            let bots = draft.chairs[..draft.count].iter().filter(|chair| chair.who != Who::Person).count();
            let (frogs, people, bots) = (
                tn("page.new.frogs", draft.count as u32),
                tn("page.new.people", people as u32),
                tn("page.new.bots", bots as u32),
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
