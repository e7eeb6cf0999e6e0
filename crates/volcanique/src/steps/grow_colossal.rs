//! Growing a Colossal, in the claim step: resources and a second piece for one of the player's critters (VQ-COLOSSAL).

use super::purchase::check_payment;
use super::{Answer, Progress, Step, ask};
use crate::biome::{Mix, Spot};
use crate::event::Event;
use crate::moves::Move;
use crate::player::Critter;
use crate::price::{Cost, cost};
use crate::question::{Price, Question};
use crate::rules::Rules;
use crate::state::State;
use serde::{Deserialize, Serialize};
use tabletop::{Pending, Sink, emit};

/// The active player pays for a Colossal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GrowColossal {
    /// The critter that grows.
    pub spot: Spot,
}

impl Step for GrowColossal {
    /// Pays where only one mix is possible.
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        let Some(mix) = price(rules, state).only_payment(state.player(state.turn.seat).resources) else {
            return Progress::Wait;
        };
        self.pay(state, mix, sink);
        Progress::Continue
    }

    fn pending(self, _: &Rules, state: &State) -> Pending<Question> {
        ask(state.turn.seat, Question::Pay { price: Price::Colossal })
    }

    fn legal(self, rules: &Rules, state: &State, moves: &mut Vec<Move>) {
        price(rules, state).add_payments(state.player(state.turn.seat).resources, moves);
    }

    fn check(self, rules: &Rules, state: &State, mv: Move) -> Answer {
        let Move::Pay(mix) = mv else { return None };
        let question = Question::Pay { price: Price::Colossal };
        Some(check_payment(price(rules, state), state.player(state.turn.seat).resources, mix, question))
    }

    fn apply<S: Sink<Event>>(self, _: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        if let Move::Pay(mix) = mv {
            self.pay(state, mix, sink);
        }
    }
}

impl GrowColossal {
    fn pay<S: Sink<Event>>(self, state: &mut State, mix: Mix, sink: &mut S) {
        let (seat, spot) = (state.turn.seat, self.spot);
        state.pay(seat, mix);
        emit!(sink, "VQ-COLOSSAL", Event::Paid { seat, mix, price: Price::Colossal });
        state.pop();
        let Some(part) = state.land.part(spot) else { return };
        let player = state.player_mut(seat);
        player.hand -= 1;
        player.remove(Critter::single(part));
        player.add(Critter::colossal(part));
        emit!(sink, "VQ-COLOSSAL", Event::Grew { seat, spot });
        state.recount();
    }
}

fn price(rules: &Rules, state: &State) -> Cost {
    cost(rules, state.powers(state.turn.seat), Price::Colossal)
}
