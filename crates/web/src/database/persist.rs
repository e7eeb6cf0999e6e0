//! Asks the browser not to delete the site's data on its own when the disk gets full: once, or again if it has not answered.

use super::{DatabaseError, browser, set_value, update_value};
use std::cell::Cell;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Where the database keeps that the browser was asked, and what it answered.
const ASKED: &str = "persist.asked";
/// The value while there is no answer.
const PENDING: &str = "asked";

thread_local! {
    /// Whether this page waits for an answer.
    static WAITING: Cell<bool> = const { Cell::new(false) };
}

/// Asks the browser to keep the site's data until the player deletes it. Does nothing if it has answered before, if this page
/// waits for its answer, or in a worker, which cannot ask. Games are stored in any case; the answer decides only for how long.
///
/// Does not wait for the answer: some browsers ask the player, who may take their time.
pub fn ask_later() {
    if WAITING.replace(true) {
        return;
    }
    spawn_local(async {
        // Without an answer nothing changes.
        let _ = ask().await;
        WAITING.set(false);
    });
}

async fn ask() -> Result<(), DatabaseError> {
    let Some(storage) = web_sys::window().and_then(|_| browser::storage_manager()) else { return Ok(()) };
    // Noted first, in one transaction. A page that was closed before the answer leaves the note behind.
    let mut is_open = false;
    update_value(ASKED, |note| {
        is_open = !is_answered(note.as_deref());
        is_open.then(|| PENDING.to_string())
    })
    .await?;
    if !is_open {
        return Ok(());
    }
    let Ok(answer) = storage.persist() else { return Ok(()) };
    let granted = JsFuture::from(answer).await.is_ok_and(|granted| granted.is_truthy());
    set_value(ASKED, if granted { "granted" } else { "refused" }).await
}

/// Returns whether the browser has answered, given the note about it.
fn is_answered(note: Option<&str>) -> bool {
    note.is_some_and(|note| note != PENDING)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browser_is_asked_until_it_answers() {
        let notes = [None, Some(PENDING), Some("granted"), Some("refused")];
        assert_eq!(notes.map(is_answered), [false, false, true, true]);
    }
}
