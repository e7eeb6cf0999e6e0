//! What happened, in sentences, each a way back to its moment.

use super::{Model, Moment};
use crate::text::{t, words};
use host::Hosted;
use leptos::prelude::*;

/// The log.
#[component]
pub fn Log<G: Hosted>(model: Model<G>) -> impl IntoView {
    let lines = move || {
        let shown = model.shown.get();
        let words = words();
        model.steps.with(|steps| {
            let told = steps.iter().take(shown).enumerate().rev();
            let lines = told.flat_map(|(at, step)| {
                let sentences = step.events.iter().rev().filter_map(|&event| model.rules.with_value(|rules| rules.event(event, &words)));
                sentences.map(move |line| (at, line)).collect::<Vec<_>>()
            });
            lines.take(60).collect::<Vec<_>>()
        })
    };
    view! {
        <section class="log panel" aria-label=t("page.log")>
            <h2>{t("page.log")}</h2>
            <ol>
                {move || lines().into_iter().map(|(at, line)| view! {
                    <li><button class="log-line" on:click=move |_| model.moment.set(Moment::Past(at + 1))>{line}</button></li>
                }).collect_view()}
            </ol>
        </section>
    }
}
