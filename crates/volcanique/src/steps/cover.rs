//! A tile is laid on a space: first everybody on it migrates within its biome, where the placer says; then burrowed critters
//! ride up (VQ-TILE-2, VQ-BURROW).

use super::{Answer, Flow, ask, contest, reach};
use crate::biome::{Biome, Spot};
use crate::event::{Event, Loss};
use crate::event_rule::Tell;
use crate::land::{Part, Site};
use crate::moves::{Move, Piece};
use crate::player::Critter;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Frame, State};
use crate::tile::Face;
use hexgrid::Hex;
use tabletop::{Pending, Seat, Sink, rule};

/// The next critter that has to leave a hex.
fn next(rules: &Rules, state: &State, hex: Hex) -> Option<(Seat, Critter)> {
    next_on(rules, state, state.land.site(hex)?)
}

/// The next critter that has to leave a space: seats from the active player on, then by its place.
fn next_on(rules: &Rules, state: &State, site: Site) -> Option<(Seat, Critter)> {
    if state.inhabited() & site.bit() == 0 {
        return None;
    }
    state.seats_from(rules, state.turn.seat).find_map(|seat| {
        let mut here =
            state.player(seat).land().iter().filter(|critter| critter.site() == site && !critter.is_burrowed());
        here.next().map(|&critter| (seat, critter))
    })
}

/// What a critter is called in questions.
pub(crate) fn piece(critter: Critter) -> Piece {
    if critter.is_colossal() { Piece::Colossal } else { Piece::Single }
}

pub(crate) fn advance<S: Sink<Event>>(rules: &Rules, state: &mut State, face: Face, hex: Hex, sink: &mut S) -> Flow {
    let site = state.land.site(hex);
    if let Some((owner, critter)) = site.and_then(|site| next_on(rules, state, site)) {
        rule!("VQ-TILE-2");
        let mut all = reach::within(state, critter.part()).iter();
        match (all.next(), all.next()) {
            (Some(_), Some(_)) => return Flow::Wait,
            (Some(only), None) => migrate(state, owner, critter, only, sink),
            (None, _) => {
                sink.tell(Event::WentHome { seat: owner, spot: state.spot(critter), loss: Loss::Covered });
                state.send_home(owner, critter);
                state.recount();
            }
        }
        return Flow::Go;
    }
    if let Some(site) = site {
        rule!("VQ-TILE-1");
        let old = state.land.face(site);
        state.land.push(site, face);
        sink.tell(Event::Laid { seat: state.turn.seat, face, hex });
        state.refresh_at(rules, site, old);
        // Whoever is still there is burrowed.
        if state.inhabited() & site.bit() != 0 {
            state.replace(Frame::Ride { hex });
            return Flow::Go;
        }
    }
    settle(state)
}

/// Everybody has a place; contests follow.
fn settle(state: &mut State) -> Flow {
    state.pop();
    contest::begin(state);
    Flow::Go
}

/// A critter moves because it must.
pub(crate) fn migrate<S: Sink<Event>>(state: &mut State, seat: Seat, critter: Critter, to: Part, sink: &mut S) {
    let (from, spot) = (state.spot(critter), state.land.spot(to));
    sink.tell(Event::Migrated { seat, piece: piece(critter), from, to: spot });
    state.walk(seat, critter, to);
    state.recount();
}

pub(crate) fn turn(rules: &Rules, state: &State, hex: Hex) -> Pending<Question> {
    let Some((owner, critter)) = next(rules, state, hex) else { return Pending::Over };
    ask(state.turn.seat, Question::Migrate { owner, piece: piece(critter), from: state.spot(critter) })
}

pub(crate) fn legal(rules: &Rules, state: &State, hex: Hex, moves: &mut Vec<Move>) {
    if let Some((_, critter)) = next(rules, state, hex) {
        moves.extend(reach::within(state, critter.part()).iter().map(|part| Move::To(state.land.spot(part))));
    }
}

pub(crate) fn check(rules: &Rules, state: &State, hex: Hex, mv: Move) -> Answer {
    let (Move::To(spot), Some((_, critter))) = (mv, next(rules, state, hex)) else { return None };
    let Some(part) = state.land.part(spot) else { return Some(Err(Refusal::NoSuchPart)) };
    Some(if reach::within(state, critter.part()).contains(part) { Ok(()) } else { Err(Refusal::OutOfReach) })
}

pub(crate) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, hex: Hex, mv: Move, sink: &mut S) {
    let (Move::To(spot), Some((owner, critter))) = (mv, next(rules, state, hex)) else { return };
    if let Some(part) = state.land.part(spot) {
        migrate(state, owner, critter, part, sink);
    }
}

/// A burrowed critter whose colour the new tile lacks.
fn rider(rules: &Rules, state: &State, hex: Hex) -> Option<(Seat, Critter)> {
    let site = state.land.site(hex)?;
    if state.inhabited() & site.bit() == 0 {
        return None;
    }
    state.seats_from(rules, state.turn.seat).find_map(|seat| {
        let lost = |critter: &&Critter| critter.site() == site && !state.land.has(critter.part());
        state.player(seat).land().iter().find(lost).map(|&critter| (seat, critter))
    })
}

/// The parts of the new tile.
fn parts(state: &State, site: Site) -> impl Iterator<Item = Part> + '_ {
    Biome::ALL.into_iter().map(move |biome| Part::new(site, biome)).filter(|&part| state.land.has(part))
}

pub(crate) fn advance_ride<S: Sink<Event>>(rules: &Rules, state: &mut State, hex: Hex, sink: &mut S) -> Flow {
    let Some((seat, critter)) = rider(rules, state, hex) else { return settle(state) };
    let ways = {
        let mut all = parts(state, critter.site());
        (all.next(), all.next())
    };
    let (Some(only), None) = ways else { return Flow::Wait };
    ride(state, seat, critter, only, sink);
    Flow::Go
}

fn ride<S: Sink<Event>>(state: &mut State, seat: Seat, critter: Critter, to: Part, sink: &mut S) {
    rule!("VQ-BURROW");
    state.walk(seat, critter, to);
    sink.tell(Event::Rode { seat, spot: state.land.spot(to) });
    state.recount();
}

pub(crate) fn turn_ride(rules: &Rules, state: &State, hex: Hex) -> Pending<Question> {
    let Some((seat, _)) = rider(rules, state, hex) else { return Pending::Over };
    ask(seat, Question::Ride { hex })
}

pub(crate) fn legal_ride(rules: &Rules, state: &State, hex: Hex, moves: &mut Vec<Move>) {
    if let Some((_, critter)) = rider(rules, state, hex) {
        moves.extend(parts(state, critter.site()).map(|part| Move::To(state.land.spot(part))));
    }
}

pub(crate) fn check_ride(state: &State, hex: Hex, mv: Move) -> Answer {
    let Move::To(Spot { hex: to, biome }) = mv else { return None };
    let there = to == hex && state.land.part(Spot::new(to, biome)).is_some();
    Some(if there { Ok(()) } else { Err(Refusal::NoSuchPart) })
}

pub(crate) fn apply_ride<S: Sink<Event>>(rules: &Rules, state: &mut State, hex: Hex, mv: Move, sink: &mut S) {
    let (Move::To(spot), Some((seat, critter))) = (mv, rider(rules, state, hex)) else { return };
    if let Some(part) = state.land.part(spot) {
        ride(state, seat, critter, part, sink);
    }
}
