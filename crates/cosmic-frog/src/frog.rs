//! A frog with everything that belongs to it except its tiles, and the cards that give it turns.
//!
//! Not here: Gullets and Vaults (`tile.rs`), the rest of the position (`state.rs`).

use crate::ability::Ability;
use hexgrid::Cell;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

/// How much Ω a frog has, available and expended together.
pub const OOMPH: u8 = 6;
/// The most ability cards that a frog may choose from.
pub const HAND: usize = 7;
/// The farthest Outer Dimension.
pub const FARTHEST: u8 = 6;

/// Where a frog is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Place {
    /// It has not had its first turn.
    Waiting,
    /// On a hex.
    Shard(Cell),
    /// In the Aether, which is one place.
    Aether,
    /// In an Outer Dimension, 1 to 6.
    Outer(u8),
}

/// A card of the Action Deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Card {
    /// This frog's turn.
    Frog(Seat),
    /// Aether Flux.
    Flux,
    /// Splinter Strike.
    Strike,
}

impl Card {
    pub(crate) const fn index(self) -> usize {
        match self {
            Card::Frog(seat) => seat.0 as usize,
            Card::Flux => 6,
            Card::Strike => 7,
        }
    }

    pub(crate) const fn from_index(index: u8) -> Card {
        match index {
            6 => Card::Flux,
            7 => Card::Strike,
            seat => Card::Frog(Seat(seat)),
        }
    }
}

/// A frog with what belongs to it; its tiles are in [`Tiles`](crate::Tiles).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Frog {
    /// Where it is.
    pub place: Place,
    /// Available Ω; the rest of six is expended.
    pub oomph: u8,
    /// Its ability card.
    pub card: Ability,
    /// Who knows that card.
    pub knowers: SeatSet,
    /// Whether the card lies face up.
    pub up: bool,
    /// Whether the card may not be turned up before its next turn.
    pub locked: bool,
    /// Whether the card must stay face down until the combat ends.
    pub voided: bool,
    /// Cards in the hand during set-up, or the card drawn to choose from.
    pub dealt: [Ability; HAND],
    /// Action cards set aside.
    pub aside: u8,
    /// Action cards deferred while in play.
    pub deferred: u8,
    /// Whether the deferred card must be used as soon as possible, because the frog has lost the power that deferred it.
    pub due: bool,
    /// The powers already used in this turn, of those that work once per turn; one bit each.
    pub once: u8,
    /// Whether it has spent Ω since the last card was turned over.
    pub spent: bool,
    /// Whether it has taken RECOVER since the last card was turned over.
    pub recovered: bool,
}

impl Frog {
    pub(crate) const NEW: Frog = Frog {
        place: Place::Waiting,
        oomph: OOMPH,
        card: Ability::NONE,
        knowers: SeatSet::NONE,
        up: false,
        locked: false,
        voided: false,
        dealt: [Ability::NONE; HAND],
        aside: 0,
        deferred: 0,
        due: false,
        once: 0,
        spent: false,
        recovered: false,
    };

    /// Returns whether the frog is on the Shard or in the Aether.
    pub fn is_in_play(&self) -> bool {
        matches!(self.place, Place::Shard(_) | Place::Aether)
    }

    /// Returns whether the frog has a face-down card that its player may turn up.
    pub fn may_reveal(&self) -> bool {
        !self.up && !self.locked && !self.voided && self.card != Ability::NONE
    }
}

/// Powers that work once per turn.
pub(crate) mod once {
    pub(crate) const STASH: u8 = 1;
    pub(crate) const POSSESS: u8 = 2;
    pub(crate) const LOOK: u8 = 4;
    pub(crate) const DRAIN: u8 = 8;
    pub(crate) const SWAP: u8 = 16;
    pub(crate) const TETHER: u8 = 32;
    pub(crate) const SPEW: u8 = 64;
}
