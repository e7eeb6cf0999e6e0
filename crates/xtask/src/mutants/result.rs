//! The result of one run of cargo-mutants, and the page in `docs/mutants/` that keeps it.
//!
//! Not here: running it; see [`super`].

use std::fmt::{self, Display, Write};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use super::Shard;

/// What was run.
pub struct MutationRun {
    /// The crate of the game.
    pub game: String,
    /// The part of its mutants, or none for all.
    pub shard: Option<Shard>,
    /// The commit whose code was changed.
    pub commit: String,
}

impl MutationRun {
    /// Returns the name of the result file: `volcanique-03-of-16.md`.
    pub fn file_name(&self) -> String {
        match self.shard {
            Some(Shard { index, count }) => format!("{}-{index:02}-of-{count}.md", self.game),
            None => format!("{}.md", self.game),
        }
    }

    fn command(&self) -> String {
        let shard = self.shard.map_or(String::new(), |shard| format!(" --shard {shard}"));
        format!("cargo xtask mutants --game {}{shard}", self.game)
    }
}

/// The mutants of one run, by what became of them.
#[derive(Debug, PartialEq)]
pub struct MutationResult {
    caught: u64,
    unviable: u64,
    missed: Vec<String>,
    timeouts: Vec<String>,
}

impl MutationResult {
    /// Reads `outcomes.json`, `missed.txt` and `timeout.txt` of cargo-mutants.
    pub fn new(outcomes: &str, missed: &str, timeouts: &str) -> Result<MutationResult> {
        let json: Value = serde_json::from_str(outcomes).context("outcomes.json of cargo-mutants is not JSON")?;
        let count = |name: &str| {
            json[name].as_u64().with_context(|| format!("outcomes.json of cargo-mutants has no count `{name}`"))
        };
        let list = |text: &str| text.lines().map(String::from).collect::<Vec<_>>();
        let result = MutationResult {
            caught: count("caught")?,
            unviable: count("unviable")?,
            missed: list(missed),
            timeouts: list(timeouts),
        };
        let is_whole =
            count("missed")? == result.missed.len() as u64 && count("timeout")? == result.timeouts.len() as u64;
        ensure!(is_whole, "the counts in outcomes.json of cargo-mutants differ from its lists");
        Ok(result)
    }

    /// Returns the noticed share of the mutants that compile. A mutant that hangs the tests is noticed.
    pub fn share(&self) -> Result<f64> {
        let noticed = self.caught + self.timeouts.len() as u64;
        let viable = noticed + self.missed.len() as u64;
        ensure!(viable > 0, "not one mutant was tried: are the paths in crates/xtask/src/mutants.rs still right?");
        Ok(noticed as f64 / viable as f64)
    }

    /// Returns the page that keeps this result.
    pub fn page(&self, run: &MutationRun) -> String {
        let mut page = format!("# Mutants of {}\n\n", run.file_name().trim_end_matches(".md"));
        let _ = writeln!(page, "Written by `{}` at commit {}.\n\n{self}.", run.command(), run.commit);
        for (title, mutants) in [("Missed", &self.missed), ("Timed out", &self.timeouts)] {
            let _ = writeln!(page, "\n## {title}\n");
            if mutants.is_empty() {
                page.push_str("None.\n");
            }
            for mutant in mutants {
                let _ = writeln!(page, "- `{mutant}`");
            }
        }
        page
    }
}

impl Display for MutationResult {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (missed, timeouts) = (self.missed.len(), self.timeouts.len());
        write!(out, "{} caught, {missed} missed, {timeouts} timed out, {} unviable", self.caught, self.unviable)?;
        match self.share() {
            Ok(share) => write!(out, "; {:.1} % noticed (caught or timed out)", share * 100.0),
            Err(_) => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OUTCOMES: &str = r#"{"total_mutants": 30, "caught": 21, "missed": 2, "timeout": 1, "unviable": 6}"#;

    #[test]
    fn the_share_leaves_out_what_does_not_compile() {
        let result = MutationResult::new(OUTCOMES, "a\nb\n", "c\n").unwrap();
        assert_eq!(result.share().unwrap(), 22.0 / 24.0);
        let text = "21 caught, 2 missed, 1 timed out, 6 unviable; 91.7 % noticed (caught or timed out)";
        assert_eq!(result.to_string(), text);
    }

    #[test]
    fn the_page_names_commit_command_and_survivors() {
        let shard = "3/16".parse().ok();
        let run = MutationRun { game: "volcanique".into(), shard, commit: "0123456789ab".into() };
        let outcomes = OUTCOMES.replace("\"timeout\": 1", "\"timeout\": 0");
        let result = MutationResult::new(&outcomes, "src/a.rs:1: replace b with c\nd\n", "").unwrap();
        assert_eq!(run.file_name(), "volcanique-03-of-16.md");
        assert_eq!(
            result.page(&run),
            "# Mutants of volcanique-03-of-16\n\n\
             Written by `cargo xtask mutants --game volcanique --shard 3/16` at commit 0123456789ab.\n\n\
             21 caught, 2 missed, 0 timed out, 6 unviable; 91.3 % noticed (caught or timed out).\n\n\
             ## Missed\n\n- `src/a.rs:1: replace b with c`\n- `d`\n\n## Timed out\n\nNone.\n"
        );
        assert_eq!(MutationRun { shard: None, ..run }.file_name(), "volcanique.md");
    }

    #[test]
    fn a_run_without_mutants_or_with_lost_lists_is_an_error() {
        let nothing = r#"{"caught": 0, "missed": 0, "timeout": 0, "unviable": 4}"#;
        assert!(MutationResult::new(nothing, "", "").unwrap().share().is_err());
        assert!(MutationResult::new(OUTCOMES, "", "c\n").is_err());
        assert!(MutationResult::new(r#"{"caught": 1}"#, "", "").is_err());
    }
}
