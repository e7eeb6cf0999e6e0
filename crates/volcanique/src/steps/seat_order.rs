//! Setup: chance draws who sits where (VQ-SET-5).

use super::starting_island::StartingIsland;
use super::{Answer, Progress, Step, possible};
use crate::event::Event;
use crate::frame::{Frame, NOBODY};
use crate::moves::Move;
use crate::question::Question;
use crate::rules::Rules;
use crate::state::State;
use tabletop::{Pending, Seat, Sink, emit};

/// Chance draws the next seat in the order of play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SeatOrder;

impl Step for SeatOrder {
    /// Seats the last player, for whom chance has nothing to decide.
    #[inline(never)]
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        let mut unseated = rules.seats().filter(|seat| !state.order.contains(seat));
        let (Some(last), None) = (unseated.next(), unseated.next()) else { return Progress::Wait };
        sit_down(state, last, sink);
        state.replace(Frame::StartingIsland(StartingIsland { place: 0, stage: 0 }));
        Progress::Continue
    }

    fn pending(self, _: &Rules, _: &State) -> Pending<Question> {
        Pending::Chance(Question::Order)
    }

    fn check(self, rules: &Rules, state: &State, mv: Move) -> Answer {
        let Move::Sit(seat) = mv else { return None };
        possible(seat.0 < rules.players && !state.order.contains(&seat), Question::Order)
    }

    #[inline(never)]
    fn apply<S: Sink<Event>>(self, _: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        if let Move::Sit(seat) = mv {
            sit_down(state, seat, sink);
        }
    }

    fn outcomes(self, rules: &Rules, state: &State, each: &mut impl FnMut(Move, u32)) {
        rules.seats().filter(|seat| !state.order.contains(seat)).for_each(|seat| each(Move::Sit(seat), 1));
    }
}

fn sit_down<S: Sink<Event>>(state: &mut State, seat: Seat, sink: &mut S) {
    let place = state.order.iter().position(|&other| other == NOBODY).unwrap_or(0);
    state.order[place] = seat;
    emit!(sink, "VQ-SET-5", Event::Sat { seat, place: place as u8 });
}
