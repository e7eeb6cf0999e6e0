//! `cargo xtask mutants`: would a test notice if the rules were a little wrong? Outside CI, takes hours.
//!
//! Here: the arguments for cargo-mutants and the verdict. Only steps and scoring of a game are mutated, because the laws
//! cover the rest. Not here: the result files in `docs/mutants/`; see [`result`].

mod result;

use std::fmt::{self, Display};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::str::FromStr;

use anyhow::{Context, Result, bail, ensure};

use crate::workspace::{Workspace, read};
use crate::{process, tools};
use result::{MutationResult, MutationRun};

/// The share of mutants that the tests must at least notice.
const ENOUGH: f64 = 0.92;
/// Law games per mutant: every law runs, but not on the thousands of games of CI; the crate is built without optimisation.
const LAW_GAMES: &str = "12";

/// One part of the mutants of a game: `3/16` is the fourth of sixteen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    index: u32,
    count: u32,
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Shard, String> {
        let parts: Option<(u32, u32)> =
            text.split_once('/').and_then(|(index, count)| Some((index.parse().ok()?, count.parse().ok()?)));
        match parts {
            Some((index, count)) if index < count => Ok(Shard { index, count }),
            _ => Err("a shard is K/N with K from 0 to N - 1, for instance 3/16".to_string()),
        }
    }
}

impl Display for Shard {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}/{}", self.index, self.count)
    }
}

/// Runs cargo-mutants on the named games, or on all, and writes a result file for each.
pub fn run(workspace: &Workspace, names: &[String], shard: Option<Shard>, arguments: &[String]) -> Result<()> {
    tools::require(workspace, "mutants", "https://mutants.rs")?;
    let mut weak = Vec::new();
    for game in workspace.chosen_games(names)? {
        let folder = workspace.target().join("mutants").join(&game);
        fs::create_dir_all(&folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
        let mut command = command(workspace, &game, shard, arguments, &folder);
        println!("{}", process::show(&command));
        if arguments.iter().any(|argument| argument.starts_with("--list")) {
            process::run(&mut command)?;
            continue;
        }
        let status = command.status().context("cargo mutants could not be started")?;
        match status.code() {
            // All noticed; some missed; some timed out: `ENOUGH` decides.
            Some(0 | 2 | 3) => {}
            Some(4) => bail!("the tests fail without any mutant: run `cargo xtask test` and repair that first"),
            _ => bail!("cargo mutants ended with {status}; its output is above"),
        }
        if keep_result(workspace, game.clone(), shard, &folder)? < ENOUGH {
            weak.push(game);
        }
    }
    let enough = ENOUGH * 100.0;
    ensure!(
        weak.is_empty(),
        "fewer than {enough:.0} % noticed in {}: write tests for the missed ones",
        weak.join(", ")
    );
    Ok(())
}

/// Returns the call of cargo-mutants for one game, with all its output in `folder`.
fn command(workspace: &Workspace, game: &str, shard: Option<Shard>, arguments: &[String], folder: &Path) -> Command {
    let has_nextest = process::succeeds(&mut workspace.cargo(["nextest", "--version"]));
    let mut command = workspace.cargo(["mutants", "--package", game, "--minimum-test-timeout", "60"]);
    command.args(["--test-tool", if has_nextest { "nextest" } else { "cargo" }, "--profile", "mutants"]);
    // The scenarios run in the tests of `games`.
    command.args(["--test-package", game, "--test-package", "games"]);
    command.arg("--output").arg(folder);
    for place in ["steps/**", "score/**", "score.rs"] {
        command.args(["--file", &format!("crates/{game}/src/{place}")]);
    }
    if let Some(shard) = shard {
        // Neighbouring mutants go to different shards, so that each shard is a fair sample.
        command.args(["--shard", &shard.to_string(), "--sharding", "round-robin"]);
    }
    command.args(arguments).env("STRATA_LAW_GAMES", LAW_GAMES);
    command
}

/// Writes the result file of a run and returns the share of mutants that were noticed.
fn keep_result(workspace: &Workspace, game: String, shard: Option<Shard>, folder: &Path) -> Result<f64> {
    let output = folder.join("mutants.out");
    let list = |name: &str| read(&output.join(name)).unwrap_or_default();
    let result = MutationResult::new(&read(&output.join("outcomes.json"))?, &list("missed.txt"), &list("timeout.txt"))?;
    println!("{game}: {result}");
    let run = MutationRun { commit: commit(workspace), game, shard };
    let file = workspace.root().join("docs/mutants").join(run.file_name());
    fs::create_dir_all(workspace.root().join("docs/mutants"))?;
    fs::write(&file, result.page(&run)).with_context(|| format!("cannot write {}", file.display()))?;
    println!("the result with each missed mutant: {}", file.display());
    result.share()
}

/// Returns the commit of the working tree, and whether files differ from it.
fn commit(workspace: &Workspace) -> String {
    let mut git = Command::new("git");
    git.args(["describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"]).current_dir(workspace.root());
    let output = git.output().ok().filter(|output| output.status.success());
    output.map_or("unknown".to_string(), |output| String::from_utf8_lossy(&output.stdout).trim().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shard_is_one_of_several() {
        assert_eq!("3/16".parse::<Shard>(), Ok(Shard { index: 3, count: 16 }));
        assert_eq!(Shard { index: 3, count: 16 }.to_string(), "3/16");
        for wrong in ["", "3", "16/16", "-1/4", "a/b", "0/0"] {
            assert!(wrong.parse::<Shard>().is_err(), "{wrong}");
        }
    }
}
