//! The claim step of a turn: critters from hand onto uninhabited tiles, a Colossal, swimmers, and erosion before them
//! (VQ-CLAIM-1).

use super::grow_colossal::GrowColossal;
use super::swim::Swim;
use super::{Answer, cards, erosion, sea};
use crate::biome::{Biome, Spot};
use crate::event::Event;
use crate::frame::{Frame, TurnMode};
use crate::land::{Part, sites_in};
use crate::moves::{Move, MoveFilter};
use crate::player::Critter;
use crate::power::PowerTrait;
use crate::price::cost;
use crate::question::Price;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::State;
use tabletop::{Sink, emit, rule_id};

/// Returns the spaces where a critter from hand may go.
fn free(state: &State) -> u64 {
    state.land.visible_sites() & !state.inhabited_sites() & !state.frozen_sites()
}

/// Returns whether any tile can be claimed.
pub(super) fn can_claim(state: &State) -> bool {
    state.player(state.turn.seat).hand > 0
        && sites_in(free(state)).any(|site| Biome::ALL.into_iter().any(|biome| state.is_free(Part::new(site, biome))))
}

pub(super) fn legal(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    moves.push(Move::Done);
    let finale = state.turn.mode == TurnMode::Finale;
    if !finale {
        cards::legal(rules, state, moves);
    }
    if state.player(state.turn.seat).hand > 0 {
        let mut sieve = MoveFilter::new(moves);
        for site in sites_in(free(state)) {
            for biome in Biome::ALL {
                sieve.offer(Move::Claim(Spot::new(state.land.hex(site), biome)), state.is_free(Part::new(site, biome)));
            }
        }
    }
    if finale {
        return;
    }
    if may_grow(rules, state).is_ok() {
        let mut last = None;
        for critter in state.player(state.turn.seat).land().iter().filter(|critter| critter.is_single()) {
            if last != Some(critter.part()) && state.is_active(*critter) {
                moves.push(Move::Grow(state.spot(*critter)));
            }
            last = Some(critter.part());
        }
    }
    if may_erode(state).is_ok() {
        erosion::legal(rules, state, moves);
    }
    sea::legal_dive(rules, state, moves);
    sea::legal_pick(rules, state, moves);
}

fn may_grow(rules: &Rules, state: &State) -> Result<(), Refusal> {
    let seat = state.turn.seat;
    let player = state.player(seat);
    if !player.powers.has(PowerTrait::Colossal) {
        return Err(Refusal::NoPower { rule: "VQ-COLOSSAL" });
    }
    if player.colossal().is_some() {
        return Err(Refusal::OneColossal);
    }
    if player.hand == 0 {
        return Err(Refusal::HandEmpty);
    }
    let (cost, purse) = (cost(rules, player.powers, Price::Colossal), player.resources);
    if cost.can_be_paid(purse) { Ok(()) } else { Err(Refusal::TooDear { cost, purse }) }
}

fn may_erode(state: &State) -> Result<(), Refusal> {
    if !state.powers(state.turn.seat).has(PowerTrait::Erode) {
        return Err(Refusal::NoPower { rule: "VQ-EROSION" });
    }
    let late = state.turn.eroded || state.turn.claimed;
    if late { Err(Refusal::UsedUp { rule: "VQ-EROSION" }) } else { Ok(()) }
}

pub(super) fn check(rules: &Rules, state: &State, mv: Move) -> Answer {
    let finale = state.turn.mode == TurnMode::Finale;
    Some(match mv {
        Move::Done => Ok(()),
        Move::Claim(spot) => check_claim(state, spot),
        _ if finale => return None,
        Move::Play(card) => cards::check(rules, state, card),
        Move::Grow(spot) => check_grow(rules, state, spot),
        Move::Erode(hex) => may_erode(state).and_then(|()| erosion::check(rules, state, hex)),
        Move::Dive(hex) => sea::check_dive(rules, state, hex),
        Move::Swim(hex) => sea::check_pick(rules, state, hex),
        _ => return None,
    })
}

fn check_claim(state: &State, spot: Spot) -> Result<(), Refusal> {
    if state.player(state.turn.seat).hand == 0 {
        return Err(Refusal::HandEmpty);
    }
    let Some(part) = state.land.part(spot) else { return Err(Refusal::NoSuchPart) };
    if state.is_frozen(spot.hex) {
        return Err(Refusal::Frozen);
    }
    if state.inhabited_sites() & part.site().bit() != 0 {
        return Err(Refusal::Inhabited);
    }
    if state.control(part).is_empty() { Ok(()) } else { Err(Refusal::Controlled) }
}

fn check_grow(rules: &Rules, state: &State, spot: Spot) -> Result<(), Refusal> {
    may_grow(rules, state)?;
    let Some(part) = state.land.part(spot) else { return Err(Refusal::NoSuchPart) };
    let critter = Critter::single(part);
    let own = state.player(state.turn.seat).land().contains(&critter) && state.is_active(critter);
    if own { Ok(()) } else { Err(Refusal::NotActive) }
}

pub(super) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
    match mv {
        Move::Play(card) => return cards::apply(rules, state, card, sink),
        Move::Erode(hex) => {
            state.turn.eroded = true;
            return erosion::remove_tile(rules, state, hex, rule_id!("VQ-EROSION"), sink);
        }
        _ => {}
    }
    // Growing a Colossal does not count as a claim.
    state.turn.claimed |= !matches!(mv, Move::Grow(_));
    match mv {
        Move::Claim(spot) => claim(state, spot, sink),
        Move::Grow(spot) => state.push(Frame::GrowColossal(GrowColossal { spot })),
        Move::Dive(hex) => sea::dive(state, hex, sink),
        Move::Swim(from) => state.push(Frame::Swim(Swim { from })),
        _ => {}
    }
}

/// Puts a critter from hand onto a part.
pub(super) fn claim<S: Sink<Event>>(state: &mut State, spot: Spot, sink: &mut S) {
    let Some(part) = state.land.part(spot) else { return };
    let seat = state.turn.seat;
    let player = state.player_mut(seat);
    player.hand -= 1;
    player.add(Critter::single(part));
    state.count_claim(seat, part);
    emit!(sink, "VQ-CLAIM-1", Event::Claimed { seat, spot });
}
