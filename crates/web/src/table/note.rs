//! A sentence that is shown beside the question: a refusal with its rule, or a notice. The player can close it.

use super::TableModel;
use super::sentence::Sentence;
use crate::route::Route;
use crate::table::TableTheme;
use crate::text::{key, t, tf};
use leptos::prelude::*;
use wording::Text;

/// A sentence that ends with a rule in brackets gets a link to that rule.
#[component]
pub fn Note<G: TableTheme>(model: TableModel<G>, text: Text, close: impl Fn() + 'static) -> impl IntoView {
    let (sentence, rule) = text.without_rule();
    let game = model.saved.with_untracked(|saved| saved.game.clone());
    let link = rule.map(|rule| {
        let href = Route::Handbook(game, Some(rule.into())).href();
        view! { <a class="rule-link" target="_blank" href=href>{tf(key::PAGE_RULE, &[("rule", &rule)])}</a> }
    });
    view! {
        <div class="note" role="alert">
            <p><Sentence model text=sentence/>" "{link}</p>
            <button class="icon-button small" aria-label=t(key::PAGE_CLOSE) on:click=move |_| close()>"×"</button>
        </div>
    }
}
