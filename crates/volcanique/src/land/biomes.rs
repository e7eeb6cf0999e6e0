//! Computes the biomes of the visible tiles: connected parts of one colour (VQ-DEF-2, VQ-TILE-3).

use super::{HALF, Land};
use crate::site::{PARTS, SITES, Site, bits, sites_in};
use crate::tile::{Edges, Face, NO_COLOUR, TileTable};
use hexgrid::Dir;
use tabletop::rule;

impl Land {
    /// Returns what a space shows: its visible tile, or soil for everything else, ocean too.
    pub(crate) fn face(&self, site: Site) -> Face {
        // Ocean comes as `Site::NONE`, whose bit is never in the set of visible spaces.
        if self.is_visible(site) { self.top(site) } else { Face::SOIL }
    }

    /// Returns the edges of visible neighbours that face a space.
    pub(crate) fn facing(&self, tiles: &TileTable, site: Site) -> Edges {
        let seen = |dir: Dir| tiles.touching_edge(self.face(self.next(site, dir.index())), dir);
        Dir::ALL.into_iter().fold(Edges::default(), |edges, dir| edges.or(seen(dir)))
    }

    /// Returns the visible faces by the number of their space, and soil for everything else, ocean too.
    fn faces(&self) -> [Face; 256] {
        let mut faces = [Face::SOIL; 256];
        sites_in(self.shown).for_each(|site| faces[site.index()] = self.top(site));
        faces
    }

    /// Computes the biomes of the visible tiles (VQ-DEF-2, VQ-TILE-3).
    pub(crate) fn relabel(&mut self, tiles: &TileTable, shown: u64) {
        rule!("VQ-DEF-2");
        self.shown = shown;
        let len = self.len();
        let faces = self.faces();
        self.biomes[..len * 3].fill(u8::MAX);
        // Every part begins as a biome of its own.
        for site in sites_in(shown) {
            let edges = tiles.edges(faces[site.index()]);
            for colour in 0..3 {
                let part = site.index() * 3 + colour;
                self.biomes[part] = if edges.dirs(colour) == 0 { u8::MAX } else { part as u8 };
            }
        }
        // Whether edges match is unpredictable, so matching pairs are collected without a branch, then joined.
        let mut pairs = [(0, 0); SITES * 3 + 1];
        let mut count = 0;
        for site in sites_in(shown) {
            for dir in HALF {
                let next = self.next(site, dir.index());
                let colour = tiles.colour(faces[site.index()], dir);
                let other = tiles.colour(faces[next.index()], dir.opposite());
                pairs[count] = (site.0 * 3 + colour as u8, next.0.wrapping_mul(3).wrapping_add(colour as u8));
                count += usize::from(colour == other && colour != NO_COLOUR as usize);
            }
        }
        for &(one, two) in &pairs[..count] {
            self.join(one, two);
        }
        // Each part points to one before it, which already has the name of its biome.
        for part in 0..len * 3 {
            let named = self.biomes[part];
            if named != u8::MAX {
                self.biomes[part] = self.biomes[named as usize];
            }
        }
    }

    /// Updates the biomes where one space alone shows another tile than before: `old`, which is soil if it showed none.
    ///
    /// Only the biomes that touch the space change. Returns `false` and does nothing if one of them may have split; the
    /// caller then calls [`Land::relabel`].
    pub(crate) fn relabel_at(&mut self, tiles: &TileTable, shown: u64, site: Site, old: Face) -> bool {
        let others = [self.shown, shown].map(|set| set & !site.bit());
        let facing = self.facing(tiles, site);
        // Where the old tile met its neighbours. If two of them have one colour, only it may have held them together.
        let met = facing.and(*tiles.edges(old));
        if others[0] != others[1] || (0..3).any(|colour| met.dirs(colour).count_ones() > 1) {
            rule!("VQ-TILE-3");
            return false;
        }
        self.shown = shown;
        for colour in (0..3).filter(|&colour| met.dirs(colour) != 0) {
            let part = site.0 * 3 + colour as u8;
            if self.biomes[part as usize] == part {
                self.biomes[part as usize] = u8::MAX;
                let heir = (part as usize..PARTS).step_by(3).find(|&other| self.biomes[other] == part);
                self.rename(part, heir.map_or(part, |heir| heir as u8));
            }
        }
        let edges = *tiles.edges(self.face(site));
        let meets = facing.and(edges);
        for colour in 0..3 {
            let part = site.0 * 3 + colour as u8;
            self.biomes[part as usize] = if edges.dirs(colour) == 0 { u8::MAX } else { part };
            for dir in bits(meets.dirs(colour).into()) {
                let there = self.next(site, dir as usize).index() * 3 + colour;
                let names = (self.biomes[part as usize], self.biomes[there % PARTS]);
                if names.0 != names.1 {
                    rule!("VQ-TILE-3");
                    self.rename(names.0.max(names.1), names.0.min(names.1));
                }
            }
        }
        true
    }

    /// Gives a biome another name.
    #[inline(never)]
    fn rename(&mut self, old: u8, new: u8) {
        for name in self.biomes.iter_mut() {
            *name = if *name == old { new } else { *name };
        }
    }

    /// Joins two biomes. The name of the result is the lowest part.
    fn join(&mut self, one: u8, two: u8) {
        let first = |mut part: u8| {
            while self.biomes[part as usize] != part {
                part = self.biomes[part as usize];
            }
            part
        };
        let (one, two) = (first(one), first(two));
        self.biomes[one.max(two) as usize] = one.min(two);
    }
}
