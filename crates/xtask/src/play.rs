//! `cargo xtask play`: builds, serves and opens the page, or starts the terminal game.
//!
//! Not here: the game; see `crates/web` and `crates/strata`.

use std::process::Command;

use anyhow::Result;

use crate::workspace::Workspace;
use crate::{process, web};

/// The arguments of a usual game: you against three bots.
const USUAL: [&str; 4] = ["--frogs", "4", "--seats", "me,bot,bot,bot"];

/// Builds the page and serves it until Ctrl-C.
pub fn page(workspace: &Workspace, dev: bool, arguments: &[String]) -> Result<()> {
    web::run(workspace, dev)?;
    println!("· serving the page");
    process::run(Command::new(web::program(workspace, "strata")).args(["serve", "--open"]).args(arguments))
}

/// Starts a game in the terminal; without arguments, the usual one.
pub fn terminal(workspace: &Workspace, arguments: &[String]) -> Result<()> {
    let mut command = workspace.cargo(["run", "--package", "strata", "--", "play", "cosmic-frog"]);
    if arguments.is_empty() {
        command.args(USUAL);
    } else {
        command.args(arguments);
    }
    process::run(&mut command)
}
