//! The wasm file of the page with the tables of all games: `cargo xtask web --dev`, while somebody works on the page.
//!
//! One file is built faster than one for each game. Not here: any code; see `web`.

pub use web::{page, worker};
