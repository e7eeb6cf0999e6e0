//! A position from scenario text. Every error is collected; nothing starts from half a position.

use crate::ability::Ability;
use crate::rules::Rules;
use crate::setup::{Colour, Setup};
use crate::state::{Card, FARTHEST, Frame, OOMPH, Place, State};
use crate::steps;
use crate::tile::{Back, HEX_HEIGHT, SLOTS, Stack, Tile};
use hexgrid::Hex;
use serde::Deserialize;
use std::collections::BTreeMap;
use tabletop::{Deck, Seat, SeatSet};

#[derive(Deserialize)]
pub(super) struct File {
    #[serde(default)]
    options: Option<toml::Table>,
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
#[serde(deny_unknown_fields)]
struct FrogText {
    #[serde(default)]
    at: Option<String>,
    #[serde(default)]
    oomph: Option<u8>,
    #[serde(default)]
    gullet: String,
    #[serde(default)]
    card: Option<String>,
    #[serde(default)]
    known: Option<String>,
    #[serde(default)]
    aside: u8,
    #[serde(default)]
    deferred: u8,
    #[serde(default)]
    vault: BTreeMap<String, String>,
    #[serde(default)]
    homeward: String,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct DeckText {
    action: Option<String>,
    action_rest: Option<String>,
    discard: Option<String>,
    ability: Option<String>,
    splinter: Option<String>,
    struck: Option<String>,
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

/// Reads rules and position from a scenario file.
pub(crate) fn read(text: &str) -> Result<(Rules, State), Vec<String>> {
    let file = parse(text)?;
    let mut options = file.options.clone().unwrap_or_default();
    options.entry("frogs").or_insert_with(|| {
        let named = Colour::ALL.into_iter().filter(|colour| file.frog.contains_key(colour.name()));
        toml::Value::Array(named.map(|colour| colour.name().into()).collect())
    });
    let setup: Setup = options.try_into().map_err(|error| vec![format!("[options] {}", error.message())])?;
    let mut hexes = Vec::new();
    let mut errors = Vec::new();
    for name in file.board.keys() {
        match name.parse::<Hex>() {
            Ok(hex) => hexes.push(hex),
            Err(error) => errors.push(format!("[board] {name:?}: {error}")),
        }
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    let rules = Rules::for_position(setup, &hexes)?;
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
    let mut state = State::empty(Frame::Pass);
    state.drain_robots(rules);
    let mut builder = Builder { rules, state, errors: Vec::new() };
    builder.board(&file.board);
    for (name, text) in &file.frog {
        builder.frog(name, text);
    }
    builder.table(&file.table, file);
    builder.muck(file);
    builder.abilities(&file.decks);
    builder.actions(&file.decks);
    builder.splinters(&file.decks);
    let Builder { mut state, errors, .. } = builder;
    if !errors.is_empty() {
        return Err(errors);
    }
    steps::run(rules, &mut state, &mut ());
    Ok(state)
}

pub(super) struct Builder<'a> {
    pub(super) rules: &'a Rules,
    pub(super) state: State,
    errors: Vec<String>,
}

impl Builder<'_> {
    pub(super) fn error(&mut self, reason: impl Into<String>) {
        self.errors.push(reason.into());
    }

    fn tiles(&mut self, place: &str, text: &str) -> Vec<Tile> {
        let mut tiles = Vec::new();
        for word in text.split_whitespace() {
            match Tile::from_name(word) {
                Some(tile) => tiles.push(tile),
                None => {
                    self.error(format!("{place}: {word:?} is no tile; tiles are barren, barren! and the eight Land, with Find Muck also muck and ooze"))
                }
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
                self.error(format!("{place}: this hex is not on the mat"));
            } else if tiles.len() > HEX_HEIGHT {
                self.error(format!("{place}: a hex holds {HEX_HEIGHT} tiles at most"));
            } else if !tiles.into_iter().all(|tile| self.state.lay(self.rules, cell, tile)) {
                self.error(format!("{place}: there are no more tiles in the box"));
            }
        }
    }

    fn seat(&mut self, place: &str, name: &str) -> Option<Seat> {
        let seat = Colour::from_name(name).and_then(|colour| self.rules.seat_of(colour));
        if seat.is_none() {
            self.error(format!("{place}: {name:?} is no frog of this position"));
        }
        seat
    }

    fn seats(&mut self, place: &str, names: &str, split: char) -> SeatSet {
        if names == "all" {
            return SeatSet::ALL;
        }
        let mut seats = SeatSet::NONE;
        for name in names.split(split).filter(|name| !name.is_empty()) {
            if let Some(seat) = self.seat(place, name) {
                seats = seats.or(SeatSet::one(seat));
            }
        }
        seats
    }

    fn frog(&mut self, name: &str, text: &FrogText) {
        let place = format!("[frog.{name}]");
        let Some(seat) = self.seat(&place, name) else { return };
        self.frog_place(&place, seat, text);
        self.frog_card(&place, seat, text);
        let most = if self.rules.is_robo(seat) { 0 } else { OOMPH };
        let oomph = text.oomph.unwrap_or(most);
        if oomph > most {
            let who = if most == 0 { "RoboFrog" } else { "frog" };
            self.error(format!("{place} oomph = {oomph}: a {who} has at most {most} Ω"));
        }
        let frog = self.state.frog_mut(seat);
        frog.oomph = oomph.min(most);
        frog.aside = text.aside.min(20);
        frog.deferred = text.deferred.min(1);
        let shown = text.homeward.split_whitespace().filter_map(|chip| chip.parse::<u8>().ok());
        self.state.muck_mut().homeward[seat.index()] = shown.fold(0, |mask, chip| mask | 1 << chip.min(4));
        for tile in self.tiles(&format!("{place} gullet"), &text.gullet) {
            if !self.state.tiles.create_in_gullet(seat.index(), tile) {
                self.error(format!("{place} gullet: it holds four tiles"));
            }
        }
        for (slot, tiles) in &text.vault {
            let place = format!("{place} vault slot {slot}");
            let Some(number) = slot.parse().ok().filter(|slot| (1..=SLOTS as u8).contains(slot)) else {
                self.error(format!("{place}: slots are numbered 1 to 9"));
                continue;
            };
            for tile in self.tiles(&place, tiles) {
                let stack = Stack::Vault(self.rules.vault(seat), number - 1);
                let fits = tile.is_land() && self.state.tiles.height(stack) < 3;
                if !fits || !self.state.tiles.create(stack, tile) {
                    self.error(format!("{place}: a slot holds up to three Land tiles and no Barrens"));
                }
            }
        }
    }

    fn frog_place(&mut self, place: &str, seat: Seat, text: &FrogText) {
        let at = text.at.as_deref().unwrap_or("waiting");
        let words: Vec<&str> = at.split_whitespace().collect();
        let found = match words[..] {
            ["waiting"] => Some(Place::Waiting),
            ["aether"] => Some(Place::Aether),
            ["outer", number] => number.parse().ok().filter(|n| (1..=FARTHEST).contains(n)).map(Place::Outer),
            [hex] => hex.parse::<Hex>().ok().map(|hex| Place::Shard(self.rules.mat.cell(hex))),
            _ => None,
        };
        match found {
            Some(Place::Shard(cell)) if !(cell.is_on() && self.state.terrain.contains(cell)) => {
                self.error(format!("{place} at = {at:?}: there is no terrain on that hex"));
            }
            Some(Place::Shard(cell)) if self.state.frog_at(cell).is_some() => {
                self.error(format!("{place} at = {at:?}: another frog is there"));
            }
            Some(found) => self.state.frog_mut(seat).place = found,
            None => {
                self.error(format!("{place} at = {at:?}: expected q,r, \"aether\", \"outer 1\" to 6, or \"waiting\""))
            }
        }
    }

    fn frog_card(&mut self, place: &str, seat: Seat, text: &FrogText) {
        let Some(card) = &text.card else { return };
        let words: Vec<&str> = card.split_whitespace().collect();
        let (name, up, locked) = match words[..] {
            [name, "up"] => (name, true, false),
            [name] | [name, "down"] => (name, false, false),
            [name, "down", "locked"] => (name, false, true),
            _ => {
                return self
                    .error(format!("{place} card = {card:?}: expected for example \"blink up\" or \"blink down\""));
            }
        };
        let Some(ability) = Ability::from_name(name) else {
            return self.error(format!("{place} card = {card:?}: no ability is called {name:?}"));
        };
        if self.rules.seats().any(|other| self.state.frog(other).card == ability) {
            self.error(format!("{place} card = {card:?}: another frog has this card"));
        }
        let knowers = match &text.known {
            Some(names) => self.seats(&format!("{place} known"), names, ' '),
            None if up => SeatSet::ALL,
            None => self.rules.knowers(seat),
        };
        let frog = self.state.frog_mut(seat);
        (frog.card, frog.up, frog.locked, frog.knowers) = (ability, up, locked, knowers);
    }

    fn table(&mut self, table: &TableText, file: &File) {
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
        // As many as the box has for the length of the game, without those that are settled.
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
        self.state.tiles.set_gone(std::array::from_fn(|kind| gone[kind]));
        self.state.tiles.set_muck_gone([gone[9], gone[10]]);
    }

    /// Reads "red 3 flux purple": words, each with an optional number behind it.
    fn counts(&mut self, place: &str, text: &str, index: impl Fn(&str) -> Option<usize>) -> [u8; 24] {
        let mut counts = [0u8; 24];
        let mut last: Option<usize> = None;
        for word in text.split_whitespace() {
            match (word.parse::<u8>(), last) {
                (Ok(number), Some(kind)) => {
                    counts[kind] = (counts[kind] - 1).saturating_add(number).min(99);
                    last = None;
                }
                _ => match index(word) {
                    Some(kind) => {
                        counts[kind] = counts[kind].saturating_add(1).min(99);
                        last = Some(kind);
                    }
                    None => self.error(format!("{place}: {word:?} is not known here")),
                },
            }
        }
        counts
    }

    /// Reads "hill 8 2 2 mountain 6 1 1": undecided backs of Land by type.
    fn bonuses(&mut self, text: &str) {
        let words: Vec<&str> = text.split_whitespace().collect();
        for part in words.chunks(4) {
            let counts: Option<Vec<u8>> = part[1..].iter().map(|word| word.parse().ok()).collect();
            match (crate::Land::from_name(part[0]), counts.and_then(|counts| <[u8; 3]>::try_from(counts).ok())) {
                (Some(land), Some(counts)) => self.state.bonuses[land.index() as usize] = counts,
                _ => self.error(format!("[table] bonuses: {:?} must be a Land and three numbers", part.join(" "))),
            }
        }
    }

    fn card_index(rules: &Rules, word: &str) -> Option<usize> {
        match word {
            "flux" => Some(Card::Flux.index()),
            "splinter" => Some(Card::Strike.index()),
            name => Colour::from_name(name).and_then(|colour| rules.seat_of(colour)).map(Seat::index),
        }
    }

    /// Lays a deck from the top: `?` is a card of the pool, `NAME` a settled one, `NAME:red+blue` with those who know it,
    /// `NAME/NAME` cards that were shuffled among themselves.
    fn lay<const N: usize, const K: usize>(
        &mut self,
        place: &str,
        text: &str,
        pool: &[u8; K],
        index: impl Fn(&str) -> Option<usize>,
    ) -> Deck<N, K> {
        let mut deck = Deck::default();
        pool.iter().enumerate().for_each(|(kind, &count)| (0..count).for_each(|_| deck.hide(kind as u8)));
        let words: Vec<&str> = text.split_whitespace().collect();
        let hidden: usize = pool.iter().map(|&count| usize::from(count)).sum();
        let written = words.iter().filter(|word| **word == "?").count();
        let pinned = words.iter().flat_map(|word| word.split('/')).count() - written;
        let tokens = if written > 0 { written } else { hidden };
        if pinned + tokens > N.min(24) {
            self.error(format!("{place}: a deck has 24 cards at most"));
            return deck;
        }
        let mut fresh = true;
        for word in words {
            if word == "?" {
                deck.put_token_in_bag(fresh);
                fresh = false;
                continue;
            }
            fresh = true;
            let mut bag = Vec::new();
            for card in word.split('/') {
                let (name, knowers) = card.split_once(':').unwrap_or((card, ""));
                let named = |kind: usize| {
                    let same = |other: u8| usize::from(other) == kind;
                    deck.entries().any(|(other, _)| other.is_some_and(same))
                        || bag.iter().any(|&(other, _)| same(other))
                };
                match index(name) {
                    Some(kind) if K == 24 && named(kind) => self.error(format!("{place}: {name} is named twice")),
                    Some(kind) => bag.push((kind as u8, self.seats(place, knowers, '+'))),
                    None => self.error(format!("{place}: {name:?} is no card of this deck")),
                }
            }
            deck.put_bag_under(&mut bag);
        }
        if written == 0 {
            (0..tokens).for_each(|token| deck.put_token_in_bag(token == 0));
        } else if written != hidden {
            self.error(format!("{place}: {written} cards are \"?\", but {hidden} are left for them"));
        }
        deck
    }

    fn abilities(&mut self, text: &DeckText) {
        let pinned = text.ability.as_deref().unwrap_or("");
        let named = |card: usize| {
            pinned.split([' ', ':', '/']).any(|word| Ability::from_name(word) == Some(Ability(card as u8)))
        };
        let held = |card: usize| self.rules.seats().any(|seat| self.state.frog(seat).card == Ability(card as u8));
        let count = self.rules.abilities.len();
        let pool = std::array::from_fn(|card| u8::from(card < count && !named(card) && !held(card)));
        let index = |word: &str| Ability::from_name(word).map(|card| card.0 as usize);
        self.state.abilities = self.lay("[decks] ability", pinned, &pool, index);
        for seat in self.rules.seats() {
            let frog = *self.state.frog(seat);
            if (frog.in_play() || frog.place == Place::Waiting) && frog.card == Ability::NONE {
                self.error(format!("[frog.{}]: a frog in play needs a card", self.rules.colour(seat).name()));
            }
        }
    }

    fn actions(&mut self, text: &DeckText) {
        let rules = self.rules;
        let index = |word: &str| Builder::card_index(rules, word);
        let pinned = text.action.as_deref().unwrap_or("");
        let mut used = [0u8; 8];
        let names = pinned.split_whitespace().filter_map(|word| index(word.split(':').next().unwrap_or("")));
        names.for_each(|kind| used[kind] = used[kind].saturating_add(1));
        let rest = text.action_rest.as_deref().map(|rest| self.counts("[decks] action-rest", rest, index));
        let discard = match &text.discard {
            Some(discard) => self.counts("[decks] discard", discard, index),
            None => std::array::from_fn(|kind| {
                u8::from((6..8).contains(&kind) && used[kind] == 0 && rest.is_none_or(|rest| rest[kind] == 0))
            }),
        };
        self.state.discard = std::array::from_fn(|kind| discard[kind]);
        let usual = |kind: usize| {
            let all = if kind < rules.frogs as usize { rules.cards_of(Seat(kind as u8)) } else { 0 };
            let held = |frog: &crate::state::Frog| frog.aside + frog.deferred;
            let out = used[kind].saturating_add(discard[kind]).saturating_add(if kind < 6 {
                held(&self.state.frogs[kind])
            } else {
                0
            });
            all.saturating_sub(out)
        };
        let pool: [u8; 8] = std::array::from_fn(|kind| rest.map_or_else(|| usual(kind), |rest| rest[kind]));
        self.state.actions = self.lay("[decks] action", pinned, &pool, index);
    }

    fn splinters(&mut self, text: &DeckText) {
        let rules = self.rules;
        let index = |word: &str| rules.strikes.iter().position(|(name, _)| name == word);
        let struck = self.counts("[decks] struck", text.struck.as_deref().unwrap_or(""), index);
        self.state.struck =
            struck.iter().enumerate().fold(0, |mask, (strike, &count)| mask | u32::from(count > 0) << strike);
        let pinned = text.splinter.as_deref().unwrap_or("");
        let named = |strike: usize| pinned.split_whitespace().any(|word| index(word) == Some(strike));
        let count = rules.strikes.len();
        let pool = std::array::from_fn(|strike| u8::from(strike < count && struck[strike] == 0 && !named(strike)));
        self.state.splinters = self.lay("[decks] splinter", pinned, &pool, index);
    }
}
