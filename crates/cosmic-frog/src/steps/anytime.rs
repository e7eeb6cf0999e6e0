//! Answers that a frog has at every decision of its own: turning its card up (ABI-1, ABI-5) and, if it has the power, eating a
//! Barren of its Gullet.

use super::combat;
use super::oomph::regain;
use crate::ability::Ability;
use crate::event::{Event, Gain};
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Frame, State};
use tabletop::{RuleId, Seat, SeatSet, Sink, emit, rule, rule_id};

/// Adds these answers, if there are any.
pub(crate) fn legal(rules: &Rules, state: &State, seat: Seat, moves: &mut Vec<Move>) {
    if state.may_reveal(rules, seat) {
        rule!("ABI-5");
        moves.push(Move::Reveal);
    }
    if check_eat(rules, state, seat).is_ok() {
        moves.push(Move::Eat);
    }
}

/// Returns whether there is such an answer.
pub(crate) fn has_legal(rules: &Rules, state: &State, seat: Seat) -> bool {
    state.may_reveal(rules, seat) || check_eat(rules, state, seat).is_ok()
}

pub(crate) fn check(rules: &Rules, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
    match mv {
        Move::Eat => check_eat(rules, state, seat),
        _ if state.may_reveal(rules, seat) => Ok(()),
        _ => {
            rule!("ABI-5");
            Err(Refusal::NothingToReveal)
        }
    }
}

fn check_eat(rules: &Rules, state: &State, seat: Seat) -> Result<(), Refusal> {
    if state.powers(rules, seat).eat == 0 {
        return Err(Refusal::NoSuchPower);
    }
    let holds = state.tiles.gullet(seat.index()).any(|tile| tile.is_barren());
    if holds { Ok(()) } else { Err(Refusal::NoBarrenHeld) }
}

/// Applies such an answer. The seat is asked the same question again afterwards.
pub(crate) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, mv: Move, sink: &mut S) {
    eat_or_reveal(rules, state, seat, mv, sink);
    match state.frame() {
        Frame::Combat(_) => combat::window::reopen_after_reveal(state),
        // The frog may have eaten the only tile it could act on, or its card may allow nothing more.
        Frame::Action(action) => action.forfeit_if_stuck(rules, state, sink),
        _ => {}
    }
}

fn eat_or_reveal<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, mv: Move, sink: &mut S) {
    if mv == Move::Eat {
        let amount = state.powers(rules, seat).eat;
        state.tiles.destroy_gullet_barren(seat.index());
        emit!(sink, "ABI-RAVAGER", Event::Ate { seat });
        return regain(state, seat, amount, (Gain::Barren, rule_id!("ABI-RAVAGER")), sink);
    }
    rule!("ABI-5");
    turn_up(state, seat, rule_id!("ABI-1"), sink);
}

/// Turns the card of a frog face up: from now on everybody knows it.
pub(super) fn turn_up<S: Sink<Event>>(state: &mut State, seat: Seat, rule: RuleId, sink: &mut S) {
    let frog = state.frog_mut(seat);
    frog.up = true;
    frog.knowers = SeatSet::ALL;
    let card = frog.card;
    debug_assert!(card != Ability::NONE);
    emit!(sink, rule, Event::Revealed { seat, card });
}
