//! The rules of one game, which never change while it is played: geometry with precomputed neighbours, tables, who plays which
//! frog.
//!
//! Built once by [`Rules::new`]. Not here: the position (`state.rs`), what happens in it (`steps/`).

mod check_setup;

use crate::ability_table::AbilityTable;
use crate::map::{BORDER, Map};
use crate::powers::Powers;
use crate::setup::{Colour, Setup};
use crate::tile::{CELLS, SEATS};
use check_setup::{check_frogs, check_room, check_teams};
use hexgrid::{Cell, CellGrid, CellSet, Dir, Hex};
use tabletop::{Seat, SeatSet, rule};

/// SET-1 by number of frogs, from 3: highlands and lowlands of each type, action cards per frog.
const AMOUNTS: [(u8, u8, u8); 4] = [(5, 6, 6), (6, 8, 5), (7, 10, 4), (8, 12, 3)];

/// The farthest a frog can leap: four free slots and six Ω.
const REACH: usize = 10;

/// The rules of one game.
#[derive(Clone, Debug)]
pub struct Rules {
    pub(crate) setup: Setup,
    pub(crate) mat: CellGrid,
    next: Box<[[Cell; 6]; 256]>,
    /// For each cell and distance, the cells up to that far on its six lines.
    lines: Vec<[CellSet; REACH + 1]>,
    /// For each cell, how far the nearest hex beyond the mat is on its six lines.
    off: Vec<u8>,
    /// The hexes of the map, where Barrens lie at the start.
    pub(crate) ground: CellSet,
    pub(crate) strikes: Vec<(String, Cell)>,
    pub(crate) frogs: u8,
    pub(crate) persons: [SeatSet; 6],
    /// The number of each frog's Vault: its own, or its team's.
    vaults: [u8; 6],
    /// The frogs that share a Vault with each.
    teams: [SeatSet; 6],
    pub(crate) abilities: AbilityTable,
    /// What a card gives a RoboFrog: its dice and nothing else.
    plain: Vec<Powers>,
    pub(crate) highlands: u8,
    pub(crate) lowlands: u8,
    pub(crate) cards: u8,
}

impl Rules {
    /// Returns the rules for a game to be played; the error lists every reason against it.
    pub fn new(setup: Setup) -> Result<Rules, Vec<String>> {
        let mut errors = Vec::new();
        rule!("SET-1");
        if !(3..=6).contains(&setup.frogs.len()) {
            errors.push(format!("frogs: 3 to 6 frogs can play, not {}", setup.frogs.len()));
        }
        Rules::build(setup, errors, &[])
    }

    /// Returns the rules for a position made by hand: two frogs are enough, and hexes beyond the map may be used.
    pub fn for_position(setup: Setup, hexes: &[Hex]) -> Result<Rules, Vec<String>> {
        let mut errors = Vec::new();
        if !(1..=6).contains(&setup.frogs.len()) {
            errors.push(format!("frogs: a position has 1 to 6 frogs, not {}", setup.frogs.len()));
        }
        Rules::build(setup, errors, hexes)
    }

    fn build(setup: Setup, mut errors: Vec<String>, extra: &[Hex]) -> Result<Rules, Vec<String>> {
        // Do not check each of far too many frogs.
        if setup.frogs.len() > SEATS {
            return Err(errors);
        }
        check_frogs(&setup, &mut errors);
        check_teams(&setup, &mut errors);
        let map = Map::read(setup.map.as_deref().unwrap_or(crate::map::STANDARD));
        let table = setup.abilities.as_deref().unwrap_or(crate::ability_table::STANDARD);
        let abilities =
            if setup.find_muck.is_off() { AbilityTable::read(table) } else { AbilityTable::read_with_muck(table) };
        let (map, abilities) = match (map, abilities) {
            (Ok(map), Ok(abilities)) => (map, abilities),
            (map, abilities) => {
                errors.extend(map.err().into_iter().flatten());
                errors.extend(abilities.err().into_iter().flatten());
                return Err(errors);
            }
        };
        let frogs = setup.frogs.len();
        let (highlands, lowlands, cards) = AMOUNTS[frogs.clamp(3, 6) - 3];
        check_room(&map, &setup, lowlands, &mut errors);
        let Some(mat) = mat(&map, extra) else {
            errors.push(format!("board: its hexes are spread out too far; a mat has {CELLS} hexes at most"));
            return Err(errors);
        };
        if !errors.is_empty() {
            return Err(errors);
        }
        let mut next = Box::new([[Cell::OFF; 6]; 256]);
        for cell in mat.cells() {
            next[cell.index()] = mat.around(cell);
        }
        rule!("SET-2");
        Ok(Rules {
            ground: map.hexes.iter().map(|&hex| mat.cell(hex)).collect(),
            strikes: map.strikes.iter().map(|(name, hex)| (name.clone(), mat.cell(*hex))).collect(),
            frogs: frogs as u8,
            persons: persons(&setup),
            vaults: vaults(&setup),
            teams: shares(&setup),
            lines: mat.cells().map(|cell| lines(&mat, cell)).collect(),
            off: mat.cells().map(|cell| off(&mat, cell)).collect(),
            next,
            mat,
            plain: dice_alone(&abilities),
            abilities,
            highlands,
            lowlands,
            cards,
            setup,
        })
    }

    /// Returns the neighbour of a cell.
    #[inline]
    pub fn neighbour(&self, cell: Cell, dir: Dir) -> Cell {
        self.next[cell.0 as usize][dir.index()]
    }

    /// Returns the cells up to this far away on the six straight lines through a cell.
    #[inline]
    pub(crate) fn straight_cells(&self, cell: Cell, distance: u8) -> &CellSet {
        &self.lines[cell.index()][(distance as usize).min(REACH)]
    }

    /// Returns how far the nearest hex beyond the mat is on the lines through a cell.
    #[inline]
    pub(crate) fn distance_to_border(&self, cell: Cell) -> u8 {
        self.off[cell.index()]
    }

    /// Returns the six neighbours of a cell, clockwise from north-east.
    #[inline]
    pub fn around(&self, cell: Cell) -> &[Cell; 6] {
        &self.next[cell.0 as usize]
    }

    /// Returns the mat: every hex that has a number.
    pub fn cell_grid(&self) -> &CellGrid {
        &self.mat
    }

    /// Returns the hexes of the map.
    pub fn map_hexes(&self) -> CellSet {
        self.ground
    }

    /// Returns the Splinter locations: name and strike hex.
    pub fn strikes(&self) -> &[(String, Cell)] {
        &self.strikes
    }

    /// Returns how many frogs play.
    pub fn frogs(&self) -> u8 {
        self.frogs
    }

    /// Returns all seats in order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.frogs).map(Seat)
    }

    /// Returns all seats in order, beginning with this one.
    pub fn seats_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let frogs = self.frogs;
        (0..frogs).map(move |step| Seat((first.0 + step) % frogs))
    }

    /// Returns the colour of a frog.
    pub fn colour(&self, seat: Seat) -> Colour {
        self.setup.frogs.get(seat.index()).copied().unwrap_or(Colour::Red)
    }

    /// Returns the frog of a colour.
    pub fn seat_of(&self, colour: Colour) -> Option<Seat> {
        self.setup.frogs.iter().position(|&other| other == colour).map(|index| Seat(index as u8))
    }

    /// Returns who learns what this frog sees of its own cards.
    pub(crate) fn card_knowers(&self, seat: Seat) -> SeatSet {
        if self.is_robo(seat) {
            return SeatSet::NONE;
        }
        self.persons[seat.index() % 6].union(self.teams[seat.index() % 6])
    }

    /// Returns the frogs of a frog's team, itself included.
    pub fn team(&self, seat: Seat) -> SeatSet {
        self.teams[seat.index() % 6]
    }

    /// Returns whether frogs play in teams.
    pub fn has_teams(&self) -> bool {
        !self.setup.teams.is_empty()
    }

    /// Returns the lowest seat of a frog's team, which stands for its Vault.
    pub fn vault_owner(&self, seat: Seat) -> Seat {
        self.team(seat).iter().next().unwrap_or(seat)
    }

    /// Returns how many Vaults there are.
    pub fn vaults(&self) -> u8 {
        self.seats().map(|seat| self.vault(seat) + 1).max().unwrap_or(0)
    }

    /// Returns whether Find Muck is played.
    #[inline]
    pub fn has_muck(&self) -> bool {
        !self.setup.find_muck.is_off()
    }

    /// Returns whether chips are used instead of dice.
    #[inline]
    pub fn has_chips(&self) -> bool {
        self.setup.find_muck == crate::setup::FindMuck::Chips
    }

    /// Returns whether one person decides for both of these frogs.
    pub(crate) fn is_same_player(&self, one: Seat, other: Seat) -> bool {
        self.persons[one.index() % 6].contains(other)
    }

    /// Returns the Vault of a frog.
    pub fn vault(&self, seat: Seat) -> u8 {
        self.vaults[seat.index() % 6]
    }

    /// Returns all cards with their powers.
    pub fn abilities(&self) -> &AbilityTable {
        &self.abilities
    }

    /// Returns what a card does face up.
    pub(crate) fn card_powers(&self, ability: crate::Ability) -> &Powers {
        self.abilities.powers(ability)
    }

    /// Returns how many Land tiles of each type a game uses: lowlands, highlands.
    pub fn land_counts(&self) -> (u8, u8) {
        (self.lowlands, self.highlands)
    }

    /// Returns how many action cards a frog has.
    pub fn action_cards_of(&self, seat: Seat) -> u8 {
        match self.setup.solo {
            Some(level) if self.is_robo(seat) => {
                rule!("SOLO-SET-1");
                level.cards()
            }
            _ => self.cards,
        }
    }

    /// Returns whether the rules play this frog.
    #[inline]
    pub fn is_robo(&self, seat: Seat) -> bool {
        self.setup.solo.is_some() && seat != HUMAN
    }

    /// Returns what a card gives a RoboFrog face up.
    pub(crate) fn dice_powers(&self, ability: crate::Ability) -> &Powers {
        self.plain.get(ability.0 as usize).unwrap_or(&Powers::PLAIN)
    }
}

/// The frog of the only person in a solo game.
pub(crate) const HUMAN: Seat = Seat(0);

fn dice_alone(abilities: &AbilityTable) -> Vec<Powers> {
    let cards = (0..abilities.len() as u8).map(|card| abilities.powers(crate::Ability(card)).dice);
    cards.map(|dice| Powers { dice, ..Powers::PLAIN }).collect()
}

/// Returns the mat of a map and further hexes; `None` if there are too many or they are too far apart.
fn mat(map: &Map, extra: &[Hex]) -> Option<CellGrid> {
    if extra.len() > CELLS || !extra.iter().all(|hex| hex.is_in_range()) {
        return None;
    }
    let mut hexes = map.hexes.clone();
    hexes.extend(extra);
    hexes.extend(between(&hexes));
    CellGrid::with_border(&hexes, BORDER).ok().filter(|mat| mat.len() <= CELLS)
}

/// Returns every hex between two of these on one straight line, so that a line never leaves the mat and comes back.
fn between(hexes: &[Hex]) -> Vec<Hex> {
    let mut filled = Vec::new();
    for from in hexes {
        for (dir, distance) in hexes.iter().filter_map(|to| from.direction_to(*to)) {
            filled.extend((1..distance).map(|step| from.step(dir, step as i8)));
        }
    }
    filled.sort_unstable();
    filled.dedup();
    filled
}

fn off(mat: &CellGrid, from: Cell) -> u8 {
    let distance = |dir: Dir| {
        let mut cell = mat.next(from, dir);
        let mut distance = 1;
        while cell.is_on() {
            cell = mat.next(cell, dir);
            distance += 1;
        }
        distance
    };
    Dir::ALL.into_iter().map(distance).min().unwrap_or(1)
}

fn lines(mat: &CellGrid, from: Cell) -> [CellSet; REACH + 1] {
    let mut sets = [CellSet::EMPTY; REACH + 1];
    for dir in Dir::ALL {
        let mut cell = from;
        for distance in 1..=REACH {
            cell = mat.next(cell, dir);
            if cell.is_on() {
                sets[distance..].iter_mut().for_each(|set| set.insert(cell));
            }
        }
    }
    sets
}

fn shares(setup: &Setup) -> [SeatSet; 6] {
    std::array::from_fn(|seat| {
        let robots = |other: usize| setup.solo.is_some() && other > 0 && seat > 0;
        let mates = |other: usize| !setup.teams.is_empty() && setup.teams.get(other) == setup.teams.get(seat);
        let same = |other: &usize| mates(*other) || robots(*other);
        let own = SeatSet::single(Seat(seat as u8));
        (0..setup.frogs.len()).filter(same).fold(own, |set, other| set.union(SeatSet::single(Seat(other as u8))))
    })
}

fn vaults(setup: &Setup) -> [u8; 6] {
    rule!("TEAM-2");
    let shares = shares(setup);
    let firsts: Vec<Seat> = (0..6).map(|seat: usize| shares[seat].iter().next().unwrap_or(Seat(seat as u8))).collect();
    std::array::from_fn(|seat| {
        let earlier = (0..firsts[seat].index()).filter(|&other| firsts[other].index() == other);
        earlier.count() as u8
    })
}

fn persons(setup: &Setup) -> [SeatSet; 6] {
    let person = |seat: usize| setup.persons.get(seat).copied().unwrap_or(seat as u8);
    std::array::from_fn(|seat| {
        let held = (0..setup.frogs.len()).filter(|&other| person(other) == person(seat));
        held.fold(SeatSet::single(Seat(seat as u8)), |set, other| set.union(SeatSet::single(Seat(other as u8))))
    })
}
