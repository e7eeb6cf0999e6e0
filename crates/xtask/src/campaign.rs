//! `cargo xtask campaign`: the laws on a great many games, outside CI.
//!
//! Not here: the laws; see `crates/testkit`, and `tests/laws` of each game. A release build has no rule markers: the
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
