//! Scoring of a Vault: exact best placement points with an order of removal that reaches them, diversity, Siphons.
//!
//! `lines.rs` holds the shape of the Vault and the point tables, `gain_table.rs` the search. Not here: who wins (SCO-4),
//! and the Vault as a part of the game, with its lock and its raids. Start with [`score`].

mod gain_table;
mod lines;
mod muck_values;
#[cfg(test)]
mod tests;

use serde::Serialize;
use tabletop::{rule, rule_id};

use crate::land::Land;
use crate::tile::{Bonus, Stack, Tile, Tiles};
use muck_values::MuckValues;

pub use lines::{DIVERSITY_POINTS, LEVELS, LINE_POINTS, LINES, SLOTS};

/// The Land of one Vault, slot by slot, from the bottom up. Index 0 is slot 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct VaultStacks {
    /// Numbers of Land kinds. Unused levels are 0, so that equal Vaults are equal values.
    cells: [[u8; LEVELS]; SLOTS],
    heights: [u8; SLOTS],
    /// Harmonious Lands by type. Muck that is scored as a type counts for them.
    harmony: [u8; 8],
}

impl VaultStacks {
    /// Returns a Vault without Land.
    pub fn new() -> VaultStacks {
        VaultStacks::default()
    }

    /// Lays Land on top of a slot (from 0). Returns `false` and changes nothing if the slot is full or does not exist.
    pub fn push(&mut self, slot: usize, land: Land) -> bool {
        let fits = slot < SLOTS && self.height(slot) < LEVELS;
        if fits {
            self.put(slot, land.index());
        }
        fits
    }

    /// Lays a Land or a muck land on top of a slot (from 0). Returns `false` and changes nothing if it does not fit.
    pub fn push_tile(&mut self, slot: usize, tile: Tile) -> bool {
        let fits = slot < SLOTS && self.height(slot) < LEVELS && tile.is_land();
        if fits {
            self.put(slot, tile.number());
        }
        fits
    }

    /// Returns the tile at a level (from 0, the bottom) of a slot (from 0).
    pub fn tile(&self, slot: usize, level: usize) -> Option<Tile> {
        if level < self.height(slot) { Some(muck_values::tile(self.cells[slot][level])) } else { None }
    }

    /// Returns whether muck is among the tiles.
    fn has_muck(&self) -> bool {
        (0..SLOTS).any(|slot| self.column(slot).iter().any(|&tile| tile >= muck_values::MUCK))
    }

    /// Returns how many tiles are in a slot (from 0).
    pub fn height(&self, slot: usize) -> usize {
        self.heights.get(slot).map_or(0, |&height| height as usize)
    }

    /// Returns the Land at a level (from 0, the bottom) of a slot (from 0).
    pub fn land(&self, slot: usize, level: usize) -> Option<Land> {
        if level < self.height(slot) { Land::from_index(self.cells[slot][level]) } else { None }
    }

    /// Returns the exposed Land of a slot (from 0).
    pub fn top(&self, slot: usize) -> Option<Land> {
        self.land(slot, self.height(slot).checked_sub(1)?)
    }

    /// Returns how many tiles there are.
    pub fn count(&self) -> usize {
        self.heights.iter().map(|&height| height as usize).sum()
    }

    /// Returns the tiles of a slot as numbers, from the bottom up.
    fn column(&self, slot: usize) -> &[u8] {
        &self.cells[slot][..self.height(slot)]
    }

    fn put(&mut self, slot: usize, tile: u8) {
        self.cells[slot][self.height(slot)] = tile;
        self.heights[slot] += 1;
    }

    /// Returns all Land in arbitrary order.
    fn lands(&self) -> impl Iterator<Item = Land> {
        (0..SLOTS).flat_map(move |slot| (0..LEVELS).filter_map(move |level| self.land(slot, level)))
    }
}

/// One scored line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// What all its tiles are, or what the muck among them counts as.
    pub tile: Tile,
    /// Slot numbers (1 to 9) in order along the line, then zeros.
    pub slots: [u8; 4],
    /// Number of tiles, 1 to 4.
    pub len: u8,
    /// What it scores.
    pub points: u8,
}

impl Line {
    /// Returns the slot numbers (1 to 9) of its tiles, in order along the line.
    pub fn slots(&self) -> &[u8] {
        &self.slots[..self.len as usize]
    }
}

/// What a Vault is worth, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct VaultScore {
    /// The most points that lines can give.
    pub placement: u16,
    /// Points for the domains present.
    pub diversity: u16,
    /// Points that muck adds to Harmonious Lands.
    pub harmony: u16,
    /// Lines in an order of removal that reaches `placement`; together they are all the Land of the Vault.
    pub lines: Vec<Line>,
}

impl VaultScore {
    /// Returns placement and diversity together, with what muck adds to Harmonious Lands.
    pub fn total(&self) -> u16 {
        self.placement + self.diversity + self.harmony
    }
}

/// Returns the most points that lines can give: the exact maximum over all orders of removal, with what muck in them adds to
/// Harmonious Lands.
pub fn line_points(stacks: &VaultStacks) -> u16 {
    rule!("SCO-1");
    let wild = MuckValues::new(stacks);
    let tiles = (0..SLOTS).flat_map(|slot| stacks.column(slot));
    let alone: u16 = tiles.map(|&tile| u16::from(wild.single_points(tile))).sum();
    gain_table::tables(stacks, &wild).iter().fold(alone, |sum, table| sum + u16::from(table.gain()))
}

/// Returns the points for the number of domains present.
pub fn diversity_points(stacks: &VaultStacks) -> u16 {
    rule!("SCO-3");
    let domains = stacks.lands().fold(0u8, |mask, land| mask | 1 << land.domain());
    u16::from(DIVERSITY_POINTS[domains.count_ones() as usize])
}

/// Returns what the Vault of the RoboFrogs is worth: each Land as a line of one, diversity only if the option says so.
pub fn robo_points(stacks: &VaultStacks, diverse: bool) -> u16 {
    rule!("SOLO-END-1");
    let alone: u16 = stacks.lands().map(|land| u16::from(land.points())).sum();
    alone + if diverse { diversity_points(stacks) } else { 0 }
}

impl crate::Rules {
    /// Returns what the Vault of a frog is worth as the rules score it: its lines, domains and rich Lands, or those of RoboFrogs.
    pub fn vault_points(&self, state: &crate::State, seat: tabletop::Seat) -> u16 {
        let vault = self.vault(seat);
        let stacks = vault_stacks(state.tiles(), vault);
        if self.is_robo(seat) {
            return robo_points(&stacks, self.setup.robo_diversity);
        }
        line_points(&stacks) + diversity_points(&stacks) + bonus_points(state.tiles(), vault)
    }
}

/// Returns the value of a Vault, with an order of removal that reaches it.
pub fn score(stacks: &VaultStacks) -> VaultScore {
    let wild = MuckValues::new(stacks);
    rule!(if wild.any { rule_id!("FM-MUCK-10") } else { rule_id!("SCO-5") });
    let mut removal = Removal { stacks, wild, heights: stacks.heights, lines: Vec::new(), harmony: 0 };
    for table in gain_table::tables(stacks, &wild) {
        for step in table.steps() {
            removal.loners();
            removal.take(&step);
        }
    }
    removal.loners();
    let placement = removal.lines.iter().map(|line| u16::from(line.points)).sum();
    VaultScore { placement, diversity: diversity_points(stacks), harmony: removal.harmony, lines: removal.lines }
}

/// A Vault while its lines are taken out.
struct Removal<'a> {
    stacks: &'a VaultStacks,
    wild: MuckValues,
    heights: [u8; SLOTS],
    lines: Vec<Line>,
    harmony: u16,
}

impl Removal<'_> {
    /// Takes the exposed tiles of these slots (from 0) as one line.
    fn take(&mut self, slots: &[u8]) {
        let mut line = Line { tile: Tile::BARREN, slots: [0; 4], len: slots.len() as u8, points: 0 };
        let mut tiles = [0; 4];
        for (i, &slot) in slots.iter().enumerate() {
            let height = &mut self.heights[slot as usize];
            *height -= 1;
            line.slots[i] = slot + 1;
            tiles[i] = self.stacks.cells[slot as usize][*height as usize];
        }
        if let Some(scored) = self.wild.best_line(tiles[..slots.len()].iter().copied()) {
            rule!("SCO-1");
            line.tile = muck_values::tile(scored.kind);
            line.points = scored.points;
            self.harmony += u16::from(scored.harmony);
        }
        self.lines.push(line);
    }

    /// Takes every exposed tile that can only be a line by itself, until the tiles of the search's next step are exposed.
    fn loners(&mut self) {
        for slot in 0..SLOTS {
            while let Some(level) = self.heights[slot].checked_sub(1) {
                if !gain_table::is_loner(self.stacks, slot, level as usize) {
                    break;
                }
                self.take(&[slot as u8]);
            }
        }
    }
}

/// Returns the domain of a Siphon: of its Land, or any if it is all muck; `None` if the slot is no Siphon (SIP-1, FM-MUCK-9).
fn siphon(stacks: &VaultStacks, slot: usize) -> Option<Option<u8>> {
    let [bottom, middle, top] = <[u8; LEVELS]>::try_from(stacks.column(slot)).ok()?;
    let fits = [(bottom, 0), (middle, 1), (top, 0)].into_iter().all(|(tile, high)| tile & 1 == high);
    let mut domains = [bottom, middle, top].into_iter().filter(|&tile| tile < muck_values::MUCK).map(|tile| tile / 2);
    let domain = domains.next();
    (fits && domains.all(|other| Some(other) == domain)).then_some(domain)
}

/// Returns the domain of the Siphon in each slot, from slot 1 on; `None` for a slot without one. A Siphon of muck alone takes a
/// domain that no other Siphon has.
pub fn siphon_domains(stacks: &VaultStacks) -> [Option<u8>; SLOTS] {
    let mut domains = [None; SLOTS];
    let mut taken = 0u8;
    let mut free = [false; SLOTS];
    for slot in 0..SLOTS {
        match siphon(stacks, slot) {
            Some(Some(domain)) => {
                rule!("SIP-1");
                domains[slot] = Some(domain);
                taken |= 1 << domain;
            }
            Some(None) => free[slot] = true,
            None => {}
        }
    }
    for slot in (0..SLOTS).filter(|&slot| free[slot]) {
        rule!("FM-MUCK-9");
        let domain = (0..4).find(|domain| taken >> domain & 1 == 0).unwrap_or(0);
        domains[slot] = Some(domain);
        taken |= 1 << domain;
    }
    domains
}

/// Returns the domains whose Siphon operates, one bit per domain: a second Siphon of a domain adds nothing.
pub fn operating_siphons(stacks: &VaultStacks) -> u8 {
    siphon_domains(stacks).into_iter().flatten().fold(0, |domains, domain| {
        rule!("SIP-2");
        domains | 1 << domain
    })
}

/// Returns the Land and muck of a Vault of the game.
pub fn vault_stacks(tiles: &Tiles, vault: u8) -> VaultStacks {
    let mut stacks = VaultStacks::new();
    for slot in 0..SLOTS {
        let mut pile = [Tile::BARREN; LEVELS];
        let mut height = 0;
        for tile in tiles.stack(Stack::Vault(vault, slot as u8)).take(LEVELS) {
            pile[height] = tile;
            height += 1;
        }
        for &tile in pile[..height].iter().rev() {
            stacks.push_tile(slot, tile);
            if let (Some(land), Some(Bonus::Harmonious)) = (tile.as_land(), tile.bonus()) {
                stacks.harmony[land.index() as usize] += 1;
            }
        }
    }
    stacks
}

/// Returns the points for Abundant and Harmonious Lands of a Vault (VAR-RICH-1).
pub fn bonus_points(tiles: &Tiles, vault: u8) -> u16 {
    let all = || (0..SLOTS as u8).flat_map(|slot| tiles.stack(Stack::Vault(vault, slot)));
    let mut points = 0;
    for tile in all() {
        match tile.bonus() {
            Some(Bonus::Abundant) => {
                rule!("VAR-RICH-1");
                points += 2;
            }
            Some(Bonus::Harmonious) => {
                rule!("VAR-RICH-1");
                points += all().filter(|other| other.as_land() == tile.as_land()).count() as u16;
            }
            _ => {}
        }
    }
    points
}
