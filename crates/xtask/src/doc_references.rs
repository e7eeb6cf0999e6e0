//! Checks what the documentation refers to: relative links, headings, files and scenarios in code marks, rule ids, and names
//! such as `Type::name`; that the index `docs/README.md` links to every document in `docs/`; and that the glossary explains
//! no word twice.
//!
//! A name in code marks counts as a file if it has a file's ending (`turn.rs`, `docs/rules/volcanique.md`) or ends in `/`.
//! It exists if some file or folder of the project has that path, or a path that ends with it. A name in code marks counts as
//! a scenario if it begins with the folder or the file name of one (`com-4-…` for the rule COM-4). The changelog tells of
//! files that are gone, so only its links are checked. Code blocks are examples: only the names in blocks of Rust are checked.
//! Not here: whether every rule has a handbook entry, see [`crate::rules`].

mod members;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::rules::ledger;
use crate::workspace::Workspace;
use members::{MemberPath, Members, member_paths};

/// Endings that make a word in code marks the name of a file.
const ENDINGS: [&str; 10] = ["rs", "md", "toml", "txt", "mjs", "js", "json", "css", "py", "ftl"];
/// What names begin with that belong to the reader's own files or to a folder that a command makes.
const ELSEWHERE: [&str; 2] = ["Cargo.toml", "target/"];

/// The document that tells of files that are gone.
const HISTORY: &str = "CHANGELOG.md";
/// The document that links to all others in its folder.
const INDEX: &str = "docs/README.md";
/// The document with one row for each noun.
const GLOSSARY: &str = "docs/glossary.md";

/// Everything that documentation may refer to.
struct ReferenceTargets {
    /// Files of the project with their folders, from the root, folders with `/` at the end.
    paths: BTreeSet<String>,
    rules: BTreeSet<String>,
    /// What rule ids begin with: `COM`, `VQ`.
    families: BTreeSet<String>,
    /// The scenarios without folder and ending.
    scenarios: BTreeSet<String>,
    members: Members,
}

/// Checks all documents of the project and lists every reference to something that does not exist.
pub fn check(workspace: &Workspace) -> Result<()> {
    let targets = ReferenceTargets::read(workspace)?;
    let documents: Vec<&String> = targets.paths.iter().filter(|path| path.ends_with(".md")).collect();
    ensure!(!documents.is_empty(), "the project has no documents");
    let mut problems = Vec::new();
    for document in &documents {
        let read = |path: &str| std::fs::read_to_string(workspace.root().join(path)).ok();
        let text = read(document).with_context(|| format!("{document} cannot be read"))?;
        problems.extend(
            targets.problems(document, &text, &read).into_iter().map(|problem| format!("{document}:{problem}")),
        );
    }
    let index = workspace.root().join(INDEX);
    let index = std::fs::read_to_string(&index).with_context(|| format!("{INDEX} cannot be read"))?;
    problems.extend(targets.not_in_index(&index));
    let glossary = workspace.root().join(GLOSSARY);
    let glossary = std::fs::read_to_string(&glossary).with_context(|| format!("{GLOSSARY} cannot be read"))?;
    problems.extend(repeated_words(&glossary).into_iter().map(|problem| format!("{GLOSSARY}:{problem}")));
    if problems.is_empty() {
        println!("references of {} documents: all exist", documents.len());
        return Ok(());
    }
    bail!("references to what does not exist:\n  {}", problems.join("\n  "))
}

impl ReferenceTargets {
    fn read(workspace: &Workspace) -> Result<ReferenceTargets> {
        let mut list = Command::new("git");
        list.args(["ls-files", "--cached", "--others", "--exclude-standard"]).current_dir(workspace.root());
        let output = list.output().context("git could not list the files of the project")?;
        let listed = String::from_utf8_lossy(&output.stdout).into_owned();
        let mut rules = BTreeSet::new();
        for file in workspace.files("docs/rules", "md")? {
            rules.extend(ledger::rows(&std::fs::read_to_string(file)?).into_iter().map(|(_, id)| id));
        }
        let mut members = Members::default();
        for file in workspace.files("crates", "rs")? {
            // A source that does not parse is reported by the compiler.
            if let Ok(source) = syn::parse_file(&std::fs::read_to_string(file)?) {
                members.add(&source);
            }
        }
        let files = listed.lines().filter(|path| workspace.root().join(path).is_file());
        Ok(ReferenceTargets::of(files, rules, members))
    }

    fn of<'a>(files: impl Iterator<Item = &'a str>, rules: BTreeSet<String>, members: Members) -> ReferenceTargets {
        let mut paths = BTreeSet::new();
        for file in files {
            paths.insert(file.to_string());
            paths.extend(Path::new(file).ancestors().skip(1).map(|folder| format!("{}/", folder.display())));
        }
        let families = rules.iter().filter_map(|id| Some(id.split_once('-')?.0.to_string())).collect();
        let scenario = |path: &String| {
            let (_, name) = path.strip_prefix("scenarios/")?.strip_suffix(".toml")?.rsplit_once('/')?;
            Some(name.to_string())
        };
        let scenarios = paths.iter().filter_map(scenario).collect();
        ReferenceTargets { paths, rules, families, scenarios, members }
    }

    /// Lists what is wrong in one document, each with its line. `read` gives the text of another document.
    fn problems(&self, document: &str, text: &str, read: &impl Fn(&str) -> Option<String>) -> Vec<String> {
        let mut problems = Vec::new();
        for (number, line) in prose(text) {
            let mut say = |problem: String| problems.push(format!("{number}: {problem}"));
            for target in links(line) {
                if let Some(reason) = self.broken_link(document, text, target, read) {
                    say(reason);
                }
            }
            for word in code_words(line).filter(|_| document != HISTORY) {
                if looks_like_file(word) && !self.has_path(word) {
                    say(format!("there is no file `{word}`"));
                } else if self.looks_like_scenario(word) && !self.has_scenario(word) {
                    say(format!("there is no scenario `{word}`"));
                }
                for path in self.missing_members(word) {
                    say(format!("nothing is called `{path}`"));
                }
            }
            for id in self.ids(line) {
                if !self.rules.contains(id) {
                    say(format!("there is no rule {id}"));
                }
            }
        }
        for (number, line) in rust_code(text).filter(|_| document != HISTORY) {
            let missing = self.missing_members(line);
            problems.extend(missing.map(|path| format!("{number}: nothing is called `{path}`")));
        }
        problems
    }

    fn missing_members<'a>(&self, text: &'a str) -> impl Iterator<Item = MemberPath<'a>> {
        member_paths(text).into_iter().filter(|path| !self.members.has(*path))
    }

    fn broken_link(
        &self,
        document: &str,
        text: &str,
        target: &str,
        read: &impl Fn(&str) -> Option<String>,
    ) -> Option<String> {
        if target.contains("://") || target.starts_with("mailto:") {
            return None;
        }
        let (path, fragment) = target.split_once('#').map_or((target, None), |(path, rest)| (path, Some(rest)));
        let folder = Path::new(document).parent().unwrap_or(Path::new(""));
        let file = if path.is_empty() { document.to_string() } else { joined(folder, path) };
        let exists = self.paths.contains(&file) || self.paths.contains(&format!("{}/", file.trim_end_matches('/')));
        if !exists {
            return Some(format!("the link leads to {file}, which does not exist"));
        }
        let fragment = fragment?;
        let other = if path.is_empty() { text.to_string() } else { read(&file)? };
        let found = headings(&other).any(|heading| slug(heading) == fragment || rule_anchor(heading) == fragment);
        (!found).then(|| format!("{file} has no heading #{fragment}"))
    }

    fn has_path(&self, word: &str) -> bool {
        let ending = format!("/{word}");
        let elsewhere = ELSEWHERE.iter().any(|name| word.starts_with(name));
        elsewhere || self.paths.iter().any(|path| path == word || path.ends_with(&ending))
    }

    /// Returns whether a word in code marks names one scenario: a rule id in lower case, then words that say what happens.
    fn looks_like_scenario(&self, word: &str) -> bool {
        let name = word.strip_prefix("scenarios/").unwrap_or(word);
        let (folder, name) = name.rsplit_once('/').unwrap_or(("", name));
        let plain = |text: &str| {
            text.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-')
        };
        let is_in_folder = !folder.is_empty() && self.paths.contains(&format!("scenarios/{folder}/"));
        let names_rule = self.rules.iter().any(|id| {
            name.strip_prefix(&id.to_lowercase())
                .and_then(|rest| rest.strip_prefix('-'))
                .is_some_and(|rest| !rest.is_empty())
        });
        plain(name) && !name.is_empty() && (is_in_folder || (folder.is_empty() && names_rule))
    }

    fn has_scenario(&self, word: &str) -> bool {
        match word.contains('/') {
            true => self.paths.contains(&format!("scenarios/{}.toml", word.trim_start_matches("scenarios/"))),
            false => self.scenarios.contains(word),
        }
    }

    /// Lists the documents in the folder of the index, and the indexes of its folders, to which the index does not link.
    fn not_in_index(&self, index: &str) -> Vec<String> {
        let linked: BTreeSet<&str> = prose(index).flat_map(|(_, line)| links(line)).collect();
        let documents = self.paths.iter().filter_map(|path| path.strip_prefix("docs/")).filter(|path| {
            path.ends_with(".md") && *path != "README.md" && (!path.contains('/') || path.ends_with("/README.md"))
        });
        let missing = documents.filter(|path| !linked.contains(path));
        missing.map(|path| format!("{INDEX} does not link to {path}")).collect()
    }

    /// Returns the words of a line that have the form of a rule id of a known family.
    fn ids<'a>(&'a self, line: &'a str) -> impl Iterator<Item = &'a str> {
        let words = line.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '-'));
        words.filter(|word| {
            let family = word.split_once('-').map_or("", |(family, _)| family);
            ledger::is_id(word) && self.families.contains(family)
        })
    }
}

/// Lists the words that several rows of the glossary explain, each with its line.
fn repeated_words(glossary: &str) -> Vec<String> {
    let mut words = BTreeSet::new();
    let mut problems = Vec::new();
    for (number, line) in prose(glossary) {
        let Some((cell, _)) = line.strip_prefix("| ").and_then(|row| row.split_once(" | ")) else { continue };
        for word in cell.split(", ").filter(|word| *word != "word") {
            if !words.insert(word.to_lowercase()) {
                problems.push(format!("{number}: {word:?} is explained twice: one noun has one meaning"));
            }
        }
    }
    problems
}

/// Returns the lines outside of code blocks, numbered from 1.
fn prose(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut is_code = false;
    (1..).zip(text.lines()).filter(move |(_, line)| {
        let is_fence = line.trim_start().starts_with("```");
        is_code ^= is_fence;
        !is_code && !is_fence
    })
}

/// Returns the lines of code blocks in Rust, numbered from 1.
fn rust_code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut is_rust = false;
    (1..).zip(text.lines()).filter(move |(_, line)| {
        let fence = line.trim_start().strip_prefix("```");
        if let Some(language) = fence {
            is_rust = language.starts_with("rust");
        }
        is_rust && fence.is_none()
    })
}

/// Returns the targets of the links in a line: `[text](target)`.
fn links(line: &str) -> impl Iterator<Item = &str> {
    line.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(target, _)| target)
}

/// Returns what stands in code marks in a line.
fn code_words(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2)
}

/// Returns whether a word in code marks names one certain file or folder of the project.
fn looks_like_file(word: &str) -> bool {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "._-/".contains(letter);
    // A word with capitals stands for a name of the reader's choice: FILE.toml.
    let placeholder = word.rsplit('/').next().is_some_and(|name| name.len() > 3 && name.starts_with("FILE"));
    let ends_well = word.rsplit_once('.').is_some_and(|(name, ending)| !name.is_empty() && ENDINGS.contains(&ending));
    word.chars().all(plain) && !placeholder && !word.starts_with('/') && (ends_well || word.ends_with('/'))
}

fn headings(text: &str) -> impl Iterator<Item = &str> {
    prose(text)
        .map(|(_, line)| line)
        .filter(|line| line.starts_with('#'))
        .map(|line| line.trim_start_matches('#').trim())
}

/// Returns the anchor that Markdown viewers make of a heading.
fn slug(heading: &str) -> String {
    let kept = heading.chars().filter(|letter| letter.is_alphanumeric() || " -_".contains(*letter));
    kept.collect::<String>().to_lowercase().replace(' ', "-")
}

/// Returns the anchor of a rule in the handbook: its id alone.
fn rule_anchor(heading: &str) -> String {
    heading.split_whitespace().next().unwrap_or("").to_lowercase()
}

/// Returns a path from a folder, without `.` and `..`.
fn joined(folder: &Path, path: &str) -> String {
    let mut whole = PathBuf::new();
    for part in folder.join(path).components() {
        match part {
            std::path::Component::ParentDir => {
                whole.pop();
            }
            std::path::Component::CurDir => {}
            other => whole.push(other),
        }
    }
    whole.display().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn targets() -> ReferenceTargets {
        let rules = ["COM-4", "VQ-RIFT"].map(String::from).into();
        let files = [
            "docs/a.md",
            "docs/b.md",
            "docs/rules/README.md",
            "docs/rules/c.md",
            "docs/README.md",
            "crates/x/src/turn.rs",
            "scenarios/frog/com-4-from-afar.toml",
            "README.md",
        ];
        let mut members = Members::default();
        members.add(&syn::parse_file("enum Place { Shard }").unwrap());
        ReferenceTargets::of(files.into_iter(), rules, members)
    }

    fn problems(text: &str) -> Vec<String> {
        let read = |path: &str| (path == "docs/b.md").then(|| "# One two\n### COM-4 · Leap".into());
        targets().problems("docs/a.md", text, &read)
    }

    #[test]
    fn what_exists_is_no_problem() {
        let text = "[b](b.md#one-two), [rule](b.md#com-4), [up](../README.md), [web](https://example.org/x.md)\n\
                    `turn.rs`, `crates/x/`, `x/src/turn.rs`, `cargo test`, COM-4, VQ-RIFT, UTF-8, `FILE.toml`\n\
                    `com-4-from-afar`, `frog/com-4-from-afar`, `scenarios/frog/com-4-from-afar.toml`, `to-the-left`\n\
                    # Here\n[here](#here)\n```\n`nothing.rs` COM-9 Place::Sea\n```\n\
                    `Place::Shard`\n```rust\nlet place = frog::Place::Shard;\n```\n";
        assert_eq!(problems(text), Vec::<String>::new());
    }

    #[test]
    fn every_reference_to_nothing_is_reported() {
        let text = "[c](c.md)\n`gone.rs` and COM-9\n[b](b.md#three)\n[here](#there)\n`folder/`\n\
                    `com-4-from-below` `frog/a-leap` `vq-rift-a-cut` `scenarios/frog/com-4-gone.toml`\n\
                    `Place::Sea`\n```rust\nMeans::Leap\n```\n";
        assert_eq!(
            problems(text),
            [
                "1: the link leads to docs/c.md, which does not exist",
                "2: there is no file `gone.rs`",
                "2: there is no rule COM-9",
                "3: docs/b.md has no heading #three",
                "4: docs/a.md has no heading #there",
                "5: there is no file `folder/`",
                "6: there is no scenario `com-4-from-below`",
                "6: there is no scenario `frog/a-leap`",
                "6: there is no scenario `vq-rift-a-cut`",
                "6: there is no file `scenarios/frog/com-4-gone.toml`",
                "7: nothing is called `Place::Sea`",
                "9: nothing is called `Means::Leap`",
            ]
        );
    }

    #[test]
    fn the_changelog_may_tell_of_files_that_are_gone() {
        let problems = targets().problems(HISTORY, "`gone.rs` and [c](docs/c.md)\n", &|_| None);
        assert_eq!(problems, ["1: the link leads to docs/c.md, which does not exist"]);
    }

    #[test]
    fn the_glossary_explains_a_word_once() {
        let rows =
            "| word | meaning |\n|---|---|\n| Herd, pack | A group. |\n| Table | A game. |\n\n| word | meaning |\n";
        assert_eq!(repeated_words(rows), Vec::<String>::new());
        let more = format!("{rows}| Pack | Makes a folder. |\n");
        assert_eq!(repeated_words(&more), ["7: \"Pack\" is explained twice: one noun has one meaning"]);
    }

    #[test]
    fn the_index_links_to_every_document() {
        assert_eq!(targets().not_in_index("[a](a.md) [b](b.md) [rules](rules/README.md)"), Vec::<String>::new());
        let missing = ["docs/README.md does not link to b.md", "docs/README.md does not link to rules/README.md"];
        assert_eq!(targets().not_in_index("[a](a.md)\n```\n[b](b.md)\n```\n"), missing);
    }
}
