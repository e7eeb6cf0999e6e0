//! The list of all tables on this device: open, watch again, export, import, delete.
//!
//! Not here: the import itself (`import.rs`).

use super::ScreenHeader;
use super::home;
use super::import::ImportFiles;
use super::table_summary::{SeatPortraits, TableLabel};
use crate::database::{TableRecord, TableRemark};
use crate::route::Route;
use crate::storage;
use crate::table::icon;
use crate::text::{key, t, tf};
use leptos::html;
use leptos::prelude::*;

/// The screen with all tables stored on this device.
#[component]
pub fn Tables() -> impl IntoView {
    leptos::task::spawn_local(storage::refresh());
    let problem = RwSignal::new(None::<String>);
    let export = move |_| storage::export_all(move |reason| problem.set(Some(reason)));
    let none = Memo::new(move |_| storage::tables().is_empty());
    // A line is drawn again when anything it shows has changed.
    let key = |record: &TableRecord| (record.table.key.clone(), record.lines, record.table.when.to_bits());
    view! {
        <main class="screen plain-screen tables-screen">
            <ScreenHeader title=t(key::PAGE_HOME_TABLES)/>
            <div class="tables-tools">
                <ImportFiles/>
                <button class="button" data-tables="export-all" disabled=move || none.get() on:click=export>{icon("up")}{t(key::PAGE_TABLES_EXPORT_ALL)}</button>
            </div>
            <div aria-live="polite">{move || storage::problem().or(problem.get()).map(|text| view! { <p class="problem" role="alert">{text}</p> })}</div>
            {move || if none.get() {
                view! { <NoTables/> }.into_any()
            } else {
                view! { <ul class="tables-list"><For each=storage::tables key=key let(record)><TableLine record problem/></For></ul> }.into_any()
            }}
        </main>
    }
}

/// What the screen shows before the first game.
#[component]
fn NoTables() -> impl IntoView {
    view! {
        <div class="panel tables-empty">
            <svg class="tables-empty-art" viewBox="-70 -140 140 150" aria-hidden="true"><use href="#frog-gray"></use></svg>
            <h2>{t(key::PAGE_TABLES_EMPTY)}</h2>
            <p>{t(key::PAGE_TABLES_EMPTY_MORE)}</p>
            <a class="button primary" href=Route::New(home::chosen().into()).href()>{t(key::PAGE_HOME_SETUP)}</a>
        </div>
    }
}

/// One table.
#[component]
fn TableLine(record: TableRecord, problem: RwSignal<Option<String>>) -> impl IntoView {
    let TableLabel { game, colours, player_names, state } = TableLabel::of(&record);
    let remark = record.remark.filter(|remark| *remark == TableRemark::OtherTab).map(|_| t(key::PAGE_TABLES_OTHER_TAB));
    let saved = record.table;
    let branch = saved.branch.then(|| view! { <span class="chip branch" data-branch="" title=t(key::PAGE_TABLES_BRANCH_MORE)>{icon("replay")}{t(key::PAGE_TABLES_BRANCH)}</span> });
    let (key, over) = (StoredValue::new(saved.key.clone()), saved.over);
    let asking = RwSignal::new(false);
    let keep = NodeRef::<html::Button>::new();
    // The pressed button is gone; move the focus to the harmless one.
    Effect::new(move |_| {
        if let Some(keep) = keep.get() {
            let _ = keep.focus();
        }
    });
    let export = move |_| storage::export_one(key.get_value(), move |reason| problem.set(Some(reason)));
    let delete = move |_| storage::delete_table(key.get_value(), move |reason| problem.set(Some(reason)));
    // There is no replay of a running game, because it would show all secrets.
    let main = if over {
        view! { <a class="button primary" data-table="replay" href=Route::Replay(saved.key.clone()).href()>{icon("replay")}{t(key::PAGE_TABLES_REPLAY)}</a> }.into_any()
    } else {
        view! { <a class="button primary" data-table="open" href=Route::Table(saved.key.clone()).href()>{icon("play")}{t(key::PAGE_TABLES_OPEN)}</a> }.into_any()
    };
    let result = over.then(|| {
        let href = Route::Table(saved.key.clone()).href();
        view! { <span class="chip finished">{icon("check")}{t(key::PAGE_TABLES_OVER)}</span><a class="button" data-table="open" href=href>{t(key::PAGE_TABLES_RESULT)}</a> }
    });
    let title = games::find(&saved.game).map_or_else(|_| saved.game.clone(), |entry| entry.title.to_string());
    let called = tf(key::PAGE_TABLES_LINE, &[("who", &player_names), ("state", &state)]);
    view! {
        <li class="panel table-line" data-key=saved.key.clone() aria-label=called>
            <SeatPortraits game colours/>
            <div class="table-line-text"><b>{player_names}</b><span>{format!("{title} · {state}")}</span>{remark.map(|text| view! { <span>{text}</span> })}</div>
            <div class="table-line-ways">
                {move || if asking.get() {
                    view! {
                        <span class="table-sure" role="alert">{t(key::PAGE_TABLES_SURE)}</span>
                        <button class="button danger" data-table="delete-now" on:click=delete>{t(key::PAGE_TABLES_DELETE)}</button>
                        <button class="button" data-table="keep" node_ref=keep on:click=move |_| asking.set(false)>{t(key::PAGE_TABLES_KEEP)}</button>
                    }.into_any()
                } else {
                    view! {
                        <button class="button" data-table="export" on:click=export>{t(key::PAGE_TABLES_EXPORT)}</button>
                        <button class="button" data-table="delete" on:click=move |_| asking.set(true)>{t(key::PAGE_TABLES_DELETE)}</button>
                    }.into_any()
                }}
                {branch}
                {result}
                {main}
            </div>
        </li>
    }
}
