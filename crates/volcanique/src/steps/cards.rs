//! Lightning cards: each is played once, in the move, buy, claim and sacrifice steps of its owner's turn (VQ-CAL-2).
//!
//! Cards that ask something push a step of their own: `barter.rs`, `rich_seam.rs`, `sinkhole.rs`, `aim_detour.rs`,
//! `quench.rs`.

use super::barter::Barter;
use super::{aim_detour, erosion};
use crate::card::{CARDS, Card, Effect};
use crate::event::Event;
use crate::frame::{Detour, Frame, TurnMode, TurnStage};
use crate::moves::Move;
use crate::player::CRATER;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::State;
use tabletop::{EventRecord, RuleId, Sink, emit, rule, rule_id};

/// Adds the cards that may be played now.
pub(super) fn legal(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    let cards = &state.player(state.turn.seat).cards;
    if *cards != [0; CARDS] {
        let held = Card::all().filter(|card| cards[card.index()] > 0);
        moves.extend(held.filter(|&card| check(rules, state, card).is_ok()).map(Move::Play));
    }
}

pub(super) fn check(rules: &Rules, state: &State, card: Card) -> Result<(), Refusal> {
    let turn = &state.turn;
    let held = state.player(turn.seat).cards.get(card.index()).is_some_and(|&count| count > 0);
    if !held || !matches!(turn.mode, TurnMode::Normal | TurnMode::Final) {
        rule!("VQ-CAL-2");
        return Err(Refusal::NoSuchCard);
    }
    let Some(effect) = rules.cards.effect(card) else { return Err(Refusal::CardUseless { rule: "VQ-CAL-1" }) };
    let player = state.player(turn.seat);
    let useful = match effect {
        Effect::Movement | Effect::Flight => turn.stage == TurnStage::Move,
        Effect::Barter => player.resources.total() > 0,
        Effect::Detour => turn.detour == Detour::None && aim_detour::can_aim(state),
        Effect::Offering => player.hand > 0 && player.crater < CRATER,
        Effect::Seam => state.bank.total() > 0,
        Effect::Sinkhole => erosion::can_erode(rules, state),
        Effect::Quench => !state.lavas.is_empty(),
        Effect::Terrace => turn.stage == TurnStage::Buy && turn.mode == TurnMode::Normal,
        Effect::Vent => turn.stage == TurnStage::Buy && !turn.vent,
    };
    if useful { Ok(()) } else { Err(Refusal::CardUseless { rule: rule_name(effect) }) }
}

/// Returns the name of the rule of an effect, for refusals.
fn rule_name(effect: Effect) -> &'static str {
    match effect {
        Effect::Movement => "VQ-CAL-SCURRY",
        Effect::Flight => "VQ-CAL-UPDRAFT",
        Effect::Barter => "VQ-CAL-BARTER",
        Effect::Detour => "VQ-CAL-DETOUR",
        Effect::Offering => "VQ-CAL-OFFERING",
        Effect::Seam => "VQ-CAL-SEAM",
        Effect::Sinkhole => "VQ-CAL-SINKHOLE",
        Effect::Quench => "VQ-CAL-QUENCH",
        Effect::Terrace => "VQ-CAL-TERRACE",
        Effect::Vent => "VQ-CAL-VENT",
    }
}

/// Returns the rule of an effect, for the event of playing the card.
const fn rule_of(effect: Effect) -> RuleId {
    match effect {
        Effect::Movement => rule_id!("VQ-CAL-SCURRY"),
        Effect::Flight => rule_id!("VQ-CAL-UPDRAFT"),
        Effect::Barter => rule_id!("VQ-CAL-BARTER"),
        Effect::Detour => rule_id!("VQ-CAL-DETOUR"),
        Effect::Offering => rule_id!("VQ-CAL-OFFERING"),
        Effect::Seam => rule_id!("VQ-CAL-SEAM"),
        Effect::Sinkhole => rule_id!("VQ-CAL-SINKHOLE"),
        Effect::Quench => rule_id!("VQ-CAL-QUENCH"),
        Effect::Terrace => rule_id!("VQ-CAL-TERRACE"),
        Effect::Vent => rule_id!("VQ-CAL-VENT"),
    }
}

pub(super) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, card: Card, sink: &mut S) {
    let Some(effect) = rules.cards.effect(card) else { return };
    rule!("VQ-CAL-2");
    let seat = state.turn.seat;
    state.player_mut(seat).cards[card.index()] -= 1;
    state.discard[card.index()] += 1;
    // No `emit!`: the rule of the effect is marked where the effect happens, which may be in a later step.
    sink.push(EventRecord::new(rule_of(effect), Event::Played { seat, card }));
    match effect {
        Effect::Movement => {
            rule!("VQ-CAL-SCURRY");
            state.turn.movements += 1;
        }
        Effect::Flight => {
            rule!("VQ-CAL-UPDRAFT");
            state.turn.flights += 1;
        }
        Effect::Barter => state.push(Frame::Barter(Barter { given: 0 })),
        Effect::Detour => state.push(Frame::AimDetour),
        Effect::Offering => {
            let player = state.player_mut(seat);
            player.hand -= 1;
            player.crater += 1;
            emit!(sink, "VQ-CAL-OFFERING", Event::Sacrificed { seat, from: None });
        }
        Effect::Seam => state.push(Frame::RichSeam),
        Effect::Sinkhole => state.push(Frame::Sinkhole),
        Effect::Quench => state.push(Frame::Quench),
        Effect::Terrace => state.turn.terraces += 1,
        Effect::Vent => state.turn.vent = true,
    }
}
