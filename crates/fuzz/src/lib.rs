//! Structured fuzzing of everything that Strata reads: saves, snapshots, scenarios, maps, tables, notation and messages.
//!
//! Each [`FuzzTarget`] has a corpus of valid inputs (committed files, the tables that ship with the games, and saves,
//! snapshots and messages of seeded random games). Input `n` is a pure function of seed, target and `n`: an entry of the
//! corpus, changed by [`mutate`]. What a reader accepts is played on ([`exercise`]). A finding is a panic, an input that
//! takes too long, or too much memory; refusing an input is always right.
//!
//! Why an engine of our own: bolero and proptest work on the stable toolchain and cost about eight seconds of building
//! each, but there they generate inputs from random bytes or from strategies written by hand. Neither changes a corpus of
//! texts, and coverage-guided changes (libFuzzer, AFL) need instrumented builds. Nearly everything that goes wrong in our
//! readers lies behind the parser, so inputs are changed as trees (TOML, JSON Lines) with values at the borders, which
//! keeps most of them readable; the share is measured. `arbitrary` builds values, while what we read is text.
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
