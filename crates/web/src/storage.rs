//! What the page knows of what the browser keeps: the list of tables and small values, read once when the page starts.
//!
//! The database is asynchronous (`database/`); screens draw from the copy here, which follows every change, also those of
//! other tabs. `kept.rs` is an entry of the list, `record.rs` counts solo games, `transfer.rs` reads and writes files,
//! `checker.rs` has them played through. Not here: the moves of a table, which its worker stores.

mod checker;
mod export;
pub mod kept;
pub mod record;
pub mod transfer;

pub use checker::{Checker, Verdict};
pub use export::{export_all, export_one, offer_file};
pub use kept::{Glance, Kept};
pub use transfer::{Incoming, LARGEST, LONGEST_NAME, clean_name};

use crate::database::{self, DatabaseError, Listener, Message, MigrationReport, TableRecord};
use crate::text::{t, tn};
use leptos::prelude::*;
use std::cell::RefCell;
use std::collections::BTreeMap;
use wasm_bindgen_futures::spawn_local;

#[derive(Default)]
struct Library {
    tables: ArcRwSignal<Vec<TableRecord>>,
    /// Why the browser keeps nothing, in words.
    problem: ArcRwSignal<Option<String>>,
    /// Why tables of an earlier version could not be taken over, in words.
    left_behind: ArcRwSignal<Option<String>>,
    values: RefCell<BTreeMap<String, String>>,
    /// Hears of changes by workers and other tabs, as long as the page lives.
    listener: RefCell<Option<Listener>>,
}

thread_local! {
    static LIBRARY: Library = Library::default();
}

/// Reads what the browser keeps, and takes over what older versions kept. If the browser keeps nothing, the page works all
/// the same and [`problem`] says why.
pub async fn load() {
    let migrated = match database::migrate().await {
        Ok(report) => report,
        Err(error) => return report(Some(error)),
    };
    // Whatever could not be taken over, the rest is there.
    let values = database::all_values().await;
    if let Err(error @ (DatabaseError::Unavailable(_) | DatabaseError::Silent)) = values {
        return report(Some(error));
    }
    let heard = |message| {
        if message == Message::Tables {
            spawn_local(refresh());
        }
    };
    LIBRARY.with(|library| library.listener.replace(Some(database::listen(heard))));
    refresh().await;
    LIBRARY.with(|library| {
        match values {
            Ok(values) => drop(library.values.replace(values)),
            Err(error) => library.problem.set(Some(error.words())),
        }
        library.left_behind.set(left_behind(&migrated));
    });
}

/// Says what of an earlier version could not be taken over, and why. It stays where it is, and the next start tries again.
fn left_behind(migrated: &MigrationReport) -> Option<String> {
    let (text, error) = match (migrated.failed.first(), migrated.failed_values.first()) {
        (Some((_, error)), _) => (tn("page.storage.left-behind", migrated.failed.len() as u32), error),
        (None, Some((_, error))) => (t("page.storage.settings-left-behind"), error),
        (None, None) => return None,
    };
    Some(format!("{text} {}", error.words()))
}

/// Reads the list of tables again.
pub async fn refresh() {
    match database::list_tables().await {
        Ok(list) => {
            LIBRARY.with(|library| library.tables.set(list.tables));
            report(None);
        }
        Err(error) => report(Some(error)),
    }
}

fn report(error: Option<DatabaseError>) {
    LIBRARY.with(|library| library.problem.set(error.map(|error| error.words())));
}

/// What is wrong with the browser's storage, in words; `None` if all is well. Tracked.
pub fn problem() -> Option<String> {
    LIBRARY.with(|library| library.problem.get().or_else(|| library.left_behind.get()))
}

/// All tables, the newest first. Tracked.
pub fn tables() -> Vec<TableRecord> {
    LIBRARY.with(|library| library.tables.get())
}

/// One table of the list. Not tracked.
pub fn find(key: &str) -> Option<TableRecord> {
    LIBRARY.with(|library| {
        library.tables.with_untracked(|tables| tables.iter().find(|record| record.table.key == key).cloned())
    })
}

/// A small value by its name.
pub fn value(name: &str) -> Option<String> {
    LIBRARY.with(|library| library.values.borrow().get(name).cloned())
}

/// Keeps a small value. A browser that keeps nothing forgets it with the page.
pub fn set_value(name: &'static str, text: &str) {
    LIBRARY.with(|library| library.values.borrow_mut().insert(name.into(), text.into()));
    let text = text.to_string();
    spawn_local(async move {
        let _ = database::set_value(name, &text).await;
    });
}

/// Replaces a small value by what `change` makes of it; `None` leaves it as it is. No other tab gets in between. The copy
/// here changes at once, by what it knows; what other tabs have stored meanwhile counts in the database.
pub fn update_value(name: &'static str, change: impl Fn(Option<String>) -> Option<String> + 'static) {
    let keep = move |text: Option<String>| {
        if let Some(text) = text {
            LIBRARY.with(|library| library.values.borrow_mut().insert(name.into(), text));
        }
    };
    keep(change(value(name)));
    spawn_local(async move {
        let mut changed = None;
        let stored = database::update_value(name, |text| {
            changed = change(text);
            changed.clone()
        });
        if stored.await.is_ok() {
            keep(changed);
        }
    });
}

/// Keeps a new table with its save, and does `then` with its key or with the reason why it could not be kept.
pub fn create(kept: Kept, save: String, then: impl FnOnce(Result<String, String>) + 'static) {
    spawn_local(async move {
        let created = database::create_table(&kept, &database::split_lines(&save)).await;
        if created.is_ok() {
            refresh().await;
        }
        then(created.map(|record| record.table.key).map_err(|error| error.words()));
    });
}

/// Deletes a table.
pub fn forget(key: String, failed: impl FnOnce(String) + 'static) {
    spawn_local(async move {
        if let Err(error) = database::delete_table(&key).await {
            failed(error.words());
        }
        refresh().await;
    });
}

/// A key that no table has yet.
pub fn fresh_key() -> String {
    let now = js_sys::Date::now() as u64;
    let random = (js_sys::Math::random() * 1e6) as u64;
    format!("{now:x}{random:05x}")
}
