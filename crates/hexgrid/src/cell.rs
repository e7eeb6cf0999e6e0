//! Cells are hexes of a finite mat, numbered; sets of them are four machine words.

use serde::{Deserialize, Serialize};

/// The number of a hex on a [`Mat`](crate::Mat). [`Cell::OFF`] is every hex that is not on the mat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Cell(pub u8);

impl Cell {
    /// Not on the mat.
    pub const OFF: Cell = Cell(u8::MAX);

    /// As an index into tables.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether this is a hex of the mat.
    #[inline]
    pub const fn is_on(self) -> bool {
        self.0 != u8::MAX
    }
}

/// A set of cells, 0 to 254.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
pub struct CellSet([u64; 4]);

impl CellSet {
    /// Nothing.
    pub const EMPTY: CellSet = CellSet([0; 4]);

    /// Puts a cell in.
    #[inline]
    pub const fn insert(&mut self, cell: Cell) {
        self.0[cell.0 as usize >> 6] |= 1 << (cell.0 & 63);
    }

    /// Takes a cell out.
    #[inline]
    pub const fn remove(&mut self, cell: Cell) {
        self.0[cell.0 as usize >> 6] &= !(1 << (cell.0 & 63));
    }

    /// Whether the cell is in the set.
    #[inline]
    pub const fn contains(&self, cell: Cell) -> bool {
        self.0[cell.0 as usize >> 6] >> (cell.0 & 63) & 1 == 1
    }

    /// Whether nothing is in it.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    /// How many cells are in it.
    #[inline]
    pub const fn len(&self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones() + self.0[3].count_ones()
    }

    /// Cells in both.
    #[inline]
    pub const fn and(&self, other: &CellSet) -> CellSet {
        let (a, b) = (&self.0, &other.0);
        CellSet([a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]])
    }

    /// Cells in either.
    #[inline]
    pub const fn or(&self, other: &CellSet) -> CellSet {
        let (a, b) = (&self.0, &other.0);
        CellSet([a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]])
    }

    /// Cells of this set that are not in the other.
    #[inline]
    pub const fn without(&self, other: &CellSet) -> CellSet {
        let (a, b) = (&self.0, &other.0);
        CellSet([a[0] & !b[0], a[1] & !b[1], a[2] & !b[2], a[3] & !b[3]])
    }

    /// Its cells in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut words = self.0;
        let mut word = 0;
        std::iter::from_fn(move || {
            while word < 4 {
                let bits = words[word];
                if bits != 0 {
                    words[word] = bits & (bits - 1);
                    return Some(Cell((word as u8) << 6 | bits.trailing_zeros() as u8));
                }
                word += 1;
            }
            None
        })
    }

    /// Whether `found` says yes to any cell, asked in ascending order until it does. Faster than going through [`Self::iter`].
    #[inline]
    pub fn any(self, mut found: impl FnMut(Cell) -> bool) -> bool {
        for (word, mut bits) in self.0.into_iter().enumerate() {
            while bits != 0 {
                if found(Cell((word as u8) << 6 | bits.trailing_zeros() as u8)) {
                    return true;
                }
                bits &= bits - 1;
            }
        }
        false
    }

    /// The cell with this number among the members, counted from 0 in ascending order.
    pub fn nth(self, mut number: u32) -> Option<Cell> {
        for (word, mut bits) in self.0.into_iter().enumerate() {
            let count = bits.count_ones();
            if number < count {
                for _ in 0..number {
                    bits &= bits - 1;
                }
                return Some(Cell((word as u8) << 6 | bits.trailing_zeros() as u8));
            }
            number -= count;
        }
        None
    }

    /// The four words, for storing.
    pub const fn words(&self) -> [u64; 4] {
        self.0
    }

    /// A set from its four words.
    pub const fn from_words(words: [u64; 4]) -> CellSet {
        CellSet(words)
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<T: IntoIterator<Item = Cell>>(cells: T) -> CellSet {
        let mut set = CellSet::EMPTY;
        for cell in cells {
            set.insert(cell);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_behave() {
        let some: CellSet = [3, 200, 64, 63].into_iter().map(Cell).collect();
        assert_eq!(some.iter().map(|cell| cell.0).collect::<Vec<_>>(), [3, 63, 64, 200]);
        assert_eq!(some.len(), 4);
        let mut fewer = some;
        fewer.remove(Cell(64));
        assert!(!fewer.contains(Cell(64)) && some.contains(Cell(64)));
        assert_eq!(some.without(&fewer).iter().collect::<Vec<_>>(), [Cell(64)]);
        assert_eq!(some.and(&fewer), fewer);
        assert_eq!(some.or(&fewer), some);
        assert!(CellSet::EMPTY.is_empty() && !some.is_empty());
        assert_eq!(
            (0..5).map(|number| some.nth(number)).collect::<Vec<_>>(),
            [3, 63, 64, 200, 255].map(|cell| (cell < 255).then_some(Cell(cell)))
        );
        let mut seen = Vec::new();
        assert!(some.any(|cell| {
            seen.push(cell.0);
            cell.0 == 64
        }));
        assert_eq!(seen, [3, 63, 64]);
    }
}
