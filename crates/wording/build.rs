//! Compiles the Fluent files of all languages into packs, one for each game and one for what they share, and writes a constant
//! for each key of the English messages.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use message_packs::{Pack, SourceFile, compile};

/// The folder of what every page needs.
const SHARED: &str = "shared";
/// The folders of a language: what every page needs, and what only one game needs.
const GROUPS: [&str; 3] = [SHARED, "cosmic-frog", "volcanique"];

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=messages");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("OUT_DIR is not set"))?);
    let mut languages = folders(Path::new("messages"))?;
    languages.sort();
    for language in &languages {
        for group in GROUPS {
            let pack = compiled(language, group)?;
            fs::write(out.join(format!("{language}-{group}.pack")), pack.to_bytes())?;
        }
    }
    fs::write(out.join("every_language.rs"), every_language(&languages))?;
    fs::write(out.join("keys.rs"), keys()?)?;
    Ok(())
}

fn folders(parent: &Path) -> io::Result<Vec<String>> {
    let entries = fs::read_dir(parent)?.collect::<io::Result<Vec<_>>>()?;
    let folders = entries.into_iter().filter(|entry| entry.path().is_dir());
    Ok(folders.filter_map(|entry| entry.file_name().into_string().ok()).collect())
}

/// Compiles the files of a language for one group; the error names everything that is wrong in them.
fn compiled(language: &str, group: &str) -> io::Result<Pack> {
    let folder = Path::new("messages").join(language).join(group);
    let mut files = Vec::new();
    if folder.is_dir() {
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            if path.extension().is_some_and(|extension| extension == "ftl") {
                files.push((path.display().to_string(), fs::read_to_string(&path)?));
            }
        }
    }
    files.sort();
    let sources: Vec<SourceFile<'_>> = files.iter().map(|(name, text)| SourceFile { name, text }).collect();
    compile(language, &sources).map_err(|errors| io::Error::other(errors.join("\n")))
}

/// Writes a list of all languages with their packs, each behind the feature of its game.
fn every_language(languages: &[String]) -> String {
    let mut text = String::from("&[\n");
    for language in languages {
        let _ = writeln!(text, "({language:?}, &[");
        for group in GROUPS {
            if group != SHARED {
                let _ = writeln!(text, "#[cfg(feature = {group:?})]");
            }
            let _ = writeln!(text, "include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{language}-{group}.pack\")),");
        }
        text.push_str("]),\n");
    }
    text.push_str("]\n");
    text
}

/// Writes a constant for each English message: `PAGE_LOG_MORE` for `page-log-more`.
fn keys() -> io::Result<String> {
    let mut text = String::new();
    for group in GROUPS {
        for message in compiled("en", group)?.messages.iter().filter(|message| !message.key.starts_with('-')) {
            let name = message.key.to_uppercase().replace('-', "_");
            let _ = writeln!(text, "pub const {name}: &str = {:?};", message.key);
        }
    }
    Ok(text)
}
