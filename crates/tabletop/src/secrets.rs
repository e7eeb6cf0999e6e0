//! [`Secrets`], the second part of the contract: what each viewer may know of positions, moves and events.
//!
//! A viewer is a set of seats: the seats of one player, or the empty set for spectators. Two laws of `testkit` check an
//! implementation: whatever a viewer may do is the same on any determinisation of the view as on the truth, and two games that
//! differ only in what a viewer cannot see look the same to that viewer.

use crate::{Game, RandomBelow, RecordOf, SeatSet};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

/// What viewers know, and what they find out.
///
/// ```
/// use tabletop::{Game, Seat, SeatSet, Secrets};
/// use testkit::toy::{self, Move};
/// let rules = toy::rules(1);
/// let state = rules.initial_state(); // seat 0 gets the first card
/// let seen_by = |seat| rules.redact_move(&state, Move::Card(2), SeatSet::single(Seat(seat)));
/// assert_eq!((seen_by(0), seen_by(1)), (Some(Move::Card(2)), None));
/// ```
pub trait Secrets: Game {
    /// What a viewer may know of a position.
    type View: Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// Returns what these seats may know of a position.
    fn view(&self, state: &Self::State, viewer: SeatSet) -> Self::View;
    /// Returns a full position that agrees with a view; what the viewer cannot see is chosen at random.
    fn determinise(&self, view: &Self::View, below: RandomBelow<'_>) -> Self::State;
    /// Returns the move as these seats see it; `None` if they see only that something secret was decided.
    fn redact_move(&self, state: &Self::State, mv: Self::Move, viewer: SeatSet) -> Option<Self::Move>;
    /// Returns what these seats may know of an event.
    ///
    /// The rule and the seats of a record can give a secret away as well as the event can: for example, a rule that only
    /// one face-down card has. Replace such a rule with a more general one, and leave secret seats out.
    fn redact_event(&self, record: RecordOf<Self>, viewer: SeatSet) -> RecordOf<Self>;
    /// Returns whether this move (or visible outcome of chance) reveals a card, die or choice that was secret, so that it cannot
    /// be taken back. An event also reports everything that is revealed.
    fn reveals_secret(&self, state: &Self::State, mv: Self::Move) -> bool;
    /// Returns whether everybody can see that an answer is the only one, because it is forced for all possible secrets of the seat.
    fn is_openly_forced(&self, _: &Self::State) -> bool {
        true
    }
}
