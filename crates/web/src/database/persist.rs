//! Asks the browser, once, not to delete the site's data on its own when the disk gets full.

use super::{DatabaseError, browser, set_value, update_value};
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Where the database keeps that the browser was asked.
const ASKED: &str = "persist.asked";

/// Asks the browser to keep the site's data until the player deletes it. Does nothing if it was asked before, or in a
/// worker, which cannot ask. Games are stored in any case; the answer decides only for how long.
///
/// Does not wait for the answer: some browsers ask the player, who may take their time.
pub fn ask_later() {
    spawn_local(async {
        // Without an answer nothing changes.
        let _ = ask().await;
    });
}

async fn ask() -> Result<(), DatabaseError> {
    let Some(storage) = web_sys::window().and_then(|_| browser::storage_manager()) else { return Ok(()) };
    // Noted first, in one transaction: of two tabs only one asks.
    let mut is_first = false;
    update_value(ASKED, |asked| {
        is_first = asked.is_none();
        is_first.then(|| "asked".to_string())
    })
    .await?;
    if !is_first {
        return Ok(());
    }
    let Ok(answer) = storage.persist() else { return Ok(()) };
    let granted = JsFuture::from(answer).await.is_ok_and(|granted| granted.is_truthy());
    set_value(ASKED, if granted { "granted" } else { "refused" }).await
}
