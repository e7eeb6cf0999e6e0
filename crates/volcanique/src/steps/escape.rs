//! Critters leave a space that a volcano, lava or a landslide strikes: owners in seat order, critter by critter, each for a
//! price; whoever stays goes home (VQ-LAVA-2, VQ-MIGRATE, VQ-LANDSLIDE, VQ-COLOSSAL).

use super::{Answer, Flow, ask, buy, cover, reach};
use crate::biome::{Mix, Spot};
use crate::event::{Event, Loss};
use crate::event_rule::Tell;
use crate::land::Part;
use crate::moves::Move;
use crate::player::Critter;
use crate::power::Trait;
use crate::price::{Cost, cost};
use crate::question::{Danger, Price, Question};
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Frame, State};
use hexgrid::Hex;
use tabletop::{Pending, Seat, Sink, rule};

/// The frame of an escape, taken apart.
#[derive(Clone, Copy)]
struct Flight {
    hex: Hex,
    danger: Danger,
    place: u8,
    passed: u8,
    to: Option<Spot>,
    hurt: bool,
}

fn flight(state: &State) -> Option<Flight> {
    match state.frame() {
        Frame::Escape { hex, danger, place, passed, to, hurt } => Some(Flight { hex, danger, place, passed, to, hurt }),
        _ => None,
    }
}

fn keep(state: &mut State, flight: Flight) {
    let Flight { hex, danger, place, passed, to, hurt } = flight;
    state.replace(Frame::Escape { hex, danger, place, passed, to, hurt });
}

/// The critter that is asked about: burrowed and frozen ones cannot leave.
fn current(rules: &Rules, state: &State, flight: Flight) -> Option<(Seat, Critter)> {
    let seat = state.seat_at(rules, flight.place)?;
    let site = state.land.site(flight.hex)?;
    let here = |critter: &&Critter| critter.site() == site && state.is_active(**critter);
    state.player(seat).land().iter().filter(here).nth(flight.passed as usize).map(|&critter| (seat, critter))
}

fn cost_of(rules: &Rules, state: &State, seat: Seat, danger: Danger) -> Cost {
    cost(rules, state.powers(seat), Price::Escape(danger))
}

/// Whether the owner may pay for this critter.
fn may_pay(rules: &Rules, state: &State, flight: Flight, seat: Seat) -> bool {
    let allowed = flight.danger != Danger::Volcano || migrates(state, seat);
    allowed && cost_of(rules, state, seat, flight.danger).payable(state.player(seat).resources)
}

/// Whether Volcanic migration saves a player's critters here: only from the volcano of an opponent (VQ-MIGRATE).
fn migrates(state: &State, seat: Seat) -> bool {
    if !state.powers(seat).has(Trait::Migrate) {
        return false;
    }
    rule!("VQ-MIGRATE");
    seat != state.turn.seat
}

#[inline(never)]
pub(crate) fn advance<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) -> Flow {
    let Some(flight) = flight(state) else { return Flow::Wait };
    if let Some(spot) = flight.to {
        return pay_if_forced(rules, state, flight, spot, sink);
    }
    let Some((seat, critter)) = current(rules, state, flight) else {
        if flight.place + 1 < rules.players {
            keep(state, Flight { place: flight.place + 1, passed: 0, ..flight });
        } else {
            state.pop();
            wipe(state, flight.hex, Loss::Danger(flight.danger), sink);
        }
        return Flow::Go;
    };
    let mut ways = reach::within(state, critter.part()).iter();
    let (first, more) = (ways.next(), ways.next());
    if flight.hurt {
        match (first, more) {
            (Some(_), Some(_)) => return Flow::Wait,
            (Some(only), None) => cover::migrate(state, seat, critter, only, sink),
            (None, _) => send_home(state, seat, critter, flight.danger, sink),
        }
        keep(state, Flight { place: flight.place + 1, passed: 0, hurt: false, ..flight });
        return Flow::Go;
    }
    if first.is_some() && may_pay(rules, state, flight, seat) {
        return Flow::Wait;
    }
    stay(state, flight, seat, critter, sink);
    Flow::Go
}

/// The critter does not flee. A Colossal under a volcano loses a piece and the rest migrates, else both return.
fn stay<S: Sink<Event>>(state: &mut State, flight: Flight, seat: Seat, critter: Critter, sink: &mut S) {
    if flight.danger != Danger::Volcano || !critter.is_colossal() {
        return keep(state, Flight { passed: flight.passed + 1, ..flight });
    }
    rule!("VQ-COLOSSAL");
    if reach::within(state, critter.part()).is_empty() {
        return send_home(state, seat, critter, flight.danger, sink);
    }
    sink.tell(Event::Wounded { seat, spot: state.spot(critter) });
    state.wound(seat, critter);
    // What is left of it stands among the single critters of its part: the last of them in order. A Colossal is the last
    // that is asked of its owner.
    let site = critter.site();
    let here = state.player(seat).land().iter().filter(|other| other.site() == site && state.is_active(**other));
    let at = here.take_while(|other| **other <= Critter::single(critter.part())).count() as u8;
    keep(state, Flight { passed: at.saturating_sub(1), hurt: true, ..flight });
}

fn send_home<S: Sink<Event>>(state: &mut State, seat: Seat, critter: Critter, danger: Danger, sink: &mut S) {
    sink.tell(Event::WentHome { seat, spot: state.spot(critter), loss: Loss::Danger(danger) });
    state.send_home(seat, critter);
    state.recount();
}

/// Everybody still on a space goes home, burrowed critters too.
pub(crate) fn wipe<S: Sink<Event>>(state: &mut State, hex: Hex, loss: Loss, sink: &mut S) {
    let Some(site) = state.land.site(hex) else { return };
    for seat in (0..5).map(Seat) {
        while let Some(&critter) = state.player(seat).land().iter().find(|critter| critter.site() == site) {
            sink.tell(Event::WentHome { seat, spot: state.spot(critter), loss });
            state.send_home(seat, critter);
        }
    }
    state.recount();
}

fn pay_if_forced<S: Sink<Event>>(rules: &Rules, state: &mut State, flight: Flight, spot: Spot, sink: &mut S) -> Flow {
    let Some((seat, _)) = current(rules, state, flight) else { return Flow::Wait };
    match cost_of(rules, state, seat, flight.danger).only(state.player(seat).resources) {
        Some(mix) => {
            leave(rules, state, flight, spot, mix, sink);
            Flow::Go
        }
        None => Flow::Wait,
    }
}

/// The owner pays and the critter goes.
fn leave<S: Sink<Event>>(rules: &Rules, state: &mut State, flight: Flight, spot: Spot, mix: Mix, sink: &mut S) {
    let (Some((seat, critter)), Some(part)) = (current(rules, state, flight), state.land.part(spot)) else { return };
    match flight.danger {
        Danger::Volcano => rule!("VQ-MIGRATE"),
        Danger::Lava => rule!("VQ-LAVA-2"),
        Danger::Landslide => rule!("VQ-LANDSLIDE"),
    }
    state.give(seat, mix);
    sink.tell(Event::Paid { seat, mix, price: Price::Escape(flight.danger) });
    cover::migrate(state, seat, critter, part, sink);
    keep(state, Flight { to: None, ..flight });
}

pub(crate) fn turn(rules: &Rules, state: &State) -> Pending<Question> {
    let Some(flight) = flight(state) else { return Pending::Over };
    let Some((seat, critter)) = current(rules, state, flight) else { return Pending::Over };
    if flight.to.is_some() {
        return ask(seat, Question::Pay { price: Price::Escape(flight.danger) });
    }
    let price = if flight.hurt { 0 } else { cost_of(rules, state, seat, flight.danger).least() };
    let piece = cover::piece(critter);
    ask(seat, Question::Escape { danger: flight.danger, price, piece, from: state.spot(critter) })
}

#[inline(never)]
pub(crate) fn legal(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    let Some(flight) = flight(state) else { return };
    let Some((seat, critter)) = current(rules, state, flight) else { return };
    if flight.to.is_some() {
        let purse = state.player(seat).resources;
        return cost_of(rules, state, seat, flight.danger).legal(purse, moves);
    }
    if !flight.hurt {
        moves.push(Move::Done);
    }
    moves.extend(reach::within(state, critter.part()).iter().map(|part| Move::To(state.land.spot(part))));
}

pub(crate) fn check(rules: &Rules, state: &State, mv: Move) -> Answer {
    let flight = flight(state)?;
    let (seat, critter) = current(rules, state, flight)?;
    Some(match (mv, flight.to) {
        (Move::Pay(mix), Some(_)) => {
            let question = Question::Pay { price: Price::Escape(flight.danger) };
            let cost = cost_of(rules, state, seat, flight.danger);
            buy::check_pay(cost, state.player(seat).resources, mix, question)
        }
        (Move::Done, None) if !flight.hurt => Ok(()),
        (Move::To(spot), None) => match state.land.part(spot) {
            None => Err(Refusal::NoSuchPart),
            Some(part) if reach::within(state, critter.part()).contains(part) => Ok(()),
            Some(_) => Err(Refusal::OutOfReach),
        },
        _ => return None,
    })
}

#[inline(never)]
pub(crate) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
    let Some(flight) = flight(state) else { return };
    let Some((seat, critter)) = current(rules, state, flight) else { return };
    match (mv, flight.to) {
        (Move::Pay(mix), Some(spot)) => leave(rules, state, flight, spot, mix, sink),
        (Move::Done, _) => stay(state, flight, seat, critter, sink),
        (Move::To(spot), _) if flight.hurt => {
            let part = state.land.part(spot).unwrap_or(Part::NONE);
            cover::migrate(state, seat, critter, part, sink);
            keep(state, Flight { place: flight.place + 1, passed: 0, hurt: false, ..flight });
        }
        (Move::To(spot), _) => keep(state, Flight { to: Some(spot), ..flight }),
        _ => {}
    }
}
