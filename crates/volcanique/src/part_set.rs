//! [`PartSet`]: sets of parts, for example where a critter may go.

use crate::land::{Land, PARTS, Part};

/// A set of parts. Three of the four words are in use; the fourth makes every `u8` a valid index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct PartSet([u64; 4]);

impl PartSet {
    /// The empty set.
    pub const EMPTY: PartSet = PartSet([0; 4]);

    /// Adds a part.
    #[inline]
    pub const fn insert(&mut self, part: Part) {
        self.0[(part.0 >> 6) as usize] |= 1 << (part.0 & 63);
    }

    /// Removes a part.
    #[inline]
    pub const fn remove(&mut self, part: Part) {
        self.0[(part.0 >> 6) as usize] &= !(1 << (part.0 & 63));
    }

    /// Returns whether a part is in the set.
    #[inline]
    pub const fn contains(&self, part: Part) -> bool {
        (part.0 as usize) < PARTS && self.0[(part.0 >> 6) as usize] >> (part.0 & 63) & 1 == 1
    }

    /// Returns whether the set is empty.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// Returns the union of both sets.
    #[inline]
    pub const fn or(self, other: PartSet) -> PartSet {
        PartSet([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2], 0])
    }

    /// Lists the parts, in order.
    pub fn iter(self) -> impl Iterator<Item = Part> {
        (0..3usize)
            .flat_map(move |word| crate::land::sites_in(self.0[word]).map(move |site| Part(site.0 + 64 * word as u8)))
    }

    /// Makes the set of all parts of a biome.
    #[inline]
    pub fn of_biome(land: &Land, biome: Part) -> PartSet {
        let mut set = PartSet::EMPTY;
        land.members(biome).for_each(|part| set.insert(part));
        set
    }
}
