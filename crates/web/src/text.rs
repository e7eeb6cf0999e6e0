//! The words of the page, from the message files of `wording`.

use std::fmt::Display;
use wording::Words;

/// The messages of the language in use.
pub fn words() -> Words {
    Words::english()
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
