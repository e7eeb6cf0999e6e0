//! How a position stands for everybody: points stored, points on their way, and from both the chance to win.

use super::worth::OMEGA;
use crate::keen::share;
use cosmic_frog::score::{self, LEVELS, SLOTS, Stacks};
use cosmic_frog::{OOMPH, Place, Rules, State, TRACK, Tile};
use std::collections::HashMap;
use tabletop::{Game, Pending, Seat};

/// Most Vaults that are remembered.
const REMEMBERED: usize = 30_000;
/// How many points make a lead at the very end, and how many more for each fracture still to come.
const LEAD: f64 = 2.0;
const OPEN: f64 = 0.8;
/// What a Siphon is worth for each fracture still to come.
const SIPHON: f64 = 0.25;
/// What a Land adds to a Vault besides its own points: lines and domains.
const COMPANY: f64 = 1.2;

/// Judges positions, and remembers Vaults, since the same ones come up again and again and scoring them takes long.
#[derive(Clone, Debug, Default)]
pub struct Appraiser {
    known: HashMap<u128, (u16, u8)>,
}

impl Appraiser {
    /// The chance of a seat's side to win, from 0 to 1.
    pub(super) fn chance(&mut self, rules: &Rules, state: &State, seat: Seat) -> f64 {
        let over = rules.pending(state) == Pending::Over;
        let left = f64::from(TRACK.saturating_sub(state.track()));
        let lead = if over { 1.0 } else { LEAD + OPEN * left };
        let mut sides = [f64::NEG_INFINITY; 6];
        for (vault, side) in (0..rules.vaults()).zip(&mut sides) {
            let (points, siphons) = self.vault(&score::stacks(state.tiles(), vault));
            *side = f64::from(points + score::bonus(state.tiles(), vault));
            if !over {
                let frogs = rules.seats().filter(|&frog| rules.vault(frog) == vault);
                *side += SIPHON * left * f64::from(siphons) + frogs.map(|frog| underway(state, frog)).sum::<f64>();
            }
        }
        share(&sides, usize::from(rules.vault(seat)), lead)
    }

    /// Points and Siphons of a Vault.
    fn vault(&mut self, stacks: &Stacks) -> (u16, u8) {
        let key = key(stacks);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        if self.known.len() >= REMEMBERED {
            self.known.clear();
        }
        let points = score::placement(stacks) + score::diversity(stacks);
        let found = (points, score::siphons(stacks).count_ones() as u8);
        self.known.insert(key, found);
        found
    }
}

/// What a frog has that is not in its Vault yet, in points.
fn underway(state: &State, seat: Seat) -> f64 {
    let frog = state.frog(seat);
    let (stored, place) = match frog.place {
        Place::Waiting => (0.7, 0.0),
        Place::Shard(_) => (0.75, 0.0),
        Place::Aether => (0.9, 0.2),
        Place::Outer(far) => (0.6, 0.5 * f64::from(frog.aside) - 1.0 - 0.5 * f64::from(far)),
    };
    // Who comes back regains everything.
    let oomph = if matches!(frog.place, Place::Outer(_)) { OOMPH } else { frog.oomph };
    let carried = state.tiles().gullet(seat.index()).filter(|tile| tile.is_land());
    let load: f64 = carried.map(|tile| f64::from(tile.points()) + COMPANY).sum();
    let time = match state.track() {
        0..=3 => 1.0,
        4 => 0.85,
        _ => 0.6,
    };
    time * (stored * load + place + OMEGA * f64::from(oomph))
}

/// A Vault as a number: four bits for each place of a tile.
fn key(stacks: &Stacks) -> u128 {
    let mut key = 0;
    for slot in 0..SLOTS {
        for level in 0..LEVELS {
            key = key << 4 | stacks.tile(slot, level).map_or(0, number);
        }
    }
    key
}

/// A number from 1 on for every kind of tile that can be stored.
fn number(tile: Tile) -> u128 {
    match (tile.as_land(), tile.as_muck()) {
        (Some(land), _) => u128::from(land.index()) + 1,
        (None, muck) => 8 + muck.map_or(0, |muck| muck as u128),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cosmic_frog::{Land, Setup};

    #[test]
    fn vaults_differ_as_numbers() {
        let mut one = Stacks::new();
        let mut other = Stacks::new();
        assert!(one.push(0, Land::Hill) && other.push(1, Land::Hill));
        assert_ne!(key(&one), key(&other));
        assert_ne!(key(&one), key(&Stacks::new()));
    }

    #[test]
    fn chances_add_up_to_one() {
        let rules = Rules::new(Setup::new(5)).unwrap();
        let (state, mut appraiser) = (rules.initial_state(), Appraiser::default());
        let sum: f64 = rules.seats().map(|seat| appraiser.chance(&rules, &state, seat)).sum();
        assert!((sum - 1.0).abs() < 1e-9);
    }
}
