//! The counts of a run of the suite.

use crate::Law;
use crate::law::LawChecker;
use std::collections::BTreeMap;
use std::fmt;
use tabletop::Game;

/// How often each label was given; see [`crate::Suite::run_labelled`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LabelCounts(BTreeMap<String, u64>);

impl LabelCounts {
    /// Counts this label once.
    pub fn add(&mut self, label: &str) {
        match self.0.get_mut(label) {
            Some(count) => *count += 1,
            None => {
                self.0.insert(label.to_owned(), 1);
            }
        }
    }

    /// Returns how often the label was counted.
    pub fn count(&self, label: &str) -> u64 {
        self.0.get(label).copied().unwrap_or(0)
    }

    /// Returns all labels with their counts, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, u64)> {
        self.0.iter().map(|(label, &count)| (label.as_str(), count))
    }

    /// Returns the labels among these that were counted less often than `least`, with their counts.
    pub fn rarer_than<'a>(&self, labels: impl IntoIterator<Item = &'a str>, least: u64) -> Vec<(&'a str, u64)> {
        labels.into_iter().map(|label| (label, self.count(label))).filter(|&(_, count)| count < least).collect()
    }

    fn merge(&mut self, other: LabelCounts) {
        for (label, count) in other.0 {
            *self.0.entry(label).or_insert(0) += count;
        }
    }
}

/// One move of a random game, as a labelling function sees it.
#[derive(Debug)]
pub struct PlayedStep<'a, G: Game> {
    /// The rules.
    pub rules: &'a G,
    /// The position before the move.
    pub before: &'a G::State,
    /// The move.
    pub mv: G::Move,
    /// What happened.
    pub events: &'a [G::Event],
    /// The position after the move.
    pub after: &'a G::State,
}

/// What a run of the suite counted. Printed as a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SuiteReport {
    /// Games played.
    pub games: u64,
    /// Moves made, chance included.
    pub moves: u64,
    /// Moves made by seats.
    pub decisions: u64,
    /// Decisions with more than one answer.
    pub choices: u64,
    /// The total number of answers at all decisions.
    pub answers: u64,
    /// Moves of the longest game.
    pub longest: u64,
    /// How often each law was asked, by its place in [`Law::ALL`].
    pub asked: [u64; Law::ALL.len()],
    /// Twin games that were begun because the one before could not follow.
    pub twins: u64,
    /// What the labelling function counted.
    pub usage: LabelCounts,
}

impl SuiteReport {
    /// Returns how often this law was asked.
    pub fn asked(&self, law: Law) -> u64 {
        self.asked[law as usize]
    }

    /// Returns the mean number of answers at a decision.
    pub fn mean_answers(&self) -> f64 {
        self.answers as f64 / self.decisions.max(1) as f64
    }

    pub(crate) fn add_laws(&mut self, checker: &LawChecker) {
        for (sum, asked) in self.asked.iter_mut().zip(checker.asked) {
            *sum += asked;
        }
    }

    pub(crate) fn merge(&mut self, other: SuiteReport) {
        self.games += other.games;
        self.moves += other.moves;
        self.decisions += other.decisions;
        self.choices += other.choices;
        self.answers += other.answers;
        self.longest = self.longest.max(other.longest);
        self.twins += other.twins;
        for (sum, asked) in self.asked.iter_mut().zip(other.asked) {
            *sum += asked;
        }
        self.usage.merge(other.usage);
    }
}

impl fmt::Display for SuiteReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows = [
            ("games", self.games),
            ("moves", self.moves),
            ("decisions", self.decisions),
            ("with a choice", self.choices),
            ("longest game", self.longest),
            ("twin games", self.twins),
        ];
        for (name, count) in rows {
            writeln!(f, "{name:<24} {count:>12}")?;
        }
        writeln!(f, "{:<24} {:>12.2}", "mean answers", self.mean_answers())?;
        for law in Law::ALL {
            writeln!(f, "{law:<24} {:>12}", self.asked(law))?;
        }
        for (label, count) in self.usage.iter() {
            writeln!(f, "  {label:<22} {count:>12}")?;
        }
        Ok(())
    }
}
