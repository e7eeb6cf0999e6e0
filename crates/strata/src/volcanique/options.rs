//! `strata play volcanique`: the options of a game, and the set-up they make.

use crate::arg_list;
use crate::cli_error::CliResult;
use crate::command::play::TableOptions;
use crate::files;
use crate::local_holders::LocalHolders;
use crate::terminal_games::{GameOptions, check_setup};
use clap::ValueEnum;
use std::path::PathBuf;
use volcanique::{Colour, CoverRule, IslandStart, Preset, Rules, Setup};

/// The options of a game of Volcanique.
#[derive(clap::Args)]
pub struct VolcaniqueOptions {
    /// How many play, 2 to 5; as many as seats are named, or 3
    #[arg(long, value_name = "NUMBER")]
    players: Option<usize>,
    /// A set-up with a name: first-game, full; other options change it
    #[arg(long, value_name = "NAME")]
    preset: Option<String>,
    /// Who builds the starting islands: the players, or chance
    #[arg(long, value_enum)]
    start: Option<StartName>,
    /// Whom one may cover, with three players and more
    #[arg(long, value_enum)]
    cover: Option<CoverName>,
    /// Bonus objectives that score: tallest, largest, diversified; all, or none
    #[arg(long, value_name = "LIST")]
    bonus: Option<String>,
    /// Another table of land tiles
    #[arg(long, value_name = "FILE")]
    tiles: Option<PathBuf>,
    /// Other starting islands
    #[arg(long, value_name = "FILE")]
    islands: Option<PathBuf>,
    /// Another power grid
    #[arg(long, value_name = "FILE")]
    grid: Option<PathBuf>,
    /// Another table of powers
    #[arg(long, value_name = "FILE")]
    powers: Option<PathBuf>,
    /// Another Caldera deck
    #[arg(long, value_name = "FILE")]
    caldera: Option<PathBuf>,
    /// The players' colours: pink, blue, yellow, violet, white
    #[arg(long, value_name = "LIST")]
    colours: Option<String>,
    /// What every game can be told.
    #[command(flatten)]
    table: TableOptions,
}

#[derive(Clone, Copy, ValueEnum)]
enum StartName {
    Chosen,
    Quick,
}

#[derive(Clone, Copy, ValueEnum)]
enum CoverName {
    Symbiosis,
    ToTheLeft,
}

impl GameOptions for VolcaniqueOptions {
    type Game = Rules;

    fn setup(&self) -> CliResult<(Setup, LocalHolders)> {
        let mut errors = Vec::new();
        let named = self.table.seats.as_ref().map(|seats| seats.split(',').count());
        let colours = self.colours(&mut errors);
        let players = self.players.or(named).or(colours.as_ref().map(Vec::len)).unwrap_or(3);
        if !(2..=5).contains(&players) {
            errors.push(format!("--players: 2 to 5 can play, not {players}"));
        }
        if let Some(colours) = &colours
            && colours.len() != players
        {
            errors.push(format!("--colours: {} colours for {players} players; name one for each", colours.len()));
        }
        let holders = self.read_holders(players, &mut errors);
        if !holders.0.is_empty() && holders.0.len() != players {
            errors.push(format!("--seats: {} seats for {players} players; name one for each", holders.0.len()));
        }
        let mut setup = self.preset(players, &mut errors);
        setup.players = colours.unwrap_or(setup.players);
        setup.persons = holders.persons();
        self.apply_options(&mut setup, &mut errors);
        check_setup::<Rules>(&setup, errors, ["players:", "persons:"])?;
        Ok((setup, holders))
    }

    fn table(&self) -> &TableOptions {
        &self.table
    }
}

impl VolcaniqueOptions {
    /// Returns who plays. For an impossible number of players, which may be a billion, returns no holders.
    fn read_holders(&self, players: usize, errors: &mut Vec<String>) -> LocalHolders {
        if !(2..=5).contains(&players) && self.table.seats.is_none() {
            return LocalHolders(Vec::new());
        }
        self.table.holders::<Rules>(players).unwrap_or_else(|reason| {
            errors.push(reason);
            LocalHolders(Vec::new())
        })
    }

    /// Applies the options that do not depend on who plays.
    fn apply_options(&self, setup: &mut Setup, errors: &mut Vec<String>) {
        setup.start = self.start.map_or(setup.start, |name| match name {
            StartName::Chosen => IslandStart::Chosen,
            StartName::Quick => IslandStart::Quick,
        });
        setup.cover = self.cover.map_or(setup.cover, |name| match name {
            CoverName::Symbiosis => CoverRule::Symbiosis,
            CoverName::ToTheLeft => CoverRule::ToTheLeft,
        });
        if let Some(list) = &self.bonus {
            bonus(setup, list, errors);
        }
        setup.tiles = files::read_optional(&self.tiles, errors);
        setup.islands = files::read_optional(&self.islands, errors);
        setup.grid = files::read_optional(&self.grid, errors);
        setup.powers = files::read_optional(&self.powers, errors);
        setup.caldera = files::read_optional(&self.caldera, errors);
    }

    fn colours(&self, errors: &mut Vec<String>) -> Option<Vec<Colour>> {
        let all = Colour::ALL.map(Colour::name).join(", ");
        let unknown = |name: &str| format!("--colours: nobody is {name:?}; the colours are {all}");
        Some(arg_list::read_list(self.colours.as_ref()?, Colour::from_name, unknown, errors))
    }

    fn preset(&self, players: usize, errors: &mut Vec<String>) -> Setup {
        let Some(name) = &self.preset else { return Setup::new(players) };
        let preset = arg_list::read_preset(name, Preset::from_name, &Preset::ALL.map(Preset::name), errors);
        preset.map_or_else(|| Setup::new(players), |preset| preset.setup(players))
    }
}

/// Sets the bonus objectives; only those that are named score.
fn bonus(setup: &mut Setup, list: &str, errors: &mut Vec<String>) {
    let all = list.trim() == "all";
    (setup.tallest, setup.largest, setup.diversified) = (all, all, all);
    for name in list.split(',').map(str::trim) {
        match name {
            "tallest" => setup.tallest = true,
            "largest" => setup.largest = true,
            "diversified" => setup.diversified = true,
            "all" | "none" => {}
            _ => errors.push(format!(
                "--bonus: there is no {name:?}; the bonus objectives are tallest, largest, diversified, or all or none"
            )),
        }
    }
}
