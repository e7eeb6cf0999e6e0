//! Checks the messages of the page against its code: every message is used, and every key in the code has a message.
//!
//! Keys are the string literals of the sources, as `proc-macro2` reads them, so comments do not count. A literal with a
//! placeholder (`page.tab.{name}`) stands for every key that it can become, and a literal without a message (`page.new`) for
//! every key that begins with it. `messages/games.rs` checks which game's page has which messages. Not here: the messages of
//! the games; the tests of `wording` play games until each of them is used.

mod games;

use std::collections::BTreeSet;

use anyhow::{Result, anyhow, bail, ensure};
use proc_macro2::{TokenStream, TokenTree};

use crate::rules::markers::texts;
use crate::workspace::{Workspace, read};
use games::MessagesByGame;

/// Where the messages are.
const MESSAGES: &str = "crates/wording/messages";
/// The code of the page.
const PAGE: &str = "crates/web/src";
/// What the keys of the page begin with.
const PREFIX: &str = "page.";
/// The last part of keys whose form depends on a number or on whether the viewer is meant.
const FORMS: [&str; 3] = ["one", "many", "you"];
/// The method that says what a seat does: to its own player in the form `you`.
const SAY: &str = "say";

/// Lists every message of the page that nothing uses and every key without a message.
pub fn check(workspace: &Workspace) -> Result<()> {
    let mut keys = BTreeSet::new();
    for file in workspace.files(MESSAGES, "txt")? {
        keys.extend(keys_of(&read(&file)?).map(String::from));
    }
    ensure!(!keys.is_empty(), "{MESSAGES} has no messages with keys that begin with {PREFIX}");
    let mut used = UsedKeys::default();
    let mut used_by_file = Vec::new();
    for file in workspace.files(PAGE, "rs")? {
        let name = workspace.relative(&file);
        let parsed: Result<TokenStream, _> = read(&file)?.parse();
        let tokens = parsed.map_err(|error| anyhow!("{name} cannot be parsed: {error}"))?;
        used.add(&name, &tokens);
        let mut used_here = UsedKeys::default();
        used_here.add(&name, &tokens);
        used_by_file.push((name, used_here));
    }
    let unused = keys.iter().filter(|key| !used.has(key, &keys)).map(|key| format!("{key}: no code uses this message"));
    let mut problems: Vec<String> = unused.chain(used.without_message(&keys)).collect();
    problems.extend(MessagesByGame::read(workspace)?.problems(&used_by_file));
    if problems.is_empty() {
        println!(
            "messages: {} keys of the page, all used; every key in its code has a message, in the files of its game",
            keys.len()
        );
        return Ok(());
    }
    bail!("messages and code of the page differ:\n  {}", problems.join("\n  "))
}

fn keys_of(text: &str) -> impl Iterator<Item = &str> {
    let keys = text.lines().filter_map(|line| line.split_once('=')).map(|(key, _)| key.trim());
    keys.filter(|key| key.starts_with(PREFIX))
}

/// The keys in the code.
#[derive(Default)]
struct UsedKeys {
    /// The place of each key and the key.
    plain: Vec<(String, String)>,
    /// The parts before and after the placeholders of a key.
    patterns: BTreeSet<(String, String)>,
}

impl UsedKeys {
    /// Adds the keys in a file.
    fn add(&mut self, name: &str, tokens: &TokenStream) {
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

    /// Adds the form `you` of every key that is used for a seat: `words.say("page.key", seat, …)`.
    fn add_said(&mut self, name: &str, tokens: &TokenStream) {
        let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
        for (index, token) in tokens.iter().enumerate() {
            let TokenTree::Group(group) = token else { continue };
            self.add_said(name, &group.stream());
            let is_said = index >= 2
                && matches!(&tokens[index - 2], TokenTree::Punct(mark) if mark.as_char() == '.')
                && matches!(&tokens[index - 1], TokenTree::Ident(ident) if ident == SAY);
            let first = TokenStream::from_iter(group.stream().into_iter().take(1));
            for (line, key) in texts(&first).into_iter().filter(|(_, key)| is_said && key.starts_with(PREFIX)) {
                self.plain.push((format!("{name}:{line}"), format!("{key}.you")));
            }
        }
    }

    /// Returns whether the code has this key, without its form or with it, or something that can become it.
    fn has(&self, key: &str, keys: &BTreeSet<String>) -> bool {
        let stem = FORMS.iter().find_map(|form| key.strip_suffix(form)?.strip_suffix('.')).unwrap_or(key);
        let is_made = |(before, after): &(String, String)| {
            [key, stem].iter().any(|key| {
                let length = before.len() + after.len();
                key.len() > length && key.starts_with(before.as_str()) && key.ends_with(after.as_str())
            })
        };
        let is_begun =
            |used: &str| !has_message(used, keys) && key.strip_prefix(used).is_some_and(|rest| rest.starts_with('.'));
        self.plain.iter().any(|(_, used)| used == key || used == stem || is_begun(used))
            || self.patterns.iter().any(is_made)
    }

    /// Lists the keys that have no message in any form and do not begin other keys.
    fn without_message(&self, keys: &BTreeSet<String>) -> Vec<String> {
        let begins = |start: &str| keys.iter().any(|key| key.starts_with(start));
        let is_known = |key: &str| has_message(key, keys) || begins(&format!("{}.", key.trim_end_matches('.')));
        let missing = self.plain.iter().filter(|(_, key)| !is_known(key));
        missing.map(|(place, key)| format!("{place}: there is no message {key}")).collect()
    }
}

/// Returns whether a key has a message in some form.
fn has_message(key: &str, keys: &BTreeSet<String>) -> bool {
    keys.contains(key) || FORMS.iter().any(|form| keys.contains(&format!("{key}.{form}")))
}

fn is_key(text: &str) -> bool {
    text.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || ".-".contains(letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn used(code: &str) -> UsedKeys {
        let mut used = UsedKeys::default();
        used.add("a.rs", &code.parse().unwrap());
        used
    }

    #[test]
    fn a_key_is_used_as_it_is_in_a_form_or_by_a_pattern() {
        let used = used("t(\"page.a\"); tn(\"page.b\", 2); t(&format!(\"page.die.{}.more\", x)); // \"page.c\"\n");
        let keys = keys_of("page.a = A\npage.a.two = A\npage.b.one = B\n").map(String::from).collect();
        for key in ["page.a", "page.b.one", "page.b.many", "page.die.red.more", "page.die.red.more.you"] {
            assert!(used.has(key, &keys), "{key}");
        }
        for key in ["page.c", "page.die.red", "page.die..more", "page.a.two"] {
            assert!(!used.has(key, &keys), "{key}");
        }
    }

    #[test]
    fn a_literal_without_message_begins_keys() {
        let keys = keys_of("page.new.length = A\npage.old.length = B\n").map(String::from).collect();
        let used = used("choice(\"page.new\", \"length\")");
        assert!(used.has("page.new.length", &keys) && !used.has("page.old.length", &keys));
        assert!(!used.has("page.newer", &keys) && used.without_message(&keys).is_empty());
    }

    #[test]
    fn a_key_without_message_is_named_with_its_place() {
        let keys = keys_of("# note\npage.a = A\npage.b.one = B\nother = C\n").map(String::from).collect();
        let used = used("t(\"page.a\");\ntn(\"page.b\"); t(\"page.gone\"); t(\"other.gone\"); start(\"page.\")");
        assert_eq!(used.without_message(&keys), ["a.rs:2: there is no message page.gone"]);
    }

    #[test]
    fn what_is_said_of_a_seat_can_be_said_to_its_player() {
        let keys = keys_of("page.a = A\npage.a.you = A\npage.b = B\npage.c = C\n").map(String::from).collect();
        let used = used("{ words.say(\"page.a\", seat) }\n{ words.say(\"page.b\", seat); say(\"page.c\") }");
        assert_eq!(used.without_message(&keys), ["a.rs:2: there is no message page.b.you"]);
    }
}
