//! What only Volcanique needs: its options on the command line, its positions as JSON and its picture.

mod options;
mod picture;
mod tally;

use crate::offered::{Offered, PictureOptions};
pub use options::VolcaniqueOptions;
use volcanique::{Rules, State};

impl Offered for Rules {
    fn picture(&self, state: &State, caption: &str, options: &PictureOptions) -> String {
        picture::draw(self, state, caption, options)
    }

    fn scored(text: &str) -> Result<String, String> {
        tally::score(text)
    }
}
