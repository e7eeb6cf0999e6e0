//! Whether a text is fit to be read, for the tests of all games.

use wording::MISSING;

/// A text that is complete.
pub fn sound(text: &str) {
    assert!(!text.is_empty() && !text.contains(MISSING) && !text.contains('{') && !text.contains("  ,"), "{text:?}");
}
