//! Replays a save with the current rules and says how far they follow it.
//!
//! It never changes the save. If the rules stop before its end, a caller may show it up to there, or begin a *new* table from there
//! or from a later snapshot.

use super::{Origin, Save, SaveError, SaveLine};
use crate::{CompleteGame, Game, RecordOf, Seat, SeatSet, Table, UndoError};
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

/// How many moves before a stop are searched for the newest event.
const SEARCHED_MOVES: usize = 4;

/// A save as far as the rules follow it.
pub struct FollowedSave<G: Game> {
    /// The table after the last line that could be followed.
    pub table: Table<G>,
    /// Which program wrote the save.
    pub origin: Origin,
    /// Where and why following it stopped; `None` if it was followed to its end.
    pub stop: Option<SaveStop>,
    /// The newest sound position that the save holds after the stop, with what comes after it.
    pub rescue: Option<Rescue<G>>,
    /// How many lines of the save were followed.
    pub(super) lines: usize,
    /// The text of the position that `table` began from, if that is not the usual one.
    pub(super) from: Option<String>,
}

/// Where and why a save can be followed no further.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaveStop {
    /// Line of the file, from 1.
    pub line: usize,
    /// How many moves were followed, also those that were taken back later.
    pub moves: usize,
    /// How many moves the save holds, also those that were taken back later.
    pub of: usize,
    /// Why.
    pub reason: StopReason,
    /// The rule that refuses the move; for another reason, the rule that the last event before it follows from, as somebody who
    /// watches knows it. `None` if the reason has nothing to do with rules, or nothing has happened yet.
    pub rule: Option<&'static str>,
}

/// Why a save can be followed no further.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StopReason {
    /// The line is damaged; in words.
    Unreadable(String),
    /// The line holds no move of this game; in words.
    NotAMove(String),
    /// The rules refuse the move, by this rule.
    Refused(&'static str),
    /// The moves lead to another position than the one recorded.
    OtherPosition,
    /// So many moves could not be taken back.
    Undo(UndoError),
    /// The turn of this seat had not ended.
    TurnNotEnded(Seat),
    /// The position that the game began from cannot be restored; in words.
    Start(String),
    /// All lines were followed, but a newer edition of the rules began the save. It may not follow what this one would add.
    NewerEdition,
}

/// A position that a save holds after the line at which following it stops, and the moves that follow it.
pub struct Rescue<G: Game> {
    /// Line of the position in the file, from 1.
    pub line: usize,
    /// How many moves stand before it in the save.
    pub moves: usize,
    /// How many moves of the save the table reaches: those before the position and those that were followed from there.
    pub reached: usize,
    /// The scenario text of the position.
    pub text: String,
    /// A table that began from the position, after every line that the rules follow from there.
    pub table: Table<G>,
    /// The lines of the save that were followed from there.
    pub(super) lines: Range<usize>,
}

impl fmt::Display for StopReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StopReason::Unreadable(reason) | StopReason::NotAMove(reason) => f.write_str(reason),
            StopReason::Refused(rule) => write!(f, "rule {rule} refuses the move"),
            StopReason::OtherPosition => f.write_str("the moves lead to another position than the one recorded"),
            StopReason::Undo(UndoError::NotYours) => f.write_str(
                "the moves cannot be taken back: they are of several players, and nothing says that all agreed",
            ),
            StopReason::Undo(reason) => write!(f, "the moves cannot be taken back: {reason}"),
            StopReason::TurnNotEnded(_) => f.write_str("the turn has not ended"),
            StopReason::Start(reason) => write!(f, "the position that the game began from cannot be read ({reason})"),
            StopReason::NewerEdition => {
                f.write_str("newer rules began this game, and they may not follow what this version would add to it")
            }
        }
    }
}

impl SaveStop {
    /// Says why the save can be followed no further, with the rule.
    pub fn why(&self) -> String {
        match (&self.reason, self.rule) {
            (StopReason::Refused(_), _) | (_, None) => self.reason.to_string(),
            (reason, Some(rule)) => format!("{reason}; what happened last follows from rule {rule}"),
        }
    }
}

impl fmt::Display for SaveStop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, after move {} of {}: {}", self.line, self.moves, self.of, self.why())
    }
}

impl Save {
    /// Plays the save through until its end or until the rules stop it.
    ///
    /// Fails only if the position it began from cannot be read and no sound snapshot comes later. Makes at most four calls of
    /// [`Game::apply_legal`] per line.
    pub fn follow<G: CompleteGame>(&self, rules: Arc<G>) -> Result<FollowedSave<G>, SaveError> {
        let start = match self.header.from.as_ref().map(|text| rules.restore(text)) {
            None => rules.initial_state(),
            Some(Ok(start)) => start,
            Some(Err(reason)) => return self.follow_without_start(&rules, reason),
        };
        let origin = self.header.origin(rules.as_ref());
        let same_edition = self.header.is_same_edition::<G>();
        let mut table = Table::from_position(rules, start);
        let (lines, reason) = self.repeat(&mut table, 0, same_edition);
        let is_newer = self.header.is_newer_edition::<G>();
        let reason = reason.or_else(|| is_newer.then_some(StopReason::NewerEdition));
        let stop = reason.map(|reason| SaveStop {
            // The header names the edition.
            line: if reason == StopReason::NewerEdition { 1 } else { self.number(lines) },
            moves: count_moves(&self.lines[..lines]),
            of: count_moves(&self.lines),
            rule: rule_of_stop(&reason, &table),
            reason,
        });
        // At the line itself a snapshot disagrees with the moves, so it does not count.
        let rescue = stop.as_ref().and_then(|_| self.rescue(table.rules(), lines + 1));
        Ok(FollowedSave { table, origin, stop, rescue, lines, from: self.header.from.clone() })
    }

    /// Follows nothing of a save whose first position cannot be restored. Its table stands at the newest sound position.
    fn follow_without_start<G: CompleteGame>(
        &self,
        rules: &Arc<G>,
        reason: String,
    ) -> Result<FollowedSave<G>, SaveError> {
        let Some(rescue) = self.rescue(rules, 0) else { return Err(SaveError { line: 1, reason }) };
        let of = count_moves(&self.lines);
        Ok(FollowedSave {
            table: Table::from_position(rules.clone(), *rescue.table.start()),
            origin: self.header.origin(rules.as_ref()),
            stop: Some(SaveStop { line: 1, moves: 0, of, reason: StopReason::Start(reason), rule: None }),
            from: Some(rescue.text.clone()),
            rescue: Some(rescue),
            lines: 0,
        })
    }

    /// Repeats the lines from number `from` on at a table. Returns the number of the first line that could not be
    /// repeated, and why; if all lines were repeated, the number of lines.
    fn repeat<G: CompleteGame>(&self, table: &mut Table<G>, from: usize, compare: bool) -> (usize, Option<StopReason>) {
        for (index, line) in self.lines.iter().enumerate().skip(from) {
            if let Err(reason) = line.apply_to(table, compare, &mut ()) {
                return (index, Some(reason));
            }
        }
        (self.lines.len(), None)
    }

    /// Finds the newest sound snapshot from line `first` on, and follows the save from there.
    fn rescue<G: CompleteGame>(&self, rules: &Arc<G>, first: usize) -> Option<Rescue<G>> {
        let same_edition = self.header.is_same_edition::<G>();
        let later = self.lines.iter().enumerate().skip(first).rev();
        let mut sound = later.filter_map(|(at, line)| Some((at, line, line.verified(rules.as_ref(), same_edition)?)));
        let (at, line, state) = sound.next()?;
        let SaveLine::Snapshot { text, .. } = line else { return None };
        let mut table = Table::from_position(rules.clone(), state);
        let (end, _) = self.repeat(&mut table, at + 1, same_edition);
        Some(Rescue {
            line: self.number(at),
            moves: count_moves(&self.lines[..at]),
            reached: count_moves(&self.lines[..end]),
            text: text.clone(),
            table,
            lines: at + 1..end,
        })
    }
}

fn count_moves(lines: &[SaveLine]) -> usize {
    lines.iter().filter(|line| matches!(line, SaveLine::Move(_))).count()
}

/// Returns the rule that a stop names; see [`SaveStop::rule`].
fn rule_of_stop<G: CompleteGame>(reason: &StopReason, table: &Table<G>) -> Option<&'static str> {
    match reason {
        StopReason::Refused(rule) => Some(rule),
        StopReason::Unreadable(_) | StopReason::Start(_) | StopReason::NewerEdition => None,
        StopReason::NotAMove(_) | StopReason::OtherPosition | StopReason::Undo(_) | StopReason::TurnNotEnded(_) => {
            rule_of_last_event(table)
        }
    }
}

/// Returns the rule of the newest event of the last few moves, as somebody who watches knows it: a rule may tell a hidden card.
fn rule_of_last_event<G: CompleteGame>(table: &Table<G>) -> Option<&'static str> {
    let from = table.move_count().saturating_sub(SEARCHED_MOVES);
    let (rules, mut state) = (table.rules(), table.position_after(from));
    let mut records: Vec<RecordOf<G>> = Vec::new();
    table.moves().skip(from).for_each(|mv| rules.apply_legal(&mut state, mv, &mut records));
    records.last().map(|&record| rules.redact_event(record, SeatSet::NONE).rule.name(G::RULE_IDS))
}
