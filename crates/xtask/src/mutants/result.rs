//! The result of one run, and the page in `docs/mutants/` that keeps it.
//!
//! Not here: running it; see [`super`].

use std::fmt::{self, Display, Write};

use anyhow::{Result, ensure};

use super::Shard;
use super::run::Outcome;

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
#[derive(Debug, Default, PartialEq)]
pub struct MutationResult {
    caught: u64,
    unviable: u64,
    missed: Vec<String>,
    timeouts: Vec<String>,
}

impl MutationResult {
    /// Adds a mutant; one without an outcome does not compile.
    pub fn add(&mut self, mutant: String, outcome: Option<&Outcome>) {
        match outcome {
            Some(Outcome::Caught(_)) => self.caught += 1,
            Some(Outcome::TimedOut) => self.timeouts.push(mutant),
            Some(Outcome::Missed) => self.missed.push(mutant),
            None => self.unviable += 1,
        }
    }

    /// Returns the noticed share of the mutants that compile. A mutant that hangs the tests is noticed.
    pub fn share(&self) -> Result<f64> {
        let noticed = self.caught + self.timeouts.len() as u64;
        let viable = noticed + self.missed.len() as u64;
        ensure!(viable > 0, "not one mutant was tried: use fewer shards");
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

    fn result(caught: usize, missed: &[&str], timeouts: &[&str], unviable: usize) -> MutationResult {
        let mut result = MutationResult::default();
        let outcome = Outcome::Caught("games::scenarios".into());
        (0..caught).for_each(|_| result.add("a caught one".into(), Some(&outcome)));
        missed.iter().for_each(|mutant| result.add(mutant.to_string(), Some(&Outcome::Missed)));
        timeouts.iter().for_each(|mutant| result.add(mutant.to_string(), Some(&Outcome::TimedOut)));
        (0..unviable).for_each(|_| result.add("one that does not compile".into(), None));
        result
    }

    #[test]
    fn the_share_leaves_out_what_does_not_compile() {
        let result = result(21, &["a", "b"], &["c"], 6);
        assert_eq!(result.share().unwrap(), 22.0 / 24.0);
        let text = "21 caught, 2 missed, 1 timed out, 6 unviable; 91.7 % noticed (caught or timed out)";
        assert_eq!(result.to_string(), text);
    }

    #[test]
    fn the_page_names_commit_command_and_survivors() {
        let shard = "3/16".parse().ok();
        let run = MutationRun { game: "volcanique".into(), shard, commit: "0123456789ab".into() };
        let result = result(21, &["src/a.rs:1: replace b with c", "d"], &[], 6);
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
    fn a_run_without_mutants_is_an_error() {
        assert!(result(0, &[], &[], 4).share().is_err());
    }
}
