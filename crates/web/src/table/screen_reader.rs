//! The live region that screen readers announce: the newest sentences, then the prompt.

use super::TableModel;
use crate::table::TableTheme;
use crate::text::messages;
use leptos::prelude::*;

/// The newest sentences, then the prompt.
#[component]
pub fn ScreenReaderStatus<G: TableTheme>(model: TableModel<G>) -> impl IntoView {
    let news = Memo::new(move |_| {
        let last = model.shown.get().checked_sub(1);
        let step = last.and_then(|last| model.steps.with(|steps| steps.get(last).cloned()));
        let (rules, words) = (model.rules.get_value(), messages());
        step.map_or_else(String::new, |step| {
            let sentences = step.events().filter_map(|event| rules.event(event, &words)).map(String::from);
            sentences.collect::<Vec<_>>().join(" ")
        })
    });
    let prompt = Memo::new(move |_| {
        let asked = model.asked();
        if asked.is_empty() {
            return String::new();
        }
        let state = model.state();
        state.map_or_else(String::new, |state| {
            model.rules.with_value(|rules| rules.prompt_to(&state, asked, &messages()).to_string())
        })
    });
    view! {
        <div class="sr-only spoken" aria-live="polite"><p>{news}</p><p>{prompt}</p></div>
    }
}
