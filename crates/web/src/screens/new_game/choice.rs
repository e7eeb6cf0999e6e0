//! How a game is played, asked in one way for every game: one of several, on or off, each with a sentence and its rules.

use crate::route::Route;
use crate::text::{t, tf};
use leptos::prelude::*;

/// Links to the rules in the handbook.
#[component]
pub fn RuleLinks(game: &'static str, rules: &'static [&'static str]) -> impl IntoView {
    let link = move |rule: &'static str| {
        let label = tf("page.new.rule", &[("rule", &rule)]);
        view! { <a class="rule-link" target="_blank" aria-label=label href=Route::Handbook(game.into(), Some(rule.into())).href()>{rule}</a> }
    };
    view! { <span class="rule-links">{rules.iter().copied().map(link).collect_view()}</span> }
}

/// One of several, with a sentence for the chosen one. Its words are the messages `key.name` and `key.name.option`.
#[component]
pub fn OneOf<T: Copy + PartialEq + Send + Sync + 'static>(
    game: &'static str,
    key: &'static str,
    name: &'static str,
    rules: &'static [&'static str],
    options: Vec<(T, &'static str)>,
    now: Memo<T>,
    choose: impl Fn(T) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let keys = options.clone();
    let sentence = move || {
        keys.iter().find(|(value, _)| *value == now.get()).map(|(_, option)| t(&format!("{key}.{name}.{option}.more")))
    };
    let option = move |(value, option): (T, &'static str)| {
        view! {
            <label class="segment">
                <input type="radio" name=format!("option-{name}") value=option prop:checked=move || now.get() == value
                    on:change=move |_| choose(value)/>
                <span>{t(&format!("{key}.{name}.{option}"))}</span>
            </label>
        }
    };
    view! {
        <fieldset class="setting" data-option=name>
            <legend>{t(&format!("{key}.{name}"))}<RuleLinks game rules/></legend>
            <div class="segments">{options.into_iter().map(option).collect_view()}</div>
            <p class="option-more" aria-live="polite">{sentence}</p>
        </fieldset>
    }
}

/// On or off, with its sentence.
#[component]
pub fn OnOff(
    game: &'static str,
    key: &'static str,
    name: &'static str,
    rules: &'static [&'static str],
    now: Memo<bool>,
    turn: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    view! {
        <div class="setting switch" data-option=name>
            <label class="check">
                <input type="checkbox" prop:checked=move || now.get() on:change=move |_| turn()/>
                <span><b>{t(&format!("{key}.{name}"))}</b></span>
            </label>
            <RuleLinks game rules/>
            <p class="option-more">{t(&format!("{key}.{name}.more"))}</p>
        </div>
    }
}
