//! The texts of the page, from the message files of `wording`.

use std::fmt::Display;
use std::sync::OnceLock;
use wording::Messages;

/// The query with which layout tests ask for longer texts.
const LONGER: &str = "?words=longer";
/// The messages that are used instead of the English ones.
static CHOSEN_LANGUAGE: OnceLock<Messages> = OnceLock::new();

/// Chooses the language by the query of the page's address: English, or the pretend language of layout tests.
pub fn choose_language(query: &str) {
    if query == LONGER {
        CHOSEN_LANGUAGE.get_or_init(|| Messages::english().longer());
    }
}

/// Returns the messages of the language in use.
pub fn messages() -> Messages {
    CHOSEN_LANGUAGE.get().cloned().unwrap_or_else(Messages::english)
}

/// Returns a message without placeholders.
pub fn t(key: &str) -> String {
    messages().plain(key)
}

/// Returns a message with placeholders.
pub fn tf(key: &str, values: &[(&str, &dyn Display)]) -> String {
    messages().get(key, values)
}

/// Returns a message in the form that fits a number: `key.one` or `key.many`, with `{count}`.
pub fn tn(key: &str, count: impl Into<u32>) -> String {
    messages().count(key, count)
}
