//! The words of the page, from the message files of `wording`.

use std::fmt::Display;
use std::sync::OnceLock;
use wording::Messages;

/// What stands behind the address of the page in layout tests that ask for longer words.
const LONGER: &str = "?words=longer";
/// The messages that are used instead of the English ones.
static CHOSEN: OnceLock<Messages> = OnceLock::new();

/// Chooses the language by the query of the page's address: English, or the pretend language of layout tests.
pub fn choose(query: &str) {
    if query == LONGER {
        CHOSEN.get_or_init(|| Messages::english().longer());
    }
}

/// The messages of the language in use.
pub fn words() -> Messages {
    CHOSEN.get().cloned().unwrap_or_else(Messages::english)
}

/// A message without placeholders.
pub fn t(key: &str) -> String {
    words().plain(key)
}

/// A message with placeholders.
pub fn tf(key: &str, values: &[(&str, &dyn Display)]) -> String {
    words().get(key, values)
}

/// A message in the form that fits a number: `key.one` or `key.many`, with `{count}`.
pub fn tn(key: &str, count: impl Into<u32>) -> String {
    words().count(key, count)
}
