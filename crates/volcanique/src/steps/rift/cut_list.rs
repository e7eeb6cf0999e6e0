//! Lists every legal cut of every island at once: rows, neighbours and obstacles are computed once for all of them.
//!
//! Why a single cut is refused is in `mod.rs`; the law `legal_equals_check` tests that both agree.

use super::{STRAIGHT, away, row};
use crate::land::{SITES, Site, sites_in};
use crate::moves::{Cut, Move};
use crate::rules::Rules;
use crate::state::State;
use crate::steps::land_movement;
use hexgrid::{Dir, Hex};

/// More rows than a table has.
const ROWS: usize = 64;

/// The rows of all land along one axis.
struct LandRows {
    cut: Cut,
    first: i16,
    /// For each row the spaces in the rows before it.
    before: [u64; ROWS + 1],
}

impl LandRows {
    fn of(state: &State, cut: Cut) -> LandRows {
        let first = state.land.hexes().map(|hex| row(cut, hex)).min().unwrap_or(0);
        let mut rows = LandRows { cut, first, before: [0; ROWS + 1] };
        for site in state.land.sites() {
            rows.before[rows.number(state.land.hex(site)) + 1] |= site.bit();
        }
        for number in 0..ROWS {
            rows.before[number + 1] |= rows.before[number];
        }
        rows
    }

    fn number(&self, hex: Hex) -> usize {
        (row(self.cut, hex) - self.first) as usize % ROWS
    }

    /// Splits an island at the row of a hex: the part on the side of a direction, that row included, and the rest.
    fn split(&self, island: u64, hex: Hex, dir: Dir) -> (u64, u64) {
        let number = self.number(hex);
        let (low, high) = match away(self.cut, dir) {
            1 => (self.before[number], !self.before[number]),
            _ => (!self.before[number + 1], self.before[number + 1]),
        };
        (island & high, island & low)
    }

    /// Returns whether a straight cut along this axis makes the same two parts and moves them the same way.
    fn separates(&self, state: &State, (moved, rest): (u64, u64), dir: Dir) -> bool {
        let sign = away(self.cut, dir);
        let hexes = |set: u64| sites_in(set).map(|site| state.land.hex(site));
        // The space of the moving part that is nearest to the line.
        let nearest = hexes(moved).min_by_key(|&hex| row(self.cut, hex) * sign);
        sign != 0 && nearest.is_some_and(|hex| self.split(moved | rest, hex, dir) == (moved, rest))
    }
}

/// What all cuts have in common.
pub(super) struct CutList<'a> {
    state: &'a State,
    rows: [LandRows; 3],
    /// The neighbours and the island of every space.
    beside: [u64; SITES],
    islands: [u64; SITES],
    /// For each direction the spaces that cannot go there: they are held, or the ocean there is not free.
    stuck: [u64; 6],
}

impl<'a> CutList<'a> {
    pub(super) fn new(rules: &Rules, state: &'a State) -> CutList<'a> {
        let mut stuck = [land_movement::immovable_sites(state); 6];
        for site in state.land.sites() {
            let coast = Dir::ALL.into_iter().filter(|dir| state.land.next(site, dir.index()) == Site::NONE);
            for dir in coast
                .filter(|&dir| land_movement::check_ocean(rules, state, state.land.hex(site).step(dir, 1)).is_err())
            {
                stuck[dir.index()] |= site.bit();
            }
        }
        let rows = STRAIGHT.map(|cut| LandRows::of(state, cut));
        CutList { state, rows, beside: state.land.neighbour_sets(), islands: state.land.islands(), stuck }
    }

    /// Adds every legal cut, in order.
    pub(super) fn list(&self, moves: &mut Vec<Move>) {
        for axis in 0..STRAIGHT.len() {
            self.state.land.sites().for_each(|site| self.straight(axis, site, moves));
        }
        for cut in [Cut::Space, Cut::Rest] {
            self.state.land.sites().for_each(|site| self.single(cut, site, moves));
        }
    }

    /// Adds the straight cuts along an axis at the row of a space, if the space is the first of its row.
    ///
    /// The part that moves ends two rows away from the rest, so the parts never touch.
    fn straight(&self, axis: usize, site: Site, moves: &mut Vec<Move>) {
        let (rows, island, hex) = (&self.rows[axis], self.islands[site.index()], self.state.land.hex(site));
        let number = rows.number(hex);
        let line = island & rows.before[number + 1] & !rows.before[number];
        if line.trailing_zeros() != u32::from(site.0) {
            return;
        }
        let mut whole = [None; 2];
        for dir in Dir::ALL {
            let sign = away(rows.cut, dir);
            if sign == 0 {
                continue;
            }
            let parts = rows.split(island, hex, dir);
            let whole =
                whole[usize::from(sign > 0)].get_or_insert_with(|| self.is_whole(parts.0) && self.is_whole(parts.1));
            if *whole && self.can_go(parts.0, dir) && !self.is_said_before(axis, parts, dir) {
                moves.push(Move::Rift(rows.cut, hex, dir));
            }
        }
    }

    /// Adds the cuts that separate one space: the space moves, or the rest does.
    fn single(&self, cut: Cut, site: Site, moves: &mut Vec<Move>) {
        let (island, hex) = (self.islands[site.index()], self.state.land.hex(site));
        let rest = island & !site.bit();
        let parts = if cut == Cut::Space { (site.bit(), rest) } else { (rest, site.bit()) };
        let mut whole = None;
        for dir in Dir::ALL {
            // If the rest moves, the space goes the opposite way relative to the rest.
            let way = if cut == Cut::Space { dir } else { dir.opposite() };
            let fits = self.can_leave(site, way)
                && *whole.get_or_insert_with(|| self.is_whole(rest))
                && self.can_go(parts.0, dir)
                && !(cut == Cut::Rest && rest.count_ones() == 1)
                && !self.is_said_before(STRAIGHT.len(), parts, dir);
            if fits {
                moves.push(Move::Rift(cut, hex, dir));
            }
        }
    }

    /// Returns whether a straight cut along one of the first `axes` axes does the same.
    fn is_said_before(&self, axes: usize, parts: (u64, u64), dir: Dir) -> bool {
        self.rows[..axes].iter().any(|rows| rows.separates(self.state, parts, dir))
    }

    /// Returns whether a set of spaces is connected and not empty.
    fn is_whole(&self, set: u64) -> bool {
        let (mut found, mut fresh) = (0, set & set.wrapping_neg());
        while fresh != 0 {
            found |= fresh;
            fresh = sites_in(fresh).fold(0, |near, site| near | self.beside[site.index()]) & set & !found;
        }
        set != 0 && found == set
    }

    /// Returns whether land may move this way: what lies ahead moves as well, or is free ocean.
    fn can_go(&self, moved: u64, dir: Dir) -> bool {
        let follows = |site: Site| match self.state.land.next(site, dir.index()) {
            Site::NONE => true,
            there => moved & there.bit() != 0,
        };
        moved & self.stuck[dir.index()] == 0 && sites_in(moved).all(follows)
    }

    /// Returns whether a space that goes one step no longer touches its island.
    fn can_leave(&self, site: Site, dir: Dir) -> bool {
        let (land, island) = (&self.state.land, self.islands[site.index()]);
        let turned = |turn: usize| Dir::ALL[(dir.index() + turn) % 6];
        let ahead = [turned(5), dir, turned(1)];
        // Its own neighbours ahead decide in most cases, so they are tested first.
        let open = ahead.iter().all(|side| land.next(site, side.index()) == Site::NONE);
        let to = land.hex(site).step(dir, 1);
        let far = |side: Dir| land.site(to.step(side, 1)).is_none_or(|other| island & other.bit() == 0);
        open && ahead.into_iter().all(far)
    }
}
