//! A frog's turn: arrive or drift, act, perhaps act once more (TURN-1 to TURN-4, OD-1, OD-6).

use super::oomph::regain;
use super::{Flow, action};
use crate::event::{Event, Gain};
use crate::moves::Move;
use crate::rules::Rules;
use crate::score;
use crate::state::{EndStage, Frame, Mode, Place, ReturnStage, State, TurnStage};
use tabletop::{Seat, Sink, rule};

pub(crate) fn advance<S: Sink<Event>>(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    stage: TurnStage,
    sink: &mut S,
) -> Flow {
    match stage {
        TurnStage::Begin => begin(rules, state, seat, sink),
        TurnStage::Drift => return Flow::Wait,
        TurnStage::Drifted => after_drift(rules, state, seat),
        TurnStage::Act => act(rules, state, seat, sink),
        TurnStage::Extra => extra(rules, state, seat),
        TurnStage::End => {
            state.replace(Frame::EndOfTurn { seat, offers: 0, acted: false, stage: EndStage::Card });
        }
    }
    Flow::Go
}

fn begin<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, sink: &mut S) {
    rule!("TURN-2");
    siphon(rules, state, seat, sink);
    match state.frog(seat).place {
        Place::Waiting => {
            rule!("TURN-1");
            state.replace(Frame::Turn { seat, stage: TurnStage::Act });
            state.push(Frame::Descend { seat });
        }
        Place::Outer(_) => state.replace(Frame::Turn { seat, stage: TurnStage::Drift }),
        Place::Shard(_) | Place::Aether => state.replace(Frame::Turn { seat, stage: TurnStage::Act }),
    }
}

/// Operating Siphons give 1 Ω each at the start of the turn (SIP-2).
fn siphon<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, sink: &mut S) {
    let stacks = score::stacks(state.tiles(), rules.vault(seat));
    let operating = score::siphons(&stacks).count_ones() as u8;
    if operating > 0 {
        regain(state, seat, operating, Gain::Siphons, sink);
    }
}

/// The white die of a frog in the Outer Dimensions (OD-1).
pub(crate) fn apply<S: Sink<Event>>(state: &mut State, seat: Seat, mv: Move, sink: &mut S) {
    let (Move::Roll(steps), Place::Outer(_)) = (mv, state.frog(seat).place) else { return };
    rule!("OD-1");
    state.replace(Frame::Turn { seat, stage: TurnStage::Drifted });
    drift(state, seat, steps, sink);
}

/// Brings a frog home by so many dimensions; at Dimension Zero it returns.
pub(crate) fn drift<S: Sink<Event>>(state: &mut State, seat: Seat, steps: u8, sink: &mut S) {
    let Place::Outer(from) = state.frog(seat).place else { return };
    let to = from.saturating_sub(steps);
    if steps > 0 {
        sink.push(Event::Drifted { seat, from, to });
    }
    if to > 0 {
        state.frog_mut(seat).place = Place::Outer(to);
    } else {
        state.push(Frame::Return { seat, stage: ReturnStage::Draw });
    }
}

fn after_drift(rules: &Rules, state: &mut State, seat: Seat) {
    if state.frog(seat).in_play() {
        rule!("OD-6");
        extra(rules, state, seat);
    } else {
        state.replace(Frame::Turn { seat, stage: TurnStage::End });
    }
}

fn act<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, sink: &mut S) {
    rule!("TURN-3");
    if action::any(rules, state, seat, Mode::First) {
        state.replace(Frame::Turn { seat, stage: TurnStage::Extra });
        state.push(Frame::Action { seat, mode: Mode::First });
    } else {
        sink.push(Event::Forfeited { seat });
        state.replace(Frame::Turn { seat, stage: TurnStage::End });
    }
}

/// Offers the extra action if one could be taken and paid (TURN-4).
fn extra(rules: &Rules, state: &mut State, seat: Seat) {
    state.replace(Frame::Turn { seat, stage: TurnStage::End });
    let frog = state.frog(seat);
    if frog.in_play() && !frog.recovered && action::any(rules, state, seat, Mode::Extra) {
        rule!("TURN-4");
        state.push(Frame::Action { seat, mode: Mode::Extra });
    }
}
