//! The settings as a screen.

use leptos::prelude::*;

/// The settings as a screen.
#[component]
pub fn SettingsScreen() -> impl IntoView {
    view! { <main class="screen"></main> }
}

/// The settings themselves, for this screen and for the menu of a table.
#[component]
pub fn SettingsPanel() -> impl IntoView {
    view! { <div class="settings"></div> }
}
