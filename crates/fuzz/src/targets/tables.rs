//! The tables that an owner of a game can replace: abilities of Cosmic Frog; tiles, islands, grid, powers and Caldera deck
//! of Volcanique.

use super::text;
use crate::corpus::{self, VariedSetups};
use crate::exercise::{self, TABLE};
use crate::{FuzzTarget, InputFormat, ReadProgress};
use cosmic_frog::Rules as Frog;
use volcanique::{Rules as Volcano, Setup};

/// Ability tables, with and without Find Muck.
pub fn abilities() -> FuzzTarget {
    target::<Frog>("abilities", corpus::ability_tables(), |setup, text| setup.abilities = Some(text))
}

/// Tables of tiles.
pub fn tiles() -> FuzzTarget {
    volcanique("tiles", corpus::tile_tables(), |setup, text| setup.tiles = Some(text))
}

/// Starting islands.
pub fn islands() -> FuzzTarget {
    volcanique("islands", corpus::island_tables(), |setup, text| setup.islands = Some(text))
}

/// Power grids.
pub fn grid() -> FuzzTarget {
    volcanique("grid", corpus::grid_tables(), |setup, text| setup.grid = Some(text))
}

/// Tables of powers.
pub fn powers() -> FuzzTarget {
    volcanique("powers", corpus::power_tables(), |setup, text| setup.powers = Some(text))
}

/// Caldera decks.
pub fn caldera() -> FuzzTarget {
    volcanique("caldera", corpus::caldera_tables(), |setup, text| setup.caldera = Some(text))
}

fn volcanique(name: &str, tables: Vec<String>, put: fn(&mut Setup, String)) -> FuzzTarget {
    target::<Volcano>(name, tables, put)
}

/// Returns a table put into a set-up; the rules built from it are played from the start.
fn target<G: VariedSetups>(name: &str, tables: Vec<String>, put: fn(&mut G::Setup, String)) -> FuzzTarget {
    let corpus = tables.into_iter().map(String::into_bytes).collect();
    let facts = corpus::fact_names(G::NAME);
    FuzzTarget::new(name, InputFormat::Toml, corpus, move |input, random| {
        let Some(text) = text(input) else { return ReadProgress::Refused };
        if toml::from_str::<toml::Table>(text).is_err() {
            return ReadProgress::Refused;
        }
        let mut setup = G::setup_number(u64::from(random.below(24)));
        put(&mut setup, text.to_string());
        let Ok(rules) = G::from_setup(setup) else { return ReadProgress::Parsed };
        exercise::play_on(&rules, rules.initial_state(), &facts, TABLE, random);
        ReadProgress::Accepted
    })
}
