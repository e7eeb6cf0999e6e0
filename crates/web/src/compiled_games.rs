//! The games that have a table on the page, and those of them that are in this file. The page ships as one file per game
//! (features of this crate), so that nobody downloads the rules of another game; where a screen needs another game, the
//! page is loaded anew with the files of that one.

use crate::route::Route;
use crate::text::tf;
use leptos::prelude::document;
use tabletop::Game;

/// The games with a table, and whether their rules are in this file.
const GAMES: [(&str, bool); 2] = [
    (cosmic_frog::Rules::NAME, cfg!(feature = "cosmic-frog")),
    (volcanique::Rules::NAME, cfg!(feature = "volcanique")),
];

/// Whether a game has a table on the page, in whichever file.
pub fn exists(game: &str) -> bool {
    GAMES.iter().any(|(name, _)| *name == game)
}

/// Whether a game's table is in this file.
pub fn is_compiled_in(game: &str) -> bool {
    GAMES.contains(&(game, true))
}

/// Why a game cannot be shown.
pub fn unknown(game: &str) -> String {
    tf("page.table.unknown-game", &[("game", &game)])
}

/// Whether a screen needs the files of another game than the one whose files were loaded.
pub fn needs_other_bundle(route: &Route) -> bool {
    let loaded = document().document_element().and_then(|html| html.get_attribute("data-game"));
    // Not again if they were loaded for it already: something would be wrong, and loading would never end.
    route
        .game()
        .is_some_and(|game| exists(&game) && !is_compiled_in(&game) && loaded.is_some_and(|loaded| loaded != game))
}

/// Does something with the rules type of a game by its name; returns early with a reason if they are not in this file.
macro_rules! dispatch_game {
    ($name:expr, $game:ident => $body:expr) => {{
        let name: &str = $name;
        // The conditions are constants: what is not in this file is not compiled into it.
        if cfg!(feature = "cosmic-frog") && name == <::cosmic_frog::Rules as ::tabletop::Game>::NAME {
            type $game = ::cosmic_frog::Rules;
            $body
        } else if cfg!(feature = "volcanique") && name == <::volcanique::Rules as ::tabletop::Game>::NAME {
            type $game = ::volcanique::Rules;
            $body
        } else {
            return Err($crate::compiled_games::unknown(name));
        }
    }};
}
pub(crate) use dispatch_game;
