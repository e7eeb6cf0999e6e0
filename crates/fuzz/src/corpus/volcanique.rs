//! Set-ups and tables of Volcanique.

use super::VariedSetups;
use std::fmt::Write;
use testkit::Random;
use volcanique::{CoverRule, IslandStart, Rules, Setup};

const TILES: &str = include_str!("../../../volcanique/data/tiles.toml");
const ISLANDS: &str = include_str!("../../../volcanique/data/islands.toml");
const GRID: &str = include_str!("../../../volcanique/data/grid.toml");
const POWERS: &str = include_str!("../../../volcanique/data/powers.toml");
const CALDERA: &str = include_str!("../../../volcanique/data/caldera.toml");

impl VariedSetups for Rules {
    /// Returns set-up `number`. Successive numbers vary players, start, cover rule, objectives, persons and tables.
    fn setup_number(number: u64) -> Setup {
        let mut random = Random::new(number, 7);
        let players = 2 + (number % 4) as usize;
        let mut setup = Setup::new(players);
        setup.start = if number.is_multiple_of(3) { IslandStart::Chosen } else { IslandStart::Quick };
        setup.cover = if random.once_in(2) { CoverRule::ToTheLeft } else { CoverRule::Symbiosis };
        (setup.tallest, setup.largest, setup.diversified) = (random.once_in(2), random.once_in(2), random.once_in(2));
        if random.once_in(4) {
            setup.persons = (0..players as u8).map(|seat| seat % 2).collect();
        }
        // Random players unlock few powers: in half of the games each grants many.
        if number % 2 == 1 {
            setup.powers = Some(rich_powers(&mut random));
        }
        if random.once_in(6) {
            setup.tiles = Some(TILES.into());
            setup.grid = Some(GRID.into());
        }
        if random.once_in(6) {
            setup.islands = Some(ISLANDS.into());
            setup.caldera = Some(CALDERA.into());
        }
        setup
    }
}

/// Returns the table of tiles that ships with the game, and some with other counts.
pub fn tile_tables() -> Vec<String> {
    let with = |lava: u8, from: &str, to: &str| TILES.replace("lava = 21", &format!("lava = {lava}")).replace(from, to);
    vec![
        TILES.to_string(),
        with(0, "count = 9", "count = 9"),
        with(3, "count = 9", "count = 8"),
        with(21, "count = 3", "count = 5\n# fewer of the others").replace("count = 9", "count = 5"),
        with(12, "DDMMLL", "DDDDML"),
        with(7, "DDDMMM", "DMMMMM"),
    ]
}

/// Returns the islands that ship with the game, and tables of other sizes.
pub fn island_tables() -> Vec<String> {
    let reach = |reach: u8| ISLANDS.replace("reach = 12", &format!("reach = {reach}"));
    let mut tables: Vec<String> = [8, 10, 12, 15, 20].map(reach).to_vec();
    tables.push(ISLANDS.replace("\"-1,0\"", "\"-2,0\""));
    tables
}

/// Returns the grid that ships with the game, and grids with other levels.
pub fn grid_tables() -> Vec<String> {
    let mut tables = vec![GRID.to_string(), GRID.replace("level = 5", "level = 4")];
    tables.push(GRID.replace("level = 1", "level = 2"));
    tables.push(
        GRID.replace("\"l5\"]", "\"l5\", \"l3a\"]").replace("\"l4a\"]\n\n[l3m]", "\"l4a\", \"l3m\", \"l4b\"]\n\n[l3m]"),
    );
    // The last one must stay mutual to be valid; it is left out if it is not.
    tables.retain(|table| Rules::new(Setup { grid: Some(table.clone()), ..Setup::new(3) }).is_ok());
    tables
}

/// Returns the powers that ship with the game, and tables in which each grants many traits.
pub fn power_tables() -> Vec<String> {
    let mut tables = vec![POWERS.to_string()];
    tables.extend((0..12).map(|number| rich_powers(&mut Random::new(number, 17))));
    tables
}

/// Returns the Caldera deck that ships with the game, and decks with other counts.
pub fn caldera_tables() -> Vec<String> {
    vec![
        CALDERA.to_string(),
        CALDERA.replace("copies = 2", "copies = 3").replace("copies = 4", "copies = 1"),
        CALDERA.replace("copies = 1", "copies = 2").replace("copies = 4", "copies = 0"),
        CALDERA.replace("copies = 2", "copies = 0"),
    ]
    .into_iter()
    .filter(|table| Rules::new(Setup { caldera: Some(table.clone()), ..Setup::new(3) }).is_ok())
    .collect()
}

/// Returns a table of powers in which each may lie anywhere and grants seven traits.
fn rich_powers(random: &mut Random) -> String {
    let traits: Vec<&str> = POWERS
        .lines()
        .filter_map(|line| line.strip_prefix("grants = ["))
        .flat_map(|line| line.trim_end_matches(']').split(", "))
        .collect();
    let mut text = String::new();
    for name in POWERS.lines().filter(|line| line.starts_with('[')) {
        let grants: Vec<&str> = (0..7).filter_map(|_| random.pick(&traits)).collect();
        let _ = writeln!(text, "{name}\nlevels = [1, 2, 3, 4, 5]\ngrants = [{}]\n", grants.join(", "));
    }
    text
}
