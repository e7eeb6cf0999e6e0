//! What is read out to somebody who does not see the table.

use super::Model;
use crate::table::Drawn;
use crate::text::words;
use leptos::prelude::*;

/// The newest sentences, then what is asked.
#[component]
pub fn Spoken<G: Drawn>(model: Model<G>) -> impl IntoView {
    let news = Memo::new(move |_| {
        let last = model.shown.get().checked_sub(1);
        let step = last.and_then(|last| model.steps.with(|steps| steps.get(last).cloned()));
        let (rules, words) = (model.rules.get_value(), words());
        step.map_or_else(String::new, |step| {
            let sentences = step.events().filter_map(|event| rules.event(event, &words));
            sentences.collect::<Vec<_>>().join(" ")
        })
    });
    let prompt = Memo::new(move |_| {
        let asked = model.asked();
        if asked.is_empty() {
            return String::new();
        }
        let state = model.state();
        state.map_or_else(String::new, |state| model.rules.with_value(|rules| rules.prompt_to(&state, asked, &words())))
    });
    view! {
        <div class="sr-only spoken" aria-live="polite"><p>{news}</p><p>{prompt}</p></div>
    }
}
