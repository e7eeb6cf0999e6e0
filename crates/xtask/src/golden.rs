//! `cargo xtask golden`: rewrites the golden games.
//!
//! Not here: the golden games and the test that compares them; see `tests/golden` of each game.

use anyhow::Result;

use crate::process;
use crate::workspace::Workspace;

/// Runs the golden tests in the mode that writes the files instead of comparing them.
pub fn run(workspace: &Workspace) -> Result<()> {
    let packages = ["--package", "cosmic-frog", "--package", "volcanique"];
    let mut command = workspace.cargo(["test", "--test", "rules"]);
    process::run(command.args(packages).arg("golden").env("STRATA_BLESS", "1"))?;
    println!("golden games written; read the difference (`git diff --stat`) before you commit it");
    Ok(())
}
