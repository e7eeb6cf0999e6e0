//! Tests of the texts of Cosmic Frog.

#[path = "../common/mod.rs"]
mod common;

mod kinds;
mod positions;
mod prompts;
mod samples;
mod sentences;
mod used;

use cosmic_frog::{Layout, Rules, Setup};

/// Returns the rules of the usual game.
fn rules(frogs: usize, layout: Layout) -> Rules {
    Rules::new(Setup { layout, ..Setup::new(frogs) }).unwrap()
}
