//! The board: the Shard with its tiles, frogs and targets, and the space round it.

use super::Context;
use leptos::prelude::*;

/// The board: the Shard with its tiles, frogs and targets, and the space round it.
#[component]
pub fn Board(context: Context) -> impl IntoView {
    let _ = context;
    view! { <div></div> }
}
