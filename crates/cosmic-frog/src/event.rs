//! What happens while moves are applied, for logs, animations and explanations.

use crate::ability::Ability;
use crate::land::Land;
use crate::muck::{Muck, Style};
use crate::state::{Card, Means, Place, Purpose};
use crate::steps::robo::{Because, RoboLine};
use crate::tile::{Back, Bonus, Stack, Tile};
use hexgrid::Cell;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

/// What Ω was spent on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Price {
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
    Laid {
        tile: Tile,
        cell: Cell,
    },
    /// `card` is [`Ability::UNSEEN`] for those who are not among `knowers`.
    DrewAbility {
        seat: Seat,
        card: Ability,
        knowers: SeatSet,
    },
    /// The card that a swap brings; hidden like a drawn one.
    Received {
        seat: Seat,
        card: Ability,
        knowers: SeatSet,
    },
    Kept {
        seat: Seat,
        card: Ability,
        knowers: SeatSet,
    },
    Buried {
        seat: Seat,
        card: Ability,
        knowers: SeatSet,
    },
    Revealed {
        seat: Seat,
        card: Ability,
    },
    /// The card of a RoboFrog is turned face down.
    TurnedDown {
        seat: Seat,
    },
    /// A RoboFrog starts on a strike hex.
    RoboStarts {
        seat: Seat,
        cell: Cell,
    },
    /// A line of a RoboFrog's procedure applied, or why it did not.
    Robo {
        seat: Seat,
        line: RoboLine,
        because: Because,
    },
    /// A RoboFrog looks in this direction first, 1 to 6.
    Dialled {
        seat: Seat,
        face: u8,
    },
    /// A drawn strike hex stands for the player.
    Spotted {
        seat: Seat,
        cell: Cell,
    },
    /// A card is held face down.
    Voided {
        seat: Seat,
    },
    Turned {
        card: Card,
    },
    Reshuffled,
    Spent {
        seat: Seat,
        amount: u8,
        price: Price,
    },
    Regained {
        seat: Seat,
        amount: u8,
        gain: Gain,
    },
    Descended {
        seat: Seat,
        cell: Cell,
    },
    Forfeited {
        seat: Seat,
    },
    ActionBegins {
        seat: Seat,
        extra: bool,
    },
    Leapt {
        seat: Seat,
        from: Place,
        to: Place,
    },
    Slipstreamed {
        seat: Seat,
        from: Place,
        to: Cell,
    },
    Landed {
        seat: Seat,
        to: Cell,
    },
    Harvested {
        seat: Seat,
        tile: Tile,
        cell: Cell,
    },
    /// Pushed out of a full Gullet.
    Digested {
        seat: Seat,
        tile: Tile,
    },
    Stored {
        seat: Seat,
        tile: Tile,
        slot: u8,
    },
    Crushed {
        seat: Seat,
    },
    Raided {
        seat: Seat,
        owner: Seat,
        target: u8,
    },
    RaidRolled {
        seat: Seat,
        die: u8,
        target: u8,
        success: bool,
    },
    Took {
        seat: Seat,
        owner: Seat,
        tile: Tile,
        slot: u8,
    },
    /// A frog is targeted for something other than an attack.
    Targeted {
        seat: Seat,
        target: Seat,
        purpose: Purpose,
    },
    Withdrew {
        seat: Seat,
        target: Seat,
    },
    Possessed {
        seat: Seat,
        puppet: Seat,
    },
    Released {
        puppet: Seat,
    },
    Stepped {
        seat: Seat,
        from: Cell,
        to: Cell,
    },
    Tunnelled {
        seat: Seat,
        from: Cell,
        to: Cell,
    },
    Drained {
        seat: Seat,
        target: Seat,
        amount: u8,
    },
    Swapped {
        seat: Seat,
        target: Seat,
    },
    Ate {
        seat: Seat,
    },
    Spat {
        seat: Seat,
    },
    Smashed {
        seat: Seat,
        cell: Cell,
    },
    Stomped {
        seat: Seat,
        cell: Cell,
    },
    KnockbackChanged {
        seat: Seat,
        to: u8,
    },
    Deferred {
        seat: Seat,
    },
    /// A deferred card must be used soon: its owner has lost the power.
    DeferralDue {
        seat: Seat,
    },
    UsedDeferred {
        seat: Seat,
    },
    /// `card` is `None` for those who are not among `knowers`.
    Peeked {
        seat: Seat,
        card: Option<Card>,
        knowers: SeatSet,
    },
    PutUnder {
        seat: Seat,
    },
    /// Teammates swapped cards.
    Exchanged {
        seat: Seat,
        other: Seat,
    },
    Traded {
        seat: Seat,
        count: u8,
    },
    Quaked,
    Vortexed,
    /// The back of a Land on a hex or in a slot of a Vault.
    BonusSeen {
        land: Land,
        bonus: Bonus,
        stack: Stack,
    },
    Attacked {
        attacker: Seat,
        defender: Seat,
        means: Means,
    },
    Committed {
        seat: Seat,
        overpower: bool,
        boost: u8,
    },
    Rolled {
        seat: Seat,
        dice: [u8; 2],
    },
    AttackFailed {
        attacker: Seat,
        defender: Seat,
        to: Place,
    },
    AttackWon {
        attacker: Seat,
        defender: Seat,
        margin: u8,
    },
    KnockedBack {
        seat: Seat,
        from: Place,
        to: Place,
    },
    Advanced {
        seat: Seat,
        to: Place,
    },
    Plundered {
        seat: Seat,
        from: Seat,
        tile: Tile,
    },
    Destroyed {
        cell: Cell,
        tile: Tile,
    },
    BackSeen {
        back: Back,
    },
    Fractured {
        count: u8,
    },
    Thrown {
        seat: Seat,
    },
    Scorched {
        seat: Seat,
    },
    Drifted {
        seat: Seat,
        from: u8,
        to: u8,
    },
    Returned {
        seat: Seat,
    },
    Entered {
        seat: Seat,
        to: Place,
    },
    SetAside {
        seat: Seat,
    },
    UsedAside {
        seat: Seat,
        count: u8,
    },
    FluxBegins,
    Mutated {
        seat: Seat,
    },
    Resisted {
        seat: Seat,
    },
    Selected {
        seat: Seat,
    },
    Struck {
        strike: u8,
        cell: Cell,
    },
    Over {
        ending: Ending,
    },
    /// How a side fights.
    Styled {
        seat: Seat,
        style: Style,
    },
    /// A frog has laid its chips out.
    Arranged {
        seat: Seat,
    },
    /// Places of a frog's chips were picked, a bit each.
    Picked {
        seat: Seat,
        owner: Seat,
        places: u8,
    },
    /// Chips are shown, a bit each.
    ChipsShown {
        seat: Seat,
        chips: u8,
    },
    /// A shown chip goes back among the others.
    ChipTakenBack {
        seat: Seat,
        chip: u8,
    },
    Boosted {
        seat: Seat,
        boost: u8,
    },
    /// AGGRO was ignored.
    Ignored {
        seat: Seat,
        by: Seat,
    },
    /// A frog follows AGGRO.
    Lured {
        seat: Seat,
        by: Seat,
    },
    /// A frog that was lured can neither reach nor come nearer.
    LureFailed {
        seat: Seat,
        by: Seat,
    },
    /// A purge begins.
    Purges {
        seat: Seat,
        count: u8,
    },
    /// A purged tile lies on a hex or in an Outer Dimension.
    Purged {
        seat: Seat,
        tile: Tile,
        to: Place,
    },
    /// A purged tile is destroyed.
    PurgeLost {
        seat: Seat,
        tile: Tile,
    },
    /// Muck falls on a hex and destroys its top tile.
    MuckFell {
        cell: Cell,
        muck: Muck,
    },
    /// A purged tile went into another Gullet.
    Snapped {
        seat: Seat,
        from: Seat,
        tile: Tile,
    },
    /// A purge was shifted.
    Shifted {
        seat: Seat,
        to: u8,
    },
    /// Points to spend in the Outer Dimensions.
    PointsGiven {
        seat: Seat,
        points: u8,
    },
    /// An attempt to gather muck.
    Groped {
        seat: Seat,
        roll: u8,
        target: u8,
        success: bool,
    },
    /// Muck went into a Gullet.
    Gathered {
        seat: Seat,
        dimension: u8,
        muck: Muck,
    },
    /// All muck drifts out by one dimension.
    MuckDrifted {
        lost: u8,
    },
    /// A frog keeps its card in the Outer Dimensions.
    Tethered {
        seat: Seat,
    },
}
