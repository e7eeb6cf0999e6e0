//! Which games are played: options by the number of the game, and the test that every value of every option occurs.

use std::collections::BTreeSet;
use testkit::all_variants;
use volcanique::{Colour, CoverRule, IslandStart, Preset, Rules, Setup};

/// Returns the set-up of a game; every option goes round with the number.
pub fn setup(number: u64) -> Setup {
    let mut setup = if number % 29 == 3 { preset(number) } else { mixed(number) };
    if number % 23 == 4 {
        setup.tiles = Some(include_str!("../../data/tiles.toml").replace("count = 9", "count = 8"));
    }
    if number % 19 == 5 {
        setup.islands = Some(include_str!("../../data/islands.toml").replace("reach = 12", "reach = 9"));
    }
    if number % 17 == 6 {
        setup.grid = Some(exchanged_grid());
    }
    setup
}

fn preset(number: u64) -> Setup {
    Preset::ALL[(number / 29) as usize % Preset::ALL.len()].setup(2 + (number % 4) as usize)
}

/// The power grid with two slots exchanged, so that other slots lie next to each other.
fn exchanged_grid() -> String {
    let exchanged = |text: &str| text.replace("l3a", "?").replace("l2b", "l3a").replace('?', "l2b");
    let is_row = |line: &str| line.starts_with('[') || line.starts_with("next");
    let line = |line: &str| if is_row(line) { exchanged(line) } else { line.to_string() };
    include_str!("../../data/grid.toml").lines().map(line).collect::<Vec<_>>().join("\n")
}

/// Players, start, cover rule, objectives and persons go round with the number of the game.
fn mixed(number: u64) -> Setup {
    let players = 2 + (number % 4) as usize;
    let mut setup = Setup::new(players);
    let on = |bit: u32| number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (40 + bit) & 1 == 1;
    setup.start = if on(0) { IslandStart::Quick } else { IslandStart::Chosen };
    setup.cover = if on(1) { CoverRule::ToTheLeft } else { CoverRule::Symbiosis };
    setup.tallest = !on(2) || on(3);
    setup.largest = !on(4) || on(5);
    setup.diversified = !on(6) || on(7);
    // Random players unlock few powers: in most games each power grants seven traits and may lie on any slot; in some, those
    // that otherwise seldom come to use.
    if on(8) {
        setup.powers = Some(rich_powers(|number, step| TRAITS[(number + 4 * step) % TRAITS.len()]));
    } else if on(9) {
        setup.powers = Some(rich_powers(|_, step| SELDOM[step]));
    }
    // Two cards can only be played while things are bought: in some games there are more of them.
    if on(10) && on(11) {
        setup.caldera = Some(many_purchases());
    }
    if number.is_multiple_of(7) {
        setup.persons = (0..players as u8).map(|seat| seat % 2).collect();
    }
    setup
}

/// What powers grant, as their file names it.
const TRAITS: [&str; 26] = [
    "second-movement",
    "step-beside",
    "larger-store",
    "burrow",
    "colossal",
    "converge",
    "cooperate",
    "third-purchase",
    "erode",
    "exalted",
    "fly",
    "frugal",
    "herd",
    "fourth-tile",
    "landslide",
    "lateral",
    "divert",
    "bomb",
    "siphon",
    "pack",
    "rift",
    "swim",
    "sleight",
    "super",
    "migrate",
    "winter",
];

/// Traits that random players seldom come to use.
const SELDOM: [&str; 7] = ["third-purchase", "divert", "migrate", "frugal", "pack", "lateral", "swim"];

/// A table of powers in which each grants many traits, by the number of the power.
fn rich_powers(granted: impl Fn(usize, usize) -> &'static str) -> String {
    let names = include_str!("../../data/powers.toml").lines().filter(|line| line.starts_with('['));
    let mut text = String::new();
    for (number, name) in names.enumerate() {
        let grants: Vec<String> = (0..7).map(|step| format!("{:?}", granted(number, step))).collect();
        text += &format!("{name}\nlevels = [1, 2, 3, 4, 5]\ngrants = [{}]\n", grants.join(", "));
    }
    text
}

/// A Caldera deck with four of each card that is for buying and none that only scores.
fn many_purchases() -> String {
    let mut card = String::new();
    let line = |line: &str| {
        if let Some(name) = line.strip_prefix('[') {
            card = name.trim_end_matches(']').to_string();
        }
        let copies = match card.as_str() {
            "second-terrace" | "sudden-vent" => "copies = 4",
            "fire-opal" | "obsidian" => "copies = 0",
            _ => line,
        };
        if line.starts_with("copies") { copies } else { line }.to_string()
    };
    include_str!("../../data/caldera.toml").lines().map(line).collect::<Vec<_>>().join("\n")
}

/// Returns the value of each option of a set-up as `option value`. A new option does not compile here before it is named.
fn values(setup: &Setup) -> Vec<String> {
    let Setup { players, persons, start, cover, tallest, largest, diversified, tiles, islands, grid, powers, caldera } =
        setup;
    let mut values = vec![
        format!("players {}", players.len()),
        format!("persons {}", if persons.is_empty() { "one colour each" } else { "several colours" }),
        format!("start {start:?}"),
        format!("cover {cover:?}"),
        format!("tallest {tallest}"),
        format!("largest {largest}"),
        format!("diversified {diversified}"),
        format!("own tiles {}", tiles.is_some()),
        format!("own islands {}", islands.is_some()),
        format!("own grid {}", grid.is_some()),
        format!("own powers {}", powers.is_some()),
        format!("own caldera {}", caldera.is_some()),
    ];
    values.extend(players.iter().map(|colour| format!("player {colour:?}")));
    let same = |preset: &Preset| preset.setup(players.len()) == *setup;
    values.extend(Preset::ALL.iter().filter(|preset| same(preset)).map(|preset| format!("preset {preset:?}")));
    values
}

/// Returns every value that a set-up may have, as [`values`] writes it.
fn all_values() -> BTreeSet<String> {
    let owned = |list: &[&str]| list.iter().map(|value| value.to_string()).collect::<Vec<_>>();
    let flags = || owned(&["false", "true"]);
    let options = [
        ("players", owned(&["2", "3", "4", "5"])),
        ("player", all_variants!(Colour: Pink, Blue, Yellow, Violet, White)),
        ("persons", owned(&["one colour each", "several colours"])),
        ("start", all_variants!(IslandStart: Chosen, Quick)),
        ("cover", all_variants!(CoverRule: Symbiosis, ToTheLeft)),
        ("tallest", flags()),
        ("largest", flags()),
        ("diversified", flags()),
        ("own tiles", flags()),
        ("own islands", flags()),
        ("own grid", flags()),
        ("own powers", flags()),
        ("own caldera", flags()),
        ("preset", all_variants!(Preset: FirstGame, Full)),
    ];
    let value = |(option, values): (&str, Vec<String>)| {
        values.into_iter().map(move |value| format!("{option} {value}")).collect::<Vec<_>>()
    };
    options.into_iter().flat_map(value).collect()
}

#[test]
fn every_value_of_every_option_occurs() {
    let played: BTreeSet<String> = (0..2_000).flat_map(|number| values(&setup(number))).collect();
    assert_eq!(played, all_values());
}

/// A table that equals the one of the box would test nothing.
#[test]
fn every_setup_is_valid_and_its_tables_are_others() {
    let grid = include_str!("../../data/grid.toml");
    assert_ne!(exchanged_grid().trim(), grid.trim());
    for number in 0..2_000 {
        let setup = setup(number);
        let rules = Rules::new(setup.clone()).unwrap_or_else(|errors| panic!("game {number}: {errors:?}"));
        let tiles: u8 = rules.tiles().kinds.iter().map(|row| row.count).sum();
        assert_eq!(tiles, if setup.tiles.is_some() { 40 } else { 42 }, "game {number}");
    }
}
