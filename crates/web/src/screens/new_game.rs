//! The set-up screens: presets, who plays, which variants. One button starts the game or lists at once everything that
//! is wrong with the set-up.
//!
//! `game_draft.rs` is a game during set-up as data, `seats.rs` asks who plays, `option_fields.rs` has the fields for
//! variants. What only one game has is in its folder. Not here: what is valid (the rules).

mod cosmic_frog;
mod game_draft;
mod option_fields;
mod seats;
mod volcanique;

use super::ScreenHeader;
use super::start_table::start_table;
use crate::compiled_games::{self, COSMIC_FROG, VOLCANIQUE};
use crate::route;
use crate::table::icon;
use crate::text::{key, t};
use game_draft::GameDraft;
use leptos::prelude::*;

/// Sets up a game.
#[component]
pub fn NewGame(game: String) -> impl IntoView {
    let people = route::query_parameter("people").and_then(|count| count.parse().ok()).unwrap_or(1usize);
    match game.as_str() {
        // The conditions are constants, see `compiled_games.rs`.
        VOLCANIQUE if cfg!(feature = "volcanique") => view! { <volcanique::NewVolcanique people/> }.into_any(),
        COSMIC_FROG if cfg!(feature = "cosmic-frog") => view! { <cosmic_frog::NewCosmicFrog people/> }.into_any(),
        _ => {
            let unknown = compiled_games::unknown(&game);
            view! { <main class="screen plain-screen"><ScreenHeader title=t(key::PAGE_HOME_SETUP)/><p class="problem">{unknown}</p></main> }
                .into_any()
        }
    }
}

/// A summary of the game, the objections to it, and the start button.
#[component]
fn StartPanel<P: GameDraft>(draft: RwSignal<P>) -> impl IntoView {
    let refused = RwSignal::new(Vec::<String>::new());
    let problems = Memo::new(move |_| draft.with(P::problems));
    let go = move |_| {
        let (setup, holders, names) = draft.with_untracked(|now| (now.setup(), now.holders(), now.names()));
        refused.set(Vec::new());
        start_table::<P::Game>(setup, holders, names, move |reasons| refused.set(reasons));
    };
    let reasons = move || {
        problems.get().into_iter().chain(refused.get()).map(|reason| view! { <li>{reason}</li> }).collect_view()
    };
    let wrong = Memo::new(move |_| !problems.with(Vec::is_empty) || !refused.with(Vec::is_empty));
    view! {
        <div class="new-start panel">
            <div class="new-start-text">
                <p class="new-summary">{move || draft.with(P::summary)}</p>
                <p class="new-order">{t(&format!("{}-order", P::KEY))}</p>
            </div>
            <div aria-live="polite" class="new-problems">
                <Show when=move || wrong.get()>
                    <p><b>{t(key::PAGE_NEW_PROBLEMS)}</b></p>
                    <ul>{reasons}</ul>
                </Show>
            </div>
            <button class="button primary start" data-new="start" disabled=move || !problems.with(Vec::is_empty) on:click=go>
                {icon("play")}{t(key::PAGE_NEW_START)}
            </button>
        </div>
    }
}
