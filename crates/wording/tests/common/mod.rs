//! What both kinds of tests of the words of Cosmic Frog need.

use cosmic_frog::{Layout, Rules, Setup};
use wording::MISSING;

/// A text that is complete.
pub fn sound(text: &str) {
    assert!(!text.is_empty() && !text.contains(MISSING) && !text.contains('{') && !text.contains("  ,"), "{text:?}");
}

/// The usual game.
pub fn rules(frogs: usize, layout: Layout) -> Rules {
    Rules::new(Setup { layout, ..Setup::new(frogs) }).unwrap()
}
