//! The games as posters. The pictures are drawn from the sprite, each in a file of its own.

use crate::route::Route;
use crate::screens::start::COSMIC_FROG;
use crate::table::icon;
use crate::text::t;
use leptos::prelude::*;

const FROG: &str = include_str!("poster-frog.svg");
const VOLCANO: &str = include_str!("poster-volcano.svg");

/// Both games; the one in the making cannot be chosen.
#[component]
pub fn Posters() -> impl IntoView {
    view! {
        <section class="home-posters" aria-label=t("page.home.games")>
            <a class="poster selected" data-home="poster" href=Route::New(COSMIC_FROG.into()).href()>
                <Picture art=FROG/>
                <span class="poster-chip">{icon("check")}{t("page.home.selected")}</span>
                <Words game="frog"/>
            </a>
            <article class="poster coming">
                <Picture art=VOLCANO/>
                <span class="poster-chip">{t("page.home.coming")}</span>
                <Words game="volcano"/>
            </article>
        </section>
    }
}

/// The picture, cut to the shape of the poster.
#[component]
fn Picture(art: &'static str) -> impl IntoView {
    let svg = format!("<svg viewBox=\"0 0 388 772\" preserveAspectRatio=\"xMidYMid slice\">{art}</svg>");
    view! { <div class="poster-art" aria-hidden="true" inner_html=svg></div> }
}

/// Name, one sentence, how many play.
#[component]
fn Words(game: &'static str) -> impl IntoView {
    let words = |part: &str| t(&format!("page.home.{game}.{part}"));
    view! {
        <div class="poster-words">
            <h2>{words("name")}</h2>
            <p>{words("about")}</p>
            <p class="poster-count">{words("count")}</p>
        </div>
    }
}
