//! The end of the game: scores line by line.

use super::Context;
use leptos::prelude::*;

/// The end of the game: scores line by line.
#[component]
pub fn Scoring(context: Context) -> impl IntoView {
    let _ = context;
    view! { <div></div> }
}
