//! Frames: the steps of the game as data on a stack. A step that interrupts another one lies on top of it.
//!
//! Also the stages of longer steps. What a step does is in the file of `steps/` with its name.

use crate::steps::action::Action;
use crate::steps::arrive::Arrive;
use crate::steps::bonus::BonusStep;
use crate::steps::combat::CombatStep;
use crate::steps::deal::Deal;
use crate::steps::descend::Descend;
use crate::steps::disgorge::Disgorge;
use crate::steps::end_of_turn::EndOfTurn;
use crate::steps::fetch::Fetch;
use crate::steps::flux::Flux;
use crate::steps::gather::Gather;
use crate::steps::harvest::Harvest;
use crate::steps::layout::LayoutStep;
use crate::steps::look::Look;
use crate::steps::lure::LureStep;
use crate::steps::peek::Peek;
use crate::steps::points::PointsStep;
use crate::steps::possess::Possess;
use crate::steps::purge::PurgeStep;
use crate::steps::raid::RaidStep;
use crate::steps::returning::Return;
use crate::steps::robo::RoboStep;
use crate::steps::robo::start::RoboStart;
use crate::steps::smash::Smash;
use crate::steps::strike::Strike;
use crate::steps::target::TargetStep;
use crate::steps::turn::Turn;
use crate::steps::upheaval::Upheaval;
use serde::{Deserialize, Serialize};

/// A kind of action (TURN-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum ActionKind {
    None,
    Attack,
    Harvest,
    Leap,
    Slipstream,
    Land,
    Disgorge,
    Raid,
    Recover,
    Possess,
    Smash,
    Spit,
    Aggro,
    Dredge,
}

/// What a frog is targeted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Purpose {
    Attack,
    Possess,
    Drain,
    Swap,
    Aggro,
}

/// Why an action is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ActionMode {
    /// The turn's action.
    First,
    /// The extra action for 2 Ω.
    Extra,
    /// An action with a card that was set aside.
    Aside,
    /// An action of a possessed frog.
    Puppet,
    /// No further action, only the powers that work after an action.
    After,
    /// An action of a lured frog.
    Lured,
}

/// One step of the game; the file in `steps/` with its name says what it does.
///
/// Serialized by the order of variants and fields, so both must stay as they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Frame {
    None,
    Layout(LayoutStep),
    Deal(Deal),
    Keep,
    #[serde(rename = "Pass")]
    DrawCard,
    Turn(Turn),
    Action(Action),
    Target(TargetStep),
    Possess(Possess),
    Arrive(Arrive),
    Smash(Smash),
    Peek(Peek),
    Descend(Descend),
    Return(Return),
    Upheaval(Upheaval),
    Fetch(Fetch),
    Bonus(BonusStep),
    Score,
    Combat(CombatStep),
    Raid(RaidStep),
    Disgorge(Disgorge),
    Harvest(Harvest),
    Look(Look),
    Strike(Strike),
    Flux(Flux),
    EndOfTurn(EndOfTurn),
    Over,
    RoboStart(RoboStart),
    Robo(RoboStep),
    Lure(LureStep),
    Purge(PurgeStep),
    Points(PointsStep),
    Gather(Gather),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum TurnStage {
    Begin,
    Open,
    Exchange,
    Start,
    Homeward,
    Drift,
    Drifted,
    Act,
    Extra,
    After,
    Finish,
    End,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum ReturnStage {
    Trade,
    Draw,
    Keep,
    Enter,
    Tether,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum TargetStage {
    Ask,
    Toll,
    Go,
    Style,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum CombatStage {
    Pay,
    Void,
    Commit,
    Respond,
    AttackerReady,
    AttackerRoll,
    DefenderReady,
    DefenderRoll,
    AfterRolls,
    Reroll,
    Resolve,
    Knockback,
    Fly,
    Arrive,
    Spoils,
    Grab,
    Done,
    Arrange,
    AttackerPick,
    DefenderPick,
    AttackerShow,
    DefenderShow,
    LateBoost,
    Rearrange,
    Repick,
    Redraw,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum RaidStage {
    Ready,
    Roll,
    Rolled,
    Take,
    End,
    Arrange,
    Pick,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum FluxStage {
    Choose,
    Draw,
    Select,
    Keep,
    /// RoboFrogs get new cards.
    Robo,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum EndStage {
    Returned,
    Offers,
    Timers,
    /// The round is open again between two turns: only the powers that work there, and the cards of frogs that they bring
    /// home.
    Reopened,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum PurgeStage {
    Line,
    Item,
    Shift,
    Fly,
    Land,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum GatherStage {
    Ready,
    Roll,
    Rolled,
    Show,
}
