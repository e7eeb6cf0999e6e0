//! The end of a turn: the card may be set aside, frogs that returned use theirs, others may buy their way home
//! (OD-2, OD-3, OD-5, OD-7).

use super::{Flow, action, ask};
use crate::event::Event;
use crate::moves::Move;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{EndStage, Frame, Mode, NOBODY, Place, ReturnStage, State};
use tabletop::{Seat, Sink, Turn, rule};

/// Set-aside cards that buy the way home.
const FARE: u8 = 2;

pub(crate) fn advance<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) -> Flow {
    let Frame::EndOfTurn { seat, offers, acted, stage } = state.frame() else { return Flow::Go };
    match stage {
        EndStage::Card => {
            set_aside(state, seat, sink);
            state.replace(Frame::EndOfTurn { seat, offers, acted, stage: EndStage::Returned });
        }
        EndStage::Returned => use_cards(rules, state, sink),
        EndStage::Offers => return offer(rules, state, seat, offers, acted),
    }
    Flow::Go
}

/// The card of a frog that is in an Outer Dimension at the end of its own turn.
fn set_aside<S: Sink<Event>>(state: &mut State, seat: Seat, sink: &mut S) {
    if matches!(state.frog(seat).place, Place::Outer(_)) {
        rule!("OD-2");
        state.discard[seat.index()] -= 1;
        state.frog_mut(seat).aside += 1;
        sink.push(Event::SetAside { seat });
    }
}

/// The first frog that returned this turn and has cards left takes an action with one of them.
fn use_cards<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) {
    let Frame::EndOfTurn { seat: active, offers, .. } = state.frame() else { return };
    rule!("OD-7");
    let ready = |seat: &Seat| state.frog(*seat).in_play() && state.frog(*seat).aside > 0;
    let next = state.returned.into_iter().filter(|&seat| seat != NOBODY).map(Seat).find(ready);
    let Some(seat) = next else {
        return state.replace(Frame::EndOfTurn { seat: active, offers, acted: false, stage: EndStage::Offers });
    };
    rule!("OD-5");
    spend_cards(state, seat, 1, sink);
    if action::any(rules, state, seat, Mode::Aside) {
        state.push(Frame::Action { seat, mode: Mode::Aside });
    } else {
        sink.push(Event::Forfeited { seat });
    }
}

fn spend_cards<S: Sink<Event>>(state: &mut State, seat: Seat, count: u8, sink: &mut S) {
    state.frog_mut(seat).aside -= count;
    state.discard[seat.index()] += count;
    sink.push(Event::UsedAside { seat, count });
}

/// The seat that is offered the way home, counted from the active frog.
fn offered(rules: &Rules, active: Seat, offers: u8) -> Seat {
    Seat((active.0 + offers) % rules.frogs)
}

fn offer(rules: &Rules, state: &mut State, active: Seat, offers: u8, acted: bool) -> Flow {
    if acted {
        // Somebody came home: its cards first, then everybody is asked again.
        state.replace(Frame::EndOfTurn { seat: active, offers: 0, acted: false, stage: EndStage::Returned });
        return Flow::Go;
    }
    if offers == rules.frogs {
        state.returned = [NOBODY; 8];
        state.pop();
        return Flow::Go;
    }
    let frog = state.frog(offered(rules, active, offers));
    if matches!(frog.place, Place::Outer(_)) && frog.aside >= FARE {
        rule!("OD-3");
        return Flow::Wait;
    }
    state.replace(Frame::EndOfTurn { seat: active, offers: offers + 1, acted, stage: EndStage::Offers });
    Flow::Go
}

pub(crate) fn turn(rules: &Rules, state: &State) -> Turn<Question> {
    let Frame::EndOfTurn { seat, offers, .. } = state.frame() else { return Turn::Over };
    ask(offered(rules, seat, offers), Question::Offer)
}

pub(crate) fn legal(moves: &mut Vec<Move>) {
    moves.extend([Move::Return, Move::Stay]);
}

pub(crate) fn check(mv: Move) -> Option<Result<(), Refusal>> {
    matches!(mv, Move::Return | Move::Stay).then_some(Ok(()))
}

pub(crate) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
    let Frame::EndOfTurn { seat: active, offers, stage, .. } = state.frame() else { return };
    if mv == Move::Stay {
        return state.replace(Frame::EndOfTurn { seat: active, offers: offers + 1, acted: false, stage });
    }
    let seat = offered(rules, active, offers);
    spend_cards(state, seat, FARE, sink);
    state.replace(Frame::EndOfTurn { seat: active, offers, acted: true, stage });
    state.push(Frame::Return { seat, stage: ReturnStage::Draw });
}
