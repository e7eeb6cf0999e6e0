//! Collections of tiles as bytes, and when two of them are equal: numbers in the pool mean nothing.

use super::{CELLS, HEX_HEIGHT, NONE, SEATS, SLOTS, Stack, Tile, Tiles, stacks};
use hexgrid::Cell;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

impl Tiles {
    /// Whether the same tiles lie in the same places, whatever their numbers are.
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
            bytes.push(self.held(seat) as u8);
            bytes.extend(self.gullet(seat).map(|tile| tile.0));
        }
        bytes.extend(self.gone);
        // Without muck a layout is written as if there were none.
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
                if !tile.is_valid() || !tiles.create_in_gullet(seat, tile) {
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
            if !tile.is_valid() || self.height(stack) >= most || !self.create(stack, tile) {
                return None;
            }
        }
        Some(())
    }
}

impl PartialEq for Tiles {
    fn eq(&self, other: &Tiles) -> bool {
        // Copies of one another are equal number by number; else the same tiles may lie there under other numbers.
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

impl Serialize for Tiles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.write().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Tiles {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tiles, D::Error> {
        let bytes = Vec::<u8>::deserialize(deserializer)?;
        Tiles::read(&bytes).ok_or_else(|| serde::de::Error::custom("not a valid layout of tiles"))
    }
}
