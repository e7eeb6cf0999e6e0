//! The messages of each language, compiled from its Fluent files, and what a language lacks compared with English.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use anyhow::{Context, Result, anyhow, bail, ensure};
use message_packs::{Message, Part, Pattern, SourceFile, compile};

use crate::workspace::{Workspace, read};

/// Where the messages are: a folder for each language.
const MESSAGES: &str = "crates/wording/messages";
/// The language whose messages the others translate.
pub const ENGLISH: &str = "en";
/// The folder of the messages that all games share.
pub const SHARED: &str = "shared";
/// The folders of a language.
const FOLDERS: [&str; 3] = [SHARED, "cosmic-frog", "volcanique"];

/// The messages of one language by key, with its terms.
#[derive(Default)]
pub struct LanguageMessages(BTreeMap<String, OwnedMessage>);

/// A message and whose it is.
struct OwnedMessage {
    /// The name of the game as folders of code have it, or [`SHARED`].
    owner: String,
    message: Message,
}

impl LanguageMessages {
    /// Reads the files of a language. The error lists everything that is wrong in them.
    pub fn read(workspace: &Workspace, language: &str) -> Result<LanguageMessages> {
        let known = languages(workspace)?;
        ensure!(known.iter().any(|name| name == language), "there is no {language}; there are {}", known.join(", "));
        let mut messages = LanguageMessages::default();
        for folder in FOLDERS {
            let mut files = Vec::new();
            for path in workspace.files(&format!("{MESSAGES}/{language}/{folder}"), "ftl")? {
                files.push((workspace.relative(&path), read(&path)?));
            }
            messages.add(language, folder, &files)?;
        }
        ensure!(messages.keys().next().is_some(), "{MESSAGES}/{language} has no messages");
        Ok(messages)
    }

    /// Adds the files of a folder, given as names with texts.
    pub fn add(&mut self, language: &str, folder: &str, files: &[(String, String)]) -> Result<()> {
        let sources: Vec<SourceFile<'_>> = files.iter().map(|(name, text)| SourceFile { name, text }).collect();
        let pack = compile(language, &sources).map_err(|errors| anyhow!("{}", errors.join("\n")))?;
        for message in pack.messages {
            let owned = OwnedMessage { owner: folder.replace('-', "_"), message };
            if let Some(before) = self.0.insert(owned.message.key.clone(), owned) {
                bail!("{language}: {} is in two folders, {} and {folder}", before.message.key, before.owner);
            }
        }
        Ok(())
    }

    /// Returns all keys in alphabetical order, without terms.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str).filter(|key| !key.starts_with('-'))
    }

    /// Returns the game to which a message belongs, or [`SHARED`].
    pub fn owner(&self, key: &str) -> Option<&str> {
        self.0.get(key).map(|owned| owned.owner.as_str())
    }

    /// Returns the words of a message in lower case, with its forms and units and without its variables.
    pub fn words(&self, key: &str) -> BTreeSet<String> {
        let mut words = BTreeSet::new();
        self.walk_message(key, &mut |part| {
            let (Part::Text(text) | Part::Amount { sign: text, .. }) = part else { return };
            let parts = text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
            words.extend(parts.map(str::to_lowercase));
        });
        words
    }

    /// Returns the variables of a message and of the messages in it.
    pub fn variables(&self, key: &str) -> BTreeSet<String> {
        let (mut variables, mut seen, mut open) = (BTreeSet::new(), BTreeSet::new(), vec![key.to_string()]);
        while let Some(key) = open.pop() {
            if !seen.insert(key.clone()) {
                continue;
            }
            self.walk_message(&key, &mut |part| match part {
                Part::Message { key, .. } => open.push(key.clone()),
                Part::Variable(variable)
                | Part::Form { variable, .. }
                | Part::Amount { variable, .. }
                | Part::Select { variable, .. } => {
                    variables.insert(variable.clone());
                }
                Part::Text(_) => {}
            });
        }
        variables
    }

    fn walk_message(&self, key: &str, each: &mut dyn FnMut(&Part)) {
        if let Some(OwnedMessage { message, .. }) = self.0.get(key) {
            walk(&message.text, each);
            for (_, form) in &message.forms {
                walk(form, each);
            }
        }
    }

    /// Lists how this language differs from English: what is missing, what nothing uses, and unknown variables.
    pub fn differences(&self, english: &LanguageMessages) -> Vec<String> {
        let missing = english.keys().filter(|key| !self.0.contains_key(*key));
        let mut differences: Vec<String> = missing.map(|key| format!("{key}: is missing")).collect();
        for key in self.keys() {
            let (here, there) = (self.owner(key), english.owner(key));
            let Some(there) = there else {
                differences.push(format!("{key}: English has no such message"));
                continue;
            };
            if here != Some(there) {
                differences.push(format!("{key}: belongs to the messages of {there}"));
            }
            let known = english.variables(key);
            let unknown = self.variables(key).into_iter().filter(|variable| !known.contains(variable));
            differences.extend(unknown.map(|variable| format!("{key}: English has no ${variable}")));
        }
        differences
    }
}

/// Calls `each` with every part of a text, also with those in variants.
fn walk(pattern: &Pattern, each: &mut dyn FnMut(&Part)) {
    for part in pattern {
        each(part);
        if let Part::Select { variants, default, .. } = part {
            for (_, variant) in variants {
                walk(variant, each);
            }
            walk(default, each);
        }
    }
}

/// Returns all languages that have a folder, sorted.
pub fn languages(workspace: &Workspace) -> Result<Vec<String>> {
    let entries = fs::read_dir(workspace.root().join(MESSAGES)).with_context(|| format!("cannot read {MESSAGES}"))?;
    let mut names = Vec::new();
    for entry in entries {
        let entry = entry?;
        if entry.path().is_dir() {
            names.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}

/// Prints how a language differs from English, or how each does.
pub fn run(workspace: &Workspace, language: Option<&str>) -> Result<()> {
    let english = LanguageMessages::read(workspace, ENGLISH)?;
    let chosen = match language {
        Some(language) => vec![language.to_string()],
        None => languages(workspace)?.into_iter().filter(|language| language != ENGLISH).collect(),
    };
    let all = english.keys().count();
    for language in chosen {
        let differences = LanguageMessages::read(workspace, &language)?.differences(&english);
        match differences.len() {
            0 => println!("{language}: all of {all} messages"),
            count => println!("{language}: {count} differences from the {all} English messages"),
        }
        differences.iter().for_each(|difference| println!("  {difference}"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn messages(files: &[(&str, &str)]) -> LanguageMessages {
        let mut messages = LanguageMessages::default();
        for (folder, text) in files {
            messages.add("de", folder, &[(format!("{folder}.ftl"), text.to_string())]).unwrap();
        }
        messages
    }

    #[test]
    fn a_language_is_compared_with_english() {
        let english =
            messages(&[("shared", "a = { $x } and { $y }\nb = B\n-term = T\n"), ("volcanique", "c = { a }\n")]);
        let same = messages(&[("shared", "a = { $y }\nb = { -own }\n-own = O\n"), ("volcanique", "c = { $x }\n")]);
        assert_eq!(same.differences(&english), Vec::<String>::new());
        let other = messages(&[("shared", "a = { $z ->\n   *[other] A\n}\nc = C\nd = D\n")]);
        let expected = [
            "b: is missing",
            "a: English has no $z",
            "c: belongs to the messages of volcanique",
            "d: English has no such message",
        ];
        assert_eq!(other.differences(&english), expected);
    }

    #[test]
    fn words_have_no_variables() {
        let all = messages(&[("cosmic-frog", "a = { $frog } pays { AMOUNT($price, \"Ω\") }\n    .the = the Payer\n")]);
        let words: Vec<String> = all.words("a").into_iter().collect();
        assert_eq!(words, ["payer", "pays", "the", "ω"]);
        assert_eq!(all.owner("a"), Some("cosmic_frog"));
    }

    #[test]
    fn a_message_is_in_one_folder() {
        let mut messages = messages(&[("shared", "a = A\n")]);
        let error = messages.add("de", "volcanique", &[("b.ftl".into(), "a = B\n".into())]).unwrap_err();
        assert_eq!(error.to_string(), "de: a is in two folders, shared and volcanique");
        let error = messages.add("de", "volcanique", &[("b.ftl".into(), "c = { NUMBER($x) }\n".into())]).unwrap_err();
        assert!(error.to_string().starts_with("b.ftl: c: there is no function NUMBER"), "{error}");
    }
}
