//! The texts of the page, from the message files of `wording`.
//!
//! Not here: which language is used (`language.rs`).

use std::sync::OnceLock;
use wording::Messages;
pub use wording::{Argument, Text, key};

/// A language that was chosen instead of English.
struct ChosenLanguage {
    messages: Messages,
    /// The packs that its messages were read from; the page sends them to its workers.
    packs: Vec<Vec<u8>>,
}

/// The language that is used instead of English.
static CHOSEN_LANGUAGE: OnceLock<ChosenLanguage> = OnceLock::new();

/// Uses the pretend language of layout tests.
pub fn use_longer_words() {
    CHOSEN_LANGUAGE.get_or_init(|| ChosenLanguage { messages: Messages::english().longer(), packs: Vec::new() });
}

/// Uses the messages of packs from now on. Returns false if they cannot be read; a language that was chosen before stays.
pub fn use_packs(packs: Vec<Vec<u8>>) -> bool {
    let Some(messages) = Messages::from_bytes(&packs) else { return false };
    CHOSEN_LANGUAGE.set(ChosenLanguage { messages, packs }).is_ok()
}

/// Returns the packs that the messages were read from, or none in English.
pub fn packs() -> &'static [Vec<u8>] {
    CHOSEN_LANGUAGE.get().map(|chosen| chosen.packs.as_slice()).unwrap_or_default()
}

/// Returns the messages of the language in use.
pub fn messages() -> Messages {
    CHOSEN_LANGUAGE.get().map_or_else(Messages::english, |chosen| chosen.messages.clone())
}

/// Returns the code of the language in use.
pub fn language() -> String {
    messages().language().to_string()
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

/// Returns a number with the mark that the language puts before a fraction: "0.5" or "0,5".
pub fn decimal(number: f64) -> String {
    number.to_string().replace('.', &t(key::PAGE_DECIMAL_MARK))
}
