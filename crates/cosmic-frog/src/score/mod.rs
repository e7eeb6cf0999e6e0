//! Scoring of a Vault: exact best placement points with an order of removal that reaches them, diversity, Siphons.
//!
//! `lines.rs` holds the shape of the Vault and the point tables, `table.rs` the search. Not here: who wins (SCO-4),
//! and the Vault as a part of the game, with its lock and its raids. Start with [`score`].

mod lines;
mod table;
#[cfg(test)]
mod tests;

use serde::Serialize;
use tabletop::rule;

use crate::land::Land;
use crate::tile::{Bonus, Stack, Tiles};
pub use lines::{DIVERSITY_POINTS, LEVELS, LINE_POINTS, LINES, SLOTS};

/// The Land of one Vault, slot by slot, from the bottom up. Index 0 is slot 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Stacks {
    /// Numbers of Land kinds; 0 above the height, so that equal Vaults are equal values.
    cells: [[u8; LEVELS]; SLOTS],
    heights: [u8; SLOTS],
}

impl Stacks {
    /// A Vault without Land.
    pub fn new() -> Stacks {
        Stacks::default()
    }

    /// Lays Land on top of a slot (from 0). False, and nothing is changed, if the slot is full or does not exist.
    pub fn push(&mut self, slot: usize, land: Land) -> bool {
        let fits = slot < SLOTS && self.height(slot) < LEVELS;
        if fits {
            self.put(slot, land.index());
        }
        fits
    }

    /// Tiles in a slot (from 0).
    pub fn height(&self, slot: usize) -> usize {
        self.heights.get(slot).map_or(0, |&height| height as usize)
    }

    /// The Land at a level (from 0, the bottom) of a slot (from 0).
    pub fn land(&self, slot: usize, level: usize) -> Option<Land> {
        if level < self.height(slot) { Land::from_index(self.cells[slot][level]) } else { None }
    }

    /// The exposed Land of a slot (from 0).
    pub fn top(&self, slot: usize) -> Option<Land> {
        self.land(slot, self.height(slot).checked_sub(1)?)
    }

    /// All tiles.
    pub fn count(&self) -> usize {
        self.heights.iter().map(|&height| height as usize).sum()
    }

    /// The tiles of a slot as numbers, from the bottom up.
    fn column(&self, slot: usize) -> &[u8] {
        &self.cells[slot][..self.height(slot)]
    }

    fn put(&mut self, slot: usize, tile: u8) {
        self.cells[slot][self.height(slot)] = tile;
        self.heights[slot] += 1;
    }

    /// All Land, in no order that matters.
    fn lands(&self) -> impl Iterator<Item = Land> {
        (0..SLOTS).flat_map(move |slot| (0..LEVELS).filter_map(move |level| self.land(slot, level)))
    }
}

/// One scored line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// The kind of all its tiles.
    pub land: Land,
    /// Slot numbers (1 to 9) in order along the line, then zeros.
    pub slots: [u8; 4],
    /// Number of tiles, 1 to 4.
    pub len: u8,
    /// What it scores.
    pub points: u8,
}

impl Line {
    /// The slot numbers (1 to 9) of its tiles, in order along the line.
    pub fn slots(&self) -> &[u8] {
        &self.slots[..self.len as usize]
    }
}

/// What a Vault is worth, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Score {
    /// The most points that lines can give.
    pub placement: u16,
    /// Points for the domains present.
    pub diversity: u16,
    /// Lines in an order of removal that reaches `placement`; together they are all the Land of the Vault.
    pub lines: Vec<Line>,
}

impl Score {
    /// Placement and diversity together.
    pub fn total(&self) -> u16 {
        self.placement + self.diversity
    }
}

/// The most points that lines can give: the exact maximum over all orders of removal.
pub fn placement(stacks: &Stacks) -> u16 {
    rule!("SCO-1");
    let alone: u16 = stacks.lands().map(|land| u16::from(land.points())).sum();
    table::tables(stacks).iter().fold(alone, |sum, table| sum + u16::from(table.gain()))
}

/// Points for the number of domains present.
pub fn diversity(stacks: &Stacks) -> u16 {
    rule!("SCO-3");
    let domains = stacks.lands().fold(0u8, |mask, land| mask | 1 << land.domain());
    u16::from(DIVERSITY_POINTS[domains.count_ones() as usize])
}

/// What the Vault of the RoboFrogs is worth: each Land as a line of one, diversity only if the option says so.
pub fn robo(stacks: &Stacks, diverse: bool) -> u16 {
    rule!("SOLO-END-1");
    let alone: u16 = stacks.lands().map(|land| u16::from(land.points())).sum();
    alone + if diverse { diversity(stacks) } else { 0 }
}

impl crate::Rules {
    /// What the Vault of a frog is worth as the rules score it: its lines, domains and rich Lands, or those of RoboFrogs.
    pub fn points(&self, state: &crate::State, seat: tabletop::Seat) -> u16 {
        let vault = self.vault(seat);
        let stacks = stacks(state.tiles(), vault);
        if self.is_robo(seat) {
            return robo(&stacks, self.setup.robo_diversity);
        }
        placement(&stacks) + diversity(&stacks) + bonus(state.tiles(), vault)
    }
}

/// The value of a Vault, with an order of removal that reaches it.
pub fn score(stacks: &Stacks) -> Score {
    rule!("SCO-1");
    rule!("SCO-2");
    rule!("SCO-5");
    let mut removal = Removal { stacks, heights: stacks.heights, lines: Vec::new() };
    for table in table::tables(stacks) {
        for step in table.steps() {
            removal.loners();
            removal.take(&step);
        }
    }
    removal.loners();
    let placement = removal.lines.iter().map(|line| u16::from(line.points)).sum();
    Score { placement, diversity: diversity(stacks), lines: removal.lines }
}

/// A Vault while its lines are taken out.
struct Removal<'a> {
    stacks: &'a Stacks,
    heights: [u8; SLOTS],
    lines: Vec<Line>,
}

impl Removal<'_> {
    /// Takes the exposed tiles of these slots (from 0) as one line.
    fn take(&mut self, slots: &[u8]) {
        let mut line = Line { land: Land::Hill, slots: [0; 4], len: slots.len() as u8, points: 0 };
        for (i, &slot) in slots.iter().enumerate() {
            let height = &mut self.heights[slot as usize];
            *height -= 1;
            line.slots[i] = slot + 1;
            line.land = self.stacks.land(slot as usize, *height as usize).unwrap_or(line.land);
        }
        line.points = LINE_POINTS[usize::from(line.land.is_high())][slots.len()];
        self.lines.push(line);
    }

    /// Takes every exposed tile that can be in no line but its own, so that the search's next step is laid bare.
    fn loners(&mut self) {
        for slot in 0..SLOTS {
            while let Some(level) = self.heights[slot].checked_sub(1) {
                if !table::is_loner(self.stacks, slot, level as usize) {
                    break;
                }
                self.take(&[slot as u8]);
            }
        }
    }
}

/// The domains whose Siphon operates, one bit per domain: a second Siphon of a domain adds nothing.
pub fn siphons(stacks: &Stacks) -> u8 {
    let mut domains = 0;
    for slot in 0..SLOTS {
        let [Some(bottom), Some(middle), Some(top)] = std::array::from_fn(|level| stacks.land(slot, level)) else {
            continue;
        };
        if !bottom.is_high() && top == bottom && middle == bottom.highland() {
            rule!("SIP-1");
            rule!("SIP-2");
            domains |= 1 << bottom.domain();
        }
    }
    domains
}

/// The Land of a Vault of the game.
pub fn stacks(tiles: &Tiles, vault: u8) -> Stacks {
    let mut stacks = Stacks::new();
    for slot in 0..SLOTS {
        let mut lands: [Option<Land>; LEVELS] = [None; LEVELS];
        let mut height = 0;
        for tile in tiles.stack(Stack::Vault(vault, slot as u8)).take(LEVELS) {
            lands[height] = tile.as_land();
            height += 1;
        }
        lands[..height].iter().rev().flatten().for_each(|&land| {
            stacks.push(slot, land);
        });
    }
    stacks
}

/// Points for Abundant and Harmonious Lands of a Vault (VAR-RICH-1).
pub fn bonus(tiles: &Tiles, vault: u8) -> u16 {
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
