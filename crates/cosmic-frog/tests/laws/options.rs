//! Which games are played: options by the number of the game, and the test that every value of every option occurs.

use cosmic_frog::{Colour, FindMuck, GameLength, Layout, Preset, RichLands, Rules, Setup, SoloLevel};
use std::collections::BTreeSet;
use testkit::all_variants;

/// Returns the set-up of a game; every option goes round with the number.
pub fn setup(number: u64) -> Setup {
    let mut setup = if number % 29 == 3 { preset(number) } else { mixed(number) };
    if number % 23 == 4 {
        setup.map = Some(rhombus());
    }
    if number % 19 == 5 {
        setup.abilities = Some(exchanged_abilities());
    }
    setup
}

fn preset(number: u64) -> Setup {
    Preset::ALL[(number / 29) as usize % Preset::ALL.len()].setup(3 + (number % 4) as usize)
}

/// Frogs, length, layout, persons, teams and variants go round with the number of the game.
fn mixed(number: u64) -> Setup {
    let frogs = 3 + (number % 4) as usize;
    let mut setup = Setup::new(frogs);
    setup.length = [GameLength::Shorter, GameLength::Normal, GameLength::Longer][(number / 4 % 3) as usize];
    setup.layout = match number / 12 % 10 {
        0 => Layout::Drafted,
        1..=4 => Layout::Clustered,
        _ => Layout::Scattered,
    };
    let variants = number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40;
    let on = |bit: u32| variants >> bit & 1 == 1;
    // A third of the games is plain; the rest mixes variants and teams.
    if !number.is_multiple_of(3) {
        setup.rich = [RichLands::Off, RichLands::Hidden, RichLands::Open][(variants % 3) as usize];
        setup.surge = on(2);
        setup.bounce = on(3);
        setup.decide = !on(3) && on(4);
        setup.resist = on(5);
        setup.quakes = (variants >> 6 & 3).min(2) as u8;
        setup.vortexes = (variants >> 8 & 3).min(2) as u8;
        setup.teams = match (frogs, on(10), on(11)) {
            (4, true, _) => vec![0, 1, 0, 1],
            (6, true, true) => vec![0, 1, 0, 1, 0, 1],
            (6, true, false) => vec![0, 1, 2, 0, 1, 2],
            _ => Vec::new(),
        };
        setup.symbiotic = !setup.teams.is_empty() && on(12);
    }
    setup.find_muck = match number / 2 % 5 {
        1 | 2 => FindMuck::Dice,
        3 | 4 => FindMuck::Chips,
        _ => FindMuck::Off,
    };
    if number % 5 == 2 {
        setup = solo(setup, number);
    } else if number.is_multiple_of(7) {
        // Two people hold all frogs, or each team is one person's.
        setup.persons = match setup.teams.is_empty() {
            true => (0..frogs as u8).map(|seat| seat % 2).collect(),
            false => setup.teams.clone(),
        };
    }
    setup
}

/// The same variants against RoboFrogs.
fn solo(setup: Setup, number: u64) -> Setup {
    let level = SoloLevel::ALL[(number / 5 % 3) as usize];
    Setup {
        solo: Some(level),
        robo_diversity: number.is_multiple_of(2),
        frogs: Setup::new(4).frogs,
        teams: Vec::new(),
        symbiotic: false,
        find_muck: FindMuck::Off,
        ..setup
    }
}

/// A map of nine flowers, which make a rhombus, unlike the Shard of the box.
fn rhombus() -> String {
    let mut text = String::from("name Rhombus\n");
    for (name, (right, down)) in ('A'..).zip((0..9).map(|flower| (flower % 3 - 1, flower / 3 - 1))) {
        let (q, r) = (3 * right + down, 2 * down - right);
        text += &format!("strike {name} {q},{r}\nrow {}: {q}..{}\n", r - 1, q + 1);
        text += &format!("row {r}: {}..{}\nrow {}: {}..{q}\n", q - 1, q + 1, r + 1, q - 1);
    }
    text
}

/// The table of abilities in which each card has what the card five places further on has in the box.
fn exchanged_abilities() -> String {
    let table = include_str!("../../data/abilities.toml");
    let cards: Vec<(&str, &str)> = table.split("\n[").skip(1).filter_map(|card| card.split_once("]\n")).collect();
    let given = cards.iter().cycle().skip(5);
    cards.iter().zip(given).map(|((name, _), (_, powers))| format!("[{name}]\n{powers}\n")).collect()
}

/// Returns the value of each option of a set-up as `option value`. A new option does not compile here before it is named.
fn values(setup: &Setup) -> Vec<String> {
    let Setup {
        frogs,
        persons,
        teams,
        length,
        layout,
        rich,
        surge,
        bounce,
        decide,
        resist,
        quakes,
        vortexes,
        symbiotic,
        solo,
        robo_diversity,
        find_muck,
        map,
        abilities,
    } = setup;
    let shared = match () {
        () if persons.is_empty() => "one frog each",
        () if persons == teams => "one for each team",
        () => "several frogs",
    };
    let mut values = vec![
        format!("frogs {}", frogs.len()),
        format!("persons {shared}"),
        format!("teams {teams:?}"),
        format!("length {length:?}"),
        format!("layout {layout:?}"),
        format!("rich {rich:?}"),
        format!("surge {surge}"),
        format!("bounce {bounce}"),
        format!("decide {decide}"),
        format!("resist {resist}"),
        format!("quakes {quakes}"),
        format!("vortexes {vortexes}"),
        format!("symbiotic {symbiotic}"),
        format!("solo {}", solo.map_or("None".into(), |level| format!("{level:?}"))),
        format!("robo-diversity {robo_diversity}"),
        format!("find-muck {find_muck:?}"),
        format!("own map {}", map.is_some()),
        format!("own abilities {}", abilities.is_some()),
    ];
    values.extend(frogs.iter().map(|colour| format!("frog {colour:?}")));
    let same = |preset: &Preset| preset.setup(frogs.len()) == *setup;
    values.extend(Preset::ALL.iter().filter(|preset| same(preset)).map(|preset| format!("preset {preset:?}")));
    values
}

/// Returns every value that a set-up may have, as [`values`] writes it.
fn all_values() -> BTreeSet<String> {
    let owned = |list: &[&str]| list.iter().map(|value| value.to_string()).collect::<Vec<_>>();
    let flags = || owned(&["false", "true"]);
    let mut levels = all_variants!(SoloLevel: Easy, Normal, Hard);
    levels.push("None".into());
    let options = [
        ("frogs", owned(&["3", "4", "5", "6"])),
        ("frog", all_variants!(Colour: Red, Purple, Gray, Blue, Green, Orange)),
        ("persons", owned(&["one frog each", "one for each team", "several frogs"])),
        ("teams", owned(&["[]", "[0, 1, 0, 1]", "[0, 1, 0, 1, 0, 1]", "[0, 1, 2, 0, 1, 2]"])),
        ("length", all_variants!(GameLength: Longer, Normal, Shorter)),
        ("layout", all_variants!(Layout: Scattered, Clustered, Drafted)),
        ("rich", all_variants!(RichLands: Off, Hidden, Open)),
        ("surge", flags()),
        ("bounce", flags()),
        ("decide", flags()),
        ("resist", flags()),
        ("quakes", owned(&["0", "1", "2"])),
        ("vortexes", owned(&["0", "1", "2"])),
        ("symbiotic", flags()),
        ("solo", levels),
        ("robo-diversity", flags()),
        ("find-muck", all_variants!(FindMuck: Off, Dice, Chips)),
        ("own map", flags()),
        ("own abilities", flags()),
        ("preset", all_variants!(Preset: FirstGame, Short, Everything)),
    ];
    options
        .into_iter()
        .flat_map(|(option, values)| values.into_iter().map(move |value| format!("{option} {value}")))
        .collect()
}

#[test]
fn every_value_of_every_option_occurs() {
    let played: BTreeSet<String> = (0..2_000).flat_map(|number| values(&setup(number))).collect();
    assert_eq!(played, all_values());
}

#[test]
fn every_setup_is_valid() {
    for number in 0..2_000 {
        let setup = setup(number);
        let rules = Rules::new(setup.clone()).unwrap_or_else(|errors| panic!("game {number}: {errors:?}"));
        assert_eq!(rules.map_hexes().len(), if setup.map.is_some() { 63 } else { 84 }, "game {number}");
    }
}
