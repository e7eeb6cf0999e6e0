//! A frog comes down on a free Barren at the edge of the Shard (DESC-1).

use super::{Answer, Progress, Step, anytime, ask};
use crate::event::Event;
use crate::moves::Move;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Place, State};
use hexgrid::{Cell, CellSet};
use serde::{Deserialize, Serialize};
use tabletop::{Pending, Seat, Sink, emit, rule};

/// A frog comes down onto the Shard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Descend {
    /// Who comes down.
    pub seat: Seat,
}

impl Step for Descend {
    fn advance<S: Sink<Event>>(self, _: &Rules, state: &mut State, sink: &mut S) -> Progress {
        let seat = self.seat;
        if !places(state).is_empty() {
            return Progress::Wait;
        }
        state.frog_mut(seat).place = Place::Aether;
        emit!(sink, "DESC-1", Event::Entered { seat, to: Place::Aether });
        state.pop();
        Progress::Continue
    }

    fn pending(self, _: &Rules, state: &State) -> Pending<Question> {
        ask(state, self.seat, Question::Descend)
    }

    fn legal(self, rules: &Rules, state: &State, moves: &mut Vec<Move>) {
        anytime::legal(rules, state, self.seat, moves);
        moves.extend(places(state).iter().map(Move::Descend));
    }

    fn check(self, _: &Rules, state: &State, mv: Move) -> Answer {
        let Move::Descend(cell) = mv else { return None };
        Some(check_place(state, cell))
    }

    fn apply<S: Sink<Event>>(self, _: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let seat = self.seat;
        let Move::Descend(cell) = mv else { return };
        state.frog_mut(seat).place = Place::Shard(cell);
        emit!(sink, "DESC-1", Event::Descended { seat, cell });
        state.pop();
    }
}

/// Returns the free landless hexes that touch Aether.
pub(crate) fn places(state: &State) -> CellSet {
    state.edge.and(&state.bare).without(&state.occupied_hexes())
}

/// Checks whether a frog may descend on this hex.
pub(crate) fn check_place(state: &State, cell: Cell) -> Result<(), Refusal> {
    let fits = cell.is_on() && state.edge.contains(cell) && state.bare.contains(cell);
    match state.frog_at(cell) {
        _ if !fits => {
            rule!("DESC-1");
            Err(Refusal::NotBarrenEdge)
        }
        Some(by) => {
            rule!("DESC-1");
            Err(Refusal::HexTaken { by })
        }
        None => Ok(()),
    }
}
