//! Chance draws the Caldera card that a player has bought; only its owner sees it (VQ-CAL-1).

use super::{Answer, Step, possible};
use crate::card::Card;
use crate::event::Event;
use crate::moves::Move;
use crate::question::Question;
use crate::rules::Rules;
use crate::state::State;
use serde::{Deserialize, Serialize};
use tabletop::{Pending, Seat, Sink, emit};

/// Chance draws a card for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawCard {
    /// Who gets it.
    pub seat: Seat,
}

impl Step for DrawCard {
    fn pending(self, _: &Rules, _: &State) -> Pending<Question> {
        Pending::Chance(Question::Draw { seat: self.seat })
    }

    fn check(self, _: &Rules, state: &State, mv: Move) -> Answer {
        let Move::Draw(card) = mv else { return None };
        possible(state.deck.may_draw(card.0), Question::Draw { seat: self.seat })
    }

    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let (Move::Draw(card @ Card(kind)), seat) = (mv, self.seat) else { return };
        state.deck.draw(kind);
        state.player_mut(seat).cards[card.index()] += 1;
        // The rule must be the same for every card, because everybody sees it.
        emit!(sink, "VQ-CAL-1", Event::DrewCard { seat, card, knowers: rules.player_seats(seat) });
        state.pop();
    }

    fn outcomes(self, _: &Rules, state: &State, each: &mut impl FnMut(Move, u32)) {
        state.deck.odds(|card, weight| each(Move::Draw(Card(card)), weight));
    }
}
