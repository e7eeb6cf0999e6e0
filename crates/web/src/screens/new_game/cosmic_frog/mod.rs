//! Sets up a game of Cosmic Frog: presets, who plays, how it is played.
//!
//! `draft.rs` is the game being set up as data, `seats.rs` who plays, `options.rs` how. Not here: what is valid (the rules).

mod draft;
mod options;
mod seats;

use super::Start;
use super::choice::Presets;
use crate::screens::Head;
use crate::text::t;
use cosmic_frog::Preset;
use draft::Draft;
use leptos::prelude::*;
use options::Options;
use seats::Frogs;

/// Sets up a game.
#[component]
pub fn NewCosmicFrog(people: usize) -> impl IntoView {
    let draft = RwSignal::new(Draft::new(people.clamp(1, 6)));
    let card = |(picture, preset): (&'static str, Preset)| {
        let art = view! { <svg class="preset-art" viewBox="-60 -84 120 148" aria-hidden="true"><use href=format!("#t-{picture}")></use></svg> };
        (preset, preset.name(), art.into_any())
    };
    let cards = ["meadow", "fracture", "vortex"].into_iter().zip(Preset::ALL).map(card).collect();
    view! {
        <main class="screen plain-screen new-game">
            <Head title=t("page.new.title")/>
            <Presets draft cards get=Draft::preset set=Draft::set_preset/>
            <div class="new-columns">
                <Frogs draft/>
                <Options draft/>
            </div>
            <Start draft/>
        </main>
    }
}
