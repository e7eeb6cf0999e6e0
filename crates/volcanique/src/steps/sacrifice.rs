//! The sacrifice step: a critter from land or, for resources, from hand into the crater; burrowing (VQ-SAC-1, VQ-BURROW).

use super::{Answer, Flow, buy, cards, contest};
use crate::biome::{Mix, Spot};
use crate::event::Event;
use crate::event_rule::Tell;
use crate::moves::Move;
use crate::player::{CRATER, Critter};
use crate::power::Trait;
use crate::price::{Cost, cost};
use crate::question::{Price, Question};
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Frame, Mode, State};
use tabletop::{Sink, rule};

fn check_crater(state: &State) -> Result<(), Refusal> {
    if state.player(state.turn.seat).crater < CRATER { Ok(()) } else { Err(Refusal::CraterFull) }
}

fn may_give_land(state: &State) -> Result<(), Refusal> {
    check_crater(state)?;
    if state.turn.offered_land { Err(Refusal::UsedUp { rule: "VQ-SAC-1" }) } else { Ok(()) }
}

fn may_give_hand(rules: &Rules, state: &State) -> Result<(), Refusal> {
    check_crater(state)?;
    if state.turn.mode != Mode::Normal {
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
    if cost.payable(purse) { Ok(()) } else { Err(Refusal::TooDear { cost, purse }) }
}

fn may_flip(state: &State) -> Result<(), Refusal> {
    if !state.powers(state.turn.seat).has(Trait::Burrow) {
        return Err(Refusal::NoPower { rule: "VQ-BURROW" });
    }
    if state.turn.mode != Mode::Normal {
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

pub(crate) fn legal(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    moves.push(Move::Done);
    cards::legal(rules, state, moves);
    if may_give_land(state).is_ok() {
        spots(state, Critter::is_single, |spot| moves.push(Move::Sacrifice(spot)));
    }
    if may_give_hand(rules, state).is_ok() {
        moves.push(Move::Offer);
    }
    if may_flip(state).is_ok() {
        spots(state, Critter::is_single, |spot| moves.push(Move::Burrow(spot)));
        spots(state, Critter::is_burrowed, |spot| moves.push(Move::Emerge(spot)));
    }
}

pub(crate) fn check(rules: &Rules, state: &State, mv: Move) -> Answer {
    Some(match mv {
        Move::Done => Ok(()),
        Move::Play(card) => cards::check(rules, state, card),
        Move::Sacrifice(spot) => may_give_land(state).and_then(|()| find(state, spot, false).map(|_| ())),
        Move::Offer => may_give_hand(rules, state),
        Move::Burrow(spot) => may_flip(state).and_then(|()| find(state, spot, false).map(|_| ())),
        Move::Emerge(spot) => may_flip(state).and_then(|()| find(state, spot, true).map(|_| ())),
        _ => return None,
    })
}

/// One's own single or burrowed critter at a spot, not on frost.
fn find(state: &State, spot: Spot, burrowed: bool) -> Result<Critter, Refusal> {
    let Some(part) = state.land.part(spot) else { return Err(Refusal::NoSuchPart) };
    if state.is_frozen(spot.hex) {
        return Err(Refusal::Frozen);
    }
    let critter = if burrowed { Critter::burrowed(part) } else { Critter::single(part) };
    if state.player(state.turn.seat).land().contains(&critter) { Ok(critter) } else { Err(Refusal::NotActive) }
}

pub(crate) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
    let seat = state.turn.seat;
    match mv {
        Move::Play(card) => cards::apply(rules, state, card, sink),
        Move::Offer => state.push(Frame::Offer),
        Move::Sacrifice(spot) => {
            rule!("VQ-SAC-1");
            let Ok(critter) = find(state, spot, false) else { return };
            state.turn.offered_land = true;
            let player = state.player_mut(seat);
            player.remove(critter);
            player.crater += 1;
            sink.tell(Event::Sacrificed { seat, from: Some(spot) });
            state.recount();
        }
        Move::Burrow(spot) | Move::Emerge(spot) => {
            rule!("VQ-BURROW");
            let up = matches!(mv, Move::Emerge(_));
            let Ok(critter) = find(state, spot, up) else { return };
            state.turn.flipped = true;
            let player = state.player_mut(seat);
            player.remove(critter);
            let part = critter.part();
            player.add(if up { Critter::single(part) } else { Critter::burrowed(part) });
            sink.tell(if up { Event::Emerged { seat, spot } } else { Event::Burrowed { seat, spot } });
            state.recount();
            contest::begin(state);
        }
        _ => {}
    }
}

/// What the frame on top has to be paid for: a Colossal or a sacrifice from hand.
fn price(state: &State) -> Price {
    if state.frame() == Frame::Offer { Price::Sacrifice } else { Price::Colossal }
}

fn cost_now(rules: &Rules, state: &State) -> Cost {
    cost(rules, state.powers(state.turn.seat), price(state))
}

pub(crate) fn advance_pay<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) -> Flow {
    match cost_now(rules, state).only(state.player(state.turn.seat).resources) {
        Some(mix) => {
            pay(state, mix, sink);
            Flow::Go
        }
        None => Flow::Wait,
    }
}

pub(crate) fn legal_pay(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    let purse = state.player(state.turn.seat).resources;
    cost_now(rules, state).legal(purse, moves);
}

pub(crate) fn check_pay(rules: &Rules, state: &State, mv: Move) -> Answer {
    let Move::Pay(mix) = mv else { return None };
    let question = Question::Pay { price: price(state) };
    Some(buy::check_pay(cost_now(rules, state), state.player(state.turn.seat).resources, mix, question))
}

pub(crate) fn apply_pay<S: Sink<Event>>(state: &mut State, mv: Move, sink: &mut S) {
    if let Move::Pay(mix) = mv {
        pay(state, mix, sink);
    }
}

fn pay<S: Sink<Event>>(state: &mut State, mix: Mix, sink: &mut S) {
    let seat = state.turn.seat;
    let frame = state.frame();
    state.give(seat, mix);
    sink.tell(Event::Paid { seat, mix, price: price(state) });
    state.pop();
    match frame {
        Frame::Grow { spot } => grow(state, spot, sink),
        _ => {
            rule!("VQ-SAC-1");
            state.turn.offered_hand = true;
            let player = state.player_mut(seat);
            player.hand -= 1;
            player.crater += 1;
            sink.tell(Event::Sacrificed { seat, from: None });
        }
    }
}

/// A second piece goes on one of one's critters.
fn grow<S: Sink<Event>>(state: &mut State, spot: Spot, sink: &mut S) {
    rule!("VQ-COLOSSAL");
    let Some(part) = state.land.part(spot) else { return };
    let seat = state.turn.seat;
    let player = state.player_mut(seat);
    player.hand -= 1;
    player.remove(Critter::single(part));
    player.add(Critter::colossal(part));
    sink.tell(Event::Grew { seat, spot });
    state.recount();
}
