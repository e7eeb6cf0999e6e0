//! Replays a save with the current rules and says how far they follow it.
//!
//! It never changes the save. If the rules stop before its end, a caller may show it up to there, or begin a *new* table from there
//! or from a later snapshot.

use super::{Origin, Save, SaveError, SaveLine};
use crate::{CompleteGame, Game, Seat, Table, UndoError};
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

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
            StopReason::Undo(reason) => write!(f, "the moves cannot be taken back: {reason}"),
            StopReason::TurnNotEnded(_) => f.write_str("the turn has not ended"),
        }
    }
}

impl fmt::Display for SaveStop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, after move {} of {}: {}", self.line, self.moves, self.of, self.reason)
    }
}

impl Save {
    /// Plays the save through until its end or until the rules stop it.
    ///
    /// Fails only if the position it began from cannot be read. Makes at most four calls of [`Game::apply_legal`] per line.
    pub fn follow<G: CompleteGame>(&self, rules: Arc<G>) -> Result<FollowedSave<G>, SaveError> {
        let start = match &self.header.from {
            None => rules.initial_state(),
            Some(text) => rules.restore(text).map_err(|reason| SaveError { line: 1, reason })?,
        };
        let origin = self.header.origin(rules.as_ref());
        let same_edition = self.header.is_same_edition::<G>();
        let mut table = Table::from_position(rules, start);
        let (lines, reason) = self.repeat(&mut table, 0, same_edition);
        let stop = reason.map(|reason| SaveStop {
            line: self.number(lines),
            moves: count_moves(&self.lines[..lines]),
            of: count_moves(&self.lines),
            reason,
        });
        let rescue = stop.as_ref().and_then(|_| self.rescue(table.rules(), lines));
        Ok(FollowedSave { table, origin, stop, rescue, lines })
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

    /// Finds the newest sound snapshot after line `index`, and follows the save from there. At the line itself a snapshot
    /// disagrees with the moves, so it does not count.
    fn rescue<G: CompleteGame>(&self, rules: &Arc<G>, index: usize) -> Option<Rescue<G>> {
        let same_edition = self.header.is_same_edition::<G>();
        let later = self.lines.iter().enumerate().skip(index + 1).rev();
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
