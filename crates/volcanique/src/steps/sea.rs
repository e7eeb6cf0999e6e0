//! Swimmers: critters in the ocean near land (VQ-SEA). Where a chosen swimmer goes is in `swim.rs`.

use crate::biome::{Biome, Spot};
use crate::event::Event;
use crate::frame::TurnMode;
use crate::hex_bitset::HexBitset;
use crate::moves::Move;
use crate::power::PowerTrait;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::State;
use hexgrid::{Dir, Hex};
use tabletop::{Sink, emit};

/// Checks that a hex is a sea space: ocean within two of land, free of lava, frost and critters.
pub(super) fn check_space(rules: &Rules, state: &State, hex: Hex) -> Result<(), Refusal> {
    if !rules.is_on_table(hex) {
        return Err(Refusal::OffTheTable);
    }
    if state.is_frozen(hex) {
        return Err(Refusal::Frozen);
    }
    let near = state.land.hexes().any(|land| land.distance(hex) <= 2);
    if near && state.is_open(hex) && state.swimmer(hex).is_none() { Ok(()) } else { Err(Refusal::NotFreeOcean) }
}

/// Lists every sea space, in order: what `check_space` allows, computed for all hexes at once.
pub(super) fn spaces<'a>(rules: &'a Rules, state: &'a State) -> impl Iterator<Item = Hex> + 'a {
    let land = HexBitset::new(rules, state.land.hexes());
    let swimmers = state.players.iter().flat_map(|player| player.sea().iter().copied());
    let taken = HexBitset::new(rules, state.lavas.all().iter().map(|lava| lava.hex).chain(swimmers));
    let sea = land.grown().grown().without(&land).without(&taken);
    sea.iter().filter(|&hex| rules.is_on_table(hex) && !state.is_frozen(hex))
}

fn check_may_swim(state: &State) -> Result<(), Refusal> {
    if !state.powers(state.turn.seat).has(PowerTrait::Swim) {
        return Err(Refusal::NoPower { rule: "VQ-SEA" });
    }
    if state.turn.swum || state.turn.mode == TurnMode::Finale {
        Err(Refusal::UsedUp { rule: "VQ-SEA" })
    } else {
        Ok(())
    }
}

/// Checks that a swimmer may come ashore at a spot: an uncontrolled part that faces it.
pub(super) fn check_shore(rules: &Rules, state: &State, from: Hex, spot: Spot) -> Result<(), Refusal> {
    let Some(part) = state.land.part(spot) else { return Err(Refusal::NoSuchPart) };
    if state.is_frozen(spot.hex) {
        return Err(Refusal::Frozen);
    }
    let Some((dir, 1)) = from.direction_to(spot.hex) else { return Err(Refusal::OutOfReach) };
    if rules.tiles.edge(state.land.top(part.site()), dir.opposite()) != Some(spot.biome) {
        return Err(Refusal::OutOfReach);
    }
    if state.control(part).is_empty() { Ok(()) } else { Err(Refusal::Controlled) }
}

#[inline(never)]
pub(super) fn legal_dive(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    if check_may_swim(state).is_ok() && state.player(state.turn.seat).hand > 0 {
        moves.extend(spaces(rules, state).map(Move::Dive));
    }
}

#[inline(never)]
pub(super) fn legal_pick(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    if check_may_swim(state).is_ok() {
        let all = state.player(state.turn.seat).sea().iter().copied();
        moves.extend(all.filter(|&hex| can_leave(rules, state, hex)).map(Move::Swim));
    }
}

fn can_leave(rules: &Rules, state: &State, from: Hex) -> bool {
    !state.is_frozen(from)
        && (spaces(rules, state).next().is_some()
            || shores(from).any(|spot| check_shore(rules, state, from, spot).is_ok()))
}

pub(super) fn check_dive(rules: &Rules, state: &State, hex: Hex) -> Result<(), Refusal> {
    check_may_swim(state)?;
    if state.player(state.turn.seat).hand == 0 {
        return Err(Refusal::HandEmpty);
    }
    check_space(rules, state, hex)
}

pub(super) fn check_pick(rules: &Rules, state: &State, hex: Hex) -> Result<(), Refusal> {
    check_may_swim(state)?;
    if state.player(state.turn.seat).sea().binary_search(&hex).is_err() {
        return Err(Refusal::NobodyThere);
    }
    if can_leave(rules, state, hex) { Ok(()) } else { Err(Refusal::Frozen) }
}

pub(super) fn dive<S: Sink<Event>>(state: &mut State, hex: Hex, sink: &mut S) {
    let seat = state.turn.seat;
    let player = state.player_mut(seat);
    player.hand -= 1;
    player.enter_sea(hex);
    state.turn.swum = true;
    emit!(sink, "VQ-SEA", Event::Swam { seat, from: None, to: hex });
}

/// Lists every spot next to a swimmer.
pub(super) fn shores(from: Hex) -> impl Iterator<Item = Spot> {
    let beside = Dir::ALL.into_iter().map(move |dir| from.step(dir, 1));
    beside.flat_map(|hex| Biome::ALL.map(|biome| Spot::new(hex, biome)))
}

/// Moves a swimmer to another sea space.
pub(super) fn flee<S: Sink<Event>>(state: &mut State, from: Hex, to: Hex, sink: &mut S) {
    let Some(seat) = state.swimmer(from) else { return };
    let player = state.player_mut(seat);
    player.leave_sea(from);
    player.enter_sea(to);
    emit!(sink, "VQ-SEA", Event::Swam { seat, from: Some(from), to });
}

/// Returns whether there is a sea space next to a swimmer that lava reaches.
fn has_haven_beside(rules: &Rules, state: &State, from: Hex) -> bool {
    from.neighbours().into_iter().any(|hex| check_space(rules, state, hex).is_ok())
}

/// Returns whether a swimmer that lava reaches has any sea space to go to.
pub(super) fn has_haven(rules: &Rules, state: &State, from: Hex) -> bool {
    spaces(rules, state).next().is_some() || has_haven_beside(rules, state, from)
}

/// Adds the sea spaces to which a swimmer may flee: those next to it, if any.
#[inline(never)]
pub(super) fn legal_haven(rules: &Rules, state: &State, from: Hex, moves: &mut Vec<Move>) {
    moves.extend(spaces(rules, state).map(Move::Dive));
    if has_haven_beside(rules, state, from) {
        moves.retain(|mv| matches!(mv, Move::Dive(hex) if hex.distance(from) == 1));
    }
}

pub(super) fn check_haven(rules: &Rules, state: &State, from: Hex, hex: Hex) -> Result<(), Refusal> {
    check_space(rules, state, hex)?;
    if has_haven_beside(rules, state, from) && hex.distance(from) != 1 { Err(Refusal::OutOfReach) } else { Ok(()) }
}
