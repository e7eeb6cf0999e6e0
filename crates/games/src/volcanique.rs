//! Set-ups of Volcanique with a name, for menus and the command line.

use ::volcanique::{Setup, Start};

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

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Preset::FirstGame => "first-game",
            Preset::Full => "full",
        }
    }

    /// The preset with this name.
    pub fn from_name(name: &str) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.name() == name)
    }

    /// The set-up for so many players.
    pub fn setup(self, players: usize) -> Setup {
        let full = Setup::new(players);
        match self {
            Preset::FirstGame => {
                Setup { start: Start::Quick, tallest: false, largest: false, diversified: false, ..full }
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
                assert!(::volcanique::Rules::new(preset.setup(players)).is_ok());
            }
        }
        assert_eq!(Preset::from_name("short"), None);
    }
}
