//! [`Site`] and [`Part`]: spaces with land and the parts of their visible tiles, as small numbers. Sets of sites are `u64`s
//! with a bit each.
//!
//! A [`Spot`](crate::Spot) names a part by its hex, which stays the same when land is added.

use crate::biome::Biome;
use serde::{Deserialize, Serialize};

/// Most spaces with a stack, and most tiles: 42 of land and 21 of soil.
pub const SITES: usize = 64;
/// Parts of all spaces.
pub const PARTS: usize = SITES * 3;

/// The number of a space with a stack. It changes when land is added or moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Site(pub u8);

impl Site {
    /// No such space.
    pub const NONE: Site = Site(u8::MAX);

    /// Returns it as an index into tables.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the set of only this space.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }
}

/// A part of the visible tile of a space: its number and a colour. A biome is named by its lowest part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Part(pub u8);

impl Part {
    /// No such part.
    pub const NONE: Part = Part(u8::MAX);

    /// Makes the part of a space with a colour.
    #[inline]
    pub const fn new(site: Site, biome: Biome) -> Part {
        Part(site.0 * 3 + biome as u8)
    }

    /// Returns its space.
    #[inline]
    pub const fn site(self) -> Site {
        Site(self.0 / 3)
    }

    /// Returns its colour.
    #[inline]
    pub const fn biome(self) -> Biome {
        Biome::ALL[(self.0 % 3) as usize]
    }

    /// Returns it as an index into tables.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Lists the members of a set of spaces, in order.
pub fn sites_in(set: u64) -> impl Iterator<Item = Site> {
    bits(set).map(Site)
}

/// Lists the numbers of the bits of a set, in order.
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let next = (set != 0).then(|| set.trailing_zeros() as u8);
        set &= set.wrapping_sub(1);
        next
    })
}
