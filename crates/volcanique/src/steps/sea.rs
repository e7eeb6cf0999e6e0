//! Swimmers: critters in the ocean near land (VQ-SEA).

use super::Answer;
use crate::biome::Spot;
use crate::event::Event;
use crate::event_rule::Tell;
use crate::moves::Move;
use crate::plane::Plane;
use crate::player::Critter;
use crate::power::Trait;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Mode, State};
use hexgrid::{Dir, Hex};
use tabletop::{Sink, rule};

/// Whether a hex is a sea space: ocean within two of land, free of lava, frost and critters.
fn check_space(rules: &Rules, state: &State, hex: Hex) -> Result<(), Refusal> {
    if !rules.on_table(hex) {
        return Err(Refusal::OffTheTable);
    }
    if state.is_frozen(hex) {
        return Err(Refusal::Frozen);
    }
    let near = state.land.hexes().any(|land| land.distance(hex) <= 2);
    if near && state.is_open(hex) && state.swimmer(hex).is_none() { Ok(()) } else { Err(Refusal::NotFreeOcean) }
}

/// Every sea space, in order: what `check_space` allows, found for all at once.
fn spaces<'a>(rules: &'a Rules, state: &'a State) -> impl Iterator<Item = Hex> + 'a {
    let land = Plane::of(rules, state.land.hexes());
    let swimmers = state.players.iter().flat_map(|player| player.sea().iter().copied());
    let taken = Plane::of(rules, state.lavas.all().iter().map(|lava| lava.hex).chain(swimmers));
    let sea = land.grown().grown().without(&land).without(&taken);
    sea.iter().filter(|&hex| rules.on_table(hex) && !state.is_frozen(hex))
}

fn may_swim(state: &State) -> Result<(), Refusal> {
    if !state.powers(state.turn.seat).has(Trait::Swim) {
        return Err(Refusal::NoPower { rule: "VQ-SEA" });
    }
    if state.turn.swum || state.turn.mode == Mode::Finale { Err(Refusal::UsedUp { rule: "VQ-SEA" }) } else { Ok(()) }
}

/// The part of the tile in a direction that faces a swimmer, if it may come ashore there.
fn check_shore(rules: &Rules, state: &State, from: Hex, spot: Spot) -> Result<(), Refusal> {
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
pub(crate) fn legal_dive(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    if may_swim(state).is_ok() && state.player(state.turn.seat).hand > 0 {
        moves.extend(spaces(rules, state).map(Move::Dive));
    }
}

/// Sea spaces are everywhere around land: a swimmer that may move always can.
#[inline(never)]
pub(crate) fn legal_pick(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    if may_swim(state).is_ok() {
        let all = state.player(state.turn.seat).sea().iter().copied();
        moves.extend(all.filter(|&hex| can_leave(rules, state, hex)).map(Move::Swim));
    }
}

fn can_leave(rules: &Rules, state: &State, from: Hex) -> bool {
    !state.is_frozen(from)
        && (spaces(rules, state).next().is_some()
            || shores(from).any(|spot| check_shore(rules, state, from, spot).is_ok()))
}

pub(crate) fn check_dive(rules: &Rules, state: &State, hex: Hex) -> Result<(), Refusal> {
    may_swim(state)?;
    if state.player(state.turn.seat).hand == 0 {
        return Err(Refusal::HandEmpty);
    }
    check_space(rules, state, hex)
}

pub(crate) fn check_pick(rules: &Rules, state: &State, hex: Hex) -> Result<(), Refusal> {
    may_swim(state)?;
    if state.player(state.turn.seat).sea().binary_search(&hex).is_err() {
        return Err(Refusal::NobodyThere);
    }
    if can_leave(rules, state, hex) { Ok(()) } else { Err(Refusal::Frozen) }
}

pub(crate) fn dive<S: Sink<Event>>(state: &mut State, hex: Hex, sink: &mut S) {
    rule!("VQ-SEA");
    let seat = state.turn.seat;
    let player = state.player_mut(seat);
    player.hand -= 1;
    player.dive(hex);
    state.turn.swum = true;
    sink.tell(Event::Swam { seat, from: None, to: hex });
}

/// Every spot next to a swimmer.
fn shores(from: Hex) -> impl Iterator<Item = Spot> {
    let beside = Dir::ALL.into_iter().map(move |dir| from.step(dir, 1));
    beside.flat_map(|hex| crate::biome::Biome::ALL.map(|biome| Spot::new(hex, biome)))
}

#[inline(never)]
pub(crate) fn legal_swim(rules: &Rules, state: &State, from: Hex, moves: &mut Vec<Move>) {
    moves.extend(spaces(rules, state).map(Move::Dive));
    let start = moves.len();
    moves.extend(shores(from).filter(|&spot| check_shore(rules, state, from, spot).is_ok()).map(Move::Ashore));
    moves[start..].sort_unstable();
}

pub(crate) fn check_swim(rules: &Rules, state: &State, from: Hex, mv: Move) -> Answer {
    Some(match mv {
        Move::Dive(hex) => check_space(rules, state, hex),
        Move::Ashore(spot) => check_shore(rules, state, from, spot),
        _ => return None,
    })
}

#[inline(never)]
pub(crate) fn apply_swim<S: Sink<Event>>(state: &mut State, from: Hex, mv: Move, sink: &mut S) {
    rule!("VQ-SEA");
    let seat = state.turn.seat;
    state.pop();
    state.turn.swum = true;
    match mv {
        Move::Dive(to) => flee(state, from, to, sink),
        Move::Ashore(spot) => {
            if let Some(part) = state.land.part(spot) {
                let player = state.player_mut(seat);
                player.surface(from);
                player.add(Critter::single(part));
                state.recount();
                sink.tell(Event::CameAshore { seat, from, spot });
            }
        }
        _ => {}
    }
}

/// A swimmer goes to another sea space.
pub(crate) fn flee<S: Sink<Event>>(state: &mut State, from: Hex, to: Hex, sink: &mut S) {
    let Some(seat) = state.swimmer(from) else { return };
    let player = state.player_mut(seat);
    player.surface(from);
    player.dive(to);
    sink.tell(Event::Swam { seat, from: Some(from), to });
}

/// Whether a swimmer that lava reaches has a sea space next to it.
fn beside(rules: &Rules, state: &State, from: Hex) -> bool {
    from.neighbours().into_iter().any(|hex| check_space(rules, state, hex).is_ok())
}

/// Whether it has any sea space to go to.
pub(crate) fn has_haven(rules: &Rules, state: &State, from: Hex) -> bool {
    spaces(rules, state).next().is_some() || beside(rules, state, from)
}

#[inline(never)]
pub(crate) fn legal_haven(rules: &Rules, state: &State, from: Hex, moves: &mut Vec<Move>) {
    moves.extend(spaces(rules, state).map(Move::Dive));
    if beside(rules, state, from) {
        moves.retain(|mv| matches!(mv, Move::Dive(hex) if hex.distance(from) == 1));
    }
}

pub(crate) fn check_haven(rules: &Rules, state: &State, from: Hex, hex: Hex) -> Result<(), Refusal> {
    check_space(rules, state, hex)?;
    if beside(rules, state, from) && hex.distance(from) != 1 { Err(Refusal::OutOfReach) } else { Ok(()) }
}
