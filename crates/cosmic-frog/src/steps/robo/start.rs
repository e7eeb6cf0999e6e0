//! RoboFrogs start on drawn strike hexes, one after the other; then the cards are shuffled back (SOLO-SET-4).

use super::super::deal::Deal;
use super::super::{Answer, Step, chance, strike};
use crate::event::Event;
use crate::moves::Move;
use crate::question::Question;
use crate::rules::Rules;
use crate::state::{Frame, Place, State};
use serde::{Deserialize, Serialize};
use tabletop::{Pending, Seat, Sink, emit};

/// RoboFrogs are put on strike hexes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoboStart {
    /// The next RoboFrog.
    pub next: u8,
}

impl Step for RoboStart {
    fn pending(self, _: &Rules, _: &State) -> Pending<Question> {
        Pending::Chance(Question::Splinter)
    }

    fn check(self, _: &Rules, state: &State, mv: Move) -> Answer {
        chance::check_splinter(state, Question::Splinter, mv)
    }

    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let Move::Splinter(drawn) = mv else { return };
        let seat = Seat(self.next);
        let cell = strike::strike_hex(rules, drawn);
        state.splinters.draw(drawn);
        state.struck |= 1 << drawn;
        state.frog_mut(seat).place = Place::Shard(cell);
        emit!(sink, "SOLO-SET-4", Event::RoboStarts { seat, cell });
        if self.next + 1 < rules.frogs {
            return state.replace(Frame::RoboStart(RoboStart { next: self.next + 1 }));
        }
        strike::shuffle_back(rules, state);
        state.replace(Frame::Deal(Deal { next: 0 }));
    }

    fn outcomes(self, _: &Rules, state: &State, each: &mut impl FnMut(Move, u32)) {
        chance::splinters(state, each);
    }
}
