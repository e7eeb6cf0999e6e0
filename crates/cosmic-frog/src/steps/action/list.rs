//! Visits every legal action of a frog, in the order of the moves.

use super::check::{check, check_ram, check_special, leap_check, recover_check};
use super::{CHEAP, EXTRA};
use crate::moves::Move;
use crate::powers::CheapExtra;
use crate::rules::Rules;
use crate::state::{ActionMode, AttackMeans, Place, State};
use crate::steps::free_powers::{ActionContext, FreePowersUsed};
use crate::steps::movement::{edge_is_open, reach};
use crate::steps::{disgorge, gather, harvest, lure, possess, raid_limit, target};
use hexgrid::{Cell, CellSet, Dir};
use tabletop::Seat;

/// Visits every legal action in order until the visitor says stop. Returns whether it did.
pub(super) fn each(rules: &Rules, state: &State, context: ActionContext, visit: &mut impl FnMut(Move) -> bool) -> bool {
    let ActionContext { seat, mode, extra_is_paid: paid, .. } = context;
    if mode == ActionMode::After {
        return false;
    }
    let has = state.spendable_oomph(seat);
    let cheaply = context.used.contains(FreePowersUsed::CHEAP_EXTRA);
    let differ = mode == ActionMode::Extra && state.powers(rules, seat).cheap_extra != CheapExtra::Never;
    if differ && (!paid || cheaply) {
        // Prices differ by kind, so this lists what the cheapest price allows and then checks each action.
        let Some(purse) = has.checked_sub(if paid { 0 } else { CHEAP }) else { return false };
        let mut fair = |mv: Move| check(rules, state, context, mv).is_some_and(|answer| answer.is_ok()) && visit(mv);
        return somewhere(rules, state, seat, mode, purse, &mut fair);
    }
    match has.checked_sub(if mode == ActionMode::Extra && !paid { EXTRA } else { 0 }) {
        Some(purse) => somewhere(rules, state, seat, mode, purse, visit),
        None => false,
    }
}

fn somewhere(
    rules: &Rules,
    state: &State,
    seat: Seat,
    mode: ActionMode,
    purse: u8,
    visit: &mut impl FnMut(Move) -> bool,
) -> bool {
    let found = match state.frog(seat).place {
        Place::Shard(cell) => on_shard(rules, state, seat, cell, purse, visit),
        Place::Aether => in_aether(rules, state, seat, purse, visit),
        _ => return false,
    };
    found || special(rules, state, seat, mode, purse, visit)
}

/// Visits RECOVER and the actions that only a power gives, in the order of the moves.
fn special(
    rules: &Rules,
    state: &State,
    seat: Seat,
    mode: ActionMode,
    purse: u8,
    visit: &mut impl FnMut(Move) -> bool,
) -> bool {
    if recover_check(rules, state, seat, mode).is_ok() && visit(Move::Recover) {
        return true;
    }
    let powers = state.powers(rules, seat);
    if powers.possess && mode != ActionMode::Puppet {
        for other in rules.seats() {
            if possess::check(rules, state, seat, other, purse).is_ok() && visit(Move::Possess(other)) {
                return true;
            }
        }
    }
    [Move::Smash, Move::Spit].into_iter().any(|mv| check_special(rules, state, seat, mv).is_ok() && visit(mv))
        || (rules.has_muck() && of_muck(rules, state, seat, purse, visit))
}

/// Visits the actions of Find Muck, in the order of the moves.
fn of_muck(rules: &Rules, state: &State, seat: Seat, purse: u8, visit: &mut impl FnMut(Move) -> bool) -> bool {
    let minds = rules
        .seats()
        .any(|other| lure::check_mind(rules, state, seat, other, purse).is_ok() && visit(Move::Mind(other)));
    let lures = || rules.seats().filter(|&other| lure::check_aggro(rules, state, seat, other, purse).is_ok());
    minds || lures().any(|other| visit(Move::Aggro(other))) || gather::each_dredge(rules, state, seat, visit)
}

fn on_shard(
    rules: &Rules,
    state: &State,
    seat: Seat,
    here: Cell,
    purse: u8,
    visit: &mut impl FnMut(Move) -> bool,
) -> bool {
    if harvest::each(rules, state, seat, visit) {
        return true;
    }
    let reach = reach(rules, state, seat, here, purse);
    let tolls = toll_hexes(rules, state, seat);
    let fair = |cell: Cell| !tolls.contains(cell) || leap_check(rules, state, seat, cell, purse).is_ok();
    if reach.hexes.any(|cell| fair(cell) && visit(Move::Leap(cell))) {
        return true;
    }
    if reach.aether.is_some() && visit(Move::LeapAether) {
        return true;
    }
    match reach.aether {
        Some(price) if price < purse => onto_shard(rules, state, seat, AttackMeans::Slip, purse - price - 1, visit),
        _ => false,
    }
}

/// Returns the hexes with another frog that takes a toll.
fn toll_hexes(rules: &Rules, state: &State, seat: Seat) -> CellSet {
    let mut hexes = CellSet::EMPTY;
    for other in rules.seats().filter(|&other| other != seat) {
        if let (Place::Shard(cell), 1..) = (state.frog(other).place, state.targeting_toll(rules, other)) {
            hexes.insert(cell);
        }
    }
    hexes
}

fn in_aether(rules: &Rules, state: &State, seat: Seat, purse: u8, visit: &mut impl FnMut(Move) -> bool) -> bool {
    if onto_shard(rules, state, seat, AttackMeans::Land, purse, visit) {
        return true;
    }
    for other in rules.seats() {
        if check_ram(rules, state, seat, other, purse).is_ok() && visit(Move::Ram(other)) {
            return true;
        }
    }
    for owner in rules.seats() {
        let most = raid_limit::highest_target(rules, state, seat, owner).unwrap_or(0);
        if (1..=most).any(|target| visit(Move::Raid(owner, target))) {
            return true;
        }
    }
    disgorge::may_begin(rules, state, seat).is_ok() && visit(Move::Disgorge)
}

/// Visits every way from the Aether onto a hex: free hexes first, then attacks across each open edge.
fn onto_shard(
    rules: &Rules,
    state: &State,
    seat: Seat,
    means: AttackMeans,
    left: u8,
    visit: &mut impl FnMut(Move) -> bool,
) -> bool {
    let mut others = state.occupied_hexes();
    if let Place::Shard(own) = state.frog(seat).place {
        others.remove(own);
    }
    let (free, held) = (state.edge.without(&others), state.edge.and(&others));
    let plain = if means == AttackMeans::Slip { Move::Slip } else { Move::Land };
    if free.any(|cell| visit(plain(cell))) {
        return true;
    }
    let attack = if means == AttackMeans::Slip { Move::SlipAttack } else { Move::LandAttack };
    for cell in held.iter() {
        if state.frog_at(cell).is_some_and(|other| target::check_payable(rules, state, other, 0, left).is_err()) {
            continue;
        }
        for edge in Dir::ALL {
            if edge_is_open(rules, state, cell, edge) && visit(attack(cell, edge)) {
                return true;
            }
        }
    }
    false
}
