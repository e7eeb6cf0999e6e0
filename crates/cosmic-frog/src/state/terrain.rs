//! Adds tiles to hexes and removes them. This module keeps the sets of hexes (with terrain, at the edge, bare) up to date.

use super::State;
use crate::rules::Rules;
use crate::tile::{Back, Stack, Tile};
use hexgrid::Cell;

impl State {
    /// Puts a tile on a hex and updates the sets of hexes.
    pub(crate) fn lay_tile(&mut self, rules: &Rules, cell: Cell, tile: Tile) -> bool {
        if !self.tiles.add_tile(Stack::Hex(cell), tile) {
            return false;
        }
        self.update_after_covering(rules, cell, tile);
        true
    }

    /// Updates the sets after a tile was put on a hex.
    pub(crate) fn update_after_covering(&mut self, rules: &Rules, cell: Cell, tile: Tile) {
        self.lands += u8::from(tile.as_land().is_some());
        self.refresh_bare(cell);
        if !self.terrain.contains(cell) {
            self.terrain.insert(cell);
            self.refresh_edge(rules, cell);
        }
    }

    fn refresh_bare(&mut self, cell: Cell) {
        if self.top(cell).is_some_and(Tile::is_barren) {
            self.bare.insert(cell);
        } else {
            self.bare.remove(cell);
        }
    }

    /// Recounts what depends on whether a hex has terrain.
    fn refresh_edge(&mut self, rules: &Rules, cell: Cell) {
        for hex in [cell].into_iter().chain(*rules.around(cell)) {
            let touches =
                |state: &State| rules.around(hex).iter().any(|&next| !next.is_on() || !state.terrain.contains(next));
            if hex.is_on() && self.terrain.contains(hex) && touches(self) {
                self.edge.insert(hex);
            } else if hex.is_on() {
                self.edge.remove(hex);
            }
        }
    }

    /// Updates the sets after a tile left a hex.
    pub(crate) fn update_after_uncovering(&mut self, rules: &Rules, cell: Cell, tile: Tile) {
        self.lands -= u8::from(tile.as_land().is_some());
        self.refresh_bare(cell);
        if self.top(cell).is_none() {
            self.terrain.remove(cell);
            self.refresh_edge(rules, cell);
        }
    }

    /// Removes a back from the undecided ones.
    pub(crate) fn settle_back(&mut self, back: Back) {
        let left = &mut self.backs[back as usize];
        *left = left.saturating_sub(1);
    }
}
