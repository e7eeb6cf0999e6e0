//! Gullets: tiles go in and out at the top; a full Gullet pushes a tile out at the bottom (GUL-2, GUL-3).

use super::{GULLET, NONE, Stack, Tile, Tiles};

impl Tiles {
    /// Creates a tile on top of a Gullet, for positions made by hand. Returns `false` if it does not fit.
    pub fn add_tile_to_gullet(&mut self, seat: usize, tile: Tile) -> bool {
        if self.gullet_size(seat) == GULLET {
            return false;
        }
        match self.make(tile) {
            Some(id) => self.push_to_gullet(seat, id).is_none(),
            None => false,
        }
    }

    /// Moves the exposed tile of a stack into a Gullet. A tile pushed out at the bottom is destroyed and returned (GUL-2).
    pub fn move_to_gullet(&mut self, stack: Stack, seat: usize) -> Option<Tile> {
        let id = self.pop(stack)?;
        // The back of a taken Barren has been looked at, so in the Gullet it is a plain Barren.
        self.kind[id as usize] = Tile(self.kind[id as usize]).without_back().0;
        self.push_to_gullet(seat, id)
    }

    pub(super) fn push_to_gullet(&mut self, seat: usize, id: u8) -> Option<Tile> {
        let held = self.gullet_size(seat);
        let gullet = &mut self.gullets[seat];
        if held < GULLET {
            gullet[held] = id;
            return None;
        }
        let out = gullet[0];
        gullet.copy_within(1.., 0);
        gullet[GULLET - 1] = id;
        Some(self.scrap(out))
    }

    /// Returns how many tiles a Gullet holds.
    #[inline]
    pub fn gullet_size(&self, seat: usize) -> usize {
        let gullet = &self.gullets[seat];
        gullet.iter().position(|&id| id == NONE).unwrap_or(GULLET)
    }

    /// Returns the tiles of a Gullet from the bottom up.
    pub fn gullet(&self, seat: usize) -> impl DoubleEndedIterator<Item = Tile> + '_ {
        self.gullets[seat].iter().filter(|&&id| id != NONE).map(|&id| Tile(self.kind[id as usize]))
    }

    /// Returns the top tile of a Gullet.
    pub fn gullet_top(&self, seat: usize) -> Option<Tile> {
        self.gullet(seat).next_back()
    }

    pub(super) fn pop_from_gullet(&mut self, seat: usize) -> Option<u8> {
        let held = self.gullet_size(seat);
        if held == 0 {
            return None;
        }
        Some(std::mem::replace(&mut self.gullets[seat][held - 1], NONE))
    }

    /// Moves the top tile of a Gullet into a Vault slot or onto a hex.
    pub fn move_from_gullet(&mut self, seat: usize, stack: Stack) {
        if let Some(id) = self.pop_from_gullet(seat) {
            self.push(stack, id);
        }
    }

    /// Moves the top tile of one Gullet into another; returns what moved and what was pushed out.
    pub fn steal(&mut self, from: usize, to: usize) -> Option<(Tile, Option<Tile>)> {
        let id = self.pop_from_gullet(from)?;
        let tile = Tile(self.kind[id as usize]);
        Some((tile, self.push_to_gullet(to, id)))
    }

    /// Destroys the top tile of a Gullet.
    pub fn destroy_gullet_top(&mut self, seat: usize) -> Option<Tile> {
        let id = self.pop_from_gullet(seat)?;
        Some(self.scrap(id))
    }

    /// Destroys the topmost Barren of a Gullet; those above it move down (GUL-3).
    pub fn destroy_gullet_barren(&mut self, seat: usize) -> bool {
        let is_barren = |at: &usize| Tile(self.kind[self.gullets[seat][*at] as usize]).is_barren();
        let Some(at) = (0..self.gullet_size(seat)).rev().find(is_barren) else { return false };
        let id = self.remove_from_gullet(seat, at);
        self.scrap(id);
        true
    }

    /// Moves the tile at `at`, counted from the bottom, into another Gullet; those above it move down.
    pub fn steal_at(&mut self, from: usize, at: usize, to: usize) -> Option<(Tile, Option<Tile>)> {
        if at >= self.gullet_size(from) {
            return None;
        }
        let id = self.remove_from_gullet(from, at);
        let tile = Tile(self.kind[id as usize]);
        Some((tile, self.push_to_gullet(to, id)))
    }

    pub(super) fn remove_from_gullet(&mut self, seat: usize, at: usize) -> u8 {
        let gullet = &mut self.gullets[seat];
        let id = gullet[at];
        gullet.copy_within(at + 1.., at);
        gullet[GULLET - 1] = NONE;
        id
    }
}
