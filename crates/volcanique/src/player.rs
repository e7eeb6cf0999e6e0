//! What one player has: critters in hand, on land, in the sea, on the grid and in the crater; resources and cards.
//!
//! Critters of a kind are all the same, so they are sorted lists. Not here: what may be done with them (`steps/`).

use crate::biome::{Biome, Mix};
use crate::card::CARDS;
use crate::land::{Part, SITES, Site};
use crate::power::{Powers, SLOTS};
use hexgrid::Hex;
use serde::{Deserialize, Serialize};
use tabletop::rule;

/// Critters of a player.
pub const CRITTERS: u8 = 21;
/// Critters a crater holds.
pub const CRATER: u8 = 3;

/// A critter on land: its part, and whether it is burrowed or a Colossal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
pub struct Critter(u16);

impl Critter {
    const BURROWED: u16 = 1 << 8;
    const COLOSSAL: u16 = 1 << 9;

    /// Makes a single critter on a part.
    #[inline]
    pub const fn single(part: Part) -> Critter {
        Critter(part.0 as u16)
    }

    /// Makes a burrowed critter on a part.
    pub const fn burrowed(part: Part) -> Critter {
        Critter(part.0 as u16 | Critter::BURROWED)
    }

    /// Makes a Colossal on a part.
    pub const fn colossal(part: Part) -> Critter {
        Critter(part.0 as u16 | Critter::COLOSSAL)
    }

    /// Returns the part it stands on.
    #[inline]
    pub const fn part(self) -> Part {
        Part(self.0 as u8)
    }

    /// Returns the space it stands on.
    #[inline]
    pub const fn site(self) -> Site {
        self.part().site()
    }

    /// Returns the colour it stands on.
    #[inline]
    pub const fn biome(self) -> Biome {
        self.part().biome()
    }

    /// Returns whether it is burrowed.
    #[inline]
    pub const fn is_burrowed(self) -> bool {
        self.0 & Critter::BURROWED != 0
    }

    /// Returns whether it is a Colossal.
    #[inline]
    pub const fn is_colossal(self) -> bool {
        self.0 & Critter::COLOSSAL != 0
    }

    /// Returns whether it is neither burrowed nor a Colossal.
    #[inline]
    pub const fn is_single(self) -> bool {
        self.0 >> 8 == 0
    }

    /// Returns how much it counts in contests: 0 burrowed, 2 for a Colossal (VQ-CON-3).
    #[inline]
    pub fn strength(self) -> u8 {
        if self.is_burrowed() {
            rule!("VQ-CON-3");
            0
        } else if self.is_colossal() {
            rule!("VQ-CON-3");
            2
        } else {
            1
        }
    }

    /// Returns how many pieces it is.
    pub const fn pieces(self) -> u8 {
        if self.is_colossal() { 2 } else { 1 }
    }

    /// Returns the same critter on another part.
    #[inline]
    pub const fn on(self, part: Part) -> Critter {
        Critter(self.0 & !0xff | part.0 as u16)
    }
}

/// What limited powers were used, a bit each (VQ-LIM-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct LimitedPowersUsed(pub u8);

/// One player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Critters in hand.
    pub hand: u8,
    /// Critters in the crater.
    pub crater: u8,
    /// Critters on each slot of the grid.
    pub slots: [u8; SLOTS],
    /// What the unlocked powers grant.
    pub powers: Powers,
    /// Resources.
    pub resources: Mix,
    /// Caldera cards of each kind in hand, as far as they are known.
    pub cards: [u8; CARDS],
    /// Caldera cards in hand that this viewer has not seen.
    pub hidden: u8,
    /// Volcanoes bought.
    pub volcanoes: u8,
    /// Whether a bomb was thrown this round.
    pub bombed: bool,
    /// Limited powers used.
    pub limited: LimitedPowersUsed,
    land: [Critter; CRITTERS as usize],
    landed: u8,
    sea: [Hex; CRITTERS as usize],
    swimming: u8,
}

impl Player {
    /// All critters in hand.
    pub const NEW: Player = Player {
        hand: CRITTERS,
        crater: 0,
        slots: [0; SLOTS],
        powers: Powers(0),
        resources: Mix::NONE,
        cards: [0; CARDS],
        hidden: 0,
        volcanoes: 0,
        bombed: false,
        limited: LimitedPowersUsed(0),
        land: [Critter(0); CRITTERS as usize],
        landed: 0,
        sea: [Hex::new(0, 0); CRITTERS as usize],
        swimming: 0,
    };

    /// Returns the critters on land, in order.
    #[inline]
    pub fn land(&self) -> &[Critter] {
        &self.land[..self.landed as usize]
    }

    /// Returns the critters in the sea, in order.
    #[inline]
    pub fn sea(&self) -> &[Hex] {
        &self.sea[..self.swimming as usize]
    }

    /// Returns how many Caldera cards are in hand.
    pub fn card_count(&self) -> u8 {
        self.cards.iter().sum::<u8>() + self.hidden
    }

    /// Returns the Colossal, if there is one.
    pub fn colossal(&self) -> Option<Critter> {
        self.land().iter().copied().find(|critter| critter.is_colossal())
    }

    /// Returns how many critters on land are not burrowed, as targeting counts them (VQ-DEF-4).
    pub fn land_count(&self) -> u8 {
        rule!("VQ-DEF-4");
        self.land().iter().filter(|critter| !critter.is_burrowed()).count() as u8
    }

    /// Pieces on land.
    pub fn land_pieces(&self) -> u8 {
        self.land().iter().map(|critter| critter.pieces()).sum()
    }

    /// Critters on the grid.
    pub fn on_grid(&self) -> u8 {
        self.slots.iter().sum()
    }

    pub(crate) fn add(&mut self, critter: Critter) {
        let mut at = self.landed as usize;
        while at > 0 && self.land[at - 1] > critter {
            self.land[at] = self.land[at - 1];
            at -= 1;
        }
        self.land[at] = critter;
        self.landed += 1;
    }

    /// Takes a critter away. Returns whether it was there.
    pub(crate) fn remove(&mut self, critter: Critter) -> bool {
        let Some(at) = self.land().iter().position(|&other| other == critter) else { return false };
        self.landed -= 1;
        for later in at..self.landed as usize {
            self.land[later] = self.land[later + 1];
        }
        self.land[self.landed as usize] = Critter::default();
        true
    }

    /// Spaces from this one on have moved up by one number; the order of critters stays.
    pub(crate) fn renumber_from(&mut self, new: Site) {
        for critter in &mut self.land[..self.landed as usize] {
            let part = critter.part().0;
            *critter = critter.on(Part(if part >= new.0 * 3 { part + 3 } else { part }));
        }
    }

    /// Renumbers the spaces after land was moved.
    pub(crate) fn renumber(&mut self, numbers: &[u8; SITES]) {
        for critter in &mut self.land[..self.landed as usize] {
            *critter = critter.on(Part::new(Site(numbers[critter.site().index()]), critter.biome()));
        }
        self.land[..self.landed as usize].sort_unstable();
    }

    pub(crate) fn enter_sea(&mut self, hex: Hex) {
        let at = self.sea().partition_point(|&other| other < hex);
        self.sea.copy_within(at..self.swimming as usize, at + 1);
        self.sea[at] = hex;
        self.swimming += 1;
    }

    /// Takes a swimmer out of the sea. Returns whether it was there.
    pub(crate) fn leave_sea(&mut self, hex: Hex) -> bool {
        let Ok(at) = self.sea().binary_search(&hex) else { return false };
        self.sea.copy_within(at + 1..self.swimming as usize, at);
        self.swimming -= 1;
        self.sea[self.swimming as usize] = Hex::new(0, 0);
        true
    }
}
