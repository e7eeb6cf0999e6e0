//! The actions a frog may take, where it is, for what it can pay (TURN-3 to TURN-6).

use super::combat::declare;
use super::movement::{aether_price, at_edge, edge_is_open, leap_price, reach, slip_price};
use super::oomph::{regain, spend};
use super::{disgorge, harvest, raid, reveal};
use crate::event::{Event, Gain, Price};
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Means, Mode, OOMPH, Place, State};
use hexgrid::{Cell, Dir};
use tabletop::{Seat, Sink, rule};

/// The price of the extra action (TURN-4).
const EXTRA: u8 = 2;

fn surcharge(mode: Mode) -> u8 {
    if mode == Mode::Extra { EXTRA } else { 0 }
}

/// Ω left for the action itself; `None` if the extra action itself cannot be paid.
fn budget(state: &State, seat: Seat, mode: Mode) -> Option<u8> {
    state.purse(seat).checked_sub(surcharge(mode))
}

/// Whether any action is legal.
pub(crate) fn any(rules: &Rules, state: &State, seat: Seat, mode: Mode) -> bool {
    each(rules, state, seat, mode, &mut |_| true)
}

pub(crate) fn legal(rules: &Rules, state: &State, seat: Seat, mode: Mode, moves: &mut Vec<Move>) {
    reveal::legal(state, seat, moves);
    if mode == Mode::Extra {
        moves.push(Move::End);
    }
    each(rules, state, seat, mode, &mut |mv| {
        moves.push(mv);
        false
    });
}

/// Visits every legal action in order until the visitor says stop; tells whether it did.
fn each(rules: &Rules, state: &State, seat: Seat, mode: Mode, visit: &mut impl FnMut(Move) -> bool) -> bool {
    let Some(purse) = budget(state, seat, mode) else { return false };
    match state.frog(seat).place {
        Place::Shard(cell) => on_shard(rules, state, seat, mode, cell, purse, visit),
        Place::Aether => in_aether(rules, state, seat, mode, visit),
        _ => false,
    }
}

fn on_shard(
    rules: &Rules,
    state: &State,
    seat: Seat,
    mode: Mode,
    here: Cell,
    purse: u8,
    visit: &mut impl FnMut(Move) -> bool,
) -> bool {
    if harvest::each(rules, state, seat, visit) {
        return true;
    }
    let reach = reach(rules, state, seat, here, purse);
    if reach.hexes.iter().any(|cell| visit(Move::Leap(cell))) {
        return true;
    }
    if reach.aether.is_some() && visit(Move::LeapAether) {
        return true;
    }
    if reach.aether.is_some_and(|price| price < purse) && onto_shard(rules, state, seat, Means::Slip, visit) {
        return true;
    }
    recover_check(state, seat, mode).is_ok() && visit(Move::Recover)
}

fn in_aether(rules: &Rules, state: &State, seat: Seat, mode: Mode, visit: &mut impl FnMut(Move) -> bool) -> bool {
    if onto_shard(rules, state, seat, Means::Land, visit) {
        return true;
    }
    for other in rules.seats().filter(|&other| other != seat && state.frog(other).place == Place::Aether) {
        if visit(Move::Ram(other)) {
            return true;
        }
    }
    for owner in rules.seats() {
        let most = raid::most(rules, state, seat, owner).unwrap_or(0);
        if (1..=most).any(|target| visit(Move::Raid(owner, target))) {
            return true;
        }
    }
    if disgorge::may_begin(rules, state, seat).is_ok() && visit(Move::Disgorge) {
        return true;
    }
    recover_check(state, seat, mode).is_ok() && visit(Move::Recover)
}

/// Every way from the Aether onto a hex: free hexes first, then attacks across each open edge.
fn onto_shard(rules: &Rules, state: &State, seat: Seat, means: Means, visit: &mut impl FnMut(Move) -> bool) -> bool {
    let mut others = state.occupied();
    if let Place::Shard(own) = state.frog(seat).place {
        others.remove(own);
    }
    let (free, held) = (state.edge.without(&others), state.edge.and(&others));
    let plain = if means == Means::Slip { Move::Slip } else { Move::Land };
    if free.iter().any(|cell| visit(plain(cell))) {
        return true;
    }
    let attack = if means == Means::Slip { Move::SlipAttack } else { Move::LandAttack };
    for cell in held.iter() {
        for edge in Dir::ALL {
            if edge_is_open(rules, state, cell, edge) && visit(attack(cell, edge)) {
                return true;
            }
        }
    }
    false
}

fn recover_check(state: &State, seat: Seat, mode: Mode) -> Result<(), Refusal> {
    rule!("OOM-2");
    let frog = state.frog(seat);
    if mode == Mode::Extra {
        Err(Refusal::NoRecoverAsExtra)
    } else if frog.oomph == OOMPH {
        Err(Refusal::NothingExpended)
    } else if frog.spent {
        Err(Refusal::SpentThisTurn)
    } else {
        Ok(())
    }
}

pub(crate) fn check(rules: &Rules, state: &State, seat: Seat, mode: Mode, mv: Move) -> Option<Result<(), Refusal>> {
    if mv == Move::End {
        return (mode == Mode::Extra).then_some(Ok(()));
    }
    let needs_shard = matches!(
        mv,
        Move::Harvest(_) | Move::Leap(_) | Move::LeapAether | Move::Slip(_) | Move::SlipAttack(..)
    );
    let needs_aether =
        matches!(mv, Move::Land(_) | Move::LandAttack(..) | Move::Ram(_) | Move::Raid(..) | Move::Disgorge);
    if !needs_shard && !needs_aether && mv != Move::Recover {
        return None;
    }
    rule!("TURN-5");
    let on_shard = matches!(state.frog(seat).place, Place::Shard(_));
    if needs_shard && !on_shard {
        return Some(Err(Refusal::OnlyOnShard));
    }
    if needs_aether && on_shard {
        return Some(Err(Refusal::OnlyInAether));
    }
    let Some(purse) = budget(state, seat, mode) else {
        return Some(Err(Refusal::ExtraTooDear { needs: EXTRA, has: state.purse(seat) }));
    };
    Some(check_action(rules, state, seat, mode, purse, mv))
}

fn check_action(rules: &Rules, state: &State, seat: Seat, mode: Mode, purse: u8, mv: Move) -> Result<(), Refusal> {
    match mv {
        Move::Harvest(cell) => harvest::check(rules, state, seat, cell),
        Move::Leap(to) => leap_price(rules, state, seat, to, purse).map(drop),
        Move::LeapAether => aether_price(rules, state, seat, purse).map(drop),
        Move::Slip(to) => {
            slip_price(rules, state, seat, purse)?;
            check_free(state, seat, to, Means::Slip)
        }
        Move::SlipAttack(to, edge) => {
            slip_price(rules, state, seat, purse)?;
            check_held(rules, state, seat, to, edge, Means::Slip)
        }
        Move::Land(to) => check_free(state, seat, to, Means::Land),
        Move::LandAttack(to, edge) => check_held(rules, state, seat, to, edge, Means::Land),
        Move::Ram(other) => check_ram(rules, state, seat, other),
        Move::Raid(owner, target) => raid::check_target(rules, state, seat, owner, target),
        Move::Disgorge => disgorge::may_begin(rules, state, seat),
        _ => recover_check(state, seat, mode),
    }
}

fn check_free(state: &State, seat: Seat, to: Cell, means: Means) -> Result<(), Refusal> {
    at_edge(state, to)?;
    match state.frog_at(to) {
        Some(other) if other != seat => Err(Refusal::NeedsEdge { means }),
        _ => Ok(()),
    }
}

fn check_held(rules: &Rules, state: &State, seat: Seat, to: Cell, edge: Dir, means: Means) -> Result<(), Refusal> {
    at_edge(state, to)?;
    if !state.frog_at(to).is_some_and(|other| other != seat) {
        return Err(Refusal::NobodyThere { means });
    }
    if edge_is_open(rules, state, to, edge) { Ok(()) } else { Err(Refusal::EdgeNotAether { means }) }
}

fn check_ram(rules: &Rules, state: &State, seat: Seat, other: Seat) -> Result<(), Refusal> {
    rule!("TGT-3");
    if other == seat {
        Err(Refusal::Yourself)
    } else if other.0 >= rules.frogs || state.frog(other).place != Place::Aether {
        Err(Refusal::NotTargetable)
    } else {
        Ok(())
    }
}

pub(crate) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, mode: Mode, mv: Move, sink: &mut S) {
    state.pop();
    if mv == Move::End {
        return;
    }
    rule!("TURN-6");
    spend(state, seat, surcharge(mode), Price::ExtraAction, sink);
    sink.push(Event::ActionBegins { seat, extra: mode == Mode::Extra });
    let purse = state.purse(seat);
    match mv {
        Move::Harvest(cell) => harvest::apply(rules, state, seat, cell, sink),
        Move::Leap(to) => leap(rules, state, seat, to, purse, sink),
        Move::LeapAether => leap_into_aether(rules, state, seat, purse, sink),
        Move::Slip(to) => slip(rules, state, seat, to, purse, sink),
        Move::SlipAttack(to, edge) => {
            let price = slip_price(rules, state, seat, purse).unwrap_or(0);
            declare::attack(state, seat, to, Means::Slip, edge.opposite(), price, sink);
        }
        Move::Land(to) => {
            rule!("LAND-1");
            state.frog_mut(seat).place = Place::Shard(to);
            sink.push(Event::Landed { seat, to });
        }
        Move::LandAttack(to, edge) => declare::attack(state, seat, to, Means::Land, edge.opposite(), 0, sink),
        Move::Ram(other) => declare::ram(state, seat, other, sink),
        Move::Raid(owner, target) => raid::begin(state, seat, owner, target, sink),
        Move::Disgorge => disgorge::begin(state, seat),
        Move::Recover => {
            rule!("OOM-2");
            state.frog_mut(seat).recovered = true;
            regain(state, seat, OOMPH, Gain::Recover, sink);
        }
        _ => {}
    }
}

fn leap<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, to: Cell, purse: u8, sink: &mut S) {
    let Ok((dir, price)) = leap_price(rules, state, seat, to, purse) else { return };
    if state.frog_at(to).is_some() {
        rule!("LEAP-3");
        return declare::attack(state, seat, to, Means::Leap, dir, price, sink);
    }
    spend(state, seat, price, Price::Leap, sink);
    let from = std::mem::replace(&mut state.frog_mut(seat).place, Place::Shard(to));
    sink.push(Event::Leapt { seat, from, to: Place::Shard(to) });
}

fn leap_into_aether<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, purse: u8, sink: &mut S) {
    let Ok(price) = aether_price(rules, state, seat, purse) else { return };
    rule!("LEAP-2");
    spend(state, seat, price, Price::Leap, sink);
    let from = std::mem::replace(&mut state.frog_mut(seat).place, Place::Aether);
    sink.push(Event::Leapt { seat, from, to: Place::Aether });
}

fn slip<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, to: Cell, purse: u8, sink: &mut S) {
    let Ok(price) = slip_price(rules, state, seat, purse) else { return };
    spend(state, seat, price, Price::Slipstream, sink);
    let from = std::mem::replace(&mut state.frog_mut(seat).place, Place::Shard(to));
    sink.push(Event::Slipstreamed { seat, from, to });
}
