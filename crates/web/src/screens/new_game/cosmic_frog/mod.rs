//! The set-up screen of Cosmic Frog: presets, who plays, which variants.
//!
//! `draft.rs` is the game during set-up as data, `seats.rs` asks who plays, `options.rs` asks for length and variants.
//! Not here: what is valid (the rules).

mod draft;
mod options;
mod seats;

use super::StartPanel;
use super::option_fields::Presets;
use crate::screens::ScreenHeader;
use crate::text::{key, t};
use cosmic_frog::Preset;
use draft::CosmicFrogDraft;
use leptos::prelude::*;
use options::Options;
use seats::FrogSeats;

/// Sets up a game.
#[component]
pub fn NewCosmicFrog(people: usize) -> impl IntoView {
    let draft = RwSignal::new(CosmicFrogDraft::new(people.clamp(1, 6)));
    let card = |(picture, preset): (&'static str, Preset)| {
        let art = view! { <svg class="preset-art" viewBox="-60 -84 120 148" aria-hidden="true"><use href=format!("#t-{picture}")></use></svg> };
        (preset, preset.name(), art.into_any())
    };
    let cards = ["meadow", "fracture", "vortex"].into_iter().zip(Preset::ALL).map(card).collect();
    view! {
        <main class="screen plain-screen new-game">
            <ScreenHeader title=t(key::PAGE_NEW_TITLE)/>
            <Presets draft cards get=CosmicFrogDraft::preset set=CosmicFrogDraft::set_preset/>
            <div class="new-columns">
                <FrogSeats draft/>
                <Options draft/>
            </div>
            <StartPanel draft/>
        </main>
    }
}
