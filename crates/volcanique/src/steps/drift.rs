//! The second step of a converging island, which its owner may leave out (VQ-CONVERGE).

use super::converge::move_island;
use super::land_movement::check_way_is_free;
use super::{Answer, Progress, Step, ask};
use crate::event::Event;
use crate::moves::Move;
use crate::question::Question;
use crate::rules::Rules;
use crate::state::State;
use hexgrid::{Dir, Hex};
use serde::{Deserialize, Serialize};
use tabletop::{Pending, Sink};

/// The active player may let an island drift one more step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drift {
    /// A space of the island.
    pub hex: Hex,
}

impl Step for Drift {
    #[inline(never)]
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, _: &mut S) -> Progress {
        if self.ways(rules, state).next().is_some() {
            return Progress::Wait;
        }
        state.pop();
        Progress::Continue
    }

    fn pending(self, _: &Rules, state: &State) -> Pending<Question> {
        ask(state.turn.seat, Question::Drift)
    }

    #[inline(never)]
    fn legal(self, rules: &Rules, state: &State, moves: &mut Vec<Move>) {
        moves.push(Move::Done);
        moves.extend(self.ways(rules, state).map(Move::Drift));
    }

    fn check(self, rules: &Rules, state: &State, mv: Move) -> Answer {
        match mv {
            Move::Done => Some(Ok(())),
            Move::Drift(dir) => Some(check_way_is_free(rules, state, self.island(state), dir)),
            _ => None,
        }
    }

    #[inline(never)]
    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        state.pop();
        if let Move::Drift(dir) = mv {
            move_island(rules, state, self.hex, dir, sink);
        }
    }
}

impl Drift {
    fn island(self, state: &State) -> u64 {
        state.land.site(self.hex).map_or(0, |site| state.land.island(site))
    }

    fn ways(self, rules: &Rules, state: &State) -> impl Iterator<Item = Dir> {
        let island = self.island(state);
        Dir::ALL.into_iter().filter(move |&dir| check_way_is_free(rules, state, island, dir).is_ok())
    }
}
