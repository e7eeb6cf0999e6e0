//! Frames: the steps of sequences that interrupt each other, as data on a stack. What a step does is in the file of `steps/`
//! with its name.

use crate::biome::Spot;
use crate::land::Part;
use crate::moves::{Item, Piece};
use crate::question::Danger;
use crate::tile::{Face, Kind};
use hexgrid::{Dir, Hex};
use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

/// No seat.
pub const NOBODY: Seat = Seat(u8::MAX);

/// What kind of turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mode {
    /// An ordinary turn (VQ-TURN-1).
    Normal,
    /// The one turn after the end was triggered (VQ-END-1).
    Final,
    /// Only lava and claims (VQ-END-2).
    Finale,
    /// The super volcano's owner moves a last time (VQ-SUPER).
    Last,
}

/// The steps of a turn, in order (VQ-TURN-1). A final turn begins with its lava.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Stage {
    Begin,
    Early,
    Move,
    Buy,
    Caldera,
    Claim,
    Sacrifice,
    Collect,
    Discard,
    Lava,
    End,
}

/// What a Detour guides this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Detour {
    /// Nothing.
    None,
    /// One's next volcano.
    Volcano,
    /// The lava that lies here.
    Lava(Hex),
}

/// One step of a sequence; the file in `steps/` has its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Frame {
    None,
    Order,
    /// `place`: whose island in seat order; `stage`: Uno, Duo, Trio, third critter.
    Build {
        place: u8,
        stage: u8,
    },
    Deal,
    Gift {
        place: u8,
    },
    Turn,
    Walk {
        piece: Piece,
        from: Spot,
        flying: bool,
    },
    /// Owners who have yet to lose a critter to the one that entered here.
    Victim {
        to: Spot,
        owners: SeatSet,
    },
    Drift {
        hex: Hex,
    },
    Purchase {
        item: Item,
        paid: bool,
    },
    /// A tile goes on a space: first its critters migrate.
    Cover {
        face: Face,
        hex: Hex,
    },
    Ride {
        hex: Hex,
    },
    /// `anchor`: the first space of the new island; `kind`: the tile chosen.
    Summon {
        left: u8,
        anchor: Option<Hex>,
        kind: Option<Kind>,
    },
    Volcano {
        hex: Hex,
        stage: VolcanoStage,
        place: u8,
        great: bool,
    },
    /// Critters leave a space or are lost. `place`: whose turn it is in seat order; `passed`: how many of theirs stayed.
    Escape {
        hex: Hex,
        danger: Danger,
        place: u8,
        passed: u8,
        to: Option<Spot>,
        hurt: bool,
    },
    /// `lava`: which one, or a new one; `to`: where it is about to go; `tried`: who has tried to divert it; `declined`: who
    /// leaves it on its way there.
    Flow {
        from: Hex,
        to: Hex,
        lava: u8,
        tried: SeatSet,
        declined: SeatSet,
        stage: FlowStage,
        run: Run,
    },
    Lateral {
        hex: Hex,
        named: [Hex; 4],
        count: u8,
        stage: LateralStage,
    },
    Bomb {
        hex: Hex,
        seat: Seat,
    },
    /// A tile slides once the critters under it have left.
    Slide {
        from: Hex,
        dir: Dir,
    },
    /// `biome`: the one being settled; `losses`: what each seat has yet to lose; `favoured`: who wins ties.
    Contest {
        biome: Part,
        losses: [u8; 5],
        favoured: Seat,
    },
    Barter {
        given: u8,
    },
    Seam,
    Sinkhole,
    Aim,
    Quench,
    Draw {
        seat: Seat,
    },
    Swim {
        from: Hex,
    },
    Grow {
        spot: Spot,
    },
    Offer,
    /// Soil first, then flows.
    LavaStep {
        soil: bool,
    },
    /// All lava runs out at the end of the game; `place`: which space beside the super volcano is next.
    RunOut {
        place: u8,
    },
    Crown {
        hex: Hex,
    },
    Over,
}

impl Frame {
    /// Lava that is about to leave a space.
    pub(crate) const fn flow(from: Hex, lava: u8, run: Run) -> Frame {
        let (tried, declined) = (SeatSet::NONE, SeatSet::NONE);
        Frame::Flow { from, to: from, lava, tried, declined, stage: FlowStage::Pick, run }
    }
}

/// A stage of a volcano (VQ-VOL-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum VolcanoStage {
    Siphon,
    Flee,
    Sleight,
    Unlock,
    Spend,
    Outlet,
    Freeze,
    Lateral,
    Bombs,
    Slides,
    Done,
}

/// A stage of a flow (VQ-LAVA-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum FlowStage {
    Pick,
    Divert,
    Roll,
    Meet,
    Swimmers,
    Arrive,
}

/// How a flow goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Run {
    /// One space.
    Once,
    /// To the ocean or a basin, with evacuation, and then it is gone.
    Out,
    /// The same without evacuation (VQ-WINTER).
    Frozen,
}

/// A stage of a lateral eruption.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum LateralStage {
    Ask,
    Name,
    Strike,
    Outlet,
}
