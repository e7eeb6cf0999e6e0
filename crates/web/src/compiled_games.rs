//! Which games the page can show, and which of them are compiled into this wasm file.
//!
//! The page ships one wasm file per game (features of this crate), so that nobody downloads the rules of a game they do
//! not play. When a screen needs another game, `app.rs` reloads the page with that game's file.

use crate::route::Route;
use crate::text::{key, tf};
use leptos::prelude::document;
use tabletop::Game;

/// Declares the games of the page, each with the constant for its name, the feature that compiles its rules in, and the crate
/// of its rules. The first argument is a dollar sign, because a macro cannot write one into the macro that it defines.
macro_rules! page_games {
    ($dollar:tt $($(#[$doc:meta])* $constant:ident = $feature:literal, $rules:ident;)+) => {
        $($(#[$doc])* pub const $constant: &str = $rules::Rules::NAME;)+

        /// The games with a table, and whether their rules are in this file.
        const GAMES: &[(&str, bool)] = &[$(($constant, cfg!(feature = $feature))),+];

        /// Runs an expression with the rules type of a game, given its name. Returns early with an error if the game is not
        /// compiled in.
        macro_rules! dispatch_game {
            ($dollar name:expr, $dollar game:ident => $dollar body:expr) => {{
                let name: &str = $dollar name;
                // The conditions are constants, so the compiler removes the branches of other games.
                $(if cfg!(feature = $feature) && name == $crate::compiled_games::$constant {
                    type $dollar game = ::$rules::Rules;
                    $dollar body
                } else)+ {
                    return Err($crate::compiled_games::unknown(name));
                }
            }};
        }
        pub(crate) use dispatch_game;
    };
}

page_games! { $
    /// The name of Cosmic Frog in addresses and saves.
    COSMIC_FROG = "cosmic-frog", cosmic_frog;
    /// The name of Volcanique in addresses and saves.
    VOLCANIQUE = "volcanique", volcanique;
}

/// The game that the home screen offers to somebody who has not chosen one.
pub const FIRST: &str = GAMES[0].0;

/// Returns the name of a game of the page as a constant; `None` if the page has no such game.
pub fn find(game: &str) -> Option<&'static str> {
    GAMES.iter().map(|(name, _)| *name).find(|name| *name == game)
}

/// Returns whether the page has a table for a game, in any of its wasm files.
pub fn exists(game: &str) -> bool {
    find(game).is_some()
}

/// Returns whether a game's table is in this file.
pub fn is_compiled_in(game: &str) -> bool {
    GAMES.contains(&(game, true))
}

/// Returns the games whose tables are in this file.
pub fn compiled_in() -> impl Iterator<Item = &'static str> {
    GAMES.iter().filter(|(_, is_here)| *is_here).map(|(name, _)| *name)
}

/// Returns the message for a game that the page cannot show.
pub fn unknown(game: &str) -> String {
    tf(key::PAGE_TABLE_UNKNOWN_GAME, &[("game", &game)])
}

/// Returns whether a screen needs the files of another game than the one whose files were loaded.
pub fn needs_other_bundle(route: &Route) -> bool {
    let loaded = document().document_element().and_then(|html| html.get_attribute("data-game"));
    // Do not reload if that game's files are already loaded; otherwise an error could cause an endless loop.
    route
        .game()
        .is_some_and(|game| exists(&game) && !is_compiled_in(&game) && loaded.is_some_and(|loaded| loaded != game))
}
