//! A frog comes down on a free Barren at the edge of the Shard (DESC-1).

use super::{Flow, anytime};
use crate::event::Event;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Place, State};
use hexgrid::{Cell, CellSet};
use tabletop::{Seat, Sink, emit, rule};

/// Free landless hexes that touch Aether.
pub(crate) fn places(state: &State) -> CellSet {
    state.edge.and(&state.bare).without(&state.occupied())
}

pub(crate) fn advance<S: Sink<Event>>(state: &mut State, seat: Seat, sink: &mut S) -> Flow {
    if !places(state).is_empty() {
        return Flow::Wait;
    }
    state.frog_mut(seat).place = Place::Aether;
    emit!(sink, "DESC-1", Event::Entered { seat, to: Place::Aether });
    state.pop();
    Flow::Go
}

pub(crate) fn legal(rules: &Rules, state: &State, seat: Seat, moves: &mut Vec<Move>) {
    anytime::legal(rules, state, seat, moves);
    moves.extend(places(state).iter().map(Move::Descend));
}

/// Whether a frog may descend on this hex.
pub(crate) fn fits(state: &State, cell: Cell) -> Result<(), Refusal> {
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

pub(crate) fn check(state: &State, _seat: Seat, mv: Move) -> Option<Result<(), Refusal>> {
    let Move::Descend(cell) = mv else { return None };
    Some(fits(state, cell))
}

pub(crate) fn apply<S: Sink<Event>>(state: &mut State, seat: Seat, mv: Move, sink: &mut S) {
    let Move::Descend(cell) = mv else { return };
    state.frog_mut(seat).place = Place::Shard(cell);
    emit!(sink, "DESC-1", Event::Descended { seat, cell });
    state.pop();
}
