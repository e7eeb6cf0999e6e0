//! `cargo xtask mutants`: would a test notice if the rules were a little wrong? Outside CI, takes hours.
//!
//! Here: the arguments for cargo-mutants and the verdict. Only steps and scoring are mutated: the rest is plumbing that
//! the laws cover.

use std::fs;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use crate::process;
use crate::workspace::{Workspace, read};

/// The least share of mutants that the tests must notice.
const ENOUGH: f64 = 0.85;
/// What is mutated.
const FILES: [&str; 3] =
    ["crates/cosmic-frog/src/steps/**", "crates/cosmic-frog/src/score/**", "crates/cosmic-frog/src/score.rs"];
/// Law games per mutant: all laws, but not the twenty thousand games of CI; the crate is built without optimisation.
const LAW_GAMES: &str = "12";

/// Runs cargo-mutants and judges its outcome.
pub fn run(workspace: &Workspace, arguments: &[String]) -> Result<()> {
    install(workspace)?;
    let folder = workspace.target().join("mutants");
    fs::create_dir_all(&folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
    let nextest = process::succeeds(&mut workspace.cargo(["nextest", "--version"]));
    let mut command = workspace.cargo(["mutants", "--package", "cosmic-frog", "--minimum-test-timeout", "60"]);
    command.args(["--test-tool", if nextest { "nextest" } else { "cargo" }, "--profile", "mutants"]);
    // The scenarios run in the catalogue's tests.
    command.args(["--test-package", "cosmic-frog", "--test-package", "games"]);
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
    let missed = read(&folder.join("mutants.out").join("missed.txt")).unwrap_or_default();
    let page = workspace.root().join("docs").join("mutants.md");
    fs::write(&page, outcome.page(&today(), arguments, &missed))
        .with_context(|| format!("cannot write {}", page.display()))?;
    println!("the report with each missed mutant: {}", page.display());
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

impl Outcome {
    /// The report as it is committed.
    fn page(&self, date: &str, arguments: &[String], missed: &str) -> String {
        let scope = if arguments.is_empty() {
            "All mutants of steps and scoring.".to_string()
        } else {
            format!("A part of the mutants of steps and scoring: `cargo xtask mutants {}`.", arguments.join(" "))
        };
        let list: String = missed.lines().map(|line| format!("- `{line}`\n")).collect();
        format!(
            "# Mutants\n\nWritten by `cargo xtask mutants` on {date}. {scope}\n\n{self}.\n\n## Missed\n\n{}",
            if list.is_empty() { "None.\n" } else { &list }
        )
    }
}

/// Today in UTC, as year-month-day.
fn today() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    day(seconds / 86_400)
}

/// The civil date of a day counted from 1970-01-01.
fn day(mut days: u64) -> String {
    let leap = |year: u64| year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let mut year = 1970;
    while days >= 365 + u64::from(leap(year)) {
        days -= 365 + u64::from(leap(year));
        year += 1;
    }
    let lengths = [31, 28 + u64::from(leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 0;
    while days >= lengths[month] {
        days -= lengths[month];
        month += 1;
    }
    format!("{year}-{:02}-{:02}", month + 1, days + 1)
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
    fn the_report_names_its_day_and_what_was_missed() {
        assert_eq!([day(0), day(59), day(789), day(20_772)], ["1970-01-01", "1970-03-01", "1972-02-29", "2026-11-15"]);
        let outcome = Outcome { caught: 9, missed: 1, timeouts: 0, unviable: 0 };
        let page = outcome.page("2026-11-15", &[], "src/a.rs:1: replace b with c\n");
        assert!(page.contains("on 2026-11-15. All mutants") && page.contains("- `src/a.rs:1: replace b with c`"));
        let part = outcome.page("2026-11-15", &["--shard".into(), "0/2".into()], "");
        assert!(part.contains("--shard 0/2") && part.ends_with("None.\n"));
    }

    #[test]
    fn no_mutants_is_no_success() {
        assert!(Outcome { caught: 0, missed: 0, timeouts: 0, unviable: 4 }.share().is_err());
        assert!(Outcome::parse(r#"{"caught": 1}"#).is_err());
    }
}
