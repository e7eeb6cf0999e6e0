//! The messages of every language, for programs that choose one when they start.
//!
//! Not here: which language is chosen (each program decides), and how the page gets the packs of its language.

use message_packs::Pack;

use crate::Messages;

/// Each language with its packs of the games that were compiled in.
const LANGUAGES: &[(&str, &[&[u8]])] = include!(concat!(env!("OUT_DIR"), "/every_language.rs"));

/// Returns the codes of all languages that have messages, sorted: `de`, `en`.
pub fn language_codes() -> impl Iterator<Item = &'static str> {
    LANGUAGES.iter().map(|(code, _)| *code)
}

impl Messages {
    /// Returns the messages of a language, for instance `de`. Messages that it lacks are in English.
    pub fn for_language(code: &str) -> Option<Messages> {
        let (_, packs) = LANGUAGES.iter().find(|(language, _)| *language == code)?;
        Some(Messages::from_packs(packs.iter().filter_map(|bytes| Pack::from_bytes(bytes))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::key;

    #[test]
    fn every_language_has_messages_of_its_own() {
        let codes: Vec<&str> = language_codes().collect();
        assert!(codes.contains(&"en") && codes.contains(&"de") && codes.is_sorted(), "{codes:?}");
        let words = |code: &str| Messages::for_language(code).map(|messages| messages.plain(key::NOTHING).to_string());
        assert_eq!([words("en"), words("de"), words("xx")], [Some("nothing".into()), Some("nichts".into()), None]);
        for code in codes {
            let messages = Messages::for_language(code).unwrap();
            assert_eq!(messages.language(), code);
            assert!(messages.has(key::PAGE_LOG_MORE), "{code}");
        }
    }
}
