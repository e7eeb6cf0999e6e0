//! The card Quench removes one lava (VQ-CAL-QUENCH).

use super::{Answer, Step, ask, contest};
use crate::event::Event;
use crate::moves::Move;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::State;
use tabletop::{Pending, Sink, emit};

/// The active player chooses the lava.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Quench;

impl Step for Quench {
    fn pending(self, _: &Rules, state: &State) -> Pending<Question> {
        ask(state.turn.seat, Question::Quench)
    }

    fn legal(self, _: &Rules, state: &State, moves: &mut Vec<Move>) {
        moves.extend(state.lavas.all().iter().map(|lava| Move::Quench(lava.hex)));
        moves.sort_unstable();
    }

    fn check(self, _: &Rules, state: &State, mv: Move) -> Answer {
        let Move::Quench(hex) = mv else { return None };
        Some(if state.lavas.is_at(hex) { Ok(()) } else { Err(Refusal::NoLava) })
    }

    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        state.pop();
        let Move::Quench(hex) = mv else { return };
        if let Some(number) = state.lavas.find(hex) {
            state.return_lava(number);
            emit!(sink, "VQ-CAL-QUENCH", Event::LavaGone { hex });
            state.refresh(rules);
            contest::begin(state);
        }
    }
}
