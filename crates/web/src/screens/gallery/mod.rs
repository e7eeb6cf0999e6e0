//! The gallery of a game: every piece on one sheet, optionally as people with another colour vision see it.
//!
//! `cosmic_frog/` and `volcanique.rs` list the pieces of each game. Not here: the art itself (`art/`, `pieces.rs` of
//! each game).

pub mod cosmic_frog;
mod volcanique;

use crate::colours::{self, VISIONS};
use crate::compiled_games::{self, COSMIC_FROG, VOLCANIQUE};
use crate::route::Route;
use crate::table::icon;
use crate::text::{key, t};
use leptos::prelude::*;

/// All pieces of a game.
#[component]
pub fn Gallery(game: String) -> impl IntoView {
    let vision = RwSignal::new(String::new());
    let seen = move || {
        let vision = vision.get();
        if vision.is_empty() { String::new() } else { format!("filter:url(#sight-{vision})") }
    };
    let (title, sheet) = match game.as_str() {
        // The conditions are constants, see `compiled_games.rs`.
        VOLCANIQUE if cfg!(feature = "volcanique") => {
            (t(volcanique::TITLE), view! { <volcanique::Pieces/> }.into_any())
        }
        COSMIC_FROG if cfg!(feature = "cosmic-frog") => {
            (t(cosmic_frog::TITLE), view! { <cosmic_frog::Pieces/> }.into_any())
        }
        _ => (t(key::PAGE_GALLERY), view! { <p class="problem">{compiled_games::unknown(&game)}</p> }.into_any()),
    };
    view! {
        <main class="screen gallery">
            <Sights/>
            <header class="gallery-top">
                <a class="icon-button back" href=Route::Home.href() aria-label=t(key::PAGE_TO_HOME) title=t(key::PAGE_TO_HOME)>{icon("chev")}</a>
                <h1>{title}</h1>
                <ChooseSight vision/>
                <a class="button" href=Route::Handbook(game, None).href()>{icon("book")}<span>{t(key::PAGE_HANDBOOK)}</span></a>
            </header>
            <div class="gallery-sheet" style=seen data-sight=vision>{sheet}</div>
        </main>
    }
}

/// One filter for each kind of colour vision.
#[component]
fn Sights() -> impl IntoView {
    let filter = |vision: &colours::Vision| {
        view! {
            <filter id=format!("sight-{}", vision.name) color-interpolation-filters="linearRGB">
                <feColorMatrix type="matrix" values=vision.filter()></feColorMatrix>
            </filter>
        }
    };
    view! { <svg class="sights" width="0" height="0" aria-hidden="true">{VISIONS.iter().map(filter).collect_view()}</svg> }
}

/// The choice of the colour vision with which the sheet is shown.
#[component]
fn ChooseSight(vision: RwSignal<String>) -> impl IntoView {
    let option = |kind: &colours::Vision| view! { <option value=kind.name>{t(&format!("page-gallery-sight-{}", kind.name))}</option> };
    view! {
        <label class="gallery-sight">
            <span>{t(key::PAGE_GALLERY_SIGHT)}</span>
            <select on:change=move |event| vision.set(event_target_value(&event))>
                <option value="">{t(key::PAGE_GALLERY_SIGHT_FULL)}</option>
                {VISIONS.iter().map(option).collect_view()}
            </select>
        </label>
    }
}

/// Draws a piece with its name and a few words.
fn piece(drawn: AnyView, name: String, words: String) -> AnyView {
    view! { <li class="exhibit">{drawn}<b>{name}</b><span>{words}</span></li> }.into_any()
}

/// Draws a part of the sheet.
fn part(key: &str, class: &'static str, pieces: Vec<AnyView>) -> AnyView {
    view! { <section class=format!("gallery-part {class}")><h2>{t(key)}</h2><ul>{pieces}</ul></section> }.into_any()
}
