//! The games as posters. Each poster is an SVG file that uses the sprite.

use super::{choose, play_volcanique};
use crate::compiled_games::{self, COSMIC_FROG, VOLCANIQUE};
use crate::cosmic_frog::solo_game;
use crate::table::icon;
use crate::text::{key, t, tf};
use leptos::prelude::*;

const FROG: &str = include_str!("poster-frog.svg");
const VOLCANO: &str = include_str!("poster-volcano.svg");

/// Starts a game at once: a solo game on the level that was chosen last, or one against this bot.
fn play(name: &'static str, bot: &str, problem: RwSignal<Option<String>>) {
    match name {
        COSMIC_FROG => solo_game::play(solo_game::level(), move |reason| problem.set(Some(reason))),
        VOLCANIQUE => play_volcanique(bot),
        _ => problem.set(Some(compiled_games::unknown(name))),
    }
}

/// The posters of both games; the buttons beside them start the selected one.
#[component]
pub fn Posters(game: RwSignal<&'static str>, bot: RwSignal<&'static str>) -> impl IntoView {
    let problem = RwSignal::new(None::<String>);
    let one = move |name: &'static str, words: &'static str, art: &'static str| {
        let chosen = move || game.get() == name;
        let play = move |_| {
            choose(game, name);
            play(name, bot.get_untracked(), problem);
        };
        let label = tf(key::PAGE_HOME_PLAY_GAME, &[("game", &t(&format!("page-home-{words}-name")))]);
        view! {
            <div class="poster-place">
                <button class=format!("poster {words}") class:selected=chosen data-home=format!("poster-{words}") aria-pressed=move || chosen().to_string()
                    on:click=move |_| choose(game, name)>
                    <Picture art/>
                    <span class="poster-chip">{move || if chosen() {
                        view! { {icon("check")}{t(key::PAGE_HOME_SELECTED)} }.into_any()
                    } else {
                        t(key::PAGE_HOME_CHOOSE).into_any()
                    }}</span>
                    <Words game=words/>
                </button>
                // On screens that show only the posters, each has its own start button.
                <button class="poster-play" data-home=format!("play-{words}") aria-label=label on:click=play>
                    {icon("play")}<span>{t(key::PAGE_HOME_PLAY_SHORT)}</span>
                </button>
            </div>
        }
    };
    view! {
        <section class="home-posters" aria-label=t(key::PAGE_HOME_GAMES)>
            {one(COSMIC_FROG, "frog", FROG)}
            {one(VOLCANIQUE, "volcano", VOLCANO)}
            {move || problem.get().map(|reason| view! { <p class="problem" role="alert">{reason}</p> })}
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
    let words = |part: &str| t(&format!("page-home-{game}-{part}"));
    view! {
        <span class="poster-words">
            <b class="poster-name">{words("name")}</b>
            <span class="poster-about">{words("about")}</span>
            <span class="poster-about poster-count">{words("count")}</span>
        </span>
    }
}
