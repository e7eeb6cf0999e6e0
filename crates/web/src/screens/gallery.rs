//! All tiles, frogs, dice, cards and marks of a game.

use leptos::prelude::*;

/// All tiles, frogs, dice, cards and marks of a game.
#[component]
pub fn Gallery(game: String) -> impl IntoView {
    view! { <main class="screen"></main> }
}
