//! Asks the browser, once, not to delete the site's data on its own when the disk gets full.

use super::{DatabaseError, browser, get_value, set_value};
use wasm_bindgen_futures::JsFuture;

/// Where the database keeps that the browser was asked.
const ASKED: &str = "persist.asked";

/// Asks the browser to keep the site's data until the player deletes it. Does nothing if it was asked before, or in a
/// worker, where it cannot be asked. Whatever the answer, games are kept; only for how long is up to the browser.
pub async fn ask_to_persist() -> Result<(), DatabaseError> {
    if get_value(ASKED).await?.is_some() {
        return Ok(());
    }
    let Some(Ok(answer)) = browser::storage_manager().map(|storage| storage.persist()) else { return Ok(()) };
    let granted = JsFuture::from(answer).await.is_ok_and(|granted| granted.is_truthy());
    set_value(ASKED, if granted { "granted" } else { "refused" }).await
}
