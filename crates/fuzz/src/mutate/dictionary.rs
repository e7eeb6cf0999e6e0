//! Words and numbers that occur in a corpus. Readers accept them in the place of others more often than random text.

use super::text::{Token, tokens};
use std::collections::BTreeSet;
use testkit::Random;

/// The size of a dictionary. More words would only be rarer ones.
const MOST: usize = 4000;

/// The words and numbers of a corpus, each once, sorted.
#[derive(Clone, Debug, Default)]
pub struct Dictionary {
    words: Vec<String>,
    numbers: Vec<String>,
}

impl Dictionary {
    /// Collects the words of all texts.
    pub fn of(corpus: &[Vec<u8>]) -> Dictionary {
        let (mut words, mut numbers) = (BTreeSet::new(), BTreeSet::new());
        for bytes in corpus {
            let text = String::from_utf8_lossy(bytes);
            for (token, part) in tokens(&text) {
                match token {
                    Token::Word if words.len() < MOST && part.len() <= 40 => words.insert(part.to_string()),
                    Token::Number if numbers.len() < MOST && part.len() <= 20 => numbers.insert(part.to_string()),
                    _ => false,
                };
            }
        }
        Dictionary { words: words.into_iter().collect(), numbers: numbers.into_iter().collect() }
    }

    /// Returns one of the words.
    pub fn word(&self, random: &mut Random) -> &str {
        pick(&self.words, random).unwrap_or("word")
    }

    /// Returns one of the numbers.
    pub fn number(&self, random: &mut Random) -> &str {
        pick(&self.numbers, random).unwrap_or("0")
    }

    /// Returns a word that begins with the same letters, as words of one kind often do (`barren`, `barren!`), or any word.
    pub fn like(&self, word: &str, random: &mut Random) -> &str {
        let at = self.words.partition_point(|other| other.as_str() < word);
        let near = &self.words[at.saturating_sub(3)..self.words.len().min(at + 4)];
        if random.once_in(3) { pick(near, random).unwrap_or("word") } else { self.word(random) }
    }
}

fn pick<'a>(list: &'a [String], random: &mut Random) -> Option<&'a str> {
    list.get(random.below(list.len() as u32) as usize).map(String::as_str)
}
