//! What a person writes to start a game of Volcanique. A valid set-up becomes [`Rules`](crate::Rules).

use serde::{Deserialize, Serialize};

/// The colour of a player's critters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Colour {
    #[serde(rename = "pink")]
    Pink,
    #[serde(rename = "blue")]
    Blue,
    #[serde(rename = "yellow")]
    Yellow,
    #[serde(rename = "violet")]
    Violet,
    #[serde(rename = "white")]
    White,
}

impl Colour {
    /// All five, in the order in which they join a game.
    pub const ALL: [Colour; 5] = [Colour::Pink, Colour::Blue, Colour::Yellow, Colour::Violet, Colour::White];

    /// Returns its name in notation.
    pub const fn name(self) -> &'static str {
        ["pink", "blue", "yellow", "violet", "white"][self as usize]
    }

    /// Returns the colour with this name.
    pub fn from_name(name: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.name() == name)
    }
}

/// How the starting islands are built (VQ-SET-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum IslandStart {
    /// Each player chooses.
    #[serde(rename = "chosen")]
    #[default]
    Chosen,
    /// At random.
    #[serde(rename = "quick")]
    Quick,
}

/// Whose tiles may be covered, with three players and more (VQ-SYM).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum CoverRule {
    /// Those with most critters on land.
    #[serde(rename = "symbiosis")]
    #[default]
    Symbiosis,
    /// The neighbour to the left.
    #[serde(rename = "to-the-left")]
    ToTheLeft,
}

/// A game to be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The players; the order in which they sit is drawn.
    #[serde(rename = "players")]
    pub players: Vec<Colour>,
    /// For each player the number of the person who plays it; empty if everybody plays one.
    #[serde(rename = "persons", default, skip_serializing_if = "Vec::is_empty")]
    pub persons: Vec<u8>,
    /// How the starting islands are built.
    #[serde(rename = "start", default)]
    pub start: IslandStart,
    /// Whose tiles may be covered.
    #[serde(rename = "cover", default)]
    pub cover: CoverRule,
    /// Whether the tallest spaces score.
    #[serde(rename = "tallest", default = "yes")]
    pub tallest: bool,
    /// Whether the largest biomes score.
    #[serde(rename = "largest", default = "yes")]
    pub largest: bool,
    /// Whether sets of three biomes score.
    #[serde(rename = "diversified", default = "yes")]
    pub diversified: bool,
    /// Another table of tiles, as the text of its file.
    #[serde(rename = "tiles", default, skip_serializing_if = "Option::is_none")]
    pub tiles: Option<String>,
    /// Other starting islands, as the text of their file.
    #[serde(rename = "islands", default, skip_serializing_if = "Option::is_none")]
    pub islands: Option<String>,
    /// Another power grid, as the text of its file.
    #[serde(rename = "grid", default, skip_serializing_if = "Option::is_none")]
    pub grid: Option<String>,
    /// Another table of powers, as the text of its file.
    #[serde(rename = "powers", default, skip_serializing_if = "Option::is_none")]
    pub powers: Option<String>,
    /// Another Caldera deck, as the text of its file.
    #[serde(rename = "caldera", default, skip_serializing_if = "Option::is_none")]
    pub caldera: Option<String>,
}

const fn yes() -> bool {
    true
}

impl Setup {
    /// Makes an ordinary game with this many players.
    pub fn new(players: usize) -> Setup {
        Setup {
            players: Colour::ALL.into_iter().take(players).collect(),
            persons: Vec::new(),
            start: IslandStart::default(),
            cover: CoverRule::default(),
            tallest: true,
            largest: true,
            diversified: true,
            tiles: None,
            islands: None,
            grid: None,
            powers: None,
            caldera: None,
        }
    }
}

/// A set-up with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// Starting islands by chance and no bonus objectives: what a first game needs.
    FirstGame,
    /// Chosen starting islands and every bonus objective.
    Full,
}

impl Preset {
    /// All of them.
    pub const ALL: [Preset; 2] = [Preset::FirstGame, Preset::Full];

    /// Returns its name.
    pub const fn name(self) -> &'static str {
        match self {
            Preset::FirstGame => "first-game",
            Preset::Full => "full",
        }
    }

    /// Returns the preset with this name.
    pub fn from_name(name: &str) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.name() == name)
    }

    /// Returns the set-up for this many players.
    pub fn setup(self, players: usize) -> Setup {
        let full = Setup::new(players);
        match self {
            Preset::FirstGame => {
                Setup { start: IslandStart::Quick, tallest: false, largest: false, diversified: false, ..full }
            }
            Preset::Full => full,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presets_can_be_played() {
        for preset in Preset::ALL {
            assert_eq!(Preset::from_name(preset.name()), Some(preset));
            for players in 2..=5 {
                assert!(crate::Rules::new(preset.setup(players)).is_ok());
            }
        }
        assert_eq!(Preset::from_name("short"), None);
    }
}
