//! Carries out an action.

use crate::event::{Event, Expense, Gain};
use crate::moves::Move;
use crate::rules::Rules;
use crate::state::{ActionMode, AttackMeans, OOMPH, Place, Purpose, State};
use crate::steps::combat::declare;
use crate::steps::movement::{aether_price, leap_price, slip_price};
use crate::steps::oomph::{regain, spend};
use crate::steps::{arrive, disgorge, gather, harvest, raid, smash, strike, target};
use hexgrid::Cell;
use tabletop::{Seat, Sink, emit, rule_id};

/// Carries out an action that is legal and whose surcharge is paid.
pub(crate) fn perform<S: Sink<Event>>(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    mv: Move,
    how: (ActionMode, u8),
    sink: &mut S,
) {
    let purse = state.spendable_oomph(seat);
    match mv {
        Move::Harvest(cell) => harvest::begin(rules, state, seat, cell, sink),
        Move::Leap(to) => leap(rules, state, seat, to, how, sink),
        Move::LeapAether => leap_into_aether(rules, state, seat, purse, sink),
        Move::Slip(to) => slip(rules, state, seat, to, purse, sink),
        Move::SlipAttack(to, edge) => {
            let price = slip_price(rules, state, seat, purse).unwrap_or(0);
            declare::attack(rules, state, seat, to, (AttackMeans::Slip, edge.opposite(), price), how, sink);
        }
        Move::Land(to) => land(rules, state, seat, to, sink),
        Move::LandAttack(to, edge) => {
            declare::attack(rules, state, seat, to, (AttackMeans::Land, edge.opposite(), 0), how, sink)
        }
        Move::Ram(other) => declare::strike(rules, state, [seat, other], AttackMeans::Ram, how, sink),
        Move::Mind(other) => declare::strike(rules, state, [seat, other], AttackMeans::Mind, how, sink),
        Move::Aggro(other) => target::begin(rules, state, seat, other, Purpose::Aggro, how, sink),
        Move::Dredge(dimension, muck) => gather::begin_dredge(rules, state, seat, dimension, muck),
        Move::Raid(owner, target) => raid::begin(state, seat, owner, target, sink),
        Move::Disgorge => disgorge::begin(state, seat),
        Move::Recover => {
            state.frog_mut(seat).recovered = true;
            regain(state, seat, OOMPH, (Gain::Recover, rule_id!("OOM-2")), sink);
        }
        Move::Possess(other) => target::begin(rules, state, seat, other, Purpose::Possess, how, sink),
        Move::Smash => {
            if let Place::Shard(cell) = state.frog(seat).place {
                smash::begin(state, seat, cell, sink);
            }
        }
        Move::Spit => {
            state.tiles.destroy_gullet_barren(seat.index());
            emit!(sink, "ABI-RAVAGER", Event::Spat { seat });
            strike::begin(rules, state, seat);
        }
        _ => {}
    }
}

fn land<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, to: Cell, sink: &mut S) {
    state.frog_mut(seat).place = Place::Shard(to);
    emit!(sink, "LAND-1", Event::Landed { seat, to });
    arrive::begin(rules, state, seat, to);
}

fn leap<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, to: Cell, how: (ActionMode, u8), sink: &mut S) {
    let Ok((dir, price)) = leap_price(rules, state, seat, to, state.spendable_oomph(seat)) else { return };
    if state.frog_at(to).is_some() {
        return declare::attack(rules, state, seat, to, (AttackMeans::Leap, dir, price), how, sink);
    }
    spend(state, seat, price, Expense::Leap, sink);
    let from = std::mem::replace(&mut state.frog_mut(seat).place, Place::Shard(to));
    emit!(sink, "LEAP-1", Event::Leapt { seat, from, to: Place::Shard(to) });
    arrive::begin(rules, state, seat, to);
}

fn leap_into_aether<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, purse: u8, sink: &mut S) {
    let Ok(price) = aether_price(rules, state, seat, purse) else { return };
    spend(state, seat, price, Expense::Leap, sink);
    let from = std::mem::replace(&mut state.frog_mut(seat).place, Place::Aether);
    emit!(sink, "LEAP-2", Event::Leapt { seat, from, to: Place::Aether });
}

fn slip<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, to: Cell, purse: u8, sink: &mut S) {
    let Ok(price) = slip_price(rules, state, seat, purse) else { return };
    spend(state, seat, price, Expense::Slipstream, sink);
    let from = std::mem::replace(&mut state.frog_mut(seat).place, Place::Shard(to));
    emit!(sink, "SLIP-1", Event::Slipstreamed { seat, from, to });
    arrive::begin(rules, state, seat, to);
}
