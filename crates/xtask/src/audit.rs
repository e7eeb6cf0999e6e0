//! `cargo xtask audit`: licences, sources and known vulnerabilities of every dependency, checked by cargo-deny.
//!
//! Here: which checks run. Not here: what is allowed; see `deny.toml`.

use anyhow::{Context, Result};

use crate::workspace::Workspace;
use crate::{process, tools};

/// Runs all checks of cargo-deny. Without access to the advisory database, all but the advisories.
pub fn run(workspace: &Workspace) -> Result<()> {
    tools::require(workspace, "deny", "https://embarkstudios.github.io/cargo-deny")?;
    let check = |what: &[&str]| {
        process::run(workspace.cargo(["deny", "check", "--hide-inclusion-graph"]).args(what))
            .context("take another crate, or make the case for an entry in deny.toml")
    };
    check(&["licenses", "sources", "bans"])?;
    if process::succeeds(&mut workspace.cargo(["deny", "fetch", "db"])) {
        return check(&["advisories"]);
    }
    println!("the advisory database cannot be reached: known vulnerabilities are not checked");
    Ok(())
}
