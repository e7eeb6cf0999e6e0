//! A RoboFrog on the Shard: leap into the Aether, attack, harvest (SOLO-LEAP-1, SOLO-ATT-1, SOLO-HARV-1).

use super::super::{harvest as gather, movement};
use super::dial::{DialCandidates, distance};
use super::{LineVerdict, RoboCase, RoboReason, whereabouts};
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::rules::HUMAN;
use crate::state::Place;
use hexgrid::{Cell, Dir};
use tabletop::rule;

/// With this much Land in its Gullet a RoboFrog goes home.
const ENOUGH: usize = 2;

fn reaches_aether(case: RoboCase<'_>) -> bool {
    movement::aether_price(case.rules, case.state, case.seat, 0).is_ok()
}

/// Visits every free hex it can leap to.
fn each_leap(case: RoboCase<'_>, mut visit: impl FnMut(Dir, u8, Cell)) {
    let Some(here) = case.here() else { return };
    rule!("SOLO-ACT-5");
    for dir in Dir::ALL {
        let mut cell = here;
        for length in 1..=case.state.free_leap_range(case.rules, case.seat) {
            cell = case.rules.neighbour(cell, dir);
            if !cell.is_on() {
                break;
            }
            let reached = movement::leap_price(case.rules, case.state, case.seat, cell, 0).is_ok();
            if reached && case.state.frog_at(cell).is_none() {
                visit(dir, length, cell);
            }
        }
    }
}

/// Returns how far a hex is from the Aether.
fn aether_distance(case: RoboCase<'_>, from: Cell) -> u8 {
    let open = case.rules.mat.cells().filter(|&cell| !case.state.terrain.contains(cell));
    open.map(|cell| distance(case.rules, from, cell)).min().unwrap_or(u8::MAX)
}

/// Leaps as near to the Aether as it can, if that is nearer than now.
fn nearer_to_aether(case: RoboCase<'_>) -> Option<LineVerdict> {
    let now = aether_distance(case, case.here()?);
    let mut options = DialCandidates::default();
    each_leap(case, |dir, length, cell| {
        let far = aether_distance(case, cell);
        if far < now {
            options.offer(dir, far, length, Move::Leap(cell));
        }
    });
    options.choose(case, RoboReason::AetherNearer)
}

pub(super) fn leap(case: RoboCase<'_>) -> LineVerdict {
    if case.lands() < ENOUGH {
        return LineVerdict::Skip(RoboReason::FewLand);
    }
    if reaches_aether(case) {
        return LineVerdict::Do(RoboReason::AetherInReach, Move::LeapAether);
    }
    nearer_to_aether(case).unwrap_or(LineVerdict::Skip(RoboReason::NoNearer))
}

pub(super) fn attack(case: RoboCase<'_>) -> LineVerdict {
    let player = match case.state.frog(HUMAN).place {
        Place::Shard(player) => player,
        away => return LineVerdict::Skip(whereabouts(away)),
    };
    if case.player_is_empty() {
        return LineVerdict::Skip(RoboReason::PlayerEmpty);
    }
    match movement::leap_price(case.rules, case.state, case.seat, player, 0) {
        Ok(_) => LineVerdict::Do(RoboReason::PlayerInRange, Move::Leap(player)),
        Err(Refusal::TooFar { .. }) => LineVerdict::Skip(RoboReason::OutOfRange),
        Err(Refusal::SurgeInTheWay) => LineVerdict::Skip(RoboReason::SurgeBetween),
        Err(_) => LineVerdict::Skip(RoboReason::NoLine),
    }
}

/// Returns how far away the nearest free Land on a target line is.
fn land_on_line(case: RoboCase<'_>, dir: Dir) -> Option<u8> {
    let mut cell = case.here()?;
    for far in 1..u8::MAX {
        cell = case.rules.neighbour(cell, dir);
        if !cell.is_on() || (case.rules.setup.surge && !case.state.terrain.contains(cell)) {
            return None;
        }
        let land = case.state.top(cell).is_some_and(|tile| tile.as_land().is_some());
        if land && case.state.frog_at(cell).is_none() {
            return Some(far);
        }
    }
    None
}

/// Harvests the Land under it, otherwise leaps to the nearest Land on a target line, otherwise as near to one as it can.
pub(super) fn harvest(case: RoboCase<'_>) -> LineVerdict {
    let Some(here) = case.here() else { return LineVerdict::Skip(RoboReason::WayBlocked) };
    if gather::check(case.rules, case.state, case.seat, here).is_ok() {
        return LineVerdict::Do(RoboReason::OnLand, Move::Harvest(here));
    }
    let lands = Dir::ALL.map(|dir| land_on_line(case, dir));
    if lands == [None; 6] {
        return LineVerdict::Skip(RoboReason::NoLandInLine);
    }
    let (mut onto, mut towards) = (DialCandidates::default(), DialCandidates::default());
    each_leap(case, |dir, length, cell| match lands[dir.index()] {
        Some(far) if far == length => onto.offer(dir, far, length, Move::Leap(cell)),
        Some(far) if far > length => towards.offer(dir, far - length, length, Move::Leap(cell)),
        _ => {}
    });
    let chosen = onto.choose(case, RoboReason::LandInReach).or_else(|| towards.choose(case, RoboReason::LandNearer));
    chosen.unwrap_or(LineVerdict::Skip(RoboReason::WayBlocked))
}

/// If nothing else is possible, leaps into the Aether or, if no Land lies on its lines, at least nearer to it.
pub(super) fn escape(case: RoboCase<'_>) -> LineVerdict {
    if reaches_aether(case) {
        return LineVerdict::Do(RoboReason::AetherInReach, Move::LeapAether);
    }
    rule!("SOLO-HARV-1");
    let landless = Dir::ALL.into_iter().all(|dir| land_on_line(case, dir).is_none());
    let nearer = if landless { nearer_to_aether(case) } else { None };
    nearer.unwrap_or(LineVerdict::Skip(RoboReason::NoWayOut))
}
