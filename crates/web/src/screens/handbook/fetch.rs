//! Fetches the handbook of a game. It is a separate file, so that only people who read it download it.

use crate::compiled_games;
use crate::packed_files;
use crate::text::{key, t};
use handbook::Book;
use leptos::prelude::window;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::{AbortSignal, RequestInit, Response};
use std::cell::RefCell;
use wasm_bindgen_futures::JsFuture;

/// How long a file may take, in milliseconds.
const PATIENCE: u32 = 30_000;

thread_local! {
    /// The handbook that was fetched before. A page needs only the handbook of one game.
    static FETCHED: RefCell<Vec<&'static Book>> = const { RefCell::new(Vec::new()) };
}

/// Returns the handbook of a game, or why it cannot be shown.
pub async fn book(game: &str) -> Result<&'static Book, String> {
    let known = FETCHED.with_borrow(|books| books.iter().copied().find(|book| book.game == game));
    if let Some(book) = known {
        return Ok(book);
    }
    let address = packed_files::address(game, "handbook").ok_or_else(|| compiled_games::unknown(game))?;
    let text = text(&address).await.map_err(|error| reason(&error))?;
    let book: Book = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    let book: &'static Book = Box::leak(Box::new(book));
    FETCHED.with_borrow_mut(|books| books.push(book));
    Ok(book)
}

/// Returns the text of a file.
async fn text(address: &str) -> Result<String, JsValue> {
    let options = RequestInit::new();
    options.set_signal(Some(&AbortSignal::timeout_with_u32(PATIENCE)));
    let answer = JsFuture::from(window().fetch_with_str_and_init(address, &options)).await?;
    let answer: Response = answer.dyn_into()?;
    if !answer.ok() {
        return Err(answer.status().to_string().into());
    }
    let text = JsFuture::from(answer.text()?).await?;
    text.as_string().ok_or(text)
}

/// Returns a sentence that says why a file could not be fetched.
fn reason(error: &JsValue) -> String {
    let message = error.dyn_ref::<js_sys::Error>().map(|error| String::from(error.message()));
    message.or_else(|| error.as_string()).unwrap_or_else(|| t(key::PAGE_HANDBOOK_NO_REASON))
}
