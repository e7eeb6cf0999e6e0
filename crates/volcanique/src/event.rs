//! What happens while moves are applied, for logs, animations and explanations. Each event is emitted with its rule, see
//! [`EventRecord`](tabletop::EventRecord).

use crate::biome::{Biome, Mix, Spot};
use crate::card::Card;
use crate::moves::{Cut, Piece};
use crate::power::{Power, Slot};
use crate::question::{Danger, Price};
use crate::tile::Face;
use hexgrid::{Dir, Hex};
use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

/// Why the game ends (VQ-END).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Ending {
    /// The last land tile was taken.
    Tiles,
    /// A hand is empty.
    Critters,
    /// Nobody could buy for three rounds.
    Drought,
    /// Sixty rounds.
    Rounds,
    /// The super volcano.
    Super,
    /// Volcanic winter.
    Winter,
}

/// Why a critter went back to its owner's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Loss {
    /// Its tile was covered and its biome had no other tile.
    Covered,
    /// A volcano, lava or landslide.
    Danger(Danger),
    /// A magma bomb.
    Bomb,
    /// A contest.
    Contest,
    /// A pack.
    Pack,
    /// A herd.
    Herd,
    /// A Cooperative neighbour.
    Entered,
    /// It met a Colossal.
    Repelled,
    /// The super volcano.
    Super,
}

/// Why resources came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Gain {
    Start,
    Income,
    Siphon,
    Barter,
    Seam,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Event {
    Sat {
        seat: Seat,
        place: u8,
    },
    Built {
        seat: Seat,
        face: Face,
        hex: Hex,
    },
    Dealt {
        power: Power,
        slot: Slot,
    },
    TurnBegins {
        seat: Seat,
        last: bool,
    },
    Gained {
        seat: Seat,
        mix: Mix,
        gain: Gain,
    },
    Paid {
        seat: Seat,
        mix: Mix,
        price: Price,
    },
    Returned {
        seat: Seat,
        mix: Mix,
    },
    /// A critter, a Colossal or a group went from one spot to another in the move step.
    Walked {
        seat: Seat,
        piece: Piece,
        from: Spot,
        to: Spot,
    },
    /// A critter moved because its tile was covered or struck.
    Migrated {
        seat: Seat,
        piece: Piece,
        from: Spot,
        to: Spot,
    },
    /// A critter (one piece) went back to hand.
    WentHome {
        seat: Seat,
        spot: Spot,
        loss: Loss,
    },
    /// A Colossal lost a piece.
    Wounded {
        seat: Seat,
        spot: Spot,
    },
    Drifted {
        seat: Seat,
        hex: Hex,
        dir: Dir,
    },
    Rifted {
        seat: Seat,
        cut: Cut,
        hex: Hex,
        dir: Dir,
    },
    Laid {
        seat: Seat,
        face: Face,
        hex: Hex,
    },
    Rode {
        seat: Seat,
        spot: Spot,
    },
    IslandBegins {
        seat: Seat,
        free: bool,
    },
    /// Three crater critters came back.
    CraterEmptied {
        seat: Seat,
    },
    /// Nothing could be bought and a critter went from hand into the crater.
    ForcedSacrifice {
        seat: Seat,
    },
    VolcanoPlaced {
        seat: Seat,
        hex: Hex,
        great: bool,
    },
    Rotated {
        seat: Seat,
        hex: Hex,
        face: Face,
    },
    Unlocked {
        seat: Seat,
        slot: Slot,
        power: Power,
    },
    Froze {
        seat: Seat,
        hex: Hex,
    },
    FrostSpread,
    LavaFlowed {
        from: Hex,
        to: Hex,
    },
    LavaMerged {
        hex: Hex,
    },
    LavaPooled {
        hex: Hex,
    },
    LavaGone {
        hex: Hex,
    },
    SoilMade {
        hex: Hex,
    },
    DivertTried {
        seat: Seat,
        from: Hex,
        to: Hex,
    },
    Swam {
        seat: Seat,
        from: Option<Hex>,
        to: Hex,
    },
    LateralStruck {
        seat: Seat,
        hex: Hex,
    },
    BombFell {
        seat: Seat,
        hex: Hex,
    },
    Slid {
        seat: Seat,
        face: Face,
        from: Hex,
        to: Hex,
    },
    /// A biome is contested; its first spot.
    Contested {
        biome: Spot,
    },
    /// `card` is [`Card::UNSEEN`] for those who are not among `knowers`.
    DrewCard {
        seat: Seat,
        card: Card,
        knowers: SeatSet,
    },
    Played {
        seat: Seat,
        card: Card,
    },
    Claimed {
        seat: Seat,
        spot: Spot,
    },
    Grew {
        seat: Seat,
        spot: Spot,
    },
    Eroded {
        seat: Seat,
        face: Face,
        hex: Hex,
    },
    CameAshore {
        seat: Seat,
        from: Hex,
        spot: Spot,
    },
    Sacrificed {
        seat: Seat,
        from: Option<Spot>,
    },
    Burrowed {
        seat: Seat,
        spot: Spot,
    },
    Emerged {
        seat: Seat,
        spot: Spot,
    },
    /// The supply had too little of a kind.
    Short {
        seat: Seat,
        biome: Biome,
    },
    EndTriggered {
        seat: Seat,
        ending: Ending,
    },
    SuperErupts {
        seat: Seat,
        hex: Hex,
    },
    Over {
        ending: Ending,
    },
}
