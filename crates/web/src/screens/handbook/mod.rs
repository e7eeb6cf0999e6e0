//! The handbook of a game, with search; every rule and every section has an address.
//!
//! `fetch.rs` fetches the texts, `page.rs` shows them, `marks.rs` marks what was looked for, a file per game illustrates. Not
//! here: the texts (`handbook/` in the root) and the search (the crate `handbook`).

mod address;
mod cosmic_frog;
mod fetch;
mod marks;
mod page;
mod volcanique;

use crate::compiled_games;
use crate::route::Route;
use crate::screens::staged_build::build_in_turn;
use crate::table::icon;
use crate::text::{key, t, tf, tn};
use handbook::{Book, Section};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement, MouseEvent};
use page::{Results, SectionView};

/// What all parts of the open handbook share. It is `Copy`, so that closures can capture it.
#[derive(Clone, Copy)]
struct HandbookReader {
    book: &'static Book,
    /// The rule or section that was opened by its address.
    target: RwSignal<Option<String>>,
    /// What is looked for.
    query: RwSignal<String>,
    /// The rule or section that was scrolled to last.
    shown: StoredValue<Option<String>>,
}

impl HandbookReader {
    fn href(self, place: &str) -> String {
        Route::Handbook(self.book.game.clone(), Some(place.into())).href()
    }

    /// Opens a rule or section from a link; a click that wants another tab is left to the browser.
    fn follow(self, event: &MouseEvent, place: &str) {
        if event.ctrl_key() || event.meta_key() || event.shift_key() || event.button() != 0 {
            return;
        }
        event.prevent_default();
        self.open(place);
    }

    /// Opens the rule whose link in a text was clicked, if it was one.
    fn follow_text(self, event: &MouseEvent) {
        let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let link = element.and_then(|element| element.closest("a.rule-ref").ok().flatten());
        if let Some(rule) = link.and_then(|link| link.get_attribute("data-rule")) {
            self.follow(event, &rule);
        }
    }

    fn open(self, place: &str) {
        address::push(&self.href(place));
        self.shown.set_value(None);
        self.query.set(String::new());
        self.target.set(Some(place.into()));
    }

    /// Returns the words that are marked in the results, in lower case.
    fn wanted(self) -> Vec<String> {
        self.query.with(|query| self.book.matched_words(query))
    }

    fn is_target(self, place: &str) -> bool {
        self.target.with(|target| target.as_deref().is_some_and(|target| target.eq_ignore_ascii_case(place)))
    }
}

/// Returns the id of the element of a rule or section.
fn element_id(place: &str) -> String {
    format!("rule-{}", place.to_lowercase())
}

/// Returns the number of the section that a place is or lies in.
fn section_of(book: &Book, place: &str) -> Option<usize> {
    book.sections.iter().position(|section| section.contains(place))
}

/// The handbook of a game, once it is fetched.
#[component]
pub fn Handbook(game: String, rule: Option<String>) -> impl IntoView {
    let fetched = RwSignal::new(None::<Result<&'static Book, String>>);
    let game = StoredValue::new(game);
    let fetch = move || {
        fetched.set(None);
        let game = game.get_value();
        spawn_local(async move {
            let book = fetch::book(&game).await;
            // The screen may be gone.
            let _ = fetched.try_set(Some(book));
        });
    };
    fetch();
    move || {
        match fetched.get() {
        Some(Ok(book)) => view! { <Open book rule=rule.clone()/> }.into_any(),
        Some(Err(reason)) => view! {
            <Waiting game=game.get_value() busy=false>
                <p class="problem" role="alert">{tf(key::PAGE_HANDBOOK_FAILED, &[("reason", &reason)])}</p>
                <button class="button primary" data-handbook="retry" on:click=move |_| fetch()>{t(key::PAGE_STUCK_RETRY)}</button>
            </Waiting>
        }
        .into_any(),
        None => view! {
            <Waiting game=game.get_value() busy=true>
                <p role="status">{t(key::PAGE_LOADING)}</p>
                <progress aria-label=t(key::PAGE_LOADING)></progress>
            </Waiting>
        }
        .into_any(),
    }
    }
}

/// What is shown as long as there is no handbook.
#[component]
fn Waiting(game: String, busy: bool, children: Children) -> impl IntoView {
    view! {
        <main class="screen handbook" aria-busy=busy.to_string()>
            <header class="handbook-top"><Back/><h1>{heading(&game)}</h1></header>
            <div class="handbook-text">{children()}</div>
        </main>
    }
}

#[component]
fn Back() -> impl IntoView {
    view! { <button class="icon-button back" aria-label=t(key::PAGE_BACK) title=t(key::PAGE_BACK) on:click=move |_| address::back()>{icon("chev")}</button> }
}

fn heading(game: &str) -> String {
    tf(key::PAGE_HANDBOOK_TITLE, &[("game", &games::find(game).map_or(game, |entry| entry.title))])
}

/// An open handbook.
#[component]
fn Open(book: &'static Book, rule: Option<String>) -> impl IntoView {
    let reader = HandbookReader {
        book,
        target: RwSignal::new(rule),
        query: RwSignal::new(String::new()),
        shown: StoredValue::new(None),
    };
    let sections = &book.sections;
    // Section by section, so that the page answers while it is being built.
    let built = build_in_turn(sections.len());
    // Scroll to the rule or section of the address and focus it as soon as it is in the page.
    Effect::new(move |_| {
        let (Some(place), true) = (reader.target.get(), reader.query.with(String::is_empty)) else {
            return reader.shown.set_value(None);
        };
        let stands = section_of(book, &place).is_none_or(|section| section < built.get());
        if stands && reader.shown.get_value().as_ref() != Some(&place) {
            reader.shown.set_value(Some(place.clone()));
            request_animation_frame(move || show(&place));
        }
    });
    // Show results from the top, regardless of the earlier scroll position.
    Effect::new(move |_| {
        if reader.query.with(|query| !query.trim().is_empty()) {
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
    });
    let searching = Memo::new(move |_| reader.query.with(|query| !query.trim().is_empty()));
    view! {
        <main class="screen handbook">
            <header class="handbook-top">
                <Back/>
                <h1>{heading(&book.game)}</h1>
                <Search reader/>
                {compiled_games::exists(&book.game).then(|| view! {
                    <a class="button handbook-gallery" href=Route::Gallery(book.game.clone()).href()>{icon("star")}<span>{t(key::PAGE_GALLERY)}</span></a>
                })}
            </header>
            <Contents reader/>
            // Links in the texts have no listeners of their own.
            <div class="handbook-text" lang=book.language.as_str() on:click=move |event| reader.follow_text(&event)>
                // Hidden and not rebuilt, so that clearing a search costs nothing.
                <div hidden=searching>
                    <div class="handbook-preface" inner_html=book.preface.as_str()></div>
                    {sections.iter().enumerate().map(|(at, section)| view! {
                        <Show when=move || at < built.get()><SectionView reader section/></Show>
                    }).collect_view()}
                </div>
                <Show when=move || searching.get()><Results reader/></Show>
            </div>
        </main>
    }
}

fn show(place: &str) {
    let Some(element) = document().get_element_by_id(&element_id(place)) else { return };
    element.scroll_into_view();
    // Rules get their final heights when they become visible, which may move the place.
    let again = element.clone();
    request_animation_frame(move || request_animation_frame(move || again.scroll_into_view()));
    if let Ok(element) = element.dyn_into::<HtmlElement>() {
        let _ = element.focus();
    }
}

/// The field of the search, with the number of results.
#[component]
fn Search(reader: HandbookReader) -> impl IntoView {
    let query = reader.query;
    let found = move || {
        let query = query.get();
        (!query.trim().is_empty()).then(|| tn(key::PAGE_HANDBOOK_FOUND, reader.book.search(&query).len() as u32))
    };
    view! {
        <search class="handbook-search">
            <label>
                <span class="sr-only">{t(key::PAGE_HANDBOOK_SEARCH)}</span>
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.500 15.500 21 21" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"></path></svg>
                <input type="search" autocomplete="off" spellcheck="false" placeholder=t(key::PAGE_HANDBOOK_SEARCH)
                    prop:value=query on:input=move |event| query.set(event_target_value(&event))/>
            </label>
            <span class="handbook-found" role="status">{found}</span>
        </search>
    }
}

/// The sections: a list beside the text, a field to choose from where there is no room for it.
#[component]
fn Contents(reader: HandbookReader) -> impl IntoView {
    let sections = &reader.book.sections;
    let open = Memo::new(move |_| reader.target.with(|target| section_of(reader.book, target.as_deref()?)));
    let link = move |(at, section): (usize, &'static Section)| {
        let slug = section.slug.as_str();
        view! {
            <li><a href=reader.href(slug) aria-current=move || (open.get() == Some(at)).then_some("true")
                on:click=move |event| reader.follow(&event, slug)>{section.title.as_str()}</a></li>
        }
    };
    let option = move |(at, section): (usize, &'static Section)| {
        view! { <option value=section.slug.as_str() prop:selected=move || open.get().unwrap_or(0) == at>{section.title.as_str()}</option> }
    };
    view! {
        <nav class="handbook-side panel" aria-label=t(key::PAGE_HANDBOOK_SECTIONS)>
            <ul>{sections.iter().enumerate().map(link).collect_view()}</ul>
        </nav>
        <label class="handbook-choose">
            <span>{t(key::PAGE_HANDBOOK_SECTIONS)}</span>
            <select on:change=move |event| reader.open(&event_target_value(&event))>{sections.iter().enumerate().map(option).collect_view()}</select>
        </label>
    }
}
