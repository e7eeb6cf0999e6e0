//! Why a move is refused: a rule and the facts that explain it. The crate `wording` makes sentences of them.

use crate::biome::Mix;
use crate::price::Cost;
use crate::question::Question;
use serde::{Deserialize, Serialize};
use tabletop::{CitesRule, Seat};

/// A refusal. It contains nothing that is secret from the seat that tried the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Refusal {
    /// The game waits for something else.
    NotAsked {
        question: Question,
    },
    /// The game is over.
    Over,
    /// Chance cannot give this outcome here.
    NotPossible {
        question: Question,
    },
    /// The first purchase is compulsory.
    MustBuy,
    /// This many resources are needed, or not in this mix.
    WrongPayment {
        question: Question,
    },
    /// Not enough resources, or not enough of one kind.
    TooDear {
        cost: Cost,
        purse: Mix,
    },
    /// Not one resource of each kind.
    NotOfEachKind,
    /// The supply has none.
    SupplyEmpty,
    /// Not a tile of the size that is wanted now.
    WrongSize,
    /// No edge matches.
    NoEdgeMatches,
    /// A rotation that looks like another one, or does not exist.
    SameRotation,
    /// No tile to build on.
    NoLand,
    /// Under lava or a volcano.
    Covered,
    Frozen,
    /// A tile of somebody who may not be covered.
    Protected {
        by: Seat,
    },
    /// Not the tile of the neighbour whose tiles may be covered.
    NotToTheLeft,
    /// No critter of this kind there.
    NobodyThere,
    /// The biome is controlled.
    Controlled,
    /// The tile is inhabited.
    Inhabited,
    /// The tile has no part of this colour, or is soil.
    NoSuchPart,
    /// The movement does not reach there.
    OutOfReach,
    /// It stands there already.
    SamePlace,
    NoMovementLeft,
    /// A pack or a herd there is at least as large as the pack.
    PackTooSmall {
        by: Seat,
    },
    /// A herd keeps Cooperative critters out.
    HerdHolds {
        by: Seat,
    },
    /// Not two active critters in one biome, or not named by the first of them.
    NoGroup,
    /// Needs a power that the player does not have.
    NoPower {
        #[serde(with = "rule_name")]
        rule: RuleName,
    },
    /// Used already this turn.
    UsedUp {
        #[serde(with = "rule_name")]
        rule: RuleName,
    },
    /// Limited power used already.
    LimitedUsed {
        #[serde(with = "rule_name")]
        rule: RuleName,
    },
    /// No card of this kind in hand.
    NoSuchCard,
    /// The card does nothing here.
    CardUseless {
        #[serde(with = "rule_name")]
        rule: RuleName,
    },
    /// The hand is empty.
    HandEmpty,
    CraterFull,
    /// Three critters in the crater are needed.
    CraterNotFull,
    /// The Caldera deck is empty.
    DeckEmpty,
    /// Not next to an unlocked slot.
    SlotNotAdjacent,
    FirstSlot,
    /// Not lower than where the lava comes from.
    NotLower,
    /// Not ocean, or not free, or too far from land.
    NotFreeOcean,
    /// A new island keeps its distance.
    IslandTooNear,
    IslandTooFar,
    /// Beyond the table.
    OffTheTable,
    /// Islands with frost or a pending super volcano do not move.
    IslandHeld,
    /// The cut does not leave two connected parts, or they would still touch.
    BadCut,
    /// Not the first form of this cut.
    SameCut,
    /// Not an island's first space.
    NotFirstSpace,
    /// Erosion needs an uninhabited tile of height 2 or more.
    TooLow,
    UnoOfControlled,
    /// Not beside the volcano.
    NotBeside,
    /// Named already.
    NamedAlready,
    /// No lava there.
    NoLava,
    /// Not an active single critter.
    NotActive,
    /// There is a Colossal already.
    OneColossal,
    /// No super volcano any more, or not yet.
    NotSuper,
    /// Not in a final turn.
    NotInFinalTurn,
    /// No further purchase this turn.
    NoPurchaseLeft,
    /// No lava tile in the supply.
    NoLavaTile,
    /// The amount is not what is asked.
    WrongAmount,
}

/// The id of a rule, as in the ledger. (An alias, because serde would take a reference for text borrowed from its input.)
type RuleName = &'static str;

/// Writes the id of a rule, and reads it back as the same text in the game's table of rules.
mod rule_name {
    use crate::RULE_IDS;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(rule: &&'static str, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(rule)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<&'static str, D::Error> {
        let name = String::deserialize(deserializer)?;
        let known = RULE_IDS.iter().find(|&&id| id == name).copied();
        known.ok_or_else(|| D::Error::custom("no rule of the game has this id"))
    }
}

impl CitesRule for Refusal {
    fn rule(&self) -> &'static str {
        match *self {
            Refusal::NotAsked { question } | Refusal::NotPossible { question } | Refusal::WrongPayment { question } => {
                rule_of(question)
            }
            Refusal::Over => "VQ-END-2",
            Refusal::MustBuy => "VQ-BUY-2",
            Refusal::TooDear { .. } | Refusal::SupplyEmpty => "VQ-BUY-1",
            Refusal::WrongSize => "VQ-SET-5",
            Refusal::NoEdgeMatches | Refusal::SameRotation | Refusal::NoLand | Refusal::Covered => "VQ-TILE-1",
            Refusal::Frozen => "VQ-WINTER",
            Refusal::Protected { .. } => "VQ-SYM-1",
            Refusal::NotToTheLeft => "VQ-SYM-2",
            Refusal::NobodyThere | Refusal::OutOfReach | Refusal::SamePlace | Refusal::NoMovementLeft => "VQ-MOVE-1",
            Refusal::Controlled | Refusal::Inhabited => "VQ-CLAIM-1",
            Refusal::NoSuchPart => "VQ-DEF-6",
            Refusal::PackTooSmall { .. } => "VQ-PACK",
            Refusal::HerdHolds { .. } => "VQ-COOP",
            Refusal::NoGroup => "VQ-GROUP-1",
            Refusal::NoPower { rule } | Refusal::UsedUp { rule } | Refusal::CardUseless { rule } => rule,
            Refusal::LimitedUsed { .. } => "VQ-LIM-1",
            Refusal::NoSuchCard => "VQ-CAL-2",
            Refusal::HandEmpty => "VQ-DEF-4",
            Refusal::CraterFull => "VQ-SAC-1",
            Refusal::CraterNotFull | Refusal::IslandTooNear | Refusal::IslandTooFar => "VQ-ISL-1",
            Refusal::DeckEmpty | Refusal::NotOfEachKind => "VQ-CAL-1",
            Refusal::SlotNotAdjacent | Refusal::FirstSlot => "VQ-GRID-3",
            Refusal::NotLower => "VQ-LAVA-1",
            Refusal::NotFreeOcean => "VQ-SEA",
            Refusal::OffTheTable => "VQ-SET-4",
            Refusal::IslandHeld | Refusal::NotFirstSpace => "VQ-CONVERGE",
            Refusal::BadCut | Refusal::SameCut => "VQ-RIFT",
            Refusal::TooLow | Refusal::UnoOfControlled => "VQ-EROSION",
            Refusal::NotBeside | Refusal::NamedAlready => "VQ-LATERAL",
            Refusal::NoLava => "VQ-CAL-QUENCH",
            Refusal::NotActive => "VQ-DEF-6",
            Refusal::OneColossal => "VQ-COLOSSAL",
            Refusal::NotSuper => "VQ-SUPER",
            Refusal::NotInFinalTurn => "VQ-END-1",
            Refusal::NoPurchaseLeft => "VQ-BUY-3",
            Refusal::NoLavaTile => "VQ-SET-7",
            Refusal::WrongAmount => "VQ-COL-1",
        }
    }
}

/// Returns the rule that asks a question.
pub(crate) fn rule_of(question: Question) -> &'static str {
    match question {
        Question::Order | Question::Build { .. } | Question::Settle { .. } => "VQ-SET-5",
        Question::Deal => "VQ-GRID-2",
        Question::Gift => "VQ-SET-6",
        Question::Move { .. } | Question::Walk { .. } => "VQ-MOVE-1",
        Question::Victim { .. } => "VQ-COOP",
        Question::Drift => "VQ-CONVERGE",
        Question::Buy { .. } | Question::Pay { .. } => "VQ-BUY-1",
        Question::Place { .. } => "VQ-TILE-1",
        Question::Migrate { .. } => "VQ-TILE-2",
        Question::Ride { .. } => "VQ-BURROW",
        Question::SummonTile { .. } | Question::SummonPlace { .. } => "VQ-ISL-1",
        Question::Erupt => "VQ-VOL-1",
        Question::Siphon { .. } => "VQ-SIPHON",
        Question::Escape { danger, .. } => match danger {
            crate::question::Danger::Volcano => "VQ-MIGRATE",
            crate::question::Danger::Lava => "VQ-LAVA-2",
            crate::question::Danger::Landslide => "VQ-LANDSLIDE",
        },
        Question::Sleight { .. } => "VQ-SLEIGHT",
        Question::Unlock | Question::Spend => "VQ-VOL-2",
        Question::Freeze => "VQ-WINTER",
        Question::Flow { .. } => "VQ-LAVA-6",
        Question::Divert { .. } | Question::DivertRoll { .. } => "VQ-DIVERT",
        Question::Flee { .. } | Question::Swim { .. } => "VQ-SEA",
        Question::Lose { .. } => "VQ-CON-1",
        Question::Lateral { .. } | Question::Name { .. } | Question::Strike => "VQ-LATERAL",
        Question::Bomb { .. } | Question::BombRoll { .. } => "VQ-BOMB",
        Question::Slide { .. } => "VQ-LANDSLIDE",
        Question::Caldera | Question::Draw { .. } => "VQ-CAL-1",
        Question::Claim => "VQ-CLAIM-1",
        Question::Sacrifice => "VQ-SAC-1",
        Question::Discard { .. } => "VQ-COL-1",
        Question::BarterGive | Question::BarterTake { .. } => "VQ-CAL-BARTER",
        Question::Seam => "VQ-CAL-SEAM",
        Question::Sinkhole => "VQ-CAL-SINKHOLE",
        Question::Aim => "VQ-CAL-DETOUR",
        Question::Quench => "VQ-CAL-QUENCH",
        Question::Crown => "VQ-SUPER",
    }
}
