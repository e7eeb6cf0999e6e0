//! Taking moves back: how far, by whom, and how a table does it.
//!
//! Not here: who agrees to an undo across dice and cards (`host`).

use super::{Entry, Table};
use crate::question::Change;
use crate::{Seat, SeatSet, Secrets};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Why a move cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum UndoError {
    /// No move was made yet.
    Nothing,
    /// The last answer was somebody else's.
    NotYours,
    /// Chance, a revealed secret or the end of a turn stands in between.
    Barrier,
}

impl fmt::Display for UndoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            UndoError::Nothing => "there is nothing to take back yet",
            UndoError::NotYours => "the last answer was not yours",
            UndoError::Barrier => "a die, a card or an ended turn cannot be taken back",
        })
    }
}

impl std::error::Error for UndoError {}

/// How far an undo goes back, kept with each move so that "can I?" needs no search.
#[derive(Clone, Copy, Debug)]
pub(super) struct UndoReach {
    /// The seats whose answers are taken back.
    seats: SeatSet,
    /// How many moves are taken back.
    count: u32,
    /// Why it cannot be done, even for the player of all these seats.
    error: Option<UndoError>,
}

impl UndoReach {
    /// What an undo reaches before the first move.
    pub(super) const NOTHING: UndoReach = UndoReach { seats: SeatSet::NONE, count: 0, error: Some(UndoError::Nothing) };

    /// Returns what an undo reaches after a move that follows this one.
    pub(super) fn after(self, by: Option<Seat>, barrier: bool, forced: bool) -> UndoReach {
        match by {
            Some(seat) if !barrier => {
                let before = if forced { self } else { UndoReach { error: None, ..UndoReach::NOTHING } };
                UndoReach {
                    seats: before.seats.union(SeatSet::single(seat)),
                    count: before.count + 1,
                    error: before.error,
                }
            }
            _ => UndoReach { error: Some(UndoError::Barrier), ..UndoReach::NOTHING },
        }
    }
}

impl<G: Secrets> Table<G> {
    /// Takes back the last free answer of this player, with the forced ones after it. Returns how many moves were taken back.
    pub fn undo(&mut self, person: SeatSet) -> Result<u32, UndoError> {
        let count = self.can_undo(person)?;
        self.log.push(Entry::Undo(count));
        self.take_back(count, Change::OwnUndo);
        Ok(count)
    }

    /// Returns how many moves [`Table::undo`] would take back for this player, or why it would take back none. Costs O(1).
    pub fn can_undo(&self, person: SeatSet) -> Result<u32, UndoError> {
        let reach = self.played.last().map_or(UndoReach::NOTHING, |last| last.undo);
        if !reach.seats.iter().all(|seat| person.contains(seat)) {
            return Err(UndoError::NotYours);
        }
        reach.error.map_or(Ok(reach.count), Err)
    }

    /// Returns whether a player has made a choice at this table that was not taken back. Costs O(1).
    pub fn has_chosen(&self, person: SeatSet) -> bool {
        self.played.last().is_some_and(|last| last.chosen.intersects(person))
    }

    /// Returns how many moves a player takes back with their whole last turn: back to their first answer of it.
    ///
    /// That is the turn in which the player last had a choice, also if somebody else's turn asked for it.
    pub fn last_turn_of(&self, person: SeatSet) -> Option<u32> {
        let last = self.played.iter().rposition(|played| played.is_choice_of(person))?;
        let turn = self.played.iter().take(last + 1).rposition(|played| played.between).unwrap_or(0);
        let first = self.played.iter().skip(turn).position(|played| played.is_choice_of(person))? + turn;
        u32::try_from(self.played.len() - first).ok()
    }

    /// Takes back this many moves, including dice and cards, because all players agreed.
    pub fn undo_agreed(&mut self, count: u32) -> Result<(), UndoError> {
        self.undo_across_barriers(count, Entry::AgreedUndo(count))
    }

    /// Takes back this many moves, including dice and cards, for the only person at a table of bots.
    pub fn undo_turn(&mut self, count: u32) -> Result<(), UndoError> {
        self.undo_across_barriers(count, Entry::TurnUndo(count))
    }

    fn undo_across_barriers(&mut self, count: u32, entry: Entry<G::Move>) -> Result<(), UndoError> {
        if count == 0 || count as usize > self.played.len() {
            return Err(UndoError::Nothing);
        }
        self.log.push(entry);
        self.take_back(count, Change::AnyUndo);
        Ok(())
    }

    /// Repeats an undo of a log. Fails if it crosses a barrier or free answers of several players: neither can be taken back by
    /// one player alone.
    pub(super) fn undo_again(&mut self, count: u32) -> Result<(), UndoError> {
        let kept = self.played.len().checked_sub(count as usize).filter(|_| count > 0).ok_or(UndoError::Nothing)?;
        let taken_back = || self.played.iter().skip(kept);
        if taken_back().any(|played| played.barrier || played.by.is_none()) {
            return Err(UndoError::Barrier);
        }
        let mut answered = taken_back().filter(|played| !played.forced).filter_map(|played| played.by);
        if let Some(first) = answered.next() {
            let player = self.rules.seats_of_player(first);
            if answered.any(|seat| !player.contains(seat)) {
                return Err(UndoError::NotYours);
            }
        }
        self.log.push(Entry::Undo(count));
        self.take_back(count, Change::OwnUndo);
        Ok(())
    }

    /// Goes back to the position that the first `entries` entries of the log lead to, and forgets the others: they were never
    /// stored, so nobody knows of them.
    pub fn forget_entries_after(&mut self, entries: usize) {
        let mut log = std::mem::take(&mut self.log);
        log.truncate(entries);
        let mut again = Table::from_position(self.rules.clone(), self.start);
        again.gate = self.gate;
        for entry in log {
            // Every entry was accepted before, in this order.
            let _ = again.repeat(entry, &mut ());
        }
        *self = again;
    }

    fn take_back(&mut self, count: u32, change: Change) {
        self.played.truncate(self.played.len().saturating_sub(count as usize));
        self.ended = false;
        let reached = self.checkpoints.truncate(self.played.len(), self.start);
        self.state = self.checkpoints.last().copied().unwrap_or(self.start);
        for (index, played) in self.played.iter().enumerate().skip(reached) {
            self.rules.apply_legal(&mut self.state, played.mv, &mut ());
            self.checkpoints.push(index + 1, self.state);
        }
        self.update_questions(change);
    }
}
