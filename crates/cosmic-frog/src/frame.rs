//! Frames: the steps of sequences that interrupt each other, as data on a stack. What a step does is in the file of `steps/`
//! with its name.

use crate::muck::Muck;
use crate::steps::robo::RoboLine;
use hexgrid::Cell;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// A kind of action (TURN-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Kind {
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
pub enum Mode {
    /// The turn's action.
    First,
    /// The extra action for 2 Ω.
    Extra,
    /// With a card that was set aside.
    Aside,
    /// By a frog that is possessed.
    Puppet,
    /// No action any more, only powers that work after it.
    After,
    /// By a frog that is lured.
    Lured,
}

/// One step of a sequence; the file in `steps/` has its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Frame {
    None,
    Layout {
        seat: Seat,
    },
    Deal {
        next: u8,
    },
    Keep,
    #[serde(rename = "Pass")]
    DrawCard,
    Turn {
        seat: Seat,
        stage: TurnStage,
        deferred: bool,
    },
    /// `paid`: the price of the extra action is paid; `before`: what was done before the action.
    Action {
        seat: Seat,
        mode: Mode,
        paid: bool,
        before: u8,
    },
    /// `open`: the target's card lay face up when it was targeted.
    Target {
        seat: Seat,
        target: Seat,
        purpose: Purpose,
        open: bool,
        mode: Mode,
        before: u8,
        stage: TargetStage,
    },
    Possess {
        seat: Seat,
    },
    Arrive {
        seat: Seat,
        cell: Cell,
        asked: bool,
    },
    Smash {
        seat: Seat,
        cell: Cell,
    },
    Peek {
        seat: Seat,
        seen: bool,
    },
    Descend {
        seat: Seat,
    },
    /// `left`: ability cards still to be drawn.
    Return {
        seat: Seat,
        stage: ReturnStage,
        left: u8,
    },
    /// `by`: the frog that caused it, from which frogs descend in order.
    Upheaval {
        by: Seat,
        cursor: u8,
    },
    Fetch {
        owner: Seat,
        steps: u8,
    },
    Bonus {
        cell: Cell,
    },
    Score,
    Combat {
        stage: CombatStage,
    },
    Raid {
        seat: Seat,
        owner: Seat,
        target: u8,
        roll: u8,
        taken: u8,
        points: u8,
        slot: u8,
        stage: RaidStage,
    },
    Disgorge {
        seat: Seat,
        first: bool,
    },
    Harvest {
        seat: Seat,
        cell: Cell,
    },
    Look {
        cell: Cell,
    },
    /// `by`: the frog that caused it; for an event card the one whose turn ended last.
    Strike {
        strike: u8,
        stage: u8,
        by: Seat,
    },
    Flux {
        seat: Seat,
        done: u8,
        stage: FluxStage,
    },
    /// `aside`: whether the active frog's card is settled: set aside, discarded, or its turn is over for good.
    EndOfTurn {
        seat: Seat,
        cursor: u8,
        aside: bool,
        stage: EndStage,
    },
    Over,
    /// RoboFrogs are put on strike hexes, this one next.
    RoboStart {
        next: u8,
    },
    /// A RoboFrog acts: the line that is being judged, the dial if it was rolled, the strike hex drawn for the player.
    Robo {
        seat: Seat,
        line: RoboLine,
        dial: u8,
        spot: u8,
    },
    /// The target of AGGRO answers.
    Lure {
        seat: Seat,
        target: Seat,
    },
    Purge {
        stage: PurgeStage,
    },
    /// Points to spend in the Outer Dimensions; `tries`: attempts to gather so far.
    Points {
        seat: Seat,
        left: u8,
        tries: u8,
    },
    /// An attempt to gather, or with `dredge` the action of that name.
    Gather {
        seat: Seat,
        dimension: u8,
        muck: Muck,
        target: u8,
        roll: u8,
        dredge: bool,
        stage: GatherStage,
    },
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
