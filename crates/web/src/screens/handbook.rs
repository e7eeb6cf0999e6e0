//! The handbook of a game, with search; every rule has an address.

use leptos::prelude::*;

/// The handbook of a game, with search; every rule has an address.
#[component]
pub fn Handbook(game: String, rule: Option<String>) -> impl IntoView {
    view! { <main class="screen"></main> }
}
