//! The move step of a turn: movements of critters and groups, islands that drift or are cut, cards (VQ-MOVE-1,
//! VQ-GROUP-2). Where a chosen piece goes is in `walk.rs`.

use super::walk::{Walk, refusal_of_movement, targets};
use super::{Answer, cards, converge, destinations, rift};
use crate::biome::{Biome, Spot};
use crate::event::Event;
use crate::frame::Frame;
use crate::land::Part;
use crate::moves::{Move, Piece};
use crate::part_set::PartSet;
use crate::player::Critter;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::State;
use tabletop::{Seat, Sink};

/// Returns whether any movement is left, and whether a flying one is.
fn movements_left(state: &State) -> (bool, bool) {
    (state.turn.movements + state.turn.flights > 0, state.turn.flights > 0)
}

/// Returns whether a piece can go anywhere. Tries the cheapest tests for the most common ways first.
fn can_walk(rules: &Rules, state: &State, piece: Piece, from: Part, flying: bool) -> bool {
    let free = |biome: Biome| state.is_free(Part::new(from.site(), biome));
    let near = || destinations::is_larger_biome(rules, state, from);
    let plain = piece != Piece::Group && state.frosts().is_empty();
    if plain && (Biome::ALL.into_iter().any(free) || near()) {
        return true;
    }
    // Without such powers there are no other ways.
    let simple = plain && !flying && !state.powers(state.turn.seat).has_extra_movement();
    !simple && !targets(rules, state, piece, from, flying).is_empty()
}

pub(super) fn legal(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    moves.push(Move::Done);
    let seat = state.turn.seat;
    let (any, flying) = movements_left(state);
    if any {
        for piece in [Piece::Single, Piece::Colossal] {
            let mut last = Part::NONE;
            let wanted =
                |critter: &&Critter| if piece == Piece::Single { critter.is_single() } else { critter.is_colossal() };
            for critter in state.player(seat).land().iter().filter(wanted) {
                let part = critter.part();
                if part != last && state.is_active(*critter) && can_walk(rules, state, piece, part, flying) {
                    moves.push(Move::Pick(piece, state.land.spot(part)));
                }
                last = part;
            }
        }
        if state.powers(seat).has_group_powers() && state.turn.movements > 0 {
            let mut seen = PartSet::EMPTY;
            for critter in state.player(seat).land() {
                let biome = state.land.biome(critter.part());
                if biome != Part::NONE && !seen.contains(biome) {
                    seen.insert(biome);
                    legal_group(rules, state, seat, biome, moves);
                }
            }
            // A group is named by its first critter, and first critters need not come in the order of biomes.
            moves[1..].sort_unstable();
        }
    }
    converge::legal(rules, state, moves);
    rift::legal(rules, state, moves);
    cards::legal(rules, state, moves);
}

fn legal_group(rules: &Rules, state: &State, seat: Seat, biome: Part, moves: &mut Vec<Move>) {
    let Some(first) =
        state.active_critters(seat, biome).next().filter(|_| state.active_critters(seat, biome).count() >= 2)
    else {
        return;
    };
    if !targets(rules, state, Piece::Group, first.part(), false).is_empty() {
        moves.push(Move::Pick(Piece::Group, state.land.spot(first.part())));
    }
}

pub(super) fn check(rules: &Rules, state: &State, mv: Move) -> Answer {
    Some(match mv {
        Move::Done => Ok(()),
        Move::Pick(piece, spot) => check_pick(rules, state, piece, spot),
        Move::Converge(hex, dir) => converge::check(rules, state, hex, dir),
        Move::Rift(cut, hex, dir) => rift::check(rules, state, cut, hex, dir),
        Move::Play(card) => cards::check(rules, state, card),
        _ => return None,
    })
}

fn check_pick(rules: &Rules, state: &State, piece: Piece, spot: Spot) -> Result<(), Refusal> {
    let seat = state.turn.seat;
    let (any, flying) = movements_left(state);
    if !any {
        return Err(Refusal::NoMovementLeft);
    }
    let Some(part) = state.land.part(spot) else { return Err(Refusal::NobodyThere) };
    if piece == Piece::Group {
        if !state.powers(seat).has_group_powers() {
            return Err(Refusal::NoPower { rule: "VQ-GROUP-1" });
        }
        if state.turn.movements == 0 {
            return Err(Refusal::NoMovementLeft);
        }
        check_group(state, seat, part)?;
    } else if destinations::moving_critters(state, seat, piece, part).next().is_none() {
        return Err(Refusal::NobodyThere);
    }
    if targets(rules, state, piece, part, flying && piece != Piece::Group).is_empty() {
        return Err(why_stuck(rules, state, piece, part));
    }
    Ok(())
}

/// Checks that a group of two or more is named by its first critter.
fn check_group(state: &State, seat: Seat, part: Part) -> Result<(), Refusal> {
    let mut group = state.active_critters(seat, state.land.biome(part));
    let first = group.next().ok_or(Refusal::NobodyThere)?;
    if first.part() != part && !group.by_ref().any(|critter| critter.part() == part) {
        return Err(Refusal::NobodyThere);
    }
    if first.part() != part || group.next().is_none() { Err(Refusal::NoGroup) } else { Ok(()) }
}

/// Returns what keeps a piece where it is: a pack or a herd on a part that it touches, or the reach of a movement.
fn why_stuck(rules: &Rules, state: &State, piece: Piece, from: Part) -> Refusal {
    let seat = state.turn.seat;
    let touched = |critter: Critter| destinations::touching_parts(rules, state, critter.part());
    let all = destinations::moving_critters(state, seat, piece, from)
        .fold(PartSet::EMPTY, |set, critter| set.or(touched(critter)));
    let mut reasons = all.iter().map(|to| refusal_of_movement(rules, state, piece, from, to));
    let by_group = |reason: &Refusal| matches!(reason, Refusal::PackTooSmall { .. } | Refusal::HerdHolds { .. });
    reasons.find(by_group).unwrap_or(Refusal::OutOfReach)
}

pub(super) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
    match mv {
        Move::Pick(piece, from) => {
            let flying = state.turn.flights > 0 && piece != Piece::Group;
            state.push(Frame::Walk(Walk { piece, from, flying }));
        }
        Move::Converge(hex, dir) => converge::apply(rules, state, hex, dir, sink),
        Move::Rift(cut, hex, dir) => rift::apply(rules, state, cut, hex, dir, sink),
        Move::Play(card) => cards::apply(rules, state, card, sink),
        _ => {}
    }
}
