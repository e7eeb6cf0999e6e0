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
use super::start::{COSMIC_FROG, VOLCANIQUE};
use crate::route;
use crate::shown;
use crate::text::t;
use leptos::prelude::*;

/// Sets up a game.
#[component]
pub fn NewGame(game: String) -> impl IntoView {
    let people = route::parameter("people").and_then(|count| count.parse().ok()).unwrap_or(1usize);
    // The conditions on features are constants, see `shown.rs`.
    if cfg!(feature = "volcanique") && game == VOLCANIQUE {
        return view! { <volcanique::NewVolcanique people/> }.into_any();
    }
    if cfg!(feature = "cosmic-frog") && game == COSMIC_FROG {
        return view! { <cosmic_frog::NewCosmicFrog people/> }.into_any();
    }
    let unknown = shown::unknown(&game);
    view! { <main class="screen plain-screen"><Head title=t("page.home.setup")/><p class="problem">{unknown}</p></main> }.into_any()
}
