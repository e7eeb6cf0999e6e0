//! Notes above the prompt: the confirmation of a grave answer, a refusal with its rule, and notices that can be closed.

use super::super::Context;
use crate::table::Note;
use crate::text::{messages, t};
use leptos::prelude::*;
use wording::GameWording;

/// Confirmation, refusal and notice, whichever there are.
#[component]
pub fn Notes(context: Context) -> impl IntoView {
    let model = context.model;
    view! {
        {move || context.confirm.get().map(|mv| view! { <Confirmation context mv/> })}
        {move || context.why.get().map(|text| view! { <Note model text close=move || context.why.set(None)/> })}
        {move || model.notice.get().map(|text| view! { <Note model text close=move || model.notice.set(None)/> })}
    }
}

/// Cancels the choice in progress: first a confirmation, then a note, then the chosen kind.
pub fn cancel(context: Context) {
    if context.confirm.get_untracked().is_some() {
        context.confirm.set(None);
    } else if context.why.get_untracked().is_some() {
        context.why.set(None);
    } else {
        context.hover.set(None);
        if context.chosen_kind.get_untracked().is_some_and(|group| !group.on_board()) {
            context.chosen_kind.set(None);
        }
    }
}

/// Asks for the confirmation of a grave answer.
#[component]
fn Confirmation(context: Context, mv: cosmic_frog::Move) -> impl IntoView {
    let rules = context.rules();
    let label = context.state.get_untracked().map(|state| rules.answer(&state, mv, &messages())).unwrap_or_default();
    let price = context.price(mv);
    let reason = if price > 0 { t("page.confirm.last-oomph") } else { t("page.confirm.ends-game") };
    view! {
        <div class="note grave" role="alertdialog" aria-label=label.clone()>
            <p><b>{label.clone()}</b>" "{reason}</p>
            <button class="button primary" data-confirm="" on:click=move |_| context.give(mv)>{t("page.confirm.yes")}</button>
            <button class="button" on:click=move |_| context.confirm.set(None)>{t("page.cancel")}</button>
        </div>
    }
}
