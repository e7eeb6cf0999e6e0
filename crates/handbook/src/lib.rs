//! The handbook of a game: every rule in plain words, by its id.
//!
//! The texts are Markdown files (`handbook/` in the root, with a folder for each other language than English). The packer of the page reads them with `markdown.rs` and writes each
//! [`Book`] as a file. The page fetches the book of its game when somebody opens it, and searches it with this crate. The
//! titles of rules are known without a book: [`titles`].
//!
//! Not here: the ledgers of the rules (`docs/rules/`). Start with [`Book`].

#[cfg(feature = "markdown")]
pub mod markdown;
mod search;
pub mod titles;
mod vocabulary;

use search::Query;
use serde::{Deserialize, Serialize};

/// The language of the handbooks from which the others are translated.
pub const ENGLISH: &str = "en";

/// The handbook of one game in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Book {
    /// The game, by its name in the catalogue.
    pub game: String,
    /// The language, for instance `en`.
    pub language: String,
    /// What stands before the first section, as HTML.
    pub preface: String,
    /// All sections in the order of the handbook.
    pub sections: Vec<Section>,
}

/// A part of the handbook: a heading, an introduction, and the rules under it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Section {
    /// Its name in addresses, the same in all languages: the English heading in small letters, with hyphens.
    pub slug: String,
    /// Its heading.
    pub title: String,
    /// What stands before the first rule, as HTML.
    pub intro: String,
    /// The rules under it; none in a glossary.
    pub entries: Vec<RuleEntry>,
}

/// One rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuleEntry {
    /// Its id in the ledger, as `LEAP-1`.
    pub id: String,
    /// Its title.
    pub title: String,
    /// What it says, as HTML.
    pub html: String,
    /// Its words without markup, for the search.
    pub text: String,
}

impl Section {
    /// Returns whether this section is the place that an address names, or has a rule with that id; capitals do not matter
    /// in ids.
    pub fn contains(&self, place: &str) -> bool {
        self.slug == place || self.entries.iter().any(|entry| entry.id.eq_ignore_ascii_case(place))
    }
}

impl Book {
    /// Returns all rules in the order of the handbook.
    pub fn entries(&self) -> impl Iterator<Item = &RuleEntry> {
        self.sections.iter().flat_map(|section| &section.entries)
    }

    /// Returns the entries that are about these words, the best first. Small words, endings and spelling mistakes do not
    /// matter; where no entry has all words, those with some of them are returned.
    pub fn search(&self, words: &str) -> Vec<&RuleEntry> {
        Query::read(words, &self.language).search(&self.entries().collect::<Vec<_>>())
    }

    /// Returns the words of this book that match the search of [`Book::search`], in small letters, so that the page can mark them.
    pub fn matched_words(&self, words: &str) -> Vec<String> {
        Query::read(words, &self.language).hits(&self.entries().collect::<Vec<_>>())
    }
}
