//! Valid inputs: scenario files of the repository, the tables that ship with the games, and saves and snapshots of seeded
//! random games. They are the same on every machine.
//!
//! Not here: messages and sessions, which [`crate::targets`] makes.

mod cosmic_frog;
mod volcanique;

pub use self::cosmic_frog::{ability_tables, maps, write_map};
pub use self::volcanique::{caldera_tables, grid_tables, island_tables, power_tables, tile_tables};

use crate::exercise::{choose, random_game};
use host::HostedGame;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tabletop::{Notation, Odds, Save, SeatSet, Secrets, Table};
use testkit::{Random, TestedGame};

/// A game with numbered set-ups that cover all its options.
pub trait VariedSetups: HostedGame + TestedGame {
    /// Returns the set-up with this number; it is valid.
    fn setup_number(number: u64) -> Self::Setup;

    /// Returns the rules with this number.
    ///
    /// # Panics
    /// If [`VariedSetups::setup_number`] gives a set-up that is not valid.
    fn rules_number(number: u64) -> Self {
        let rules = Self::from_setup(Self::setup_number(number));
        rules.unwrap_or_else(|errors| panic!("{} {number}: {}", Self::NAME, errors.join("; ")))
    }
}

/// Returns the root of the repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Reads the scenario files of a game, sorted by name.
///
/// # Panics
/// If they cannot be read, because the corpus would differ without them.
pub fn scenario_texts(game: &str) -> Vec<String> {
    texts(&root().join("scenarios").join(game), "toml")
}

/// Lists the files of a folder with this extension, sorted by name.
fn texts(folder: &Path, extension: &str) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    files.retain(|file| file.extension().is_some_and(|other| other == extension));
    files.sort();
    let read = |file: &PathBuf| fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    files.iter().map(read).collect()
}

/// Collects the names of facts that the scenarios of a game ask for, without duplicates.
pub fn fact_names(game: &str) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for text in scenario_texts(game) {
        let script = text.split_once("[script]").map_or("", |(_, script)| script);
        let facts =
            script.lines().map(|line| line.trim().trim_start_matches('?')).filter_map(|line| line.split_once('='));
        names.extend(facts.map(|(name, _)| name.trim().to_string()).filter(|name| name != "play" && name != "expect"));
    }
    names.sort();
    names.dedup();
    names
}

/// Plays a random game at a table, from a position or the start, with some answers taken back.
pub fn played_table<G: Secrets>(rules: Arc<G>, from: Option<G::State>, moves: u32, random: &mut Random) -> Table<G> {
    let mut table = match from {
        Some(state) => Table::from_position(rules, state),
        None => Table::new(rules),
    };
    let (mut legal, mut odds) = (Vec::new(), Odds::default());
    for _ in 0..moves {
        if let Some(seat) = table.seat_to_end_turn()
            && random.once_in(2)
        {
            table.end_turn(seat);
        } else {
            table.set_end_turn_gate(false);
        }
        table.rules().legal(table.state(), &mut legal);
        let Some(mv) = choose(table.rules().as_ref(), table.state(), &legal, &mut odds, random) else { break };
        if table.play(mv, &mut ()).is_err() {
            break;
        }
        table.set_end_turn_gate(true);
        if random.once_in(12) {
            let _ = table.undo(SeatSet::ALL);
        }
    }
    table
}

/// The numbers of moves in the saves of a corpus: mostly few, because a save is replayed from its start.
const LENGTHS: [u32; 8] = [3, 10, 25, 60, 90, 120, 160, 400];

/// Longer saves of the fixtures are left out, because replaying them would take most of the time.
const LONGEST: usize = 45_000;

/// Returns saves of many set-ups and lengths. One in four begins at a snapshot; the fixtures have older formats.
pub fn saves<G: VariedSetups>() -> Vec<String> {
    let save = |number: u64| {
        let mut random = Random::new(number, 100);
        let rules = Arc::new(G::rules_number(number));
        let from = if number % 4 == 3 { snapshots_of(rules.as_ref(), 1, &mut random).pop() } else { None };
        let start = from.as_deref().and_then(|text| rules.restore(text).ok());
        let moves = LENGTHS[(number % 8) as usize];
        let table = played_table(rules, start, moves, &mut random);
        Save::of(&table, from.filter(|_| start.is_some())).write()
    };
    let mut saves: Vec<String> = (0..48).map(save).collect();
    saves.extend(texts(&root().join("fixtures/saves").join(G::NAME), "jsonl"));
    saves.retain(|text| text.len() < LONGEST);
    saves
}

/// The number of rule variants with which snapshots and notation are read.
pub const VARIANTS: u64 = 12;

/// Makes about this many snapshots of random games of these rules.
pub fn snapshots_of<G: Notation>(rules: &G, count: usize, random: &mut Random) -> Vec<String> {
    let game = random_game(rules, 1200, random);
    let texts: Vec<String> = game
        .iter()
        .filter(|(state, _)| rules.is_between_turns(state))
        .filter_map(|(state, _)| rules.snapshot(state))
        .collect();
    let every = (texts.len() / count.max(1)).max(1);
    let first = random.below(every as u32) as usize;
    texts.into_iter().skip(first).step_by(every).take(count).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_sound<G: VariedSetups>() {
        for save in saves::<G>() {
            let save = Save::read(&save).unwrap();
            let followed = save.follow(Arc::new(save.rules::<G>().unwrap())).unwrap();
            // Recorded moves of older editions may be refused.
            let same = save.header.edition == Some(G::EDITION);
            assert!(followed.stop.is_none() || !same, "{:?}", followed.stop);
        }
        let facts = fact_names(G::NAME);
        assert!(facts.len() > 30, "{facts:?}");
    }

    #[test]
    fn saves_can_be_followed() {
        is_sound::<::cosmic_frog::Rules>();
        is_sound::<::volcanique::Rules>();
    }

    #[test]
    fn maps_and_tables_are_valid() {
        use ::cosmic_frog::{Rules as Frog, Setup};
        use ::volcanique::{Rules as Volcano, Setup as Eruption};
        assert_eq!(maps().len(), 25);
        for map in maps() {
            let rules = Frog::new(Setup { map: Some(map.clone()), ..Setup::new(3) });
            assert!(rules.is_ok(), "{:?}\n{map}", rules.err());
        }
        for abilities in ability_tables() {
            let rules = Frog::new(Setup { abilities: Some(abilities), ..Setup::new(3) });
            assert!(rules.is_ok(), "{:?}", rules.err());
        }
        let with = |change: fn(&mut Eruption, String), tables: Vec<String>| {
            for table in tables {
                let mut setup = Eruption::new(3);
                change(&mut setup, table.clone());
                let rules = Volcano::new(setup);
                assert!(rules.is_ok(), "{:?}\n{table}", rules.err());
            }
        };
        with(|setup, table| setup.tiles = Some(table), tile_tables());
        with(|setup, table| setup.islands = Some(table), island_tables());
        with(|setup, table| setup.grid = Some(table), grid_tables());
        with(|setup, table| setup.powers = Some(table), power_tables());
        with(|setup, table| setup.caldera = Some(table), caldera_tables());
    }
}
