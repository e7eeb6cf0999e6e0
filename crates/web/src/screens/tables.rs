//! All tables kept on this device.

use leptos::prelude::*;

/// All tables kept on this device.
#[component]
pub fn Tables() -> impl IntoView {
    view! { <main class="screen"></main> }
}
