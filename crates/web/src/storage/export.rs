//! Exports tables as files that the browser offers for download.

use super::table_files;
use crate::database::{self, join_lines};
use crate::text::{key, t, tf};
use leptos::prelude::{document, set_timeout};
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// Offers a file with all tables; `failed` gets the reason if that does not work, or works for some tables only.
pub fn export_all(failed: impl FnOnce(String) + 'static) {
    spawn_local(async move {
        if let Err(reason) = write_all().await {
            failed(reason);
        }
    });
}

/// Writes all tables that can be read into one file. A table that cannot be read does not prevent exporting the others.
async fn write_all() -> Result<(), String> {
    let list = database::list_tables().await.map_err(|error| error.message())?;
    let (mut tables, mut first_reason) = (Vec::new(), None);
    let all = list.tables.len() + list.unreadable;
    for record in list.tables {
        match database::read_for_export(&record.table.key).await {
            Ok((record, lines)) => tables.push((record.table, join_lines(&lines))),
            Err(error) => first_reason = first_reason.or(Some(error.message())),
        }
    }
    let count = tables.len();
    if count > 0 || all == 0 {
        offer_file("strata-tables.json", &table_files::write_all(tables))?;
    }
    if count == all {
        return Ok(());
    }
    let reason = first_reason.unwrap_or_else(|| t(key::PAGE_STORAGE_NEWER));
    Err(tf(key::PAGE_EXPORT_PARTLY, &[("count", &count), ("all", &all), ("reason", &reason)]))
}

/// Offers a file with one table, which the terminal reads too; `failed` gets the reason if that does not work.
pub fn export_one(key: String, failed: impl FnOnce(String) + 'static) {
    spawn_local(async move {
        let read = database::read_for_export(&key).await.map_err(|error| error.message());
        let text = read.map(|(record, lines)| table_files::write_one(&record.table, &join_lines(&lines)));
        if let Err(reason) = text.and_then(|text| offer_file(&format!("strata-{key}.jsonl"), &text)) {
            failed(reason);
        }
    });
}

/// Offers a text as a file.
pub fn offer_file(name: &str, text: &str) -> Result<(), String> {
    let offer = || -> Result<(), JsValue> {
        let kind = BlobPropertyBag::new();
        kind.set_type("application/octet-stream");
        let parts = js_sys::Array::of1(&text.into());
        let url = Url::create_object_url_with_blob(&Blob::new_with_str_sequence_and_options(&parts, &kind)?)?;
        let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
        link.set_href(&url);
        link.set_download(name);
        link.click();
        // The browser has opened the file by then.
        set_timeout(move || drop(Url::revoke_object_url(&url)), Duration::from_secs(60));
        Ok(())
    };
    offer().map_err(|_| t(key::PAGE_EXPORT_FAILED))
}
