//! A frog has arrived on the hex it aimed at; with the power to, it may destroy the top tile (ABI-MASSIVE).

use super::terrain::{destroy_top, drop_into_aether};
use super::{Flow, anytime, upheaval};
use crate::event::Event;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Frame, State};
use hexgrid::Cell;
use tabletop::{Seat, Sink, emit, rule_id};

/// Asks if the frog has the power.
pub(crate) fn begin(rules: &Rules, state: &mut State, seat: Seat, cell: Cell) {
    if state.powers(rules, seat).stomp {
        state.push(Frame::Arrive { seat, cell, asked: false });
    }
}

pub(crate) fn advance(state: &mut State, seat: Seat, asked: bool) -> Flow {
    if !asked {
        return Flow::Wait;
    }
    state.pop();
    upheaval::due(state, seat);
    Flow::Go
}

pub(crate) fn legal(rules: &Rules, state: &State, seat: Seat, moves: &mut Vec<Move>) {
    anytime::legal(rules, state, seat, moves);
    moves.extend([Move::Pass, Move::Stomp]);
}

pub(crate) fn check(mv: Move) -> Option<Result<(), Refusal>> {
    matches!(mv, Move::Pass | Move::Stomp).then_some(Ok(()))
}

pub(crate) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, cell: Cell, mv: Move, sink: &mut S) {
    state.replace(Frame::Arrive { seat, cell, asked: true });
    if mv == Move::Stomp {
        emit!(sink, "ABI-MASSIVE", Event::Stomped { seat, cell });
        if state.stack(cell).count() == 1 {
            drop_into_aether(state, seat, rule_id!("ABI-MASSIVE"), sink);
        }
        destroy_top(rules, state, cell, rule_id!("ABI-MASSIVE"), sink);
    }
}
