//! The first screen: one click into a game, tables to continue, the games as posters.
//!
//! Not here: the posters (`home/poster.rs`), the logo (`home/logo.rs`).

mod logo;
mod poster;

use super::table_summary::{SeatPortraits, TableLabel};
use crate::compiled_games::{self, COSMIC_FROG, VOLCANIQUE};
use crate::cosmic_frog::solo_game;
use crate::database::{GAME, TableRecord};
use crate::route::Route;
use crate::storage;
use crate::table::icon;
use crate::text::{key, t};
use cosmic_frog::SoloLevel;
use leptos::prelude::*;
use logo::Logo;
use poster::Posters;

/// How many tables can be continued from here; the others are in the list of all tables.
const CONTINUED: usize = 2;

/// The first screen.
#[component]
pub fn Home() -> impl IntoView {
    document().set_title(&t(key::PAGE_TITLE));
    let (game, bot) = (RwSignal::new(chosen()), RwSignal::new("calm"));
    view! {
        <main class="screen home">
            <StarrySky/>
            <div class="home-left">
                <h1 class="logo"><Logo/></h1>
                <p class="home-tag">{t(key::PAGE_HOME_TAG)}</p>
                {move || match game.get() {
                    COSMIC_FROG => view! { <PlayNow/> }.into_any(),
                    VOLCANIQUE => view! { <PlayVolcanique bot/> }.into_any(),
                    _ => ().into_any(),
                }}
                <StorageProblem/>
                <Continue/>
                {move || view! { <Tiles game=game.get()/> }}
                <footer class="home-foot">
                    <nav class="home-links" aria-label=t(key::PAGE_HOME_MORE)>
                        <a href=Route::Tables.href()>{t(key::PAGE_HOME_TABLES)}</a>
                        <a href=move || Route::Gallery(game.get().into()).href()>{t(key::PAGE_HOME_GALLERY)}</a>
                        <a href=Route::Settings.href()>{t(key::PAGE_SETTINGS)}</a>
                    </nav>
                    <p>{t(key::PAGE_HOME_LEGAL)}</p>
                </footer>
            </div>
            <Posters game bot/>
        </main>
    }
}

/// Returns the game that was chosen last; before the first choice, the first game of the page.
pub(super) fn chosen() -> &'static str {
    let stored = storage::value(GAME);
    stored.and_then(|name| compiled_games::find(&name)).unwrap_or(compiled_games::FIRST)
}

/// Chooses a game, and stores the choice for the next time.
fn choose(game: RwSignal<&'static str>, name: &'static str) {
    storage::set_value(GAME, name);
    game.set(name);
}

/// Stars and a few rocks behind everything.
#[component]
fn StarrySky() -> impl IntoView {
    let (mut small, mut large) = (String::new(), String::new());
    // A small generator, so that the stars are the same every time.
    let mut number = 12_345_u32;
    let mut below = |bound: u32| {
        number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (number >> 8) % bound
    };
    for at in 0..240 {
        let path = if at % 6 == 0 { &mut large } else { &mut small };
        path.push_str(&format!("M{} {}h0", below(1440), below(900)));
    }
    view! {
        <svg class="home-stars" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <g stroke="#fff" stroke-linecap="round">
                <path d=small stroke-width="1.2" opacity=".55"/>
                <path d=large stroke-width="2.4" opacity=".6"/>
            </g>
            <path class="home-sparkles" d="M380 712l2.500 7 7 2.500-7 2.500-2.500 7-2.500-7-7-2.500 7-2.500zM100 0l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500zM298 892l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" fill="#fff" opacity=".75"/>
            <defs><linearGradient id="home-veil"><stop class="home-veil" stop-opacity=".82"/><stop class="home-veil" offset="1" stop-opacity="0"/></linearGradient></defs>
            <rect width="640" height="900" fill="url(#home-veil)"/>
            <g stroke="#6fd9ff" stroke-opacity=".35" fill="#4a3f78">
                <path d="M32 694l8-4 9 4 1 8-8 5-9-4z"/><path d="M584 55l7-2 6 5-2 7-8 1-5-5z"/><path d="M24 246l6-2 5 3-2 5-7 2-4-3z"/><path d="M558 816l9-3 8 4-1 8-10 2-7-5z"/>
            </g>
        </svg>
    }
}

/// Starts a game against RoboFrogs at once, on the level that was chosen last.
#[component]
fn PlayNow() -> impl IntoView {
    let problem = RwSignal::new(None::<String>);
    let level = RwSignal::new(solo_game::level());
    let play = move |_| solo_game::play(level.get_untracked(), move |reason| problem.set(Some(reason)));
    let option = |one: SoloLevel| {
        view! {
            <label class="segment">
                <input type="radio" name="level" value=one.name() prop:checked=move || level.get() == one on:change=move |_| {
                    level.set(one);
                    solo_game::store_level(one);
                }/>
                <span>{t(&format!("page-level-{}", one.name()))}</span>
            </label>
        }
    };
    view! {
        <button class="home-play" data-home="play-now" on:click=play>
            {icon("play")}
            <span><b>{t(key::PAGE_HOME_PLAY)}</b><span>{t(key::PAGE_HOME_PLAY_MORE)}</span></span>
        </button>
        <fieldset class="home-level">
            <legend class="sr-only">{t(key::PAGE_LEVEL)}</legend>
            <div class="segments">{SoloLevel::ALL.map(option).collect_view()}</div>
            <span class="home-record">{move || solo_game::record_text(level.get())}</span>
        </fieldset>
        <Show when=move || problem.get().is_some()>
            <p class="problem" role="alert">{move || problem.get()}</p>
        </Show>
    }
}

/// Starts a game of Volcanique against a bot at once. The set-up screen does it, because the rules of Volcanique are in
/// the wasm file of that game.
fn play_volcanique(bot: &str) {
    Route::go_to(&format!("{}?play={bot}", Route::New(VOLCANIQUE.into()).href()));
}

/// The button that starts a game of Volcanique, and how its bot plays.
#[component]
fn PlayVolcanique(bot: RwSignal<&'static str>) -> impl IntoView {
    let play = move |_| play_volcanique(bot.get_untracked());
    let option = |name: &'static str| {
        view! {
            <label class="segment">
                <input type="radio" name="bot" value=name prop:checked=move || bot.get() == name on:change=move |_| bot.set(name)/>
                <span>{t(&format!("page-new-who-{name}"))}</span>
            </label>
        }
    };
    view! {
        <button class="home-play" data-home="play-now" on:click=play>
            {icon("play")}
            <span><b>{t(key::PAGE_HOME_PLAY)}</b><span>{t(key::PAGE_HOME_PLAY_VOLCANO)}</span></span>
        </button>
        <fieldset class="home-level">
            <legend class="sr-only">{t(key::PAGE_HOME_BOT)}</legend>
            <div class="segments">{["calm", "keen"].map(option).collect_view()}</div>
        </fieldset>
    }
}

/// Says why the browser stores no games, if it does not.
#[component]
fn StorageProblem() -> impl IntoView {
    move || storage::problem().map(|reason| view! { <p class="problem" role="alert">{reason}</p> })
}

/// The newest tables that are not over, each one click away.
#[component]
fn Continue() -> impl IntoView {
    leptos::task::spawn_local(storage::refresh());
    let line = |record: TableRecord| {
        let (shown, saved) = (TableLabel::of(&record), record.table);
        view! {
            <li>
                <a class="panel home-table" data-continue=saved.key.clone() href=Route::Table(saved.key).href()>
                    <SeatPortraits game=shown.game colours=shown.colours/>
                    <span class="home-table-text"><b title=shown.player_names>{shown.player_names.clone()}</b><span>{shown.state}</span></span>
                    {icon("play")}
                </a>
            </li>
        }
    };
    move || {
        let running = storage::tables().into_iter().filter(|record| !record.table.over);
        let tables: Vec<TableRecord> = running.take(CONTINUED).collect();
        (!tables.is_empty()).then(|| {
            view! {
                <section class="home-continue" aria-labelledby="home-continue">
                    <h2 id="home-continue" class="cap">{t(key::PAGE_HOME_CONTINUE)}</h2>
                    <ul>{tables.into_iter().map(line).collect_view()}</ul>
                </section>
            }
        })
    }
}

/// Links to the other screens.
#[component]
fn Tiles(game: &'static str) -> impl IntoView {
    let game = || game.to_string();
    let tiles = [
        ("people", "pass", format!("{}?people=2", Route::New(game()).href())),
        ("dice", "setup", Route::New(game()).href()),
        ("book", "learn", Route::Handbook(game(), None).href()),
        ("replay", "replay", Route::Tables.href()),
    ];
    let tile = |(picture, name, href): (&'static str, &'static str, String)| {
        view! {
            <a class="panel home-tile" data-home=name href=href>
                {icon(picture)}
                <span><b>{t(&format!("page-home-{name}"))}</b><span>{t(&format!("page-home-{name}-more"))}</span></span>
            </a>
        }
    };
    view! { <nav class="home-tiles" aria-label=t(key::PAGE_HOME_WAYS)>{tiles.into_iter().map(tile).collect_view()}</nav> }
}
