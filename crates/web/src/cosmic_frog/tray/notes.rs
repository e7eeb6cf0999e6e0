//! What must be said besides the question: a grave answer is asked for once more, a refusal names its rule, a notice can
//! be closed.

use super::super::Context;
use crate::route::Route;
use crate::text::{t, tf, words};
use leptos::prelude::*;
use wording::Worded;

/// Confirmation, refusal and notice, whichever there are.
#[component]
pub fn Notes(context: Context) -> impl IntoView {
    let model = context.model;
    view! {
        {move || context.confirm.get().map(|mv| view! { <Confirm context mv/> })}
        {move || context.why.get().map(|text| view! { <Note text close=move || context.why.set(None)/> })}
        {move || model.notice.get().map(|text| view! { <Note text close=move || model.notice.set(None)/> })}
    }
}

/// Takes the choice in progress back: first a confirmation, then a note, then the chosen kind.
pub fn cancel(context: Context) {
    if context.confirm.get_untracked().is_some() {
        context.confirm.set(None);
    } else if context.why.get_untracked().is_some() {
        context.why.set(None);
    } else {
        context.hover.set(None);
        if context.group.get_untracked().is_some_and(|group| !group.on_board()) {
            context.group.set(None);
        }
    }
}

/// A grave answer, asked for once more.
#[component]
fn Confirm(context: Context, mv: cosmic_frog::Move) -> impl IntoView {
    let rules = context.rules();
    let label = context.state.get_untracked().map(|state| rules.answer(&state, mv, &words())).unwrap_or_default();
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

/// A sentence that ends with a rule in brackets gets a link to that rule.
#[component]
fn Note(text: String, close: impl Fn() + 'static) -> impl IntoView {
    let (sentence, rule) = split_rule(&text);
    let link = rule.map(|rule| {
        let href = Route::Handbook("cosmic-frog".into(), Some(rule.clone())).href();
        view! { <a class="rule-link" target="_blank" href=href>{tf("page.rule", &[("rule", &rule)])}</a> }
    });
    view! {
        <div class="note" role="alert">
            <p>{sentence}" "{link}</p>
            <button class="icon-button small" aria-label=t("page.close") on:click=move |_| close()>"×"</button>
        </div>
    }
}

/// Splits `text [RULE-1]` into the text and the rule.
fn split_rule(text: &str) -> (String, Option<String>) {
    let rule = text.trim_end().strip_suffix(']').and_then(|text| text.rsplit_once('['));
    match rule {
        Some((sentence, rule)) if !rule.contains(' ') => (sentence.trim_end().to_string(), Some(rule.to_string())),
        _ => (text.to_string(), None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rule_behind_a_sentence_is_found() {
        assert_eq!(split_rule("Too far. [LEAP-1]"), ("Too far.".into(), Some("LEAP-1".into())));
        assert_eq!(split_rule("Too far."), ("Too far.".into(), None));
    }
}
