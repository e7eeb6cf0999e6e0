//! [`Cell`] is the number of a hex in a finite grid, [`CellSet`] a set of cells in four machine words.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The number of a hex in a [`CellGrid`](crate::CellGrid). [`Cell::OFF`] stands for every hex outside the grid.
///
/// ```
/// use hexgrid::Cell;
/// assert!(Cell(7).is_on() && !Cell::OFF.is_on());
/// assert_eq!(Cell(7).index(), 7);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Cell(pub u8);

impl Cell {
    /// A hex outside the grid.
    pub const OFF: Cell = Cell(u8::MAX);

    /// Returns the number as an index into tables.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns whether the hex is in the grid.
    #[inline]
    pub const fn is_on(self) -> bool {
        self.0 != u8::MAX
    }
}

/// A set of cells, 0 to 254.
///
/// ```
/// use hexgrid::{Cell, CellSet};
/// let mut set: CellSet = [7, 3].into_iter().map(Cell).collect();
/// set.insert(Cell(200));
/// assert!(set.contains(Cell(3)) && set.len() == 3);
/// assert!(set.iter().eq([3, 7, 200].map(Cell))); // always in ascending order
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash)]
pub struct CellSet([u64; 4]);

/// Text formats get the numbers of the cells in order, because many of them cannot hold 64 bits; others get the four words.
impl Serialize for CellSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() { serializer.collect_seq(self.iter()) } else { self.0.serialize(serializer) }
    }
}

impl<'de> Deserialize<'de> for CellSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CellSet, D::Error> {
        if deserializer.is_human_readable() {
            Ok(Vec::<Cell>::deserialize(deserializer)?.into_iter().collect())
        } else {
            <[u64; 4]>::deserialize(deserializer).map(CellSet)
        }
    }
}

impl CellSet {
    /// The empty set.
    pub const EMPTY: CellSet = CellSet([0; 4]);

    /// Adds a cell.
    #[inline]
    pub const fn insert(&mut self, cell: Cell) {
        self.0[cell.0 as usize >> 6] |= 1 << (cell.0 & 63);
    }

    /// Removes a cell.
    #[inline]
    pub const fn remove(&mut self, cell: Cell) {
        self.0[cell.0 as usize >> 6] &= !(1 << (cell.0 & 63));
    }

    /// Returns whether the cell is in the set.
    #[inline]
    pub const fn contains(&self, cell: Cell) -> bool {
        self.0[cell.0 as usize >> 6] >> (cell.0 & 63) & 1 == 1
    }

    /// Returns whether the set is empty.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    /// Returns the number of cells in the set.
    #[inline]
    pub const fn len(&self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones() + self.0[3].count_ones()
    }

    /// Returns the cells that are in both sets.
    ///
    /// ```
    /// use hexgrid::{Cell, CellSet};
    /// let set = |cells: [u8; 2]| cells.into_iter().map(Cell).collect::<CellSet>();
    /// assert_eq!(set([1, 2]).and(&set([2, 3])).len(), 1);
    /// assert_eq!(set([1, 2]).or(&set([2, 3])).len(), 3);
    /// assert!(set([1, 2]).without(&set([2, 3])).contains(Cell(1)));
    /// ```
    #[inline]
    pub const fn and(&self, other: &CellSet) -> CellSet {
        let (a, b) = (&self.0, &other.0);
        CellSet([a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]])
    }

    /// Returns the cells that are in either set.
    #[inline]
    pub const fn or(&self, other: &CellSet) -> CellSet {
        let (a, b) = (&self.0, &other.0);
        CellSet([a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]])
    }

    /// Returns the cells of this set that are not in the other.
    #[inline]
    pub const fn without(&self, other: &CellSet) -> CellSet {
        let (a, b) = (&self.0, &other.0);
        CellSet([a[0] & !b[0], a[1] & !b[1], a[2] & !b[2], a[3] & !b[3]])
    }

    /// Iterates over the cells in ascending order.
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

    /// Returns whether `found` is true for any cell. It is called in ascending order until it returns true. Faster than
    /// [`CellSet::iter`].
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

    /// Returns the cell at this index of the ascending order, or `None` if the set has fewer cells.
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

    /// Returns the four words, for storing.
    pub const fn words(&self) -> [u64; 4] {
        self.0
    }

    /// Makes a set from its four words.
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
