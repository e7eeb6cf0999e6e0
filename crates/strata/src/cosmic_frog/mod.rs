//! What only Cosmic Frog needs: its options on the command line, its bots, its Vaults as JSON and its picture.

mod options;
mod picture;
mod score_json;

use crate::terminal_game::{PictureOptions, TerminalGame};
use cosmic_frog::{Rules, State};
pub use options::CosmicFrogOptions;

impl TerminalGame for Rules {
    fn draw_board(&self, state: &State, caption: &str, options: &PictureOptions) -> String {
        picture::draw(self, state, caption, options)
    }

    fn score_json(text: &str) -> Result<String, String> {
        score_json::score(text)
    }
}
