//! Sets up a game.

use leptos::prelude::*;

/// Sets up a game.
#[component]
pub fn NewGame(game: String) -> impl IntoView {
    view! { <main class="screen"></main> }
}
