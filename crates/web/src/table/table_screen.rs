//! The screen of a table: opens the table in a worker, shows it, and offers ways out if opening fails.

use super::curtain::Curtain;
use super::storage_notices::{StorageNotices, UnreadableSave};
use super::undo_proposal::UndoProposalNotice;
use super::{TableModel, modal};
use crate::compiled_games::{self, COSMIC_FROG, VOLCANIQUE};
use crate::database::{self, TableRecord};
use crate::route::Route;
use crate::storage;
use crate::table::TableTheme;
use crate::text::{key, t};
use leptos::prelude::*;

/// Shows a stored table, or its replay. Shows an error screen if the table cannot be opened.
#[component]
pub fn TableScreen(key: String, replay: bool) -> impl IntoView {
    let Some(record) = storage::find_table(&key) else {
        return view! { <CannotOpen key reason=t(key::PAGE_TABLE_MISSING)/> }.into_any();
    };
    match record.table.game.as_str() {
        // The conditions are constants, see `compiled_games.rs`.
        COSMIC_FROG if cfg!(feature = "cosmic-frog") => {
            open_table(record, replay, |model| view! { <crate::cosmic_frog::Table model/> }.into_any())
        }
        VOLCANIQUE if cfg!(feature = "volcanique") => {
            open_table(record, replay, |model| view! { <crate::volcanique::Table model/> }.into_any())
        }
        game => {
            let reason = compiled_games::unknown(game);
            view! { <CannotOpen key reason/> }.into_any()
        }
    }
}

/// Reads the header of a save, then shows the table, or why it cannot be opened.
fn open_table<G: TableTheme>(record: TableRecord, replay: bool, show: fn(TableModel<G>) -> AnyView) -> AnyView {
    let key = record.table.key.clone();
    let model = RwSignal::new(None::<Result<TableModel<G>, String>>);
    // The owner ends the signals of the model, and with them its worker, together with this screen.
    let owner = Owner::current();
    leptos::task::spawn_local({
        let key = key.clone();
        async move {
            let header = database::read_header(&key).await.map_err(|error| error.message());
            if model.is_disposed() {
                return;
            }
            let open = || header.and_then(|header| TableModel::open(record, &header, replay));
            let opened = match owner {
                Some(owner) => owner.with(open),
                None => open(),
            };
            model.set(Some(opened));
        }
    });
    let screen = move || match model.get() {
        None => view! { <p class="loading" role="status">{t(key::PAGE_LOADING)}</p> }.into_any(),
        Some(Err(reason)) => view! { <CannotOpen key=key.clone() reason/> }.into_any(),
        Some(Ok(model)) => view! { <OpenTable model show/> }.into_any(),
    };
    screen.into_any()
}

/// A table whose worker has been started.
#[component]
fn OpenTable<G: TableTheme>(model: TableModel<G>, show: fn(TableModel<G>) -> AnyView) -> impl IntoView {
    // The worker failed before its first update, so there is nothing to draw.
    let broken = Memo::new(move |_| model.failed.get().filter(|_| model.start.with(Option::is_none)));
    let stops = Memo::new(move |_| model.stops.get().filter(|_| !model.replay));
    let key = model.saved.with_untracked(|saved| saved.key.clone());
    let table = move || match (broken.get(), stops.get()) {
        (Some(reason), _) => view! { <CannotOpen key=key.clone() reason/> }.into_any(),
        (None, Some(stopped)) => view! { <UnreadableSave model stopped/> }.into_any(),
        (None, None) => view! { <Curtain model>{show(model)}</Curtain> }.into_any(),
    };
    view! {
        <Show when=move || model.failed.get().is_some() && broken.get().is_none()>
            <WorkerFailed model/>
        </Show>
        <StorageNotices model/>
        <UndoProposalNotice model/>
        {table}
    }
}

/// Says that the worker failed while the table was played. Every move that was shown is stored.
#[component]
fn WorkerFailed<G: TableTheme>(model: TableModel<G>) -> impl IntoView {
    let key = StoredValue::new(model.saved.with_untracked(|saved| saved.key.clone()));
    let export = move |_| storage::export_one(key.get_value(), move |reason| model.notice.set(Some(reason.into())));
    let reload = move |_| drop(window().location().reload());
    let dialog = modal();
    view! {
        <dialog class="stuck" role="alertdialog" aria-labelledby="failed-title" aria-describedby="failed-text" node_ref=dialog
            on:cancel=|event: web_sys::Event| event.prevent_default()>
            <div class="panel failed">
                <h2 id="failed-title">{t(key::PAGE_FAILED)}</h2>
                <p id="failed-text">{move || model.failed.get()}</p>
                <p>{t(key::PAGE_FAILED_MORE)}</p>
                <div class="row broken-ways">
                    <button class="button primary" data-failed="reload" on:click=reload>{t(key::PAGE_FAILED_RELOAD)}</button>
                    <button class="button" data-failed="export" on:click=export>{t(key::PAGE_MENU_EXPORT)}</button>
                    <a class="button" href=Route::Tables.href()>{t(key::PAGE_HOME_TABLES)}</a>
                </div>
            </div>
        </dialog>
    }
}

/// The error screen of a table that cannot be opened. The player can still export what is stored.
#[component]
fn CannotOpen(key: String, reason: String) -> impl IntoView {
    let problem = RwSignal::new(None::<String>);
    let export = storage::find_table(&key).map(|_| {
        let export = move |_| storage::export_one(key.clone(), move |reason| problem.set(Some(reason)));
        view! { <button class="button" data-broken="export" on:click=export>{t(key::PAGE_MENU_EXPORT)}</button> }
    });
    let reload = move |_| drop(window().location().reload());
    view! {
        <main class="screen broken">
            <div class="panel">
                <h1>{t(key::PAGE_TABLE_BROKEN)}</h1>
                <p>{reason}</p>
                <p role="alert">{move || problem.get()}</p>
                <div class="row broken-ways">
                    <a class="button primary" href=Route::Tables.href()>{t(key::PAGE_HOME_TABLES)}</a>
                    <a class="button" href=Route::Home.href()>{t(key::PAGE_TO_HOME)}</a>
                    <button class="button" data-broken="reload" on:click=reload>{t(key::PAGE_FAILED_RELOAD)}</button>
                    {export}
                </div>
            </div>
        </main>
    }
}
