//! Dice: their colours, and what they are rolled for.

use serde::{Deserialize, Serialize};

/// A colour of dice: white 0–5, yellow 1–6, red 2–7 (ABI-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Die {
    /// 0 to 5.
    White,
    /// 1 to 6.
    Yellow,
    /// 2 to 7.
    Red,
}

impl Die {
    /// Returns its lowest face; the highest is five more.
    pub const fn lowest(self) -> u8 {
        self as u8
    }

    /// Returns its six faces.
    pub fn faces(self) -> std::ops::RangeInclusive<u8> {
        self.lowest()..=self.lowest() + 5
    }

    /// Returns the colour that a letter stands for in a table of abilities.
    pub(crate) fn from_letter(letter: &str) -> Option<Die> {
        match letter {
            "W" => Some(Die::White),
            "Y" => Some(Die::Yellow),
            "R" => Some(Die::Red),
            _ => None,
        }
    }
}

/// What a die is rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum RollPurpose {
    /// Combat with the defender on the Shard.
    Shard,
    /// Combat with the defender in the Aether.
    Aether,
    /// A raid.
    Raid,
    /// Mental combat.
    Mind,
}
