//! The first screen.

use leptos::prelude::*;

/// The first screen.
#[component]
pub fn Home() -> impl IntoView {
    view! { <main class="screen"></main> }
}
