//! Buying a Caldera card: one of each resource for the top of the deck, hidden in hand (VQ-CAL-1).

use super::Answer;
use crate::biome::Mix;
use crate::card::Card;
use crate::event::Event;
use crate::event_rule::Tell;
use crate::moves::Move;
use crate::question::Price;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Frame, Stage, State};
use tabletop::{Seat, Sink, rule};

/// One of each.
const PRICE: Mix = Mix([1; 3]);

/// Whether the active player may buy a card: all of it is public.
pub(crate) fn check(state: &State) -> Result<(), Refusal> {
    let purse = state.player(state.turn.seat).resources;
    if state.deck.is_empty() {
        return Err(Refusal::DeckEmpty);
    }
    if purse.holds(PRICE) { Ok(()) } else { Err(Refusal::NotOfEachKind) }
}

pub(crate) fn answer(state: &State, mv: Move) -> Answer {
    match mv {
        Move::Done => Some(Ok(())),
        Move::BuyCard => Some(check(state)),
        _ => None,
    }
}

pub(crate) fn apply<S: Sink<Event>>(state: &mut State, sink: &mut S) {
    rule!("VQ-CAL-1");
    let seat = state.turn.seat;
    state.give(seat, PRICE);
    sink.tell(Event::Paid { seat, mix: PRICE, price: Price::Card });
    state.turn.stage = Stage::Claim;
    state.push(Frame::Draw { seat });
}

pub(crate) fn apply_draw<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, mv: Move, sink: &mut S) {
    let Move::Draw(card @ Card(kind)) = mv else { return };
    state.deck.draw(kind);
    state.player_mut(seat).cards[card.index()] += 1;
    sink.tell(Event::DrewCard { seat, card, knowers: rules.holder(seat) });
    state.pop();
}
