//! `cargo xtask COMMAND`: everything a developer does with this workspace, the same on every machine and in CI.
//!
//! Here: only the list of commands; each command has a file of the same name. Not here: what a player runs (the crate
//! `strata`) and the tests themselves (in the crates that they test). Start reading at [`mod@test`], the whole check.

mod audit;
mod bench;
mod browser;
mod campaign;
mod doc_references;
mod golden;
mod messages;
mod mutants;
mod play;
mod process;
mod rules;
mod test;
mod tools;
mod web;
mod workspace;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

use crate::test::CheckStage;
use crate::workspace::Workspace;

#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", about = "Builds, checks and measures Strata")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Build the page, serve it and open it; or play in the terminal
    Play {
        /// Play in the terminal (without further arguments: you and three bots)
        #[arg(long)]
        terminal: bool,
        /// Build the page fast instead of small
        #[arg(long, conflicts_with = "terminal")]
        dev: bool,
        /// Passed on to `strata serve`, or to `strata play` after `--terminal`: a game and its options
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Build the page and pack it for `strata serve`
    Web {
        /// Build it fast instead of small
        #[arg(long)]
        dev: bool,
    },
    /// Take the pictures of the page in docs/screens
    Screens,
    /// Run the whole check, or only the named stages
    Test {
        /// The stages to run; all of them if none is named
        #[arg(value_enum)]
        stages: Vec<CheckStage>,
    },
    /// Check that every rule of docs/rules has a marker, a test and a handbook entry, or is pending
    Rules {
        /// Also print every rule with the places where it stands
        #[arg(long)]
        list: bool,
    },
    /// Print which messages the languages lack, compared with English
    Messages {
        /// Only this language, for instance `de`; all of them without it
        #[arg(long, value_name = "CODE")]
        language: Option<String>,
    },
    /// Measure the engine (release build)
    Bench {
        /// Passed on to the bench: `--json`, a filter
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Run the laws on very many games, or fuzz with very many inputs (release build, outside CI)
    Campaign {
        /// How many games of each game
        #[arg(long, default_value_t = 1_000_000)]
        games: u64,
        /// Only this game; all of them if none is named
        #[arg(long, value_name = "NAME")]
        game: Vec<String>,
        /// Fuzz everything that is read with so many inputs instead
        #[arg(long, value_name = "INPUTS", conflicts_with_all = ["games", "game"])]
        fuzz: Option<u64>,
        /// The seed of the inputs (CI uses 1)
        #[arg(long, default_value_t = 2, requires = "fuzz")]
        seed: u64,
        /// Run the long browser tests instead: every screen and every answer, in several windows
        #[arg(long, conflicts_with_all = ["games", "game", "fuzz"])]
        browser: bool,
    },
    /// Rewrite the golden games and the files of the protocol; read the difference before you commit it
    Golden,
    /// Change the rules code in small ways and count the changes that the tests notice
    Mutants {
        #[command(flatten)]
        arguments: mutants::MutantsArguments,
    },
    /// Check licences, sources and known vulnerabilities of every dependency (cargo-deny)
    Audit,
}

fn main() -> ExitCode {
    match run(Arguments::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<()> {
    let workspace = Workspace::locate()?;
    match command {
        Command::Play { terminal: true, arguments, .. } => play::terminal(&workspace, &arguments),
        Command::Play { dev, arguments, .. } => play::page(&workspace, dev, &arguments),
        Command::Web { dev } => web::run(&workspace, dev),
        Command::Screens => browser::screens(&workspace),
        Command::Test { stages } => test::run(&workspace, &stages),
        Command::Rules { list } => rules::run(&workspace, list),
        Command::Messages { language } => messages::run(&workspace, language.as_deref()),
        Command::Bench { arguments } => bench::run(&workspace, &arguments),
        Command::Campaign { browser: true, .. } => browser::campaign(&workspace),
        Command::Campaign { fuzz: Some(inputs), seed, .. } => campaign::fuzz(&workspace, inputs, seed),
        Command::Campaign { games, game, .. } => campaign::run(&workspace, &game, games),
        Command::Golden => golden::run(&workspace),
        Command::Mutants { arguments } => mutants::run(&workspace, &arguments),
        Command::Audit => audit::run(&workspace),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_campaign_plays_or_fuzzes() {
        let read = |words: &[&str]| match Arguments::try_parse_from(words).map(|arguments| arguments.command) {
            Ok(Command::Campaign { games, fuzz, seed, browser: false, .. }) => Some((games, fuzz, seed)),
            _ => None,
        };
        assert_eq!(read(&["x", "campaign"]), Some((1_000_000, None, 2)));
        assert_eq!(read(&["x", "campaign", "--fuzz", "500", "--seed", "7"]), Some((1_000_000, Some(500), 7)));
        assert_eq!(read(&["x", "campaign", "--fuzz", "500", "--games", "3"]), None);
        assert_eq!(read(&["x", "campaign", "--browser"]), None);
    }

    #[test]
    fn mutants_takes_games_and_shards() {
        let read = |words: &[&str]| match Arguments::try_parse_from(words).map(|arguments| arguments.command) {
            Ok(Command::Mutants { arguments }) => Some(format!("{arguments:?}")),
            _ => None,
        };
        let one = read(&["x", "mutants", "--game", "volcanique", "--shard", "3/16,4/16"]);
        assert!(
            one.as_ref().is_some_and(|one| one.contains("volcanique") && one.contains("Shard { index: 4, count: 16 }"))
        );
        assert_eq!(one, read(&["x", "mutants", "--game", "volcanique", "--shard", "3/16", "--shard", "4/16"]));
        assert_eq!(read(&["x", "mutants", "--shard", "16/16"]), None);
    }

    #[test]
    fn play_passes_on_what_it_does_not_know() {
        let read = |words: &[&str]| match Arguments::try_parse_from(words).map(|arguments| arguments.command) {
            Ok(Command::Play { terminal, dev, arguments }) => (terminal, dev, arguments.join(" ")),
            _ => panic!("{words:?}"),
        };
        assert_eq!(read(&["x", "play"]), (false, false, String::new()));
        assert_eq!(read(&["x", "play", "--port", "80"]), (false, false, "--port 80".into()));
        assert_eq!(read(&["x", "play", "--dev", "--port", "80"]), (false, true, "--port 80".into()));
        assert_eq!(
            read(&["x", "play", "--terminal", "volcanique", "--seed", "3"]),
            (true, false, "volcanique --seed 3".into())
        );
    }
}
