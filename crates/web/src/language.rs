//! Chooses the language of the page before its first screen stands, and fetches the messages.
//!
//! English is compiled in; the messages of any other language are a file for each game. If it cannot be fetched, the page is in
//! English. Not here: the messages in use (`text.rs`), how the choice is stored (`settings.rs`).

use crate::compiled_games;
use crate::packed_files::{self, PageLanguage};
use crate::settings::{self, LanguageChoice};
use crate::text;
use leptos::prelude::{document, window};
use wasm_bindgen::JsValue;

/// How long the messages of a language may take, in milliseconds.
const PATIENCE: u32 = 5000;
/// The query with which layout tests ask for longer texts.
const LONGER: &str = "?words=longer";

/// Chooses the language: the pretend one of layout tests if the address asks for it, else that of the settings, else the first of
/// the browser's languages that the page has. Called once, after the stored values were read.
pub async fn choose() {
    if window().location().search().is_ok_and(|query| query == LONGER) {
        return text::use_longer_words();
    }
    let known = packed_files::languages();
    let preferred: Vec<String> = window().navigator().languages().iter().filter_map(|tag| tag.as_string()).collect();
    let Some(language) = find(settings::stored_language(), &preferred, &known) else { return };
    // Without the messages the page is in English, which is better than no page.
    let Ok(packs) = packs(&language.code).await else { return };
    if text::use_packs(packs)
        && let Some(root) = document().document_element()
    {
        let _ = root.set_attribute("lang", &language.code);
    }
}

/// Returns the language that was chosen, or else the first of the preferred ones that the page has. `None` is English.
fn find<'k>(choice: LanguageChoice, preferred: &[String], known: &'k [PageLanguage]) -> Option<&'k PageLanguage> {
    let named = |code: &str| known.iter().find(|language| language.code.eq_ignore_ascii_case(code));
    if choice != LanguageChoice::AUTOMATIC {
        return named(choice.code());
    }
    for tag in preferred {
        // `de-AT` is German unless the page has Austrian German.
        let general = tag.split('-').next().unwrap_or_default();
        let found = named(tag).or_else(|| named(general));
        if found.is_some() || general.eq_ignore_ascii_case(LanguageChoice::ENGLISH.code()) {
            return found;
        }
    }
    None
}

/// Fetches the packs of a language for the games in this wasm file.
async fn packs(code: &str) -> Result<Vec<Vec<u8>>, JsValue> {
    let mut packs = Vec::new();
    for game in compiled_games::compiled_in() {
        let address = packed_files::translated_address(game, code, "messages").ok_or(JsValue::NULL)?;
        packs.push(packed_files::fetch_bytes(&address, PATIENCE).await?);
    }
    Ok(packs)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_setting_counts_before_the_languages_of_the_browser() {
        let known = ["de", "pt-br"].map(|code| PageLanguage { code: code.into(), name: code.into() });
        let found = |choice, preferred: &[&str]| {
            let preferred: Vec<String> = preferred.iter().copied().map(String::from).collect();
            find(choice, &preferred, &known).map(|language| language.code.clone())
        };
        let automatic = LanguageChoice::AUTOMATIC;
        assert_eq!(found(automatic, &["de-AT", "en"]).as_deref(), Some("de"));
        assert_eq!(found(automatic, &["fr-FR", "fr", "pt-BR", "en"]).as_deref(), Some("pt-br"));
        assert_eq!(found(automatic, &["en-US", "de"]), None, "English comes before German");
        assert_eq!([found(automatic, &["fr"]), found(automatic, &[])], [None, None]);
        assert_eq!(found(LanguageChoice::ENGLISH, &["de"]), None);
        assert_eq!(found(LanguageChoice::new("de"), &["en"]).as_deref(), Some("de"));
        assert_eq!(found(LanguageChoice::new("xx"), &["de"]), None, "a language that is gone");
    }
}
