//! [`SiteIndex`]: the hexes of the spaces with land, and the number of the space at a hex.
//!
//! Rows and columns are stored apart, so that a search compares many hexes at once. What lies there is in `land.rs`.

use crate::site::SITES;
use hexgrid::Hex;
use serde::{Deserialize, Serialize};

/// The hexes of all spaces, in order. Entries after the last space have no meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "[[Hex; 8]; 8]", into = "[[Hex; 8]; 8]")]
pub(crate) struct SiteIndex {
    rows: [i8; SITES],
    columns: [i8; SITES],
}

impl Default for SiteIndex {
    fn default() -> Self {
        SiteIndex { rows: [0; SITES], columns: [0; SITES] }
    }
}

impl SiteIndex {
    /// Returns the hex of a space.
    #[inline]
    pub(crate) const fn get(&self, number: usize) -> Hex {
        Hex::new(self.columns[number & 63], self.rows[number & 63])
    }

    pub(crate) fn set(&mut self, number: usize, hex: Hex) {
        (self.rows[number], self.columns[number]) = (hex.r, hex.q);
    }

    /// Returns the number of the space at a hex, if it is one of the first `count`.
    #[inline(never)]
    pub(crate) fn find(&self, hex: Hex, count: u8) -> Option<u8> {
        // A branch-free scan of all 64 entries is faster than binary search: its iterations do not depend on each other.
        let mut first = u8::MAX;
        for number in 0..SITES {
            let here = (self.rows[number] == hex.r) & (self.columns[number] == hex.q);
            first = first.min(if here { number as u8 } else { u8::MAX });
        }
        (first < count).then_some(first)
    }

    /// Inserts a hex among the first `count`. Returns its number.
    pub(crate) fn insert(&mut self, hex: Hex, count: usize) -> usize {
        let at = (0..count).take_while(|&number| self.get(number) < hex).count();
        self.rows.copy_within(at..count, at + 1);
        self.columns.copy_within(at..count, at + 1);
        self.set(at, hex);
        at
    }
}

impl From<[[Hex; 8]; 8]> for SiteIndex {
    fn from(hexes: [[Hex; 8]; 8]) -> Self {
        let mut index = SiteIndex::default();
        hexes.as_flattened().iter().enumerate().for_each(|(number, &hex)| index.set(number, hex));
        index
    }
}

impl From<SiteIndex> for [[Hex; 8]; 8] {
    fn from(index: SiteIndex) -> Self {
        std::array::from_fn(|row| std::array::from_fn(|column| index.get(row * 8 + column)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexes_keep_their_order_and_are_found() {
        let mut index = SiteIndex::default();
        let hexes = [Hex::new(0, 0), Hex::new(-3, 2), Hex::new(5, -1), Hex::new(1, 0)];
        for (count, hex) in hexes.into_iter().enumerate() {
            // Entries after the last are the hex in the middle, which must not be found.
            assert_eq!(index.find(hex, count as u8), None);
            index.insert(hex, count);
        }
        let found: Vec<_> = hexes.into_iter().map(|hex| index.find(hex, 4)).collect();
        assert_eq!(found, [Some(1), Some(3), Some(0), Some(2)]);
        let written: [[Hex; 8]; 8] = index.into();
        assert_eq!(SiteIndex::from(written), index);
    }
}
