//! A RoboFrog in the Aether: raid, disgorge, attack, land (SOLO-RAID-1, SOLO-DIS-1, SOLO-ATT-3, SOLO-LAND-1).

use super::super::{descend as down, disgorge as disgorging, movement, raid_limit};
use super::dial::{DialCandidates, bearing, distance};
use super::vault_choices::raid_target;
use super::{LineVerdict, RoboCase, RoboReason, whereabouts};
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::rules::HUMAN;
use crate::state::Place;
use hexgrid::{Cell, CellSet, Dir};
use tabletop::rule;

pub(super) fn raid(case: RoboCase<'_>) -> LineVerdict {
    match raid_limit::highest_target(case.rules, case.state, case.seat, HUMAN) {
        Ok(_) => LineVerdict::Do(RoboReason::VaultOpen, Move::Raid(HUMAN, raid_target(case.rules, case.state))),
        Err(Refusal::VaultEmpty) => LineVerdict::Skip(RoboReason::VaultEmpty),
        Err(_) => LineVerdict::Skip(RoboReason::VaultLocked),
    }
}

pub(super) fn disgorge(case: RoboCase<'_>) -> LineVerdict {
    match disgorging::may_begin(case.rules, case.state, case.seat) {
        Err(Refusal::GulletEmpty) => LineVerdict::Skip(RoboReason::NothingHeld),
        Err(_) => LineVerdict::Skip(RoboReason::VaultFull),
        Ok(()) if case.lands() == 0 => LineVerdict::Do(RoboReason::BarrensHeld, Move::Disgorge),
        Ok(()) => LineVerdict::Do(RoboReason::LandHeld, Move::Disgorge),
    }
}

pub(super) fn attack(case: RoboCase<'_>) -> LineVerdict {
    let cell = match case.state.frog(HUMAN).place {
        Place::Aether => return LineVerdict::Do(RoboReason::PlayerAdrift, Move::Ram(HUMAN)),
        Place::Shard(cell) => cell,
        away => return LineVerdict::Skip(whereabouts(away)),
    };
    if case.player_is_empty() {
        return LineVerdict::Skip(RoboReason::PlayerEmpty);
    }
    rule!("SOLO-ATT-3");
    let mut options = DialCandidates::default();
    for edge in Dir::ALL {
        if movement::edge_is_open(case.rules, case.state, cell, edge) {
            options.offer(edge, 0, 0, Move::LandAttack(cell, edge));
        }
    }
    options.choose(case, RoboReason::PlayerAtEdge).unwrap_or(LineVerdict::Skip(RoboReason::PlayerInland))
}

/// Lands on a target line with the player, otherwise as near as possible; never on the player's hex, not even on a drawn hex
/// that stands for the player.
pub(super) fn land(case: RoboCase<'_>) -> LineVerdict {
    rule!("SOLO-ACT-5");
    let mut free = case.state.edge.without(&case.state.occupied_hexes());
    if free.is_empty() {
        return LineVerdict::Skip(RoboReason::NoRoom);
    }
    let Some(player) = case.towards() else { return LineVerdict::Spot };
    free.remove(player);
    let in_line: CellSet = free.iter().filter(|&cell| case.rules.mat.direction_to(player, cell).is_some()).collect();
    let landing = if in_line.is_empty() {
        nearest(case, player, free, RoboReason::NearPlayer, Move::Land)
    } else {
        nearest(case, player, in_line, RoboReason::InLine, Move::Land)
    };
    landing.unwrap_or(LineVerdict::Skip(RoboReason::NoRoom))
}

/// Chooses the hex nearest to the player, or to the hex drawn for the player, where a frog may descend.
pub(super) fn descend(case: RoboCase<'_>) -> LineVerdict {
    let places = down::places(case.state);
    if places.is_empty() {
        return LineVerdict::Skip(RoboReason::NoRoom);
    }
    let Some(player) = case.towards() else { return LineVerdict::Spot };
    nearest(case, player, places, RoboReason::Vortex, Move::Descend).unwrap_or(LineVerdict::Skip(RoboReason::NoRoom))
}

/// Returns the verdict for the hex nearest to another one; the dial around that hex breaks ties.
fn nearest(
    case: RoboCase<'_>,
    player: Cell,
    hexes: CellSet,
    because: RoboReason,
    mv: impl Fn(Cell) -> Move,
) -> Option<LineVerdict> {
    let mut options = DialCandidates::default();
    for cell in hexes.iter() {
        let (dir, past) = bearing(case.rules, player, cell);
        options.offer(dir, distance(case.rules, player, cell), past, mv(cell));
    }
    options.choose(case, because)
}
