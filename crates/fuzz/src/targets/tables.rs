//! The tables that an owner of a game can replace: abilities of Cosmic Frog; tiles, islands, grid, powers and Caldera deck
//! of Volcanique.

use super::text;
use crate::corpus::{self, Variety};
use crate::exercise::{self, TABLE};
use crate::{Form, Target, Verdict};
use cosmic_frog::Rules as Frog;
use volcanique::{Rules as Volcano, Setup};

/// Returns the target for ability tables, with and without Find Muck.
pub fn abilities() -> Target {
    target::<Frog>("abilities", corpus::ability_tables(), |setup, text| setup.abilities = Some(text))
}

/// Returns the target for tables of tiles.
pub fn tiles() -> Target {
    volcanique("tiles", corpus::tile_tables(), |setup, text| setup.tiles = Some(text))
}

/// Returns the target for starting islands.
pub fn islands() -> Target {
    volcanique("islands", corpus::island_tables(), |setup, text| setup.islands = Some(text))
}

/// Returns the target for power grids.
pub fn grid() -> Target {
    volcanique("grid", corpus::grid_tables(), |setup, text| setup.grid = Some(text))
}

/// Returns the target for tables of powers.
pub fn powers() -> Target {
    volcanique("powers", corpus::power_tables(), |setup, text| setup.powers = Some(text))
}

/// Returns the target for Caldera decks.
pub fn caldera() -> Target {
    volcanique("caldera", corpus::caldera_tables(), |setup, text| setup.caldera = Some(text))
}

fn volcanique(name: &str, tables: Vec<String>, put: fn(&mut Setup, String)) -> Target {
    target::<Volcano>(name, tables, put)
}

/// Returns a table put into a set-up; the rules built from it are played from the start.
fn target<G: Variety>(name: &str, tables: Vec<String>, put: fn(&mut G::Setup, String)) -> Target {
    let corpus = tables.into_iter().map(String::into_bytes).collect();
    let facts = corpus::fact_names(G::NAME);
    Target::new(name, Form::Toml, corpus, move |input, random| {
        let Some(text) = text(input) else { return Verdict::Refused };
        if toml::from_str::<toml::Table>(text).is_err() {
            return Verdict::Refused;
        }
        let mut setup = G::setup_number(u64::from(random.below(24)));
        put(&mut setup, text.to_string());
        let Ok(rules) = G::from_setup(setup) else { return Verdict::Parsed };
        exercise::play_on(&rules, rules.initial_state(), &facts, TABLE, random);
        Verdict::Accepted
    })
}
