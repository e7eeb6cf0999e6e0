//! The wasm file of the page with the tables of Cosmic Frog only.
//!
//! A crate of its own, so that cargo keeps this file beside those of the other games. Not here: any code; see `web`.

pub use web::{page, worker};
