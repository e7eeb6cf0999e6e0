//! The interrupt: every frog with a face-down card may turn it up without being asked (ABI-8).
//!
//! It is possible whenever the game waits for somebody's decision, and between two turns before the next card is drawn.
//! Not here: revealing as an answer of the frog that is asked (`anytime.rs`).

use super::{anytime, combat, end_of_turn, pending};
use crate::event::Event;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Frame, State};
use tabletop::{Pending, Seat, Sink, rule_id};

/// Checks whether a frog may turn its card up now although it is not asked.
pub(crate) fn check(rules: &Rules, state: &State, seat: Seat) -> Result<(), Refusal> {
    match pending(rules, state) {
        Pending::Over => return Err(Refusal::Over),
        // While frogs choose which cards to keep, the game has not begun.
        Pending::Seats(_, question) if state.frame() == Frame::Keep => return Err(Refusal::NotAsked { question }),
        // A frog that is asked reveals its card as one of its answers.
        Pending::Seat(decision) if decision.seat == seat => {
            return Err(Refusal::NotAsked { question: decision.question });
        }
        Pending::Seat(_) | Pending::Seats(..) | Pending::Chance(Question::Draw) => {}
        Pending::Chance(question) => return Err(Refusal::NotAsked { question }),
    }
    if seat.0 < rules.frogs && state.may_reveal(rules, seat) { Ok(()) } else { Err(Refusal::NothingToReveal) }
}

/// Turns the card up. The question that the game waits for stays, unless the card opens the end-of-turn round again.
pub(crate) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, sink: &mut S) {
    anytime::turn_up(state, seat, rule_id!("ABI-8"), sink);
    match state.frame() {
        Frame::Combat(_) if state.combat.sides.contains(&seat) => combat::window::reopen_after_reveal(state),
        // The card may make the last possible action too expensive.
        Frame::Action(action) => action.forfeit_if_stuck(rules, state, sink),
        Frame::DrawCard | Frame::EndOfTurn(_) => end_of_turn::reopen(rules, state, seat),
        _ => {}
    }
}
