//! The Caldera step of a turn: one of each resource buys the top card of the deck (VQ-CAL-1). Drawing it is in
//! `draw_card.rs`.

use super::Answer;
use super::draw_card::DrawCard;
use crate::biome::Mix;
use crate::event::Event;
use crate::frame::{Frame, TurnStage};
use crate::moves::Move;
use crate::question::Price;
use crate::refusal::Refusal;
use crate::state::State;
use tabletop::{Sink, emit};

/// One of each.
const PRICE: Mix = Mix([1; 3]);

/// Checks that the active player may buy a card. The reasons are public.
pub(super) fn check_purchase(state: &State) -> Result<(), Refusal> {
    let purse = state.player(state.turn.seat).resources;
    if state.deck.is_empty() {
        return Err(Refusal::DeckEmpty);
    }
    if purse.contains(PRICE) { Ok(()) } else { Err(Refusal::NotOfEachKind) }
}

pub(super) fn check(state: &State, mv: Move) -> Answer {
    match mv {
        Move::Done => Some(Ok(())),
        Move::BuyCard => Some(check_purchase(state)),
        _ => None,
    }
}

pub(super) fn apply<S: Sink<Event>>(state: &mut State, sink: &mut S) {
    let seat = state.turn.seat;
    state.pay(seat, PRICE);
    emit!(sink, "VQ-CAL-1", Event::Paid { seat, mix: PRICE, price: Price::Card });
    state.turn.stage = TurnStage::Claim;
    state.push(Frame::DrawCard(DrawCard { seat }));
}
