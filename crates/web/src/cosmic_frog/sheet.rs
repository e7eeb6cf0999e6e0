//! On small screens: tabs for actions, Vault, deck and log.

use super::Context;
use leptos::prelude::*;

/// On small screens: tabs for actions, Vault, deck and log.
#[component]
pub fn Sheet(context: Context) -> impl IntoView {
    let _ = context;
    view! { <div></div> }
}
