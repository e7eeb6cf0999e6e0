//! Positions as text: scenario files, snapshots in saves, and facts that scenarios expect. The form is described in
//! `docs/scenarios.md`.
//!
//! `read.rs` builds rules and position from TOML with the help of `frogs.rs` and `decks.rs`, `limits.rs` refuses positions
//! with more pieces than there are, `write.rs` is the inverse between two turns, `fact.rs` answers questions like
//! `frog.red.at`, `muck.rs` is what Find Muck adds. Not here: running a scenario's script (the `games` crate).

mod decks;
mod fact;
mod frogs;
mod limits;
mod muck;
mod read;
mod write;

pub(crate) use fact::fact;
pub(crate) use read::{read, restore};
pub(crate) use write::write;
