//! What happens while moves are applied, for logs, animations and explanations.

use crate::ability::Ability;
use crate::land::Land;
use crate::muck::{Muck, Style};
use crate::state::{AttackMeans, Card, Place, Purpose};
use crate::steps::robo::{RoboLine, RoboReason};
use crate::tile::{Back, Bonus, Stack, Tile};
use hexgrid::Cell;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

/// What Ω was spent on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Expense {
    ExtraAction,
    Leap,
    Slipstream,
    Combat,
    Power,
    Toll,
    Flux,
    Aggro,
}

/// Why Ω came back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Gain {
    Siphons,
    Recover,
    Return,
    Victory,
    Ground,
    Barren,
    Drain,
    Flux,
}

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ending {
    /// The sixth fracture.
    Shattered,
    /// No Land left when the deck ran out.
    Stripped,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Event {
    /// A Land is placed.
    Laid { tile: Tile, cell: Cell },
    /// `card` is [`Ability::UNSEEN`] for those who are not among `knowers`.
    DrewAbility { seat: Seat, card: Ability, knowers: SeatSet },
    /// The card that a frog receives in a swap; hidden like a drawn one.
    Received { seat: Seat, card: Ability, knowers: SeatSet },
    /// A frog keeps this card; hidden like a drawn one.
    Kept { seat: Seat, card: Ability, knowers: SeatSet },
    /// An ability card goes under the deck; hidden like a drawn one.
    Buried { seat: Seat, card: Ability, knowers: SeatSet },
    /// A card is turned face up.
    Revealed { seat: Seat, card: Ability },
    /// The card of a RoboFrog is turned face down.
    TurnedDown { seat: Seat },
    /// A RoboFrog starts on a strike hex.
    RoboStarts { seat: Seat, cell: Cell },
    /// A line of a RoboFrog's procedure applied, or why it did not.
    Robo { seat: Seat, line: RoboLine, because: RoboReason },
    /// A RoboFrog looks in this direction first, 1 to 6.
    Dialled { seat: Seat, face: u8 },
    /// A drawn strike hex stands for the player.
    Spotted { seat: Seat, cell: Cell },
    /// A card is held face down.
    Voided { seat: Seat },
    /// An action card is turned over.
    Turned { card: Card },
    /// The discarded action cards become the deck.
    Reshuffled,
    /// Ω is spent.
    Spent { seat: Seat, amount: u8, price: Expense },
    /// Ω comes back.
    Regained { seat: Seat, amount: u8, gain: Gain },
    /// A frog comes down onto the Shard.
    Descended { seat: Seat, cell: Cell },
    /// A frog has no action that it could take.
    Forfeited { seat: Seat },
    /// An action begins.
    ActionBegins { seat: Seat, extra: bool },
    /// A frog leaps to a place without another frog.
    Leapt { seat: Seat, from: Place, to: Place },
    /// A frog leaps into the Aether and comes down at another edge.
    Slipstreamed { seat: Seat, from: Place, to: Cell },
    /// A frog lands from the Aether.
    Landed { seat: Seat, to: Cell },
    /// A tile goes from the Shard into a Gullet.
    Harvested { seat: Seat, tile: Tile, cell: Cell },
    /// A full Gullet pushes a tile out.
    Digested { seat: Seat, tile: Tile },
    /// A tile goes from a Gullet into a Vault.
    Stored { seat: Seat, tile: Tile, slot: u8 },
    /// A frog destroys the Barren on top of its Gullet.
    Crushed { seat: Seat },
    /// A raid begins; the raider has declared `target` points.
    Raided { seat: Seat, owner: Seat, target: u8 },
    /// The die of a raid is rolled, or its chip shown.
    RaidRolled { seat: Seat, die: u8, target: u8, success: bool },
    /// A tile goes from a raided Vault into a Gullet.
    Took { seat: Seat, owner: Seat, tile: Tile, slot: u8 },
    /// A frog is targeted for something other than an attack.
    Targeted { seat: Seat, target: Seat, purpose: Purpose },
    /// A frog takes its declaration back.
    Withdrew { seat: Seat, target: Seat },
    /// A frog possesses another.
    Possessed { seat: Seat, puppet: Seat },
    /// A possession ends: the player of the frog decides for it again.
    Released { puppet: Seat },
    /// A frog steps to the next hex.
    Stepped { seat: Seat, from: Cell, to: Cell },
    /// A frog tunnels to a hex of the same terrain.
    Tunnelled { seat: Seat, from: Cell, to: Cell },
    /// A frog drains Ω from another.
    Drained { seat: Seat, target: Seat, amount: u8 },
    /// A frog swaps ability cards with another.
    Swapped { seat: Seat, target: Seat },
    /// A frog eats a Barren of its Gullet.
    Ate { seat: Seat },
    /// A frog spits a Barren, which makes a Splinter strike.
    Spat { seat: Seat },
    /// A frog smashes its hex.
    Smashed { seat: Seat, cell: Cell },
    /// A frog destroys the top tile of the hex it has arrived on.
    Stomped { seat: Seat, cell: Cell },
    /// A side changes the knockback to this many hexes.
    KnockbackChanged { seat: Seat, to: u8 },
    /// A frog defers its action card.
    Deferred { seat: Seat },
    /// A deferred card must be used soon: its owner has lost the power.
    DeferralDue { seat: Seat },
    /// A deferred card is used.
    UsedDeferred { seat: Seat },
    /// `card` is `None` for those who are not among `knowers`.
    Peeked { seat: Seat, card: Option<Card>, knowers: SeatSet },
    /// The action card that a frog has looked at goes under the deck.
    PutUnder { seat: Seat },
    /// Teammates swapped cards.
    Exchanged { seat: Seat, other: Seat },
    /// A frog trades held action cards for more ability cards to choose from.
    Traded { seat: Seat, count: u8 },
    /// A Quake acts.
    Quaked,
    /// A Vortex acts.
    Vortexed,
    /// The back of a Land on a hex or in a slot of a Vault.
    BonusSeen { land: Land, bonus: Bonus, stack: Stack },
    /// An attack is declared.
    Attacked { attacker: Seat, defender: Seat, means: AttackMeans },
    /// A side commits itself.
    Committed { seat: Seat, overpower: bool, boost: u8 },
    /// A side rolls; a single die stands beside [`NO_DIE`](crate::NO_DIE).
    Rolled { seat: Seat, dice: [u8; 2] },
    /// An attack fails; the attacker comes down there.
    AttackFailed { attacker: Seat, defender: Seat, to: Place },
    /// An attack succeeds by this margin.
    AttackWon { attacker: Seat, defender: Seat, margin: u8 },
    /// The defender is knocked back.
    KnockedBack { seat: Seat, from: Place, to: Place },
    /// The attacker comes down where the defender was, or short of it.
    Advanced { seat: Seat, to: Place },
    /// A tile goes from the Gullet of the loser into that of the winner.
    Plundered { seat: Seat, from: Seat, tile: Tile },
    /// The top tile of a hex is destroyed.
    Destroyed { cell: Cell, tile: Tile },
    /// The back of a Barren is looked at.
    BackSeen { back: Back },
    /// A fracture goes onto the Integrity Track, which now has this many.
    Fractured { count: u8 },
    /// A frog loses its ground and is in the Aether.
    Thrown { seat: Seat },
    /// A Splinter strikes a frog, which loses all that it carries and all Ω.
    Scorched { seat: Seat },
    /// A frog drifts home.
    Drifted { seat: Seat, from: u8, to: u8 },
    /// A frog returns to Dimension Zero.
    Returned { seat: Seat },
    /// A frog that has returned, or that finds no place to descend on, is in the Aether.
    Entered { seat: Seat, to: Place },
    /// The action card of a frog in the Outer Dimensions is set aside.
    SetAside { seat: Seat },
    /// Action cards that were set aside are used.
    UsedAside { seat: Seat, count: u8 },
    /// Aether Flux begins.
    FluxBegins,
    /// A frog gives its ability card away in Aether Flux.
    Mutated { seat: Seat },
    /// A frog keeps its ability card in Aether Flux.
    Resisted { seat: Seat },
    /// A frog may choose between two ability cards in Aether Flux.
    Selected { seat: Seat },
    /// A Splinter strikes a hex.
    Struck { strike: u8, cell: Cell },
    /// The game is over.
    Over { ending: Ending },
    /// How a side fights.
    Styled { seat: Seat, style: Style },
    /// A frog has laid its chips out.
    Arranged { seat: Seat },
    /// Places of a frog's chips were picked, a bit each.
    Picked { seat: Seat, owner: Seat, places: u8 },
    /// Chips are shown, a bit each.
    ChipsShown { seat: Seat, chips: u8 },
    /// A shown chip goes back among the others.
    ChipTakenBack { seat: Seat, chip: u8 },
    /// A side boosts after the dice.
    Boosted { seat: Seat, boost: u8 },
    /// AGGRO was ignored.
    Ignored { seat: Seat, by: Seat },
    /// A frog follows AGGRO.
    Lured { seat: Seat, by: Seat },
    /// A lured frog can neither reach the frog that lured it nor come nearer.
    LureFailed { seat: Seat, by: Seat },
    /// A purge begins.
    Purges { seat: Seat, count: u8 },
    /// A purged tile lies on a hex or in an Outer Dimension.
    Purged { seat: Seat, tile: Tile, to: Place },
    /// A purged tile is destroyed.
    PurgeLost { seat: Seat, tile: Tile },
    /// Muck falls on a hex and destroys its top tile.
    MuckFell { cell: Cell, muck: Muck },
    /// A purged tile went into another Gullet.
    Snapped { seat: Seat, from: Seat, tile: Tile },
    /// A purge was shifted.
    Shifted { seat: Seat, to: u8 },
    /// Points to spend in the Outer Dimensions.
    PointsGiven { seat: Seat, points: u8 },
    /// An attempt to gather muck.
    Groped { seat: Seat, roll: u8, target: u8, success: bool },
    /// Muck went into a Gullet.
    Gathered { seat: Seat, dimension: u8, muck: Muck },
    /// All muck drifts out by one dimension.
    MuckDrifted { lost: u8 },
    /// A frog keeps its card in the Outer Dimensions.
    Tethered { seat: Seat },
}
