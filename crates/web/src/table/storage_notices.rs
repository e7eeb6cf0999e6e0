//! What a table screen says about storage: the table cannot be stored, another tab plays it, or the rules of this
//! version do not follow its save to the end.
//!
//! Not here: storing (`worker/`), the texts (`wording`).

use super::{TableModel, modal};
use crate::route::Route;
use crate::table::TableTheme;
use crate::text::{key, t, tf};
use leptos::prelude::*;
use protocol::{BranchPoint, FileRequest, Origin, Rescued, Stopped};

/// The notices that can stand over a table.
#[component]
pub fn StorageNotices<G: TableTheme>(model: TableModel<G>) -> impl IntoView {
    let closed = RwSignal::new(false);
    let stopped = move || model.stops.get().filter(|_| model.replay && !closed.get());
    view! {
        {move || model.read_only.get().then(|| view! { <ReadOnly model/> })}
        {move || model.stuck.get().map(|reason| view! { <NotStored model reason/> })}
        {move || stopped().map(|stopped| view! {
            <div class="table-notice panel" role="status">
                <span>{tf(key::PAGE_STOPS_REPLAY, &[("moves", &stopped.moves), ("all", &stopped.of)])}" "{why(&stopped)}</span>
                <button class="button" data-notice="close" on:click=move |_| closed.set(true)>{t(key::PAGE_CLOSE)}</button>
            </div>
        })}
    }
}

/// Another tab plays this table.
#[component]
fn ReadOnly<G: TableTheme>(model: TableModel<G>) -> impl IntoView {
    view! {
        <div class="table-notice panel" role="status" data-notice="read-only">
            <span>{t(key::PAGE_READ_ONLY)}</span>
            <button class="button primary" data-notice="take-over" on:click=move |_| model.send_file_request(FileRequest::TakeOver)>{t(key::PAGE_READ_ONLY_TAKE_OVER)}</button>
        </div>
    }
}

/// Lines could not be stored; the table stops until they are.
#[component]
fn NotStored<G: TableTheme>(model: TableModel<G>, reason: String) -> impl IntoView {
    let dialog = modal();
    view! {
        // Escape does not close it, because nothing behind it works.
        <dialog class="stuck" role="alertdialog" aria-labelledby="stuck-title" aria-describedby="stuck-text" node_ref=dialog
            on:cancel=|event: web_sys::Event| event.prevent_default()>
            <div class="panel">
                <h2 id="stuck-title">{t(key::PAGE_STUCK)}</h2>
                <div id="stuck-text"><p>{reason}</p><p>{t(key::PAGE_STUCK_MORE)}</p></div>
                <div class="row broken-ways">
                    <button class="button primary" data-stuck="retry" autofocus on:click=move |_| model.send_file_request(FileRequest::Retry)>{t(key::PAGE_STUCK_RETRY)}</button>
                    <button class="button" data-stuck="export" on:click=move |_| model.send_file_request(FileRequest::Export)>{t(key::PAGE_MENU_EXPORT)}</button>
                    <a class="button" href=Route::Tables.href() target="_blank">{t(key::PAGE_HOME_TABLES)}</a>
                </div>
            </div>
        </dialog>
    }
}

/// The screen of a table that cannot be opened because the rules do not follow its save to the end. The save is
/// unchanged.
#[component]
pub fn UnreadableSave<G: TableTheme>(model: TableModel<G>, stopped: Stopped) -> impl IntoView {
    let (key, game) = model.saved.with_untracked(|saved| (saved.key.clone(), saved.game.clone()));
    let (moves, all, counted) = (stopped.moves, stopped.of, stopped.counted);
    let later = stopped.rescue.map(|Rescued { moves, reached }| {
        view! { <p>{tf(key::PAGE_STOPS_LATER, &[("moves", &moves), ("reached", &reached)])}</p> }
    });
    let rescue = stopped.rescue.map(|_| {
        view! {
            <button class="button" data-stops="rescue" on:click=move |_| model.branch(BranchPoint::Rescue)>{t(key::PAGE_STOPS_RESCUE)}</button>
        }
    });
    let rule = stopped.rule.clone().map(|rule| {
        let href = Route::Handbook(game, Some(rule.clone())).href();
        view! { <p><a href=href target="_blank">{tf(key::PAGE_STOPS_RULE, &[("rule", &rule)])}</a></p> }
    });
    view! {
        <main class="screen broken" data-stops="screen">
            <div class="panel">
                <h1>{t(key::PAGE_STOPS)}</h1>
                <p>{tf(key::PAGE_STOPS_TEXT, &[("moves", &moves), ("all", &all)])}" "{why(&stopped)}</p>
                {rule}
                <p>{t(key::PAGE_STOPS_UNCHANGED)}</p>
                {later}
                <p role="alert">{move || model.notice.get().map(String::from)}</p>
                <div class="row broken-ways">
                    <a class="button primary" data-stops="watch" href=Route::Replay(key).href()>{t(key::PAGE_STOPS_WATCH)}</a>
                    <button class="button" data-stops="play-on" on:click=move |_| model.branch(BranchPoint::Moves(counted))>{t(key::PAGE_STOPS_PLAY_ON)}</button>
                    {rescue}
                    <button class="button" data-stops="export" on:click=move |_| export(model)>{t(key::PAGE_MENU_EXPORT)}</button>
                    <a class="button" href=Route::Tables.href()>{t(key::PAGE_HOME_TABLES)}</a>
                </div>
            </div>
        </main>
    }
}

fn export<G: TableTheme>(model: TableModel<G>) {
    let key = model.saved.with_untracked(|saved| saved.key.clone());
    crate::storage::export_one(key, move |reason| model.notice.set(Some(reason.into())));
}

/// Returns why the rules stop, and who wrote the save, in words.
fn why(stopped: &Stopped) -> String {
    let why = tf(key::PAGE_STOPS_WHY, &[("reason", &stopped.reason)]);
    match origin_words(stopped.origin) {
        Some(origin) => format!("{why} {origin}"),
        None => why,
    }
}

/// Says who wrote a save, if it was not this version.
pub fn origin_words(origin: Origin) -> Option<String> {
    Some(t(match origin {
        Origin::Current => return None,
        Origin::Older => key::PAGE_STOPS_OLDER,
        Origin::Newer => key::PAGE_STOPS_NEWER,
        Origin::Foreign => key::PAGE_STOPS_FOREIGN,
    }))
}
