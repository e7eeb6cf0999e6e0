//! The tables of Volcanique that an owner of the game can replace: tiles, islands, grid, powers and Caldera deck.

use super::replaced_table;
use crate::FuzzTarget;
use crate::corpus;
use volcanique::{Rules, Setup};

/// Returns the target for tables of tiles.
pub fn tiles() -> FuzzTarget {
    table("tiles", corpus::tile_tables(), |setup, text| setup.tiles = Some(text))
}

/// Returns the target for starting islands.
pub fn islands() -> FuzzTarget {
    table("islands", corpus::island_tables(), |setup, text| setup.islands = Some(text))
}

/// Returns the target for power grids.
pub fn grid() -> FuzzTarget {
    table("grid", corpus::grid_tables(), |setup, text| setup.grid = Some(text))
}

/// Returns the target for tables of powers.
pub fn powers() -> FuzzTarget {
    table("powers", corpus::power_tables(), |setup, text| setup.powers = Some(text))
}

/// Returns the target for Caldera decks.
pub fn caldera() -> FuzzTarget {
    table("caldera", corpus::caldera_tables(), |setup, text| setup.caldera = Some(text))
}

fn table(name: &str, tables: Vec<String>, put: fn(&mut Setup, String)) -> FuzzTarget {
    replaced_table::target::<Rules>(name, tables, put)
}
