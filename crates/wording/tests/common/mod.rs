//! What both kinds of tests of the words of Cosmic Frog need.

mod sound;

use cosmic_frog::{Layout, Rules, Setup};
pub use sound::sound;

/// The usual game.
pub fn rules(frogs: usize, layout: Layout) -> Rules {
    Rules::new(Setup { layout, ..Setup::new(frogs) }).unwrap()
}
