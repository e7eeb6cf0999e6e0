//! All land: stacks of tiles on the spaces of the open plane, and which of them are visible. The biomes they form are
//! computed in `land/biomes.rs`; `land/serialized.rs` is their form in text formats.
//!
//! Only spaces with a stack have a number, in the order of their hexes; the ocean is everything else. Stacks lie one after
//! another in one list.

mod biomes;
pub(crate) mod serialized;

use crate::biome::Spot;
pub(crate) use crate::site::bits;
pub use crate::site::{PARTS, Part, SITES, Site, sites_in};
use crate::site_index::SiteIndex;
use crate::tile::Face;
use hexgrid::{Dir, Hex};
use serde::{Deserialize, Serialize};
use tabletop::{ByteArray, rule};

/// Three directions, no two of them opposite, so that they visit every pair of neighbours once.
const HALF: [Dir; 3] = [Dir::E, Dir::SE, Dir::SW];

/// All land.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Land {
    hexes: SiteIndex,
    /// Where each stack ends in `tiles`.
    ends: ByteArray<SITES>,
    /// Faces, bottom first.
    tiles: ByteArray<SITES>,
    /// For each space its six neighbours.
    near: ByteArray<{ SITES * 6 }>,
    /// For each part its biome.
    biomes: ByteArray<PARTS>,
    /// The visible spaces.
    shown: u64,
    count: u8,
}

impl Default for Land {
    fn default() -> Self {
        Land {
            hexes: SiteIndex::default(),
            ends: ByteArray::default(),
            tiles: ByteArray::default(),
            near: ByteArray([u8::MAX; SITES * 6]),
            biomes: ByteArray([u8::MAX; PARTS]),
            shown: 0,
            count: 0,
        }
    }
}

impl Land {
    /// Returns how many spaces have a stack.
    #[inline]
    pub const fn len(&self) -> usize {
        self.count as usize
    }

    /// Returns whether there is no land.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Returns all spaces with a stack, as a set.
    #[inline]
    pub const fn all(&self) -> u64 {
        if self.count >= 64 { u64::MAX } else { (1 << self.count) - 1 }
    }

    /// Lists all spaces with a stack, in the order of their hexes.
    pub fn sites(&self) -> impl Iterator<Item = Site> + use<> {
        (0..self.count).map(Site)
    }

    /// Lists the hexes of all spaces with a stack, in order.
    #[inline]
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + '_ {
        self.sites().map(|site| self.hex(site))
    }

    /// Returns where a space lies.
    #[inline]
    pub fn hex(&self, site: Site) -> Hex {
        self.hexes.get(site.index())
    }

    /// Returns the space at a hex, if there is land.
    #[inline]
    pub fn site(&self, hex: Hex) -> Option<Site> {
        self.hexes.find(hex, self.count).map(Site)
    }

    fn start(&self, site: Site) -> usize {
        if site.0 == 0 { 0 } else { self.ends[site.index() - 1] as usize }
    }

    /// Returns the number of tiles in a stack (VQ-DEF-1).
    #[inline]
    pub fn height(&self, site: Site) -> u8 {
        self.ends[site.index() & 63] - self.start(site) as u8
    }

    /// Returns the height at a hex; ocean is 0.
    #[inline]
    pub fn height_at(&self, hex: Hex) -> u8 {
        rule!("VQ-DEF-1");
        self.site(hex).map_or(0, |site| self.height(site))
    }

    /// Returns the top tile of a stack.
    #[inline]
    pub fn top(&self, site: Site) -> Face {
        Face(self.tiles[(self.ends[site.index() & 63] as usize).wrapping_sub(1) & 63])
    }

    /// Lists the tiles of a stack, bottom first.
    pub fn stack(&self, site: Site) -> impl DoubleEndedIterator<Item = Face> + '_ {
        self.tiles[self.start(site)..self.ends[site.index() & 63] as usize].iter().map(|&face| Face(face))
    }

    /// Returns the neighbour of a space, [`Site::NONE`] for ocean.
    #[inline]
    pub fn next(&self, site: Site, dir: usize) -> Site {
        Site(self.near[(site.index() & 63) * 6 + dir])
    }

    /// Lists the neighbours of a space that are land.
    #[inline]
    pub fn around(&self, site: Site) -> impl Iterator<Item = (Dir, Site)> + '_ {
        let near = (site.index() & 63) * 6;
        Dir::ALL
            .into_iter()
            .zip(&self.near[near..near + 6])
            .filter(|(_, next)| **next != u8::MAX)
            .map(|(dir, &next)| (dir, Site(next)))
    }

    /// Returns the visible spaces, as a set (VQ-DEF-6).
    #[inline]
    pub const fn visible_sites(&self) -> u64 {
        self.shown
    }

    /// Returns whether the top tile of a space is visible.
    #[inline]
    pub const fn is_visible(&self, site: Site) -> bool {
        self.shown >> (site.0 & 63) & 1 == 1
    }

    /// Returns the biome of a part; [`Part::NONE`] if the visible tile has no such part.
    #[inline]
    pub fn biome(&self, part: Part) -> Part {
        Part(self.biomes[part.index() % PARTS])
    }

    /// Returns whether the visible tile of a space has a part.
    #[inline]
    pub fn has(&self, part: Part) -> bool {
        part.index() < PARTS && self.biomes[part.index()] != u8::MAX
    }

    /// Returns the part at a spot, if there is one.
    #[inline]
    pub fn part(&self, spot: Spot) -> Option<Part> {
        self.site(spot.hex).map(|site| Part::new(site, spot.biome)).filter(|&part| self.has(part))
    }

    /// Returns the spot of a part.
    #[inline]
    pub fn spot(&self, part: Part) -> Spot {
        Spot::new(self.hex(part.site()), part.biome())
    }

    /// Lists all parts of a biome, in order.
    pub fn members(&self, biome: Part) -> impl Iterator<Item = Part> + '_ {
        let first = biome.index().min(PARTS);
        // Parts of one colour are three apart.
        (first..self.len() * 3)
            .step_by(3)
            .map(|part| Part(part as u8))
            .filter(move |part| self.biomes[part.index()] == biome.0)
    }

    /// Returns the neighbours of every space, as sets.
    pub(crate) fn neighbour_sets(&self) -> [u64; SITES] {
        let mut beside = [0; SITES];
        for site in self.sites() {
            beside[site.index()] = self.around(site).fold(0, |set, (_, next)| set | next.bit());
        }
        beside
    }

    /// Returns the island of a space: all spaces connected with it (VQ-DEF-5).
    pub fn island(&self, site: Site) -> u64 {
        rule!("VQ-DEF-5");
        self.connected_sites(site.bit(), self.all())
    }

    /// Returns the island of every space.
    pub(crate) fn islands(&self) -> [u64; SITES] {
        let mut islands = [0; SITES];
        let mut left = self.all();
        while left != 0 {
            let island = self.island(Site(left.trailing_zeros() as u8));
            sites_in(island).for_each(|site| islands[site.index()] = island);
            left &= !island;
        }
        islands
    }

    /// Returns all spaces within `allowed` that are connected with `from`.
    pub fn connected_sites(&self, from: u64, allowed: u64) -> u64 {
        let mut found = from & allowed;
        let mut fresh = found;
        while fresh != 0 {
            let mut beside = 0;
            for site in sites_in(fresh) {
                for (_, next) in self.around(site) {
                    beside |= next.bit();
                }
            }
            fresh = beside & allowed & !found;
            found |= fresh;
        }
        found
    }

    /// Puts a tile on a stack.
    pub(crate) fn push(&mut self, site: Site, face: Face) {
        let at = self.ends[site.index()] as usize;
        self.tiles.copy_within(at..SITES - 1, at + 1);
        self.tiles[at] = face.0;
        let len = self.len();
        self.ends[site.index()..len].iter_mut().for_each(|end| *end += 1);
    }

    /// Takes the top tile off a stack of two or more.
    pub(crate) fn pop(&mut self, site: Site) -> Face {
        let at = self.ends[site.index()] as usize - 1;
        let face = Face(self.tiles[at]);
        self.tiles.copy_within(at + 1.., at);
        self.tiles[SITES - 1] = 0;
        let len = self.len();
        self.ends[site.index()..len].iter_mut().for_each(|end| *end -= 1);
        face
    }

    /// Turns the top tile of a stack.
    pub(crate) fn rotate_top(&mut self, site: Site, face: Face) {
        self.tiles[(self.ends[site.index()] as usize - 1) & 63] = face.0;
    }

    /// Puts a first tile on a hex without land. Spaces after the returned one have moved up by one number.
    pub(crate) fn add_site(&mut self, hex: Hex, face: Face) -> Site {
        let len = self.len();
        let at = self.hexes.insert(hex, len);
        let start = if at == 0 { 0 } else { self.ends[at - 1] };
        self.ends.copy_within(at..len, at + 1);
        self.ends[at] = start;
        self.count += 1;
        self.push(Site(at as u8), face);
        self.make_room(at);
        // Spaces from here on have another number.
        self.near.copy_within(at * 6..len * 6, (at + 1) * 6);
        for next in &mut self.near[..(len + 1) * 6] {
            *next += u8::from(*next >= at as u8 && *next != u8::MAX);
        }
        for dir in Dir::ALL {
            let next = self.site(hex.step(dir, 1));
            self.near[at * 6 + dir.index()] = next.map_or(u8::MAX, |next| next.0);
            if let Some(next) = next {
                self.near[next.index() * 6 + dir.opposite().index()] = at as u8;
            }
        }
        Site(at as u8)
    }

    /// Moves biomes and visible spaces from a number on up by one. The space of that number shows nothing yet.
    fn make_room(&mut self, at: usize) {
        let before = (1 << at) - 1;
        self.shown = (self.shown & before) | (self.shown & !before) << 1;
        let first = at as u8 * 3;
        self.biomes.copy_within(at * 3..PARTS - 3, at * 3 + 3);
        self.biomes[at * 3..at * 3 + 3].fill(u8::MAX);
        for name in self.biomes.iter_mut() {
            *name += if *name >= first && *name != u8::MAX { 3 } else { 0 };
        }
    }

    /// Moves these spaces one step. Returns the new number of every space.
    pub(crate) fn move_sites(&mut self, moved: u64, dir: Dir) -> [u8; SITES] {
        let before = *self;
        let len = self.len();
        let mut order: [(Hex, u8); SITES] = [(Hex::new(0, 0), 0); SITES];
        for site in self.sites() {
            let hex = if moved & site.bit() != 0 { before.hex(site).step(dir, 1) } else { before.hex(site) };
            order[site.index()] = (hex, site.0);
        }
        order[..len].sort_unstable();
        let mut numbers = [0; SITES];
        let mut end = 0;
        for (at, &(hex, old)) in order[..len].iter().enumerate() {
            numbers[old as usize] = at as u8;
            self.hexes.set(at, hex);
            for face in before.stack(Site(old)) {
                self.tiles[end] = face.0;
                end += 1;
            }
            self.ends[at] = end as u8;
        }
        self.find_neighbours();
        numbers
    }

    /// Computes which spaces are neighbours.
    fn find_neighbours(&mut self) {
        self.near.fill(u8::MAX);
        let (hexes, len) = (self.hexes, self.len());
        for dir in HALF {
            // The spaces one step away come in the same order, so one pass finds them all.
            let mut at = 0;
            for site in 0..len {
                let beside = hexes.get(site).step(dir, 1);
                at += (at..len).take_while(|&other| hexes.get(other) < beside).count();
                if at < len && hexes.get(at) == beside {
                    self.near[site * 6 + dir.index()] = at as u8;
                    self.near[at * 6 + dir.opposite().index()] = site as u8;
                }
            }
        }
    }
}
