//! Finds rules by words as people type them: small words are ignored, endings and spelling mistakes are forgiven, and
//! everyday words stand for those of the rules.
//!
//! Not here: the texts, and what is particular to a language (`vocabulary.rs`). Start with [`Query`].

use super::RuleEntry;
use super::vocabulary::{self, Vocabulary};
use std::collections::BTreeSet;

/// How well a word of a rule fits a word of the query. Later variants are better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    /// It is spelt alike.
    Alike,
    /// It begins with it, or ends with it in a language that joins words.
    Begins,
    /// It means the same.
    Means,
    /// It is the same word, perhaps with another ending.
    Same,
}

/// What is looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Query {
    words: Vec<String>,
    vocabulary: &'static Vocabulary,
}

impl Query {
    /// Reads a query as typed, in the language of the rules. If it has only small words, they count after all.
    pub(super) fn read(text: &str, language: &str) -> Query {
        let vocabulary = vocabulary::of(language);
        let is_telling = |word: &&String| !vocabulary.small_words.contains(&word.as_str());
        let all: Vec<String> = words_of(text).collect();
        let telling: Vec<String> = all.iter().filter(is_telling).cloned().collect();
        Query { words: if telling.is_empty() { all } else { telling }, vocabulary }
    }

    /// Returns the rules that have all words, the best first; if none has all, those that have at least one.
    pub(super) fn search<'b>(&self, entries: &[&'b RuleEntry]) -> Vec<&'b RuleEntry> {
        let texts: Vec<Text> = entries.iter().map(|entry| Text::of(entry)).collect();
        let fits: Vec<Vec<u32>> = self.words.iter().map(|word| self.scores(word, &texts)).collect();
        let found = |wanted: usize| -> Vec<(u32, &'b RuleEntry)> {
            let scored = entries.iter().enumerate().map(|(at, entry)| {
                let all = fits.iter().map(|scores| scores[at]);
                (all.clone().filter(|&score| score > 0).count(), all.sum::<u32>(), *entry)
            });
            scored.filter(|(count, ..)| *count >= wanted.max(1)).map(|(_, score, entry)| (score, entry)).collect()
        };
        let mut best = found(self.words.len());
        if best.is_empty() && self.words.len() > 1 {
            best = found(1);
        }
        // The sort is stable, so rules that fit equally stay in the order of the handbook.
        best.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
        best.into_iter().map(|(_, entry)| entry).collect()
    }

    /// Returns the words of these rules that matched, in small letters.
    pub(super) fn hits(&self, entries: &[&RuleEntry]) -> Vec<String> {
        let texts: Vec<Text> = entries.iter().map(|entry| Text::of(entry)).collect();
        let mut hits = BTreeSet::new();
        for word in &self.words {
            let least = self.least(word, &texts);
            let all = texts.iter().flat_map(|text| text.head.iter().chain(&text.body));
            hits.extend(all.filter(|other| self.vocabulary.fit(word, other).is_some_and(|fit| fit >= least)).cloned());
        }
        hits.into_iter().collect()
    }

    /// Returns how well each rule fits a word, or 0 if it does not. Spelling mistakes count only if nothing fits otherwise.
    fn scores(&self, word: &str, texts: &[Text]) -> Vec<u32> {
        let least = self.least(word, texts);
        let score = |text: &Text| match text.best(word, self.vocabulary) {
            Some((fit, title)) if fit >= least => fit as u32 * 2 + 1 + u32::from(title),
            _ => 0,
        };
        texts.iter().map(score).collect()
    }

    fn least(&self, word: &str, texts: &[Text]) -> Fit {
        let mut fits = texts.iter().filter_map(|text| text.best(word, self.vocabulary));
        if fits.any(|(fit, _)| fit > Fit::Alike) { Fit::Begins } else { Fit::Alike }
    }
}

/// The words of a rule.
struct Text {
    head: BTreeSet<String>,
    body: BTreeSet<String>,
}

impl Text {
    fn of(entry: &RuleEntry) -> Text {
        let head = words_of(&entry.id).chain(words_of(&entry.title)).collect();
        Text { head, body: words_of(&entry.text).collect() }
    }

    /// Returns the best fit of a word, and whether it stands in the title.
    fn best(&self, word: &str, vocabulary: &Vocabulary) -> Option<(Fit, bool)> {
        let of = |words: &BTreeSet<String>| words.iter().filter_map(|other| vocabulary.fit(word, other)).max();
        let (head, body) = (of(&self.head), of(&self.body));
        if head >= body { head.map(|fit| (fit, true)) } else { body.map(|fit| (fit, false)) }
    }
}

/// Returns all words in small letters; of compounds also the parts.
fn words_of(text: &str) -> impl Iterator<Item = String> + '_ {
    let whole = text.split(|c: char| !c.is_alphanumeric() && c != '-').map(|word| word.trim_matches('-'));
    let with_parts = whole.flat_map(|word| {
        let parts = word.split('-').filter(move |_| word.contains('-'));
        std::iter::once(word).chain(parts)
    });
    with_parts.filter(|word| !word.is_empty()).map(str::to_lowercase)
}

impl Vocabulary {
    fn fit(&self, word: &str, other: &str) -> Option<Fit> {
        let means = |(everyday, meant): &&(&str, &[&str])| {
            self.same(word, everyday) && meant.iter().any(|meant| self.same(&meant.to_lowercase(), other))
        };
        if self.same(word, other) {
            Some(Fit::Same)
        } else if self.meanings.iter().any(|meaning| means(&meaning)) {
            Some(Fit::Means)
        } else if self.is_part(word, other) {
            Some(Fit::Begins)
        } else {
            alike(self.stem(word), self.stem(other)).then_some(Fit::Alike)
        }
    }

    /// Returns whether two words are the same, perhaps with other endings or another vowel: "Frosch" and "Frösche".
    fn same(&self, one: &str, other: &str) -> bool {
        one == other || plain_letters(self.stem(one)).eq(plain_letters(self.stem(other)))
    }

    /// Returns whether a word begins with another; in a language that joins words, also whether it ends with it.
    fn is_part(&self, word: &str, other: &str) -> bool {
        let length = word.chars().count();
        // Within a joined word there is no ending, or another one: "Froschpaar".
        let start = if self.joins_words { self.stem(word) } else { word };
        let mut letters = plain_letters(other);
        if length >= 2 && plain_letters(start).all(|letter| letters.next() == Some(letter)) {
            return true;
        }
        if !self.joins_words || length < 4 {
            return false;
        }
        let mut letters = plain_letters(self.stem(other)).rev();
        plain_letters(start).rev().all(|letter| letters.next() == Some(letter))
    }

    /// Returns a word without its ending.
    fn stem<'w>(&self, word: &'w str) -> &'w str {
        let mut cut = self.endings.iter().filter_map(|ending| word.strip_suffix(*ending));
        cut.find(|rest| rest.len() >= self.shortest_stem).unwrap_or(word)
    }
}

/// Returns the letters of a word without the dots that German plurals add to vowels.
fn plain_letters(word: &str) -> impl DoubleEndedIterator<Item = char> + '_ {
    word.chars().map(|letter| match letter {
        'ä' => 'a',
        'ö' => 'o',
        'ü' => 'u',
        _ => letter,
    })
}

/// Returns whether two words differ by one letter, or by two in long words.
fn alike(one: &str, other: &str) -> bool {
    let length = one.chars().count();
    let allowed = if length >= 8 { 2 } else { 1 };
    if length < 4 || !one.chars().all(char::is_alphabetic) || length.abs_diff(other.chars().count()) > allowed {
        return false;
    }
    distance(one, other) <= allowed
}

/// Returns how many letters must be changed, added, left out or swapped with the next one.
fn distance(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let mut rows = vec![(0..=other.len()).collect::<Vec<usize>>()];
    for at in 1..=one.len() {
        let mut row = vec![at];
        for to in 1..=other.len() {
            let changed = rows[at - 1][to - 1] + usize::from(one[at - 1] != other[to - 1]);
            let mut least = changed.min(rows[at - 1][to] + 1).min(row[to - 1] + 1);
            if at > 1 && to > 1 && one[at - 1] == other[to - 2] && one[at - 2] == other[to - 1] {
                least = least.min(rows[at - 2][to - 2] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[one.len()][other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::markdown::book;

    fn found(game: &str, query: &str) -> Vec<&'static str> {
        found_in("en", game, query)
    }

    fn found_in(language: &str, game: &str, query: &str) -> Vec<&'static str> {
        book(game, language).unwrap().search(query).into_iter().map(|entry| entry.id.as_str()).collect()
    }

    #[test]
    fn questions_are_answered() {
        assert!(
            found("volcanique", "how do I win")[..3].contains(&"VQ-SCO-3"),
            "{:?}",
            found("volcanique", "how do I win")
        );
        let frogs = found("cosmic-frog", "how do I win");
        assert!(frogs[..4].iter().any(|id| ["SCO-4", "COM-3", "SOLO-END-1"].contains(id)), "{frogs:?}");
        assert!(frogs.contains(&"SCO-4") && !frogs.contains(&"GUL-2"), "{frogs:?}");
    }

    #[test]
    fn everyday_words_and_mistakes_are_understood() {
        let fled = found("volcanique", "evacuate");
        assert!(fled.contains(&"VQ-LAVA-2") && fled.contains(&"VQ-MIGRATE"), "{fled:?}");
        assert_eq!(found("volcanique", "vulcano"), found("volcanique", "volcano"));
        assert_eq!(found("volcanique", "crtiter"), found("volcanique", "critter"));
        assert!(found("cosmic-frog", "overpowring").contains(&"COM-2"));
        assert!(found("volcanique", "xyzzy").is_empty());
    }

    #[test]
    fn small_words_and_single_letters_are_not_looked_for() {
        assert_eq!(Query::read("How do I win?", "en").words, ["win"]);
        assert_eq!(Query::read("what is it", "en").words, ["what", "is", "it"]);
        let hits = book("volcanique", "en").unwrap().matched_words("how do I win");
        assert!(hits.iter().all(|word| word.len() > 2), "{hits:?}");
        assert!(hits.iter().any(|word| word.starts_with("win") || word == "victory"), "{hits:?}");
    }

    #[test]
    fn rules_are_found_by_words() {
        assert_eq!(found("cosmic-frog", "overpower")[0], "COM-2");
        assert!(found("cosmic-frog", "frog raid vault").len() > 1);
        assert!(found("cosmic-frog", "  ").is_empty());
        assert!(found("volcanique", "uno duo trio").contains(&"VQ-BUY-1"));
    }

    #[test]
    fn german_is_searched_as_people_ask() {
        assert_eq!(Query::read("Wie gewinne ich?", "de").words, ["gewinne"]);
        assert!(found_in("de", "volcanique", "wie gewinne ich").contains(&"VQ-SCO-3"));
        assert!(found_in("de", "cosmic-frog", "Wer gewinnt?").contains(&"SCO-4"));
        assert!(found_in("de", "volcanique", "evakuieren").contains(&"VQ-LAVA-2"));
        assert_eq!(found_in("de", "cosmic-frog", "frösche"), found_in("de", "cosmic-frog", "frosch"));
        let book = book("cosmic-frog", "de").unwrap();
        assert!(book.matched_words("Kämpfe").contains(&"scherbenkampf".to_string()));
        let hits = book.matched_words("wie gewinne ich");
        assert!(hits.contains(&"gewinnt".to_string()) && hits.iter().all(|word| word.len() > 3), "{hits:?}");
    }

    #[test]
    fn letters_are_counted() {
        assert_eq!([distance("vulcano", "volcano"), distance("crtiter", "critter"), distance("", "abc")], [1, 1, 3]);
        assert!(!alike("win", "wing") && alike("vulcan", "volcan"));
    }
}
