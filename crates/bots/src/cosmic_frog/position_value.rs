//! The value of a position for every side: stored points, expected points, and the probability of winning that follows from both.

use super::evaluator::OMEGA;
use crate::keen::win_share;
use cosmic_frog::score::{self, LEVELS, SLOTS, VaultStacks};
use cosmic_frog::{OOMPH, Place, Rules, State, TRACK, Tile};
use std::collections::HashMap;
use tabletop::{Game, Pending, Seat};

/// The most Vaults in the cache.
const REMEMBERED: usize = 30_000;
/// The lead in points that changes the odds by the factor e: at the end of a game, and how much each remaining fracture adds to it.
const LEAD: f64 = 2.0;
const OPEN: f64 = 0.8;
/// The value of a Siphon for each remaining fracture.
const SIPHON: f64 = 0.25;
/// What a Land adds to a Vault besides its own points, through lines and domains.
const COMPANY: f64 = 1.2;

/// A cache of the scores of Vaults: the same Vaults come up again and again, and scoring takes long.
#[derive(Clone, Debug, Default)]
pub struct VaultScores {
    known: HashMap<u128, (u16, u8)>,
}

impl VaultScores {
    /// Returns the estimated probability that a seat's side wins, from 0 to 1.
    pub(super) fn win_chance(&mut self, rules: &Rules, state: &State, seat: Seat) -> f64 {
        let over = rules.pending(state) == Pending::Over;
        let left = f64::from(TRACK.saturating_sub(state.integrity_track()));
        let lead = if over { 1.0 } else { LEAD + OPEN * left };
        let mut sides = [f64::NEG_INFINITY; 6];
        for (vault, side) in (0..rules.vaults()).zip(&mut sides) {
            let (points, siphons) = self.vault(&score::vault_stacks(state.tiles(), vault));
            *side = f64::from(points + score::bonus_points(state.tiles(), vault));
            if !over {
                let frogs = rules.seats().filter(|&frog| rules.vault(frog) == vault);
                *side += SIPHON * left * f64::from(siphons) + frogs.map(|frog| underway(state, frog)).sum::<f64>();
            }
        }
        win_share(&sides, usize::from(rules.vault(seat)), lead)
    }

    /// Returns the points and the number of Siphons of a Vault.
    fn vault(&mut self, stacks: &VaultStacks) -> (u16, u8) {
        let key = key(stacks);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        if self.known.len() >= REMEMBERED {
            self.known.clear();
        }
        let points = score::line_points(stacks) + score::diversity_points(stacks);
        let found = (points, score::operating_siphons(stacks).count_ones() as u8);
        self.known.insert(key, found);
        found
    }
}

/// Returns the value of what a frog has outside its Vault, in points.
fn underway(state: &State, seat: Seat) -> f64 {
    let frog = state.frog(seat);
    let (stored, place) = match frog.place {
        Place::Waiting => (0.7, 0.0),
        Place::Shard(_) => (0.75, 0.0),
        Place::Aether => (0.9, 0.2),
        Place::Outer(far) => (0.6, 0.5 * f64::from(frog.aside) - 1.0 - 0.5 * f64::from(far)),
    };
    // A frog that comes back regains all Ω.
    let oomph = if matches!(frog.place, Place::Outer(_)) { OOMPH } else { frog.oomph };
    let carried = state.tiles().gullet(seat.index()).filter(|tile| tile.is_land());
    let load: f64 = carried.map(|tile| f64::from(tile.points()) + COMPANY).sum();
    let time = match state.integrity_track() {
        0..=3 => 1.0,
        4 => 0.85,
        _ => 0.6,
    };
    time * (stored * load + place + OMEGA * f64::from(oomph))
}

/// Encodes a Vault as a number with four bits for each place of a tile.
fn key(stacks: &VaultStacks) -> u128 {
    let mut key = 0;
    for slot in 0..SLOTS {
        for level in 0..LEVELS {
            key = key << 4 | stacks.tile(slot, level).map_or(0, number);
        }
    }
    key
}

/// Returns a number from 1 for every kind of tile that can be stored.
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
        let mut one = VaultStacks::new();
        let mut other = VaultStacks::new();
        assert!(one.push(0, Land::Hill) && other.push(1, Land::Hill));
        assert_ne!(key(&one), key(&other));
        assert_ne!(key(&one), key(&VaultStacks::new()));
    }

    #[test]
    fn chances_add_up_to_one() {
        let rules = Rules::new(Setup::new(5)).unwrap();
        let (state, mut scores) = (rules.initial_state(), VaultScores::default());
        let sum: f64 = rules.seats().map(|seat| scores.win_chance(&rules, &state, seat)).sum();
        assert!((sum - 1.0).abs() < 1e-9);
    }
}
