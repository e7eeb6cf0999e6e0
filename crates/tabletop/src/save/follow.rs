//! Plays a save through by the current rules and says how far they follow it.
//!
//! A save that cannot be followed to its end is not changed: a caller may show it up to there, or begin a *new* table from
//! there or from a later snapshot.

use super::{Line, Origin, Save, SaveError};
use crate::{Game, Seat, Table, UndoError};
use std::fmt;
use std::sync::Arc;

/// A save as far as the rules follow it.
pub struct Followed<G: Game> {
    /// The table after the last line that could be followed.
    pub table: Table<G>,
    /// Which program wrote the save.
    pub origin: Origin,
    /// Where and why following it stopped; `None` if it was followed to its end.
    pub stop: Option<Stop>,
    /// The newest sound position that the save holds after the stop.
    pub rescue: Option<Rescue<G>>,
}

/// Where and why a save can be followed no further.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stop {
    /// Line of the file, from 1.
    pub line: usize,
    /// How many moves were followed, also those that were taken back later.
    pub moves: usize,
    /// How many moves the save holds, likewise.
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

/// A position that a save holds after the line at which following it stops.
pub struct Rescue<G: Game> {
    /// Line of the file, from 1.
    pub line: usize,
    /// How many moves stand before it in the save.
    pub moves: usize,
    /// Its scenario text.
    pub text: String,
    /// The position.
    pub state: G::State,
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

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, after move {} of {}: {}", self.line, self.moves, self.of, self.reason)
    }
}

impl Save {
    /// Plays the save through until its end or until the rules stop it.
    ///
    /// Fails only if the position it began from cannot be read. Makes at most four calls of [`Game::apply_legal`] per line.
    pub fn follow<G: Game>(&self, rules: Arc<G>) -> Result<Followed<G>, SaveError> {
        let start = match &self.header.from {
            None => rules.start(),
            Some(text) => rules.restore(text).map_err(|reason| SaveError { line: 1, reason })?,
        };
        let origin = self.header.origin(rules.as_ref());
        let same_edition = self.header.is_same_edition::<G>();
        let mut table = Table::from_position(rules, start);
        let mut moves = 0;
        for (index, line) in self.lines.iter().enumerate() {
            if let Err(reason) = line.repeat(&mut table, same_edition, &mut ()) {
                let stop = Stop { line: self.number(index), moves, of: self.count_moves(), reason };
                let rescue = self.rescue(table.rules().as_ref(), index);
                return Ok(Followed { table, origin, stop: Some(stop), rescue });
            }
            moves += usize::from(matches!(line, Line::Move(_)));
        }
        Ok(Followed { table, origin, stop: None, rescue: None })
    }

    /// Finds the newest sound snapshot after line `index`. At the line itself a snapshot disagrees with the moves, so it
    /// does not count.
    fn rescue<G: Game>(&self, rules: &G, index: usize) -> Option<Rescue<G>> {
        let same_edition = self.header.is_same_edition::<G>();
        let later = self.lines.iter().enumerate().skip(index + 1).rev();
        let mut sound = later.filter_map(|(at, line)| Some((at, line, line.verified(rules, same_edition)?)));
        let (at, line, state) = sound.next()?;
        let Line::Snapshot { text, .. } = line else { return None };
        let moves = self.lines.iter().take(at).filter(|line| matches!(line, Line::Move(_))).count();
        Some(Rescue { line: self.number(at), moves, text: text.clone(), state })
    }

    fn count_moves(&self) -> usize {
        self.lines.iter().filter(|line| matches!(line, Line::Move(_))).count()
    }
}
