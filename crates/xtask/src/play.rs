//! `cargo xtask play`: builds, serves and opens the page, or starts the terminal game.
//!
//! Not here: the game; see `crates/web` and `crates/strata`.

use std::process::Command;

use anyhow::Result;

use crate::workspace::Workspace;
use crate::{process, web};

/// The game that starts without arguments: you against three bots.
const USUAL: [&str; 5] = ["cosmic-frog", "--frogs", "4", "--seats", "me,bot,bot,bot"];

/// Builds the page and serves it until Ctrl-C.
pub fn page(workspace: &Workspace, dev: bool, arguments: &[String]) -> Result<()> {
    web::run(workspace, dev)?;
    println!("· serving the page");
    process::run(Command::new(web::program(workspace, "strata")).args(["serve", "--open"]).args(arguments))
}

/// Starts a game in the terminal. The arguments are those of `strata play`: the name of the game, then its options.
pub fn terminal(workspace: &Workspace, arguments: &[String]) -> Result<()> {
    let mut command = workspace.cargo(["run", "--package", "strata", "--", "play"]);
    if arguments.is_empty() {
        command.args(USUAL);
    } else {
        command.args(arguments);
    }
    process::run(&mut command)
}
