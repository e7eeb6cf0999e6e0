//! Strata on the command line: play in the terminal or in the browser, resume, replay and render games, run scenarios,
//! score Vaults and positions.
//!
//! Every command has a file in `command/`. The terminal game is in `session/`; `page_server.rs` and `connections.rs` serve the page.
//! The options, pictures and JSON scores of a game are in its folder, `cosmic_frog/` or `volcanique/`. Not here: rules,
//! sentences, bots.

mod arg_list;
mod cli_error;
mod command;
mod connections;
mod cosmic_frog;
mod files;
mod language;
mod load_save;
mod local_holders;
mod page_server;
mod save_file;
mod save_folder;
mod session;
mod svg;
mod terminal_game;
mod terminal_games;
mod volcanique;

use clap::{Parser, Subcommand};
use cli_error::CliResult;
use std::process::ExitCode;

/// A digital table for board games in which terrain is stacked on hexes.
#[derive(Parser)]
#[command(name = "strata", version, about, max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
    /// The language of play, resume and replay: en, de; without it that of the environment (LC_ALL, LC_MESSAGES, LANG), else English
    #[arg(long, global = true, value_name = "CODE")]
    language: Option<String>,
}

#[derive(Subcommand)]
enum Command {
    /// Play a game in the terminal
    Play(command::play::Arguments),
    /// Serve the page, to play in the browser
    Serve(command::serve::Arguments),
    /// Go on with a saved game
    Resume(command::resume::Arguments),
    /// Tell a saved game move by move
    Replay(command::replay::Arguments),
    /// Draw the board of a saved game or of a scenario as SVG or PNG
    Render(command::render::Arguments),
    /// Run scenario files and say which pass
    Scenario(command::scenario::Arguments),
    /// Score Vaults or positions, one JSON object per line
    Score(command::score::Arguments),
}

fn main() -> ExitCode {
    match run(Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => error.report(),
    }
}

fn run(arguments: Arguments) -> CliResult {
    let messages = language::messages(arguments.language.as_deref())?;
    match arguments.command {
        Command::Play(arguments) => command::play::run(arguments, messages),
        Command::Serve(arguments) => command::serve::run(arguments),
        Command::Resume(arguments) => command::resume::run(arguments, messages),
        Command::Replay(arguments) => command::replay::run(arguments, &messages),
        Command::Render(arguments) => command::render::run(arguments),
        Command::Scenario(arguments) => command::scenario::run(arguments),
        Command::Score(arguments) => command::score::run(arguments),
    }
}
