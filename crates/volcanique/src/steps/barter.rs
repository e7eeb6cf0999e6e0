//! The card Barter swaps up to three resources with the supply (VQ-CAL-BARTER).

use super::{Answer, Step, ask};
use crate::biome::Mix;
use crate::event::{Event, Gain};
use crate::frame::Frame;
use crate::moves::Move;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::State;
use serde::{Deserialize, Serialize};
use tabletop::{Pending, Sink, emit};

/// Most resources that are swapped.
const MOST: u8 = 3;

/// The active player gives resources, then takes as many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Barter {
    /// How many were given; 0 before.
    pub given: u8,
}

impl Step for Barter {
    fn pending(self, _: &Rules, state: &State) -> Pending<Question> {
        let take = Question::BarterTake { count: self.given };
        ask(state.turn.seat, if self.given == 0 { Question::BarterGive } else { take })
    }

    fn legal(self, _: &Rules, state: &State, moves: &mut Vec<Move>) {
        if self.given > 0 {
            return moves.extend(Mix::all_of(self.given).filter(|&mix| state.bank.contains(mix)).map(Move::Take));
        }
        let purse = state.player(state.turn.seat).resources;
        moves.extend((1..=MOST).flat_map(Mix::all_of).filter(|&mix| purse.contains(mix)).map(Move::Give));
        moves.sort_unstable();
    }

    fn check(self, _: &Rules, state: &State, mv: Move) -> Answer {
        let purse = state.player(state.turn.seat).resources;
        let fits = match (mv, self.given) {
            (Move::Give(mix), 0) => (1..=MOST).contains(&mix.total()) && purse.contains(mix),
            (Move::Take(mix), 1..) => mix.total() == self.given && state.bank.contains(mix),
            _ => return None,
        };
        Some(if fits { Ok(()) } else { Err(Refusal::WrongAmount) })
    }

    fn apply<S: Sink<Event>>(self, _: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let seat = state.turn.seat;
        match mv {
            Move::Give(mix) => {
                state.pay(seat, mix);
                emit!(sink, "VQ-CAL-BARTER", Event::Returned { seat, mix });
                state.replace(Frame::Barter(Barter { given: mix.total() }));
            }
            Move::Take(mix) => {
                state.receive(seat, mix);
                emit!(sink, "VQ-CAL-BARTER", Event::Gained { seat, mix, gain: Gain::Barter });
                state.pop();
            }
            _ => {}
        }
    }
}
