//! The handbook: every rule in plain words, by its id. Read from `handbook/cosmic-frog.md`.
//!
//! Not here: the ledger of the rules (`docs/rules/`). Start with [`entry`].

use std::sync::OnceLock;

const TEXT: &str = include_str!("../../../handbook/cosmic-frog.md");

/// One rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its id in the ledger, as `LEAP-1`.
    pub id: &'static str,
    /// Its title.
    pub title: &'static str,
    /// What it says, as Markdown.
    pub text: &'static str,
}

/// A part of the handbook: a heading, an introduction, and the rules under it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section {
    /// Its heading.
    pub title: &'static str,
    /// What stands before the first rule, as Markdown.
    pub intro: &'static str,
    /// The rules under it; none in a glossary.
    pub entries: &'static [Entry],
}

impl Section {
    /// Its name in addresses: the heading in small letters, with hyphens.
    pub fn slug(&self) -> String {
        let letters = self.title.to_lowercase();
        let words = letters.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        words.collect::<Vec<_>>().join("-")
    }
}

/// All sections in the order of the handbook.
pub fn sections() -> &'static [Section] {
    static SECTIONS: OnceLock<Vec<Section>> = OnceLock::new();
    SECTIONS.get_or_init(read_sections)
}

/// What stands before the first section, as Markdown, without the title.
pub fn preface() -> &'static str {
    let before = TEXT.split("\n## ").next().unwrap_or("");
    before.split_once('\n').map_or("", |(_, rest)| rest).trim()
}

/// All entries in the order of the handbook.
pub fn entries() -> &'static [Entry] {
    static ENTRIES: OnceLock<Vec<Entry>> = OnceLock::new();
    ENTRIES.get_or_init(read)
}

/// The entry of a rule; capitals do not matter.
pub fn entry(id: &str) -> Option<Entry> {
    entries().iter().find(|entry| entry.id.eq_ignore_ascii_case(id.trim())).copied()
}

/// Entries that contain all these words, in any order; those with more of them in the id or the title come first.
pub fn search(words: &str) -> Vec<Entry> {
    let wanted: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
    if wanted.is_empty() {
        return Vec::new();
    }
    let mut found: Vec<(usize, Entry)> = Vec::new();
    for entry in entries() {
        let head = format!("{} {}", entry.id, entry.title).to_lowercase();
        let text = entry.text.to_lowercase();
        if wanted.iter().all(|word| head.contains(word) || text.contains(word)) {
            found.push((wanted.iter().filter(|word| !head.contains(*word)).count(), *entry));
        }
    }
    found.sort_by_key(|(missing, _)| *missing);
    found.into_iter().map(|(_, entry)| entry).collect()
}

/// An entry begins with `### ID · title` and ends before the next heading.
fn read() -> Vec<Entry> {
    let mut entries = Vec::new();
    for part in TEXT.split("\n### ").skip(1) {
        let (head, rest) = part.split_once('\n').unwrap_or((part, ""));
        let text = rest.split("\n## ").next().unwrap_or("").trim();
        if let Some((id, title)) = head.split_once('·') {
            entries.push(Entry { id: id.trim(), title: title.trim(), text });
        }
    }
    entries
}

/// A section begins with `## heading`. Entries are counted off, since they stand in the same order.
fn read_sections() -> Vec<Section> {
    let mut left = entries();
    let mut sections = Vec::new();
    for part in TEXT.split("\n## ").skip(1) {
        let (title, rest) = part.split_once('\n').unwrap_or((part, ""));
        let (intro, _) = rest.split_once("\n### ").unwrap_or((rest, ""));
        let count = part.matches("\n### ").count().min(left.len());
        let (own, others) = left.split_at(count);
        left = others;
        sections.push(Section { title: title.trim(), intro: intro.trim(), entries: own });
    }
    sections
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_found_by_id_and_by_words() {
        let leap = entry("leap-1").unwrap();
        assert_eq!((leap.id, leap.title), ("LEAP-1", "How far you leap"));
        assert!(!leap.text.contains('#') || !leap.text.contains("\n#"), "{}", leap.text);
        assert_eq!(entry("NO-1"), None);
        assert_eq!(search("overpower")[0].id, "COM-2");
        assert!(search("frog raid vault").len() > 1);
        assert!(search("  ").is_empty() && search("xyzzy").is_empty());
        assert!(entries().len() > 90 && entries().iter().all(|entry| !entry.text.is_empty()));
    }

    #[test]
    fn every_rule_stands_in_its_section() {
        let all: Vec<Entry> = sections().iter().flat_map(|section| section.entries.iter().copied()).collect();
        assert_eq!(all, entries());
        let combat = sections().iter().find(|section| section.slug() == "combat").unwrap();
        assert!(combat.entries.iter().all(|entry| entry.id.starts_with("COM-")) && !combat.intro.is_empty());
        let glossary = sections().last().unwrap();
        assert!(glossary.entries.is_empty() && glossary.intro.starts_with("- **"));
        assert!(sections().len() > 10 && sections().iter().all(|section| !section.intro.contains("\n#")));
        assert!(preface().starts_with("Strata is") && !preface().contains('#'));
    }
}
