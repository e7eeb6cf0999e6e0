//! `cargo xtask golden`: rewrites the golden games and what belongs to the protocol: transcripts and lists of names.
//!
//! Not here: the golden games and the test that compares them; see `tests/golden` of each game. The files of the protocol are in
//! `fixtures/protocol`.

use anyhow::Result;

use crate::process;
use crate::workspace::Workspace;

/// Runs the golden tests in the mode that writes the files instead of comparing them.
pub fn run(workspace: &Workspace) -> Result<()> {
    let packages = ["--package", "cosmic-frog", "--package", "volcanique"];
    let mut command = workspace.cargo(["test", "--test", "rules"]);
    process::run(command.args(packages).arg("golden").env("STRATA_BLESS", "1"))?;
    for test in ["transcripts", "json_names"] {
        let mut command = workspace.cargo(["test", "--workspace", "--test", test]);
        process::run(command.env("STRATA_BLESS", "1"))?;
    }
    println!("golden games and transcripts written; read the difference (`git diff --stat`) before you commit it");
    Ok(())
}
