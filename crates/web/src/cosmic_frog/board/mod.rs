//! The board: the Shard with its tiles, frogs and targets, and the space round it.

use super::Context;
use leptos::prelude::*;

mod geometry;

pub use geometry::*;

/// The board: the Shard with its tiles, frogs and targets, and the space round it.
#[component]
pub fn Board(context: Context) -> impl IntoView {
    let _ = context;
    view! { <div></div> }
}
