//! `strata play cosmic-frog`: the options of a game, and the set-up they make.

use crate::command::play::TableOptions;
use crate::failure::{Failure, Outcome};
use crate::files;
use crate::holder::Holders;
use clap::ValueEnum;
use cosmic_frog::{Colour, Layout, Length, Rules, Setup};
use std::path::PathBuf;

/// The options of a game of Cosmic Frog.
#[derive(clap::Args)]
pub struct CosmicFrogOptions {
    /// How many frogs play, 3 to 6; as many as seats are named, or 4
    #[arg(long, value_name = "NUMBER")]
    frogs: Option<usize>,
    /// How long the game is to be
    #[arg(long, value_enum, default_value = "normal")]
    length: LengthName,
    /// Who places the Land: chance anywhere, chance with like near like, or the frogs in turn
    #[arg(long, value_enum, default_value = "scattered")]
    layout: LayoutName,
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
    pub table: TableOptions,
}

#[derive(Clone, Copy, ValueEnum)]
enum LengthName {
    Longer,
    Normal,
    Shorter,
}

#[derive(Clone, Copy, ValueEnum)]
enum LayoutName {
    Scattered,
    Clustered,
    Drafted,
}

impl CosmicFrogOptions {
    /// The set-up and who plays; the error lists everything that is wrong with it.
    pub fn setup(&self) -> Outcome<(Setup, Holders)> {
        let mut errors = Vec::new();
        let named = self.table.seats.as_ref().map(|seats| seats.split(',').count());
        let colours = self.colours(&mut errors);
        let frogs = self.frogs.or(named).or(colours.as_ref().map(Vec::len)).unwrap_or(4);
        if !(3..=6).contains(&frogs) {
            errors.push(format!("--frogs: 3 to 6 frogs can play, not {frogs}"));
        }
        if let Some(colours) = &colours
            && colours.len() != frogs
        {
            errors.push(format!("--colours: {} colours for {frogs} frogs; name one for each", colours.len()));
        }
        let holders = self.table.holders::<Rules>(frogs).unwrap_or_else(|reason| {
            errors.push(reason);
            Holders::all_people(0)
        });
        if !holders.0.is_empty() && holders.0.len() != frogs {
            errors.push(format!("--seats: {} seats for {frogs} frogs; name one for each", holders.0.len()));
        }
        let setup = Setup {
            frogs: colours.unwrap_or_else(|| Setup::new(frogs).frogs),
            persons: holders.persons(),
            length: self.length(),
            layout: self.layout(),
            map: text(&self.map, &mut errors),
            abilities: text(&self.abilities, &mut errors),
        };
        // The rules have reasons of their own; all are told at once.
        if let Err(reasons) = Rules::new(setup.clone()) {
            let known = |reason: &String| {
                errors.is_empty() || !(reason.starts_with("frogs:") || reason.starts_with("persons:"))
            };
            let more: Vec<String> = reasons.into_iter().filter(known).collect();
            errors.extend(more);
        }
        if errors.is_empty() {
            Ok((setup, holders))
        } else {
            Err(Failure::reasons("this game cannot be set up:", &errors))
        }
    }

    fn colours(&self, errors: &mut Vec<String>) -> Option<Vec<Colour>> {
        let mut colours = Vec::new();
        for name in self.colours.as_ref()?.split(',').map(str::trim) {
            match Colour::from_name(name) {
                Some(colour) => colours.push(colour),
                None => {
                    let names = Colour::ALL.map(Colour::name).join(", ");
                    errors.push(format!("--colours: no frog is {name:?}; the colours are {names}"));
                }
            }
        }
        Some(colours)
    }

    fn length(&self) -> Length {
        match self.length {
            LengthName::Longer => Length::Longer,
            LengthName::Normal => Length::Normal,
            LengthName::Shorter => Length::Shorter,
        }
    }

    fn layout(&self) -> Layout {
        match self.layout {
            LayoutName::Scattered => Layout::Scattered,
            LayoutName::Clustered => Layout::Clustered,
            LayoutName::Drafted => Layout::Drafted,
        }
    }
}

fn text(path: &Option<PathBuf>, errors: &mut Vec<String>) -> Option<String> {
    match files::read(path.as_ref()?) {
        Ok(text) => Some(text),
        Err(reason) => {
            errors.push(reason);
            None
        }
    }
}
