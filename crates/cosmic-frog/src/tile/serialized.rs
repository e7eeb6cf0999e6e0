//! Serializes tiles and collections of tiles as bytes and as readable data, and compares collections. Numbers in the pool mean
//! nothing.

use super::{CELLS, HEX_HEIGHT, NONE, SEATS, SLOTS, Stack, Tile, Tiles, stacks};
use hexgrid::Cell;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

impl Tiles {
    /// Returns whether the same tiles lie in the same places, whatever their numbers are.
    fn lie_alike(&self, other: &Tiles) -> bool {
        let gone = self.gone == other.gone && self.muck_gone == other.muck_gone;
        let stacks = stacks().all(|stack| self.stack(stack).eq(other.stack(stack)));
        gone && stacks && (0..SEATS).all(|seat| self.gullet(seat).eq(other.gullet(seat)))
    }

    fn write(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(400);
        let mut pile = |stack: Stack, always: bool| {
            if self.head_of(stack) == NONE {
                if always {
                    bytes.push(0);
                }
                return;
            }
            let height = self.height(stack);
            if let Stack::Hex(cell) = stack {
                bytes.push(cell.0);
            }
            bytes.push(height as u8);
            let start = bytes.len();
            bytes.extend(self.stack(stack).map(|tile| tile.0));
            bytes[start..].reverse();
        };
        for cell in 0..CELLS as u8 {
            pile(Stack::Hex(Cell(cell)), false);
        }
        for at in 0..SEATS * SLOTS {
            pile(Stack::Vault((at / SLOTS) as u8, (at % SLOTS) as u8), true);
        }
        let hexes = self.top.iter().filter(|&&id| id != NONE).count() as u8;
        for seat in 0..SEATS {
            bytes.push(self.gullet_size(seat) as u8);
            bytes.extend(self.gullet(seat).map(|tile| tile.0));
        }
        bytes.extend(self.gone);
        // Without muck the bytes are the same as before muck existed.
        if self.muck_gone != [0; 2] {
            bytes.extend(self.muck_gone);
        }
        bytes.insert(0, hexes);
        bytes
    }

    fn read(bytes: &[u8]) -> Option<Tiles> {
        let mut bytes = bytes.iter().copied();
        let mut tiles = Tiles::default();
        let hexes = bytes.next()?;
        for _ in 0..hexes {
            let cell = bytes.next()?;
            if cell as usize >= CELLS || tiles.top[cell as usize] != NONE {
                return None;
            }
            tiles.read_pile(&mut bytes, Stack::Hex(Cell(cell)), HEX_HEIGHT)?;
        }
        for at in 0..SEATS * SLOTS {
            tiles.read_pile(&mut bytes, Stack::Vault((at / SLOTS) as u8, (at % SLOTS) as u8), 3)?;
        }
        for seat in 0..SEATS {
            for _ in 0..bytes.next()? {
                let tile = Tile(bytes.next()?);
                if !tile.is_valid() || !tiles.add_tile_to_gullet(seat, tile) {
                    return None;
                }
            }
        }
        for gone in &mut tiles.gone {
            *gone = bytes.next()?;
        }
        if let Some(regular) = bytes.next() {
            tiles.muck_gone = [regular, bytes.next()?];
        }
        bytes.next().is_none().then_some(tiles)
    }

    fn read_pile(&mut self, bytes: &mut impl Iterator<Item = u8>, stack: Stack, most: usize) -> Option<()> {
        let height = bytes.next()?;
        for _ in 0..height {
            let tile = Tile(bytes.next()?);
            if !tile.is_valid() || self.height(stack) >= most || !self.add_tile(stack, tile) {
                return None;
            }
        }
        Some(())
    }
}

impl PartialEq for Tiles {
    fn eq(&self, other: &Tiles) -> bool {
        // Copies have equal numbers. Otherwise the same tiles may have other numbers.
        let same = self.top == other.top
            && self.kind == other.kind
            && self.below == other.below
            && self.vaults == other.vaults
            && self.gullets == other.gullets
            && self.gone == other.gone
            && self.muck_gone == other.muck_gone;
        same || self.lie_alike(other)
    }
}

impl Eq for Tiles {}

impl std::fmt::Debug for Tiles {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut map = f.debug_map();
        for cell in (0..CELLS as u8).map(Cell).filter(|cell| self.top[cell.index()] != NONE) {
            let mut names: Vec<_> = self.stack(Stack::Hex(cell)).map(Tile::name).collect();
            names.reverse();
            map.entry(&cell.0, &names.join(" "));
        }
        map.finish()
    }
}

/// A collection of tiles in text formats. Stacks begin at the bottom.
#[derive(Serialize, Deserialize)]
struct ReadableTiles {
    hexes: Vec<ReadableStack>,
    /// For each seat the nine slots of its Vault.
    vaults: Vec<Vec<Vec<Tile>>>,
    /// For each seat its Gullet.
    gullets: Vec<Vec<Tile>>,
    gone: [u8; 9],
    muck_gone: [u8; 2],
}

/// The tiles of a hex in text formats.
#[derive(Serialize, Deserialize)]
struct ReadableStack {
    cell: Cell,
    tiles: Vec<Tile>,
}

impl From<&Tiles> for ReadableTiles {
    fn from(tiles: &Tiles) -> ReadableTiles {
        let stack = |stack: Stack| {
            let mut tiles: Vec<Tile> = tiles.stack(stack).collect();
            tiles.reverse();
            tiles
        };
        let cells = (0..CELLS as u8).map(Cell).filter(|cell| tiles.top[cell.index()] != NONE);
        let slots = |vault: usize| (0..SLOTS).map(|slot| stack(Stack::Vault(vault as u8, slot as u8))).collect();
        ReadableTiles {
            hexes: cells.map(|cell| ReadableStack { cell, tiles: stack(Stack::Hex(cell)) }).collect(),
            vaults: (0..SEATS).map(slots).collect(),
            gullets: (0..SEATS).map(|seat| tiles.gullet(seat).collect()).collect(),
            gone: tiles.gone,
            muck_gone: tiles.muck_gone,
        }
    }
}

impl ReadableTiles {
    fn tiles(&self) -> Option<Tiles> {
        let mut all = Tiles { gone: self.gone, muck_gone: self.muck_gone, ..Tiles::default() };
        if self.vaults.len() > SEATS
            || self.vaults.iter().any(|slots| slots.len() > SLOTS)
            || self.gullets.len() > SEATS
        {
            return None;
        }
        for ReadableStack { cell, tiles } in &self.hexes {
            if cell.index() >= CELLS || all.top[cell.index()] != NONE || tiles.len() > HEX_HEIGHT {
                return None;
            }
            all.fill(Stack::Hex(*cell), tiles)?;
        }
        for (vault, slots) in (0u8..).zip(&self.vaults) {
            for (slot, tiles) in (0u8..).zip(slots).filter(|(_, tiles)| !tiles.is_empty()) {
                if tiles.len() > 3 {
                    return None;
                }
                all.fill(Stack::Vault(vault, slot), tiles)?;
            }
        }
        for (seat, tiles) in self.gullets.iter().enumerate() {
            tiles.iter().try_for_each(|&tile| all.add_tile_to_gullet(seat, tile).then_some(()))?;
        }
        Some(all)
    }
}

impl Tiles {
    fn fill(&mut self, stack: Stack, tiles: &[Tile]) -> Option<()> {
        tiles.iter().try_for_each(|&tile| self.add_tile(stack, tile).then_some(()))
    }
}

/// Text formats get the tile's name.
impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() { self.name().serialize(serializer) } else { self.0.serialize(serializer) }
    }
}

impl<'de> Deserialize<'de> for Tile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tile, D::Error> {
        if !deserializer.is_human_readable() {
            return u8::deserialize(deserializer).map(Tile);
        }
        let name = String::deserialize(deserializer)?;
        Tile::from_name(&name).ok_or_else(|| serde::de::Error::custom("no tile has this name"))
    }
}

/// Text formats get the tiles by place and name, others get bytes.
impl Serialize for Tiles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            ReadableTiles::from(self).serialize(serializer)
        } else {
            self.write().serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Tiles {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tiles, D::Error> {
        let tiles = if deserializer.is_human_readable() {
            ReadableTiles::deserialize(deserializer)?.tiles()
        } else {
            Tiles::read(&Vec::<u8>::deserialize(deserializer)?)
        };
        tiles.ok_or_else(|| serde::de::Error::custom("not a valid layout of tiles"))
    }
}
