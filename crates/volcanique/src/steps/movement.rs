//! The move step: movements of critters and groups, drifting and cutting islands, cards (VQ-MOVE-1, VQ-GROUP-2).

use super::{Answer, cards, contest, drift, reach, rift};
use crate::biome::{Biome, Spot};
use crate::event::{Event, Loss};
use crate::event_rule::Tell;
use crate::land::Part;
use crate::moves::{Move, Piece};
use crate::parts::PartSet;
use crate::player::Critter;
use crate::power::Trait;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Frame, State};
use tabletop::{Seat, SeatSet, Sink, rule};

/// Whether a movement is left, and whether only a flying one is.
fn allowance(state: &State) -> (bool, bool) {
    (state.turn.movements + state.turn.flights > 0, state.turn.flights > 0)
}

/// Everywhere the piece may go with what is left.
fn targets(rules: &Rules, state: &State, piece: Piece, from: Part, flying: bool) -> PartSet {
    let seat = state.turn.seat;
    let all = reach::destinations(rules, state, seat, piece, from, flying);
    if state.turn.movements == 0 && piece == Piece::Group { PartSet::EMPTY } else { all }
}

/// Whether the piece can go anywhere; the commonest ways are looked at first.
fn may_walk(rules: &Rules, state: &State, piece: Piece, from: Part, flying: bool) -> bool {
    let free = |biome: Biome| state.is_free(Part::new(from.site(), biome));
    // A biome that goes on does so across one of its edges.
    let near = || reach::goes_on(rules, state, from);
    let plain = piece != Piece::Group && state.frosts().is_empty();
    if plain && (Biome::ALL.into_iter().any(free) || near()) {
        return true;
    }
    // Nothing but those was there to find.
    let simple = plain && !flying && !state.powers(state.turn.seat).roams();
    !simple && !targets(rules, state, piece, from, flying).is_empty()
}

pub(crate) fn legal(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    moves.push(Move::Done);
    let seat = state.turn.seat;
    let (any, flying) = allowance(state);
    if any {
        for piece in [Piece::Single, Piece::Colossal] {
            let mut last = Part::NONE;
            let wanted =
                |critter: &&Critter| if piece == Piece::Single { critter.is_single() } else { critter.is_colossal() };
            for critter in state.player(seat).land().iter().filter(wanted) {
                let part = critter.part();
                if part != last && state.is_active(*critter) && may_walk(rules, state, piece, part, flying) {
                    moves.push(Move::Pick(piece, state.land.spot(part)));
                }
                last = part;
            }
        }
        if state.powers(seat).groups() && state.turn.movements > 0 {
            let mut seen = PartSet::EMPTY;
            for critter in state.player(seat).land() {
                let biome = state.land.biome(critter.part());
                if biome != Part::NONE && !seen.contains(biome) {
                    seen.insert(biome);
                    legal_group(rules, state, seat, biome, moves);
                }
            }
            // Groups are named by their first member, which need not come in the order of biomes.
            moves[1..].sort_unstable();
        }
    }
    drift::legal(rules, state, moves);
    rift::legal(rules, state, moves);
    cards::legal(rules, state, moves);
}

fn legal_group(rules: &Rules, state: &State, seat: Seat, biome: Part, moves: &mut Vec<Move>) {
    let Some(first) = state.group(seat, biome).next().filter(|_| state.group(seat, biome).count() >= 2) else { return };
    if !targets(rules, state, Piece::Group, first.part(), false).is_empty() {
        moves.push(Move::Pick(Piece::Group, state.land.spot(first.part())));
    }
}

pub(crate) fn check(rules: &Rules, state: &State, mv: Move) -> Answer {
    Some(match mv {
        Move::Done => Ok(()),
        Move::Pick(piece, spot) => check_pick(rules, state, piece, spot),
        Move::Converge(hex, dir) => drift::check(rules, state, hex, dir),
        Move::Rift(cut, hex, dir) => rift::check(rules, state, cut, hex, dir),
        Move::Play(card) => cards::check(rules, state, card),
        _ => return None,
    })
}

fn check_pick(rules: &Rules, state: &State, piece: Piece, spot: Spot) -> Result<(), Refusal> {
    let seat = state.turn.seat;
    let (any, flying) = allowance(state);
    if !any {
        return Err(Refusal::NoMovementLeft);
    }
    let Some(part) = state.land.part(spot) else { return Err(Refusal::NobodyThere) };
    if piece == Piece::Group {
        if !state.powers(seat).groups() {
            return Err(Refusal::NoPower { rule: "VQ-GROUP-1" });
        }
        if state.turn.movements == 0 {
            return Err(Refusal::NoMovementLeft);
        }
        check_group(state, seat, part)?;
    } else if reach::members(state, seat, piece, part).next().is_none() {
        return Err(Refusal::NobodyThere);
    }
    if targets(rules, state, piece, part, flying && piece != Piece::Group).is_empty() {
        return Err(why_stuck(rules, state, piece, part));
    }
    Ok(())
}

/// Checks that a group of two or more is named by its first member.
fn check_group(state: &State, seat: Seat, part: Part) -> Result<(), Refusal> {
    let mut group = state.group(seat, state.land.biome(part));
    let first = group.next().ok_or(Refusal::NobodyThere)?;
    if first.part() != part && !group.by_ref().any(|critter| critter.part() == part) {
        return Err(Refusal::NobodyThere);
    }
    if first.part() != part || group.next().is_none() { Err(Refusal::NoGroup) } else { Ok(()) }
}

/// The rule that keeps a piece where it is: a pack or a herd on a part that it touches, or the reach of a movement.
fn why_stuck(rules: &Rules, state: &State, piece: Piece, from: Part) -> Refusal {
    let seat = state.turn.seat;
    let touched = |critter: Critter| reach::touching(rules, state, critter.part());
    let all = reach::members(state, seat, piece, from).fold(PartSet::EMPTY, |set, critter| set.or(touched(critter)));
    let mut reasons = all.iter().map(|to| why_not(rules, state, piece, from, to));
    let by_group = |reason: &Refusal| matches!(reason, Refusal::PackTooSmall { .. } | Refusal::HerdHolds { .. });
    reasons.find(by_group).unwrap_or(Refusal::OutOfReach)
}

pub(crate) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
    match mv {
        Move::Pick(piece, from) => {
            let flying = state.turn.flights > 0 && piece != Piece::Group;
            state.push(Frame::Walk { piece, from, flying });
        }
        Move::Converge(hex, dir) => drift::apply(rules, state, hex, dir, sink),
        Move::Rift(cut, hex, dir) => rift::apply(rules, state, cut, hex, dir, sink),
        Move::Play(card) => cards::apply(rules, state, card, sink),
        _ => {}
    }
}

pub(crate) fn legal_walk(rules: &Rules, state: &State, piece: Piece, from: Spot, flying: bool, moves: &mut Vec<Move>) {
    let Some(part) = state.land.part(from) else { return };
    let all = targets(rules, state, piece, part, flying);
    moves.extend(all.iter().map(|to| Move::To(state.land.spot(to))));
}

pub(crate) fn check_walk(rules: &Rules, state: &State, piece: Piece, from: Spot, flying: bool, mv: Move) -> Answer {
    let Move::To(spot) = mv else { return None };
    let (Some(part), Some(to)) = (state.land.part(from), state.land.part(spot)) else {
        return Some(Err(Refusal::NoSuchPart));
    };
    Some(if targets(rules, state, piece, part, flying).contains(to) {
        Ok(())
    } else {
        Err(why_not(rules, state, piece, part, to))
    })
}

/// The rule that stands against a movement.
fn why_not(rules: &Rules, state: &State, piece: Piece, from: Part, to: Part) -> Refusal {
    let seat = state.turn.seat;
    if from == to {
        return Refusal::SamePlace;
    }
    if state.is_frozen(state.land.hex(to.site())) {
        return Refusal::Frozen;
    }
    if piece == Piece::Group && state.powers(seat).has(Trait::Pack) {
        let touched = reach::members(state, seat, piece, from)
            .any(|critter| reach::touching(rules, state, critter.part()).contains(to));
        if let (true, Err(by)) = (touched, reach::pack_beats(rules, state, seat, from, to)) {
            return Refusal::PackTooSmall { by };
        }
    }
    if state.powers(seat).has(Trait::Cooperate)
        && reach::members(state, seat, piece, from).any(|critter| critter.site() == to.site())
        && let Some(by) = reach::herd_against(rules, state, seat, to)
    {
        rule!("VQ-COOP");
        return Refusal::HerdHolds { by };
    }
    if state.control(to).is_empty() { Refusal::OutOfReach } else { Refusal::Controlled }
}

pub(crate) fn apply_walk<S: Sink<Event>>(
    rules: &Rules,
    state: &mut State,
    (piece, from, flying): (Piece, Spot, bool),
    mv: Move,
    sink: &mut S,
) {
    let Move::To(spot) = mv else { return };
    let (Some(part), Some(to)) = (state.land.part(from), state.land.part(spot)) else { return };
    let seat = state.turn.seat;
    state.pop();
    let on_foot = state.turn.movements > 0
        && (!flying || reach::destinations(rules, state, seat, piece, part, false).contains(to));
    if on_foot {
        state.turn.movements -= 1;
    } else {
        state.turn.flights = state.turn.flights.saturating_sub(1);
    }
    let hostile = state.control(to).without(seat);
    if hostile.is_empty() {
        return go(state, seat, piece, part, to, sink);
    }
    if is_own(state, seat, part, to) {
        go(state, seat, piece, part, to, sink);
        // Beside burrowed critters others may have settled.
        return contest::begin(state);
    }
    let pack = piece == Piece::Group
        && state.powers(seat).has(Trait::Pack)
        && reach::pack_beats(rules, state, seat, part, to).is_ok();
    if pack {
        rule!("VQ-PACK", "VQ-GROUP-2");
        drive_out(state, hostile, to, sink);
        return go(state, seat, piece, part, to, sink);
    }
    super::victim::enter(rules, state, (seat, piece, part, to), hostile, sink);
}

/// Whether a piece comes to a biome as to its own. Where its owner has only burrowed critters, a Cooperative critter that
/// has no other way there comes as an intruder.
fn is_own(state: &State, seat: Seat, from: Part, to: Part) -> bool {
    let biome = state.land.biome(to);
    let at_home = state.land.biome(from) == biome || state.group(seat, biome).next().is_some();
    state.control(to).contains(seat) && (at_home || state.powers(seat).groups())
}

/// The piece goes; everything else has been settled.
pub(crate) fn go<S: Sink<Event>>(state: &mut State, seat: Seat, piece: Piece, from: Part, to: Part, sink: &mut S) {
    let (start, end) = (state.land.spot(from), state.land.spot(to));
    sink.tell(Event::Walked { seat, piece, from: start, to: end });
    if piece == Piece::Group {
        rule!("VQ-GROUP-2");
        let biome = state.land.biome(from);
        let next = |state: &State| state.group(seat, biome).find(|critter| critter.part() != to);
        while let Some(critter) = next(state) {
            state.walk(seat, critter, to);
        }
    } else {
        let critter = if piece == Piece::Single { Critter::single(from) } else { Critter::colossal(from) };
        state.walk(seat, critter, to);
    }
    state.recount();
}

/// Everybody who is beaten goes home; burrowed critters stay.
fn drive_out<S: Sink<Event>>(state: &mut State, seats: SeatSet, to: Part, sink: &mut S) {
    let biome = state.land.biome(to);
    for seat in seats.iter() {
        contest::send_all(state, seat, biome, Loss::Pack, sink);
    }
}
