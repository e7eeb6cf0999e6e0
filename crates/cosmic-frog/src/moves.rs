//! Every move of the game, of seats and of chance. Their written form is in `notation.rs`.
//!
//! The order of the variants is the order in which answers are listed.

use crate::ability::Ability;
use crate::land::Land;
use crate::muck::{Muck, Style};
use crate::state::Card;
use crate::tile::{Back, Bonus};
use hexgrid::{Cell, Dir};
use tabletop::Seat;

/// A move. At most eight bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Turn the own ability card face up.
    Reveal,
    /// Destroy a Barren of the Gullet for Ω.
    Eat,
    /// Do nothing in a window.
    Pass,
    /// End the turn without an extra action.
    End,
    /// Roll the die that shows this face again, for 1 Ω.
    Reroll(u8),
    /// Roll the other side's die that shows this face again, for 1 Ω.
    Meddle(u8),
    /// Raise the knockback by one, for 1 Ω.
    Raise,
    /// Lower the knockback by one, for 1 Ω.
    Lower,
    /// Hold the attacker's card down until the combat ends, for 1 Ω.
    Void,
    /// Pay the toll of a frog that turned its card up in answer.
    PayToll,
    /// Take the declaration back.
    Withdraw,
    /// Destroy the top tile of the hex just arrived on.
    Stomp,
    /// Set this turn's action card aside.
    Defer,
    /// Use the deferred action card now.
    UseDeferred,
    /// Look at the top action card, for 1 Ω.
    Look,
    /// Leave the card on top.
    Leave,
    /// Put the card under the deck.
    Bury,
    /// Step to an adjacent hex before the action.
    Step(Cell),
    /// Go to a hex of the same terrain before the action, for 1 Ω.
    Tunnel(Cell),
    /// The top Land of the Gullet goes into this Vault slot, for 1 Ω.
    Stash(u8),
    /// Purge the top item of the Gullet this far in this direction, for 1 Ω.
    Spew(Dir, u8),
    /// A frog expends this much Ω, and the acting frog regains it.
    Drain(Seat, u8),
    /// Swap ability cards with a frog, for 1 Ω.
    Swap(Seat),
    /// Swap ability cards with a teammate (Symbiotic Teammates).
    Exchange(Seat),
    /// Drift home by one dimension: instead of rolling (Dimensional Decisions), or for a point (Find Muck).
    DriftOne,
    /// Try to gather a muck land, for a point.
    Gather(Muck),
    /// Drift home by one dimension, for 1 Ω.
    Tether,
    /// Roll for the way home (Dimensional Decisions).
    RollHome,
    /// Discard this many held cards and draw as many more ability cards to choose from (Dimensional Decisions).
    Trade(u8),
    /// This frog of the team comes home after a raid.
    Fetch(Seat),
    /// Chance: the back of a Land.
    Bonus(Bonus),
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
    /// RAID a Vault for this many points.
    Raid(Seat, u8),
    /// DISGORGE.
    Disgorge,
    /// RECOVER.
    Recover,
    /// POSSESS a frog.
    Possess(Seat),
    /// SMASH the hex that the frog stands on.
    Smash,
    /// SPIT a Barren at the Shard.
    Spit,
    /// ATTACK the mind of a frog.
    Mind(Seat),
    /// AGGRO: that frog must attack the acting frog.
    Aggro(Seat),
    /// DREDGE a muck land out of a dimension.
    Dredge(u8, Muck),
    /// Choose how to attack.
    Style(Style),
    /// Follow AGGRO.
    Heed,
    /// Pay to ignore AGGRO.
    Ignore,
    /// Lay the own chips out: 0 if the table shuffles them, otherwise the number of their order.
    Arrange(Seat, u8),
    /// Pick these places of the other side's chips, a bit each.
    Pick(u8),
    /// Chance: these chips are shown, a bit each.
    Chips(u8),
    /// Chance: what a hidden muck land is.
    Muck(Muck),
    /// An item that is purged lands one nearer, for 1 Ω.
    Nearer,
    /// An item that is purged lands one farther, for 1 Ω.
    Farther,
    /// Take a tile that flies over.
    Snap,
    /// Purge along this line.
    Line(Dir),
    /// Purge the item in this Gullet slot next, 1 top to 4 bottom.
    Heave(u8),
    /// Purge the item in this Gullet slot next, into this dimension.
    HeaveInto(u8, u8),
    /// Put the top of the Gullet into a Vault slot, 1 to 9.
    Store(u8),
    /// Grind a Barren at the top of the Gullet to dust.
    Crush,
    /// Take the exposed tile of a Vault slot, 1 to 9.
    Take(u8),
    /// Stop disgorging or raiding.
    Stop,
    /// Commit to a combat: overpower or not, and a number of boosts.
    Commit(bool, u8),
    /// The same, but fight softly.
    Soft(bool, u8),
    /// Put up no defence.
    Throw,
    /// Boosts declared after the dice.
    Boost(u8),
    /// Option A: tiles from the loser's Gullet.
    Plunder,
    /// Option A, chosen: the tile in this Gullet slot, 1 top to 4 bottom.
    Grab(u8),
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
    /// Interrupt: this frog turns its ability card face up although it is not asked.
    RevealUnasked(Seat),
}
