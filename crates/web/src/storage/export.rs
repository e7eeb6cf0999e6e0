//! Exports tables as files that the browser offers for download.

use super::table_files::{self, ExportedFile, TablesWriter};
use crate::database::{self, join_lines};
use crate::text::{key, t, tf};
use leptos::prelude::{document, set_timeout};
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// How long to wait between two files, in milliseconds: browsers drop downloads that follow each other too fast.
const PAUSE_MS: u32 = 500;

/// Offers all tables in one file, or in several if it would be too large to import. `told` gets what the player should know: that
/// there are several files, or the reason if that does not work, or works for some tables only.
pub fn export_all(told: impl FnOnce(String) + 'static) {
    spawn_local(async move {
        match write_all().await {
            Ok(0 | 1) => {}
            Ok(count) => told(tf(key::PAGE_EXPORT_SEVERAL, &[("count", &count)])),
            Err(reason) => told(reason),
        }
    });
}

/// Writes all tables that can be read into files. Returns how many files these are. A table that cannot be read does not prevent
/// exporting the others.
async fn write_all() -> Result<usize, String> {
    let list = database::list_tables().await.map_err(|error| error.message())?;
    let (mut writer, mut files, mut count, mut first_reason) = (TablesWriter::default(), 0, 0usize, None);
    let all = list.tables.len() + list.unreadable;
    for record in list.tables {
        match database::read_for_export(&record.table.key).await {
            Ok((record, lines)) => {
                offer_next(writer.add(&record.table, &join_lines(&lines)), &mut files).await?;
                count += 1;
            }
            Err(error) => first_reason = first_reason.or(Some(error.message())),
        }
    }
    offer_next(writer.finish(), &mut files).await?;
    if count == all {
        return Ok(files);
    }
    let reason = first_reason.unwrap_or_else(|| t(key::PAGE_STORAGE_NEWER));
    Err(tf(key::PAGE_EXPORT_PARTLY, &[("count", &count), ("all", &all), ("reason", &reason)]))
}

/// Offers a complete file after those before it, and counts it.
async fn offer_next(file: Option<ExportedFile>, files: &mut usize) -> Result<(), String> {
    let Some(file) = file else { return Ok(()) };
    if *files > 0 {
        database::sleep(PAUSE_MS).await;
    }
    *files += 1;
    offer_file(&file.name, &file.text)
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
