//! Fetches the handbook of a game. It is a separate file, so that only people who read it download it.

use crate::compiled_games;
use crate::packed_files;
use crate::text::{self, key, t};
use handbook::Book;
use leptos::wasm_bindgen::{JsCast, JsValue};
use std::cell::RefCell;

/// How long a file may take, in milliseconds.
const PATIENCE: u32 = 30_000;

thread_local! {
    /// The handbooks that were fetched before.
    static FETCHED: RefCell<Vec<&'static Book>> = const { RefCell::new(Vec::new()) };
}

/// Returns the handbook of a game in the language of the page, or in English if there is none; otherwise says why no
/// handbook can be shown.
pub async fn book(game: &str) -> Result<&'static Book, String> {
    let language = text::language();
    if let Some(address) = packed_files::translated_address(game, &language, "handbook")
        && let Ok(book) = fetched(game, &language, &address).await
    {
        return Ok(book);
    }
    let address = packed_files::address(game, "handbook").ok_or_else(|| compiled_games::unknown(game))?;
    fetched(game, handbook::ENGLISH, &address).await
}

/// Fetches a handbook, or returns it as it was fetched before.
async fn fetched(game: &str, language: &str, address: &str) -> Result<&'static Book, String> {
    let is_it = |book: &&'static Book| book.game == game && book.language == language;
    if let Some(book) = FETCHED.with_borrow(|books| books.iter().copied().find(is_it)) {
        return Ok(book);
    }
    let text = packed_files::fetch_text(address, PATIENCE).await.map_err(|error| reason(&error))?;
    let book: Book = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    let book: &'static Book = Box::leak(Box::new(book));
    FETCHED.with_borrow_mut(|books| books.push(book));
    Ok(book)
}

/// Returns a sentence that says why a file could not be fetched.
fn reason(error: &JsValue) -> String {
    let message = error.dyn_ref::<js_sys::Error>().map(|error| String::from(error.message()));
    message.or_else(|| error.as_string()).unwrap_or_else(|| t(key::PAGE_HANDBOOK_NO_REASON))
}
