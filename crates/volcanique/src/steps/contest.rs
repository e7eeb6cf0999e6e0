//! Contested biomes (VQ-CON): packs and herds drive the others out; otherwise every side loses as many critters as the
//! second-largest has, and owners choose which.

use super::reach::group_strength;
use super::{Answer, Flow, ask};
use crate::event::{Event, Loss};
use crate::event_rule::Tell;
use crate::land::Part;
use crate::moves::{Move, Piece};
use crate::parts::PartSet;
use crate::player::Critter;
use crate::power::Trait;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Frame, NOBODY, State};
use tabletop::{Pending, Seat, SeatSet, Sink, rule};

/// Settles all contested biomes, if there are any.
pub(crate) fn begin(state: &mut State) {
    begin_for(state, NOBODY);
}

/// The same; this seat wins ties.
pub(crate) fn begin_for(state: &mut State, favoured: Seat) {
    if state.is_crowded() {
        state.push(Frame::Contest { biome: Part::NONE, losses: [0; 5], favoured });
    }
}

/// The strengths of all seats in a biome.
fn strengths(state: &State, biome: Part) -> [u8; 5] {
    std::array::from_fn(|seat| super::reach::strength(state, Seat(seat as u8), biome))
}

/// The seats on the same side as one: owners of Cooperative stand together (VQ-CON-3).
fn side(state: &State, seat: Seat, strengths: &[u8; 5]) -> SeatSet {
    let shares = |other: Seat| state.powers(other).has(Trait::Cooperate);
    let present = (0..5).map(Seat).filter(|other| strengths[other.index()] > 0);
    let together = present.filter(|&other| other == seat || (shares(seat) && shares(other)));
    together.fold(SeatSet::NONE, |set, other| set.union(SeatSet::single(other)))
}

fn side_strength(set: SeatSet, strengths: &[u8; 5]) -> u8 {
    set.iter().map(|seat| strengths[seat.index() % 5]).sum()
}

/// The sides in a biome with their strengths, each by its first seat.
fn sides(state: &State, strengths: &[u8; 5]) -> [(SeatSet, u8); 5] {
    std::array::from_fn(|seat| {
        let set = side(state, Seat(seat as u8), strengths);
        let first = strengths[seat] > 0 && set.iter().next() == Some(Seat(seat as u8));
        if first { (set, side_strength(set, strengths)) } else { (SeatSet::NONE, 0) }
    })
}

/// The contested biome that is settled next: lowest `(q, r)` first, then D, M, L (VQ-CON-2).
fn next(state: &State) -> Option<Part> {
    rule!("VQ-CON-2");
    let mut seen = PartSet::EMPTY;
    let mut found: Option<((i8, i8, crate::biome::Biome), Part)> = None;
    for critter in state.players.iter().flat_map(|player| player.land()) {
        let biome = state.land.biome(critter.part());
        if biome == Part::NONE || seen.contains(biome) || state.control(biome).len() < 2 {
            continue;
        }
        seen.insert(biome);
        let all = sides(state, &strengths(state, biome));
        if all.iter().filter(|(set, _)| !set.is_empty()).count() < 2 {
            continue;
        }
        let key = state.first_spot(biome);
        if found.is_none_or(|(other, _)| key < other) {
            found = Some((key, biome));
        }
    }
    found.map(|(_, biome)| biome)
}

#[inline(never)]
pub(crate) fn advance<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) -> Flow {
    let Frame::Contest { biome, losses, favoured } = state.frame() else { return Flow::Wait };
    if biome == Part::NONE {
        match next(state) {
            Some(biome) => settle(rules, state, biome, favoured, sink),
            None => state.pop(),
        }
        return Flow::Go;
    }
    let Some(seat) = loser(rules, state, &losses) else {
        state.replace(Frame::Contest { biome: Part::NONE, losses: [0; 5], favoured });
        return Flow::Go;
    };
    let left = losses[seat.index()];
    if left >= super::reach::strength(state, seat, biome) {
        send_all(state, seat, biome, Loss::Contest, sink);
        return paid(state, seat, left);
    }
    match only(choices(state, seat, biome)) {
        Some(critter) => {
            lose(state, seat, critter, sink);
            paid(state, seat, 1)
        }
        None => Flow::Wait,
    }
}

/// The critter that all of these are alike to, if they are.
pub(crate) fn only(mut all: impl Iterator<Item = Critter>) -> Option<Critter> {
    let first = all.next()?;
    all.all(|other| other == first).then_some(first)
}

/// Takes what was lost off what a seat still has to lose.
fn paid(state: &mut State, seat: Seat, count: u8) -> Flow {
    if let Frame::Contest { biome, mut losses, favoured } = state.frame() {
        losses[seat.index()] -= count;
        state.recount();
        state.replace(Frame::Contest { biome, losses, favoured });
    }
    Flow::Go
}

fn loser(rules: &Rules, state: &State, losses: &[u8; 5]) -> Option<Seat> {
    state.seats_from(rules, state.turn.seat).find(|seat| losses[seat.index()] > 0)
}

/// Decides who loses how many.
fn settle<S: Sink<Event>>(rules: &Rules, state: &mut State, biome: Part, favoured: Seat, sink: &mut S) {
    rule!("VQ-CON-3");
    sink.tell(Event::Contested { biome: state.land.spot(biome) });
    let strengths = strengths(state, biome);
    let all = sides(state, &strengths);
    if let Some(winner) = pack(state, biome, &strengths) {
        let spared = side(state, winner, &strengths);
        return drive_out(rules, state, biome, spared, Loss::Pack, sink);
    }
    let holding = holding(state, biome, &strengths);
    // Several herds may be left; what they lose to each other is settled next.
    if !holding.is_empty() && all.iter().any(|(set, _)| !set.is_empty() && !set.intersects(holding)) {
        return drive_out(rules, state, biome, holding, Loss::Herd, sink);
    }
    rule!("VQ-CON-1");
    let mut order = all.map(|(_, strength)| strength);
    order.sort_unstable_by(|one, two| two.cmp(one));
    let [first, second, ..] = order;
    let mut losses = [0; 5];
    for (set, strength) in all.into_iter().filter(|(set, _)| !set.is_empty()) {
        let tied = first == second && strength == first && set.contains(favoured);
        let mut left = if tied { second - 1 } else { second.min(strength) };
        // A side shares its losses one by one in seat order.
        while left > 0 {
            for seat in state.seats_from(rules, state.turn.seat).filter(|&seat| set.contains(seat)) {
                if left > 0 && losses[seat.index()] < strengths[seat.index()] {
                    losses[seat.index()] += 1;
                    left -= 1;
                }
            }
        }
    }
    state.replace(Frame::Contest { biome, losses, favoured });
}

/// Sends everybody home who is not spared.
fn drive_out<S: Sink<Event>>(rules: &Rules, state: &mut State, biome: Part, spared: SeatSet, loss: Loss, sink: &mut S) {
    for seat in rules.seats().filter(|&seat| !spared.contains(seat)) {
        send_all(state, seat, biome, loss, sink);
    }
    state.recount();
}

/// The largest other side.
fn largest_other(state: &State, seat: Seat, strengths: &[u8; 5]) -> u8 {
    let own = side(state, seat, strengths);
    let others = sides(state, strengths).into_iter().filter(|(set, _)| !set.intersects(own));
    others.map(|(_, strength)| strength).max().unwrap_or(0)
}

/// A pack group of two or more that is larger than every other side.
fn pack(state: &State, biome: Part, strengths: &[u8; 5]) -> Option<Seat> {
    let wins = |size: u8, seat: Seat| size > largest_other(state, seat, strengths);
    (0..5).map(Seat).find(|&seat| {
        state.powers(seat).has(Trait::Pack) && group_strength(state, seat, biome).is_some_and(|size| wins(size, seat))
    })
}

/// The sides that hold a biome by a herd: however many the others are, only a larger pack overwhelms it.
fn holding(state: &State, biome: Part, strengths: &[u8; 5]) -> SeatSet {
    let owners = |power: Trait| (0..5).map(Seat).filter(move |&seat| state.powers(seat).has(power));
    let mut set = SeatSet::NONE;
    for seat in owners(Trait::Herd) {
        let Some(herd) = group_strength(state, seat, biome) else { continue };
        let own = side(state, seat, strengths);
        let mut packs = owners(Trait::Pack).filter(|&other| !own.contains(other));
        if !packs.any(|other| group_strength(state, other, biome).is_some_and(|pack| pack > herd)) {
            set = set.union(own);
        }
    }
    set
}

/// Everything of a seat in a biome goes home, except burrowed critters.
pub(crate) fn send_all<S: Sink<Event>>(state: &mut State, seat: Seat, biome: Part, loss: Loss, sink: &mut S) {
    let first = |state: &State| choices(state, seat, biome).next();
    while let Some(critter) = first(state) {
        sink.tell(Event::WentHome { seat, spot: state.spot(critter), loss });
        state.send_home(seat, critter);
    }
}

fn choices(state: &State, seat: Seat, biome: Part) -> impl Iterator<Item = Critter> + '_ {
    let here = move |critter: &Critter| !critter.is_burrowed() && state.land.biome(critter.part()) == biome;
    state.player(seat).land().iter().copied().filter(here)
}

fn lose<S: Sink<Event>>(state: &mut State, seat: Seat, critter: Critter, sink: &mut S) {
    if critter.is_colossal() {
        sink.tell(Event::Wounded { seat, spot: state.spot(critter) });
        state.wound(seat, critter);
    } else {
        sink.tell(Event::WentHome { seat, spot: state.spot(critter), loss: Loss::Contest });
        state.send_home(seat, critter);
    }
}

pub(crate) fn turn(rules: &Rules, state: &State) -> Pending<Question> {
    let Frame::Contest { biome, losses, .. } = state.frame() else { return Pending::Over };
    let Some(seat) = loser(rules, state, &losses) else { return Pending::Over };
    ask(seat, Question::Lose { left: losses[seat.index()], biome: state.land.spot(biome) })
}

/// The answer that gives a critter away.
pub(crate) fn naming(state: &State, critter: Critter) -> Move {
    let piece = if critter.is_colossal() { Piece::Colossal } else { Piece::Single };
    Move::Lose(piece, state.spot(critter))
}

#[inline(never)]
pub(crate) fn legal(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    let Frame::Contest { biome, losses, .. } = state.frame() else { return };
    let Some(seat) = loser(rules, state, &losses) else { return };
    moves.extend(choices(state, seat, biome).map(|critter| naming(state, critter)));
    moves.sort_unstable();
    moves.dedup();
}

fn chosen(rules: &Rules, state: &State, mv: Move) -> Option<(Seat, Critter)> {
    let Frame::Contest { biome, losses, .. } = state.frame() else { return None };
    let seat = loser(rules, state, &losses)?;
    choices(state, seat, biome).find(|&critter| naming(state, critter) == mv).map(|critter| (seat, critter))
}

pub(crate) fn check(rules: &Rules, state: &State, mv: Move) -> Answer {
    let Move::Lose(..) = mv else { return None };
    Some(chosen(rules, state, mv).map_or(Err(Refusal::NobodyThere), |_| Ok(())))
}

#[inline(never)]
pub(crate) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
    if let Some((seat, critter)) = chosen(rules, state, mv) {
        lose(state, seat, critter, sink);
        paid(state, seat, 1);
    }
}
