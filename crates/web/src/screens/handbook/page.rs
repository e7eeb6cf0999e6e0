//! The texts of the handbook as elements: sections, rules, results of a search.

use super::markdown::{Block, Span, marked, read};
use super::picture::{dice, picture};
use super::{Reader, element_id, volcanique};
use crate::screens::start::{COSMIC_FROG, VOLCANIQUE};
use crate::text::t;
use leptos::prelude::*;
use wording::handbook::{self, Entry, Section};

/// How many results are shown until more are asked for.
const RESULTS: usize = 24;

/// A section with its rules.
#[component]
pub fn Part(reader: Reader, section: Section) -> impl IntoView {
    let slug = section.slug();
    let (id, heading) = (element_id(&slug), format!("heading-{slug}"));
    let labelled = heading.clone();
    // The conditions on features are constants, see `shown.rs`.
    let drawn = match reader.book.game() {
        VOLCANIQUE if cfg!(feature = "volcanique") => volcanique::picture(&slug),
        COSMIC_FROG if cfg!(feature = "cosmic-frog") => picture(&slug),
        _ => None,
    };
    view! {
        <section class="handbook-part" aria-labelledby=labelled>
            <div class="handbook-head" id=id tabindex="-1">
                <h2 id=heading>{section.title}</h2>
                {drawn.map(|drawn| view! { <div class="handbook-picture" aria-hidden="true">{drawn}</div> })}
                <div class="handbook-intro">{blocks(reader, section.intro, &[])}</div>
            </div>
            {section.entries.iter().map(|&entry| rule(reader, entry, Vec::new())).collect_view()}
        </section>
    }
}

/// What a search finds.
#[component]
pub fn Results(reader: Reader) -> impl IntoView {
    let all = RwSignal::new(false);
    let found = Memo::new(move |_| reader.query.with(|query| reader.book.search(query)));
    let limit = move || if all.get() { usize::MAX } else { RESULTS };
    let more = move || found.with(Vec::len) > limit();
    Effect::new(move |_| {
        reader.query.track();
        all.set(false);
    });
    view! {
        <section class="handbook-part" aria-label=t("page.handbook.results")>
            <h2 class="sr-only">{t("page.handbook.results")}</h2>
            {move || {
                let wanted = reader.wanted();
                found.get().into_iter().take(limit()).map(|entry| rule(reader, entry, wanted.clone())).collect_view()
            }}
            <Show when=move || found.with(Vec::is_empty)><p class="handbook-nothing panel">{t("page.handbook.nothing")}</p></Show>
            <Show when=more>
                <button class="button" on:click=move |_| all.set(true)>{t("page.handbook.all")}</button>
            </Show>
        </section>
    }
}

/// One rule; its id is its address.
fn rule(reader: Reader, entry: Entry, wanted: Vec<String>) -> impl IntoView {
    let searching = !wanted.is_empty();
    // In the results an id would stand in the page twice.
    let id = (!searching).then(|| element_id(entry.id));
    let aimed = move || !searching && reader.is_target(entry.id);
    view! {
        <article class="rule panel" class:aimed=aimed id=id tabindex="-1" data-rule=entry.id>
            <h3>
                <a class="rule-id" href=reader.href(entry.id) on:click=move |event| reader.follow(&event, entry.id)>{highlighted(entry.id, &wanted)}</a>
                <span>{highlighted(entry.title, &wanted)}</span>
                {dice(entry.id)}
            </h3>
            {blocks(reader, entry.text, &wanted)}
        </article>
    }
}

fn blocks(reader: Reader, text: &str, wanted: &[String]) -> Vec<AnyView> {
    read(text).into_iter().map(|block| drawn(reader, block, wanted)).collect()
}

fn drawn(reader: Reader, block: Block, wanted: &[String]) -> AnyView {
    let run = |spans: Vec<Span>| spans.into_iter().map(|span| inline(reader, span, wanted)).collect_view();
    match block {
        Block::Paragraph(spans) => view! { <p>{run(spans)}</p> }.into_any(),
        Block::List { numbered, points } => {
            let points = points.into_iter().map(|point| view! { <li>{run(point)}</li> }).collect_view();
            if numbered { view! { <ol>{points}</ol> }.into_any() } else { view! { <ul>{points}</ul> }.into_any() }
        }
        Block::Table(rows) => {
            let mut rows = rows.into_iter();
            let head = rows.next().unwrap_or_default();
            let head = head.into_iter().map(|cell| view! { <th scope="col">{run(cell)}</th> }).collect_view();
            let row = |row: Vec<Vec<Span>>| {
                view! { <tr>{row.into_iter().map(|cell| view! { <td>{run(cell)}</td> }).collect_view()}</tr> }
            };
            let body = rows.map(row).collect_view();
            view! { <div class="rule-table"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div> }
                .into_any()
        }
    }
}

fn inline(reader: Reader, span: Span, wanted: &[String]) -> AnyView {
    match span {
        Span::Text(text) => highlighted(&text, wanted).into_any(),
        Span::Bold(spans) => {
            let inside = spans.into_iter().map(|span| inline(reader, span, wanted)).collect_view();
            view! { <strong>{inside}</strong> }.into_any()
        }
        Span::Code(code) => view! { <code>{code}</code> }.into_any(),
        Span::Rule(id) => {
            let title = handbook::entry(id).map(|entry| entry.title);
            view! { <a class="rule-ref" href=reader.href(id) title=title on:click=move |event| reader.follow(&event, id)>{id}</a> }.into_any()
        }
        Span::Link(text, address) => view! { <a href=address target="_blank" rel="noopener">{text}</a> }.into_any(),
    }
}

/// A text with the words looked for marked.
fn highlighted(text: &str, wanted: &[String]) -> Vec<AnyView> {
    if wanted.is_empty() {
        return vec![text.to_string().into_any()];
    }
    let piece =
        |(hit, piece): (bool, String)| if hit { view! { <mark>{piece}</mark> }.into_any() } else { piece.into_any() };
    marked(text, wanted).into_iter().map(piece).collect()
}
