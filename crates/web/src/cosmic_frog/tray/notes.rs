//! The confirmation of an answer with serious consequences, and what Escape cancels.

use super::super::Context;
use crate::text::{key, messages, t};
use leptos::prelude::*;
use wording::GameWording;

/// Cancels the choice in progress: first a confirmation, then a note, then the chosen kind.
pub fn cancel(context: Context) {
    if context.confirm.get_untracked().is_some() {
        context.confirm.set(None);
    } else if context.why.get_untracked().is_some() {
        context.why.set(None);
    } else {
        context.hover.set(None);
        if context.chosen_kind.get_untracked().is_some_and(|group| !group.is_on_board()) {
            context.chosen_kind.set(None);
        }
    }
}

/// Asks for the confirmation of a grave answer.
#[component]
pub fn Confirmation(context: Context, mv: cosmic_frog::Move) -> impl IntoView {
    let rules = context.rules();
    let label = context
        .state
        .get_untracked()
        .map(|state| rules.answer(&state, mv, &messages()).to_string())
        .unwrap_or_default();
    let price = context.price(mv);
    let reason = if price > 0 { t(key::PAGE_CONFIRM_LAST_OOMPH) } else { t(key::PAGE_CONFIRM_ENDS_GAME) };
    view! {
        <div class="note grave" role="alertdialog" aria-label=label.clone()>
            <p><b>{label.clone()}</b>" "{reason}</p>
            <button class="button primary" data-confirm="" on:click=move |_| context.give_answer(mv)>{t(key::PAGE_CONFIRM_YES)}</button>
            <button class="button" on:click=move |_| context.confirm.set(None)>{t(key::PAGE_CANCEL)}</button>
        </div>
    }
}
