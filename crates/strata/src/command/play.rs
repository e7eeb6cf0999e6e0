//! `strata play`: a new game in the terminal.

use crate::cli_error::CliResult;
use crate::local_holders::{self, LocalHolders};
use crate::terminal_game::TerminalGame;
use crate::terminal_games::TerminalGames;
use std::path::PathBuf;
use wording::Messages;

/// Which game, with its options.
#[derive(clap::Args)]
#[command(subcommand_value_name = "GAME", subcommand_help_heading = "Games")]
pub struct Arguments {
    #[command(subcommand)]
    game: TerminalGames,
}

/// What every game at the terminal can be told.
#[derive(clap::Args)]
pub struct TableOptions {
    /// Who plays each seat, in seat order: me (a person at this device; me1, me2 to name several), bot or random
    #[arg(long, value_name = "LIST")]
    pub seats: Option<String>,
    /// Save to this new file instead of one in the folder for saves
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Make chance the same every time: for tests
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u64>,
    /// Do not wait for "end" before chance ends a turn
    #[arg(long)]
    pub no_gate: bool,
}

impl TableOptions {
    /// Returns the holders of all seats: those named, or one person and bots in `usual` seats. Returns an empty list if
    /// `usual` is more than any game has; the options of each game then report the error.
    pub fn holders<G: TerminalGame>(&self, usual: usize) -> Result<LocalHolders, String> {
        if self.seats.is_none() && usual > local_holders::MOST {
            return Ok(LocalHolders(Vec::new()));
        }
        let usual = || std::iter::once("me").chain(std::iter::repeat_n("bot", usual.saturating_sub(1)));
        let text = self.seats.clone().unwrap_or_else(|| usual().collect::<Vec<_>>().join(","));
        LocalHolders::read(&text, G::BOTS).map_err(|reason| format!("--seats: {reason}"))
    }
}

/// Starts a game.
pub fn run(arguments: Arguments, messages: Messages) -> CliResult {
    arguments.game.start(messages)
}
