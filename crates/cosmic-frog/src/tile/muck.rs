//! Muck lands as tiles, and what only purging does with tiles: it lays them on hexes, takes them out and puts new ones in.

use super::{HEX_HEIGHT, NONE, Stack, Tile, Tiles};
use crate::muck::Muck;
use crate::tile::Back;

/// The number of regular muck; oozing muck is the next one.
const MUCK: u8 = 9;
/// The back of a Barren that everybody knows to be blank.
const OPEN_BLANK: u8 = 5;

impl Tile {
    /// A Barren whose back was looked at before it returned to the Shard: everybody knows that the back is blank.
    pub const SPENT: Tile = Tile(8 | OPEN_BLANK << 4);

    /// Returns the tile of a muck land that has been seen; `None` for a hidden one, which is not a tile yet.
    pub const fn muck(muck: Muck) -> Option<Tile> {
        match muck {
            Muck::Hidden => None,
            Muck::Regular => Some(Tile(MUCK)),
            Muck::Oozing => Some(Tile(MUCK + 1)),
        }
    }

    /// Returns which muck land it is.
    pub const fn as_muck(self) -> Option<Muck> {
        match self.0 {
            MUCK => Some(Muck::Regular),
            byte if byte == MUCK + 1 => Some(Muck::Oozing),
            _ => None,
        }
    }

    /// Returns whether it is Land or muck, which can be stored.
    pub const fn is_land(self) -> bool {
        !self.is_barren()
    }

    /// Returns the points in a raid or alone in a line: lowlands and regular muck 1, highlands and oozing muck 2 (FM-MUCK-7).
    pub const fn points(self) -> u8 {
        match (self.as_land(), self.as_muck()) {
            (Some(land), _) => land.points(),
            (None, Some(Muck::Oozing)) => 2,
            (None, Some(_)) => 1,
            (None, None) => 0,
        }
    }

    /// Returns its number in scoring: eight kinds of Land, then regular and oozing muck.
    pub(crate) const fn number(self) -> u8 {
        match self.as_muck() {
            Some(muck) => 7 + muck as u8,
            None => self.0 & 15,
        }
    }

    pub(super) fn open_blank(self) -> Option<Back> {
        (self == Tile::SPENT).then_some(Back::Blank)
    }
}

impl Tiles {
    /// Returns whether another tile may lie on a stack of the Shard.
    pub fn hex_has_room(&self, stack: Stack) -> bool {
        self.height(stack) < HEX_HEIGHT
    }

    /// Brings the tile at `at`, counted from the bottom, to the top of a Gullet.
    pub(crate) fn move_to_gullet_top(&mut self, seat: usize, at: usize) {
        let held = self.gullet_size(seat);
        if at < held {
            self.gullets[seat][at..held].rotate_left(1);
        }
    }

    /// Moves the top tile of a Gullet onto a hex. The back of a Barren is then known to be blank.
    pub(crate) fn drop_onto_hex(&mut self, seat: usize, stack: Stack) -> Option<Tile> {
        let id = self.pop_from_gullet(seat)?;
        if Tile(self.kind[id as usize]).is_barren() {
            self.kind[id as usize] = Tile::SPENT.0;
        }
        self.push(stack, id);
        Some(Tile(self.kind[id as usize]))
    }

    /// Takes the top tile of a Gullet out of the collection and frees its place in the pool.
    pub(crate) fn remove_gullet_top(&mut self, seat: usize) -> Option<Tile> {
        let id = self.pop_from_gullet(seat)?;
        self.below[id as usize] = std::mem::replace(&mut self.free, id);
        Some(Tile(self.kind[id as usize]))
    }

    /// Puts a new tile into a Gullet. A tile pushed out at the bottom is destroyed and returned (GUL-2).
    pub(crate) fn gain_new_tile(&mut self, seat: usize, tile: Tile) -> Option<Tile> {
        let id = self.make(tile)?;
        self.push_to_gullet(seat, id)
    }

    /// Returns a place in the pool that has become free.
    pub(super) fn take_free_place(&mut self) -> Option<u8> {
        let id = self.free;
        if id == NONE {
            return None;
        }
        self.free = std::mem::replace(&mut self.below[id as usize], NONE);
        Some(id)
    }

    /// Returns how much muck was destroyed after it had been seen: regular, oozing.
    pub fn destroyed_muck(&self) -> &[u8; 2] {
        &self.muck_gone
    }

    pub(crate) fn set_destroyed_muck(&mut self, gone: [u8; 2]) {
        self.muck_gone = gone;
    }

    pub(crate) fn count_destroyed_muck(&mut self, muck: Muck, count: u8) {
        if let Some(index) = (muck as usize).checked_sub(1) {
            self.muck_gone[index] += count;
        }
    }

    /// Makes all muck regular, as seen by a viewer who cannot tell the kinds apart.
    #[cfg(test)]
    pub(crate) fn hide_ooze(&mut self) {
        self.kind.iter_mut().filter(|kind| **kind == MUCK + 1).for_each(|kind| *kind = MUCK);
        self.muck_gone = [self.muck_gone[0] + self.muck_gone[1], 0];
    }

    /// Returns how much muck is in Gullets and Vaults: regular, oozing.
    pub fn stored_muck(&self) -> [u8; 2] {
        let mut counts = [0; 2];
        let slots = (0..super::SEATS * super::SLOTS)
            .map(|at| Stack::Vault((at / super::SLOTS) as u8, (at % super::SLOTS) as u8));
        let tiles =
            slots.flat_map(|stack| self.stack(stack)).chain((0..super::SEATS).flat_map(|seat| self.gullet(seat)));
        for muck in tiles.filter_map(Tile::as_muck) {
            counts[muck as usize - 1] += 1;
        }
        counts
    }
}
