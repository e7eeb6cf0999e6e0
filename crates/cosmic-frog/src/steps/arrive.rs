//! A frog has arrived on the hex it aimed at. If it has the power, it may destroy the top tile (ABI-MASSIVE).

use super::terrain::{destroy_top, drop_into_aether};
use super::{Answer, Progress, Step, anytime, ask, upheaval};
use crate::event::Event;
use crate::moves::Move;
use crate::question::Question;
use crate::rules::Rules;
use crate::state::{Frame, State};
use hexgrid::Cell;
use serde::{Deserialize, Serialize};
use tabletop::{Pending, Seat, Sink, emit, rule_id};

/// A frog that has arrived on a hex may destroy its top tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Arrive {
    /// Who has arrived.
    pub seat: Seat,
    /// Where.
    pub cell: Cell,
    /// Whether it has answered.
    pub asked: bool,
}

impl Step for Arrive {
    fn advance<S: Sink<Event>>(self, _: &Rules, state: &mut State, _: &mut S) -> Progress {
        if !self.asked {
            return Progress::Wait;
        }
        state.pop();
        upheaval::begin_if_due(state, self.seat);
        Progress::Continue
    }

    fn pending(self, _: &Rules, state: &State) -> Pending<Question> {
        ask(state, self.seat, Question::Stomp)
    }

    fn legal(self, rules: &Rules, state: &State, moves: &mut Vec<Move>) {
        anytime::legal(rules, state, self.seat, moves);
        moves.extend([Move::Pass, Move::Stomp]);
    }

    fn check(self, _: &Rules, _: &State, mv: Move) -> Answer {
        matches!(mv, Move::Pass | Move::Stomp).then_some(Ok(()))
    }

    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let Arrive { seat, cell, .. } = self;
        state.replace(Frame::Arrive(Arrive { asked: true, ..self }));
        if mv == Move::Stomp {
            emit!(sink, "ABI-MASSIVE", Event::Stomped { seat, cell });
            if state.stack(cell).count() == 1 {
                drop_into_aether(state, seat, rule_id!("ABI-MASSIVE"), sink);
            }
            destroy_top(rules, state, cell, rule_id!("ABI-MASSIVE"), sink);
        }
    }
}

/// Asks if the frog has the power.
pub(crate) fn begin(rules: &Rules, state: &mut State, seat: Seat, cell: Cell) {
    if state.powers(rules, seat).stomp {
        state.push(Frame::Arrive(Arrive { seat, cell, asked: false }));
    }
}
