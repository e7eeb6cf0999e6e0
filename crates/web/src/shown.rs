//! The games that have a table on the page. What the page cannot show it does not load: other games of the catalogue are
//! refused here with a word, and nothing of their engines is downloaded.

use crate::text::tf;
use cosmic_frog::Rules;
use tabletop::Game;

/// Refuses a game that has no table on the page.
pub fn known(game: &str) -> Result<(), String> {
    if game == Rules::NAME { Ok(()) } else { Err(tf("page.table.unknown-game", &[("game", &game)])) }
}

/// Does something with the rules type of a game by its name; returns early with a reason if the page cannot show it.
macro_rules! with_shown {
    ($name:expr, $game:ident => $body:expr) => {{
        $crate::shown::known($name)?;
        type $game = ::cosmic_frog::Rules;
        $body
    }};
}
pub(crate) use with_shown;
