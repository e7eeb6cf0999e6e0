//! Every language can tell games: its files are compiled here, their references lead somewhere, and random games are told in it.
//! Which messages a language lacks is checked by `cargo xtask messages`.

// The record of used messages is for the tests of the games.
#[allow(dead_code)]
#[path = "../common/mod.rs"]
mod common;
mod games;

use message_packs::{Message, Pack, Part, Pattern, SourceFile, VariantKey, compile};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Returns the folder of the messages.
fn messages() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("messages")
}

/// Returns all languages but English.
fn languages() -> Vec<String> {
    let entries = fs::read_dir(messages()).unwrap().map(|entry| entry.unwrap());
    let folders = entries.filter(|entry| entry.path().is_dir()).map(|entry| entry.file_name().into_string().unwrap());
    let mut languages: Vec<String> = folders.filter(|language| language != "en").collect();
    languages.sort();
    assert!(!languages.is_empty());
    languages
}

/// Compiles all messages of a language.
fn pack(language: &str) -> Pack {
    let mut files = Vec::new();
    for folder in fs::read_dir(messages().join(language)).unwrap().map(|entry| entry.unwrap().path()) {
        for file in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            files.push((file.display().to_string(), fs::read_to_string(&file).unwrap()));
        }
    }
    files.sort();
    let sources: Vec<SourceFile<'_>> = files.iter().map(|(name, text)| SourceFile { name, text }).collect();
    compile(language, &sources).unwrap_or_else(|errors| panic!("{}", errors.join("\n")))
}

/// Fails if there are problems, with one on each line.
fn check(language: &str, problems: &[String]) {
    let count = problems.len();
    assert!(problems.is_empty(), "{language} has {count} problems:\n  {}\n", problems.join("\n  "));
}

/// Returns all parts of a message, also those in forms and variants.
fn parts(message: &Message) -> Vec<&Part> {
    let mut found = Vec::new();
    collect(&message.text, &mut found);
    message.forms.iter().for_each(|(_, pattern)| collect(pattern, &mut found));
    found
}

fn collect<'a>(pattern: &'a Pattern, found: &mut Vec<&'a Part>) {
    for part in pattern {
        found.push(part);
        if let Part::Select { variants, default, .. } = part {
            variants.iter().for_each(|(_, variant)| collect(variant, found));
            collect(default, found);
        }
    }
}

#[test]
fn every_reference_leads_somewhere() {
    for language in languages().into_iter().chain(["en".to_string()]) {
        let pack = pack(&language);
        let forms: BTreeSet<&str> =
            pack.messages.iter().flat_map(|message| &message.forms).map(|(name, _)| name.as_str()).collect();
        // A variant is for values whose key ends with its word.
        let ends_key = |word: &str| {
            let ends = |key: &str| key.strip_suffix(word).is_some_and(|rest| rest.is_empty() || rest.ends_with('-'));
            pack.messages.iter().any(|message| ends(&message.key))
        };
        let mut problems = Vec::new();
        for message in &pack.messages {
            let mut note = |problem: String| problems.push(format!("{}: {problem}", message.key));
            for part in parts(message) {
                match part {
                    Part::Form { form, .. } if !forms.contains(form.as_str()) => note(format!("nothing has .{form}")),
                    Part::Message { key, form } => match (pack.message(key), form) {
                        (None, _) => note(format!("there is no {key}")),
                        (Some(other), Some(form)) if other.form(form).is_none() => {
                            note(format!("{key} has no .{form}"))
                        }
                        _ => {}
                    },
                    Part::Select { variable, variants, .. } => {
                        for (variant, _) in variants {
                            if let VariantKey::Word(word) = variant
                                && !ends_key(word)
                            {
                                note(format!("no key ends with [{word}] of ${variable}"));
                            }
                        }
                    }
                    _ => {}
                }
            }
        }
        check(&language, &problems);
    }
}
