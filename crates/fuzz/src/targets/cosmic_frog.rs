//! What an owner of Cosmic Frog can replace: maps, as `--map` and set-ups in saves name them, and ability tables.

use super::{replaced_table, text};
use crate::corpus::{self, VariedSetups};
use crate::exercise::{self, TABLE};
use crate::mutate::MutationTools;
use crate::{FuzzTarget, InputFormat, ReadProgress};
use cosmic_frog::{Map, Rules, Setup};
use hexgrid::Hex;
use tabletop::Game;

/// Returns the target for ability tables, with and without Find Muck.
pub fn abilities() -> FuzzTarget {
    replaced_table::target::<Rules>("abilities", corpus::ability_tables(), |setup, text| setup.abilities = Some(text))
}

/// Returns the target for maps.
pub fn map() -> FuzzTarget {
    let corpus = corpus::maps().into_iter().map(String::into_bytes).collect();
    let facts = corpus::fact_names(Rules::NAME);
    FuzzTarget::new("map", InputFormat::Text, corpus, move |input, random| {
        let Some(text) = text(input) else { return ReadProgress::Refused };
        if Map::read(text).is_err() {
            return ReadProgress::Refused;
        }
        let setup = Rules::setup_number(u64::from(random.below(24)));
        // A map that is too small for many frogs may be large enough for three.
        let setups = [setup, Setup::new(3)].map(|setup| Setup { map: Some(text.into()), ..setup });
        let Some(rules) = setups.into_iter().find_map(|setup| Rules::new(setup).ok()) else {
            return ReadProgress::Parsed;
        };
        exercise::play_randomly(&rules, rules.initial_state(), &facts, TABLE, random);
        ReadProgress::Accepted
    })
    .with_changer(change)
}

/// Changes a map as a map: adds or removes hexes and strikes, or moves all of it.
fn change(input: &[u8], tools: &mut MutationTools<'_>) -> Option<Vec<u8>> {
    let mut map = Map::read(text(input)?).ok()?;
    for _ in 0..=tools.below(2) {
        once(&mut map, tools);
    }
    Some(corpus::write_map(&map.name, &map.strikes, &map.hexes.iter().copied().collect()).into_bytes())
}

fn once(map: &mut Map, tools: &mut MutationTools<'_>) {
    let strike = map.strikes.get(tools.below(map.strikes.len())).map_or(Hex::default(), |(_, hex)| *hex);
    let near = strike.ring(1 + tools.below(2) as i8);
    let hex = near[tools.below(near.len())];
    match tools.below(8) {
        // A flower vanishes, with the hexes that no other holds.
        0 => {
            map.strikes.retain(|(_, other)| *other != strike);
            map.hexes.retain(|hex| map.strikes.iter().any(|(_, other)| other.distance(*hex) <= 1));
        }
        // A flower appears.
        1 => {
            map.strikes.push((format!("N{}", map.strikes.len()), hex));
            map.hexes.extend(hex.ring(1).into_iter().chain([hex]));
        }
        2 => map.hexes.push(hex),
        3 => map.hexes.retain(|other| *other != hex),
        4 => map.strikes.push((format!("S{}", map.strikes.len()), hex)),
        5 => map.name = tools.dictionary.word(tools.random).repeat(1 + tools.below(40)),
        // All of it moves, perhaps to the border of what a map may be.
        _ => {
            let far = [1, 7, 30, 45, 50, 52, 54, 56][tools.below(8)];
            let dir = hexgrid::Dir::ALL[tools.below(6)];
            map.hexes.iter_mut().for_each(|hex| *hex = hex.step(dir, far));
            map.strikes.iter_mut().for_each(|(_, hex)| *hex = hex.step(dir, far));
        }
    }
}
