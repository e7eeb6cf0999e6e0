//! All land: stacks of tiles on the spaces of the open plane, which of them are visible, and the biomes they form.
//!
//! Only spaces with a stack are numbered, in the order of their hexes; the ocean is everything else. Stacks lie one after
//! another in one list. Neighbours and biomes are worked out anew only when a visible tile changes (VQ-DEF-2).

use crate::biome::{Biome, Spot};
use crate::places::Places;
use crate::tile::{Edges, Face, NO_COLOUR, TileTable};
use hexgrid::{Dir, Hex};
use serde::{Deserialize, Serialize};
use tabletop::{ByteArray, rule};

/// Most spaces with a stack, and most tiles: 42 of land and 21 of soil.
pub const SITES: usize = 64;
/// Parts of all spaces.
pub const PARTS: usize = SITES * 3;

/// Three directions, no two of them opposite: with them every pair of neighbours is met once.
const HALF: [Dir; 3] = [Dir::E, Dir::SE, Dir::SW];

/// The number of a space with a stack. It changes when land is added or moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Site(pub u8);

impl Site {
    /// No such space.
    pub const NONE: Site = Site(u8::MAX);

    /// As an index into tables.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// As a set of one.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }
}

/// A part of the visible tile of a space: its number and a colour. Also the name of a biome: its lowest part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Part(pub u8);

impl Part {
    /// No such part.
    pub const NONE: Part = Part(u8::MAX);

    /// The part of a colour.
    #[inline]
    pub const fn new(site: Site, biome: Biome) -> Part {
        Part(site.0 * 3 + biome as u8)
    }

    /// Its space.
    #[inline]
    pub const fn site(self) -> Site {
        Site(self.0 / 3)
    }

    /// Its colour.
    #[inline]
    pub const fn biome(self) -> Biome {
        Biome::ALL[(self.0 % 3) as usize]
    }

    /// As an index into tables.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The members of a set of spaces in order.
pub fn sites_in(set: u64) -> impl Iterator<Item = Site> {
    bits(set).map(Site)
}

/// The numbers of the bits of a set in order.
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let next = (set != 0).then(|| set.trailing_zeros() as u8);
        set &= set.wrapping_sub(1);
        next
    })
}

/// All land.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Land {
    hexes: Places,
    /// Where each stack ends in `tiles`.
    ends: ByteArray<SITES>,
    /// Faces, bottom first.
    tiles: ByteArray<SITES>,
    near: ByteArray<{ SITES * 6 }>,
    /// For each part its biome.
    biomes: ByteArray<PARTS>,
    shown: u64,
    count: u8,
}

impl Default for Land {
    fn default() -> Self {
        Land {
            hexes: Places::default(),
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
    /// How many spaces have a stack.
    #[inline]
    pub const fn len(&self) -> usize {
        self.count as usize
    }

    /// Whether there is no land.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// All spaces with a stack, as a set.
    #[inline]
    pub const fn all(&self) -> u64 {
        if self.count >= 64 { u64::MAX } else { (1 << self.count) - 1 }
    }

    /// All spaces with a stack, in the order of their hexes.
    pub fn sites(&self) -> impl Iterator<Item = Site> + use<> {
        (0..self.count).map(Site)
    }

    /// The hexes of all spaces with a stack, in order.
    #[inline]
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + '_ {
        self.sites().map(|site| self.hex(site))
    }

    /// Where a space lies.
    #[inline]
    pub fn hex(&self, site: Site) -> Hex {
        self.hexes.get(site.index())
    }

    /// The space at a hex, if there is land.
    #[inline]
    pub fn site(&self, hex: Hex) -> Option<Site> {
        self.hexes.find(hex, self.count).map(Site)
    }

    fn start(&self, site: Site) -> usize {
        if site.0 == 0 { 0 } else { self.ends[site.index() - 1] as usize }
    }

    /// The number of tiles in a stack (VQ-DEF-1).
    #[inline]
    pub fn height(&self, site: Site) -> u8 {
        self.ends[site.index() & 63] - self.start(site) as u8
    }

    /// The height at a hex; ocean is 0.
    #[inline]
    pub fn height_at(&self, hex: Hex) -> u8 {
        rule!("VQ-DEF-1");
        self.site(hex).map_or(0, |site| self.height(site))
    }

    /// The top tile of a stack.
    #[inline]
    pub fn top(&self, site: Site) -> Face {
        Face(self.tiles[(self.ends[site.index() & 63] as usize).wrapping_sub(1) & 63])
    }

    /// The tiles of a stack, bottom first.
    pub fn stack(&self, site: Site) -> impl DoubleEndedIterator<Item = Face> + '_ {
        self.tiles[self.start(site)..self.ends[site.index() & 63] as usize].iter().map(|&face| Face(face))
    }

    /// The neighbour of a space, [`Site::NONE`] for ocean.
    #[inline]
    pub fn next(&self, site: Site, dir: usize) -> Site {
        Site(self.near[(site.index() & 63) * 6 + dir])
    }

    /// The neighbours of a space that are land.
    #[inline]
    pub fn around(&self, site: Site) -> impl Iterator<Item = (Dir, Site)> + '_ {
        let near = (site.index() & 63) * 6;
        Dir::ALL
            .into_iter()
            .zip(&self.near[near..near + 6])
            .filter(|(_, next)| **next != u8::MAX)
            .map(|(dir, &next)| (dir, Site(next)))
    }

    /// The visible spaces, as a set (VQ-DEF-6).
    #[inline]
    pub const fn shown(&self) -> u64 {
        self.shown
    }

    /// Whether the top tile of a space is visible.
    #[inline]
    pub const fn is_shown(&self, site: Site) -> bool {
        self.shown >> (site.0 & 63) & 1 == 1
    }

    /// The biome of a part; [`Part::NONE`] if the visible tile has no such part.
    #[inline]
    pub fn biome(&self, part: Part) -> Part {
        Part(self.biomes[part.index() % PARTS])
    }

    /// Whether the visible tile of a space has a part.
    #[inline]
    pub fn has(&self, part: Part) -> bool {
        part.index() < PARTS && self.biomes[part.index()] != u8::MAX
    }

    /// The part at a spot, if there is one.
    #[inline]
    pub fn part(&self, spot: Spot) -> Option<Part> {
        self.site(spot.hex).map(|site| Part::new(site, spot.biome)).filter(|&part| self.has(part))
    }

    /// The spot of a part.
    #[inline]
    pub fn spot(&self, part: Part) -> Spot {
        Spot::new(self.hex(part.site()), part.biome())
    }

    /// The other parts of a biome, by its name, in order; itself included.
    pub fn members(&self, biome: Part) -> impl Iterator<Item = Part> + '_ {
        let first = biome.index().min(PARTS);
        // Parts of one colour are three apart.
        (first..self.len() * 3)
            .step_by(3)
            .map(|part| Part(part as u8))
            .filter(move |part| self.biomes[part.index()] == biome.0)
    }

    /// The neighbours of every space, as sets.
    pub(crate) fn beside(&self) -> [u64; SITES] {
        let mut beside = [0; SITES];
        for site in self.sites() {
            beside[site.index()] = self.around(site).fold(0, |set, (_, next)| set | next.bit());
        }
        beside
    }

    /// The spaces connected with one: its island (VQ-DEF-5).
    pub fn island(&self, site: Site) -> u64 {
        rule!("VQ-DEF-5");
        self.reach(site.bit(), self.all())
    }

    /// The island of every space.
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

    /// All spaces within `allowed` that are connected with `from`.
    pub fn reach(&self, from: u64, allowed: u64) -> u64 {
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
    pub(crate) fn turn(&mut self, site: Site, face: Face) {
        self.tiles[(self.ends[site.index()] as usize - 1) & 63] = face.0;
    }

    /// A first tile on a hex without land. Spaces from the returned one on have moved up by one number.
    pub(crate) fn found(&mut self, hex: Hex, face: Face) -> Site {
        let len = self.len();
        let at = self.hexes.insert(hex, len);
        let start = if at == 0 { 0 } else { self.ends[at - 1] };
        self.ends.copy_within(at..len, at + 1);
        self.ends[at] = start;
        self.count += 1;
        self.push(Site(at as u8), face);
        self.make_room(at);
        // Those from here on have another number.
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

    /// Biomes and visible spaces from a number on move up by one; the space of that number shows nothing yet.
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
    pub(crate) fn shift(&mut self, moved: u64, dir: Dir) -> [u8; SITES] {
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
        self.meet();
        numbers
    }

    /// Works out who is next to whom.
    fn meet(&mut self) {
        self.near.fill(u8::MAX);
        let (hexes, len) = (self.hexes, self.len());
        for dir in HALF {
            // The spaces one step away come in the same order, so that one pass finds them all.
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

    /// What a space shows: its visible tile; everything else, ocean too, is as bare as soil.
    pub(crate) fn face(&self, site: Site) -> Face {
        // No space has the last number, which the ocean seems to have here: it is never shown.
        if self.is_shown(site) { self.top(site) } else { Face::SOIL }
    }

    /// The edges of visible neighbours that face a space.
    pub(crate) fn facing(&self, tiles: &TileTable, site: Site) -> Edges {
        let seen = |dir: Dir| tiles.seen(self.face(self.next(site, dir.index())), dir);
        Dir::ALL.into_iter().fold(Edges::default(), |edges, dir| edges.or(seen(dir)))
    }

    /// The visible faces by the number of their space; everything else, ocean too, is as bare as soil.
    fn faces(&self) -> [Face; 256] {
        let mut faces = [Face::SOIL; 256];
        sites_in(self.shown).for_each(|site| faces[site.index()] = self.top(site));
        faces
    }

    /// Works out the biomes of the visible tiles (VQ-DEF-2, VQ-TILE-3).
    pub(crate) fn relabel(&mut self, tiles: &TileTable, shown: u64) {
        rule!("VQ-DEF-2", "VQ-TILE-3");
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
        // Which edges match is as good as random: they are noted without a branch, then joined.
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
        // Each part names one before it, which is named by its biome already.
        for part in 0..len * 3 {
            let named = self.biomes[part];
            if named != u8::MAX {
                self.biomes[part] = self.biomes[named as usize];
            }
        }
    }

    /// The same where one space alone shows another tile than before: `old`, which is soil if it showed none. Only the biomes
    /// that touch it change. False, and nothing is done, where one of them may have fallen apart.
    pub(crate) fn relabel_at(&mut self, tiles: &TileTable, shown: u64, site: Site, old: Face) -> bool {
        rule!("VQ-DEF-2", "VQ-TILE-3");
        let others = [self.shown, shown].map(|set| set & !site.bit());
        let facing = self.facing(tiles, site);
        // Where the tile that is gone met its neighbours; with two of one colour, only it may have held them together.
        let met = facing.and(*tiles.edges(old));
        if others[0] != others[1] || (0..3).any(|colour| met.dirs(colour).count_ones() > 1) {
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
                    self.rename(names.0.max(names.1), names.0.min(names.1));
                }
            }
        }
        true
    }

    /// A biome gets another name.
    #[inline(never)]
    fn rename(&mut self, old: u8, new: u8) {
        for name in self.biomes.iter_mut() {
            *name = if *name == old { new } else { *name };
        }
    }

    /// Two biomes become one: its name is the lowest part.
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
