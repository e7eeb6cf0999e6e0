//! Lava tiles on the board, in the order of their eruption.

use hexgrid::Hex;
use serde::{Deserialize, Serialize};

/// Most lava tiles there can be; each has soil on its back (VQ-SET-3).
pub const LAVA: u8 = 21;

/// A lava tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Lava {
    /// Where it lies.
    pub hex: Hex,
    /// Whether the lava step of this turn leaves it as it is: it has flowed in that step, or reached the ocean or a basin
    /// this turn.
    pub fresh: bool,
    /// Whether it lies in a basin and becomes soil.
    pub pooled: bool,
}

/// All lava on the board, oldest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct LavaList {
    tiles: [Lava; LAVA as usize],
    count: u8,
}

impl LavaList {
    /// Returns the lava tiles, oldest first.
    #[inline]
    pub fn all(&self) -> &[Lava] {
        &self.tiles[..self.count as usize]
    }

    /// Returns how many there are.
    pub const fn len(&self) -> u8 {
        self.count
    }

    /// Returns whether there is no lava.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Returns whether lava lies on a hex.
    #[inline]
    pub fn is_at(&self, hex: Hex) -> bool {
        self.all().iter().any(|lava| lava.hex == hex)
    }

    /// Returns the number of the lava on a hex.
    pub fn find(&self, hex: Hex) -> Option<u8> {
        self.all().iter().position(|lava| lava.hex == hex).map(|at| at as u8)
    }

    pub(crate) fn get_mut(&mut self, number: u8) -> Option<&mut Lava> {
        self.tiles[..self.count as usize].get_mut(number as usize)
    }

    pub(crate) fn add(&mut self, lava: Lava) {
        if self.count < LAVA {
            self.tiles[self.count as usize] = lava;
            self.count += 1;
        }
    }

    pub(crate) fn remove(&mut self, number: u8) {
        if number < self.count {
            self.tiles.copy_within(number as usize + 1..self.count as usize, number as usize);
            self.count -= 1;
            self.tiles[self.count as usize] = Lava::default();
        }
    }

    /// Changes every one of them.
    pub(crate) fn each(&mut self, change: impl FnMut(&mut Lava)) {
        self.tiles[..self.count as usize].iter_mut().for_each(change);
    }
}
