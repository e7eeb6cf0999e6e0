//! Reads a position from scenario text. The reader collects all problems and returns no incomplete position. It checks every
//! number when it reads it, and the whole position at the end (`limits.rs`).
//!
//! Not here: frogs (`frogs.rs`), decks (`decks.rs`), muck (`muck.rs`).

use super::limits;
use crate::rules::Rules;
use crate::setup::{Colour, Setup};
use crate::state::{Frame, State};
use crate::steps;
use crate::tile::{Back, HEX_HEIGHT, Tile};
use hexgrid::Hex;
use serde::Deserialize;
use std::collections::BTreeMap;
use tabletop::input::{MAX_BYTES, Problems, check_length, shorten_lines};
use tabletop::toml_text::{TomlError, TomlTable, TomlValue};
use tabletop::{Seat, SeatSet};

#[derive(Deserialize)]
pub(super) struct PositionText {
    #[serde(default)]
    board: BTreeMap<String, String>,
    #[serde(default)]
    frog: BTreeMap<String, FrogText>,
    #[serde(default)]
    decks: DeckText,
    #[serde(default)]
    pub(super) table: TableText,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct FrogText {
    pub(super) at: Option<String>,
    pub(super) oomph: Option<u8>,
    pub(super) gullet: String,
    pub(super) card: Option<String>,
    pub(super) known: Option<String>,
    pub(super) aside: u8,
    pub(super) deferred: u8,
    pub(super) vault: BTreeMap<String, String>,
    pub(super) homeward: String,
    pub(super) used: String,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub(super) struct DeckText {
    pub(super) action: Option<String>,
    pub(super) action_rest: Option<String>,
    pub(super) discard: Option<String>,
    pub(super) ability: Option<String>,
    pub(super) splinter: Option<String>,
    pub(super) struck: Option<String>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct TableText {
    #[serde(default)]
    fractures: u8,
    #[serde(default)]
    last: Option<String>,
    #[serde(default)]
    backs: Option<String>,
    #[serde(default)]
    bonuses: Option<String>,
    #[serde(default)]
    gone: String,
    #[serde(default)]
    pub(super) muck: BTreeMap<String, String>,
    #[serde(default)]
    pub(super) supply: Option<u8>,
}

/// Most pieces of one kind that a text may count.
const MOST_COUNTED: u8 = 99;

/// Reads rules and position from a scenario file.
pub(crate) fn read(text: &str) -> Result<(Rules, State), Vec<String>> {
    let mut document = parse(text)?;
    let mut options = document.remove_table("options").map_err(|error| in_text(error, text))?.unwrap_or_default();
    let file: PositionText = document.read().map_err(|error| in_text(error, text))?;
    if !options.contains("frogs") {
        let named = Colour::ALL.into_iter().filter(|colour| file.frog.contains_key(colour.name()));
        options.insert("frogs", TomlValue::of_texts(named.map(Colour::name)));
    }
    let setup: Setup = options.read().map_err(|error| vec![format!("[options] {}", shorten_lines(error.message()))])?;
    let mut hexes = Vec::new();
    let mut problems = Problems::default();
    for name in file.board.keys() {
        match board_hex(name) {
            Ok(hex) => hexes.push(hex),
            Err(reason) => problems.push(format_args!("[board] {name:?}: {reason}")),
        }
    }
    if !problems.is_empty() {
        return Err(problems.into_list());
    }
    let rules = Rules::for_position(setup, &hexes)?;
    let state = build(&rules, &file)?;
    Ok((rules, state))
}

/// Reads a position for existing rules, such as a snapshot in a save.
pub(crate) fn restore(rules: &Rules, text: &str) -> Result<State, Vec<String>> {
    let file: PositionText = parse(text)?.read().map_err(|error| in_text(error, text))?;
    build(rules, &file)
}

fn parse(text: &str) -> Result<TomlTable, Vec<String>> {
    let text = check_length(text, MAX_BYTES).map_err(|reason| vec![format!("position: {reason}")])?;
    TomlTable::parse(text).map_err(|error| in_text(error, text))
}

/// Returns a list with this problem only.
fn in_text(error: TomlError, text: &str) -> Vec<String> {
    vec![shorten_lines(&error.in_text(text))]
}

fn board_hex(name: &str) -> Result<Hex, String> {
    let hex = name.parse::<Hex>().map_err(|error| error.to_string())?;
    let most = Hex::MAX_COORDINATE;
    hex.is_in_range().then_some(hex).ok_or_else(|| format!("rows and columns go from -{most} to {most}"))
}

fn build(rules: &Rules, file: &PositionText) -> Result<State, Vec<String>> {
    let mut state = State::empty(Frame::DrawCard);
    state.clear_robo_oomph(rules);
    let mut builder = PositionBuilder { rules, state, problems: Problems::default() };
    builder.board(&file.board);
    for (name, text) in &file.frog {
        builder.frog(name, text);
    }
    builder.table(&file.table, file);
    builder.muck(file);
    builder.abilities(&file.decks);
    builder.actions(&file.decks);
    builder.splinters(&file.decks);
    let PositionBuilder { mut state, mut problems, .. } = builder;
    if problems.is_empty() {
        limits::check(rules, &state, &mut problems);
    }
    if !problems.is_empty() {
        return Err(problems.into_list());
    }
    steps::run(rules, &mut state, &mut ());
    Ok(state)
}

pub(super) struct PositionBuilder<'a> {
    pub(super) rules: &'a Rules,
    pub(super) state: State,
    problems: Problems,
}

impl PositionBuilder<'_> {
    pub(super) fn error(&mut self, reason: impl std::fmt::Display) {
        self.problems.push(reason);
    }

    /// Reads tiles, bottom first.
    pub(super) fn tiles(&mut self, place: &str, text: &str) -> Vec<Tile> {
        let mut tiles = Vec::new();
        for word in text.split_whitespace() {
            match Tile::from_name(word) {
                Some(tile) => tiles.push(tile),
                None => self.error(format_args!(
                    "{place}: {word:?} is no tile; tiles are barren, barren! and the eight Land, with Find Muck also muck and ooze"
                )),
            }
        }
        tiles
    }

    fn board(&mut self, board: &BTreeMap<String, String>) {
        for (name, text) in board {
            let place = format!("[board] {name}");
            let tiles = self.tiles(&place, text);
            let cell = name.parse::<Hex>().map_or(hexgrid::Cell::OFF, |hex| self.rules.mat.cell(hex));
            if !cell.is_on() {
                self.error(format_args!("{place}: this hex is not on the mat"));
            } else if self.state.terrain.contains(cell) {
                self.error(format_args!("{place}: this hex is given twice"));
            } else if tiles.len() > HEX_HEIGHT {
                self.error(format_args!("{place}: a hex holds {HEX_HEIGHT} tiles at most"));
            } else if tiles.iter().any(|tile| tile.as_muck().is_some()) {
                self.error(format_args!("{place}: muck never lies on the Shard"));
            } else if !tiles.into_iter().all(|tile| self.state.lay_tile(self.rules, cell, tile)) {
                self.error(format_args!("{place}: there are no more tiles in the box"));
            }
        }
    }

    pub(super) fn seat(&mut self, place: &str, name: &str) -> Option<Seat> {
        let seat = Colour::from_name(name).and_then(|colour| self.rules.seat_of(colour));
        if seat.is_none() {
            self.error(format_args!("{place}: {name:?} is no frog of this position"));
        }
        seat
    }

    pub(super) fn seats(&mut self, place: &str, names: &str, split: char) -> SeatSet {
        if names == "all" {
            return SeatSet::ALL;
        }
        let mut seats = SeatSet::NONE;
        for name in names.split(split).filter(|name| !name.is_empty()) {
            if let Some(seat) = self.seat(place, name) {
                seats = seats.union(SeatSet::single(seat));
            }
        }
        seats
    }

    fn table(&mut self, table: &TableText, file: &PositionText) {
        if table.fractures >= crate::state::TRACK {
            self.error("[table] fractures: a game that goes on has 0 to 5");
        }
        self.state.track = table.fractures;
        if let Some(name) = &table.last {
            self.state.last = self.seat("[table] last", name).unwrap_or(Seat(0));
        }
        let on_shard = |back: Back| {
            file.board
                .values()
                .flat_map(|text| text.split_whitespace())
                .filter(|word| *word == Tile::barren(back).name())
                .count()
        };
        // As many backs as the box has for this length of game, without the settled ones.
        let fractures = usize::from(self.rules.setup.fractures());
        let usual = [84 - fractures, fractures, 0, 0];
        self.state.backs = std::array::from_fn(|back| usual[back].saturating_sub(on_shard(Back::ALL[back])) as u8);
        if let Some(text) = &table.backs {
            let counts = self.counts("[table] backs", text, |word| Back::from_name(word).map(|back| back as usize));
            self.state.backs = std::array::from_fn(|back| counts[back]);
        }
        let kinds = |word: &str| match word {
            "barren" => Some(8),
            "muck" => Some(9),
            "ooze" => Some(10),
            land => crate::Land::from_name(land).map(|land| land.index() as usize),
        };
        self.state.bonuses = steps::bonus::all(self.rules);
        if let Some(text) = &table.bonuses {
            self.bonuses(text);
        }
        let gone = self.counts("[table] gone", &table.gone, kinds);
        self.state.tiles.set_destroyed_counts(std::array::from_fn(|kind| gone[kind]));
        self.state.tiles.set_destroyed_muck([gone[9], gone[10]]);
    }

    /// Reads "red 3 flux purple": words, each with an optional number behind it.
    pub(super) fn counts(&mut self, place: &str, text: &str, index: impl Fn(&str) -> Option<usize>) -> [u8; 24] {
        let mut counts = [0u8; 24];
        let mut last: Option<usize> = None;
        for word in text.split_whitespace() {
            let (kind, more) = match (word.parse::<u8>(), last.take()) {
                // The word before the number has already counted as one.
                (Ok(number), Some(kind)) => {
                    counts[kind] -= 1;
                    (kind, number)
                }
                _ => match index(word) {
                    Some(kind) => {
                        last = Some(kind);
                        (kind, 1)
                    }
                    None => {
                        self.error(format_args!("{place}: {word:?} is not known here"));
                        continue;
                    }
                },
            };
            counts[kind] = counts[kind].saturating_add(more);
            if counts[kind] > MOST_COUNTED {
                self.error(format_args!("{place}: {word:?}: counts go up to {MOST_COUNTED}"));
                return counts;
            }
        }
        counts
    }

    /// Reads "hill 8 2 2 mountain 6 1 1": undecided backs of Land by type.
    fn bonuses(&mut self, text: &str) {
        let words: Vec<&str> = text.split_whitespace().collect();
        for part in words.chunks(4) {
            let number = |word: &&str| word.parse().ok().filter(|&number| number <= MOST_COUNTED);
            let counts: Option<Vec<u8>> = part[1..].iter().map(number).collect();
            match (crate::Land::from_name(part[0]), counts.and_then(|counts| <[u8; 3]>::try_from(counts).ok())) {
                (Some(land), Some(counts)) => self.state.bonuses[land.index() as usize] = counts,
                _ => self.error(format_args!(
                    "[table] bonuses: {:?} must be a Land and three numbers up to {MOST_COUNTED}",
                    part.join(" ")
                )),
            }
        }
    }
}
