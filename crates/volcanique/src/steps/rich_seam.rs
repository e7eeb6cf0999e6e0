//! The card Rich Seam gives three resources of one kind (VQ-CAL-SEAM).

use super::{Answer, Step, ask};
use crate::biome::{Biome, Mix};
use crate::event::{Event, Gain};
use crate::moves::Move;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::State;
use tabletop::{Pending, Sink, emit};

/// How many resources the card gives, as far as the supply has them.
const COUNT: u8 = 3;

/// The active player chooses a kind of resource.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RichSeam;

impl Step for RichSeam {
    fn pending(self, _: &Rules, state: &State) -> Pending<Question> {
        ask(state.turn.seat, Question::Seam)
    }

    fn legal(self, _: &Rules, state: &State, moves: &mut Vec<Move>) {
        let all = Biome::ALL.into_iter().rev().map(|biome| amount(state, biome)).filter(|mix| mix.total() > 0);
        moves.extend(all.map(Move::Take));
    }

    fn check(self, _: &Rules, state: &State, mv: Move) -> Answer {
        let Move::Take(mix) = mv else { return None };
        let fits = mix.total() > 0 && Biome::ALL.into_iter().any(|biome| mix == amount(state, biome));
        Some(if fits { Ok(()) } else { Err(Refusal::WrongAmount) })
    }

    fn apply<S: Sink<Event>>(self, _: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let Move::Take(mix) = mv else { return };
        let seat = state.turn.seat;
        state.receive(seat, mix);
        emit!(sink, "VQ-CAL-SEAM", Event::Gained { seat, mix, gain: Gain::Seam });
        state.pop();
    }
}

fn amount(state: &State, biome: Biome) -> Mix {
    Mix::of(biome, state.bank.get(biome).min(COUNT))
}
