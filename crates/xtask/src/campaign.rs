//! `cargo xtask campaign`: the laws on a great many games, or a great many changed inputs, outside CI.
//!
//! Not here: the laws, see `crates/testkit`; the options, see `tests/laws/options.rs` of each game (they go round with the
//! number of the game, and a test checks that every value of every option occurs); the fuzz targets, see `crates/fuzz`. A
//! release build has no rule markers: only tests that name rules need them.

use anyhow::Result;

use crate::process;
use crate::workspace::Workspace;

/// Plays `count` games of each of the named games under all laws, with every option; of all games if none is named.
pub fn run(workspace: &Workspace, names: &[String], count: u64) -> Result<()> {
    for game in workspace.chosen_games(names)? {
        println!("the laws on {count} games of {game}");
        let mut command =
            workspace.cargo(["test", "--release", "--package", game.as_str(), "--test", "laws", "--", "--nocapture"]);
        process::run(command.env("STRATA_LAW_GAMES", count.to_string()))?;
    }
    Ok(())
}

/// Feeds `inputs` changed inputs to everything that is read. Optimised, but with the checks of a debug build, which also
/// find an overflow that would wrap silently.
pub fn fuzz(workspace: &Workspace, inputs: u64, seed: u64) -> Result<()> {
    println!("{inputs} inputs, seed {seed}");
    let mut command = workspace.cargo(["run", "--profile", "campaign", "--package", "fuzz", "--bin", "fuzz", "--"]);
    process::run(command.args(["--inputs", &inputs.to_string(), "--seed", &seed.to_string()]))
}
