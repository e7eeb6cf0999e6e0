//! The screen of a table: reads what is needed to draw it, opens it in a worker, and says what to do if that fails.

use super::curtain::Curtain;
use super::storage_notices::{Stops, StorageNotices};
use super::{Model, modal};
use crate::compiled_games;
use crate::database::{self, TableRecord};
use crate::route::Route;
use crate::storage;
use crate::table::Drawn;
use crate::text::t;
use cosmic_frog::Rules as CosmicFrog;
use leptos::prelude::*;
use protocol::StepOf;
use tabletop::Game;
use volcanique::Rules as Volcanique;

/// A table or a replay by its key; says what to do if it cannot be opened.
#[component]
pub fn TableScreen(key: String, replay: bool) -> impl IntoView {
    let Some(record) = storage::find(&key) else {
        return view! { <Broken key reason=t("page.table.missing")/> }.into_any();
    };
    match record.table.game.as_str() {
        CosmicFrog::NAME if cfg!(feature = "cosmic-frog") => {
            opened(record, replay, crate::cosmic_frog::pace, |model| {
                view! { <crate::cosmic_frog::Table model/> }.into_any()
            })
        }
        Volcanique::NAME if cfg!(feature = "volcanique") => opened(record, replay, crate::volcanique::pace, |model| {
            view! { <crate::volcanique::Table model/> }.into_any()
        }),
        game => {
            let reason = compiled_games::unknown(game);
            view! { <Broken key reason/> }.into_any()
        }
    }
}

/// A table of a game, when its first line has been read; or why it cannot be opened.
fn opened<G: Drawn>(
    record: TableRecord,
    replay: bool,
    pace: fn(&G, &StepOf<G>) -> u32,
    show: fn(Model<G>) -> AnyView,
) -> AnyView {
    let key = record.table.key.clone();
    let model = RwSignal::new(None::<Result<Model<G>, String>>);
    // The signals of the model, and with them its worker, end with this screen.
    let owner = Owner::current();
    leptos::task::spawn_local({
        let key = key.clone();
        async move {
            let header = database::read_header(&key).await.map_err(|error| error.words());
            if model.is_disposed() {
                return;
            }
            let open = || header.and_then(|header| Model::open(record, &header, pace, replay));
            let opened = match owner {
                Some(owner) => owner.with(open),
                None => open(),
            };
            model.set(Some(opened));
        }
    });
    let screen = move || match model.get() {
        None => view! { <p class="loading" role="status">{t("page.loading")}</p> }.into_any(),
        Some(Err(reason)) => view! { <Broken key=key.clone() reason/> }.into_any(),
        Some(Ok(model)) => view! { <Opened model show/> }.into_any(),
    };
    screen.into_any()
}

/// A table whose worker has been started.
#[component]
fn Opened<G: Drawn>(model: Model<G>, show: fn(Model<G>) -> AnyView) -> impl IntoView {
    // Nothing was told yet, and nothing will be.
    let broken = Memo::new(move |_| model.failed.get().filter(|_| model.start.with(Option::is_none)));
    let stops = Memo::new(move |_| model.stops.get().filter(|_| !model.replay));
    let key = model.kept.with_untracked(|kept| kept.key.clone());
    let table = move || match (broken.get(), stops.get()) {
        (Some(reason), _) => view! { <Broken key=key.clone() reason/> }.into_any(),
        (None, Some(stopped)) => view! { <Stops model stopped/> }.into_any(),
        (None, None) => view! { <Curtain model>{show(model)}</Curtain> }.into_any(),
    };
    view! {
        <Show when=move || model.failed.get().is_some() && broken.get().is_none()>
            <Failed model/>
        </Show>
        <StorageNotices model/>
        {table}
    }
}

/// The worker of a table died while it was played. Everything that was shown is stored.
#[component]
fn Failed<G: Drawn>(model: Model<G>) -> impl IntoView {
    let key = StoredValue::new(model.kept.with_untracked(|kept| kept.key.clone()));
    let export = move |_| storage::export_one(key.get_value(), move |reason| model.notice.set(Some(reason)));
    let reload = move |_| drop(window().location().reload());
    let dialog = modal();
    view! {
        <dialog class="stuck" role="alertdialog" aria-labelledby="failed-title" aria-describedby="failed-text" node_ref=dialog
            on:cancel=|event: web_sys::Event| event.prevent_default()>
            <div class="panel failed">
                <h2 id="failed-title">{t("page.failed")}</h2>
                <p id="failed-text">{move || model.failed.get()}</p>
                <p>{t("page.failed.more")}</p>
                <div class="row broken-ways">
                    <button class="button primary" data-failed="reload" on:click=reload>{t("page.failed.reload")}</button>
                    <button class="button" data-failed="export" on:click=export>{t("page.menu.export")}</button>
                    <a class="button" href=Route::Tables.href()>{t("page.home.tables")}</a>
                </div>
            </div>
        </dialog>
    }
}

/// What stands where a table cannot be opened. Whatever is kept of it can be carried away.
#[component]
fn Broken(key: String, reason: String) -> impl IntoView {
    let problem = RwSignal::new(None::<String>);
    let kept = storage::find(&key).map(|_| {
        let export = move |_| storage::export_one(key.clone(), move |reason| problem.set(Some(reason)));
        view! { <button class="button" data-broken="export" on:click=export>{t("page.menu.export")}</button> }
    });
    let reload = move |_| drop(window().location().reload());
    view! {
        <main class="screen broken">
            <div class="panel">
                <h1>{t("page.table.broken")}</h1>
                <p>{reason}</p>
                <p role="alert">{move || problem.get()}</p>
                <div class="row broken-ways">
                    <a class="button primary" href=Route::Tables.href()>{t("page.home.tables")}</a>
                    <a class="button" href=Route::Home.href()>{t("page.to-home")}</a>
                    <button class="button" data-broken="reload" on:click=reload>{t("page.failed.reload")}</button>
                    {kept}
                </div>
            </div>
        </main>
    }
}
