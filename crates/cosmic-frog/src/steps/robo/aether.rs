//! A RoboFrog in the Aether: raid, disgorge, attack, land (SOLO-RAID-1, SOLO-DIS-1, SOLO-ATT-3, SOLO-LAND-1).

use super::super::{descend as down, movement, raid as raiding};
use super::dial::{Options, bearing, distance};
use super::stores::{raid_target, room_in_vault};
use super::{Because, Case, Verdict};
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::rules::HUMAN;
use crate::state::Place;
use hexgrid::{Cell, CellSet, Dir};
use tabletop::rule;

pub(super) fn raid(case: Case<'_>) -> Verdict {
    rule!("SOLO-RAID-1");
    match raiding::most(case.rules, case.state, case.seat, HUMAN) {
        Ok(_) => Verdict::Do(Move::Raid(HUMAN, raid_target(case.rules, case.state))),
        Err(Refusal::VaultEmpty) => Verdict::Skip(Because::VaultEmpty),
        Err(_) => Verdict::Skip(Because::VaultLocked),
    }
}

pub(super) fn disgorge(case: Case<'_>) -> Verdict {
    rule!("SOLO-DIS-1");
    let holds = case.state.tiles.gullet(case.seat.index()).any(|tile| tile.as_land().is_some());
    match (holds, room_in_vault(case.rules, case.state, case.seat)) {
        (false, _) => Verdict::Skip(Because::NoLandHeld),
        (true, None) => Verdict::Skip(Because::VaultFull),
        (true, Some(_)) => Verdict::Do(Move::Disgorge),
    }
}

pub(super) fn attack(case: Case<'_>) -> Verdict {
    rule!("SOLO-ATT-1");
    let cell = match case.state.frog(HUMAN).place {
        Place::Aether => return Verdict::Do(Move::Ram(HUMAN)),
        Place::Shard(cell) => cell,
        _ => return Verdict::Skip(Because::NotTargetable),
    };
    if case.state.tiles.held(HUMAN.index()) == 0 {
        return Verdict::Skip(Because::PlayerEmpty);
    }
    let mut options = Options::default();
    for edge in Dir::ALL {
        if movement::edge_is_open(case.rules, case.state, cell, edge) {
            options.offer(edge, 0, 0, Move::LandAttack(cell, edge));
        }
    }
    rule!("SOLO-ATT-3");
    options.choose(case).unwrap_or(Verdict::Skip(Because::NotTargetable))
}

pub(super) fn land(case: Case<'_>) -> Verdict {
    rule!("SOLO-LAND-1");
    let free = case.state.edge.without(&case.state.occupied());
    if free.is_empty() {
        return Verdict::Skip(Because::NoRoom);
    }
    let Some(player) = case.towards() else { return Verdict::Spot };
    let in_line = free.iter().filter(|&cell| cell != player && case.rules.mat.towards(player, cell).is_some());
    let in_line: CellSet = in_line.collect();
    let hexes = if in_line.is_empty() { free } else { in_line };
    nearest(case, player, hexes, Move::Land).unwrap_or(Verdict::Skip(Because::NoRoom))
}

pub(super) fn descend(case: Case<'_>) -> Verdict {
    rule!("SOLO-VAULT-1");
    let places = down::places(case.state);
    if places.is_empty() {
        return Verdict::Skip(Because::NoRoom);
    }
    let Some(player) = case.towards() else { return Verdict::Spot };
    nearest(case, player, places, Move::Descend).unwrap_or(Verdict::Skip(Because::NoRoom))
}

/// The hex nearest to another one, ties by the dial around it.
fn nearest(case: Case<'_>, player: Cell, hexes: CellSet, mv: fn(Cell) -> Move) -> Option<Verdict> {
    let mut options = Options::default();
    for cell in hexes.iter() {
        // The hex itself can be meant only where a drawn strike hex stands for the player.
        let (dir, past) = bearing(case.rules, player, cell).unwrap_or((Dir::NE, 0));
        options.offer(dir, distance(case.rules, player, cell), past, mv(cell));
    }
    options.choose(case)
}
