//! Tiles: Barrens and Land on the Shard, in Gullets and in Vaults, and everything that moves them.
//!
//! A [`Tile`] is one byte: its kind and, if known, its back. [`Tiles`] keeps every tile in a pool with links to the tile
//! below, so that a stack is a number and moving a tile moves a byte. Numbers in the pool mean nothing: two collections are
//! equal, and serialise to the same bytes, if the same tiles lie in the same places.
//!
//! Not here: who may move what (`steps/`), Gullets (`tile/gullet.rs`),
//! how a collection is written down (`tile/serialized.rs`). Start with [`Tiles::move_to_gullet`] and [`Tiles::move_from_gullet`].

mod back;
mod gullet;
mod muck;
mod serialized;

pub use back::{Back, Bonus};

use crate::Land;
use crate::muck::Muck;
use hexgrid::Cell;
use serde::{Deserialize, Serialize};

/// Most cells a mat may have.
pub const CELLS: usize = 240;
/// Most tiles a game may have: 96 Barrens, 80 Land, 48 muck.
pub const TILES: usize = 224;
/// Most frogs.
pub const SEATS: usize = 6;
/// Slots of a Vault.
pub const SLOTS: usize = 9;
/// Slots of a Gullet.
pub const GULLET: usize = 4;
/// Most tiles on one hex.
pub const HEX_HEIGHT: usize = 8;
const NONE: u8 = u8::MAX;

/// A tile: Land or Barren, with what is known of its back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

impl Tile {
    /// A Barren whose back nobody knows.
    pub const BARREN: Tile = Tile(8);

    /// Returns a Land.
    pub const fn land(land: Land) -> Tile {
        Tile(land.index())
    }

    /// Returns a Barren whose back is settled, as in scenarios.
    pub const fn barren(back: Back) -> Tile {
        Tile(8 | (back as u8 + 1) << 4)
    }

    /// Returns which Land it is; `None` for a Barren.
    pub const fn as_land(self) -> Option<Land> {
        Land::from_index(self.0 & 15)
    }

    /// Returns whether it is a Barren.
    pub const fn is_barren(self) -> bool {
        self.0 & 15 == 8
    }

    /// Returns the back of a Barren, if settled.
    pub fn back(self) -> Option<Back> {
        if self.is_barren() && self.0 >> 4 > 0 {
            Back::ALL.get((self.0 >> 4) as usize - 1).copied().or(self.open_blank())
        } else {
            None
        }
    }

    /// Returns a Land whose back is settled.
    pub const fn land_with_bonus(land: Land, bonus: Bonus) -> Tile {
        Tile(land.index() | (bonus as u8 + 1) << 4)
    }

    /// Returns the back of a Land, if settled.
    pub fn bonus(self) -> Option<Bonus> {
        if self.as_land().is_some() && self.0 >> 4 > 0 {
            Bonus::ALL.get((self.0 >> 4) as usize - 1).copied()
        } else {
            None
        }
    }

    /// Returns the tile without its back.
    pub const fn without_back(self) -> Tile {
        if self.is_barren() { Tile::BARREN } else { self }
    }

    /// Returns its word in notation and scenarios: `barren!` has a fracture on the back, `barren.` a blank, `barren~` a Quake,
    /// `barren@` a Vortex; a plain `barren` is undecided, `barren-` is known by everybody to be blank;
    /// `muck` is regular, `ooze` oozing.
    pub fn name(self) -> &'static str {
        match (self.as_land(), self.back()) {
            _ if self == Tile::SPENT => "barren-",
            (None, _) if self.as_muck() == Some(Muck::Regular) => "muck",
            (None, _) if self.as_muck() == Some(Muck::Oozing) => "ooze",
            (Some(land), _) => LAND_NAMES[self.0 as usize >> 4 & 3][land.index() as usize],
            (None, None) => "barren",
            (None, Some(back)) => ["barren.", "barren!", "barren~", "barren@"][back as usize],
        }
    }

    /// Returns the tile with this name.
    pub fn from_name(name: &str) -> Option<Tile> {
        let barrens = [Tile::BARREN].into_iter().chain(Back::ALL.map(Tile::barren));
        let rich = Land::ALL.into_iter().flat_map(|land| Bonus::ALL.map(|bonus| Tile::land_with_bonus(land, bonus)));
        let more = [Tile::SPENT].into_iter().chain(Muck::SEEN.into_iter().filter_map(Tile::muck));
        barrens.chain(Land::ALL.map(Tile::land)).chain(rich).chain(more).find(|tile| tile.name() == name)
    }

    fn is_valid(self) -> bool {
        Tile::from_name(self.name()) == Some(self)
    }
}

/// Names of Land by what is known of the back: unknown, normal, Abundant, Harmonious.
const LAND_NAMES: [[&str; 8]; 4] = [
    ["hill", "mountain", "desert", "mesa", "swamp", "lake", "meadow", "forest"],
    ["hill.", "mountain.", "desert.", "mesa.", "swamp.", "lake.", "meadow.", "forest."],
    ["hill+", "mountain+", "desert+", "mesa+", "swamp+", "lake+", "meadow+", "forest+"],
    ["hill*", "mountain*", "desert*", "mesa*", "swamp*", "lake*", "meadow*", "forest*"],
];

/// A place where tiles lie in a stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stack {
    /// A hex of the Shard.
    Hex(Cell),
    /// A slot of a Vault, 0 to 8.
    Vault(u8, u8),
}

/// All tiles of a game. See the module.
#[derive(Clone, Copy)]
pub struct Tiles {
    top: [u8; CELLS],
    vaults: [[u8; SLOTS]; SEATS],
    gullets: [[u8; GULLET]; SEATS],
    kind: [u8; TILES],
    below: [u8; TILES],
    used: u8,
    /// How many tiles of each kind were destroyed; the last is Barrens.
    gone: [u8; 9],
    muck_gone: [u8; 2],
    /// The first free number, which a new tile may use again.
    free: u8,
}

impl Default for Tiles {
    fn default() -> Self {
        Tiles {
            top: [NONE; CELLS],
            vaults: [[NONE; SLOTS]; SEATS],
            gullets: [[NONE; GULLET]; SEATS],
            kind: [0; TILES],
            below: [0; TILES],
            used: 0,
            gone: [0; 9],
            muck_gone: [0; 2],
            free: NONE,
        }
    }
}

impl Tiles {
    fn head(&mut self, stack: Stack) -> &mut u8 {
        match stack {
            Stack::Hex(cell) => &mut self.top[cell.index()],
            Stack::Vault(vault, slot) => &mut self.vaults[vault as usize][slot as usize],
        }
    }

    fn head_of(&self, stack: Stack) -> u8 {
        match stack {
            Stack::Hex(cell) => self.top.get(cell.index()).copied().unwrap_or(NONE),
            Stack::Vault(vault, slot) => self.vaults[vault as usize][slot as usize],
        }
    }

    /// Creates a tile on top of a stack. Returns `false` if the box is empty.
    pub fn add_tile(&mut self, stack: Stack, tile: Tile) -> bool {
        let Some(id) = self.make(tile) else { return false };
        self.push(stack, id);
        true
    }

    fn make(&mut self, tile: Tile) -> Option<u8> {
        let id = match self.take_free_place() {
            Some(id) => id,
            None if self.used as usize >= TILES => return None,
            None => {
                self.used += 1;
                self.used - 1
            }
        };
        self.kind[id as usize] = tile.0;
        Some(id)
    }

    fn push(&mut self, stack: Stack, id: u8) {
        let under = std::mem::replace(self.head(stack), id);
        self.below[id as usize] = under;
    }

    fn pop(&mut self, stack: Stack) -> Option<u8> {
        let id = self.head_of(stack);
        if id == NONE {
            return None;
        }
        *self.head(stack) = self.below[id as usize];
        Some(id)
    }

    /// Returns the exposed tile of a stack.
    #[inline]
    pub fn top(&self, stack: Stack) -> Option<Tile> {
        let id = self.head_of(stack);
        if id == NONE { None } else { Some(Tile(self.kind[id as usize])) }
    }

    /// Returns the tiles of a stack from the top down.
    pub fn stack(&self, stack: Stack) -> impl Iterator<Item = Tile> + '_ {
        let mut id = self.head_of(stack);
        std::iter::from_fn(move || {
            if id == NONE {
                return None;
            }
            let tile = Tile(self.kind[id as usize]);
            id = self.below[id as usize];
            Some(tile)
        })
    }

    /// Returns how many tiles a stack has.
    pub fn height(&self, stack: Stack) -> usize {
        self.stack(stack).count()
    }

    /// Destroys the exposed tile of a stack.
    pub fn destroy(&mut self, stack: Stack) -> Option<Tile> {
        let id = self.pop(stack)?;
        Some(self.scrap(id))
    }

    fn scrap(&mut self, id: u8) -> Tile {
        let tile = Tile(self.kind[id as usize]);
        match tile.as_muck() {
            Some(muck) => self.count_destroyed_muck(muck, 1),
            None => self.gone[(tile.0 & 15).min(8) as usize] += 1,
        }
        tile
    }

    /// Makes every settled back undecided again and counts them, because nobody knows a back.
    pub fn forget_backs(&mut self) -> [u8; 4] {
        let mut counts = [0; 4];
        for cell in 0..CELLS {
            let mut id = self.top[cell];
            while id != NONE {
                let tile = Tile(self.kind[id as usize]);
                if let Some(back) = tile.back().filter(|_| tile != Tile::SPENT) {
                    counts[back as usize] += 1;
                    self.kind[id as usize] = tile.without_back().0;
                }
                id = self.below[id as usize];
            }
        }
        counts
    }

    /// Settles the back of the Land at this depth of a stack, 0 the top.
    pub(crate) fn set_bonus(&mut self, stack: Stack, depth: usize, bonus: Bonus) {
        let mut id = self.head_of(stack);
        for _ in 0..depth {
            id = self.below[id as usize];
        }
        if let Some(land) = Tile(self.kind[id as usize]).as_land() {
            self.kind[id as usize] = Tile::land_with_bonus(land, bonus).0;
        }
    }

    /// Makes every settled back of a Land undecided again and counts them by type.
    pub(crate) fn forget_bonuses(&mut self) -> [[u8; 3]; 8] {
        let mut counts = [[0; 3]; 8];
        for id in 0..self.used as usize {
            let tile = Tile(self.kind[id]);
            if let (Some(land), Some(bonus)) = (tile.as_land(), tile.bonus()) {
                counts[land.index() as usize][bonus as usize] += 1;
                self.kind[id] = Tile::land(land).0;
            }
        }
        counts
    }

    /// Returns how many tiles of each kind were destroyed; the last is Barrens.
    pub fn destroyed_counts(&self) -> &[u8; 9] {
        &self.gone
    }

    pub(crate) fn set_destroyed_counts(&mut self, gone: [u8; 9]) {
        self.gone = gone;
    }

    /// Returns how many tiles of each kind exist: on hexes, in Vaults, in Gullets and destroyed; the last is Barrens.
    pub fn tile_counts(&self) -> [u16; 9] {
        let mut counts = self.gone.map(u16::from);
        let tiles = stacks().flat_map(|stack| self.stack(stack)).chain((0..SEATS).flat_map(|seat| self.gullet(seat)));
        for tile in tiles.filter(|tile| tile.as_muck().is_none()) {
            counts[(tile.0 & 15).min(8) as usize] += 1;
        }
        counts
    }
}

/// Returns every stack that a collection may have.
fn stacks() -> impl Iterator<Item = Stack> {
    let vaults = (0..SEATS * SLOTS).map(|at| Stack::Vault((at / SLOTS) as u8, (at % SLOTS) as u8));
    (0..CELLS as u8).map(|cell| Stack::Hex(Cell(cell))).chain(vaults)
}
