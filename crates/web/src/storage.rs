//! What is kept in the browser: tables as save files, and a list of them. A move is written down before it is shown.
//!
//! `kept.rs` is the list, `transfer.rs` are files that go out and come in; both are pure. `checker.rs` asks the rules about them. Not here: settings (`settings.rs`
//! keeps its own). Under `strata.tables` stands the list, under `strata.table.KEY` the save of a table, under `strata.record` how solo games went. These names and what
//! stands under them are read by every later version; another format would get other names.

mod checker;
mod kept;
pub mod record;
pub mod transfer;

pub use checker::Checker;
pub use kept::{Glance, Kept};
pub use transfer::{Incoming, LARGEST, LONGEST_NAME, clean_name};

use crate::text::{t, tf};
use kept::List;
use leptos::prelude::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

const LIST: &str = "strata.tables";

/// A value of the browser's storage.
pub fn get(key: &str) -> Option<String> {
    window().local_storage().ok()??.get_item(key).ok()?
}

/// Keeps a value; the error says what to do when the browser refuses.
pub fn set(key: &str, value: &str) -> Result<(), String> {
    let storage = window().local_storage().ok().flatten();
    let kept = storage.is_some_and(|storage| storage.set_item(key, value).is_ok());
    if kept { Ok(()) } else { Err(t("page.storage.full")) }
}

fn remove(key: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.remove_item(key);
    }
}

fn save_key(key: &str) -> String {
    format!("strata.table.{key}")
}

fn list() -> List {
    let Some(text) = get(LIST) else { return List::default() };
    List::read(&text).unwrap_or_else(|| {
        // Whatever it is, the next table must not be written over it.
        let _ = set(&format!("{LIST}.unreadable"), &text);
        List::default()
    })
}

/// All tables, the newest first.
pub fn tables() -> Vec<Kept> {
    list().tables
}

/// One table of the list.
pub fn find(key: &str) -> Option<Kept> {
    tables().into_iter().find(|kept| kept.key == key)
}

/// The save of a table.
pub fn save(key: &str) -> Option<String> {
    get(&save_key(key))
}

/// What can be told of a table without playing it through.
pub fn glance(key: &str) -> Glance {
    save(key).map(|save| kept::glance(&save)).unwrap_or_default()
}

/// Keeps a table with its whole save.
pub fn put(kept: &Kept, save: &str) -> Result<(), String> {
    set(&save_key(&kept.key), save)?;
    note(kept)
}

/// Keeps what the list says of a table. The save of a game that has just ended gets smaller.
pub fn note(kept: &Kept) -> Result<(), String> {
    let mut list = list();
    let ended = kept.over && list.tables.iter().any(|other| other.key == kept.key && !other.over);
    list.put(kept.clone());
    set(LIST, &list.write())?;
    match ended.then(|| save(&kept.key)).flatten() {
        Some(save) => set(&save_key(&kept.key), &kept::thinned(&save)),
        None => Ok(()),
    }
}

/// Adds lines to the save of a table.
pub fn append(key: &str, lines: &str) -> Result<(), String> {
    let mut text = save(key).unwrap_or_default();
    text.push_str(lines);
    set(&save_key(key), &text)
}

/// Forgets a table.
pub fn forget(key: &str) {
    let mut list = list();
    list.forget(key);
    let _ = set(LIST, &list.write());
    remove(&save_key(key));
}

/// A key that no table has yet.
pub fn fresh_key() -> String {
    let now = js_sys::Date::now() as u64;
    let random = (js_sys::Math::random() * 1e6) as u64;
    format!("{now:x}{random:05x}")
}

/// Hands a file with all tables to the browser.
pub fn export_all() -> Result<(), String> {
    let with_save = |kept: Kept| save(&kept.key).map(|save| (kept, save));
    let text = transfer::write_all(tables().into_iter().filter_map(with_save).collect());
    download("strata-tables.json", &text)
}

/// Hands a file with one table to the browser; the terminal reads it too.
pub fn export_one(key: &str) -> Result<(), String> {
    let save = save(key).ok_or_else(|| t("page.table.missing"))?;
    let text = find(key).map_or_else(|| save.clone(), |kept| transfer::write_one(&kept, &save));
    download(&format!("strata-{key}.jsonl"), &text)
}

fn download(name: &str, text: &str) -> Result<(), String> {
    let offer = || -> Result<(), wasm_bindgen::JsValue> {
        let kind = BlobPropertyBag::new();
        kind.set_type("application/octet-stream");
        let parts = js_sys::Array::of1(&text.into());
        let url = Url::create_object_url_with_blob(&Blob::new_with_str_sequence_and_options(&parts, &kind)?)?;
        let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
        link.set_href(&url);
        link.set_download(name);
        link.click();
        // The browser has taken hold of the file by then.
        leptos::prelude::set_timeout(move || drop(Url::revoke_object_url(&url)), std::time::Duration::from_secs(60));
        Ok(())
    };
    offer().map_err(|_| t("page.export.failed"))
}

/// The tables in a file, not yet checked.
pub fn read_file(text: &str) -> Result<Vec<Incoming>, String> {
    transfer::read(text)
}

/// Keeps tables that have been checked. Returns how many were added; a table that is there already with as many moves or more
/// is left alone, and another game under the same key gets a key of its own.
pub fn keep_all(tables: Vec<(Kept, String)>) -> Result<usize, String> {
    let all = tables.len();
    let mut count = 0;
    for (mut kept, text) in tables {
        if let (Some(there), Some(before)) = (find(&kept.key), save(&kept.key)) {
            let same = transfer::same_game(&before, &text);
            if same && there.moves >= kept.moves {
                continue;
            }
            if !same {
                kept.key = fresh_key();
            }
        }
        put(&kept, &text)
            .map_err(|reason| tf("page.import.stopped", &[("count", &count), ("all", &all), ("reason", &reason)]))?;
        count += 1;
    }
    Ok(count)
}
