//! `cargo xtask campaign`: the laws on a great many games, or a great many changed inputs, outside CI.
//!
//! Not here: the laws; see `crates/testkit`, and `tests/laws` of each game; the targets of fuzzing; see `crates/fuzz`. A release build has no rule markers: the
//! laws do not need them, only tests that name rules do.

use anyhow::Result;

use crate::process;
use crate::workspace::Workspace;

/// Plays `games` games under all laws.
pub fn run(workspace: &Workspace, games: u64) -> Result<()> {
    println!("the laws on {games} games");
    let mut command =
        workspace.cargo(["test", "--release", "--package", "cosmic-frog", "--test", "laws", "--", "--nocapture"]);
    process::run(command.env("STRATA_LAW_GAMES", games.to_string()))
}

/// Feeds `inputs` changed inputs to everything that is read. Optimised, but with the checks of a debug build: an overflow
/// that wraps silently would not be found.
pub fn fuzz(workspace: &Workspace, inputs: u64, seed: u64) -> Result<()> {
    println!("{inputs} inputs, seed {seed}");
    let mut command = workspace.cargo(["run", "--profile", "campaign", "--package", "fuzz", "--bin", "fuzz", "--"]);
    process::run(command.args(["--inputs", &inputs.to_string(), "--seed", &seed.to_string()]))
}
