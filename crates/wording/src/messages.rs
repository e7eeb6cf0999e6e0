//! Messages by key: a tiny reader for files of `key = text with {placeholders}`.
//!
//! Not here: which message to use (each game decides). If a key has no message, the text is the key between marks, so that
//! tests find it.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::sync::{Arc, OnceLock};

/// The English messages that every game or every page needs.
const SHARED: &str = concat!(
    include_str!("../messages/en/shared.txt"),
    include_str!("../messages/en/page.txt"),
    include_str!("../messages/en/page-board.txt"),
    include_str!("../messages/en/page-panels.txt"),
    include_str!("../messages/en/page-home.txt"),
    include_str!("../messages/en/page-screens.txt"),
    include_str!("../messages/en/page-motion.txt"),
    include_str!("../messages/en/page-tray.txt"),
);
/// The English messages that only Cosmic Frog needs.
const COSMIC_FROG: &str = concat!(
    include_str!("../messages/en.txt"),
    include_str!("../messages/en/muck.txt"),
    include_str!("../messages/en/page-combat.txt"),
    include_str!("../messages/en/page-muck.txt"),
    include_str!("../messages/en/page-gallery.txt"),
);
/// The English messages that only Volcanique needs.
const VOLCANIQUE: &str = concat!(
    include_str!("../messages/en/volcanique.txt"),
    include_str!("../messages/en/volcanique-events.txt"),
    include_str!("../messages/en/page-vq.txt"),
    include_str!("../messages/en/page-vq-board.txt"),
);
/// The mark before a key that has no message.
pub const MISSING: char = '⟦';

/// The messages of one language.
#[derive(Clone, Debug)]
pub struct Messages {
    texts: Arc<BTreeMap<String, String>>,
}

impl Messages {
    /// Returns the English messages of the games that were compiled in. They are read once.
    pub fn english() -> Messages {
        static ENGLISH: OnceLock<Messages> = OnceLock::new();
        ENGLISH
            .get_or_init(|| Messages::from_text(&english()).unwrap_or_else(|_| Messages { texts: Arc::default() }))
            .clone()
    }

    /// Reads a message file. The error lists every invalid line.
    pub fn from_text(text: &str) -> Result<Messages, Vec<String>> {
        let mut texts = BTreeMap::new();
        let mut errors = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let number = index + 1;
            match line.split_once('=').map(|(key, text)| (key.trim(), text.trim())) {
                Some((key, _)) if !is_key(key) => {
                    errors.push(format!("line {number}: {key:?} is no key: small letters, digits, dots and hyphens"));
                }
                Some((key, text)) => {
                    if !text.is_empty() && texts.insert(key.to_string(), text.to_string()).is_some() {
                        errors.push(format!("line {number}: {key} was given before"));
                    } else if text.is_empty() {
                        errors.push(format!("line {number}: {key} has no text"));
                    }
                }
                None => errors.push(format!("line {number}: expected \"key = text\"")),
            }
        }
        if errors.is_empty() { Ok(Messages { texts: Arc::new(texts) }) } else { Err(errors) }
    }

    /// Returns messages with the same keys, whose texts `change` makes from the old keys and texts.
    pub fn map(&self, change: impl Fn(&str, &str) -> String) -> Messages {
        let texts = self.texts.iter().map(|(key, text)| (key.clone(), change(key, text)));
        Messages { texts: Arc::new(texts.collect()) }
    }

    /// Returns all keys in alphabetical order.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.texts.keys().map(String::as_str)
    }

    /// Returns whether there is a message for this key.
    pub fn has(&self, key: &str) -> bool {
        self.texts.contains_key(key)
    }

    /// Returns the message for a key with its placeholders replaced by name. Without a message, returns the key between marks.
    pub fn get(&self, key: &str, values: &[(&str, &dyn Display)]) -> String {
        let Some(text) = self.texts.get(key) else { return format!("{MISSING}{key}⟧") };
        let mut out = String::with_capacity(text.len() + 16);
        let mut rest = text.as_str();
        while let Some((before, after)) = rest.split_once('{') {
            out.push_str(before);
            let Some((name, tail)) = after.split_once('}') else {
                out.push('{');
                rest = after;
                continue;
            };
            match values.iter().find(|(other, _)| *other == name) {
                Some((_, value)) => out.push_str(&value.to_string()),
                None => out.push_str(&format!("{{{name}}}")),
            }
            rest = tail;
        }
        out.push_str(rest);
        out
    }

    /// Returns a message without placeholders.
    pub fn plain(&self, key: &str) -> String {
        self.get(key, &[])
    }

    /// Returns the form of a message for a number, `key.one` or `key.many`, with `{count}` replaced.
    pub fn count(&self, key: &str, count: impl Into<u32>) -> String {
        self.counted(key, count, &[])
    }

    /// Returns the form of a message for a number and replaces further placeholders.
    pub fn counted(&self, key: &str, count: impl Into<u32>, values: &[(&str, &dyn Display)]) -> String {
        let count: u32 = count.into();
        let form = if count == 1 { "one" } else { "many" };
        let mut all: Vec<(&str, &dyn Display)> = vec![("count", &count)];
        all.extend(values);
        self.get(&format!("{key}.{form}"), &all)
    }

    /// Joins items as in "a, b and c". For an empty list, returns the message `nothing`.
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => self.plain("nothing"),
            [one] => one.clone(),
            [first @ .., last] => {
                let first = first[1..].iter().fold(first[0].clone(), |before, item| {
                    self.get("list.more", &[("first", &before), ("second", item)])
                });
                self.get("list.two", &[("first", &first), ("second", last)])
            }
        }
    }
}

/// Returns the English messages of the games that were compiled in. The conditions are constants: the messages of other
/// games are not in the program.
fn english() -> String {
    let mut text = SHARED.to_string();
    if cfg!(feature = "cosmic-frog") {
        text.push_str(COSMIC_FROG);
    }
    if cfg!(feature = "volcanique") {
        text.push_str(VOLCANIQUE);
    }
    text
}

fn is_key(key: &str) -> bool {
    !key.is_empty() && key.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '.' || c == '-')
}

/// Makes the first letter a capital, for the beginning of a sentence.
pub fn capitalize(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_english_file_reads() {
        assert_eq!(Messages::from_text(&english()).err(), None);
        assert!(Messages::english().has("prompt.action.first"));
    }

    #[test]
    fn placeholders_are_filled_by_name() {
        let messages =
            Messages::from_text("# note\na = {x} and {y}, {x}\nb.one = {count} frog\nb.many = {count} frogs\n")
                .unwrap();
        assert_eq!(messages.get("a", &[("y", &2), ("x", &"one")]), "one and 2, one");
        assert_eq!(messages.get("a", &[("x", &1)]), "1 and {y}, 1");
        assert_eq!(messages.get("c", &[]), "⟦c⟧");
        assert_eq!((messages.count("b", 1u8), messages.count("b", 2u8)), ("1 frog".into(), "2 frogs".into()));
    }

    #[test]
    fn every_bad_line_is_listed() {
        let errors = Messages::from_text("a = 1\na = 2\nhello\nB = x\nc =\n").unwrap_err();
        assert_eq!(errors.len(), 4, "{errors:?}");
        assert!(errors[0].starts_with("line 2") && errors[3].starts_with("line 5"), "{errors:?}");
    }

    #[test]
    fn lists_read_well() {
        let messages = Messages::english();
        let items = |text: &str| messages.list(&text.chars().map(String::from).collect::<Vec<_>>());
        assert_eq!([items("a"), items("ab"), items("abc")], ["a", "a and b", "a, b and c"]);
        assert_eq!(items(""), "nothing");
    }
}
