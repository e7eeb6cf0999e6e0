//! Values of actions (harvesting, moving, going home to disgorge, attacking, recovering) and of coming back into play.

use super::combat::{attack, best_raid};
use super::evaluator::{Evaluator, NEAR, OMEGA};
use super::power;
use super::vault;
use cosmic_frog::{Move, OOMPH, Place, RollPurpose};
use hexgrid::Cell;

/// Returns the value of an action less its price. Ending the turn has the value 0.
pub(super) fn weigh(eval: &Evaluator<'_>, mv: Move) -> f64 {
    if let Some(worth) = power::in_action(eval, mv) {
        return worth;
    }
    let worth = match mv {
        Move::Harvest(cell) => harvest(eval, cell),
        Move::Leap(cell) => match eval.state.frog_at(cell) {
            Some(defender) => attack(eval, defender, RollPurpose::Shard),
            None => go(eval, cell),
        },
        Move::Slip(cell) | Move::Land(cell) => go(eval, cell),
        Move::SlipAttack(cell, _) | Move::LandAttack(cell, _) => {
            eval.state.frog_at(cell).map_or(0.0, |defender| attack(eval, defender, RollPurpose::Shard))
        }
        Move::LeapAether => go_home(eval),
        Move::Ram(defender) => attack(eval, defender, RollPurpose::Aether),
        Move::Raid(owner, target) => vault::raid(eval, owner, target),
        Move::Disgorge => disgorge(eval),
        Move::Recover => OMEGA * f64::from(OOMPH - eval.state.frog(eval.me).oomph),
        _ => return 0.0,
    };
    eval.net(worth, mv)
}

/// Values the top tile of a hex. A Barren only fills the Gullet, unless it can be eaten.
pub(super) fn harvest(eval: &Evaluator<'_>, cell: Cell) -> f64 {
    let Some(tile) = eval.state.top(cell) else { return 0.0 };
    if tile.is_barren() {
        return power::meal(eval).unwrap_or(-0.5);
    }
    eval.gain(eval.tile(tile)) + 0.8
}

/// Values standing on a hex: what can be harvested there, and what can be reached from it.
fn go(eval: &Evaluator<'_>, cell: Cell) -> f64 {
    let room = eval.state.gullet_room(eval.me);
    let there = eval.hex(cell);
    let tired = if room == 0 { 0.3 } else { 1.0 };
    // A frog should harvest the Land under it before it leaves.
    let left = eval.here().map_or(0.0, |here| if here == cell { 0.0 } else { 0.2 * eval.hex(here) });
    eval.with_outlook(tired * NEAR * there - left, tired * 0.12, cell)
}

/// Values being in the Aether: the load can be stored, or the best hex at the edge of the Shard reached.
pub(super) fn go_home(eval: &Evaluator<'_>) -> f64 {
    let carried: f64 = eval.carried(eval.me).iter().sum();
    let load = eval.load();
    let share = match load {
        _ if load >= eval.full_load() => 0.5,
        2 => 0.25,
        _ => 0.12,
    };
    (share * carried).max(0.25 * eval.shore())
}

fn disgorge(eval: &Evaluator<'_>) -> f64 {
    let carried: f64 = eval.carried(eval.me).iter().filter(|worth| **worth > 0.0).sum();
    if eval.load() == 0 { 0.2 } else { carried + 0.8 }
}

/// Values where to descend, or entering the Aether instead.
pub(super) fn arrive(eval: &Evaluator<'_>, mv: Move) -> f64 {
    match mv {
        Move::Descend(cell) => eval.with_outlook(0.1 * eval.hex(cell), NEAR, cell),
        _ => {
            let raids = eval.rules.seats().map(|owner| best_raid(eval, owner)).fold(0.0, f64::max);
            (if eval.load() > 0 { disgorge(eval) } else { 0.45 * eval.shore() }).max(raids)
        }
    }
}

/// Values giving two set-aside cards to come home, compared with rolling with the next card.
pub(super) fn come_back(eval: &Evaluator<'_>) -> f64 {
    let frog = eval.state.frog(eval.me);
    let Place::Outer(dimension) = frog.place else { return 0.0 };
    let raiders = eval.rules.seats().any(|seat| seat != eval.me && eval.state.frog(seat).place == Place::Aether);
    let danger = if raiders && eval.state.has_stored_tiles(eval.rules.vault(eval.me)) { 1.0 } else { 0.0 };
    f64::from(dimension) - 1.6 + danger + 0.2 * (f64::from(frog.aside) - 2.0)
}
