//! The backs of tiles.

use serde::{Deserialize, Serialize};

/// The back of a Barren.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Back {
    /// Nothing.
    Blank,
    /// A fracture for the Integrity Track.
    Fracture,
    /// Throws all frogs off the Shard.
    Quake,
    /// Pulls all frogs down to the Shard.
    Vortex,
}

impl Back {
    /// All four.
    pub const ALL: [Back; 4] = [Back::Blank, Back::Fracture, Back::Quake, Back::Vortex];

    /// Returns the word in notation.
    pub const fn name(self) -> &'static str {
        ["blank", "fracture", "quake", "vortex"][self as usize]
    }

    /// Returns the back with this name.
    pub fn from_name(name: &str) -> Option<Back> {
        Back::ALL.into_iter().find(|back| back.name() == name)
    }
}

/// The back of a Land (Rich Lands).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Bonus {
    /// Nothing.
    Normal,
    /// +2.
    Abundant,
    /// +1 per Land of its type in the Vault.
    Harmonious,
}

impl Bonus {
    /// All three.
    pub const ALL: [Bonus; 3] = [Bonus::Normal, Bonus::Abundant, Bonus::Harmonious];

    /// Returns the word in notation.
    pub const fn name(self) -> &'static str {
        ["normal", "abundant", "harmonious"][self as usize]
    }

    /// Returns the back with this name.
    pub fn from_name(name: &str) -> Option<Bonus> {
        Bonus::ALL.into_iter().find(|bonus| bonus.name() == name)
    }
}
