//! `UsedKeys`: the keys of messages in the code of the page.

use std::collections::BTreeSet;

use proc_macro2::{TokenStream, TokenTree};

use super::PREFIX;
use crate::rules::markers::texts;

/// The module of the constants.
const KEY: &str = "key";
/// The method that says what a seat does: to its own player in the form `you`.
pub const SAY: &str = "say";
/// The end of the key of a message for the player whom it is about.
const YOU: &str = "-you";

/// The keys in the code.
#[derive(Default)]
pub struct UsedKeys {
    /// The place of each key and the key.
    plain: Vec<(String, String)>,
    /// The parts before and after the placeholders of a key.
    patterns: BTreeSet<(String, String)>,
}

impl UsedKeys {
    /// Adds the keys in a file.
    pub fn add(&mut self, name: &str, tokens: &TokenStream) {
        self.plain.extend(constants(tokens).into_iter().map(|(line, key)| (format!("{name}:{line}"), key)));
        for (line, text) in texts(tokens).into_iter().filter(|(_, text)| text.starts_with(PREFIX)) {
            if is_key(&text) {
                self.plain.push((format!("{name}:{line}"), text));
            } else if let Some((before, rest)) = text.split_once('{')
                && let Some((_, after)) = rest.rsplit_once('}')
            {
                self.patterns.insert((before.to_string(), after.to_string()));
            }
        }
        self.add_said(name, tokens);
    }

    /// Adds the form `you` of every key that is used for a seat: `words.say(key::PAGE_KEY, seat, …)`.
    fn add_said(&mut self, name: &str, tokens: &TokenStream) {
        let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
        for (index, token) in tokens.iter().enumerate() {
            let TokenTree::Group(group) = token else { continue };
            self.add_said(name, &group.stream());
            let is_said = index >= 2
                && matches!(&tokens[index - 2], TokenTree::Punct(mark) if mark.as_char() == '.')
                && matches!(&tokens[index - 1], TokenTree::Ident(ident) if ident == SAY);
            if is_said {
                // Of the first argument only: `key :: NAME`.
                let first = TokenStream::from_iter(group.stream().into_iter().take(4));
                let said = constants(&first).into_iter();
                self.plain.extend(said.map(|(line, key)| (format!("{name}:{line}"), you(&key))));
            }
        }
    }

    /// Returns whether the code has this key, without its form or with it, or something that can become it.
    pub fn has(&self, key: &str, keys: &BTreeSet<String>) -> bool {
        let stem = key.strip_suffix(YOU).unwrap_or(key);
        let is_made = |(before, after): &(String, String)| {
            [key, stem].iter().any(|key| {
                let length = before.len() + after.len();
                key.len() > length && key.starts_with(before.as_str()) && key.ends_with(after.as_str())
            })
        };
        let is_begun =
            |used: &str| key.strip_prefix(used).is_some_and(|rest| rest.starts_with('-')) && !has_message(used, keys);
        self.plain.iter().any(|(_, used)| used == key || used == stem || is_begun(used))
            || self.patterns.iter().any(is_made)
    }

    /// Lists the keys that have no message in any form and do not begin other keys.
    pub fn without_message(&self, keys: &BTreeSet<String>) -> Vec<String> {
        let begins = |start: &str| keys.iter().any(|key| key.starts_with(start));
        let is_known = |key: &str| has_message(key, keys) || begins(&format!("{}-", key.trim_end_matches('-')));
        let missing = self.plain.iter().filter(|(_, key)| !is_known(key));
        missing.map(|(place, key)| format!("{place}: there is no message {key}")).collect()
    }
}

/// Returns the key of the form for the player whom a message is about.
pub fn you(key: &str) -> String {
    format!("{key}{YOU}")
}

/// Returns the keys that are named as constants among these tokens, with their lines: `key::PAGE_LOG_MORE`.
pub fn constants(tokens: &TokenStream) -> Vec<(usize, String)> {
    let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    let mut found = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) => found.extend(constants(&group.stream())),
            TokenTree::Ident(name) if is_path_to_constant(&tokens[..index]) => {
                let key = name.to_string().to_lowercase().replace('_', "-");
                found.push((name.span().start().line, key));
            }
            _ => {}
        }
    }
    found
}

/// Returns whether these tokens end with `key::`.
fn is_path_to_constant(before: &[TokenTree]) -> bool {
    let is_colon = |token: &TokenTree| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ':');
    match before {
        [.., TokenTree::Ident(module), first, second] => module == KEY && is_colon(first) && is_colon(second),
        _ => false,
    }
}

/// Returns whether a key has a message in some form.
fn has_message(key: &str, keys: &BTreeSet<String>) -> bool {
    keys.contains(key) || keys.contains(&you(key))
}

fn is_key(text: &str) -> bool {
    text.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn used(code: &str) -> UsedKeys {
        let mut used = UsedKeys::default();
        used.add("a.rs", &code.parse().unwrap());
        used
    }

    fn keys(keys: &[&str]) -> BTreeSet<String> {
        keys.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_key_is_used_as_a_constant_in_a_form_or_by_a_pattern() {
        let used = used(
            "t(key::PAGE_A); tn(text::key::PAGE_B, 2); t(&format!(\"page-die-{}-more\", x)); // key::PAGE_C\n\
             other::PAGE_D; key.PAGE_D; \"page-e and more\";",
        );
        let keys = keys(&["page-a", "page-a-two", "page-b"]);
        for key in ["page-a", "page-a-you", "page-b", "page-die-red-more", "page-die-red-more-you"] {
            assert!(used.has(key, &keys), "{key}");
        }
        for key in ["page-c", "page-d", "page-e", "page-die-red", "page-die--more", "page-a-two"] {
            assert!(!used.has(key, &keys), "{key}");
        }
    }

    #[test]
    fn a_literal_without_message_begins_keys() {
        let keys = keys(&["page-new-length", "page-old-length"]);
        let used = used("choice(\"page-new\", \"length\")");
        assert!(used.has("page-new-length", &keys) && !used.has("page-old-length", &keys));
        assert!(!used.has("page-newer", &keys) && used.without_message(&keys).is_empty());
    }

    #[test]
    fn a_key_without_message_is_named_with_its_place() {
        let keys = keys(&["page-a", "page-b-you", "other"]);
        let used = used("t(key::PAGE_A);\ntn(key::PAGE_B); t(\"page-gone\"); t(\"other-gone\"); start(\"page-\")");
        assert_eq!(used.without_message(&keys), ["a.rs:2: there is no message page-gone"]);
    }

    #[test]
    fn what_is_said_of_a_seat_can_be_said_to_its_player() {
        let keys = keys(&["page-a", "page-a-you", "page-b", "page-c", "page-d"]);
        let used = used(
            "{ words.say(key::PAGE_A, seat) }\n{ words.say(key::PAGE_B, seat, t(key::PAGE_D)); say(key::PAGE_C) }",
        );
        assert_eq!(used.without_message(&keys), ["a.rs:2: there is no message page-b-you"]);
    }
}
