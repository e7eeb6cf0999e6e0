//! The card Sinkhole removes a tile as Erosion does (VQ-CAL-SINKHOLE).

use super::{Answer, Step, ask, erosion};
use crate::event::Event;
use crate::moves::Move;
use crate::question::Question;
use crate::rules::Rules;
use crate::state::State;
use tabletop::{Pending, Sink, rule, rule_id};

/// The active player chooses the tile.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sinkhole;

impl Step for Sinkhole {
    fn pending(self, _: &Rules, state: &State) -> Pending<Question> {
        ask(state.turn.seat, Question::Sinkhole)
    }

    fn legal(self, rules: &Rules, state: &State, moves: &mut Vec<Move>) {
        erosion::legal(rules, state, moves);
    }

    fn check(self, rules: &Rules, state: &State, mv: Move) -> Answer {
        match mv {
            Move::Erode(hex) => Some(erosion::check(rules, state, hex)),
            _ => None,
        }
    }

    #[inline(never)]
    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        state.pop();
        if let Move::Erode(hex) = mv {
            rule!("VQ-CAL-SINKHOLE");
            erosion::remove_tile(rules, state, hex, rule_id!("VQ-CAL-SINKHOLE"), sink);
        }
    }
}
