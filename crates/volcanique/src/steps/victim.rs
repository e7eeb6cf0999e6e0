//! A Cooperative critter enters a controlled biome: owners without the power lose one critter each (VQ-COOP).

use super::{Answer, Flow, contest, movement, reach};
use crate::biome::Spot;
use crate::event::{Event, Loss};
use crate::event_rule::Tell;
use crate::land::Part;
use crate::moves::{Move, Piece};
use crate::player::Critter;
use crate::power::Trait;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Frame, State};
use tabletop::{Seat, SeatSet, Sink, rule};

/// The piece enters; `there` are the others who control the biome.
pub(crate) fn enter<S: Sink<Event>>(
    rules: &Rules,
    state: &mut State,
    (seat, piece, from, to): (Seat, Piece, Part, Part),
    there: SeatSet,
    sink: &mut S,
) {
    rule!("VQ-COOP");
    let biome = state.land.biome(to);
    let owners = there.iter().filter(|&other| !state.powers(other).has(Trait::Cooperate));
    let owners = owners.fold(SeatSet::NONE, |set, other| set.union(SeatSet::single(other)));
    for owner in state.seats_from(rules, seat).filter(|&owner| owners.contains(owner)) {
        let guard = state.player(owner).colossal().filter(|critter| state.land.biome(critter.part()) == biome);
        if let Some(guard) = guard {
            return repel(state, (seat, piece, from), (owner, guard), sink);
        }
    }
    movement::go(state, seat, piece, from, to, sink);
    state.push(Frame::Victim { to: state.land.spot(to), owners });
}

/// A Colossal takes the hit and the intruder returns (VQ-COLOSSAL).
fn repel<S: Sink<Event>>(
    state: &mut State,
    (seat, piece, from): (Seat, Piece, Part),
    (owner, guard): (Seat, Critter),
    sink: &mut S,
) {
    rule!("VQ-COLOSSAL");
    sink.tell(Event::Wounded { seat: owner, spot: state.spot(guard) });
    state.wound(owner, guard);
    let first = |state: &State| reach::members(state, seat, piece, from).next();
    while let Some(critter) = first(state) {
        sink.tell(Event::WentHome { seat, spot: state.spot(critter), loss: Loss::Repelled });
        state.send_home(seat, critter);
        if piece != Piece::Group {
            break;
        }
    }
    state.recount();
}

/// The critters of an owner that can be chosen: on the entered part if any, else anywhere in the biome.
fn choices(state: &State, owner: Seat, to: Spot) -> impl Iterator<Item = Critter> + '_ {
    let part = state.land.part(to).unwrap_or(Part::NONE);
    let biome = state.land.biome(part);
    let land = state.player(owner).land();
    let near = land.iter().any(|critter| critter.part() == part && !critter.is_burrowed());
    let wanted = move |critter: &&Critter| {
        let here = if near { critter.part() == part } else { state.land.biome(critter.part()) == biome };
        here && !critter.is_burrowed()
    };
    land.iter().filter(wanted).copied()
}

/// Whose critter is lost next.
pub(crate) fn next(rules: &Rules, state: &State, owners: SeatSet) -> Option<Seat> {
    state.seats_from(rules, state.turn.seat).find(|&seat| owners.contains(seat))
}

#[inline(never)]
pub(crate) fn advance<S: Sink<Event>>(
    rules: &Rules,
    state: &mut State,
    to: Spot,
    owners: SeatSet,
    sink: &mut S,
) -> Flow {
    let Some(owner) = next(rules, state, owners) else {
        state.pop();
        contest::begin(state);
        return Flow::Go;
    };
    match contest::only(choices(state, owner, to)) {
        Some(critter) => lose(state, owner, critter, sink),
        None if choices(state, owner, to).next().is_some() => return Flow::Wait,
        None => {}
    }
    state.replace(Frame::Victim { to, owners: owners.without(owner) });
    Flow::Go
}

fn lose<S: Sink<Event>>(state: &mut State, owner: Seat, critter: Critter, sink: &mut S) {
    sink.tell(Event::WentHome { seat: owner, spot: state.spot(critter), loss: Loss::Entered });
    state.send_home(owner, critter);
    state.recount();
}

#[inline(never)]
pub(crate) fn legal(rules: &Rules, state: &State, to: Spot, owners: SeatSet, moves: &mut Vec<Move>) {
    let Some(owner) = next(rules, state, owners) else { return };
    moves.extend(choices(state, owner, to).map(|critter| Move::Lose(Piece::Single, state.spot(critter))));
    moves.dedup();
}

pub(crate) fn check(rules: &Rules, state: &State, to: Spot, owners: SeatSet, mv: Move) -> Answer {
    let Move::Lose(piece, spot) = mv else { return None };
    let owner = next(rules, state, owners)?;
    let found = piece == Piece::Single && choices(state, owner, to).any(|critter| state.spot(critter) == spot);
    Some(if found { Ok(()) } else { Err(Refusal::NobodyThere) })
}

#[inline(never)]
pub(crate) fn apply<S: Sink<Event>>(
    rules: &Rules,
    state: &mut State,
    to: Spot,
    owners: SeatSet,
    mv: Move,
    sink: &mut S,
) {
    let (Move::Lose(_, spot), Some(owner)) = (mv, next(rules, state, owners)) else { return };
    let chosen = choices(state, owner, to).find(|&critter| state.spot(critter) == spot);
    if let Some(critter) = chosen {
        lose(state, owner, critter, sink);
    }
    state.replace(Frame::Victim { to, owners: owners.without(owner) });
}
