//! What is mine: Ω, Gullet, card, Vault.

use super::Context;
use leptos::prelude::*;

/// What is mine: Ω, Gullet, card, Vault.
#[component]
pub fn Own(context: Context) -> impl IntoView {
    let _ = context;
    view! { <div></div> }
}
