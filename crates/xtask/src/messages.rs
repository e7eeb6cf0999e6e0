//! Checks the messages of the page against its code, and the languages against English.
//!
//! Every message is used, and every key in the code has a message. Keys are constants (`key::PAGE_LOG_MORE`) and string literals
//! of the sources, as `proc-macro2` reads them, so comments do not count. A literal with a placeholder (`page-tab-{name}`) stands
//! for every key that it can become, and a literal without a message (`page-new`) for every key that begins with it.
//! `messages/arguments.rs` checks the values that messages get, `messages/games.rs` which game's page has which messages,
//! `messages/languages.rs` what a language lacks. Not here: the messages of the games; the tests of `wording` play games until each
//! of them is used.

mod arguments;
mod games;
mod languages;
mod used_keys;

use std::collections::BTreeSet;

use anyhow::{Result, anyhow, bail, ensure};
use proc_macro2::TokenStream;

use crate::workspace::{Workspace, read};
use languages::{ENGLISH, LanguageMessages};
use used_keys::UsedKeys;

pub use languages::run;

/// The code of the page.
const PAGE: &str = "crates/web/src";
/// What the keys of the page begin with.
const PREFIX: &str = "page-";
/// The languages that have every message.
const COMPLETE: [&str; 1] = ["de"];

/// Lists every message of the page that nothing uses, every key without a message, wrong values for messages, and what
/// complete languages lack.
pub fn check(workspace: &Workspace) -> Result<()> {
    let english = LanguageMessages::read(workspace, ENGLISH)?;
    let keys: BTreeSet<String> = english.keys().map(String::from).collect();
    let count = keys.iter().filter(|key| key.starts_with(PREFIX)).count();
    ensure!(count > 0, "no key of the English messages begins with {PREFIX}");
    let mut problems = Vec::new();
    let mut used = UsedKeys::default();
    let mut used_by_file = Vec::new();
    for file in workspace.files(PAGE, "rs")? {
        let name = workspace.relative(&file);
        let parsed: Result<TokenStream, _> = read(&file)?.parse();
        let tokens = parsed.map_err(|error| anyhow!("{name} cannot be parsed: {error}"))?;
        problems.extend(arguments::problems(&name, &tokens, &english));
        used.add(&name, &tokens);
        let mut used_here = UsedKeys::default();
        used_here.add(&name, &tokens);
        used_by_file.push((name, used_here));
    }
    let unused = keys.iter().filter(|key| key.starts_with(PREFIX) && !used.has(key, &keys));
    problems.extend(unused.map(|key| format!("{key}: no code uses this message")));
    problems.extend(used.without_message(&keys));
    problems.extend(games::problems(&english, &used_by_file));
    for language in COMPLETE {
        let differences = LanguageMessages::read(workspace, language)?.differences(&english);
        problems.extend(differences.into_iter().map(|difference| format!("{language}: {difference}")));
    }
    if problems.is_empty() {
        println!(
            "messages: {count} keys of the page, all used; every key in its code has a message, in the files of its game, and \
             gets its values; complete: {ENGLISH}, {}",
            COMPLETE.join(", ")
        );
        return Ok(());
    }
    bail!("messages, code of the page and languages differ:\n  {}", problems.join("\n  "))
}
