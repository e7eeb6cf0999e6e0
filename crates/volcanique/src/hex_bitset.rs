//! [`HexBitset`]: sets of hexes of the table, one machine word per row, so that finding all neighbours of a set takes a few
//! shifts per row.

use crate::rules::Rules;
use hexgrid::Hex;

/// Rows and columns: twice the largest reach, and two more on each side.
const SIZE: usize = 46;

/// A set of hexes around the middle of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct HexBitset {
    rows: [u64; SIZE],
    middle: Hex,
}

impl HexBitset {
    /// Makes a set of these hexes.
    pub(crate) fn new(rules: &Rules, hexes: impl Iterator<Item = Hex>) -> HexBitset {
        let mut set = HexBitset { rows: [0; SIZE], middle: rules.middle };
        hexes.for_each(|hex| set.insert(hex));
        set
    }

    fn insert(&mut self, hex: Hex) {
        let (row, column) = (self.row(hex), i16::from(hex.q) - i16::from(self.middle.q) + SIZE as i16 / 2);
        if (0..SIZE as i16).contains(&row) && (0..SIZE as i16).contains(&column) {
            self.rows[row as usize] |= 1 << column;
        }
    }

    fn row(&self, hex: Hex) -> i16 {
        i16::from(hex.r) - i16::from(self.middle.r) + SIZE as i16 / 2
    }

    /// Returns the set together with all its neighbours.
    pub(crate) fn grown(&self) -> HexBitset {
        let mut grown = *self;
        for row in 0..SIZE {
            let above = if row > 0 { self.rows[row - 1] } else { 0 };
            let below = if row + 1 < SIZE { self.rows[row + 1] } else { 0 };
            let here = self.rows[row];
            // North-west and north-east lie above; a hex is south-east of the one above it and south-west of the next.
            grown.rows[row] = here | here << 1 | here >> 1 | above | above >> 1 | below | below << 1;
        }
        grown
    }

    /// Returns the set without the hexes of the other.
    pub(crate) fn without(&self, other: &HexBitset) -> HexBitset {
        let mut left = *self;
        left.rows.iter_mut().zip(&other.rows).for_each(|(row, other)| *row &= !other);
        left
    }

    /// Lists the hexes, in order.
    pub(crate) fn iter(self) -> impl Iterator<Item = Hex> {
        let middle = self.middle;
        self.rows.into_iter().enumerate().flat_map(move |(row, columns)| {
            let r = (row as i16 - SIZE as i16 / 2 + i16::from(middle.r)) as i8;
            crate::land::bits(columns)
                .map(move |column| Hex::new((i16::from(column) - SIZE as i16 / 2 + i16::from(middle.q)) as i8, r))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::Setup;

    #[test]
    fn growing_is_one_step_in_every_direction() {
        let rules = Rules::new(Setup::new(5)).unwrap();
        let hex = Hex::new(3, -5);
        let once = HexBitset::new(&rules, [hex].into_iter()).grown();
        let mut expected: Vec<Hex> = hex.neighbours().into_iter().chain([hex]).collect();
        expected.sort_unstable();
        assert_eq!(once.iter().collect::<Vec<_>>(), expected);
        let ring: Vec<Hex> = once.grown().without(&once).iter().collect();
        assert!(ring.len() == 12 && ring.iter().all(|other| other.distance(hex) == 2));
        assert!(rules.table_hexes().all(|hex| HexBitset::new(&rules, [hex].into_iter()).iter().eq([hex])));
    }
}
