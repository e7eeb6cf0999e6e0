//! The sacrifice step of a turn: a critter goes into the crater from land or, for resources, from hand; burrowing
//! (VQ-SAC-1, VQ-BURROW). The payment is in `sacrifice_from_hand.rs`.

use super::{Answer, cards, contest};
use crate::biome::Spot;
use crate::event::Event;
use crate::frame::{Frame, TurnMode};
use crate::moves::Move;
use crate::player::{CRATER, Critter};
use crate::power::PowerTrait;
use crate::price::cost;
use crate::question::Price;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::State;
use tabletop::{Sink, emit};

fn check_crater(state: &State) -> Result<(), Refusal> {
    if state.player(state.turn.seat).crater < CRATER { Ok(()) } else { Err(Refusal::CraterFull) }
}

fn may_sacrifice_from_land(state: &State) -> Result<(), Refusal> {
    check_crater(state)?;
    if state.turn.offered_land { Err(Refusal::UsedUp { rule: "VQ-SAC-1" }) } else { Ok(()) }
}

fn may_sacrifice_from_hand(rules: &Rules, state: &State) -> Result<(), Refusal> {
    check_crater(state)?;
    if state.turn.mode != TurnMode::Normal {
        return Err(Refusal::NotInFinalTurn);
    }
    if state.turn.offered_hand {
        return Err(Refusal::UsedUp { rule: "VQ-SAC-1" });
    }
    let player = state.player(state.turn.seat);
    if player.hand == 0 {
        return Err(Refusal::HandEmpty);
    }
    let cost = cost(rules, player.powers, Price::Sacrifice);
    let purse = player.resources;
    if cost.can_be_paid(purse) { Ok(()) } else { Err(Refusal::TooDear { cost, purse }) }
}

fn may_flip(state: &State) -> Result<(), Refusal> {
    if !state.powers(state.turn.seat).has(PowerTrait::Burrow) {
        return Err(Refusal::NoPower { rule: "VQ-BURROW" });
    }
    if state.turn.mode != TurnMode::Normal {
        return Err(Refusal::NotInFinalTurn);
    }
    if state.turn.flipped { Err(Refusal::UsedUp { rule: "VQ-BURROW" }) } else { Ok(()) }
}

/// Visits each spot once with a critter that fits.
fn spots(state: &State, fits: impl Fn(Critter) -> bool, mut each: impl FnMut(Spot)) {
    let mut last = None;
    for &critter in state.player(state.turn.seat).land() {
        let frozen = state.is_frozen(state.land.hex(critter.site()));
        if fits(critter) && !frozen && last != Some(critter) {
            each(state.spot(critter));
        }
        last = Some(critter);
    }
}

pub(super) fn legal(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    moves.push(Move::Done);
    cards::legal(rules, state, moves);
    if may_sacrifice_from_land(state).is_ok() {
        spots(state, Critter::is_single, |spot| moves.push(Move::Sacrifice(spot)));
    }
    if may_sacrifice_from_hand(rules, state).is_ok() {
        moves.push(Move::Offer);
    }
    if may_flip(state).is_ok() {
        spots(state, Critter::is_single, |spot| moves.push(Move::Burrow(spot)));
        spots(state, Critter::is_burrowed, |spot| moves.push(Move::Emerge(spot)));
    }
}

pub(super) fn check(rules: &Rules, state: &State, mv: Move) -> Answer {
    Some(match mv {
        Move::Done => Ok(()),
        Move::Play(card) => cards::check(rules, state, card),
        Move::Sacrifice(spot) => may_sacrifice_from_land(state).and_then(|()| find(state, spot, false).map(|_| ())),
        Move::Offer => may_sacrifice_from_hand(rules, state),
        Move::Burrow(spot) => may_flip(state).and_then(|()| find(state, spot, false).map(|_| ())),
        Move::Emerge(spot) => may_flip(state).and_then(|()| find(state, spot, true).map(|_| ())),
        _ => return None,
    })
}

/// Returns the active player's single or burrowed critter at a spot that is not frozen.
fn find(state: &State, spot: Spot, burrowed: bool) -> Result<Critter, Refusal> {
    let Some(part) = state.land.part(spot) else { return Err(Refusal::NoSuchPart) };
    if state.is_frozen(spot.hex) {
        return Err(Refusal::Frozen);
    }
    let critter = if burrowed { Critter::burrowed(part) } else { Critter::single(part) };
    if state.player(state.turn.seat).land().contains(&critter) { Ok(critter) } else { Err(Refusal::NotActive) }
}

pub(super) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
    let seat = state.turn.seat;
    match mv {
        Move::Play(card) => cards::apply(rules, state, card, sink),
        Move::Offer => state.push(Frame::SacrificeFromHand),
        Move::Sacrifice(spot) => {
            let Ok(critter) = find(state, spot, false) else { return };
            state.turn.offered_land = true;
            let player = state.player_mut(seat);
            player.remove(critter);
            player.crater += 1;
            emit!(sink, "VQ-SAC-1", Event::Sacrificed { seat, from: Some(spot) });
            state.recount();
        }
        Move::Burrow(spot) | Move::Emerge(spot) => {
            let up = matches!(mv, Move::Emerge(_));
            let Ok(critter) = find(state, spot, up) else { return };
            state.turn.flipped = true;
            let player = state.player_mut(seat);
            player.remove(critter);
            let part = critter.part();
            player.add(if up { Critter::single(part) } else { Critter::burrowed(part) });
            emit!(sink, "VQ-BURROW", if up { Event::Emerged { seat, spot } } else { Event::Burrowed { seat, spot } });
            state.recount();
            contest::begin(state);
        }
        _ => {}
    }
}
