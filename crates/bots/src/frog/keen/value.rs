//! How a position stands for everybody: points stored, points on their way, and from both the chance to win.

use super::super::worth::OMEGA;
use cosmic_frog::score::{self, LEVELS, SLOTS, Stacks};
use cosmic_frog::{OOMPH, Place, Rules, Stack, State, TRACK, Tile};
use std::collections::HashMap;
use tabletop::{Game, Seat, Turn};

/// Most Vaults that are remembered.
const MOST: usize = 60_000;

/// Scores Vaults and remembers them: the same ones come up again and again.
#[derive(Clone, Debug, Default)]
pub(super) struct Appraiser {
    known: HashMap<u128, (u16, u8)>,
}

impl Appraiser {
    /// Points and Siphons of a Vault.
    fn vault(&mut self, rules: &Rules, state: &State, vault: u8) -> (u16, u8) {
        let _ = rules;
        let stacks = score::stacks(state.tiles(), vault);
        let key = key(&stacks);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        if self.known.len() >= MOST {
            self.known.clear();
        }
        let points = score::placement(&stacks) + score::diversity(&stacks);
        let siphons = score::siphons(&stacks).count_ones() as u8;
        self.known.insert(key, (points, siphons));
        (points, siphons)
    }

    /// The chance of a seat's side to win, from 0 to 1.
    pub(super) fn chance(&mut self, rules: &Rules, state: &State, seat: Seat) -> f64 {
        let over = rules.turn(state) == Turn::Over;
        let left = f64::from(TRACK - state.track().min(TRACK));
        let spread = if over { 1.0 } else { 2.0 + 0.8 * left };
        let mut sides = [f64::NEG_INFINITY; 6];
        for vault in 0..rules.vaults() {
            let (points, siphons) = self.vault(rules, state, vault);
            let mut sum = f64::from(points) + f64::from(score::bonus(state.tiles(), vault));
            if !over {
                sum += 0.25 * left * f64::from(siphons);
                let frogs = rules.seats().filter(|&frog| rules.vault(frog) == vault);
                sum += frogs.map(|frog| underway(rules, state, frog)).sum::<f64>();
            }
            sides[usize::from(vault) % 6] = sum;
        }
        let best = sides.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let share = |side: f64| ((side - best) / spread).exp();
        let all: f64 = sides.iter().map(|&side| share(side)).sum();
        share(sides[usize::from(rules.vault(seat)) % 6]) / all
    }
}

/// What a frog has that is not in its Vault yet, in points.
fn underway(rules: &Rules, state: &State, seat: Seat) -> f64 {
    let frog = state.frog(seat);
    let track = state.track();
    let late = match track {
        0..=3 => 1.0,
        4 => 0.85,
        _ => 0.6,
    };
    let (stored, place) = match frog.place {
        Place::Waiting => (0.7, 0.0),
        Place::Shard(_) => (0.75, 0.0),
        Place::Aether => (0.9, 0.2),
        Place::Outer(far) => (0.6, -1.0 - 0.5 * f64::from(far) + 0.5 * f64::from(frog.aside)),
    };
    let carried = state.tiles().gullet(seat.index()).filter_map(Tile::as_land);
    let load: f64 = carried.map(|land| f64::from(land.points()) + 1.2).sum();
    let oomph = if matches!(frog.place, Place::Outer(_)) { OOMPH } else { frog.oomph };
    let _ = rules;
    late * (stored * load + place + OMEGA * f64::from(oomph))
}

/// A Vault as a number.
fn key(stacks: &Stacks) -> u128 {
    let mut key = 0;
    for slot in 0..SLOTS {
        for level in 0..LEVELS {
            key = key << 4 | stacks.land(slot, level).map_or(0, |land| u128::from(land.index()) + 1);
        }
    }
    key
}

#[allow(dead_code)]
fn unused(_: Stack) {}
