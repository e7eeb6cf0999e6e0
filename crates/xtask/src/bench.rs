//! `cargo xtask bench`: the engine's speed, in a release build.
//!
//! Not here: the measurements; see `crates/bench`.

use anyhow::Result;

use crate::process;
use crate::workspace::Workspace;

/// Runs the benchmarks with these arguments.
pub fn run(workspace: &Workspace, arguments: &[String]) -> Result<()> {
    process::run(workspace.cargo(["run", "--release", "--package", "strata-bench", "--"]).args(arguments))
}
