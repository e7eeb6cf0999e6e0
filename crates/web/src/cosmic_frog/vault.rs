//! A Vault: nine slots in three layers, with Siphons, and what each slot would score while something is being stored.

use super::Context;
use leptos::prelude::*;
use tabletop::Seat;

/// The Vault of a frog (or of its team).
#[component]
pub fn Vault(context: Context, seat: Memo<Seat>) -> impl IntoView {
    let _ = (context, seat);
    view! { <div></div> }
}
