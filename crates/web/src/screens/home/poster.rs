//! The games as posters. The pictures are drawn from the sprite, each in a file of its own.

use super::choose;
use crate::screens::start::{COSMIC_FROG, VOLCANIQUE};
use crate::table::icon;
use crate::text::t;
use leptos::prelude::*;

const FROG: &str = include_str!("poster-frog.svg");
const VOLCANO: &str = include_str!("poster-volcano.svg");

/// Both games; the one that is chosen is what the buttons beside them start.
#[component]
pub fn Posters(game: RwSignal<&'static str>) -> impl IntoView {
    let one = move |name: &'static str, words: &'static str, art: &'static str| {
        let chosen = move || game.get() == name;
        view! {
            <button class=format!("poster {words}") class:selected=chosen data-home=format!("poster-{words}") aria-pressed=move || chosen().to_string()
                on:click=move |_| choose(game, name)>
                <Picture art/>
                <span class="poster-chip">{move || if chosen() {
                    view! { {icon("check")}{t("page.home.selected")} }.into_any()
                } else {
                    t("page.home.choose").into_any()
                }}</span>
                <Words game=words/>
            </button>
        }
    };
    view! {
        <section class="home-posters" aria-label=t("page.home.games")>
            {one(COSMIC_FROG, "frog", FROG)}
            {one(VOLCANIQUE, "volcano", VOLCANO)}
        </section>
    }
}

/// The picture, cut to the shape of the poster.
#[component]
fn Picture(art: &'static str) -> impl IntoView {
    let svg = format!("<svg viewBox=\"0 0 388 772\" preserveAspectRatio=\"xMidYMid slice\">{art}</svg>");
    view! { <span class="poster-art" aria-hidden="true" inner_html=svg></span> }
}

/// Name, one sentence, how many play.
#[component]
fn Words(game: &'static str) -> impl IntoView {
    let words = |part: &str| t(&format!("page.home.{game}.{part}"));
    view! {
        <span class="poster-words">
            <b class="poster-name">{words("name")}</b>
            <span class="poster-about">{words("about")}</span>
            <span class="poster-about poster-count">{words("count")}</span>
        </span>
    }
}
