//! Where the spaces with land lie: their hexes in order, rows and columns apart, so that one is found among all at once.
//!
//! Not here: what lies there, see `land.rs`.

use crate::land::SITES;
use hexgrid::Hex;
use serde::{Deserialize, Serialize};

/// The hexes of all spaces, in order; those beyond the last are of no meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "[[Hex; 8]; 8]", into = "[[Hex; 8]; 8]")]
pub(crate) struct Places {
    rows: [i8; SITES],
    columns: [i8; SITES],
}

impl Default for Places {
    fn default() -> Self {
        Places { rows: [0; SITES], columns: [0; SITES] }
    }
}

impl Places {
    /// The hex with this number.
    #[inline]
    pub(crate) const fn get(&self, number: usize) -> Hex {
        Hex::new(self.columns[number & 63], self.rows[number & 63])
    }

    pub(crate) fn set(&mut self, number: usize, hex: Hex) {
        (self.rows[number], self.columns[number]) = (hex.r, hex.q);
    }

    /// The number of a hex, if it is one of the first `count`.
    #[inline(never)]
    pub(crate) fn find(&self, hex: Hex, count: u8) -> Option<u8> {
        // All are looked at: that is sooner done than halving, where every step waits for the one before.
        let mut first = u8::MAX;
        for number in 0..SITES {
            let here = (self.rows[number] == hex.r) & (self.columns[number] == hex.q);
            first = first.min(if here { number as u8 } else { u8::MAX });
        }
        (first < count).then_some(first)
    }

    /// Makes room for a hex among the first `count`; its number.
    pub(crate) fn insert(&mut self, hex: Hex, count: usize) -> usize {
        let at = (0..count).take_while(|&number| self.get(number) < hex).count();
        self.rows.copy_within(at..count, at + 1);
        self.columns.copy_within(at..count, at + 1);
        self.set(at, hex);
        at
    }
}

impl From<[[Hex; 8]; 8]> for Places {
    fn from(hexes: [[Hex; 8]; 8]) -> Self {
        let mut places = Places::default();
        hexes.as_flattened().iter().enumerate().for_each(|(number, &hex)| places.set(number, hex));
        places
    }
}

impl From<Places> for [[Hex; 8]; 8] {
    fn from(places: Places) -> Self {
        std::array::from_fn(|row| std::array::from_fn(|column| places.get(row * 8 + column)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexes_keep_their_order_and_are_found() {
        let mut places = Places::default();
        let hexes = [Hex::new(0, 0), Hex::new(-3, 2), Hex::new(5, -1), Hex::new(1, 0)];
        for (count, hex) in hexes.into_iter().enumerate() {
            // What lies beyond the last is the hex in the middle, and not there.
            assert_eq!(places.find(hex, count as u8), None);
            places.insert(hex, count);
        }
        let found: Vec<_> = hexes.into_iter().map(|hex| places.find(hex, 4)).collect();
        assert_eq!(found, [Some(1), Some(3), Some(0), Some(2)]);
        let written: [[Hex; 8]; 8] = places.into();
        assert_eq!(Places::from(written), places);
    }
}
