//! `cargo xtask mutants`: would a test notice if the rules were a little wrong? Outside CI, takes hours.
//!
//! Here: the arguments for cargo-mutants and the verdict. Only steps and scoring are mutated: the rest is plumbing that
//! the laws cover.

use std::fs;

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use crate::process;
use crate::workspace::{Workspace, read};

/// The least share of mutants that the tests must notice.
const ENOUGH: f64 = 0.85;
/// What is mutated.
const FILES: [&str; 3] =
    ["crates/cosmic-frog/src/steps/**", "crates/cosmic-frog/src/score/**", "crates/cosmic-frog/src/score.rs"];
/// Law games per mutant: all laws, but not the twenty thousand games of CI.
const LAW_GAMES: &str = "200";

/// Runs cargo-mutants and judges its outcome.
pub fn run(workspace: &Workspace, arguments: &[String]) -> Result<()> {
    install(workspace)?;
    let folder = workspace.target().join("mutants");
    fs::create_dir_all(&folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
    let nextest = process::succeeds(&mut workspace.cargo(["nextest", "--version"]));
    let mut command = workspace.cargo(["mutants", "--package", "cosmic-frog", "--minimum-test-timeout", "60"]);
    command.args(["--test-tool", if nextest { "nextest" } else { "cargo" }]);
    command.arg("--output").arg(&folder);
    for file in FILES {
        command.args(["--file", file]);
    }
    command.args(arguments).env("STRATA_LAW_GAMES", LAW_GAMES);
    println!("{}", process::show(&command));
    let status = command.status().context("cargo mutants could not be started")?;
    match status.code() {
        // All noticed; some missed; some timed out: the verdict is ours.
        Some(0 | 2 | 3) => {}
        Some(4) => bail!("the tests fail without any mutant: run `cargo xtask test` and mend that first"),
        _ => bail!("cargo mutants ended with {status}; its output is above"),
    }
    let report = folder.join("mutants.out").join("outcomes.json");
    let outcome = Outcome::parse(&read(&report)?)?;
    println!("{outcome}");
    println!("each missed mutant: {}", folder.join("mutants.out").join("missed.txt").display());
    ensure!(
        outcome.share()? >= ENOUGH,
        "fewer than {:.0} % noticed: write tests for the missed ones, then run this again",
        ENOUGH * 100.0
    );
    Ok(())
}

fn install(workspace: &Workspace) -> Result<()> {
    if process::succeeds(&mut workspace.cargo(["mutants", "--version"])) {
        return Ok(());
    }
    println!("cargo-mutants is missing: installing it with `cargo install cargo-mutants --locked` (some minutes)");
    process::run(&mut workspace.cargo(["install", "cargo-mutants", "--locked"]))
        .context("cargo-mutants could not be installed; install it by hand as https://mutants.rs says")
}

/// The counts of one run.
#[derive(Debug, PartialEq)]
struct Outcome {
    caught: u64,
    missed: u64,
    timeouts: u64,
    unviable: u64,
}

impl Outcome {
    fn parse(json: &str) -> Result<Self> {
        let json: Value = serde_json::from_str(json).context("outcomes.json of cargo-mutants is not JSON")?;
        let count = |name: &str| {
            json[name].as_u64().with_context(|| format!("outcomes.json of cargo-mutants has no count `{name}`"))
        };
        Ok(Outcome {
            caught: count("caught")?,
            missed: count("missed")?,
            timeouts: count("timeout")?,
            unviable: count("unviable")?,
        })
    }

    /// The noticed share of those that compile. A mutant that hangs the tests is noticed.
    fn share(&self) -> Result<f64> {
        let noticed = self.caught + self.timeouts;
        let viable = noticed + self.missed;
        ensure!(viable > 0, "not one mutant was tried: are the paths in crates/xtask/src/mutants.rs still right?");
        Ok(noticed as f64 / viable as f64)
    }
}

impl std::fmt::Display for Outcome {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Outcome { caught, missed, timeouts, unviable } = self;
        write!(out, "mutants: {caught} caught, {missed} missed, {timeouts} timed out, {unviable} unviable")?;
        match self.share() {
            Ok(share) => write!(out, "; {:.1} % noticed (caught or timed out)", share * 100.0),
            Err(_) => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_share_leaves_out_what_does_not_compile() {
        let json = r#"{"total_mutants": 30, "caught": 16, "missed": 3, "timeout": 1, "unviable": 10, "outcomes": []}"#;
        let outcome = Outcome::parse(json).unwrap();
        assert_eq!(outcome, Outcome { caught: 16, missed: 3, timeouts: 1, unviable: 10 });
        assert_eq!(outcome.share().unwrap(), 0.85);
        assert_eq!(
            outcome.to_string(),
            "mutants: 16 caught, 3 missed, 1 timed out, 10 unviable; 85.0 % noticed (caught or timed out)"
        );
    }

    #[test]
    fn no_mutants_is_no_success() {
        assert!(Outcome { caught: 0, missed: 0, timeouts: 0, unviable: 4 }.share().is_err());
        assert!(Outcome::parse(r#"{"caught": 1}"#).is_err());
    }
}
