//! Structured fuzzing of everything that Strata reads: saves, snapshots, scenarios, maps, tables, notation and messages.
//!
//! Each [`FuzzTarget`] has a corpus of valid inputs (committed files, the tables that ship with the games, and saves,
//! snapshots and messages of seeded random games). Input `n` is a pure function of seed, target and `n`: an entry of the
//! corpus, changed by [`mutate`]. From an accepted input the game is played on ([`exercise`]). A finding is a panic, an input that
//! takes too long, or too much memory. A reader may refuse any input.
//!
//! Why our own engine: bolero and proptest work on the stable toolchain and cost about eight seconds of building each, but
//! there they generate inputs from random bytes or from strategies written by hand. Neither changes a corpus of texts, and
//! coverage-guided changes (libFuzzer, AFL) need instrumented builds. Nearly all faults of our readers are behind the parser.
//! Therefore this engine changes inputs as trees (TOML, JSON Lines) and uses boundary values, so most inputs stay readable;
//! the share is measured. `arbitrary` builds values, but our readers read text.
//!
//! Not here: laws about rules (`testkit`), and anything that ships; this crate is never a normal dependency.
//! Start with [`FuzzTarget`], then [`targets`] (one file per target, the only callers of the readers), then [`run`].

mod catch;
pub mod corpus;
pub mod exercise;
mod findings;
mod minimise;
pub mod mutate;
mod run;
mod target;
pub mod targets;
mod watch;

pub use catch::{CaughtPanic, catch_panic};
pub use findings::folder;
pub use minimise::minimise;
pub use run::{FuzzReport, PanicSite, replay, run};
pub use target::{CorpusEntry, FuzzTarget, InputFormat, ReadProgress};
pub use watch::{RunLimits, RunWatch, peak_memory};
