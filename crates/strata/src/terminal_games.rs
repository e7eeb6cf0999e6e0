//! The games that the terminal offers, each with its options on the command line.
//!
//! A new game adds one entry to the list at the end of this file. A game without options of its own uses [`PlainOptions`], and
//! its [`TerminalGame`] may keep all defaults.

use crate::cli_error::{CliError, CliResult};
use crate::command::play::TableOptions;
use crate::cosmic_frog::CosmicFrogOptions;
use crate::load_save;
use crate::local_holders::LocalHolders;
use crate::save_file::SaveFile;
use crate::session::{Session, TableSettings, Terminal};
use crate::terminal_game::TerminalGame;
use crate::volcanique::VolcaniqueOptions;
use clap::{Args, Subcommand};
use games::rules;
use std::ffi::OsString;
use std::marker::PhantomData;
use tabletop::{Game, Header, Save};
use wording::Messages;

/// What one game can be told on the command line.
pub trait GameOptions: Args {
    /// The rules.
    type Game: TerminalGame;

    /// Makes the set-up and says who plays; the error lists everything that is wrong with the options.
    fn setup(&self) -> CliResult<(<Self::Game as Game>::Setup, LocalHolders)>;

    /// Returns the options that every game has.
    fn table(&self) -> &TableOptions;
}

/// Checks a set-up. Fails with all `errors` of the options and all reasons of the rules together.
///
/// If the options have errors already, reasons that begin with a word of `about_seats` are left out, because they follow from
/// these errors.
pub fn check_setup<G: Game>(setup: &G::Setup, mut errors: Vec<String>, about_seats: [&str; 2]) -> CliResult {
    if let Err(reasons) = G::from_setup(setup.clone()) {
        let is_known = |reason: &String| about_seats.iter().any(|start| reason.starts_with(start));
        let hide_known = !errors.is_empty();
        errors.extend(reasons.into_iter().filter(|reason| !(hide_known && is_known(reason))));
    }
    if errors.is_empty() { Ok(()) } else { Err(CliError::reasons("this game cannot be set up:", &errors)) }
}

/// The options of a game that has no options of its own: its usual set-up.
#[derive(Args)]
pub struct PlainOptions<G: Send + Sync + 'static> {
    #[command(flatten)]
    table: TableOptions,
    #[arg(skip)]
    game: PhantomData<G>,
}

impl<G: TerminalGame> GameOptions for PlainOptions<G>
where
    G::Setup: Default,
{
    type Game = G;

    fn setup(&self) -> CliResult<(G::Setup, LocalHolders)> {
        let setup = G::Setup::default();
        let rules = G::from_setup(setup.clone())
            .map_err(|reasons| CliError::reasons("this game cannot be set up:", &reasons))?;
        let holders = self.table.holders::<G>(rules.seats().into())?;
        holders.check(&rules)?;
        Ok((setup, holders))
    }

    fn table(&self) -> &TableOptions {
        &self.table
    }
}

/// Starts a game.
fn start<P: GameOptions>(options: &P, messages: Messages) -> CliResult {
    let (setup, holders) = options.setup()?;
    let rules =
        P::Game::from_setup(setup).map_err(|reasons| CliError::reasons("this game cannot be set up:", &reasons))?;
    let options = options.table();
    holders.check(&rules).map_err(|reason| format!("--seats: {reason}"))?;
    let save = Save::new(Header::of(&rules), Vec::new());
    let record = SaveFile::create(options.save.as_deref(), &save)?;
    holders.write_new_note(record.path())?;
    let settings = TableSettings { seed: options.seed, no_gate: options.no_gate };
    let followed = load_save::follow::<P::Game>(record.path(), &save)?;
    Session::open(record, (&save, followed), holders, settings, Terminal::standard(), messages)?.run()
}

/// Generates the subcommands of `strata play` and starts the game that was chosen.
macro_rules! terminal_games {
    ($($(#[$about:meta])* $game:ident($options:ty))+) => {
        /// Which game, with its options.
        #[derive(Subcommand)]
        pub enum TerminalGames {
            $($(#[$about])* $game(Box<$options>),)+
            /// Any other word, so that the error can list the games.
            #[command(external_subcommand)]
            Other(Vec<OsString>),
        }

        impl TerminalGames {
            /// Starts the game in a language.
            pub fn start(self, messages: Messages) -> CliResult {
                match self {
                    $(TerminalGames::$game(options) => start(&*options, messages),)+
                    TerminalGames::Other(words) => {
                        let name = words.first().map_or_else(String::new, |word| word.to_string_lossy().into_owned());
                        games::find(&name)?;
                        Err(CliError::input(format!("{name} cannot be played here yet")))
                    }
                }
            }
        }
    };
}

terminal_games! {
    /// Frogs the size of moons eat a world; 3 to 6 frogs
    CosmicFrog(CosmicFrogOptions)
    /// Critters settle on islands that volcanoes build and bury; 2 to 5 players
    Volcanique(VolcaniqueOptions)
    /// Two clans pile stones on a moor, the example of docs/adding-a-game.md; 2 players
    Cairn(PlainOptions<rules::Cairn>)
}

impl TerminalGame for rules::Cairn {}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Command;

    #[test]
    fn every_game_of_the_catalogue_can_be_played() {
        let command = TerminalGames::augment_subcommands(Command::new("play"));
        let names: Vec<&str> = command.get_subcommands().map(Command::get_name).collect();
        let catalogue: Vec<&str> = games::CATALOGUE.iter().map(|game| game.name).collect();
        assert_eq!(names, catalogue);
    }
}
