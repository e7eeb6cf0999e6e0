//! A RoboFrog on the Shard: leap into the Aether, attack, harvest (SOLO-LEAP-1, SOLO-ATT-1, SOLO-HARV-1).

use super::super::{harvest as gather, movement};
use super::dial::{Options, distance};
use super::{Because, Case, Verdict};
use crate::moves::Move;
use crate::rules::HUMAN;
use crate::state::Place;
use hexgrid::{Cell, CellSet, Dir};
use tabletop::rule;

/// Land in the Gullet that sends it home.
const ENOUGH: usize = 2;

fn off_the_shard(case: Case<'_>) -> bool {
    movement::aether_price(case.rules, case.state, case.seat, 0).is_ok()
}

/// Visits every free hex it can leap to.
fn each_leap(case: Case<'_>, mut visit: impl FnMut(Dir, u8, Cell)) {
    let Some(here) = case.here() else { return };
    let far = case.state.stride(case.seat);
    for dir in Dir::ALL {
        let mut cell = here;
        for length in 1..=far {
            cell = case.rules.next(cell, dir);
            let free = movement::leap_price(case.rules, case.state, case.seat, cell, 0).is_ok();
            if cell.is_on() && free && case.state.frog_at(cell).is_none() {
                visit(dir, length, cell);
            }
            if !cell.is_on() {
                break;
            }
        }
    }
}

/// How far a hex is from the Aether.
fn aether_distance(case: Case<'_>, from: Cell) -> u8 {
    let open = case.rules.mat.cells().filter(|&cell| !case.state.terrain.contains(cell));
    open.map(|cell| distance(case.rules, from, cell)).min().unwrap_or(u8::MAX)
}

/// As near to the Aether as it can, if that is nearer than now.
fn nearer_to_aether(case: Case<'_>) -> Option<Verdict> {
    let now = aether_distance(case, case.here()?);
    let mut options = Options::default();
    each_leap(case, |dir, length, cell| {
        let far = aether_distance(case, cell);
        if far < now {
            options.offer(dir, far, length, Move::Leap(cell));
        }
    });
    options.choose(case)
}

pub(super) fn leap(case: Case<'_>) -> Verdict {
    rule!("SOLO-LEAP-1");
    let lands = case.state.tiles.gullet(case.seat.index()).filter(|tile| tile.as_land().is_some()).count();
    if lands < ENOUGH {
        return Verdict::Skip(Because::FewLand);
    }
    if off_the_shard(case) {
        return Verdict::Do(Move::LeapAether);
    }
    nearer_to_aether(case).unwrap_or(Verdict::Skip(Because::NoNearer))
}

pub(super) fn attack(case: Case<'_>) -> Verdict {
    rule!("SOLO-ATT-1");
    let Place::Shard(player) = case.state.frog(HUMAN).place else { return Verdict::Skip(Because::NotTargetable) };
    if case.state.tiles.held(HUMAN.index()) == 0 {
        return Verdict::Skip(Because::PlayerEmpty);
    }
    if !case.state.targetable(case.rules, case.seat, HUMAN) {
        return Verdict::Skip(Because::NotTargetable);
    }
    match movement::leap_price(case.rules, case.state, case.seat, player, 0) {
        Ok(_) => Verdict::Do(Move::Leap(player)),
        Err(_) => Verdict::Skip(Because::OutOfRange),
    }
}

/// Free hexes with Land on top on its target lines.
fn lands_in_line(case: Case<'_>) -> CellSet {
    let mut lands = CellSet::EMPTY;
    let Some(here) = case.here() else { return lands };
    for dir in Dir::ALL {
        let mut cell = case.rules.next(here, dir);
        while cell.is_on() {
            let land = case.state.top(cell).is_some_and(|tile| tile.as_land().is_some());
            if land && case.state.frog_at(cell).is_none() {
                lands.insert(cell);
            }
            if case.rules.setup.surge && !case.state.terrain.contains(cell) {
                break;
            }
            cell = case.rules.next(cell, dir);
        }
    }
    lands
}

pub(super) fn harvest(case: Case<'_>) -> Verdict {
    rule!("SOLO-HARV-1");
    let Some(here) = case.here() else { return Verdict::Skip(Because::Stuck) };
    if gather::check(case.rules, case.state, case.seat, here).is_ok() {
        return Verdict::Do(Move::Harvest(here));
    }
    let lands = lands_in_line(case);
    let near = |cell: Cell| lands.iter().map(|land| distance(case.rules, cell, land)).min().unwrap_or(u8::MAX);
    let (mut onto, mut beside) = (Options::default(), Options::default());
    each_leap(case, |dir, length, cell| {
        if lands.contains(cell) {
            onto.offer(dir, length, 0, Move::Leap(cell));
        } else if near(cell) < near(here) {
            beside.offer(dir, near(cell), length, Move::Leap(cell));
        }
    });
    let chosen = onto.choose(case).or_else(|| beside.choose(case));
    chosen.or_else(|| out(case)).unwrap_or(Verdict::Skip(Because::Stuck))
}

/// Into the Aether, else as near to it as possible.
fn out(case: Case<'_>) -> Option<Verdict> {
    if off_the_shard(case) { Some(Verdict::Do(Move::LeapAether)) } else { nearer_to_aether(case) }
}

pub(super) fn escape(case: Case<'_>) -> Verdict {
    rule!("SOLO-ACT-3");
    if off_the_shard(case) { Verdict::Do(Move::LeapAether) } else { Verdict::Skip(Because::Stuck) }
}
