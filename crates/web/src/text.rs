//! The texts of the page, from the message files of `wording`.

use std::sync::OnceLock;
use wording::Messages;
pub use wording::{Argument, Text, key};

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

/// Returns a message without variables.
pub fn t(key: &str) -> String {
    messages().plain(key).into()
}

/// Returns a message with its variables filled in.
pub fn tf(key: &str, values: &[(&str, &dyn Argument)]) -> String {
    messages().get(key, values).into()
}

/// Returns a message in the form that fits the number `$count`.
pub fn tn(key: &str, count: impl Into<u32>) -> String {
    messages().count(key, count).into()
}

/// Returns items as a list in words: "a, b and c".
pub fn list<T: Into<Text> + Clone>(items: &[T]) -> String {
    let items: Vec<Text> = items.iter().cloned().map(Into::into).collect();
    messages().list(&items).into()
}
