//! [`QuestionId`]: the number of a question that a table asks one seat, and how a table gives these numbers out.
//!
//! An answer names the question it answers, so a table recognises answers that are late, repeated or meant for somebody else. The
//! numbers follow from the log alone: a table that is loaded again asks the same questions under the same numbers.

use crate::{Decision, Pending, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Most seats of a table.
const MAX_SEATS: usize = 8;

/// The number of a question to one seat. A table never uses a number twice, also after an undo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct QuestionId(pub u32);

impl QuestionId {
    fn new(entries: usize, seat: Seat) -> QuestionId {
        let entries = u32::try_from(entries).unwrap_or(u32::MAX);
        QuestionId(entries.saturating_mul(MAX_SEATS as u32).saturating_add(u32::from(seat.0)))
    }

    /// Returns how many entries the log had when the question was asked.
    pub(crate) fn entries(self) -> usize {
        (self.0 / MAX_SEATS as u32) as usize
    }

    /// Returns the seat that is asked.
    ///
    /// ```
    /// use tabletop::{QuestionId, Seat};
    /// assert_eq!(QuestionId(17 * 8 + 2).seat(), Seat(2));
    /// ```
    pub fn seat(self) -> Seat {
        Seat((self.0 % MAX_SEATS as u32) as u8)
    }
}

/// What a table waits for from its seats.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Asking<Q> {
    /// Nobody is asked: chance is next, or the game is over.
    Nobody,
    /// The seat may end its turn.
    EndOfTurn(Seat),
    /// One seat decides.
    One(Decision<Q>),
    /// Several seats decide in secret.
    Sealed(SeatSet, Q),
}

/// What came between two questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    /// An answer, an interrupt or the end of a turn, by this seat; `None` for chance.
    Move(Option<Seat>),
    /// A player took back moves of their own.
    OwnUndo,
    /// Moves of any kind were taken back.
    AnyUndo,
}

/// The questions that are open at a table.
#[derive(Clone, Debug)]
pub(crate) struct Questions<Q> {
    asking: Asking<Q>,
    ids: [QuestionId; MAX_SEATS],
}

impl<Q: Copy + PartialEq> Questions<Q> {
    /// Begins with nobody asked.
    pub(crate) fn new() -> Questions<Q> {
        Questions { asking: Asking::Nobody, ids: [QuestionId(0); MAX_SEATS] }
    }

    /// Asks what the table waits for now, after a change that made the log `entries` long.
    ///
    /// A seat keeps its open question if another seat answered in secret beside it, interrupted, or took such an answer back.
    pub(crate) fn update(&mut self, pending: Pending<Q>, end_of_turn: Option<Seat>, change: Change, entries: usize) {
        let asking = match (end_of_turn, pending) {
            (Some(seat), _) => Asking::EndOfTurn(seat),
            (None, Pending::Seat(decision)) => Asking::One(decision),
            (None, Pending::Seats(seats, question)) => Asking::Sealed(seats, question),
            (None, Pending::Chance(_) | Pending::Over) => Asking::Nobody,
        };
        for seat in asking.seats().iter() {
            if !self.keeps(&asking, seat, change) {
                self.ids[seat.index()] = QuestionId::new(entries, seat);
            }
        }
        self.asking = asking;
    }

    fn keeps(&self, asking: &Asking<Q>, seat: Seat, change: Change) -> bool {
        let same = match (&self.asking, asking) {
            (Asking::Sealed(before, question), Asking::Sealed(_, now)) => before.contains(seat) && question == now,
            (before, now) => before == now && change != Change::OwnUndo,
        };
        let by_other = match change {
            Change::Move(by) => by != Some(seat),
            Change::OwnUndo => true,
            Change::AnyUndo => false,
        };
        same && by_other
    }

    /// Returns the open question of a seat.
    pub(crate) fn of(&self, seat: Seat) -> Option<QuestionId> {
        if self.asking.seats().contains(seat) { self.ids.get(seat.index()).copied() } else { None }
    }

    /// Returns the seats that are asked.
    pub(crate) fn seats(&self) -> SeatSet {
        self.asking.seats()
    }
}

impl<Q> Asking<Q> {
    fn seats(&self) -> SeatSet {
        match self {
            Asking::Nobody => SeatSet::NONE,
            Asking::EndOfTurn(seat) => SeatSet::single(*seat),
            Asking::One(decision) => SeatSet::single(decision.by),
            Asking::Sealed(seats, _) => *seats,
        }
    }
}
