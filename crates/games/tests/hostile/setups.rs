//! Set-ups as a save's header has them, with faults; among them the tables that people write.

use crate::damage::Corpus;
use crate::exercise::{Previews, exercise};
use crate::{report, rounds, survives};
use cosmic_frog::{FindMuck, Preset, SoloLevel};
use testkit::Random;

const SHARD: &str = include_str!("../../../cosmic-frog/data/shard.map");
const ABILITIES: &str = include_str!("../../../cosmic-frog/data/abilities.toml");
const TILES: &str = include_str!("../../../volcanique/data/tiles.toml");
const ISLANDS: &str = include_str!("../../../volcanique/data/islands.toml");
const GRID: &str = include_str!("../../../volcanique/data/grid.toml");
const POWERS: &str = include_str!("../../../volcanique/data/powers.toml");
const CALDERA: &str = include_str!("../../../volcanique/data/caldera.toml");

/// Set-ups that bring every part of a position into snapshots.
pub fn cosmic_frog() -> Vec<cosmic_frog::Setup> {
    use cosmic_frog::{RichLands, Setup};
    vec![
        Setup::new(3),
        Preset::Everything.setup(4),
        Setup { teams: vec![0, 1, 0, 1], symbiotic: true, rich: RichLands::Open, ..Setup::new(4) },
        Setup { find_muck: FindMuck::Dice, bounce: true, ..Setup::new(5) },
        Setup { find_muck: FindMuck::Chips, rich: RichLands::Hidden, ..Setup::new(6) },
        Setup::solo(SoloLevel::Hard),
        Setup { map: Some(SHARD.into()), abilities: Some(ABILITIES.into()), ..Setup::new(6) },
        Setup { abilities: Some(ABILITIES.into()), find_muck: FindMuck::Dice, decide: true, ..Setup::new(4) },
    ]
}

/// Returns the same for Volcanique.
pub fn volcanique() -> Vec<volcanique::Setup> {
    use volcanique::{CoverRule, Setup};
    let own_tables = Setup {
        tiles: Some(TILES.into()),
        islands: Some(ISLANDS.into()),
        grid: Some(GRID.into()),
        powers: Some(POWERS.into()),
        caldera: Some(CALDERA.into()),
        ..Setup::new(3)
    };
    vec![Setup::new(2), Setup { cover: CoverRule::ToTheLeft, ..Setup::new(5) }, own_tables]
}

/// Damages the JSON of set-ups, with the tables in it as texts of their own.
fn damaged_setups<G: Previews>(setups: Vec<G::Setup>, tables: &[(&str, &str)], stream: u64) {
    let written: Vec<serde_json::Value> = setups.iter().map(|setup| serde_json::to_value(setup).unwrap()).collect();
    let lines = |value: &serde_json::Value| serde_json::to_string(value).unwrap().replace(',', ",\n");
    let corpus = Corpus::new(written.iter().map(lines).collect());
    let tables: Vec<(&str, Corpus)> =
        tables.iter().map(|(name, text)| (*name, Corpus::new(vec![text.to_string()]))).collect();
    let facts = ["turn".to_string()];
    let mut failures = Vec::new();
    for round in 0..rounds(1_000) {
        let random = &mut Random::new(round, stream);
        let text = match random.below(2) {
            0 => corpus.damaged(random),
            _ => {
                let mut value = written[random.below(written.len() as u32) as usize].clone();
                let (name, table) = &tables[random.below(tables.len() as u32) as usize];
                value[name] = table.damaged(random).into();
                value.to_string()
            }
        };
        let played = survives(&text, || {
            let setup: Option<G::Setup> = serde_json::from_str(&text).ok();
            if let Some(rules) = setup.and_then(|setup| G::from_setup(setup).ok()) {
                let _ = rules.digest();
                exercise(&rules, &rules.initial_state(), &facts, random);
            }
        });
        failures.extend(played.err());
    }
    report(&failures);
}

#[test]
fn damaged_setups_of_cosmic_frog() {
    let tables = [("map", SHARD), ("abilities", ABILITIES)];
    damaged_setups::<cosmic_frog::Rules>(cosmic_frog(), &tables, 300);
}

#[test]
fn damaged_setups_of_volcanique() {
    let tables = [("tiles", TILES), ("islands", ISLANDS), ("grid", GRID), ("powers", POWERS), ("caldera", CALDERA)];
    damaged_setups::<volcanique::Rules>(volcanique(), &tables, 400);
}
