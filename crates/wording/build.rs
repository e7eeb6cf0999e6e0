//! Compiles the Fluent files of all languages into packs, one for each game and one for what they share, and writes a constant
//! for each key of the English messages. The packs of other languages also have the titles of the rules, from their handbooks;
//! the English titles are constants of the crate `handbook`.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use message_packs::{Message, Pack, Part, SourceFile, compile};

/// The language whose packs are embedded.
const ENGLISH: &str = "en";
/// The handbooks: those in English, and a folder for each other language.
const HANDBOOKS: &str = "../../handbook";
/// The folder of what every page needs.
const SHARED: &str = "shared";
/// The folders of a language: what every page needs, and what only one game needs.
const GROUPS: [&str; 3] = [SHARED, "cosmic-frog", "volcanique"];

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=messages");
    println!("cargo::rerun-if-changed={HANDBOOKS}");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("OUT_DIR is not set"))?);
    let mut languages = folders(Path::new("messages"))?;
    languages.sort();
    for language in &languages {
        for group in GROUPS {
            let mut pack = compiled(language, group)?;
            pack.messages.extend(rule_titles(language, group)?);
            pack.messages.sort_by(|a, b| a.key.cmp(&b.key));
            fs::write(out.join(format!("{language}-{group}.pack")), pack.to_bytes())?;
        }
    }
    fs::write(out.join("keys.rs"), keys()?)?;
    fs::write(out.join("language_packs.rs"), language_packs(&languages))?;
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

/// Returns a message `rule-ID` for each heading `### ID · title` of a handbook that is not the English one.
fn rule_titles(language: &str, game: &str) -> io::Result<Vec<Message>> {
    let path = Path::new(HANDBOOKS).join(language).join(game).with_extension("md");
    if language == ENGLISH || !path.is_file() {
        return Ok(Vec::new());
    }
    let text = fs::read_to_string(path)?;
    let headings = text.lines().filter_map(|line| line.strip_prefix("### ")?.split_once('·'));
    let message = |(id, title): (&str, &str)| Message {
        key: format!("rule-{}", id.trim()),
        text: vec![Part::Text(title.trim().to_string())],
        forms: Vec::new(),
    };
    Ok(headings.map(message).collect())
}

/// Writes the table of the languages other than English and of their packs.
fn language_packs(languages: &[String]) -> String {
    let mut codes = String::new();
    let mut packs = String::new();
    for language in languages.iter().filter(|language| *language != ENGLISH) {
        let _ = write!(codes, "{language:?}, ");
        for group in GROUPS {
            let file = format!("/{language}-{group}.pack");
            let _ =
                writeln!(packs, "    ({language:?}, {group:?}, include_bytes!(concat!(env!(\"OUT_DIR\"), {file:?}))),");
        }
    }
    format!("const CODES: &[&str] = &[{codes}];\nconst PACKS: &[(&str, &str, &[u8])] = &[\n{packs}];\n")
}

/// Writes a constant for each English message: `PAGE_LOG_MORE` for `page-log-more`.
fn keys() -> io::Result<String> {
    let mut text = String::new();
    for group in GROUPS {
        for message in compiled(ENGLISH, group)?.messages.iter().filter(|message| !message.key.starts_with('-')) {
            let name = message.key.to_uppercase().replace('-', "_");
            let _ = writeln!(text, "pub const {name}: &str = {:?};", message.key);
        }
    }
    Ok(text)
}
