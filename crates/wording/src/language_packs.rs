//! The languages other than English and their packs, for the packer of the page and for programs that speak every language. Only
//! with the feature `every-language`: a page fetches the pack of its language.
//!
//! Not here: how a pack is used ([`Messages`]), how packs are made (`build.rs`).

use std::sync::OnceLock;

use message_packs::Pack;

use crate::{Messages, key};

include!(concat!(env!("OUT_DIR"), "/language_packs.rs"));

/// The group of messages that every game needs.
const SHARED: &str = "shared";

/// A language with messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Language {
    /// Its code, for instance `de`.
    pub code: &'static str,
    /// What it calls itself, for instance `Deutsch`.
    pub name_in_itself: String,
}

/// Returns the languages other than English, sorted by code.
pub fn languages() -> &'static [Language] {
    static LANGUAGES: OnceLock<Vec<Language>> = OnceLock::new();
    LANGUAGES
        .get_or_init(|| CODES.iter().map(|&code| Language { code, name_in_itself: name_in_itself(code) }).collect())
}

/// Returns the bytes of a pack with the messages of a game and those that every game needs. `None` if there is no such
/// language or game, and for English, which is compiled in.
pub fn pack_of(code: &str, game: &str) -> Option<Vec<u8>> {
    let mut all = group(code, SHARED)?;
    all.add(group(code, game)?);
    Some(all.to_bytes())
}

/// Returns the codes of all languages that have messages, sorted: `de`, `en`.
pub fn language_codes() -> Vec<&'static str> {
    let mut codes: Vec<&str> = CODES.iter().copied().chain(["en"]).collect();
    codes.sort_unstable();
    codes
}

impl Messages {
    /// Returns the messages of a language, for instance `de`. Messages that it lacks are in English.
    pub fn for_language(code: &str) -> Option<Messages> {
        if code == "en" {
            return Some(Messages::english());
        }
        let packs: Vec<Pack> =
            PACKS.iter().filter(|pack| pack.0 == code).filter_map(|pack| Pack::from_bytes(pack.2)).collect();
        (!packs.is_empty()).then(|| Messages::from_packs(packs))
    }
}

fn group(code: &str, group: &str) -> Option<Pack> {
    let (_, _, bytes) = PACKS.iter().find(|(language, name, _)| *language == code && *name == group)?;
    Pack::from_bytes(bytes)
}

/// Returns what a language calls itself, or its code while that message is missing.
fn name_in_itself(code: &str) -> String {
    let pack = group(code, SHARED).filter(|pack| pack.message(key::PAGE_LANGUAGE_NAME).is_some());
    pack.map_or_else(|| code.to_string(), |pack| Messages::from_packs([pack]).plain(key::PAGE_LANGUAGE_NAME).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_messages_of_its_own() {
        assert!(["de", "en"].iter().all(|code| language_codes().contains(code)) && language_codes().is_sorted());
        let words = |code: &str| Messages::for_language(code).map(|messages| messages.plain(key::NOTHING).to_string());
        assert_eq!([words("en"), words("de"), words("xx")], [Some("nothing".into()), Some("nichts".into()), None]);
        assert!(language_codes().iter().all(|code| Messages::for_language(code).unwrap().language() == *code));
    }

    #[test]
    fn german_has_a_pack_for_each_game() {
        let german = languages().iter().find(|language| language.code == "de").unwrap();
        assert_eq!(german.name_in_itself, "Deutsch");
        for game in ["cosmic-frog", "volcanique"] {
            let messages = Messages::from_bytes(&[pack_of("de", game).unwrap()]).unwrap();
            assert_eq!(messages.language(), "de");
            assert_ne!(messages.plain(key::NOTHING), Messages::english().plain(key::NOTHING));
        }
        assert_eq!(
            [pack_of("en", "volcanique"), pack_of("de", "chess"), pack_of("xx", "volcanique")],
            [None, None, None]
        );
    }

    #[test]
    fn the_titles_of_rules_are_those_of_the_handbook() {
        let messages = Messages::from_bytes(&[pack_of("de", "cosmic-frog").unwrap()]).unwrap();
        assert_eq!(messages.rule_title("SCO-4").map(String::from).as_deref(), Some("Wer gewinnt"));
        assert_eq!(messages.rule_title("NO-1"), None);
        assert_eq!(Messages::english().rule_title("SCO-4"), None);
        assert!(Messages::from_bytes(&[b"<!doctype html>".to_vec()]).is_none());
    }
}
