//! The bar at the top of a table: menu, title, what the game shows there, undo, sound, help.
//!
//! Not here: the settings (`screens/settings.rs`), the standing orders (`standing_orders.rs`).

use super::popover::Popover;
use super::{StandingOrders, TableModel, UndoKind};
use crate::route::Route;
use crate::screens::SettingsPanel;
use crate::settings::settings;
use crate::storage;
use crate::table::TableTheme;
use crate::text::{key, t, tf};
use leptos::prelude::*;
use tabletop::{Seat, SeatSet};

/// Draws an icon of the sprite.
pub fn icon(name: &str) -> impl IntoView + use<> {
    let href = format!("#i-{name}");
    view! { <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href=href></use></svg> }
}

/// The bar; `children` is what the game shows in its middle.
#[component]
pub fn TopBar<G: TableTheme>(model: TableModel<G>, title: String, children: Children) -> impl IntoView {
    document().set_title(&tf(key::PAGE_TITLE_OF, &[("screen", &title)]));
    let settings = settings();
    let game = model.saved.with_untracked(|saved| saved.game.clone());
    let undo = (!model.replay).then(|| view! { <UndoButton model/> });
    view! {
        <header class="top-bar">
            <div class="top-left">
                <Popover label=t(key::PAGE_MENU) name="menu" class="icon-button" face=ViewFn::from(|| icon("menu"))>
                    <Menu model/>
                </Popover>
                <h1 class="top-title" title=title>{title.clone()}</h1>
            </div>
            <div class="top-middle">{children()}</div>
            <div class="top-right">
                {undo}
                <button class="icon-button sound" aria-pressed=move || settings.get().sound.to_string() aria-label=t(key::PAGE_SOUND)
                    on:click=move |_| settings.update(|settings| settings.sound = !settings.sound)>{icon("sound")}</button>
                <a class="icon-button help" aria-label=t(key::PAGE_HANDBOOK) target="_blank"
                    href=Route::Handbook(game, None).href()>{icon("help")}</a>
            </div>
        </header>
    }
}

/// The button that takes back the viewer's last answer or, against bots, their whole last turn.
#[component]
fn UndoButton<G: TableTheme>(model: TableModel<G>) -> impl IntoView {
    let kind = Memo::new(move |_| model.undo_kind());
    let is_turn = move || kind.get() == Some(UndoKind::Turn);
    let label = move || t(if is_turn() { key::PAGE_UNDO_TURN } else { key::PAGE_UNDO });
    view! {
        <button class="button small undo" data-undo=move || kind.get().map(UndoKind::name) disabled=move || kind.get().is_none()
            title=move || is_turn().then(|| t(key::PAGE_UNDO_TURN_MORE)) on:click=move |_| model.take_back()>
            {icon("undo")}<span>{label}</span>
        </button>
    }
}

/// The menu of a table: links to other screens, the export of the save, standing orders, settings.
#[component]
fn Menu<G: TableTheme>(model: TableModel<G>) -> impl IntoView {
    let (key, game) = model.saved.with_untracked(|saved| (saved.key.clone(), saved.game.clone()));
    let export = move |_| storage::export_one(key.clone(), move |reason| model.notice.set(Some(reason.into())));
    view! {
        <nav class="menu-links" aria-label=t(key::PAGE_MENU)>
            <a class="menu-line" href=Route::Home.href()>{icon("chev")}{t(key::PAGE_MENU_LEAVE)}</a>
            <a class="menu-line" href=Route::Tables.href()>{icon("log")}{t(key::PAGE_HOME_TABLES)}</a>
            <a class="menu-line" target="_blank" href=Route::Handbook(game.clone(), None).href()>{icon("book")}{t(key::PAGE_HANDBOOK)}</a>
            <a class="menu-line" target="_blank" href=Route::Gallery(game).href()>{icon("cards")}{t(key::PAGE_MENU_GALLERY)}</a>
            <button class="menu-line export" type="button" on:click=export>{icon("up")}{t(key::PAGE_MENU_EXPORT)}</button>
        </nav>
        {move || orders_of(model)}
        <details class="menu-part">
            <summary>{t(key::PAGE_SETTINGS)}</summary>
            <SettingsPanel/>
        </details>
    }
}

/// Draws the standing orders of the viewer's seats.
fn orders_of<G: TableTheme>(model: TableModel<G>) -> Option<impl IntoView + use<G>> {
    let seats = model.rules.with_value(|rules| rules.seats());
    let viewer = model.viewer.get().filter(|_| !model.replay).unwrap_or(SeatSet::NONE);
    let mine: Vec<Seat> = viewer.iter().filter(|seat| seat.0 < seats).collect();
    let several = mine.len() > 1;
    let one = move |seat: Seat| {
        let head = several.then(|| view! { <h3 class="menu-seat">{model.name(seat)}</h3> });
        view! { {head}<StandingOrders model seat/> }
    };
    (!mine.is_empty()).then(|| {
        view! {
            <details class="menu-part">
                <summary>{t(key::PAGE_ORDERS_TITLE)}</summary>
                {mine.into_iter().map(one).collect_view()}
            </details>
        }
    })
}
