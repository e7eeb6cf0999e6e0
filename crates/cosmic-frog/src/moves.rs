//! Every move of the game, of seats and of chance. Their written form is in `notation.rs`.
//!
//! The order of the variants is the order in which answers are listed.

use crate::ability::Ability;
use crate::land::Land;
use crate::state::Card;
use crate::tile::Back;
use hexgrid::{Cell, Dir};
use tabletop::Seat;

/// A move. At most eight bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Turn one's ability card face up.
    Reveal,
    /// Let a window go by.
    Pass,
    /// End the turn without an extra action.
    End,
    /// Roll the die that shows this face again, for 1 Ω.
    Reroll(u8),
    /// Place a Land during set-up, by chance or by a seat.
    Lay(Land, Cell),
    /// Chance: the top ability card is this one.
    Ability(Ability),
    /// Keep this ability card.
    Keep(Seat, Ability),
    /// Chance: the top action card is this one.
    Card(Card),
    /// Chance: the Splinter strikes this location.
    Splinter(u8),
    /// Chance: one die.
    Roll(u8),
    /// Chance: two dice, the lower first.
    RollTwo(u8, u8),
    /// Chance: the back of a Barren.
    Back(Back),
    /// Enter the Aether when returning.
    EnterAether,
    /// Come down on a Barren at the edge.
    Descend(Cell),
    /// HARVEST the top tile of a hex.
    Harvest(Cell),
    /// LEAP to a hex; onto a frog it is an attack.
    Leap(Cell),
    /// LEAP into the Aether.
    LeapAether,
    /// SLIPSTREAM to a free hex.
    Slip(Cell),
    /// SLIPSTREAM onto a frog, across this edge of its hex.
    SlipAttack(Cell, Dir),
    /// LAND on a free hex.
    Land(Cell),
    /// LAND on a frog, across this edge of its hex.
    LandAttack(Cell, Dir),
    /// Attack a frog in the Aether.
    Ram(Seat),
    /// RAID a Vault for so many points.
    Raid(Seat, u8),
    /// DISGORGE.
    Disgorge,
    /// RECOVER.
    Recover,
    /// Put the top of the Gullet into a Vault slot, 1 to 9.
    Store(u8),
    /// Grind a Barren at the top of the Gullet to dust.
    Crush,
    /// Take the exposed tile of a Vault slot, 1 to 9.
    Take(u8),
    /// Stop disgorging or raiding.
    Stop,
    /// Commit to a combat: overpower or not, and so many boosts.
    Commit(bool, u8),
    /// Option A: tiles from the loser's Gullet.
    Plunder,
    /// Discard two set-aside cards and return.
    Return,
    /// Stay in the Outer Dimensions.
    Stay,
    /// Aether Flux: a new card.
    Mutate,
    /// Aether Flux: pay 1 Ω and change nothing.
    Resist,
    /// Aether Flux: pay 2 Ω and choose between two cards.
    Select,
}
