//! The message keys of refusals and questions.
//!
//! They are written out here and not derived from the names of variants, so that renaming a variant changes no message.

use crate::key;
use crate::keys::message_keys;
use ::volcanique::{Question, Refusal};

message_keys! {
    /// Returns the key of the sentence that explains a refusal.
    fn refusal(Refusal), all REFUSALS {
        Refusal::NotAsked { .. } => key::VOLCANIQUE_REFUSAL_NOT_ASKED,
        Refusal::Over => key::VOLCANIQUE_REFUSAL_OVER,
        Refusal::NotPossible { .. } => key::VOLCANIQUE_REFUSAL_NOT_POSSIBLE,
        Refusal::MustBuy => key::VOLCANIQUE_REFUSAL_MUST_BUY,
        Refusal::WrongPayment { .. } => key::VOLCANIQUE_REFUSAL_WRONG_PAYMENT,
        Refusal::TooDear { .. } => key::VOLCANIQUE_REFUSAL_TOO_DEAR,
        Refusal::NotOfEachKind => key::VOLCANIQUE_REFUSAL_NOT_OF_EACH_KIND,
        Refusal::SupplyEmpty => key::VOLCANIQUE_REFUSAL_SUPPLY_EMPTY,
        Refusal::WrongSize => key::VOLCANIQUE_REFUSAL_WRONG_SIZE,
        Refusal::NoEdgeMatches => key::VOLCANIQUE_REFUSAL_NO_EDGE_MATCHES,
        Refusal::SameRotation => key::VOLCANIQUE_REFUSAL_SAME_ROTATION,
        Refusal::NoLand => key::VOLCANIQUE_REFUSAL_NO_LAND,
        Refusal::Covered => key::VOLCANIQUE_REFUSAL_COVERED,
        Refusal::Frozen => key::VOLCANIQUE_REFUSAL_FROZEN,
        Refusal::Protected { .. } => key::VOLCANIQUE_REFUSAL_PROTECTED,
        Refusal::NotToTheLeft => key::VOLCANIQUE_REFUSAL_NOT_TO_THE_LEFT,
        Refusal::NobodyThere => key::VOLCANIQUE_REFUSAL_NOBODY_THERE,
        Refusal::Controlled => key::VOLCANIQUE_REFUSAL_CONTROLLED,
        Refusal::Inhabited => key::VOLCANIQUE_REFUSAL_INHABITED,
        Refusal::NoSuchPart => key::VOLCANIQUE_REFUSAL_NO_SUCH_PART,
        Refusal::OutOfReach => key::VOLCANIQUE_REFUSAL_OUT_OF_REACH,
        Refusal::SamePlace => key::VOLCANIQUE_REFUSAL_SAME_PLACE,
        Refusal::NoMovementLeft => key::VOLCANIQUE_REFUSAL_NO_MOVEMENT_LEFT,
        Refusal::PackTooSmall { .. } => key::VOLCANIQUE_REFUSAL_PACK_TOO_SMALL,
        Refusal::HerdHolds { .. } => key::VOLCANIQUE_REFUSAL_HERD_HOLDS,
        Refusal::NoGroup => key::VOLCANIQUE_REFUSAL_NO_GROUP,
        Refusal::NoPower { .. } => key::VOLCANIQUE_REFUSAL_NO_POWER,
        Refusal::UsedUp { .. } => key::VOLCANIQUE_REFUSAL_USED_UP,
        Refusal::LimitedUsed { .. } => key::VOLCANIQUE_REFUSAL_LIMITED_USED,
        Refusal::NoSuchCard => key::VOLCANIQUE_REFUSAL_NO_SUCH_CARD,
        Refusal::CardUseless { .. } => key::VOLCANIQUE_REFUSAL_CARD_USELESS,
        Refusal::HandEmpty => key::VOLCANIQUE_REFUSAL_HAND_EMPTY,
        Refusal::CraterFull => key::VOLCANIQUE_REFUSAL_CRATER_FULL,
        Refusal::CraterNotFull => key::VOLCANIQUE_REFUSAL_CRATER_NOT_FULL,
        Refusal::DeckEmpty => key::VOLCANIQUE_REFUSAL_DECK_EMPTY,
        Refusal::SlotNotAdjacent => key::VOLCANIQUE_REFUSAL_SLOT_NOT_ADJACENT,
        Refusal::FirstSlot => key::VOLCANIQUE_REFUSAL_FIRST_SLOT,
        Refusal::NotLower => key::VOLCANIQUE_REFUSAL_NOT_LOWER,
        Refusal::NotFreeOcean => key::VOLCANIQUE_REFUSAL_NOT_FREE_OCEAN,
        Refusal::IslandTooNear => key::VOLCANIQUE_REFUSAL_ISLAND_TOO_NEAR,
        Refusal::IslandTooFar => key::VOLCANIQUE_REFUSAL_ISLAND_TOO_FAR,
        Refusal::OffTheTable => key::VOLCANIQUE_REFUSAL_OFF_THE_TABLE,
        Refusal::IslandHeld => key::VOLCANIQUE_REFUSAL_ISLAND_HELD,
        Refusal::BadCut => key::VOLCANIQUE_REFUSAL_BAD_CUT,
        Refusal::SameCut => key::VOLCANIQUE_REFUSAL_SAME_CUT,
        Refusal::NotFirstSpace => key::VOLCANIQUE_REFUSAL_NOT_FIRST_SPACE,
        Refusal::TooLow => key::VOLCANIQUE_REFUSAL_TOO_LOW,
        Refusal::UnoOfControlled => key::VOLCANIQUE_REFUSAL_UNO_OF_CONTROLLED,
        Refusal::NotBeside => key::VOLCANIQUE_REFUSAL_NOT_BESIDE,
        Refusal::NamedAlready => key::VOLCANIQUE_REFUSAL_NAMED_ALREADY,
        Refusal::NoLava => key::VOLCANIQUE_REFUSAL_NO_LAVA,
        Refusal::NotActive => key::VOLCANIQUE_REFUSAL_NOT_ACTIVE,
        Refusal::OneColossal => key::VOLCANIQUE_REFUSAL_ONE_COLOSSAL,
        Refusal::NotSuper => key::VOLCANIQUE_REFUSAL_NOT_SUPER,
        Refusal::NotInFinalTurn => key::VOLCANIQUE_REFUSAL_NOT_IN_FINAL_TURN,
        Refusal::NoPurchaseLeft => key::VOLCANIQUE_REFUSAL_NO_PURCHASE_LEFT,
        Refusal::NoLavaTile => key::VOLCANIQUE_REFUSAL_NO_LAVA_TILE,
        Refusal::WrongAmount => key::VOLCANIQUE_REFUSAL_WRONG_AMOUNT,
    }
}

message_keys! {
    /// Returns the key of the clause that says what is asked, as part of a refusal.
    fn question(Question), all QUESTIONS {
        Question::Order => key::VOLCANIQUE_QUESTION_ORDER,
        Question::Build { .. } => key::VOLCANIQUE_QUESTION_BUILD,
        Question::Settle { .. } => key::VOLCANIQUE_QUESTION_SETTLE,
        Question::Deal => key::VOLCANIQUE_QUESTION_DEAL,
        Question::Gift => key::VOLCANIQUE_QUESTION_GIFT,
        Question::Move { .. } => key::VOLCANIQUE_QUESTION_MOVE,
        Question::Walk { .. } => key::VOLCANIQUE_QUESTION_WALK,
        Question::Victim { .. } => key::VOLCANIQUE_QUESTION_VICTIM,
        Question::Drift => key::VOLCANIQUE_QUESTION_DRIFT,
        Question::Buy { .. } => key::VOLCANIQUE_QUESTION_BUY,
        Question::Pay { .. } => key::VOLCANIQUE_QUESTION_PAY,
        Question::Place { .. } => key::VOLCANIQUE_QUESTION_PLACE,
        Question::Migrate { .. } => key::VOLCANIQUE_QUESTION_MIGRATE,
        Question::Ride { .. } => key::VOLCANIQUE_QUESTION_RIDE,
        Question::SummonTile { .. } => key::VOLCANIQUE_QUESTION_SUMMON_TILE,
        Question::SummonPlace { .. } => key::VOLCANIQUE_QUESTION_SUMMON_PLACE,
        Question::Erupt => key::VOLCANIQUE_QUESTION_ERUPT,
        Question::Siphon { .. } => key::VOLCANIQUE_QUESTION_SIPHON,
        Question::Escape { .. } => key::VOLCANIQUE_QUESTION_ESCAPE,
        Question::Sleight { .. } => key::VOLCANIQUE_QUESTION_SLEIGHT,
        Question::Unlock => key::VOLCANIQUE_QUESTION_UNLOCK,
        Question::Spend => key::VOLCANIQUE_QUESTION_SPEND,
        Question::Freeze => key::VOLCANIQUE_QUESTION_FREEZE,
        Question::Flow { .. } => key::VOLCANIQUE_QUESTION_FLOW,
        Question::Divert { .. } => key::VOLCANIQUE_QUESTION_DIVERT,
        Question::DivertRoll { .. } => key::VOLCANIQUE_QUESTION_DIVERT_ROLL,
        Question::Flee { .. } => key::VOLCANIQUE_QUESTION_FLEE,
        Question::Lose { .. } => key::VOLCANIQUE_QUESTION_LOSE,
        Question::Lateral { .. } => key::VOLCANIQUE_QUESTION_LATERAL,
        Question::Name { .. } => key::VOLCANIQUE_QUESTION_NAME,
        Question::Strike => key::VOLCANIQUE_QUESTION_STRIKE,
        Question::Bomb { .. } => key::VOLCANIQUE_QUESTION_BOMB,
        Question::BombRoll { .. } => key::VOLCANIQUE_QUESTION_BOMB_ROLL,
        Question::Slide { .. } => key::VOLCANIQUE_QUESTION_SLIDE,
        Question::Caldera => key::VOLCANIQUE_QUESTION_CALDERA,
        Question::Draw { .. } => key::VOLCANIQUE_QUESTION_DRAW,
        Question::Claim => key::VOLCANIQUE_QUESTION_CLAIM,
        Question::Swim { .. } => key::VOLCANIQUE_QUESTION_SWIM,
        Question::Sacrifice => key::VOLCANIQUE_QUESTION_SACRIFICE,
        Question::Discard { .. } => key::VOLCANIQUE_QUESTION_DISCARD,
        Question::BarterGive => key::VOLCANIQUE_QUESTION_BARTER_GIVE,
        Question::BarterTake { .. } => key::VOLCANIQUE_QUESTION_BARTER_TAKE,
        Question::Seam => key::VOLCANIQUE_QUESTION_SEAM,
        Question::Sinkhole => key::VOLCANIQUE_QUESTION_SINKHOLE,
        Question::Aim => key::VOLCANIQUE_QUESTION_AIM,
        Question::Quench => key::VOLCANIQUE_QUESTION_QUENCH,
        Question::Crown => key::VOLCANIQUE_QUESTION_CROWN,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::keys::check;

    #[test]
    fn every_refusal_and_question_has_a_message_and_the_reverse() {
        check("volcanique-refusal-", REFUSALS);
        check("volcanique-question-", QUESTIONS);
    }
}
