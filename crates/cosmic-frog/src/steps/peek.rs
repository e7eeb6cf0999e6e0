//! A frog looks at the top card of the Action Deck and leaves it or puts it under (ABI-TEMPORUS).

use super::combat::roll::POWER;
use super::oomph::spend;
use super::{anytime, ask};
use crate::event::{Event, Price};
use crate::moves::Move;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Frame, State, once};
use tabletop::{Pending, Seat, Sink, emit};

pub(crate) fn may(rules: &Rules, state: &State, seat: Seat, purse: u8) -> Result<(), Refusal> {
    if !state.powers(rules, seat).look {
        Err(Refusal::NoSuchPower)
    } else if state.frog(seat).once & once::LOOK != 0 {
        Err(Refusal::OncePerTurn)
    } else if state.actions.is_empty() {
        Err(Refusal::DeckEmpty)
    } else if purse < POWER {
        Err(Refusal::PowerTooDear { needs: POWER, has: purse })
    } else {
        Ok(())
    }
}

pub(crate) fn begin<S: Sink<Event>>(state: &mut State, seat: Seat, sink: &mut S) {
    spend(state, seat, POWER, Price::Power, sink);
    state.frog_mut(seat).once |= once::LOOK;
    state.push(Frame::Peek { seat, seen: false });
}

pub(crate) fn turn(state: &State, seat: Seat, seen: bool) -> Pending<Question> {
    if seen { ask(state, seat, Question::Place) } else { Pending::Chance(Question::Peek { seat }) }
}

pub(crate) fn legal(rules: &Rules, state: &State, seat: Seat, moves: &mut Vec<Move>) {
    anytime::legal(rules, state, seat, moves);
    moves.extend([Move::Leave, Move::Bury]);
}

pub(crate) fn check(mv: Move) -> Option<Result<(), Refusal>> {
    matches!(mv, Move::Leave | Move::Bury).then_some(Ok(()))
}

pub(crate) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, mv: Move, sink: &mut S) {
    match mv {
        Move::Card(card) => {
            let knowers = rules.knowers(state.answerer(seat)).union(rules.knowers(seat));
            state.actions.look(card.index() as u8, knowers);
            emit!(sink, "ABI-TEMPORUS", Event::Peeked { seat, card: Some(card), knowers });
            state.replace(Frame::Peek { seat, seen: true });
        }
        Move::Bury => {
            state.actions.top_to_bottom();
            emit!(sink, "ABI-TEMPORUS", Event::PutUnder { seat });
            state.pop();
        }
        _ => state.pop(),
    }
}
