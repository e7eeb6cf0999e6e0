//! What a person writes to start a game of Cosmic Frog. A valid set-up becomes [`Rules`](crate::Rules).

use serde::{Deserialize, Serialize};

/// The colour of a frog.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Colour {
    Red,
    Purple,
    Gray,
    Blue,
    Green,
    Orange,
}

impl Colour {
    /// All six, in the order in which they join a game.
    pub const ALL: [Colour; 6] =
        [Colour::Red, Colour::Purple, Colour::Gray, Colour::Blue, Colour::Green, Colour::Orange];

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        ["red", "purple", "gray", "blue", "green", "orange"][self as usize]
    }

    /// The colour with this name.
    pub fn from_name(name: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.name() == name)
    }
}

/// How long the game is to be: 16, 20 or 24 fractures under the Shard (SET-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Length {
    Longer,
    #[default]
    Normal,
    Shorter,
}

impl Length {
    /// Fractures among the Barrens.
    pub const fn fractures(self) -> u8 {
        match self {
            Length::Longer => 16,
            Length::Normal => 20,
            Length::Shorter => 24,
        }
    }
}

/// Who places the Land (SET-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Layout {
    /// Chance, anywhere.
    #[default]
    Scattered,
    /// Chance, like types near each other.
    Clustered,
    /// Seats take turns.
    Drafted,
}

/// A game to be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Setup {
    /// The frogs in seat order.
    pub frogs: Vec<Colour>,
    /// For each frog the number of the person who plays it; empty: each frog has a person of its own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub persons: Vec<u8>,
    /// How long.
    #[serde(default)]
    pub length: Length,
    /// Who places Land.
    #[serde(default)]
    pub layout: Layout,
    /// Another map, as the text of its file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub map: Option<String>,
    /// Another table of abilities, as the text of its file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub abilities: Option<String>,
}

impl Setup {
    /// An ordinary game with this many frogs.
    pub fn new(frogs: usize) -> Setup {
        Setup {
            frogs: Colour::ALL.into_iter().take(frogs).collect(),
            persons: Vec::new(),
            length: Length::default(),
            layout: Layout::default(),
            map: None,
            abilities: None,
        }
    }
}
