//! A frog looks at the top card of the Action Deck and leaves it or puts it under (ABI-TEMPORUS).

use super::combat::roll::POWER;
use super::oomph::spend;
use super::{Answer, Step, anytime, ask, chance};
use crate::event::{Event, Expense};
use crate::moves::Move;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Frame, State, once};
use serde::{Deserialize, Serialize};
use tabletop::{Pending, Seat, Sink, emit};

/// A frog looks at the top action card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Peek {
    /// Who looks.
    pub seat: Seat,
    /// Whether chance has said which card it is.
    pub seen: bool,
}

impl Step for Peek {
    fn pending(self, _: &Rules, state: &State) -> Pending<Question> {
        let Peek { seat, seen } = self;
        if seen { ask(state, seat, Question::Place) } else { Pending::Chance(Question::Peek { seat }) }
    }

    fn legal(self, rules: &Rules, state: &State, moves: &mut Vec<Move>) {
        anytime::legal(rules, state, self.seat, moves);
        moves.extend([Move::Leave, Move::Bury]);
    }

    fn check(self, _: &Rules, state: &State, mv: Move) -> Answer {
        if !self.seen {
            return chance::check_card(state, Question::Peek { seat: self.seat }, mv);
        }
        matches!(mv, Move::Leave | Move::Bury).then_some(Ok(()))
    }

    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let seat = self.seat;
        match mv {
            Move::Card(card) => {
                let knowers = rules.card_knowers(state.answering_seat(seat)).union(rules.card_knowers(seat));
                state.actions.show_top_to(card.index() as u8, knowers);
                emit!(sink, "ABI-TEMPORUS", Event::Peeked { seat, card: Some(card), knowers });
                state.replace(Frame::Peek(Peek { seat, seen: true }));
            }
            Move::Bury => {
                state.actions.top_to_bottom();
                emit!(sink, "ABI-TEMPORUS", Event::PutUnder { seat });
                state.pop();
            }
            _ => state.pop(),
        }
    }

    fn outcomes(self, _: &Rules, state: &State, each: &mut impl FnMut(Move, u32)) {
        chance::cards(state, each);
    }
}

pub(crate) fn check(rules: &Rules, state: &State, seat: Seat, purse: u8) -> Result<(), Refusal> {
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
    spend(state, seat, POWER, Expense::Power, sink);
    state.frog_mut(seat).once |= once::LOOK;
    state.push(Frame::Peek(Peek { seat, seen: false }));
}
