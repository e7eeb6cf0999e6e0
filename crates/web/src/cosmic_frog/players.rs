//! The other frogs: panels on the left, a strip on a phone.

use super::Context;
use leptos::prelude::*;

/// The other frogs: panels on the left, a strip on a phone.
#[component]
pub fn Players(context: Context) -> impl IntoView {
    let _ = context;
    view! { <div></div> }
}
