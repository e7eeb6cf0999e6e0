//! What must be said besides the question: a grave answer is asked for once more, a refusal names its rule, a notice can
//! be closed.

use super::super::Context;
use super::super::context::Gravity;
use super::label;
use crate::table::Note;
use crate::text::{t, tn};
use leptos::prelude::*;
use volcanique::Move;

/// Confirmation, refusal and notice, whichever there are.
#[component]
pub fn Notes(context: Context) -> impl IntoView {
    let model = context.model;
    view! {
        {move || context.confirm.get().map(|mv| view! { <Confirm context mv/> })}
        {move || context.why.get().map(|text| view! { <Note model text close=move || context.why.set(None)/> })}
        {move || model.notice.get().map(|text| view! { <Note model text close=move || model.notice.set(None)/> })}
    }
}

/// Takes the choice in progress back: a confirmation, a note, what was pointed at, the ghost, what was chosen before.
pub fn cancel(context: Context) {
    if context.confirm.get_untracked().is_some() {
        context.confirm.set(None);
    } else if context.why.get_untracked().is_some() {
        context.why.set(None);
    } else if context.pointed.get_untracked().is_some() {
        context.pointed.set(None);
    } else if context.ghost.get_untracked().is_some() {
        context.ghost.set(None);
    } else if untrack(|| context.can_cancel()) {
        context.cancel_choice();
    } else {
        context.hover.set(None);
    }
}

/// A grave answer, asked for once more.
#[component]
fn Confirm(context: Context, mv: Move) -> impl IntoView {
    let reason = match context.grave(mv) {
        Some(Gravity::Loses(count)) => tn("page.vq.confirm.loses", count),
        _ => t("page.vq.confirm.ends"),
    };
    let what = match mv {
        Move::Place(..) => t("page.vq.confirm.place"),
        Move::Erupt(_) => t("page.vq.confirm.erupt"),
        mv => format!("{}.", label(context, mv)),
    };
    view! {
        <div class="note grave" role="alertdialog" aria-label=what.clone()>
            <p><b>{what.clone()}</b>" "{reason}</p>
            <button class="button primary" data-confirm="" on:click=move |_| context.give(mv)>{t("page.confirm.yes")}</button>
            <button class="button" on:click=move |_| context.confirm.set(None)>{t("page.cancel")}</button>
        </div>
    }
}
