//! The page's copy of what the browser stores: the list of tables and small values, read once when the page starts.
//!
//! The database is asynchronous (`database/`), so screens draw from the copy here, which follows every change,
//! including changes made by other tabs. `saved_table.rs` describes an entry of the list,
//! `table_files.rs` reads and writes files, `import_checker.rs` lets a worker check imported tables, `export.rs` offers
//! files for download. Not here: the moves of a table, which its worker stores.

mod export;
mod import_checker;
pub mod saved_table;
pub mod table_files;

pub use export::{export_all, export_one, offer_file};
pub use import_checker::{CheckResult, ImportChecker};
pub use saved_table::{SavedTable, TableSummary};
pub use table_files::{ImportedTable, MAX_FILE_BYTES, MAX_NAME_LENGTH, clean_name};

use crate::database::{self, ChannelMessage, DatabaseError, Listener, MigrationReport, TableRecord};
use crate::text::{key, t, tn};
use leptos::prelude::*;
use std::cell::RefCell;
use std::collections::BTreeMap;
use wasm_bindgen_futures::spawn_local;

#[derive(Default)]
struct StorageCache {
    tables: ArcRwSignal<Vec<TableRecord>>,
    /// Why the browser stores nothing. No text, because the language is chosen after this is known.
    problem: ArcRwSignal<Option<DatabaseError>>,
    /// What was migrated from an earlier version, and what could not be.
    migrated: ArcRwSignal<MigrationReport>,
    values: RefCell<BTreeMap<String, String>>,
    /// Listens to changes by workers and other tabs, as long as the page lives.
    listener: RefCell<Option<Listener>>,
}

thread_local! {
    static CACHE: StorageCache = StorageCache::default();
}

/// Reads what the browser stores, and migrates what older versions stored. If the browser stores nothing, the page
/// works all the same and [`problem`] says why.
pub async fn load() {
    let migrated = match database::migrate().await {
        Ok(report) => report,
        Err(error) => return report(Some(error)),
    };
    // The values are available even if the migration failed in part.
    let values = database::all_values().await;
    if let Err(error @ (DatabaseError::Unavailable(_) | DatabaseError::Silent)) = values {
        return report(Some(error));
    }
    let heard = |message| {
        if message == ChannelMessage::Tables {
            spawn_local(refresh());
        }
    };
    CACHE.with(|cache| cache.listener.replace(Some(database::listen(heard))));
    refresh().await;
    CACHE.with(|cache| {
        match values {
            Ok(values) => drop(cache.values.replace(values)),
            Err(error) => cache.problem.set(Some(error)),
        }
        cache.migrated.set(migrated);
    });
}

/// Says what of an earlier version could not be migrated, and why. It stays where it is, and the next start tries
/// again.
fn migration_problem(migrated: &MigrationReport) -> Option<String> {
    let (text, error) = match (migrated.failed.first(), migrated.failed_values.first()) {
        (Some((_, error)), _) => (tn(key::PAGE_STORAGE_LEFT_BEHIND, migrated.failed.len() as u32), error),
        (None, Some((_, error))) => (t(key::PAGE_STORAGE_SETTINGS_LEFT_BEHIND), error),
        (None, None) => return None,
    };
    Some(format!("{text} {}", error.message()))
}

/// Reads the list of tables again.
pub async fn refresh() {
    match database::list_tables().await {
        Ok(list) => {
            CACHE.with(|cache| cache.tables.set(list.tables));
            report(None);
        }
        Err(error) => report(Some(error)),
    }
}

fn report(error: Option<DatabaseError>) {
    CACHE.with(|cache| cache.problem.set(error));
}

/// Returns what is wrong with the browser's storage, in words; `None` if all is well. Tracked.
pub fn problem() -> Option<String> {
    CACHE.with(|cache| {
        let problem = cache.problem.get().map(|error| error.message());
        problem.or_else(|| cache.migrated.with(migration_problem))
    })
}

/// Returns all tables, the newest first. Tracked.
pub fn tables() -> Vec<TableRecord> {
    CACHE.with(|cache| cache.tables.get())
}

/// Returns one table of the list. Not tracked.
pub fn find_table(key: &str) -> Option<TableRecord> {
    CACHE.with(|cache| {
        cache.tables.with_untracked(|tables| tables.iter().find(|record| record.table.key == key).cloned())
    })
}

/// Returns a small value by its name.
pub fn value(name: &str) -> Option<String> {
    CACHE.with(|cache| cache.values.borrow().get(name).cloned())
}

/// Stores a small value. A browser without storage forgets it with the page.
pub fn set_value(name: &'static str, text: &str) {
    CACHE.with(|cache| cache.values.borrow_mut().insert(name.into(), text.into()));
    let text = text.to_string();
    spawn_local(async move {
        let _ = database::set_value(name, &text).await;
    });
}

/// Replaces a small value by the result of `change`; `None` leaves it as it is. No other tab can write in between. The
/// copy here changes at once, from its own value; the database applies `change` to what other tabs have stored meanwhile.
pub fn update_value(name: &'static str, change: impl Fn(Option<String>) -> Option<String> + 'static) {
    let keep = move |text: Option<String>| {
        if let Some(text) = text {
            CACHE.with(|cache| cache.values.borrow_mut().insert(name.into(), text));
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

/// Stores a new table with its save, then calls `then` with its key, or with the reason why it could not be stored.
pub fn create_table(saved: SavedTable, save: String, then: impl FnOnce(Result<String, String>) + 'static) {
    spawn_local(async move {
        let created = database::create_table(&saved, &database::split_lines(&save)).await;
        if created.is_ok() {
            refresh().await;
        }
        then(created.map(|record| record.table.key).map_err(|error| error.message()));
    });
}

/// Deletes a table.
pub fn delete_table(key: String, failed: impl FnOnce(String) + 'static) {
    spawn_local(async move {
        if let Err(error) = database::delete_table(&key).await {
            failed(error.message());
        }
        refresh().await;
    });
}

/// Returns a key that no table has yet.
pub fn new_key() -> String {
    let now = js_sys::Date::now() as u64;
    let random = (js_sys::Math::random() * 1e6) as u64;
    format!("{now:x}{random:05x}")
}
