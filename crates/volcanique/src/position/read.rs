//! A position from scenario text. Problems are collected; nothing starts from half a position. Every number is checked where
//! it is read, and all pieces are counted at the end (`census.rs`).
//!
//! Not here: players (`players.rs`).

use super::{ENDINGS, MODES};
use crate::biome::Mix;
use crate::card::{CARDS, Card, DECK};
use crate::frame::{Frame, NOBODY, TurnMode};
use crate::lava::{LAVA, Lava};
use crate::power::{Power, Slot};
use crate::rules::Rules;
use crate::setup::{Colour, Setup};
use crate::state::{Closing, Frost, RESOURCES, State, TurnState};
use crate::steps;
use crate::tile::{Face, KINDS};
use hexgrid::Hex;
use serde::Deserialize;
use std::collections::BTreeMap;
use tabletop::Seat;
use tabletop::input::{MAX_BYTES, Problems, check_length, shorten_lines};
use tabletop::toml_text::{TomlError, TomlTable, TomlValue};

/// Most pieces of one kind that a text may count: as many as there are tiles.
const MOST_COUNTED: u8 = 63;
/// Most rounds, dry rounds and spaces of frost that a text may count; the game ends long before.
const MOST_ROUNDS: u8 = 99;

#[derive(Deserialize)]
struct PositionText {
    #[serde(default)]
    board: BTreeMap<String, String>,
    #[serde(default)]
    player: BTreeMap<String, PlayerText>,
    #[serde(default)]
    grid: BTreeMap<String, String>,
    #[serde(default)]
    table: TableText,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct PlayerText {
    pub(super) land: String,
    pub(super) sea: String,
    pub(super) crater: u8,
    pub(super) slots: String,
    pub(super) resources: Option<String>,
    pub(super) cards: String,
    pub(super) volcanoes: u8,
    pub(super) bombed: bool,
    pub(super) limited: String,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct TableText {
    order: Option<String>,
    turn: Option<String>,
    mode: Option<String>,
    round: u8,
    dry: u8,
    fed: bool,
    lava: String,
    frost: String,
    gone: String,
    played: String,
    /// Land tiles left, if fewer than the board leaves: the others are out of the game.
    supply: Option<String>,
    #[serde(rename = "super")]
    great: Option<String>,
    ending: Option<String>,
    trigger: Option<String>,
    left: u8,
}

/// Reads rules and position from a scenario file.
pub(crate) fn read(text: &str) -> Result<(Rules, State), Vec<String>> {
    let mut document = parse(text)?;
    let mut options = document.remove_table("options").map_err(|error| in_text(error, text))?.unwrap_or_default();
    let file: PositionText = document.read().map_err(|error| in_text(error, text))?;
    if !options.contains("players") {
        let named = Colour::ALL.into_iter().filter(|colour| file.player.contains_key(colour.name()));
        options.insert("players", TomlValue::of_texts(named.map(Colour::name)));
    }
    let setup: Setup = options.read().map_err(|error| vec![format!("[options] {}", shorten_lines(error.message()))])?;
    let rules = Rules::new(setup)?;
    let state = build(&rules, &file)?;
    Ok((rules, state))
}

/// Reads a position for rules that are there already, as snapshots in saves are.
pub(crate) fn restore(rules: &Rules, text: &str) -> Result<State, Vec<String>> {
    let file: PositionText = parse(text)?.read().map_err(|error| in_text(error, text))?;
    build(rules, &file)
}

fn parse(text: &str) -> Result<TomlTable, Vec<String>> {
    let text = check_length(text, MAX_BYTES).map_err(|reason| vec![format!("position: {reason}")])?;
    TomlTable::parse(text).map_err(|error| in_text(error, text))
}

/// Returns the problem of a text as the only one.
fn in_text(error: TomlError, text: &str) -> Vec<String> {
    vec![shorten_lines(&error.in_text(text))]
}

fn build(rules: &Rules, file: &PositionText) -> Result<State, Vec<String>> {
    let mut builder = PositionBuilder { rules, state: State::empty(Frame::Turn), problems: Problems::default() };
    builder.board(&file.board);
    builder.table(&file.table);
    builder.state.refresh(rules);
    builder.grid(&file.grid);
    for (name, text) in &file.player {
        builder.player(name, text);
    }
    builder.supplies(&file.table);
    let PositionBuilder { mut state, mut problems, .. } = builder;
    state.refresh(rules);
    if problems.is_empty()
        && let Err(error) = crate::census::census(rules, &state)
    {
        problems.push(error);
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

    pub(super) fn hex(&mut self, place: &str, text: &str) -> Option<Hex> {
        match text.parse::<Hex>() {
            Ok(hex) if self.rules.is_on_table(hex) => Some(hex),
            Ok(hex) => {
                self.error(format!("{place}: {hex} is not on the table"));
                None
            }
            Err(error) => {
                self.error(format!("{place}: {text:?}: {error}"));
                None
            }
        }
    }

    pub(super) fn seat(&mut self, place: &str, text: &str) -> Option<Seat> {
        let seat = Colour::from_name(text).and_then(|colour| self.rules.seat_of(colour));
        if seat.is_none() {
            self.error(format!("{place}: nobody at this table is called {text:?}"));
        }
        seat
    }

    fn board(&mut self, board: &BTreeMap<String, String>) {
        if board.values().map(|stack| stack.split_whitespace().count()).sum::<usize>() > 63 {
            return self.error("[board] there are 63 tiles at most");
        }
        for (name, stack) in board {
            let place = format!("[board] {name:?}");
            let Some(hex) = self.hex(&place, name) else { continue };
            for word in stack.split_whitespace() {
                match (self.rules.tiles.find_face(word), self.state.land.site(hex)) {
                    (None, _) => self.error(format!("{place}: {word:?} is no tile; tiles are written dm@2 or soil")),
                    (Some(face), Some(site)) => self.state.land.push(site, face),
                    (Some(face), None) => {
                        self.state.add_land(hex, face);
                    }
                }
            }
        }
    }

    fn grid(&mut self, grid: &BTreeMap<String, String>) {
        for (slot, power) in grid {
            match (Slot::from_name(slot), Power::from_name(power)) {
                (Some(slot), Some(power)) => self.state.grid[slot.index()] = power,
                (None, _) => self.error(format!("[grid] no slot is called {slot:?}")),
                (_, None) => self.error(format!("[grid] {slot}: no power is called {power:?}")),
            }
        }
    }

    /// Reads names with numbers behind them.
    pub(super) fn counts(&mut self, place: &str, text: &str) -> Vec<(String, u8)> {
        let mut all: Vec<(String, u8)> = Vec::new();
        for word in text.split_whitespace() {
            let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
            let number = word.parse::<u8>().ok().filter(|&number| number <= MOST_COUNTED);
            match (is_number, number, all.last_mut()) {
                (true, Some(count), Some(last)) => last.1 = count,
                (true, None, _) => self.error(format_args!("{place}: {word}: counts go up to {MOST_COUNTED}")),
                (true, Some(_), None) => self.error(format_args!("{place}: a number stands behind a name")),
                (false, ..) => all.push((word.to_string(), 1)),
            }
        }
        all
    }

    pub(super) fn cards(&mut self, place: &str, text: &str) -> [u8; CARDS] {
        let mut cards = [0; CARDS];
        for (name, count) in self.counts(place, text) {
            let Some(card) = Card::from_name(&name) else {
                self.error(format_args!("{place}: no card is called {name:?}"));
                continue;
            };
            let held = &mut cards[card.index()];
            *held = count.saturating_add(*held);
            if usize::from(*held) > DECK {
                *held = 0;
                self.error(format_args!("{place}: {name}: there are {DECK} cards at most"));
            }
        }
        cards
    }

    fn table(&mut self, text: &TableText) {
        let names = text.order.clone().unwrap_or_else(|| {
            let all: Vec<&str> = self.rules.setup.players.iter().map(|colour| colour.name()).collect();
            all.join(" ")
        });
        let order: Vec<&str> = names.split_whitespace().take(6).collect();
        for (place, word) in self.state.order.iter_mut().zip(&order) {
            *place = Colour::from_name(word).and_then(|colour| self.rules.seat_of(colour)).unwrap_or(NOBODY);
        }
        let everybody = self.rules.seats().all(|seat| self.state.order.contains(&seat));
        if !everybody || order.len() != usize::from(self.rules.players) {
            self.error("[table] order: everybody sits somewhere, and nobody twice");
        }
        let turn = text.turn.as_deref().map_or(Some(self.state.order[0]), |name| self.seat("[table] turn", name));
        let mode = named(&MODES, text.mode.as_deref().unwrap_or("normal"));
        if mode.is_none() {
            self.error("[table] mode: it is normal, final, finale or last");
        }
        self.state.turn = TurnState::new(turn.unwrap_or(Seat(0)), mode.unwrap_or(TurnMode::Normal));
        if text.round.max(text.dry) > MOST_ROUNDS {
            self.error(format_args!("[table] round, dry: at most {MOST_ROUNDS} rounds are counted"));
        }
        (self.state.round, self.state.rounds_without_purchase, self.state.bought_this_round) =
            (text.round, text.dry, text.fed);
        self.lava_and_frost(text);
        if let Some(great) = &text.great {
            self.state.super_volcano = self.hex("[table] super", great);
        }
        self.ending(text);
    }

    fn lava_and_frost(&mut self, text: &TableText) {
        for entry in text.lava.split(", ").filter(|entry| !entry.trim().is_empty()) {
            let mut words = entry.split_whitespace();
            let hex = self.hex("[table] lava", words.next().unwrap_or(""));
            let words: Vec<&str> = words.collect();
            if self.state.lavas.len() == LAVA {
                return self.error(format_args!("[table] lava: there are {LAVA} lava tiles at most"));
            }
            if let Some(hex) = hex {
                let lava = Lava { hex, fresh: words.contains(&"fresh"), pooled: words.contains(&"pooled") };
                self.state.lavas.add(lava);
            }
        }
        for entry in text.frost.split(", ").filter(|entry| !entry.trim().is_empty()) {
            let words: Vec<&str> = entry.split_whitespace().collect();
            let hex = self.hex("[table] frost", words.first().unwrap_or(&""));
            let reach = words.get(1).map_or(Some(0), |word| word.parse::<u8>().ok());
            match (hex, reach.filter(|reach| *reach <= MOST_ROUNDS)) {
                _ if self.state.frosts().len() == self.state.frosts.len() => {
                    return self.error("[table] frost: there are five sources at most");
                }
                (Some(hex), Some(reach)) => {
                    let fresh = words.contains(&"fresh");
                    self.state.frosts[self.state.frost_count as usize] = Frost { hex, reach, fresh };
                    self.state.frost_count += 1;
                }
                _ => self.error(format_args!(
                    "[table] frost: a source is written \"q,r REACH [fresh]\" with a reach of {MOST_ROUNDS} at most"
                )),
            }
        }
    }

    fn ending(&mut self, text: &TableText) {
        if text.left >= self.rules.players {
            let most = self.rules.players - 1;
            self.error(format_args!("[table] left: at most {most} turns are left before the end"));
        }
        if let Some(ending) = &text.ending {
            let found = named(&ENDINGS, ending);
            if found.is_none() {
                self.error(format!("[table] ending: no ending is called {ending:?}"));
            }
            let by = text.trigger.as_deref().unwrap_or("");
            let seat = self.seat("[table] trigger", by).unwrap_or(Seat(0));
            self.state.closing = Closing { ending: found, seat, turns: text.left };
        }
    }

    /// Puts into the supply what is neither on the board nor with a player.
    fn supplies(&mut self, text: &TableText) {
        let mut used = [0u8; KINDS + 1];
        for face in self.state.land.sites().flat_map(|site| self.state.land.stack(site)).collect::<Vec<Face>>() {
            used[face.kind().map_or(KINDS, |kind| kind.index())] += 1;
        }
        used[KINDS] += self.state.lavas.len();
        let tiles = &self.rules.tiles;
        let mut left: [u8; KINDS + 1] =
            std::array::from_fn(|kind| tiles.kinds.get(kind).map_or(tiles.lava, |row| row.count));
        left.iter_mut().zip(used).for_each(|(left, used)| *left = left.saturating_sub(used));
        for (name, count) in self.counts("[table] gone", &text.gone) {
            let Some(face) = self.rules.tiles.find_face(&name) else {
                self.error(format_args!("[table] gone: no tile is called {name:?}"));
                continue;
            };
            let kind = face.kind().map_or(KINDS, |kind| kind.index());
            match left[kind].checked_sub(count) {
                Some(rest) => {
                    left[kind] = rest;
                    self.state.eroded[kind] += count;
                }
                None => self.error(format_args!("[table] gone: {name}: there are not as many")),
            }
        }
        self.state.supply = std::array::from_fn(|kind| left[kind]);
        self.state.lava_supply = left[KINDS];
        if let Some(supply) = &text.supply {
            self.cut_supply(supply);
        }
        let held = self.rules.seats().fold(Mix::NONE, |mix, seat| mix.plus(self.state.player(seat).resources));
        self.state.bank = Mix([RESOURCES; 3]).minus(held);
        self.deck(&text.played);
    }

    /// Puts the Caldera cards into the deck that nobody holds and nobody played.
    fn deck(&mut self, played: &str) {
        let discard = self.cards("[table] played", played);
        let mut left = [0; CARDS];
        for card in Card::all() {
            // Of each player DECK at most, so that the sum is far from what 16 bits can hold.
            let held = self.rules.seats().map(|seat| u16::from(self.state.player(seat).cards[card.index()]));
            let used = held.sum::<u16>() + u16::from(discard[card.index()]);
            let copies = self.rules.cards.row(card).copies;
            match u16::from(copies).checked_sub(used) {
                Some(rest) => left[card.index()] = rest as u8,
                None => self.error(format_args!("[table] played: {used} cards {}; there are {copies}", card.name())),
            }
        }
        self.state.discard = discard;
        self.state.deck.shuffle_in(&left);
    }

    /// Makes the supply smaller: the other tiles have left the game.
    fn cut_supply(&mut self, text: &str) {
        let mut left = [0; KINDS];
        for (name, count) in self.counts("[table] supply", text) {
            match self.rules.tiles.find(&name) {
                Some(kind) => left[kind.index()] = count,
                None => self.error(format!("[table] supply: no tile is called {name:?}")),
            }
        }
        for (kind, &left) in left.iter().enumerate() {
            let before = self.state.supply[kind];
            self.state.eroded[kind] += before.saturating_sub(left);
            self.state.supply[kind] = left.min(before);
        }
    }
}

fn named<T: Copy>(names: &[(&str, T)], name: &str) -> Option<T> {
    names.iter().find(|(other, _)| *other == name).map(|(_, value)| *value)
}
