//! The handbooks: every rule in plain words, by its id. One [`Book`] per game, read from `handbook/`.
//!
//! Not here: the ledgers of the rules (`docs/rules/`). Start with [`entry`], which knows the rules of all games, and [`book`].

mod search;

use search::Query;
use std::sync::OnceLock;

/// The handbook of one game.
#[derive(Debug)]
pub struct Book {
    game: &'static str,
    text: &'static str,
    entries: OnceLock<Vec<Entry>>,
    sections: OnceLock<Vec<Section>>,
}

static COSMIC_FROG: Book = Book::new("cosmic-frog", include_str!("../../../handbook/cosmic-frog.md"));
static VOLCANIQUE: Book = Book::new("volcanique", include_str!("../../../handbook/volcanique.md"));
/// All handbooks, in the order of the catalogue.
pub static BOOKS: [&Book; 2] = [&COSMIC_FROG, &VOLCANIQUE];

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

/// The handbook of a game, by its name in the catalogue.
pub fn book(game: &str) -> Option<&'static Book> {
    BOOKS.into_iter().find(|book| book.game == game)
}

/// The entry of a rule of any game; capitals do not matter.
pub fn entry(id: &str) -> Option<Entry> {
    let all = BOOKS.into_iter().flat_map(Book::entries);
    all.into_iter().find(|entry| entry.id.eq_ignore_ascii_case(id.trim())).copied()
}

impl Book {
    const fn new(game: &'static str, text: &'static str) -> Book {
        Book { game, text, entries: OnceLock::new(), sections: OnceLock::new() }
    }

    /// The game, by its name in the catalogue.
    pub fn game(&self) -> &'static str {
        self.game
    }

    /// All sections in the order of the handbook.
    pub fn sections(&'static self) -> &'static [Section] {
        self.sections.get_or_init(|| self.read_sections())
    }

    /// What stands before the first section, as Markdown, without the title.
    pub fn preface(&self) -> &'static str {
        let before = self.text.split("\n## ").next().unwrap_or("");
        before.split_once('\n').map_or("", |(_, rest)| rest).trim()
    }

    /// All entries in the order of the handbook.
    pub fn entries(&'static self) -> &'static [Entry] {
        self.entries.get_or_init(|| read(self.text))
    }

    /// Returns the entries that are about these words, the best first. Small words, endings and spelling mistakes do not
    /// matter; where no entry has all words, those with some of them are returned.
    pub fn search(&'static self, words: &str) -> Vec<Entry> {
        Query::read(words).search(self.entries())
    }

    /// Returns the words of this book for which [`Book::search`] finds entries, in small letters: to be marked in them.
    pub fn hits(&'static self, words: &str) -> Vec<String> {
        Query::read(words).hits(self.entries())
    }

    /// A section begins with `## heading`. Entries are counted off, since they stand in the same order.
    fn read_sections(&'static self) -> Vec<Section> {
        let mut left = self.entries();
        let mut sections = Vec::new();
        for part in self.text.split("\n## ").skip(1) {
            let (title, rest) = part.split_once('\n').unwrap_or((part, ""));
            let (intro, _) = rest.split_once("\n### ").unwrap_or((rest, ""));
            let count = part.matches("\n### ").count().min(left.len());
            let (own, others) = left.split_at(count);
            left = others;
            sections.push(Section { title: title.trim(), intro: intro.trim(), entries: own });
        }
        sections
    }
}

/// An entry begins with `### ID · title` and ends before the next heading.
fn read(text: &'static str) -> Vec<Entry> {
    let mut entries = Vec::new();
    for part in text.split("\n### ").skip(1) {
        let (head, rest) = part.split_once('\n').unwrap_or((part, ""));
        let text = rest.split("\n## ").next().unwrap_or("").trim();
        if let Some((id, title)) = head.split_once('·') {
            entries.push(Entry { id: id.trim(), title: title.trim(), text });
        }
    }
    entries
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_found_by_id_and_by_words() {
        let leap = entry("leap-1").unwrap();
        assert_eq!((leap.id, leap.title), ("LEAP-1", "How far you leap"));
        assert_eq!(entry("vq-coop").unwrap().title, "Cooperative");
        assert_eq!(entry("NO-1"), None);
        let frogs = book("cosmic-frog").unwrap();
        assert_eq!(frogs.search("overpower")[0].id, "COM-2");
        assert!(frogs.search("frog raid vault").len() > 1);
        assert!(frogs.search("  ").is_empty() && frogs.search("xyzzy").is_empty());
        assert!(book("volcanique").unwrap().search("uno duo trio").iter().any(|entry| entry.id == "VQ-BUY-1"));
        assert!(book("chess").is_none());
    }

    #[test]
    fn every_rule_stands_in_its_section() {
        for book in BOOKS {
            let all: Vec<Entry> = book.sections().iter().flat_map(|section| section.entries.iter().copied()).collect();
            assert_eq!(all, book.entries());
            assert!(all.len() > 90 && all.iter().all(|entry| !entry.text.is_empty() && !entry.text.contains("\n#")));
            let glossary = book.sections().last().unwrap();
            assert!(glossary.entries.is_empty() && glossary.intro.starts_with("- **"));
            assert!(book.sections().len() > 10 && book.sections().iter().all(|section| !section.intro.contains("\n#")));
            assert!(book.preface().starts_with("Strata is") && !book.preface().contains('#'));
        }
        let combat = COSMIC_FROG.sections().iter().find(|section| section.slug() == "combat").unwrap();
        assert!(combat.entries.iter().all(|entry| entry.id.starts_with("COM-")) && !combat.intro.is_empty());
        assert!(COSMIC_FROG.preface().contains("Cosmic Frog"));
    }

    #[test]
    fn links_lead_to_rules() {
        for entry in BOOKS.into_iter().flat_map(Book::entries) {
            for link in entry.text.split("](#").skip(1) {
                let id = link.split(')').next().unwrap();
                assert!(super::entry(id).is_some(), "{}: {id}", entry.id);
            }
        }
    }
}
