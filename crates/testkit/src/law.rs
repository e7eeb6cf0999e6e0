//! The names of the laws, and sets of them.

use std::fmt;

/// A law that every game keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Law {
    /// The list of answers and the check agree over every move that can be written; on chance turns the odds agree too.
    LegalEqualsCheck,
    /// A refused move does not change the position and reports no event.
    RefusalChangesNothing,
    /// The same moves from the start reach the same positions.
    ReplayEqualsPlay,
    /// Positions and views survive postcard and JSON.
    SerialiseRoundTrips,
    /// A move that is written and read again is the same move.
    NotationRoundTrips,
    /// Every piece is somewhere, once.
    NothingIsLost,
    /// Every seat that is asked has an answer.
    NeverStuck,
    /// A game ends within the limit of moves.
    AlwaysEnds,
    /// Undo restores the earlier position and stops at chance, shown secrets and other people's answers.
    UndoRestores,
    /// Sealed answers may come in any order.
    SealedAnswersCommute,
    /// A person's view is enough to compute what the person is asked.
    ViewSuffices,
    /// Reading a save file gives the same table.
    SaveRoundTrips,
    /// Reading a snapshot gives the same position.
    Snapshots,
    /// What a person cannot see does not change anything that this person gets.
    ViewLeaksNothing,
    /// The rules do not panic.
    NeverPanics,
}

impl Law {
    /// All laws, in the order of the report.
    pub const ALL: [Law; 15] = [
        Law::LegalEqualsCheck,
        Law::RefusalChangesNothing,
        Law::ReplayEqualsPlay,
        Law::SerialiseRoundTrips,
        Law::NotationRoundTrips,
        Law::NothingIsLost,
        Law::NeverStuck,
        Law::AlwaysEnds,
        Law::UndoRestores,
        Law::SealedAnswersCommute,
        Law::ViewSuffices,
        Law::SaveRoundTrips,
        Law::Snapshots,
        Law::ViewLeaksNothing,
        Law::NeverPanics,
    ];

    /// Returns the law's name, as in the design.
    pub const fn name(self) -> &'static str {
        match self {
            Law::LegalEqualsCheck => "legal_equals_check",
            Law::RefusalChangesNothing => "refusal_changes_nothing",
            Law::ReplayEqualsPlay => "replay_equals_play",
            Law::SerialiseRoundTrips => "serialise_round_trips",
            Law::NotationRoundTrips => "notation_round_trips",
            Law::NothingIsLost => "nothing_is_lost",
            Law::NeverStuck => "never_stuck",
            Law::AlwaysEnds => "always_ends",
            Law::UndoRestores => "undo_restores",
            Law::SealedAnswersCommute => "sealed_answers_commute",
            Law::ViewSuffices => "view_suffices",
            Law::SaveRoundTrips => "save_round_trips",
            Law::Snapshots => "snapshots",
            Law::ViewLeaksNothing => "view_leaks_nothing",
            Law::NeverPanics => "never_panics",
        }
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A set of laws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laws(u16);

impl Laws {
    /// Every law.
    pub const ALL: Laws = Laws((1 << Law::ALL.len()) - 1);

    /// Returns a set with one law.
    pub const fn only(law: Law) -> Laws {
        Laws(1 << law as u16)
    }

    /// Returns the set without this law.
    pub const fn without(self, law: Law) -> Laws {
        Laws(self.0 & !(1 << law as u16))
    }

    /// Returns whether the law is in the set.
    pub const fn contains(self, law: Law) -> bool {
        self.0 >> law as u16 & 1 == 1
    }
}

/// A broken law and the difference that shows it. The course of the game adds where it happened.
#[derive(Clone, Debug)]
pub(crate) struct Violation {
    pub(crate) law: Law,
    pub(crate) difference: String,
}

/// Asks only for the laws that are wanted, and counts how often each was asked.
#[derive(Clone, Debug)]
pub(crate) struct LawChecker {
    pub(crate) wanted: Laws,
    pub(crate) asked: [u64; Law::ALL.len()],
}

impl LawChecker {
    pub(crate) fn new(wanted: Laws) -> LawChecker {
        LawChecker { wanted, asked: [0; Law::ALL.len()] }
    }

    /// Asks for one law.
    pub(crate) fn ask(&mut self, law: Law, holds: impl FnOnce() -> Result<(), String>) -> Result<(), Violation> {
        if !self.wanted.contains(law) {
            return Ok(());
        }
        self.asked[law as usize] += 1;
        holds().map_err(|difference| Violation { law, difference })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_law_stands_at_its_number_under_its_own_name() {
        for (number, law) in Law::ALL.into_iter().enumerate() {
            assert_eq!(law as usize, number);
            assert!(Laws::ALL.contains(law) && !Laws::ALL.without(law).contains(law));
            assert_eq!(Law::ALL.iter().filter(|other| other.name() == law.name()).count(), 1);
        }
    }
}
