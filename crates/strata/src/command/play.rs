//! `strata play`: a new game in the terminal.

use crate::cosmic_frog::CosmicFrogOptions;
use crate::failure::{CliResult, Failure};
use crate::holder::{self, Holders};
use crate::save_file::SaveFile;
use crate::session::{Screen, Session};
use crate::terminal_game::TerminalGame;
use crate::volcanique::VolcaniqueOptions;
use clap::Subcommand;
use host::ChanceSource;
use std::ffi::OsString;
use std::path::PathBuf;
use std::sync::Arc;
use tabletop::{Header, Save, Table};

/// Which game, with its options.
#[derive(clap::Args)]
#[command(subcommand_value_name = "GAME", subcommand_help_heading = "Games")]
pub struct Arguments {
    #[command(subcommand)]
    game: Which,
}

#[derive(Subcommand)]
enum Which {
    /// Frogs the size of moons eat a world; 3 to 6 frogs
    CosmicFrog(Box<CosmicFrogOptions>),
    /// Critters settle on islands that volcanoes build and bury; 2 to 5 players
    Volcanique(Box<VolcaniqueOptions>),
    #[command(external_subcommand)]
    Other(Vec<OsString>),
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
    /// The holders of all seats: those named, or one person and bots. Nobody if no game has so many seats; the options of
    /// each game say how many it has.
    pub fn holders<G: TerminalGame>(&self, usual: usize) -> Result<Holders, String> {
        if self.seats.is_none() && usual > holder::MOST {
            return Ok(Holders(Vec::new()));
        }
        let usual = || std::iter::once("me").chain(std::iter::repeat_n("bot", usual.saturating_sub(1)));
        let text = self.seats.clone().unwrap_or_else(|| usual().collect::<Vec<_>>().join(","));
        Holders::read(&text, G::BOTS).map_err(|reason| format!("--seats: {reason}"))
    }
}

/// Starts a game.
pub fn run(arguments: Arguments) -> CliResult {
    match arguments.game {
        Which::CosmicFrog(options) => {
            let (setup, holders) = options.setup()?;
            start::<cosmic_frog::Rules>(setup, holders, &options.table)
        }
        Which::Volcanique(options) => {
            let (setup, holders) = options.setup()?;
            start::<volcanique::Rules>(setup, holders, &options.table)
        }
        Which::Other(words) => {
            let name = words.first().map_or_else(String::new, |word| word.to_string_lossy().into_owned());
            games::find(&name)?;
            Err(Failure::input(format!("{name} cannot be played here yet")))
        }
    }
}

fn start<G: TerminalGame>(setup: G::Setup, holders: Holders, options: &TableOptions) -> CliResult {
    let rules = G::from_setup(setup).map_err(|reasons| Failure::reasons("this game cannot be set up:", &reasons))?;
    let chance = ChanceSource::new(options.seed)?;
    let record = SaveFile::create(options.save.as_deref(), &Save::new(Header::of(&rules), Vec::new()))?;
    holders.write_new_note(record.path())?;
    let mut table = Table::<G>::new(Arc::new(rules));
    table.set_end_turn_gate(!options.no_gate);
    Session::new(table, holders, chance, record, Screen::standard())?.run()
}
