//! What the Find Muck expansion adds to a position, as data: muck in the Outer Dimensions, how the sides of a combat fight,
//! chips on the table, a purge in progress.
//!
//! A game without the expansion has [`MuckState::NONE`], which is not serialized (`frame_stack.rs`). Chips are in `chips.rs`. The
//! rules are in `steps/`: `purge.rs`, `spew.rs`, `points.rs`, `gather.rs`, `lure.rs` and the combat's `chips.rs` and `mind.rs`.

pub(crate) mod chips;

use crate::state::{Place, State};
use chips::ChipHand;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Muck tiles in the box: regular and oozing (FM-MUCK-1).
pub(crate) const BOX: [u8; 2] = [32, 16];

/// What is known of a muck land.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Muck {
    /// Face down: nobody has seen what it is.
    Hidden,
    /// Counts as a lowland.
    Regular,
    /// Counts as a highland.
    Oozing,
}

impl Muck {
    /// All three.
    pub const ALL: [Muck; 3] = [Muck::Hidden, Muck::Regular, Muck::Oozing];
    /// The two kinds that a seen muck land can have.
    pub const SEEN: [Muck; 2] = [Muck::Regular, Muck::Oozing];

    /// Returns the word in notation and scenarios.
    pub const fn name(self) -> &'static str {
        ["hidden", "regular", "oozing"][self as usize]
    }

    /// Returns the kind with this name.
    pub fn from_name(name: &str) -> Option<Muck> {
        Muck::ALL.into_iter().find(|muck| muck.name() == name)
    }
}

/// How a side fights (FM-COM-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[repr(u8)]
pub enum Style {
    /// With all it has.
    #[default]
    Full,
    /// Half of its total, rounded down.
    Soft,
    /// Not at all: its total is 0.
    Thrown,
}

impl Style {
    /// All three.
    pub const ALL: [Style; 3] = [Style::Full, Style::Soft, Style::Thrown];

    /// Returns the part of a total that counts in this style.
    pub const fn of(self, total: u8) -> u8 {
        match self {
            Style::Full => total,
            Style::Soft => total / 2,
            Style::Thrown => 0,
        }
    }
}

/// What the expansion adds to a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct MuckCombat {
    /// How each side fights.
    pub(crate) styles: [Style; 2],
    /// Whether the attacker was lured.
    pub(crate) lured: bool,
    /// Free changes of the knockback made so far.
    pub(crate) nudges: u8,
    /// Sides that have used their power to roll a die of either side again, which works once; one bit each.
    pub(crate) meddled: u8,
    /// Sides that have declared their late boosts, a bit each.
    pub(crate) boosted: u8,
    /// Whether the die or chip that is rolled or drawn again is the other side's.
    pub(crate) across: bool,
}

/// A purge in progress (FM-PUR-1, FM-PUR-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Purge {
    /// Who purges.
    pub(crate) seat: Seat,
    /// Who made it purge; the frog itself if it purges voluntarily.
    pub(crate) by: Seat,
    /// The direction in which tiles fly, by number, on the Shard.
    pub(crate) dir: u8,
    /// How far the next item flies.
    pub(crate) reach: u8,
    /// How far the current item flies.
    pub(crate) at: u8,
    /// How many items are left.
    pub(crate) left: u8,
    /// Up to which distance frogs have declined the current item.
    pub(crate) over: u8,
    /// Dimensions that were chosen already, a bit each.
    pub(crate) used: u8,
    /// Whether the next item is the first one and goes to the frog that made it purge.
    pub(crate) feast: bool,
}

/// Everything the expansion adds to a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct MuckState {
    /// Muck in each dimension from the first on: hidden, regular, oozing.
    pub(crate) dimensions: [[u8; 3]; 6],
    /// Muck that nobody has seen, regular and oozing: in the supply, hidden in a dimension, or lost unseen.
    pub(crate) pool: [u8; 2],
    /// Tiles in the supply.
    pub(crate) supply: u8,
    /// Whether the frog whose turn it is has tried to gather.
    pub(crate) gathered: bool,
    pub(crate) duel: MuckCombat,
    /// Chips on the table: of the attacker or raider, and of the defender.
    pub(crate) hands: [ChipHand; 2],
    /// Chips shown on the way home, by frog, a bit each.
    pub(crate) homeward: [u8; 6],
    pub(crate) purge: Purge,
}

impl MuckCombat {
    pub(crate) const NONE: MuckCombat =
        MuckCombat { styles: [Style::Full; 2], lured: false, nudges: 0, meddled: 0, boosted: 0, across: false };
}

impl Purge {
    pub(crate) const NONE: Purge =
        Purge { seat: Seat(0), by: Seat(0), dir: 0, reach: 0, at: 0, left: 0, over: 0, used: 0, feast: false };
}

impl MuckState {
    pub(crate) const NONE: MuckState = MuckState {
        dimensions: [[0; 3]; 6],
        pool: [0; 2],
        supply: 0,
        gathered: false,
        duel: MuckCombat::NONE,
        hands: [ChipHand::NONE; 2],
        homeward: [0; 6],
        purge: Purge::NONE,
    };

    /// The box before anything was drawn.
    pub(crate) const FULL: MuckState = MuckState { pool: BOX, supply: BOX[0] + BOX[1], ..MuckState::NONE };

    /// Returns how much muck of this kind is in a dimension, 1 to 6.
    pub(crate) fn muck_count_in(&self, dimension: u8, muck: Muck) -> u8 {
        self.dimensions.get(usize::from(dimension).wrapping_sub(1)).map_or(0, |lying| lying[muck as usize])
    }

    /// Returns whether there is muck in a dimension.
    pub(crate) fn has_muck_in(&self, dimension: u8) -> bool {
        Muck::ALL.into_iter().any(|muck| self.muck_count_in(dimension, muck) > 0)
    }
}

impl State {
    /// Returns how a side fights. Side 0 is the attacker, 1 the defender.
    pub fn style(&self, side: usize) -> Style {
        self.muck().duel.styles[side % 2]
    }

    /// Returns the total of a side after all modifiers: halved if it fights softly, 0 if it throws the combat.
    pub fn total(&self, side: usize) -> u8 {
        self.style(side).of(self.combat().total(side))
    }

    /// Returns how much muck of a kind is in an Outer Dimension, 1 to 6.
    pub fn muck_in(&self, dimension: u8, muck: Muck) -> u8 {
        self.muck().muck_count_in(dimension, muck)
    }

    /// Returns how many muck tiles are left in the supply.
    pub fn muck_supply(&self) -> u8 {
        self.muck().supply
    }

    /// Returns the chips that a side has shown, in ascending order: 0 the attacker or raider, 1 the defender.
    pub fn chips_shown(&self, side: usize) -> impl Iterator<Item = u8> + use<> {
        chips::values(self.muck().hands[side % 2].shown)
    }

    /// Returns the chips that a frog has shown on its way home, in ascending order.
    pub fn homeward_chips(&self, seat: Seat) -> impl Iterator<Item = u8> + use<> {
        chips::values(self.muck().homeward[seat.index() % 6])
    }

    /// Returns the order in which a side's chips lie, from the left; `None` if this position does not contain it.
    pub fn chips_laid(&self, side: usize) -> Option<Vec<u8>> {
        self.muck().hands[side % 2].order()
    }

    /// Returns whether the chips of a side lie on the table, face down.
    pub fn has_laid_chips(&self, side: usize) -> bool {
        self.muck().hands[side % 2].layout != chips::NOT_LAID
    }

    /// Returns which places of a side's chips were picked, one bit each.
    pub fn chips_picked(&self, side: usize) -> u8 {
        self.muck().hands[side % 2].picked
    }

    /// Returns the chips that a seat is about to lay out, in ascending order.
    pub fn chips_to_lay(&self, seat: Seat) -> impl Iterator<Item = u8> + use<> {
        chips::values(crate::steps::combat::chips::chips_to_lay(self, seat))
    }

    /// Returns how two frogs see each other: on a straight line or both in the Aether, with or without a frog between them (FM-COM-3).
    pub(crate) fn sees(&self, rules: &crate::Rules, seat: Seat, other: Seat) -> LineOfSight {
        if seat == other {
            return LineOfSight::None;
        }
        match (self.frog(seat).place, self.frog(other).place) {
            (Place::Aether, Place::Aether) => LineOfSight::Clear,
            (Place::Shard(from), Place::Shard(to)) => {
                let Some((dir, distance)) = rules.mat.direction_to(from, to) else { return LineOfSight::None };
                let mut cell = from;
                let blocked = (1..distance).any(|_| {
                    cell = rules.neighbour(cell, dir);
                    self.frog_at(cell).is_some()
                });
                if blocked { LineOfSight::Blocked } else { LineOfSight::Clear }
            }
            _ => LineOfSight::None,
        }
    }
}

/// How a mental attack reaches a frog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LineOfSight {
    None,
    Blocked,
    Clear,
}
