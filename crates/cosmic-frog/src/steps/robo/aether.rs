//! A RoboFrog in the Aether: raid, disgorge, attack, land (SOLO-RAID-1, SOLO-DIS-1, SOLO-ATT-3, SOLO-LAND-1).

use super::super::{descend as down, disgorge as disgorging, movement, raid_limit};
use super::dial::{Options, bearing, distance};
use super::stores::raid_target;
use super::{Because, Case, Verdict, whereabouts};
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::rules::HUMAN;
use crate::state::Place;
use hexgrid::{Cell, CellSet, Dir};
use tabletop::rule;

pub(super) fn raid(case: Case<'_>) -> Verdict {
    match raid_limit::most(case.rules, case.state, case.seat, HUMAN) {
        Ok(_) => Verdict::Do(Because::VaultOpen, Move::Raid(HUMAN, raid_target(case.rules, case.state))),
        Err(Refusal::VaultEmpty) => Verdict::Skip(Because::VaultEmpty),
        Err(_) => Verdict::Skip(Because::VaultLocked),
    }
}

pub(super) fn disgorge(case: Case<'_>) -> Verdict {
    match disgorging::may_begin(case.rules, case.state, case.seat) {
        Err(Refusal::GulletEmpty) => Verdict::Skip(Because::NothingHeld),
        Err(_) => Verdict::Skip(Because::VaultFull),
        Ok(()) if case.lands() == 0 => Verdict::Do(Because::BarrensHeld, Move::Disgorge),
        Ok(()) => Verdict::Do(Because::LandHeld, Move::Disgorge),
    }
}

pub(super) fn attack(case: Case<'_>) -> Verdict {
    let cell = match case.state.frog(HUMAN).place {
        Place::Aether => return Verdict::Do(Because::PlayerAdrift, Move::Ram(HUMAN)),
        Place::Shard(cell) => cell,
        away => return Verdict::Skip(whereabouts(away)),
    };
    if case.player_is_empty() {
        return Verdict::Skip(Because::PlayerEmpty);
    }
    rule!("SOLO-ATT-3");
    let mut options = Options::default();
    for edge in Dir::ALL {
        if movement::edge_is_open(case.rules, case.state, cell, edge) {
            options.offer(edge, 0, 0, Move::LandAttack(cell, edge));
        }
    }
    options.choose(case, Because::PlayerAtEdge).unwrap_or(Verdict::Skip(Because::PlayerInland))
}

/// Lands on a target line with the player, otherwise as near as possible; never on the player's hex, not even on a drawn hex
/// that stands for the player.
pub(super) fn land(case: Case<'_>) -> Verdict {
    rule!("SOLO-ACT-5");
    let mut free = case.state.edge.without(&case.state.occupied());
    if free.is_empty() {
        return Verdict::Skip(Because::NoRoom);
    }
    let Some(player) = case.towards() else { return Verdict::Spot };
    free.remove(player);
    let in_line: CellSet = free.iter().filter(|&cell| case.rules.mat.direction_to(player, cell).is_some()).collect();
    let landing = if in_line.is_empty() {
        nearest(case, player, free, Because::NearPlayer, Move::Land)
    } else {
        nearest(case, player, in_line, Because::InLine, Move::Land)
    };
    landing.unwrap_or(Verdict::Skip(Because::NoRoom))
}

/// Chooses the hex nearest to the player, or to the hex drawn for the player, where a frog may descend.
pub(super) fn descend(case: Case<'_>) -> Verdict {
    let places = down::places(case.state);
    if places.is_empty() {
        return Verdict::Skip(Because::NoRoom);
    }
    let Some(player) = case.towards() else { return Verdict::Spot };
    nearest(case, player, places, Because::Vortex, Move::Descend).unwrap_or(Verdict::Skip(Because::NoRoom))
}

/// Returns the verdict for the hex nearest to another one; the dial around that hex breaks ties.
fn nearest(
    case: Case<'_>,
    player: Cell,
    hexes: CellSet,
    because: Because,
    mv: impl Fn(Cell) -> Move,
) -> Option<Verdict> {
    let mut options = Options::default();
    for cell in hexes.iter() {
        let (dir, past) = bearing(case.rules, player, cell);
        options.offer(dir, distance(case.rules, player, cell), past, mv(cell));
    }
    options.choose(case, because)
}
