//! The paid sacrifice, in the sacrifice step: a critter goes from hand into the crater (VQ-SAC-1).

use super::purchase::check_payment;
use super::{Answer, Progress, Step, ask};
use crate::biome::Mix;
use crate::event::Event;
use crate::moves::Move;
use crate::price::{Cost, cost};
use crate::question::{Price, Question};
use crate::rules::Rules;
use crate::state::State;
use tabletop::{Pending, Sink, emit};

/// The active player pays for the sacrifice.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SacrificeFromHand;

impl Step for SacrificeFromHand {
    /// Pays where only one mix is possible.
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        let Some(mix) = price(rules, state).only_payment(state.player(state.turn.seat).resources) else {
            return Progress::Wait;
        };
        pay(state, mix, sink);
        Progress::Continue
    }

    fn pending(self, _: &Rules, state: &State) -> Pending<Question> {
        ask(state.turn.seat, Question::Pay { price: Price::Sacrifice })
    }

    fn legal(self, rules: &Rules, state: &State, moves: &mut Vec<Move>) {
        price(rules, state).add_payments(state.player(state.turn.seat).resources, moves);
    }

    fn check(self, rules: &Rules, state: &State, mv: Move) -> Answer {
        let Move::Pay(mix) = mv else { return None };
        let question = Question::Pay { price: Price::Sacrifice };
        Some(check_payment(price(rules, state), state.player(state.turn.seat).resources, mix, question))
    }

    fn apply<S: Sink<Event>>(self, _: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        if let Move::Pay(mix) = mv {
            pay(state, mix, sink);
        }
    }
}

fn price(rules: &Rules, state: &State) -> Cost {
    cost(rules, state.powers(state.turn.seat), Price::Sacrifice)
}

fn pay<S: Sink<Event>>(state: &mut State, mix: Mix, sink: &mut S) {
    let seat = state.turn.seat;
    state.pay(seat, mix);
    emit!(sink, "VQ-SAC-1", Event::Paid { seat, mix, price: Price::Sacrifice });
    state.pop();
    state.turn.offered_hand = true;
    let player = state.player_mut(seat);
    player.hand -= 1;
    player.crater += 1;
    emit!(sink, "VQ-SAC-1", Event::Sacrificed { seat, from: None });
}
