//! The answers a person may give, numbered: one per line with its notation, or in columns if there are many.
//!
//! Everything in the list can be typed: a number, the notation, the label, or a whole line.

use crate::terminal_game::TerminalGame;
use std::collections::BTreeMap;
use wording::{Messages, key};

/// More answers than this are listed in columns.
const MANY: usize = 40;
/// Width of a line of columns.
const WIDTH: usize = 120;
/// Most answers that are named as examples.
const EXAMPLES: usize = 6;

/// The legal answers to a question, in the order in which they are numbered.
pub struct AnswerList<M> {
    answers: Vec<ListedAnswer<M>>,
}

struct ListedAnswer<M> {
    mv: M,
    /// The notation without the seat in front, which need not be typed.
    notation: String,
    /// What it means, with its price. No two answers have the same.
    label: String,
    /// Notation and label as they are compared with what is typed.
    simple: (String, String),
}

impl<M: Copy> AnswerList<M> {
    /// Puts the legal answers into words.
    pub fn of<G: TerminalGame<Move = M>>(
        rules: &G,
        state: &G::State,
        answers: &[M],
        words: &Messages,
    ) -> AnswerList<M> {
        let answers = answers.iter().map(|&mv| {
            let written = rules.write_move(state, mv);
            let notation = written.split_once(' ').map_or(written.as_str(), |(_, rest)| rest).to_string();
            (mv, notation, rules.answer(state, mv, words).to_string())
        });
        AnswerList::from_words(answers.collect())
    }

    /// Makes the list of moves with their notation and label. Labels that several answers have in common get the notation
    /// behind them.
    fn from_words(words: Vec<(M, String, String)>) -> AnswerList<M> {
        let mut count: BTreeMap<String, usize> = BTreeMap::new();
        for (_, _, label) in &words {
            *count.entry(simple(label)).or_default() += 1;
        }
        let answers = words.into_iter().map(|(mv, notation, label)| {
            let shared = count.get(&simple(&label)).is_some_and(|&count| count > 1);
            let label = if shared { format!("{label} ({notation})") } else { label };
            let simple = (simple(&notation), simple(&label));
            ListedAnswer { mv, notation, label, simple }
        });
        AnswerList { answers: answers.collect() }
    }

    /// Returns how many answers there are.
    pub fn len(&self) -> usize {
        self.answers.len()
    }

    /// Returns the answer of this number, from 1.
    pub fn numbered(&self, number: usize) -> Option<M> {
        self.answers.get(number.checked_sub(1)?).map(|answer| answer.mv)
    }

    /// Returns the answer that is shown like this, wherever the line begins and ends: notation, label or both, with the number in
    /// front or without it. Case and spaces do not matter.
    pub fn shown_as(&self, line: &str) -> Option<M> {
        let line = simple(line);
        let found = self.answers.iter().find(|answer| answer.simple.0 == line);
        if let Some(answer) = found.or_else(|| self.answers.iter().find(|answer| answer.is_shown_as(&line))) {
            return Some(answer.mv);
        }
        let (number, rest) = line.split_once(' ')?;
        let answer = self.answers.get(number.parse::<usize>().ok()?.checked_sub(1)?)?;
        answer.is_shown_as(rest).then_some(answer.mv)
    }

    /// Returns the lines of the list.
    pub fn lines(&self, words: &Messages) -> Vec<String> {
        if self.answers.len() <= MANY {
            return self.rows();
        }
        let mut lines = self.columns();
        lines.push(words.get(key::TERMINAL_TYPE, &[("answers", &self.kinds(words))]).to_string());
        lines
    }

    fn rows(&self) -> Vec<String> {
        let width = self.answers.iter().map(|answer| answer.notation.chars().count()).max().unwrap_or(0);
        let numbered = self.answers.iter().enumerate();
        let row = |(index, answer): (usize, &ListedAnswer<M>)| {
            format!("{:>4}  {:<width$}  {}", index + 1, answer.notation, answer.label)
        };
        numbered.map(row).collect()
    }

    /// Returns the answers in rows of columns, grouped by their first word.
    fn columns(&self) -> Vec<String> {
        let mut lines = Vec::new();
        let mut number = 0;
        for group in self.answers.chunk_by(|one, two| one.kind() == two.kind()) {
            let width = group.iter().map(|answer| answer.label.chars().count()).max().unwrap_or(0);
            let many = (WIDTH / (width + 8)).max(1);
            for row in group.chunks(many) {
                let mut line = String::new();
                for answer in row {
                    number += 1;
                    line.push_str(&format!("{number:>4}  {:<width$}  ", answer.label));
                }
                lines.push(line.trim_end().to_string());
            }
        }
        lines
    }

    /// Suggests answers for a line that is not an answer: answers of the kind that the line begins with, otherwise one of
    /// every kind.
    pub fn suggest(&self, line: &str, words: &Messages) -> String {
        let word = simple(line.split_whitespace().next().unwrap_or(""));
        let same_kind: Vec<&str> = self.notations(|answer| simple(answer.kind()) == word).collect();
        if !same_kind.is_empty() {
            let answers = examples(&same_kind, EXAMPLES, words);
            return words.get(key::TERMINAL_SAME_KIND, &[("word", &word), ("answers", &answers)]).to_string();
        }
        words.get(key::TERMINAL_KINDS, &[("answers", &self.kinds(words))]).to_string()
    }

    /// Returns an answer of every kind, as it is typed.
    fn kinds(&self, words: &Messages) -> String {
        let mut kinds: Vec<&str> = Vec::new();
        for answer in &self.answers {
            if !kinds.contains(&answer.kind()) {
                kinds.push(answer.kind());
            }
        }
        let of_kind = |kind: &&str| {
            let all: Vec<&str> = self.notations(|answer| answer.kind() == *kind).collect();
            examples(&all, 1, words)
        };
        kinds.iter().map(of_kind).collect::<Vec<String>>().join(", ")
    }

    fn notations<'a>(&'a self, wanted: impl Fn(&ListedAnswer<M>) -> bool + 'a) -> impl Iterator<Item = &'a str> + 'a {
        self.answers.iter().filter(move |answer| wanted(answer)).map(|answer| answer.notation.as_str())
    }
}

impl<M> ListedAnswer<M> {
    /// Returns the first word of the notation: what kind of move it is.
    fn kind(&self) -> &str {
        self.notation.split(' ').next().unwrap_or("")
    }

    fn is_shown_as(&self, line: &str) -> bool {
        let (notation, label) = (self.simple.0.as_str(), self.simple.1.as_str());
        let both = || line.strip_prefix(notation).and_then(|rest| rest.strip_prefix(' ')) == Some(label);
        line == label || line == notation || both()
    }
}

/// Returns the first few of a list.
fn examples(all: &[&str], most: usize, words: &Messages) -> String {
    let shown = all[..all.len().min(most)].join(", ");
    match all.len().saturating_sub(most) {
        0 => shown,
        more => words.get(key::TERMINAL_MORE, &[("answers", &shown), ("count", &more)]).to_string(),
    }
}

/// Returns a text in small letters with single spaces, for comparing.
fn simple(text: &str) -> String {
    text.split_whitespace().map(str::to_lowercase).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer_list(answers: impl Iterator<Item = (String, String)>) -> AnswerList<usize> {
        AnswerList::from_words(answers.enumerate().map(|(mv, (notation, label))| (mv, notation, label)).collect())
    }

    fn descents() -> AnswerList<usize> {
        let descents = (0..60).map(|q| (format!("descend {q},-3"), format!("Descend on {q},-3")));
        answer_list(descents.chain([("stay".into(), "Stay where you are".into())]))
    }

    #[test]
    fn every_answer_keeps_its_number() {
        let answer_list = descents();
        let columns = answer_list.lines(&Messages::english());
        assert!(columns.len() < 20 && columns.iter().all(|line| line.chars().count() <= WIDTH));
        let all = columns.join("\n");
        assert!(all.contains("  60  Descend on 59,-3") && all.contains("\n  61  Stay where you are\n"), "{all}");
        let typed = "Type a number, the words behind it, or in short: descend 0,-3 (and 59 more), stay.";
        assert_eq!(columns.last().unwrap(), typed, "columns show what can be typed as well");
        assert_eq!(answer_list.rows().len(), 61);
        assert_eq!(
            (answer_list.numbered(61), answer_list.numbered(0), answer_list.numbered(62)),
            (Some(60), None, None)
        );
    }

    #[test]
    fn what_is_shown_can_be_typed() {
        let answer_list = descents();
        for text in
            ["stay", "Stay where you are", "61  Stay where you are", "STAY", "61 stay", "stay  Stay where you are"]
        {
            assert_eq!(answer_list.shown_as(text), Some(60), "{text}");
        }
        for text in ["60 stay", "where", "", "61", "0 stay", "99999999999999999999999 stay"] {
            assert_eq!(answer_list.shown_as(text), None, "{text}");
        }
        let twins = listing_of(&[("place 0,0 1", "Lay it here"), ("place 0,0 2", "Lay it here"), ("done", "Leave it")]);
        assert_eq!(twins.shown_as("Lay it here (place 0,0 2)"), Some(1), "answers with one label are told apart");
        assert_eq!(twins.shown_as("Lay it here"), None);
    }

    fn listing_of(answers: &[(&str, &str)]) -> AnswerList<usize> {
        answer_list(answers.iter().map(|(notation, label)| (notation.to_string(), label.to_string())))
    }

    #[test]
    fn suggestions_name_what_could_be_meant() {
        let answer_list = descents();
        let suggest = |line| answer_list.suggest(line, &Messages::english());
        assert_eq!(suggest("nonsense"), "What can be answered now: descend 0,-3 (and 59 more), stay.");
        let descend = "Answers that begin with descend: descend 0,-3, descend 1,-3, descend 2,-3, descend 3,-3, descend 4,-3, \
                       descend 5,-3 (and 54 more).";
        assert_eq!(suggest("Descend on the moon"), descend);
        assert_eq!(suggest("stay here"), "Answers that begin with stay: stay.");
    }
}
