//! A frog returns to Dimension Zero: a new ability card, all Ω, then Aether or Shard (OD-4).

use super::{Flow, ask, descend, oomph::regain, anytime};
use crate::event::{Event, Gain};
use crate::moves::Move;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Frame, NOBODY, OOMPH, Place, ReturnStage, State};
use tabletop::{Seat, Sink, Turn, rule};

pub(crate) fn advance<S: Sink<Event>>(state: &mut State, seat: Seat, stage: ReturnStage, sink: &mut S) -> Flow {
    if stage == ReturnStage::Draw && !state.frog(seat).in_play() {
        rule!("OD-4");
        // In play from here on; where exactly is the answer to come.
        state.frog_mut(seat).place = Place::Aether;
        if let Some(free) = state.returned.iter_mut().find(|entry| **entry == NOBODY) {
            *free = seat.0;
        }
        sink.push(Event::Returned { seat });
        regain(state, seat, OOMPH, Gain::Return, sink);
    }
    if stage == ReturnStage::Draw && state.abilities.is_empty() {
        state.replace(Frame::Return { seat, stage: ReturnStage::Enter });
    }
    Flow::Wait
}

pub(crate) fn turn(state: &State, seat: Seat, stage: ReturnStage) -> Turn<Question> {
    match stage {
        ReturnStage::Draw => Turn::Chance(Question::Ability { seat }),
        ReturnStage::Enter => ask(state, seat, Question::Enter),
    }
}

pub(crate) fn legal(rules: &Rules, state: &State, seat: Seat, moves: &mut Vec<Move>) {
    anytime::legal(rules, state, seat, moves);
    moves.push(Move::EnterAether);
    moves.extend(descend::places(state).iter().map(Move::Descend));
}

pub(crate) fn check(state: &State, _seat: Seat, mv: Move) -> Option<Result<(), Refusal>> {
    match mv {
        Move::EnterAether => Some(Ok(())),
        Move::Descend(cell) => Some(descend::fits(state, cell)),
        _ => None,
    }
}

pub(crate) fn apply<S: Sink<Event>>(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    stage: ReturnStage,
    mv: Move,
    sink: &mut S,
) {
    match (stage, mv) {
        (ReturnStage::Draw, Move::Ability(card)) => {
            draw_card(rules, state, seat, card, sink);
            state.replace(Frame::Return { seat, stage: ReturnStage::Enter });
        }
        (_, Move::Descend(cell)) => {
            state.frog_mut(seat).place = Place::Shard(cell);
            sink.push(Event::Descended { seat, cell });
            state.pop();
        }
        _ => {
            sink.push(Event::Entered { seat, to: Place::Aether });
            state.pop();
        }
    }
}

/// Gives a frog the top card of the ability deck, face down; its person looks at it.
pub(crate) fn draw_card<S: Sink<Event>>(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    card: crate::Ability,
    sink: &mut S,
) {
    let knowers = state.abilities.draw(card.0).or(rules.knowers(seat));
    let frog = state.frog_mut(seat);
    frog.card = card;
    frog.knowers = knowers;
    frog.up = false;
    frog.locked = false;
    sink.push(Event::DrewAbility { seat, card, knowers });
}
