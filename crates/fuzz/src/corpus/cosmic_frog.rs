//! Set-ups, maps and ability tables of Cosmic Frog.

use super::VariedSetups;
use cosmic_frog::{FindMuck, GameLength, Layout, RichLands, Rules, Setup, SoloLevel};
use hexgrid::Hex;
use std::collections::BTreeSet;
use std::fmt::Write;
use testkit::Random;

const MAP: &str = include_str!("../../../cosmic-frog/data/shard.map");
const ABILITIES: &str = include_str!("../../../cosmic-frog/data/abilities.toml");
const FIND_MUCK: &str = include_str!("../../../cosmic-frog/data/find-muck.toml");

impl VariedSetups for Rules {
    /// Returns set-up `number`. Successive numbers vary frogs, length, layout, variants, teams, solo, expansion, map and
    /// table.
    fn setup_number(number: u64) -> Setup {
        let mut random = Random::new(number, 7);
        let mut on = |count| random.once_in(count);
        if number % 6 == 5 {
            return Setup {
                surge: on(2),
                bounce: on(2),
                quakes: 1,
                ..Setup::solo(SoloLevel::ALL[(number / 6 % 3) as usize])
            };
        }
        let frogs = 3 + (number % 4) as usize;
        let mut setup = Setup::new(frogs);
        setup.length = [GameLength::Shorter, GameLength::Normal, GameLength::Longer][(number % 3) as usize];
        setup.layout = [Layout::Scattered, Layout::Clustered, Layout::Drafted][(number / 2 % 3) as usize];
        setup.rich = [RichLands::Off, RichLands::Hidden, RichLands::Open][(number / 3 % 3) as usize];
        (setup.surge, setup.bounce, setup.resist) = (on(3), on(3), on(3));
        setup.decide = !setup.bounce && on(2);
        (setup.quakes, setup.vortexes) = ((number % 3) as u8, (number / 3 % 3) as u8);
        setup.find_muck = [FindMuck::Off, FindMuck::Dice, FindMuck::Chips][(number / 4 % 3) as usize];
        if frogs.is_multiple_of(2) && on(2) {
            setup.teams = (0..frogs as u8).map(|seat| seat % 2).collect();
            setup.symbiotic = on(2);
        } else if on(3) {
            setup.persons = (0..frogs as u8).map(|seat| seat % 2).collect();
        }
        if on(6) {
            setup.map = Some(MAP.into());
        }
        if on(6) {
            setup.abilities = Some(ABILITIES.into());
        }
        setup
    }
}

/// Returns the map that ships with the game, and others made of flowers.
pub fn maps() -> Vec<String> {
    let mut maps = vec![MAP.to_string()];
    let made = (0..200).map(|number| flowers(&mut Random::new(number, 11)));
    // Some are spread out too far for a mat.
    let fits = |map: &String| Rules::new(Setup { map: Some(map.clone()), ..Setup::new(3) }).is_ok();
    maps.extend(made.filter(fits).take(24));
    maps
}

/// Returns a map of nine to twelve flowers of seven hexes that do not overlap, grown from the middle.
fn flowers(random: &mut Random) -> String {
    let count = 9 + random.below(4) as usize;
    let mut strikes = vec![Hex::new(0, 0)];
    while strikes.len() < count {
        let from = strikes[random.below(strikes.len() as u32) as usize];
        let ring = from.ring(3);
        let next = ring[random.below(ring.len() as u32) as usize];
        let near = next.distance(Hex::new(0, 0)) <= 6;
        if near && strikes.iter().all(|other| other.distance(next) >= 3) {
            strikes.push(next);
        } else if random.once_in(400) {
            // No further flower fits, so begin again.
            strikes.truncate(1);
        }
    }
    let hexes = strikes.iter().flat_map(|strike| strike.ring(1).into_iter().chain([*strike])).collect();
    let named: Vec<(String, Hex)> =
        (b'A'..).map(|letter| char::from(letter).to_string()).zip(strikes.iter().copied()).collect();
    write_map("Flowers", &named, &hexes)
}

/// Returns a map as its file.
pub fn write_map(name: &str, strikes: &[(String, Hex)], hexes: &BTreeSet<Hex>) -> String {
    let mut text = format!("name {name}\n\n");
    for (name, strike) in strikes {
        let _ = writeln!(text, "strike {name} {strike}");
    }
    text.push('\n');
    let rows: BTreeSet<i8> = hexes.iter().map(|hex| hex.r).collect();
    for row in rows {
        let columns: Vec<String> = hexes.iter().filter(|hex| hex.r == row).map(|hex| hex.q.to_string()).collect();
        let _ = writeln!(text, "row {row}: {}", columns.join(" "));
    }
    text
}

/// Returns the ability tables that ship with the game, and tables with rows in another order.
pub fn ability_tables() -> Vec<String> {
    let mut tables = vec![ABILITIES.to_string()];
    let rows = rows(ABILITIES);
    let more: Vec<(String, String)> =
        self::rows(FIND_MUCK).into_iter().filter(|(_, row)| row.contains("dice")).collect();
    for number in 0..16 {
        let mut random = Random::new(number, 13);
        let mut text = String::new();
        for (name, own) in &rows {
            let pool = if random.once_in(4) { &more } else { &rows };
            let other = &pool[random.below(pool.len() as u32) as usize].1;
            let _ = writeln!(text, "{name}\n{}", if random.once_in(2) { own } else { other });
        }
        tables.push(text);
    }
    tables
}

/// Returns the tables of a TOML file: the line with the name, and the lines below it.
fn rows(text: &str) -> Vec<(String, String)> {
    let mut rows: Vec<(String, String)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        match rows.last_mut() {
            _ if line.starts_with('[') => rows.push((line.to_string(), String::new())),
            Some((_, row)) => {
                row.push_str(line);
                row.push('\n');
            }
            None => {}
        }
    }
    rows
}
