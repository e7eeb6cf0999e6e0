//! The catalogue: which games there are, how many can play, and what is the same for all of them: scenarios.
//!
//! Not here: rules. Code that works for every game is generic over [`tabletop::Game`]; [`with_game!`] picks the game by name.

mod scenario;

pub use scenario::{Finding, Report, Scenario, ScenarioError, play_line};

/// A game of the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameInfo {
    /// Its name in commands, scenarios and saves.
    pub name: &'static str,
    /// Its title.
    pub title: &'static str,
    /// Fewest and most seats.
    pub seats: (u8, u8),
    /// The levels of a game for one person against seats that the rules play; empty if there is no such game.
    pub solo: &'static [&'static str],
}

/// All games.
pub const CATALOGUE: [GameInfo; 2] = [
    GameInfo { name: "cosmic-frog", title: "Cosmic Frog", seats: (3, 6), solo: &cosmic_frog::Level::NAMES },
    GameInfo { name: "volcanique", title: "Volcanique", seats: (2, 5), solo: &[] },
];

/// The entry with this name.
pub fn find(name: &str) -> Result<&'static GameInfo, String> {
    CATALOGUE.iter().find(|entry| entry.name == name).ok_or_else(|| {
        let names: Vec<&str> = CATALOGUE.iter().map(|entry| entry.name).collect();
        format!("no game is called {name:?}; the games are {}", names.join(", "))
    })
}

/// Runs an expression with the rules type of a game that is known by name: `with_game!(name, G => play::<G>(args))`.
/// An unknown name returns the error of [`find`] from the surrounding function's `Result<_, String>`.
#[macro_export]
macro_rules! with_game {
    ($name:expr, $game:ident => $body:expr) => {
        match $crate::find($name)?.name {
            "volcanique" => {
                type $game = $crate::rules::Volcanique;
                $body
            }
            _ => {
                type $game = $crate::rules::CosmicFrog;
                $body
            }
        }
    };
}

/// The rules types, for [`with_game!`].
pub mod rules {
    /// Cosmic Frog.
    pub type CosmicFrog = cosmic_frog::Rules;
    /// Volcanique.
    pub type Volcanique = ::volcanique::Rules;
}

#[cfg(test)]
mod tests {
    use tabletop::Game;

    /// The name of the rules that a name in the catalogue leads to.
    fn led_to(name: &str) -> Result<&'static str, String> {
        with_game!(name, G => Ok(G::NAME))
    }

    #[test]
    fn every_game_is_found_by_its_name() {
        for entry in crate::CATALOGUE {
            assert_eq!(led_to(entry.name), Ok(entry.name));
        }
        assert!(led_to("chess").unwrap_err().contains("cosmic-frog, volcanique"));
    }
}
