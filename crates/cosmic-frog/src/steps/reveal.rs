//! Turning an ability card face up, an answer at every decision of its owner (ABI-1, ABI-5).

use crate::ability::Ability;
use crate::event::Event;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::state::State;
use tabletop::{Seat, SeatSet, Sink, rule};

/// Adds the answer where it is one.
pub(crate) fn legal(state: &State, seat: Seat, moves: &mut Vec<Move>) {
    rule!("ABI-5");
    if state.frog(seat).may_reveal() {
        moves.push(Move::Reveal);
    }
}

pub(crate) fn check(state: &State, seat: Seat) -> Result<(), Refusal> {
    if state.frog(seat).may_reveal() { Ok(()) } else { Err(Refusal::NothingToReveal) }
}

/// Everybody knows the card from now on; the seat is asked the same question again.
pub(crate) fn apply<S: Sink<Event>>(state: &mut State, seat: Seat, sink: &mut S) {
    rule!("ABI-1");
    let frog = state.frog_mut(seat);
    frog.up = true;
    frog.knowers = SeatSet::ALL;
    let card = frog.card;
    debug_assert!(card != Ability::NONE);
    sink.push(Event::Revealed { seat, card });
}
