//! `strata play cosmic-frog`: the options of a game, and the set-up they make.

use crate::arg_list;
use crate::cli_error::CliResult;
use crate::command::play::TableOptions;
use crate::files;
use crate::local_holders::LocalHolders;
use crate::terminal_games::{GameOptions, check_setup};
use clap::ValueEnum;
use cosmic_frog::{Colour, FindMuck, GameLength, Layout, Preset, RichLands, Rules, Setup, SoloLevel};
use std::path::PathBuf;

/// The options of a game of Cosmic Frog.
#[derive(clap::Args)]
pub struct CosmicFrogOptions {
    /// How many frogs play, 3 to 6; as many as seats are named, or 4
    #[arg(long, value_name = "NUMBER")]
    frogs: Option<usize>,
    /// Alone against three RoboFrogs, which the rules play; --seats then names only who plays against them
    #[arg(long, value_enum, value_name = "LEVEL")]
    solo: Option<LevelName>,
    /// A set-up with a name: first-game, short, everything; other options change it
    #[arg(long, value_name = "NAME")]
    preset: Option<String>,
    /// How long the game is to be
    #[arg(long, value_enum)]
    length: Option<LengthName>,
    /// Who places the Land: chance anywhere, chance with like near like, or the frogs in turn
    #[arg(long, value_enum)]
    layout: Option<LayoutName>,
    /// Teams of equal size, a number per frog in seat order, for example 0,1,0,1
    #[arg(long, value_name = "LIST")]
    teams: Option<String>,
    /// Variants: rich, rich-open, surge, bounce, decide, resist, quakes, vortexes, symbiotic; against RoboFrogs also
    /// robo-diversity
    #[arg(long, value_name = "LIST")]
    variants: Option<String>,
    /// The expansion Find Muck, with dice or with chips
    #[arg(long, value_enum, value_name = "WITH")]
    find_muck: Option<FindMuckName>,
    /// Another map
    #[arg(long, value_name = "FILE")]
    map: Option<PathBuf>,
    /// Another table of abilities
    #[arg(long, value_name = "FILE")]
    abilities: Option<PathBuf>,
    /// The frogs in seat order: red, purple, gray, blue, green, orange
    #[arg(long, value_name = "LIST")]
    colours: Option<String>,
    /// What every game can be told.
    #[command(flatten)]
    table: TableOptions,
}

#[derive(Clone, Copy, ValueEnum)]
enum LengthName {
    Longer,
    Normal,
    Shorter,
}

#[derive(Clone, Copy, ValueEnum)]
enum FindMuckName {
    Dice,
    Chips,
}

#[derive(Clone, Copy, ValueEnum)]
enum LayoutName {
    Scattered,
    Clustered,
    Drafted,
}

#[derive(Clone, Copy, ValueEnum)]
enum LevelName {
    Easy,
    Normal,
    Hard,
}

impl GameOptions for CosmicFrogOptions {
    type Game = Rules;

    fn setup(&self) -> CliResult<(Setup, LocalHolders)> {
        let mut errors = Vec::new();
        let colours = self.colours(&mut errors);
        let (frogs, holders) = self.read_holders(colours.as_ref().map(Vec::len), &mut errors);
        if let Some(colours) = &colours
            && colours.len() != frogs
        {
            errors.push(format!("--colours: {} colours for {frogs} frogs; name one for each", colours.len()));
        }
        let mut setup = self.preset(frogs, &mut errors);
        setup.frogs = colours.unwrap_or(setup.frogs);
        setup.persons = holders.persons();
        setup.length = self.length.map_or(setup.length, GameLength::from);
        if let Some(level) = self.solo {
            setup.solo = Some(level.into());
            setup.length = GameLength::Shorter;
            if self.length.is_some() {
                errors.push("--length: a game against RoboFrogs is always a shorter one".into());
            }
        }
        setup.layout = self.layout.map_or(setup.layout, Layout::from);
        setup.find_muck = self.find_muck.map_or(setup.find_muck, FindMuck::from);
        setup.teams = self.teams(&mut errors);
        setup.map = files::read_optional(&self.map, &mut errors);
        setup.abilities = files::read_optional(&self.abilities, &mut errors);
        self.add_variants(&mut setup, &mut errors);
        check_setup::<Rules>(&setup, errors, ["frogs:", "persons:"])?;
        Ok((setup, holders))
    }

    fn table(&self) -> &TableOptions {
        &self.table
    }
}

impl CosmicFrogOptions {
    /// Returns how many frogs play and who plays them. If the seats are wrong, adds an error and returns no holders.
    fn read_holders(&self, colours: Option<usize>, errors: &mut Vec<String>) -> (usize, LocalHolders) {
        let named = self.table.seats.as_ref().map(|seats| seats.split(',').count());
        if self.solo.is_some()
            && let Some(named) = named.filter(|&named| named != 1)
        {
            errors.push(not_alone(self.table.seats.as_deref().unwrap_or_default(), named));
            return (1 + ROBOTS, LocalHolders(Vec::new()));
        }
        let robots = if self.solo.is_some() { ROBOTS } else { 0 };
        let frogs = self.frogs.or(named.map(|named| named + robots)).or(colours).unwrap_or(1 + ROBOTS);
        if !(3..=6).contains(&frogs) {
            errors.push(format!("--frogs: 3 to 6 frogs can play, not {frogs}"));
            // The number may be a billion, so do not make a list of that length.
            if self.table.seats.is_none() {
                return (frogs, LocalHolders(Vec::new()));
            }
        }
        let held = self.table.holders::<Rules>(frogs.saturating_sub(robots));
        let holders = held.map(|holders| holders.with_unplayed_seats(robots)).unwrap_or_else(|reason| {
            errors.push(reason);
            LocalHolders(Vec::new())
        });
        if !holders.0.is_empty() && holders.0.len() != frogs {
            errors.push(format!("--seats: {} seats for {frogs} frogs; name one for each", holders.0.len()));
        }
        (frogs, holders)
    }

    fn colours(&self, errors: &mut Vec<String>) -> Option<Vec<Colour>> {
        let all = Colour::ALL.map(Colour::name).join(", ");
        let unknown = |name: &str| format!("--colours: no frog is {name:?}; the colours are {all}");
        Some(arg_list::read_list(self.colours.as_ref()?, Colour::from_name, unknown, errors))
    }

    fn preset(&self, frogs: usize, errors: &mut Vec<String>) -> Setup {
        let Some(name) = &self.preset else { return Setup::new(frogs) };
        let preset = arg_list::read_preset(name, Preset::from_name, &Preset::ALL.map(Preset::name), errors);
        preset.map_or_else(|| Setup::new(frogs), |preset| preset.setup(frogs))
    }

    fn teams(&self, errors: &mut Vec<String>) -> Vec<u8> {
        let Some(list) = &self.teams else { return Vec::new() };
        let numbers: Result<Vec<u8>, _> = list.split(',').map(|number| number.trim().parse()).collect();
        numbers.unwrap_or_else(|_| {
            errors.push(format!("--teams: {list:?} must be a number for each frog, for example 0,1,0,1"));
            Vec::new()
        })
    }

    fn add_variants(&self, setup: &mut Setup, errors: &mut Vec<String>) {
        for name in self.variants.iter().flat_map(|list| list.split(',')).map(str::trim) {
            match name {
                "rich" => setup.rich = RichLands::Hidden,
                "rich-open" => setup.rich = RichLands::Open,
                "surge" => setup.surge = true,
                "bounce" => setup.bounce = true,
                "decide" => setup.decide = true,
                "resist" => setup.resist = true,
                "quakes" => setup.quakes = 2,
                "vortexes" => setup.vortexes = 2,
                "symbiotic" => setup.symbiotic = true,
                "robo-diversity" => setup.robo_diversity = true,
                _ => errors.push(format!("--variants: there is no {name:?}; the variants are {VARIANTS}")),
            }
        }
    }
}

const VARIANTS: &str = "rich, rich-open, surge, bounce, decide, resist, quakes, vortexes, symbiotic, robo-diversity";

/// The number of RoboFrogs in a solo game.
const ROBOTS: usize = 3;

/// Returns the error for several seats in a solo game, with what to write instead.
fn not_alone(seats: &str, named: usize) -> String {
    let first =
        seats.split(',').next().map(str::trim).filter(|first| !first.is_empty() && *first != "robo").unwrap_or("me");
    format!(
        "--seats: {named} seats are named, but against RoboFrogs only yours is: write --seats {first}; the rules play the \
         {ROBOTS} RoboFrogs"
    )
}

impl From<LevelName> for SoloLevel {
    fn from(name: LevelName) -> SoloLevel {
        match name {
            LevelName::Easy => SoloLevel::Easy,
            LevelName::Normal => SoloLevel::Normal,
            LevelName::Hard => SoloLevel::Hard,
        }
    }
}

impl From<LengthName> for GameLength {
    fn from(name: LengthName) -> GameLength {
        match name {
            LengthName::Longer => GameLength::Longer,
            LengthName::Normal => GameLength::Normal,
            LengthName::Shorter => GameLength::Shorter,
        }
    }
}

impl From<FindMuckName> for FindMuck {
    fn from(name: FindMuckName) -> FindMuck {
        match name {
            FindMuckName::Dice => FindMuck::Dice,
            FindMuckName::Chips => FindMuck::Chips,
        }
    }
}

impl From<LayoutName> for Layout {
    fn from(name: LayoutName) -> Layout {
        match name {
            LayoutName::Scattered => Layout::Scattered,
            LayoutName::Clustered => Layout::Clustered,
            LayoutName::Drafted => Layout::Drafted,
        }
    }
}
