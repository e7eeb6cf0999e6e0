//! The rules of one game, which never change while it is played: tables, the table's size, who holds which seat.
//!
//! Built once by [`Rules::new`]. Not here: the position (`state.rs`), what happens in it (`steps/`).

use crate::card::CardTable;
use crate::power::PowerTable;
use crate::setup::{Colour, Setup};
use crate::tile::{Size, TileTable};
use hexgrid::Hex;
use serde::Deserialize;
use std::collections::BTreeMap;
use tabletop::input::{MAX_TABLE_BYTES, check_length, shorten_lines};
use tabletop::toml_text;
use tabletop::{Seat, SeatSet, rule};

/// The starting islands as they come.
pub const ISLANDS: &str = include_str!("../data/islands.toml");

/// Most that can play.
const MOST_PLAYERS: usize = 5;
/// Most starting islands in a table.
const MOST_ISLANDS: usize = 12;

/// The rules of one game.
#[derive(Clone, Debug)]
pub struct Rules {
    pub(crate) setup: Setup,
    pub(crate) tiles: TileTable,
    pub(crate) powers: PowerTable,
    pub(crate) cards: CardTable,
    /// The spaces of each starting island: Uno, Duo, Trio.
    pub(crate) islands: Vec<[Hex; 3]>,
    pub(crate) middle: Hex,
    pub(crate) reach: u8,
    pub(crate) players: u8,
    persons: [SeatSet; 5],
}

#[derive(Deserialize)]
struct IslandFile {
    reach: u8,
    #[serde(flatten)]
    by_players: BTreeMap<String, IslandRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct IslandRow {
    middle: String,
    islands: Vec<String>,
}

impl Rules {
    /// Makes the rules of a game. The error lists every reason against the set-up.
    pub fn new(setup: Setup) -> Result<Rules, Vec<String>> {
        let mut errors = Vec::new();
        if !(2..=5).contains(&setup.players.len()) {
            rule!("VQ-SET-1");
            errors.push(format!("players: 2 to 5 can play, not {}", setup.players.len()));
        }
        // Checking the players one by one would take long if there are far too many.
        if setup.players.len() > MOST_PLAYERS {
            return Err(errors);
        }
        check_players(&setup, &mut errors);
        let tiles = TileTable::read(setup.tiles.as_deref().unwrap_or(crate::tile::STANDARD));
        let powers = PowerTable::read(
            setup.powers.as_deref().unwrap_or(crate::power::STANDARD),
            setup.grid.as_deref().unwrap_or(crate::power::GRID),
        );
        let cards = CardTable::read(setup.caldera.as_deref().unwrap_or(crate::card::STANDARD));
        let islands = read_islands(setup.islands.as_deref().unwrap_or(ISLANDS), setup.players.len());
        let (tiles, powers, cards, (islands, middle, reach)) = match (tiles, powers, cards, islands) {
            (Ok(tiles), Ok(powers), Ok(cards), Ok(islands)) => (tiles, powers, cards, islands),
            (tiles, powers, cards, islands) => {
                errors.extend(tiles.err().into_iter().flatten());
                errors.extend(powers.err().into_iter().flatten());
                errors.extend(cards.err().into_iter().flatten());
                errors.extend(islands.err());
                return Err(errors);
            }
        };
        check_tiles(&tiles, setup.players.len(), &mut errors);
        if !errors.is_empty() {
            return Err(errors);
        }
        let players = setup.players.len() as u8;
        Ok(Rules { persons: persons(&setup), setup, tiles, powers, cards, islands, middle, reach, players })
    }

    /// Returns how many play.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// Returns the tiles.
    pub fn tiles(&self) -> &TileTable {
        &self.tiles
    }

    /// Returns the powers and the grid.
    pub fn powers(&self) -> &PowerTable {
        &self.powers
    }

    /// Returns the Caldera cards.
    pub fn cards(&self) -> &CardTable {
        &self.cards
    }

    /// Returns the spaces of each starting island: Uno, Duo, Trio.
    pub fn islands(&self) -> &[[Hex; 3]] {
        &self.islands
    }

    /// Lists all seats by number; the order of play is in the position.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players).map(Seat)
    }

    /// Returns the colour of a seat.
    pub fn colour(&self, seat: Seat) -> Colour {
        self.setup.players.get(seat.index()).copied().unwrap_or(Colour::Pink)
    }

    /// Returns the seat of a colour.
    pub fn seat_of(&self, colour: Colour) -> Option<Seat> {
        self.setup.players.iter().position(|&other| other == colour).map(|index| Seat(index as u8))
    }

    /// Returns the seats of the person who holds this one.
    pub(crate) fn player_seats(&self, seat: Seat) -> SeatSet {
        self.persons.get(seat.index()).copied().unwrap_or(SeatSet::single(seat))
    }

    /// Returns whether a hex is on the table: islands never leave it.
    #[inline]
    pub fn is_on_table(&self, hex: Hex) -> bool {
        self.middle.distance(hex) <= self.reach
    }

    /// Lists every hex of the table, in order.
    pub fn table_hexes(&self) -> impl Iterator<Item = Hex> + '_ {
        let reach = self.reach as i8;
        (-reach..=reach)
            .flat_map(move |r| (-reach..=reach).map(move |q| Hex::new(self.middle.q + q, self.middle.r + r)))
            .filter(|&hex| self.is_on_table(hex))
    }
}

fn check_players(setup: &Setup, errors: &mut Vec<String>) {
    for (index, colour) in setup.players.iter().enumerate() {
        if setup.players[..index].contains(colour) {
            errors.push(format!("players: {} is named twice", colour.name()));
        }
    }
    if !setup.persons.is_empty() && setup.persons.len() != setup.players.len() {
        errors.push(format!(
            "persons: {} numbers for {} players; give one for each, or none",
            setup.persons.len(),
            setup.players.len()
        ));
    }
}

/// Checks that everybody can build a starting island: an Uno, a Duo with its colour, a Trio.
fn check_tiles(tiles: &TileTable, players: usize, errors: &mut Vec<String>) {
    let count = |size: Size, colour: u8| -> usize {
        let fits = |kind: &crate::tile::TileKind| {
            let edges = tiles.edges(crate::tile::Face::new(*kind, 0));
            tiles.size(*kind) == size && edges.colours() & colour != 0
        };
        tiles.all().filter(fits).map(|kind| usize::from(tiles.kinds[kind.index()].count)).sum()
    };
    if count(Size::Uno, 7) < players || count(Size::Trio, 7) < players {
        errors.push("tiles: everybody needs an Uno and a Trio".into());
    }
    if (0..3).any(|colour| count(Size::Uno, 1 << colour) > 0 && count(Size::Duo, 1 << colour) < players) {
        errors.push("tiles: everybody needs a Duo that matches any Uno".into());
    }
}

type Islands = (Vec<[Hex; 3]>, Hex, u8);

fn read_islands(text: &str, players: usize) -> Result<Islands, String> {
    let text = check_length(text, MAX_TABLE_BYTES).map_err(|reason| format!("islands: {reason}"))?;
    let file: IslandFile = toml_text::read(text).map_err(|error| format!("islands: {}", shorten_lines(&error)))?;
    let row = file.by_players.get(&players.clamp(2, 5).to_string());
    let row = row.ok_or_else(|| format!("islands: nothing for {players} players"))?;
    if row.islands.len() > MOST_ISLANDS {
        return Err(format!("islands: {} islands are too many; at most {MOST_ISLANDS}", row.islands.len()));
    }
    let hex = |text: &str| text.parse::<Hex>().map_err(|error| shorten_lines(&format!("islands: {text:?}: {error}")));
    let mut islands = Vec::new();
    for line in &row.islands {
        let hexes: Result<Vec<Hex>, String> = line.split_whitespace().map(hex).collect();
        let hexes: [Hex; 3] =
            hexes?.try_into().map_err(|_| shorten_lines(&format!("islands: {line:?} must be three hexes")))?;
        let beside = |one: usize, two: usize| hexes[one].distance(hexes[two]) == 1;
        if !(beside(0, 1) && beside(0, 2) && beside(1, 2)) {
            return Err(format!("islands: {line:?} must be three hexes next to each other"));
        }
        islands.push(hexes);
    }
    let middle = hex(&row.middle)?;
    if !middle.is_in_range() {
        let most = Hex::MAX_COORDINATE;
        return Err(format!("islands: middle = {middle}: rows and columns go from -{most} to {most}"));
    }
    if islands.len() < players || file.reach > 20 {
        return Err(format!("islands: {players} players need as many islands, and a reach of 20 at most"));
    }
    let all: Vec<Hex> = islands.iter().flatten().copied().collect();
    if all.iter().any(|hex| middle.distance(*hex) > file.reach) {
        return Err("islands: all of them must lie on the table".into());
    }
    let apart = |one: usize, two: usize| one / 3 == two / 3 || all[one].distance(all[two]) > 1;
    if (0..all.len()).any(|one| (0..one).any(|two| !apart(one, two))) {
        return Err("islands: no two may touch".into());
    }
    Ok((islands, middle, file.reach))
}

fn persons(setup: &Setup) -> [SeatSet; 5] {
    let person = |seat: usize| setup.persons.get(seat).copied().unwrap_or(seat as u8);
    std::array::from_fn(|seat| {
        let held = (0..setup.players.len()).filter(|&other| person(other) == person(seat));
        held.fold(SeatSet::single(Seat(seat as u8)), |set, other| set.union(SeatSet::single(Seat(other as u8))))
    })
}
