//! Deals two ability cards to each frog (SET-9) and one to each RoboFrog (SOLO-SET-2). `keep.rs` decides which are kept.

use super::{Answer, Progress, Step, chance, robo};
use crate::event::Event;
use crate::moves::Move;
use crate::question::Question;
use crate::rules::Rules;
use crate::state::{Frame, State};
use serde::{Deserialize, Serialize};
use tabletop::{Pending, Seat, Sink, emit, rule_id};

/// Ability cards are dealt, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deal {
    /// The number of the next card.
    pub next: u8,
}

impl Step for Deal {
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, _: &mut S) -> Progress {
        if receiver(rules, self.next).is_some() {
            return Progress::Wait;
        }
        state.replace(Frame::Keep);
        Progress::Continue
    }

    fn pending(self, rules: &Rules, _: &State) -> Pending<Question> {
        Pending::Chance(self.question(rules))
    }

    fn check(self, rules: &Rules, state: &State, mv: Move) -> Answer {
        chance::check_ability(state, self.question(rules), mv)
    }

    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let (Move::Ability(card), Some((seat, slot))) = (mv, receiver(rules, self.next)) else { return };
        if rules.is_robo(seat) {
            robo::cards::deal(state, seat, card, rule_id!("SOLO-SET-2"), sink);
            return state.replace(Frame::Deal(Deal { next: self.next + 1 }));
        }
        state.abilities.draw(card.0);
        state.frog_mut(seat).dealt[slot] = card;
        emit!(sink, "SET-9", Event::DrewAbility { seat, card, knowers: rules.card_knowers(seat) });
        state.replace(Frame::Deal(Deal { next: self.next + 1 }));
    }

    fn outcomes(self, _: &Rules, state: &State, each: &mut impl FnMut(Move, u32)) {
        chance::abilities(state, each);
    }
}

impl Deal {
    fn question(self, rules: &Rules) -> Question {
        let seat = receiver(rules, self.next).map_or(Seat(0), |(seat, _)| seat);
        Question::Ability { seat }
    }
}

/// Returns which frog gets the card with this number in the deal: a team of N gets N + 1, a single frog two (TEAM-1).
fn receiver(rules: &Rules, next: u8) -> Option<(Seat, usize)> {
    let mut left = next as usize;
    for seat in rules.seats() {
        let cards = if rules.vault_owner(seat) == seat && !rules.is_robo(seat) { 2 } else { 1 };
        if left < cards {
            return Some((seat, left));
        }
        left -= cards;
    }
    None
}
