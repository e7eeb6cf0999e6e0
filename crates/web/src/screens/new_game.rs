//! Sets up a game: presets, who plays, how it is played. One button starts it; what speaks against it is told all at once.
//!
//! `plan.rs` is what every game being set up has, as data; `seats.rs` asks who plays, `choice.rs` how. What only one game
//! has is in its folder. Not here: what is valid (the rules).

mod choice;
mod cosmic_frog;
mod plan;
mod seats;
mod volcanique;

use super::Head;
use super::start::{COSMIC_FROG, VOLCANIQUE, start};
use crate::compiled_games;
use crate::route;
use crate::table::icon;
use crate::text::t;
use leptos::prelude::*;
use plan::Plan;

/// Sets up a game.
#[component]
pub fn NewGame(game: String) -> impl IntoView {
    let people = route::parameter("people").and_then(|count| count.parse().ok()).unwrap_or(1usize);
    // The conditions on features are constants, see `compiled_games.rs`.
    if cfg!(feature = "volcanique") && game == VOLCANIQUE {
        return view! { <volcanique::NewVolcanique people/> }.into_any();
    }
    if cfg!(feature = "cosmic-frog") && game == COSMIC_FROG {
        return view! { <cosmic_frog::NewCosmicFrog people/> }.into_any();
    }
    let unknown = compiled_games::unknown(&game);
    view! { <main class="screen plain-screen"><Head title=t("page.home.setup")/><p class="problem">{unknown}</p></main> }.into_any()
}

/// What is about to be played, what speaks against it, and the button.
#[component]
fn Start<P: Plan>(draft: RwSignal<P>) -> impl IntoView {
    let refused = RwSignal::new(Vec::<String>::new());
    let problems = Memo::new(move |_| draft.with(P::problems));
    let go = move |_| {
        let (setup, holders, names) = draft.with_untracked(|now| (now.setup(), now.holders(), now.names()));
        refused.set(Vec::new());
        start::<P::Game>(setup, holders, names, move |reasons| refused.set(reasons));
    };
    let reasons = move || {
        problems.get().into_iter().chain(refused.get()).map(|reason| view! { <li>{reason}</li> }).collect_view()
    };
    let wrong = Memo::new(move |_| !problems.with(Vec::is_empty) || !refused.with(Vec::is_empty));
    view! {
        <div class="new-start panel">
            <div class="new-start-text">
                <p class="new-summary">{move || draft.with(P::summary)}</p>
                <p class="new-order">{t(&format!("{}.order", P::KEY))}</p>
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
