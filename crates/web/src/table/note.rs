//! A sentence that is shown beside the question: a refusal with its rule, or a notice. The player can close it.

use super::TableModel;
use crate::route::Route;
use crate::table::TableTheme;
use crate::text::{t, tf};
use leptos::prelude::*;

/// A sentence that ends with a rule in brackets gets a link to that rule.
#[component]
pub fn Note<G: TableTheme>(model: TableModel<G>, text: String, close: impl Fn() + 'static) -> impl IntoView {
    let (sentence, rule) = split_rule(&text);
    let game = model.saved.with_untracked(|saved| saved.game.clone());
    let link = rule.map(|rule| {
        let href = Route::Handbook(game, Some(rule.clone())).href();
        view! { <a class="rule-link" target="_blank" href=href>{tf(key::PAGE_RULE, &[("rule", &rule)])}</a> }
    });
    view! {
        <div class="note" role="alert">
            <p>{sentence}" "{link}</p>
            <button class="icon-button small" aria-label=t(key::PAGE_CLOSE) on:click=move |_| close()>"×"</button>
        </div>
    }
}

/// Splits `text [RULE-1]` into the text and the rule.
pub fn split_rule(text: &str) -> (String, Option<String>) {
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
