//! The files that were packed together with this page, even if the server has newer ones by now: their addresses, as the packer
//! lists them in the page, and fetching them.

use js_sys::Uint8Array;
use leptos::prelude::{document, window};
use serde_json::Value;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortSignal, RequestInit, Response};

/// A language other than English.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageLanguage {
    /// Its code, for instance `de`.
    pub code: String,
    /// What it calls itself.
    pub name: String,
}

/// Returns the address of a file of a game: `worker`, `handbook` and so on.
pub fn address(game: &str, file: &str) -> Option<String> {
    modules()?.get(game)?.get(file)?.as_str().map(String::from)
}

/// Returns the address of a file of a game in a language other than English: `messages` or `handbook`.
pub fn translated_address(game: &str, language: &str, file: &str) -> Option<String> {
    modules()?.get(game)?.get("languages")?.get(language)?.get(file)?.as_str().map(String::from)
}

/// Returns the languages other than English, sorted by code. They are the same for all games.
pub fn languages() -> Vec<PageLanguage> {
    modules().map(|modules| languages_in(&modules)).unwrap_or_default()
}

fn languages_in(modules: &Value) -> Vec<PageLanguage> {
    let game = modules.as_object().and_then(|games| games.values().next());
    let listed = game.and_then(|game| game.get("languages")?.as_object());
    let language = |(code, files): (&String, &Value)| {
        let name = files.get("name").and_then(Value::as_str).unwrap_or(code);
        PageLanguage { code: code.clone(), name: name.into() }
    };
    listed.into_iter().flatten().map(language).collect()
}

fn modules() -> Option<Value> {
    serde_json::from_str(&document().get_element_by_id("modules")?.text_content()?).ok()
}

/// Fetches a file as text; gives up after this many milliseconds.
pub async fn fetch_text(address: &str, patience: u32) -> Result<String, JsValue> {
    let text = JsFuture::from(fetch(address, patience).await?.text()?).await?;
    text.as_string().ok_or(text)
}

/// Fetches a file as bytes; gives up after this many milliseconds.
pub async fn fetch_bytes(address: &str, patience: u32) -> Result<Vec<u8>, JsValue> {
    let buffer = JsFuture::from(fetch(address, patience).await?.array_buffer()?).await?;
    Ok(Uint8Array::new(&buffer).to_vec())
}

async fn fetch(address: &str, patience: u32) -> Result<Response, JsValue> {
    let options = RequestInit::new();
    options.set_signal(Some(&AbortSignal::timeout_with_u32(patience)));
    let answer = JsFuture::from(window().fetch_with_str_and_init(address, &options)).await?;
    let answer: Response = answer.dyn_into()?;
    if answer.ok() { Ok(answer) } else { Err(answer.status().to_string().into()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_lists_its_languages() {
        let modules =
            r#"{"a": {"glue": "./a.js", "languages": {"de": {"name": "Deutsch", "messages": "./a-de.messages"}}}}"#;
        let found = languages_in(&serde_json::from_str(modules).unwrap());
        assert_eq!(found, [PageLanguage { code: "de".into(), name: "Deutsch".into() }]);
        assert!(languages_in(&serde_json::from_str(r#"{"a": {"glue": "./a.js"}}"#).unwrap()).is_empty());
    }
}
