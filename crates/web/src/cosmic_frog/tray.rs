//! The prompt directly above its answers.

use super::Context;
use leptos::prelude::*;

/// The prompt directly above its answers.
#[component]
pub fn Tray(context: Context) -> impl IntoView {
    let _ = context;
    view! { <div></div> }
}
