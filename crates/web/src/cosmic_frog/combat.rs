//! The combat in front of the board, with the odds of every answer.

use super::Context;
use leptos::prelude::*;

/// The combat in front of the board, with the odds of every answer.
#[component]
pub fn Combat(context: Context) -> impl IntoView {
    let _ = context;
    view! { <div></div> }
}
