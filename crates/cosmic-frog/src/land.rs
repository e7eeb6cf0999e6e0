//! Land: the eight kinds of terrain that can be harvested, stored and scored, in four domains of a lowland and a highland.
//!
//! Not here: Barrens and tiles as objects (`tile.rs`), scoring (`score/`).

use serde::{Deserialize, Serialize};

/// A kind of Land (SET-3). Even numbers are lowlands, odd ones the highlands of the same domain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
#[serde(rename_all = "lowercase")]
pub enum Land {
    /// Stone, low.
    Hill,
    /// Stone, high.
    Mountain,
    /// Terra, low.
    Desert,
    /// Terra, high.
    Mesa,
    /// Water, low.
    Swamp,
    /// Water, high.
    Lake,
    /// Plant, low.
    Meadow,
    /// Plant, high.
    Forest,
}

impl Land {
    /// All eight, in the order of their numbers.
    pub const ALL: [Land; 8] =
        [Land::Hill, Land::Mountain, Land::Desert, Land::Mesa, Land::Swamp, Land::Lake, Land::Meadow, Land::Forest];

    /// The four lowlands.
    pub const LOW: [Land; 4] = [Land::Hill, Land::Desert, Land::Swamp, Land::Meadow];

    /// Returns the kind with this number.
    pub const fn from_index(index: u8) -> Option<Land> {
        if index < 8 { Some(Land::ALL[index as usize]) } else { None }
    }

    /// Returns its number, 0 to 7.
    pub const fn index(self) -> u8 {
        self as u8
    }

    /// Returns whether it is a highland. Highlands count double in scoring and raids.
    pub const fn is_high(self) -> bool {
        self as u8 & 1 == 1
    }

    /// Returns the domain: 0 stone, 1 terra, 2 water, 3 plant.
    pub const fn domain(self) -> u8 {
        self as u8 / 2
    }

    /// Returns the highland that may stand on this lowland (SET-6), or the highland itself.
    pub const fn highland(self) -> Land {
        Land::ALL[(self as u8 | 1) as usize]
    }

    /// Returns the points of one such tile in a raid or alone in a line: 1 or 2.
    pub const fn points(self) -> u8 {
        1 + (self as u8 & 1)
    }

    /// Returns the word used in notation, scenarios and data files.
    pub const fn name(self) -> &'static str {
        ["hill", "mountain", "desert", "mesa", "swamp", "lake", "meadow", "forest"][self as usize]
    }

    /// Returns the kind with this name.
    pub fn from_name(name: &str) -> Option<Land> {
        Land::ALL.into_iter().find(|land| land.name() == name)
    }
}
