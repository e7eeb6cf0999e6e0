//! `cargo xtask mutants`: would a test notice if the rules were a little wrong? Outside CI.
//!
//! Only steps and scoring of a game are mutated, because the laws cover the rest. All mutants of a game are built into one
//! copy of the workspace, each behind a switch; then the tests run with one switch on at a time. Not here: finding the
//! mutants, see [`find`]; the result files in `docs/mutants/`, see [`result`].

mod build;
mod find;
mod insert;
mod result;
mod run;
mod scratch;
mod values;

use std::collections::BTreeMap;
use std::fmt::{self, Display};
use std::fs;
use std::process::Command;
use std::str::FromStr;
use std::sync::Mutex;
use std::thread;

use anyhow::{Context, Result, ensure};

use crate::workspace::Workspace;
use build::MutatedGame;
use result::{MutationResult, MutationRun};
use run::Outcome;

/// The share of mutants that the tests must at least notice.
const ENOUGH: f64 = 0.92;

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

impl Shard {
    /// Returns whether the mutant with this number is in this part. Neighbours are in different parts, so that each part is a
    /// fair sample.
    fn contains(self, number: u32) -> bool {
        (number - 1) % self.count == self.index
    }
}

/// Which mutants to try.
#[derive(Clone, Debug, Default, PartialEq, Eq, clap::Args)]
pub struct MutantsArguments {
    /// Only this game; all of them if none is named
    #[arg(long, value_name = "NAME")]
    game: Vec<String>,
    /// Only these parts of the mutants, for instance `3/16,4/16`: the fourth and fifth of sixteen parts of the same size
    #[arg(long, value_name = "K/N", value_delimiter = ',')]
    shard: Vec<Shard>,
    /// Only mutants whose line in a result file contains this text, and write no result file
    #[arg(long, value_name = "TEXT")]
    only: Option<String>,
    /// Print the mutants instead of trying them
    #[arg(long)]
    list: bool,
}

impl MutantsArguments {
    /// Returns the parts that get a result file each; one without a shard is the whole game.
    fn shards(&self) -> Vec<Option<Shard>> {
        if self.shard.is_empty() { vec![None] } else { self.shard.iter().copied().map(Some).collect() }
    }

    fn chooses(&self, number: u32, mutant: &str) -> bool {
        let is_in_shard = self.shard.is_empty() || self.shard.iter().any(|shard| shard.contains(number));
        is_in_shard && self.only.as_ref().is_none_or(|text| mutant.contains(text))
    }
}

/// Tries the chosen mutants and writes a result file for each shard.
pub fn run(workspace: &Workspace, arguments: &MutantsArguments) -> Result<()> {
    let commit = commit(workspace);
    let mut weak = Vec::new();
    for game in workspace.chosen_games(&arguments.game)? {
        let mut mutated = MutatedGame::find(workspace, &game)?;
        let names: Vec<String> = mutated.mutants.iter().map(find::Mutant::to_string).collect();
        let chosen = (1..).zip(&names).filter(|(number, name)| arguments.chooses(*number, name));
        let numbers: Vec<u32> = chosen.map(|(number, _)| number).collect();
        if arguments.list {
            numbers.iter().for_each(|number| println!("{number} {}", names[*number as usize - 1]));
            continue;
        }
        let programs = mutated.build(workspace)?;
        let viable: Vec<u32> = numbers.iter().copied().filter(|number| !mutated.unviable.contains(number)).collect();
        println!("{game}: {} mutants, {} of the chosen {} compile", names.len(), viable.len(), numbers.len());
        let programs = run::time(&game, programs)?;
        let outcomes = try_all(&programs, &viable, &names, arguments.only.is_some())?;
        if arguments.only.is_some() {
            continue;
        }
        for shard in arguments.shards() {
            let run = MutationRun { game: game.clone(), shard, commit: commit.clone() };
            let tried = numbers.iter().filter(|number| shard.is_none_or(|shard| shard.contains(**number)));
            let mut result = MutationResult::default();
            for number in tried {
                result.add(names[*number as usize - 1].clone(), outcomes.get(number));
            }
            if keep(workspace, &run, &result)? < ENOUGH {
                weak.push(run.file_name());
            }
        }
    }
    let (enough, weak_files) = (ENOUGH * 100.0, weak.join(", "));
    ensure!(weak.is_empty(), "fewer than {enough:.0} % noticed in {weak_files}: write tests for the missed ones");
    Ok(())
}

/// Tries mutants and prints what was not caught; with `says_all`, also what was.
fn try_all(
    programs: &[run::TimedProgram],
    numbers: &[u32],
    names: &[String],
    says_all: bool,
) -> Result<BTreeMap<u32, Outcome>> {
    let outcomes = Mutex::new(BTreeMap::new());
    let jobs = thread::available_parallelism().map_or(1, std::num::NonZero::get);
    run::try_all(programs, numbers, jobs, |number, outcome| {
        let name = &names[number as usize - 1];
        match &outcome {
            Outcome::Caught(program) if says_all => println!("caught by {program}: {name}"),
            Outcome::Caught(_) => {}
            Outcome::TimedOut => println!("timed out: {name}"),
            Outcome::Missed => println!("missed: {name}"),
        }
        let mut outcomes = outcomes.lock().expect("no worker panics");
        outcomes.insert(number, outcome);
        if outcomes.len() % 100 == 0 {
            println!("{} of {} tried", outcomes.len(), numbers.len());
        }
    })?;
    Ok(outcomes.into_inner().expect("no worker panics"))
}

/// Writes the result file of a run and returns the share of mutants that were noticed.
fn keep(workspace: &Workspace, run: &MutationRun, result: &MutationResult) -> Result<f64> {
    let share = result.share()?;
    let folder = workspace.root().join("docs/mutants");
    fs::create_dir_all(&folder)?;
    let file = folder.join(run.file_name());
    fs::write(&file, result.page(run)).with_context(|| format!("cannot write {}", file.display()))?;
    println!("{}: {result}", run.file_name());
    Ok(share)
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

    #[test]
    fn every_mutant_is_in_one_shard() {
        let shards: Vec<Shard> = (0..16).map(|index| Shard { index, count: 16 }).collect();
        for number in 1..100 {
            assert_eq!(shards.iter().filter(|shard| shard.contains(number)).count(), 1, "{number}");
        }
        assert!(shards[0].contains(1) && shards[1].contains(2) && shards[0].contains(17));
    }

    #[test]
    fn mutants_are_chosen_by_shard_and_text() {
        let shard = vec![Shard { index: 1, count: 16 }, Shard { index: 2, count: 16 }];
        let arguments = MutantsArguments { shard, only: Some("turn.rs:5".into()), ..MutantsArguments::default() };
        assert!(arguments.chooses(2, "steps/turn.rs:58:3: delete !"));
        assert!(arguments.chooses(19, "steps/turn.rs:5:3: delete !"));
        assert!(!arguments.chooses(1, "steps/turn.rs:58:3: delete !"));
        assert!(!arguments.chooses(2, "steps/turn.rs:4:3: delete !"));
    }
}
