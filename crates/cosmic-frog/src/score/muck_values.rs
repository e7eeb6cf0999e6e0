//! Muck in a Vault: each muck land counts as its own type or as any Land type in the Vault, whichever scores most (FM-MUCK-8).
//! Its type matters only to the line that it is scored in, so the search can choose line by line.
//!
//! Tiles are numbers: 0 to 7 kinds of Land, 8 regular and 9 oozing muck, as their own types low and high. Start with
//! [`MuckValues::best_line`].

use super::VaultStacks;
use super::lines::{GAIN, LINE_POINTS};
use crate::land::Land;
use crate::muck::Muck;
use crate::tile::Tile;
use tabletop::rule;

/// The number of regular muck; oozing muck is the next one.
pub(super) const MUCK: u8 = 8;

/// What muck may count as in one Vault, and the points for that.
#[derive(Clone, Copy, Debug)]
pub(super) struct MuckValues {
    /// Types that muck may count as besides its own, a bit each.
    present: u8,
    /// Harmonious Lands by type: each adds a point for every Land of its type.
    harmony: [u8; 8],
    /// The most that a single muck land gives, regular and oozing.
    alone: [u8; 2],
    /// Whether there is muck at all.
    pub(super) any: bool,
}

/// How a line is scored best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct BestLine {
    /// The type of all its tiles.
    pub(super) kind: u8,
    /// What the line gives.
    pub(super) points: u8,
    /// What its muck adds to Harmonious Lands.
    pub(super) harmony: u8,
    /// How much more it scores than its tiles one by one.
    pub(super) gain: u8,
}

/// Returns whether a type scores as a highland.
const fn is_high(kind: u8) -> bool {
    kind & 1 == 1
}

/// Returns the tile that stands for a type.
pub(super) fn tile(kind: u8) -> Tile {
    let muck = if kind == MUCK { Muck::Regular } else { Muck::Oozing };
    Land::from_index(kind).map(Tile::land).or(Tile::muck(muck)).unwrap_or(Tile::BARREN)
}

impl MuckValues {
    pub(super) fn new(stacks: &VaultStacks) -> MuckValues {
        let present = stacks.lands().fold(0, |mask, land| mask | 1 << land.index());
        let mut wild = MuckValues { present, harmony: stacks.harmony, alone: [0; 2], any: stacks.has_muck() };
        if !wild.any {
            return wild;
        }
        rule!("FM-MUCK-8");
        for own in [MUCK, MUCK + 1] {
            let values = wild.kinds(own).map(|kind| wild.value(kind));
            wild.alone[usize::from(own - MUCK)] = values.max().unwrap_or(0);
        }
        wild
    }

    /// Returns everything that one muck land may count as.
    fn kinds(&self, own: u8) -> impl Iterator<Item = u8> + use<> {
        let present = self.present;
        (0..8).filter(move |kind| present >> kind & 1 == 1).chain([own])
    }

    /// Returns the points of one muck land that counts as this type, alone.
    fn value(&self, kind: u8) -> u8 {
        LINE_POINTS[usize::from(is_high(kind))][1] + self.harmony.get(usize::from(kind)).copied().unwrap_or(0)
    }

    /// Returns the points of a tile that is scored alone.
    pub(super) fn single_points(&self, tile: u8) -> u8 {
        match tile.checked_sub(MUCK) {
            Some(muck) => self.alone[usize::from(muck) % 2],
            None => LINE_POINTS[usize::from(is_high(tile))][1],
        }
    }

    /// Returns the best score of a line of these tiles; `None` if they cannot be a line that is worth more than its tiles alone.
    pub(super) fn best_line(&self, tiles: impl Iterator<Item = u8>) -> Option<BestLine> {
        let mut line = LineContents { len: 0, muck: [0; 2] };
        let mut real = None;
        for tile in tiles {
            line.len += 1;
            match tile.checked_sub(MUCK) {
                Some(muck) => line.muck[usize::from(muck) % 2] += 1,
                None if real.is_some_and(|kind| kind != tile) => return None,
                None => real = Some(tile),
            }
        }
        if let Some(kind) = real {
            return self.scored(line, kind);
        }
        let own = match line.muck {
            [_, 0] => Some(MUCK),
            [0, _] => Some(MUCK + 1),
            _ => None,
        };
        let kinds = (0..8).filter(|kind| self.present >> kind & 1 == 1).chain(own);
        kinds.filter_map(|kind| self.scored(line, kind)).max_by_key(|scored| scored.gain)
    }

    #[inline]
    fn scored(&self, line: LineContents, kind: u8) -> Option<BestLine> {
        let LineContents { len, muck: [regular, oozing] } = line;
        let value = self.value(kind);
        // Subtract what the muck of the line would score in addition if it were alone. The line has no muck that cannot be this type.
        let less = regular * self.alone[0].saturating_sub(value) + oozing * self.alone[1].saturating_sub(value);
        let gain = GAIN[len].checked_sub(less)?;
        let harmony = (regular + oozing) * self.harmony.get(usize::from(kind)).copied().unwrap_or(0);
        Some(BestLine { kind, points: LINE_POINTS[usize::from(is_high(kind))][len], harmony, gain })
    }
}

/// What a line is made of.
#[derive(Clone, Copy)]
struct LineContents {
    len: usize,
    muck: [u8; 2],
}
