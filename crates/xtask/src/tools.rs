//! Installs the cargo commands of other projects that some of our commands call.
//!
//! Not here: components of the toolchain (rustfmt, clippy); the stages of [`crate::test`] install those.

use anyhow::{Context, Result};

use crate::process;
use crate::workspace::Workspace;

/// Installs `cargo-NAME` from crates.io if `cargo NAME` does not run. `site` says how to install it by hand.
pub fn require(workspace: &Workspace, name: &str, site: &str) -> Result<()> {
    if process::succeeds(&mut workspace.cargo([name, "--version"])) {
        return Ok(());
    }
    let package = format!("cargo-{name}");
    println!("{package} is missing: installing it with `cargo install {package} --locked` (some minutes)");
    process::run(&mut workspace.cargo(["install", &package, "--locked"]))
        .with_context(|| format!("{package} could not be installed; install it by hand as {site} says"))
}
