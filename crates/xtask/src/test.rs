//! `cargo xtask test`: the whole check, stage by stage, as CI runs it.
//!
//! Here: the order of the stages, their durations and the last line. [`stages`] says what each stage runs; [`summary`]
//! reads the counts from the output.

mod stages;
mod summary;

use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use clap::ValueEnum;

use crate::workspace::Workspace;
use crate::{messages, rules};
use summary::TestCounts;

/// A part of the check that can be run alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum CheckStage {
    /// Is the code formatted?
    Fmt,
    /// Does the compiler or clippy warn?
    Clippy,
    /// All tests but the laws
    Tests,
    /// The laws of every game on thousands of games
    Laws,
    /// Every scenario file
    Scenarios,
    /// Changed inputs for everything that is read
    Fuzz,
    /// Every rule has marker, test and handbook entry
    Rules,
    /// Every message is used and gets its values, every key has a message, and no complete language lacks one
    Messages,
    /// Does the documentation build without warnings?
    Docs,
    /// The page as it ships, in a real browser
    Browser,
}

impl CheckStage {
    fn name(self) -> &'static str {
        match self {
            CheckStage::Fmt => "fmt",
            CheckStage::Clippy => "clippy",
            CheckStage::Tests => "tests",
            CheckStage::Laws => "laws",
            CheckStage::Scenarios => "scenarios",
            CheckStage::Fuzz => "fuzz",
            CheckStage::Rules => "rules",
            CheckStage::Messages => "messages",
            CheckStage::Docs => "docs",
            CheckStage::Browser => "browser",
        }
    }

    fn run(self, workspace: &Workspace) -> Result<TestCounts> {
        match self {
            CheckStage::Fmt => stages::fmt(workspace),
            CheckStage::Clippy => stages::clippy(workspace),
            CheckStage::Tests => stages::tests(workspace),
            CheckStage::Laws => stages::laws(workspace),
            CheckStage::Scenarios => stages::scenarios(workspace),
            CheckStage::Fuzz => stages::fuzz(workspace),
            CheckStage::Rules => rules::run(workspace, false).map(|()| TestCounts::default()),
            CheckStage::Messages => messages::check(workspace).map(|()| TestCounts::default()),
            CheckStage::Docs => stages::docs(workspace),
            CheckStage::Browser => stages::browser(workspace),
        }
    }
}

/// Runs the stages in their order (all if none is named) and stops at the first that fails.
pub fn run(workspace: &Workspace, named: &[CheckStage]) -> Result<()> {
    let chosen = CheckStage::value_variants().iter().filter(|stage| named.is_empty() || named.contains(stage));
    let mut total = TestCounts::default();
    let mut times = Vec::new();
    for stage in chosen {
        let name = stage.name();
        println!("\n=== {name} ===");
        let start = Instant::now();
        let result = stage.run(workspace);
        times.push((name, start.elapsed()));
        println!("stage {name}: {:.1} min", minutes(start.elapsed()));
        match result {
            Ok(tally) => total += tally,
            Err(error) => {
                eprintln!("error: {error:#}");
                bail!("stage {name} failed; run just this stage with `cargo xtask test {name}`");
            }
        }
    }
    print!("\n{}", table(&times));
    println!("{} passed, {} failed", total.passed, total.failed);
    Ok(())
}

fn table(times: &[(&str, Duration)]) -> String {
    let sum: Duration = times.iter().map(|(_, time)| *time).sum();
    let row = |name: &str, time: Duration| format!("{name:<10} {:>7.1}\n", minutes(time));
    let rows: String = times.iter().map(|(name, time)| row(name, *time)).collect();
    format!("{:<10} {:>7}\n{rows}{}", "stage", "minutes", row("all", sum))
}

fn minutes(time: Duration) -> f64 {
    time.as_secs_f64() / 60.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stages_have_their_names_of_the_command_line() {
        for stage in CheckStage::value_variants() {
            assert_eq!(CheckStage::from_str(stage.name(), false), Ok(*stage));
        }
    }

    #[test]
    fn the_table_ends_with_the_sum() {
        let times = [("fmt", Duration::from_secs(6)), ("clippy", Duration::from_secs(90))];
        assert_eq!(table(&times), "stage      minutes\nfmt            0.1\nclippy         1.5\nall            1.6\n");
    }
}
