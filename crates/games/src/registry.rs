//! The list of games, with everything that is generated from it: the catalogue, the rules types and [`with_game!`].
//!
//! A new game adds one entry to the list at the end of this file.

use std::fmt;
use tabletop::Game;

/// A game of the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameInfo {
    /// Its name in commands, scenarios and saves.
    pub name: &'static str,
    /// Its title.
    pub title: &'static str,
    /// Fewest and most seats.
    pub seats: (u8, u8),
    /// The levels of a game for one player against seats that the rules play; empty if there is no such game.
    pub solo: &'static [&'static str],
}

/// No game has this name.
///
/// The message lists the names of all games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownGame {
    /// The name that was asked for.
    pub name: String,
}

impl UnknownGame {
    /// Makes the error for a name.
    pub fn new(name: &str) -> UnknownGame {
        UnknownGame { name: name.into() }
    }
}

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = CATALOGUE.iter().map(|entry| entry.name).collect();
        write!(f, "no game is called {:?}; the games are {}", self.name, names.join(", "))
    }
}

impl std::error::Error for UnknownGame {}

impl From<UnknownGame> for String {
    fn from(error: UnknownGame) -> String {
        error.to_string()
    }
}

/// Returns the catalogue entry of a game.
///
/// ```
/// let frogs = games::find("cosmic-frog")?;
/// assert_eq!((frogs.title, frogs.seats), ("Cosmic Frog", (3, 6)));
/// assert!(games::find("chess").unwrap_err().to_string().starts_with("no game is called \"chess\""));
/// # Ok::<(), games::UnknownGame>(())
/// ```
pub fn find(name: &str) -> Result<&'static GameInfo, UnknownGame> {
    CATALOGUE.iter().find(|entry| entry.name == name).ok_or_else(|| UnknownGame::new(name))
}

/// Generates the catalogue, the rules types and the dispatch by name. The first token is a dollar sign, which the
/// generated macro needs.
macro_rules! register_games {
    ($dollar:tt $($(#[$doc:meta])* $id:ident = $rules:ty { title: $title:expr, seats: $seats:expr, solo: $solo:expr })+) => {
        /// All games.
        pub const CATALOGUE: &[GameInfo] =
            &[$(GameInfo { name: <$rules as Game>::NAME, title: $title, seats: $seats, solo: $solo }),+];

        /// The rules types of all games.
        pub mod rules {
            $($(#[$doc])* pub type $id = $rules;)+
        }

        /// Evaluates an expression with the rules type of the game that has this name.
        ///
        /// The result is `Ok` with the value, or [`UnknownGame`](crate::UnknownGame) if no game has the name.
        ///
        /// ```
        /// use tabletop::Game;
        /// fn edition(name: &str) -> Result<u32, games::UnknownGame> {
        ///     games::with_game!(name, G => G::EDITION)
        /// }
        /// assert!(edition("volcanique").is_ok());
        /// assert_eq!(edition("chess"), Err(games::UnknownGame::new("chess")));
        /// ```
        #[macro_export]
        macro_rules! with_game {
            ($dollar name:expr, $dollar game:ident => $dollar body:expr) => {{
                let name: &str = $dollar name;
                $(if name == <$dollar crate::rules::$id as $dollar crate::Game>::NAME {
                    type $dollar game = $dollar crate::rules::$id;
                    Ok($dollar body)
                } else)+ {
                    Err($dollar crate::UnknownGame::new(name))
                }
            }};
        }
    };
}

register_games! { $
    /// Cosmic Frog.
    CosmicFrog = ::cosmic_frog::Rules { title: "Cosmic Frog", seats: (3, 6), solo: &::cosmic_frog::SoloLevel::NAMES }
    /// Volcanique.
    Volcanique = ::volcanique::Rules { title: "Volcanique", seats: (2, 5), solo: &[] }
    /// Cairn, the example of `docs/adding-a-game.md`.
    Cairn = ::cairn::Rules { title: "Cairn", seats: (2, 2), solo: &[] }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_of_the_catalogue_leads_to_the_game_with_this_name() {
        for entry in CATALOGUE {
            assert_eq!(with_game!(entry.name, G => G::NAME), Ok(entry.name));
        }
    }

    #[test]
    fn an_unknown_name_is_an_error_that_lists_the_names() {
        let error = with_game!("chess", G => G::NAME).unwrap_err();
        assert_eq!(error, UnknownGame::new("chess"));
        assert!(error.to_string().contains("cosmic-frog, volcanique"), "{error}");
    }
}
