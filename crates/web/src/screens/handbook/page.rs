//! The texts of the handbook as elements: sections, rules, results of a search.

use super::marks::{marked, marked_html};

use super::cosmic_frog::{self, dice};
use super::{HandbookReader, element_id, volcanique};
use crate::compiled_games::{COSMIC_FROG, VOLCANIQUE};
use crate::text::{key, t};
use handbook::{RuleEntry, Section};
use leptos::prelude::*;

/// How many results are shown until more are asked for.
const RESULTS: usize = 24;

/// A section with its rules.
#[component]
pub fn SectionView(reader: HandbookReader, section: &'static Section) -> impl IntoView {
    let slug = section.slug.as_str();
    let (id, heading) = (element_id(slug), format!("heading-{slug}"));
    let labelled = heading.clone();
    // The conditions on features are constants, see `compiled_games.rs`.
    let drawn = match reader.book.game.as_str() {
        VOLCANIQUE if cfg!(feature = "volcanique") => volcanique::picture(slug),
        COSMIC_FROG if cfg!(feature = "cosmic-frog") => cosmic_frog::picture(slug),
        _ => None,
    };
    view! {
        <section class="handbook-part" aria-labelledby=labelled>
            <div class="handbook-head" id=id tabindex="-1">
                <h2 id=heading>{section.title.as_str()}</h2>
                {drawn.map(|drawn| view! { <div class="handbook-picture" aria-hidden="true">{drawn}</div> })}
                <div class="handbook-intro" inner_html=section.intro.as_str()></div>
            </div>
            {section.entries.iter().map(|entry| rule(reader, entry, &[])).collect_view()}
        </section>
    }
}

/// What a search finds.
#[component]
pub fn Results(reader: HandbookReader) -> impl IntoView {
    let all = RwSignal::new(false);
    let found = Memo::new(move |_| reader.query.with(|query| reader.book.search(query)));
    let limit = move || if all.get() { usize::MAX } else { RESULTS };
    let more = move || found.with(Vec::len) > limit();
    Effect::new(move |_| {
        reader.query.track();
        all.set(false);
    });
    view! {
        <section class="handbook-part" aria-label=t(key::PAGE_HANDBOOK_RESULTS)>
            <h2 class="sr-only">{t(key::PAGE_HANDBOOK_RESULTS)}</h2>
            {move || {
                let wanted = reader.wanted();
                found.get().into_iter().take(limit()).map(|entry| rule(reader, entry, &wanted)).collect_view()
            }}
            <Show when=move || found.with(Vec::is_empty)><p class="handbook-nothing panel">{t(key::PAGE_HANDBOOK_NOTHING)}</p></Show>
            <Show when=more>
                <button class="button" on:click=move |_| all.set(true)>{t(key::PAGE_HANDBOOK_ALL)}</button>
            </Show>
        </section>
    }
}

/// Shows one rule; its id is its address.
fn rule(reader: HandbookReader, entry: &'static RuleEntry, wanted: &[String]) -> impl IntoView + use<> {
    let searching = !wanted.is_empty();
    // In the results an id would stand in the page twice.
    let id = (!searching).then(|| element_id(&entry.id));
    let aimed = move || !searching && reader.is_target(&entry.id);
    view! {
        <article class="rule panel" class:aimed=aimed id=id tabindex="-1" data-rule=entry.id.as_str()>
            <h3>
                <a class="rule-id" href=reader.href(&entry.id) on:click=move |event| reader.follow(&event, &entry.id)>{highlighted(&entry.id, wanted)}</a>
                <span>{highlighted(&entry.title, wanted)}</span>
                {dice(&entry.id)}
            </h3>
            <div inner_html=marked_html(&entry.html, wanted)></div>
        </article>
    }
}

/// Shows a text with the searched words marked.
fn highlighted(text: &str, wanted: &[String]) -> Vec<AnyView> {
    let piece =
        |(hit, piece): (bool, String)| if hit { view! { <mark>{piece}</mark> }.into_any() } else { piece.into_any() };
    marked(text, wanted).into_iter().map(piece).collect()
}
