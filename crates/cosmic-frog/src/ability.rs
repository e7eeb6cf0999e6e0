//! Ability cards by number and name. What a card does is in `powers.rs`, and which card does what in `ability_table.rs`.

use serde::{Deserialize, Serialize};

/// An ability card, by its number in the list of names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Ability(pub u8);

/// How many cards the base game has. Find Muck adds the others.
pub const BASE: usize = 16;

/// The cards in the order of their numbers, those of the base game first.
pub const NAMES: [&str; 24] = [
    "blink",
    "camouflage",
    "empyrean",
    "marauder",
    "massive",
    "mindborer",
    "monstrous",
    "mutagenic",
    "nimble",
    "ravager",
    "telluric",
    "temporus",
    "vampiric",
    "voidshadow",
    "warbringer",
    "whiptongue",
    "psychovore",
    "goadcaller",
    "dredger",
    "tetherbound",
    "echomind",
    "nullcroak",
    "sleightmaster",
    "regurgitor",
];

impl Ability {
    /// A card that this viewer has not seen.
    pub const UNSEEN: Ability = Ability(u8::MAX);
    /// No card.
    pub const NONE: Ability = Ability(u8::MAX - 1);

    /// Returns its name in notation; `?` for an unseen card, `none` for no card.
    pub fn name(self) -> &'static str {
        match self {
            Ability::NONE => "none",
            _ => NAMES.get(self.0 as usize).copied().unwrap_or("?"),
        }
    }

    /// Returns the card with this name.
    pub fn from_name(name: &str) -> Option<Ability> {
        NAMES.iter().position(|&other| other == name).map(|index| Ability(index as u8))
    }

    /// Returns whether this is a card whose identity is settled.
    pub const fn is_known(self) -> bool {
        self.0 < NAMES.len() as u8
    }
}
