//! Frames: the steps of the game as data on a stack. A step that interrupts another one lies on top of it.
//!
//! Also the stages of turns and of longer steps. What a step does is in the file of `steps/` with its name.

use crate::steps::barter::Barter;
use crate::steps::bomb::Bomb;
use crate::steps::claim_centre::ClaimCentre;
use crate::steps::contest::Contest;
use crate::steps::cover_tile::CoverTile;
use crate::steps::draw_card::DrawCard;
use crate::steps::drift::Drift;
use crate::steps::escape::Escape;
use crate::steps::grow_colossal::GrowColossal;
use crate::steps::intrusion::Intrusion;
use crate::steps::landslide::Landslide;
use crate::steps::lateral_eruption::LateralEruption;
use crate::steps::lava_flow::LavaFlow;
use crate::steps::lava_step::LavaStep;
use crate::steps::new_island::NewIsland;
use crate::steps::purchase::Purchase;
use crate::steps::ride_up::RideUp;
use crate::steps::run_out::RunOut;
use crate::steps::starting_island::StartingIsland;
use crate::steps::starting_resources::StartingResources;
use crate::steps::swim::Swim;
use crate::steps::volcano::Volcano;
use crate::steps::walk::Walk;
use hexgrid::Hex;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// No seat.
pub const NOBODY: Seat = Seat(u8::MAX);

/// What kind of turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TurnMode {
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
pub enum TurnStage {
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
    /// The next volcano of the active player.
    Volcano,
    /// The lava that lies here.
    Lava(Hex),
}

/// One step of the game; the file in `steps/` with its name says what it does.
///
/// Serialized by the order of variants and fields, so both must stay as they are. The names are free.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Frame {
    None,
    SeatOrder,
    StartingIsland(StartingIsland),
    DealPower,
    StartingResources(StartingResources),
    Turn,
    Walk(Walk),
    Intrusion(Intrusion),
    Drift(Drift),
    Purchase(Purchase),
    CoverTile(CoverTile),
    RideUp(RideUp),
    NewIsland(NewIsland),
    Volcano(Volcano),
    Escape(Escape),
    LavaFlow(LavaFlow),
    LateralEruption(LateralEruption),
    Bomb(Bomb),
    Landslide(Landslide),
    Contest(Contest),
    Barter(Barter),
    RichSeam,
    Sinkhole,
    AimDetour,
    Quench,
    DrawCard(DrawCard),
    Swim(Swim),
    GrowColossal(GrowColossal),
    SacrificeFromHand,
    LavaStep(LavaStep),
    RunOut(RunOut),
    ClaimCentre(ClaimCentre),
    Over,
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
pub enum FlowExtent {
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
