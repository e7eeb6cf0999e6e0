//! `cargo xtask play`: the terminal game, built and started.
//!
//! Not here: the game; see `crates/strata`.

use anyhow::Result;

use crate::process;
use crate::workspace::Workspace;

/// You against three bots.
const USUAL: [&str; 4] = ["--frogs", "4", "--seats", "me,bot,bot,bot"];

/// Starts a game; without arguments the usual one.
pub fn run(workspace: &Workspace, arguments: &[String]) -> Result<()> {
    let mut command = workspace.cargo(["run", "--package", "strata", "--", "play", "cosmic-frog"]);
    if arguments.is_empty() {
        command.args(USUAL);
    } else {
        command.args(arguments);
    }
    process::run(&mut command)
}
