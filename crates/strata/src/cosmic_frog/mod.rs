//! What only Cosmic Frog needs: its options on the command line, its bots, its Vaults as JSON and its picture.

mod options;
mod picture;
mod vault;

use crate::offered::{Offered, PictureOptions};
use cosmic_frog::{Rules, State};
pub use options::CosmicFrogOptions;

impl Offered for Rules {
    fn picture(&self, state: &State, caption: &str, options: &PictureOptions) -> String {
        picture::draw(self, state, caption, options)
    }

    fn scored(text: &str) -> Result<String, String> {
        vault::score(text)
    }
}
