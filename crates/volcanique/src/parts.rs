//! Sets of parts: where critters may go.

use crate::land::{Land, PARTS, Part};

/// A set of parts. Of four words three are in use: so every number of a part is within.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct PartSet([u64; 4]);

impl PartSet {
    /// Nothing.
    pub const EMPTY: PartSet = PartSet([0; 4]);

    /// Puts a part in.
    #[inline]
    pub const fn insert(&mut self, part: Part) {
        self.0[(part.0 >> 6) as usize] |= 1 << (part.0 & 63);
    }

    /// Takes a part out.
    #[inline]
    pub const fn remove(&mut self, part: Part) {
        self.0[(part.0 >> 6) as usize] &= !(1 << (part.0 & 63));
    }

    /// Whether a part is in it.
    #[inline]
    pub const fn contains(&self, part: Part) -> bool {
        (part.0 as usize) < PARTS && self.0[(part.0 >> 6) as usize] >> (part.0 & 63) & 1 == 1
    }

    /// Whether nothing is in it.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// With the parts of the other as well.
    #[inline]
    pub const fn or(self, other: PartSet) -> PartSet {
        PartSet([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2], 0])
    }

    /// Its parts in order.
    pub fn iter(self) -> impl Iterator<Item = Part> {
        (0..3usize)
            .flat_map(move |word| crate::land::sites_in(self.0[word]).map(move |site| Part(site.0 + 64 * word as u8)))
    }

    /// All parts of a biome, by its name.
    #[inline]
    pub fn of_biome(land: &Land, biome: Part) -> PartSet {
        let mut set = PartSet::EMPTY;
        land.members(biome).for_each(|part| set.insert(part));
        set
    }
}
