//! `cargo xtask golden`: writes the golden games anew.
//!
//! Not here: the golden games and the test that compares them; see `tests/golden` of each game.

use anyhow::Result;

use crate::process;
use crate::workspace::Workspace;

/// Runs the golden test in the mode in which it writes instead of comparing.
pub fn run(workspace: &Workspace) -> Result<()> {
    let mut command = workspace.cargo(["test", "--package", "cosmic-frog", "--test", "rules", "golden"]);
    process::run(command.env("STRATA_BLESS", "1"))?;
    println!("golden games written; read the difference (`git diff --stat`) before you commit it");
    Ok(())
}
