//! A position from scenario text. Every error is collected; nothing starts from half a position.

use super::{ENDINGS, LIMITED, MODES};
use crate::biome::{Biome, Mix, Spot};
use crate::card::{CARDS, Card};
use crate::lava::Lava;
use crate::player::{CRATER, CRITTERS, Critter};
use crate::power::{Power, Slot};
use crate::rules::Rules;
use crate::setup::{Colour, Setup};
use crate::state::{Close, Frame, Frost, Mode, RESOURCES, State, TurnState};
use crate::steps;
use crate::tile::{Face, KINDS};
use hexgrid::Hex;
use serde::Deserialize;
use std::collections::BTreeMap;
use tabletop::Seat;

#[derive(Deserialize)]
struct File {
    #[serde(default)]
    options: Option<toml::Table>,
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
struct PlayerText {
    land: String,
    sea: String,
    crater: u8,
    slots: String,
    resources: Option<String>,
    cards: String,
    volcanoes: u8,
    bombed: bool,
    limited: String,
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
    let file = parse(text)?;
    let mut options = file.options.clone().unwrap_or_default();
    options.entry("players").or_insert_with(|| {
        let named = Colour::ALL.into_iter().filter(|colour| file.player.contains_key(colour.name()));
        toml::Value::Array(named.map(|colour| colour.name().into()).collect())
    });
    let setup: Setup = options.try_into().map_err(|error| vec![format!("[options] {}", error.message())])?;
    let rules = Rules::new(setup)?;
    let state = build(&rules, &file)?;
    Ok((rules, state))
}

/// Reads a position for rules that are there already, as snapshots in saves are.
pub(crate) fn restore(rules: &Rules, text: &str) -> Result<State, Vec<String>> {
    build(rules, &parse(text)?)
}

fn parse(text: &str) -> Result<File, Vec<String>> {
    toml::from_str(text).map_err(|error| vec![error.to_string().trim_end().to_string()])
}

fn build(rules: &Rules, file: &File) -> Result<State, Vec<String>> {
    let mut builder = Builder { rules, state: State::empty(rules, Frame::Turn), errors: Vec::new() };
    builder.board(&file.board);
    builder.table(&file.table);
    builder.state.refresh(rules);
    builder.grid(&file.grid);
    for (name, text) in &file.player {
        builder.player(name, text);
    }
    builder.supplies(&file.table);
    let Builder { mut state, mut errors, .. } = builder;
    state.refresh(rules);
    if errors.is_empty()
        && let Err(error) = crate::census::census(rules, &state)
    {
        errors.push(error);
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    steps::run(rules, &mut state, &mut ());
    Ok(state)
}

struct Builder<'a> {
    rules: &'a Rules,
    state: State,
    errors: Vec<String>,
}

impl Builder<'_> {
    fn error(&mut self, reason: impl Into<String>) {
        self.errors.push(reason.into());
    }

    fn hex(&mut self, place: &str, text: &str) -> Option<Hex> {
        match text.parse::<Hex>() {
            Ok(hex) if self.rules.on_table(hex) => Some(hex),
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

    fn seat(&mut self, place: &str, text: &str) -> Option<Seat> {
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
                        self.state.found(hex, face);
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

    /// Names with numbers behind them.
    fn counts(&mut self, place: &str, text: &str) -> Vec<(String, u8)> {
        let mut all: Vec<(String, u8)> = Vec::new();
        for word in text.split_whitespace() {
            match (word.parse::<u8>(), all.last_mut()) {
                (Ok(count), Some(last)) => last.1 = count,
                (Ok(_), None) => self.error(format!("{place}: a number stands behind a name")),
                (Err(_), _) => all.push((word.to_string(), 1)),
            }
        }
        all
    }

    fn cards(&mut self, place: &str, text: &str) -> [u8; CARDS] {
        let mut cards = [0; CARDS];
        for (name, count) in self.counts(place, text) {
            match Card::from_name(&name) {
                Some(card) => cards[card.index()] += count,
                None => self.error(format!("{place}: no card is called {name:?}")),
            }
        }
        cards
    }

    fn player(&mut self, name: &str, text: &PlayerText) {
        let place = format!("[player.{name}]");
        let Some(seat) = self.seat(&place, name) else { return };
        self.land(&place, seat, &text.land);
        for word in text.sea.split_whitespace() {
            if let Some(hex) = self.hex(&place, word) {
                self.state.player_mut(seat).dive(hex);
            }
        }
        for (slot, count) in self.counts(&place, &text.slots) {
            match Slot::from_name(&slot) {
                Some(slot) => self.state.player_mut(seat).slots[slot.index()] += count,
                None => self.error(format!("{place} slots: no slot is called {slot:?}")),
            }
        }
        let cards = self.cards(&place, &text.cards);
        let mut limited = 0;
        for word in text.limited.split_whitespace() {
            match LIMITED.iter().position(|other| *other == word) {
                Some(bit) => limited |= 1 << bit,
                None => self.error(format!("{place} limited: {word:?} is none of {}", LIMITED.join(", "))),
            }
        }
        let resources = text.resources.as_deref().unwrap_or("0").parse::<Mix>();
        let resources = resources.unwrap_or_else(|error| {
            self.error(format!("{place} resources: {error}"));
            Mix::NONE
        });
        if text.crater > CRATER {
            self.error(format!("{place} crater: it holds {CRATER}"));
        }
        let powers = steps::volcano::granted(self.rules, &self.state, seat);
        let player = self.state.player_mut(seat);
        player.powers = powers;
        player.crater = text.crater;
        player.cards = cards;
        player.limited.0 = limited;
        player.resources = resources;
        player.volcanoes = text.volcanoes;
        player.bombed = text.bombed;
        let out = player.crater + player.on_grid() + player.land_pieces() + player.sea().len() as u8;
        player.hand = CRITTERS.saturating_sub(out);
    }

    fn land(&mut self, place: &str, seat: Seat, text: &str) {
        for joined in text.split(", ") {
            let words: Vec<&str> = joined.split_whitespace().collect();
            let [hex, letter, rest @ ..] = &words[..] else {
                if !joined.trim().is_empty() {
                    self.error(format!("{place} land: {joined:?} must be \"q,r BIOME [burrowed|colossal]\""));
                }
                continue;
            };
            let Some(hex) = self.hex(place, hex) else { continue };
            let biome = letter.chars().next().and_then(Biome::from_letter);
            let part = biome.and_then(|biome| self.state.land.part(Spot::new(hex, biome)));
            let critter = match (part, rest) {
                (Some(part), []) => Critter::single(part),
                (Some(part), ["burrowed"]) => Critter::burrowed(part),
                (Some(part), ["colossal"]) => Critter::colossal(part),
                _ => {
                    self.error(format!("{place} land: nobody can stand at {:?}", joined.trim()));
                    continue;
                }
            };
            if self.state.player(seat).land().len() < CRITTERS as usize {
                self.state.player_mut(seat).add(critter);
            }
        }
    }

    fn table(&mut self, text: &TableText) {
        let names = text.order.clone().unwrap_or_else(|| {
            let all: Vec<&str> = self.rules.setup.players.iter().map(|colour| colour.name()).collect();
            all.join(" ")
        });
        for (at, word) in names.split_whitespace().enumerate().take(5) {
            if let Some(seat) = self.seat("[table] order", word) {
                self.state.order[at] = seat;
            }
        }
        if self.rules.seats().any(|seat| !self.state.order.contains(&seat)) {
            self.error("[table] order: everybody sits somewhere");
        }
        let turn = text.turn.as_deref().map_or(Some(self.state.order[0]), |name| self.seat("[table] turn", name));
        let mode = named(&MODES, text.mode.as_deref().unwrap_or("normal"));
        if mode.is_none() {
            self.error("[table] mode: it is normal, final, finale or last");
        }
        self.state.turn = TurnState::new(turn.unwrap_or(Seat(0)), mode.unwrap_or(Mode::Normal));
        (self.state.round, self.state.dry, self.state.fed) = (text.round, text.dry, text.fed);
        for entry in text.lava.split(", ").filter(|entry| !entry.trim().is_empty()) {
            let mut words = entry.split_whitespace();
            let hex = self.hex("[table] lava", words.next().unwrap_or(""));
            let words: Vec<&str> = words.collect();
            if let Some(hex) = hex {
                let lava = Lava { hex, fresh: words.contains(&"fresh"), pooled: words.contains(&"pooled") };
                self.state.lavas.add(lava);
            }
        }
        for entry in text.frost.split(", ").filter(|entry| !entry.trim().is_empty()).take(5) {
            let words: Vec<&str> = entry.split_whitespace().collect();
            let hex = self.hex("[table] frost", words.first().unwrap_or(&""));
            let reach = words.get(1).map_or(Some(0), |word| word.parse::<u8>().ok());
            match (hex, reach) {
                (Some(hex), Some(reach)) => {
                    let fresh = words.contains(&"fresh");
                    self.state.frosts[self.state.frost_count as usize] = Frost { hex, reach, fresh };
                    self.state.frost_count += 1;
                }
                _ => self.error("[table] frost: a source is written \"q,r REACH [fresh]\""),
            }
        }
        if let Some(great) = &text.great {
            self.state.great = self.hex("[table] super", great);
        }
        if let Some(ending) = &text.ending {
            let found = named(&ENDINGS, ending);
            if found.is_none() {
                self.error(format!("[table] ending: no ending is called {ending:?}"));
            }
            let by = text.trigger.as_deref().unwrap_or("");
            let seat = self.seat("[table] trigger", by).unwrap_or(Seat(0));
            self.state.close = Close { ending: found, seat, turns: text.left };
        }
    }

    /// What is not on the board or with somebody is in the supply.
    fn supplies(&mut self, text: &TableText) {
        let mut used = [0u8; KINDS + 1];
        for (name, count) in self.counts("[table] gone", &text.gone) {
            match self.rules.tiles.find_face(&name) {
                Some(face) => self.state.gone[face.kind().map_or(KINDS, |kind| kind.index())] += count,
                None => self.error(format!("[table] gone: no tile is called {name:?}")),
            }
        }
        for face in self.state.land.sites().flat_map(|site| self.state.land.stack(site)).collect::<Vec<Face>>() {
            used[face.kind().map_or(KINDS, |kind| kind.index())] += 1;
        }
        for kind in self.rules.tiles.all() {
            let out = used[kind.index()] + self.state.gone[kind.index()];
            self.state.supply[kind.index()] = self.rules.tiles.kinds[kind.index()].count.saturating_sub(out);
        }
        if let Some(supply) = &text.supply {
            self.cut_supply(supply);
        }
        let lava = used[KINDS] + self.state.gone[KINDS] + self.state.lavas.len();
        self.state.lava_supply = self.rules.tiles.lava.saturating_sub(lava);
        let held = self.rules.seats().fold(Mix::NONE, |mix, seat| mix.plus(self.state.player(seat).resources));
        self.state.bank = Mix([RESOURCES; 3]).minus(held);
        let discard = self.cards("[table] played", &text.played);
        self.state.discard = discard;
        let left = std::array::from_fn(|kind| {
            let held: u8 = self.rules.seats().map(|seat| self.state.player(seat).cards[kind]).sum();
            self.rules.cards.row(Card(kind as u8)).copies.saturating_sub(held + self.state.discard[kind])
        });
        self.state.deck.shuffle_in(&left);
    }

    /// A smaller supply: the rest of the tiles has left the game.
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
            self.state.gone[kind] += before.saturating_sub(left);
            self.state.supply[kind] = left.min(before);
        }
    }
}

fn named<T: Copy>(names: &[(&str, T)], name: &str) -> Option<T> {
    names.iter().find(|(other, _)| *other == name).map(|(_, value)| *value)
}
