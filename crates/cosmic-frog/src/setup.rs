//! What a person writes to start a game of Cosmic Frog. A valid set-up becomes [`Rules`](crate::Rules).

use serde::{Deserialize, Serialize};

/// The colour of a frog.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Colour {
    #[serde(rename = "red")]
    Red,
    #[serde(rename = "purple")]
    Purple,
    #[serde(rename = "gray")]
    Gray,
    #[serde(rename = "blue")]
    Blue,
    #[serde(rename = "green")]
    Green,
    #[serde(rename = "orange")]
    Orange,
}

impl Colour {
    /// All six, in the order in which they join a game.
    pub const ALL: [Colour; 6] =
        [Colour::Red, Colour::Purple, Colour::Gray, Colour::Blue, Colour::Green, Colour::Orange];

    /// Returns its name in notation.
    pub const fn name(self) -> &'static str {
        ["red", "purple", "gray", "blue", "green", "orange"][self as usize]
    }

    /// Returns the colour with this name.
    pub fn from_name(name: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.name() == name)
    }
}

/// The length of the game: 16, 20 or 24 fractures under the Shard (SET-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum GameLength {
    #[serde(rename = "longer")]
    Longer,
    #[serde(rename = "normal")]
    #[default]
    Normal,
    #[serde(rename = "shorter")]
    Shorter,
}

impl GameLength {
    /// Fractures among the Barrens.
    pub const fn fractures(self) -> u8 {
        match self {
            GameLength::Longer => 16,
            GameLength::Normal => 20,
            GameLength::Shorter => 24,
        }
    }
}

/// Who places the Land (SET-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Layout {
    /// Chance, anywhere.
    #[serde(rename = "scattered")]
    #[default]
    Scattered,
    /// Chance, like types near each other.
    #[serde(rename = "clustered")]
    Clustered,
    /// Seats take turns.
    #[serde(rename = "drafted")]
    Drafted,
}

/// Abundant and Harmonious Lands (VAR-RICH-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum RichLands {
    /// Not used.
    #[serde(rename = "off")]
    #[default]
    Off,
    /// Hidden until Vaults are scored.
    #[serde(rename = "hidden")]
    Hidden,
    /// Visible from the start.
    #[serde(rename = "open")]
    Open,
}

/// How strong the RoboFrogs of a solo game are: 3, 4 or 5 action cards each (SOLO-SET-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum SoloLevel {
    #[serde(rename = "easy")]
    Easy,
    #[serde(rename = "normal")]
    Normal,
    #[serde(rename = "hard")]
    Hard,
}

impl SoloLevel {
    /// All of them.
    pub const ALL: [SoloLevel; 3] = [SoloLevel::Easy, SoloLevel::Normal, SoloLevel::Hard];

    /// Their names, in the same order.
    pub const NAMES: [&'static str; 3] = ["easy", "normal", "hard"];

    /// Returns its name on the command line.
    pub const fn name(self) -> &'static str {
        SoloLevel::NAMES[self as usize]
    }

    /// Returns the level with this name.
    pub fn from_name(name: &str) -> Option<SoloLevel> {
        SoloLevel::ALL.into_iter().find(|level| level.name() == name)
    }

    /// Returns how many action cards each RoboFrog has.
    pub const fn cards(self) -> u8 {
        3 + self as u8
    }
}

/// Whether the expansion Find Muck is used, with dice or with chips.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum FindMuck {
    /// Not used.
    #[serde(rename = "off")]
    #[default]
    Off,
    /// With the dice of the base game.
    #[serde(rename = "dice")]
    Dice,
    /// With five chips for each frog.
    #[serde(rename = "chips")]
    Chips,
}

impl FindMuck {
    /// Returns whether the expansion is not used.
    pub fn is_off(&self) -> bool {
        *self == FindMuck::Off
    }
}

/// Set-ups with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// The base game with Land in clusters.
    FirstGame,
    /// An evening's second game.
    Short,
    /// Every variant that combines, without teams.
    Everything,
}

impl Preset {
    /// All of them.
    pub const ALL: [Preset; 3] = [Preset::FirstGame, Preset::Short, Preset::Everything];

    /// Returns its name on the command line.
    pub const fn name(self) -> &'static str {
        ["first-game", "short", "everything"][self as usize]
    }

    /// Returns the preset with this name.
    pub fn from_name(name: &str) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.name() == name)
    }

    /// Returns its set-up for this many frogs.
    pub fn setup(self, frogs: usize) -> Setup {
        let plain = Setup::new(frogs);
        match self {
            Preset::FirstGame => Setup { layout: Layout::Clustered, ..plain },
            Preset::Short => Setup { length: GameLength::Shorter, bounce: true, ..plain },
            Preset::Everything => Setup {
                rich: RichLands::Hidden,
                surge: true,
                decide: true,
                resist: true,
                quakes: 2,
                vortexes: 2,
                ..plain
            },
        }
    }
}

/// A game to be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The frogs in seat order.
    #[serde(rename = "frogs")]
    pub frogs: Vec<Colour>,
    /// For each frog the number of the person who plays it; empty if a different person plays each frog.
    #[serde(rename = "persons", default, skip_serializing_if = "Vec::is_empty")]
    pub persons: Vec<u8>,
    /// For each frog the number of its team; empty if there are no teams.
    #[serde(rename = "teams", default, skip_serializing_if = "Vec::is_empty")]
    pub teams: Vec<u8>,
    /// How long.
    #[serde(rename = "length", default)]
    pub length: GameLength,
    /// Who places Land.
    #[serde(rename = "layout", default)]
    pub layout: Layout,
    /// Abundant and Harmonious Lands.
    #[serde(rename = "rich", default)]
    pub rich: RichLands,
    /// Aether Surge.
    #[serde(rename = "surge", default)]
    pub surge: bool,
    /// Bounce Back.
    #[serde(rename = "bounce", default)]
    pub bounce: bool,
    /// Dimensional Decisions.
    #[serde(rename = "decide", default)]
    pub decide: bool,
    /// Knockback Resistance.
    #[serde(rename = "resist", default)]
    pub resist: bool,
    /// Quake tiles, up to two.
    #[serde(rename = "quakes", default)]
    pub quakes: u8,
    /// Vortex tiles, up to two.
    #[serde(rename = "vortexes", default)]
    pub vortexes: u8,
    /// Symbiotic Teammates.
    #[serde(rename = "symbiotic", default)]
    pub symbiotic: bool,
    /// The first frog against three RoboFrogs.
    #[serde(rename = "solo", default, skip_serializing_if = "Option::is_none")]
    pub solo: Option<SoloLevel>,
    /// RoboFrogs score diversity too (SOLO-END-1).
    #[serde(rename = "robo-diversity", default, skip_serializing_if = "std::ops::Not::not")]
    pub robo_diversity: bool,
    /// The expansion.
    #[serde(rename = "find-muck", default, skip_serializing_if = "FindMuck::is_off")]
    pub find_muck: FindMuck,
    /// Another map, as the text of its file.
    #[serde(rename = "map", default, skip_serializing_if = "Option::is_none")]
    pub map: Option<String>,
    /// Another table of abilities, as the text of its file.
    #[serde(rename = "abilities", default, skip_serializing_if = "Option::is_none")]
    pub abilities: Option<String>,
}

impl Setup {
    /// Returns an ordinary game with this many frogs.
    pub fn new(frogs: usize) -> Setup {
        Setup {
            frogs: Colour::ALL.into_iter().take(frogs).collect(),
            persons: Vec::new(),
            teams: Vec::new(),
            length: GameLength::default(),
            layout: Layout::default(),
            rich: RichLands::Off,
            surge: false,
            bounce: false,
            decide: false,
            resist: false,
            quakes: 0,
            vortexes: 0,
            symbiotic: false,
            solo: None,
            robo_diversity: false,
            find_muck: FindMuck::Off,
            map: None,
            abilities: None,
        }
    }

    /// The first frog against three RoboFrogs.
    pub fn solo(level: SoloLevel) -> Setup {
        Setup { solo: Some(level), length: GameLength::Shorter, ..Setup::new(4) }
    }

    /// Fractures among the Barrens; a solo game is a Shorter one.
    pub const fn fractures(&self) -> u8 {
        if self.solo.is_some() { GameLength::Shorter.fractures() } else { self.length.fractures() }
    }
}
