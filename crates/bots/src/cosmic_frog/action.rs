//! Which action: swallow what lies here, go where more lies, go home with a full Gullet, fight where it pays.

use super::combat::{attack, best_raid};
use super::power;
use super::vault;
use super::worth::{Eye, NEAR, OMEGA};
use cosmic_frog::{Fight, Move, OOMPH, Place};
use hexgrid::Cell;

/// What an action is worth less its price; ending the turn is worth nothing.
pub(super) fn weigh(eye: &Eye<'_>, mv: Move) -> f64 {
    if let Some(worth) = power::in_action(eye, mv) {
        return worth;
    }
    let worth = match mv {
        Move::Harvest(cell) => harvest(eye, cell),
        Move::Leap(cell) => match eye.state.frog_at(cell) {
            Some(defender) => attack(eye, defender, Fight::Shard),
            None => go(eye, cell),
        },
        Move::Slip(cell) | Move::Land(cell) => go(eye, cell),
        Move::SlipAttack(cell, _) | Move::LandAttack(cell, _) => {
            eye.state.frog_at(cell).map_or(0.0, |defender| attack(eye, defender, Fight::Shard))
        }
        Move::LeapAether => go_home(eye),
        Move::Ram(defender) => attack(eye, defender, Fight::Aether),
        Move::Raid(owner, target) => vault::raid(eye, owner, target),
        Move::Disgorge => disgorge(eye),
        Move::Recover => OMEGA * f64::from(OOMPH - eye.state.frog(eye.me).oomph),
        _ => return 0.0,
    };
    eye.net(worth, mv)
}

/// The top Land of a hex; a Barren only fills the Gullet, unless it can be eaten.
pub(super) fn harvest(eye: &Eye<'_>, cell: Cell) -> f64 {
    let Some(tile) = eye.state.top(cell) else { return 0.0 };
    if tile.is_barren() {
        return power::meal(eye).unwrap_or(-0.5);
    }
    eye.gain(eye.tile(tile)) + 0.8
}

/// Standing on a hex: what can be harvested there, or what lies in reach of it.
fn go(eye: &Eye<'_>, cell: Cell) -> f64 {
    let room = eye.state.room(eye.me);
    let there = eye.hex(cell);
    let tired = if room == 0 { 0.3 } else { 1.0 };
    // Land under one's feet is swallowed before one leaves it.
    let left = eye.here().map_or(0.0, |here| if here == cell { 0.0 } else { 0.2 * eye.hex(here) });
    eye.with_outlook(tired * NEAR * there - left, tired * 0.12, cell)
}

/// In the Aether the load can be stored, or the best hex of the shore be reached.
pub(super) fn go_home(eye: &Eye<'_>) -> f64 {
    let carried: f64 = eye.carried(eye.me).iter().sum();
    let load = eye.load();
    let share = match load {
        _ if load >= eye.full_load() => 0.5,
        2 => 0.25,
        _ => 0.12,
    };
    (share * carried).max(0.25 * eye.shore())
}

fn disgorge(eye: &Eye<'_>) -> f64 {
    let carried: f64 = eye.carried(eye.me).iter().filter(|worth| **worth > 0.0).sum();
    if eye.load() == 0 { 0.2 } else { carried + 0.8 }
}

/// Where to come down, or whether to come into the Aether.
pub(super) fn arrive(eye: &Eye<'_>, mv: Move) -> f64 {
    match mv {
        Move::Descend(cell) => eye.with_outlook(0.1 * eye.hex(cell), NEAR, cell),
        _ => {
            let raids = eye.rules.seats().map(|owner| best_raid(eye, owner)).fold(0.0, f64::max);
            (if eye.load() > 0 { disgorge(eye) } else { 0.45 * eye.shore() }).max(raids)
        }
    }
}

/// Giving two set-aside cards for the way home, against rolling with the next card.
pub(super) fn come_back(eye: &Eye<'_>) -> f64 {
    let frog = eye.state.frog(eye.me);
    let Place::Outer(dimension) = frog.place else { return 0.0 };
    let raiders = eye.rules.seats().any(|seat| seat != eye.me && eye.state.frog(seat).place == Place::Aether);
    let danger = if raiders && eye.state.vault_holds(eye.rules.vault(eye.me)) { 1.0 } else { 0.0 };
    f64::from(dimension) - 1.6 + danger + 0.2 * (f64::from(frog.aside) - 2.0)
}
