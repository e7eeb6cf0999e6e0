//! Points are spent in the Outer Dimensions, one by one: on drifting home or on gathering muck (FM-MUCK-2, FM-MUCK-3).

use super::turn::drift;
use super::{Answer, Progress, Step, anytime, ask, gather};
use crate::event::Event;
use crate::moves::Move;
use crate::muck::Muck;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Frame, Place, State};
use serde::{Deserialize, Serialize};
use tabletop::{Pending, Seat, Sink, emit, rule_id};

/// A frog in the Outer Dimensions spends points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PointsStep {
    /// Who spends them.
    pub seat: Seat,
    /// How many are left.
    pub left: u8,
    /// How many attempts to gather there were so far.
    pub tries: u8,
}

impl Step for PointsStep {
    /// Spends the points one by one. In a dimension with nothing to gather, a point is spent on drifting without a question.
    fn advance<S: Sink<Event>>(self, _: &Rules, state: &mut State, sink: &mut S) -> Progress {
        let PointsStep { seat, left, .. } = self;
        let here = dimension_of(state, seat);
        if left == 0 || here == 0 {
            state.pop();
            return Progress::Continue;
        }
        if state.muck().has_muck_in(here) {
            return Progress::Wait;
        }
        let muck = state.muck();
        let steps = (1..left.min(here)).find(|steps| muck.has_muck_in(here - steps)).unwrap_or(left.min(here));
        state.replace(Frame::Points(PointsStep { left: left - steps, ..self }));
        drift(state, seat, steps, rule_id!("FM-MUCK-2"), sink);
        Progress::Continue
    }

    fn pending(self, _: &Rules, state: &State) -> Pending<Question> {
        let PointsStep { seat, left, .. } = self;
        ask(state, seat, Question::Points { left })
    }

    fn legal(self, rules: &Rules, state: &State, moves: &mut Vec<Move>) {
        let seat = self.seat;
        anytime::legal(rules, state, seat, moves);
        moves.push(Move::DriftOne);
        let here = dimension_of(state, seat);
        moves
            .extend(Muck::ALL.into_iter().filter(|&muck| state.muck().muck_count_in(here, muck) > 0).map(Move::Gather));
    }

    fn check(self, _: &Rules, state: &State, mv: Move) -> Answer {
        match mv {
            Move::DriftOne => Some(Ok(())),
            Move::Gather(muck) if state.muck().muck_count_in(dimension_of(state, self.seat), muck) > 0 => Some(Ok(())),
            Move::Gather(_) => Some(Err(Refusal::NoMuckThere)),
            _ => None,
        }
    }

    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let PointsStep { seat, left, tries } = self;
        let Move::Gather(muck) = mv else {
            state.replace(Frame::Points(PointsStep { left: left - 1, ..self }));
            return drift(state, seat, 1, rule_id!("FM-MUCK-2"), sink);
        };
        state.replace(Frame::Points(PointsStep { seat, left: left - 1, tries: tries + 1 }));
        state.muck_mut().gathered = true;
        let target = target(rules, tries);
        let dimension = dimension_of(state, seat);
        gather::begin(state, seat, dimension, muck, target);
    }
}

/// Begins this step: the total rolled or drawn is the number of points to spend.
pub(crate) fn begin<S: Sink<Event>>(state: &mut State, seat: Seat, points: u8, sink: &mut S) {
    emit!(sink, "FM-MUCK-2", Event::PointsGiven { seat, points });
    state.push(Frame::Points(PointsStep { seat, left: points, tries: 0 }));
}

/// Returns the dimension a frog is in; 0 if it is in play.
fn dimension_of(state: &State, seat: Seat) -> u8 {
    match state.frog(seat).place {
        Place::Outer(dimension) => dimension,
        _ => 0,
    }
}

/// Returns what an attempt must exceed after this many attempts in the same turn; with chips, what it must reach.
pub(crate) fn target(rules: &Rules, tries: u8) -> u8 {
    tries + u8::from(rules.has_chips())
}
