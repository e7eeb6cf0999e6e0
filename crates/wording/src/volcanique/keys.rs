//! The message keys of refusals and questions.
//!
//! They are written out here and not derived from the names of variants, so that renaming a variant changes no message.

use crate::keys::message_keys;
use ::volcanique::{Question, Refusal};

message_keys! {
    /// Returns the key of the sentence that explains a refusal.
    fn refusal(Refusal), all REFUSALS {
        Refusal::NotAsked { .. } => "refusal.not-asked",
        Refusal::Over => "refusal.over",
        Refusal::NotPossible { .. } => "refusal.not-possible",
        Refusal::MustBuy => "refusal.must-buy",
        Refusal::WrongPayment { .. } => "refusal.wrong-payment",
        Refusal::TooDear { .. } => "refusal.too-dear",
        Refusal::NotOfEachKind => "refusal.not-of-each-kind",
        Refusal::SupplyEmpty => "refusal.supply-empty",
        Refusal::WrongSize => "refusal.wrong-size",
        Refusal::NoEdgeMatches => "refusal.no-edge-matches",
        Refusal::SameRotation => "refusal.same-rotation",
        Refusal::NoLand => "refusal.no-land",
        Refusal::Covered => "refusal.covered",
        Refusal::Frozen => "refusal.frozen",
        Refusal::Protected { .. } => "refusal.protected",
        Refusal::NotToTheLeft => "refusal.not-to-the-left",
        Refusal::NobodyThere => "refusal.nobody-there",
        Refusal::Controlled => "refusal.controlled",
        Refusal::Inhabited => "refusal.inhabited",
        Refusal::NoSuchPart => "refusal.no-such-part",
        Refusal::OutOfReach => "refusal.out-of-reach",
        Refusal::SamePlace => "refusal.same-place",
        Refusal::NoMovementLeft => "refusal.no-movement-left",
        Refusal::PackTooSmall { .. } => "refusal.pack-too-small",
        Refusal::HerdHolds { .. } => "refusal.herd-holds",
        Refusal::NoGroup => "refusal.no-group",
        Refusal::NoPower { .. } => "refusal.no-power",
        Refusal::UsedUp { .. } => "refusal.used-up",
        Refusal::LimitedUsed { .. } => "refusal.limited-used",
        Refusal::NoSuchCard => "refusal.no-such-card",
        Refusal::CardUseless { .. } => "refusal.card-useless",
        Refusal::HandEmpty => "refusal.hand-empty",
        Refusal::CraterFull => "refusal.crater-full",
        Refusal::CraterNotFull => "refusal.crater-not-full",
        Refusal::DeckEmpty => "refusal.deck-empty",
        Refusal::SlotNotAdjacent => "refusal.slot-not-adjacent",
        Refusal::FirstSlot => "refusal.first-slot",
        Refusal::NotLower => "refusal.not-lower",
        Refusal::NotFreeOcean => "refusal.not-free-ocean",
        Refusal::IslandTooNear => "refusal.island-too-near",
        Refusal::IslandTooFar => "refusal.island-too-far",
        Refusal::OffTheTable => "refusal.off-the-table",
        Refusal::IslandHeld => "refusal.island-held",
        Refusal::BadCut => "refusal.bad-cut",
        Refusal::SameCut => "refusal.same-cut",
        Refusal::NotFirstSpace => "refusal.not-first-space",
        Refusal::TooLow => "refusal.too-low",
        Refusal::UnoOfControlled => "refusal.uno-of-controlled",
        Refusal::NotBeside => "refusal.not-beside",
        Refusal::NamedAlready => "refusal.named-already",
        Refusal::NoLava => "refusal.no-lava",
        Refusal::NotActive => "refusal.not-active",
        Refusal::OneColossal => "refusal.one-colossal",
        Refusal::NotSuper => "refusal.not-super",
        Refusal::NotInFinalTurn => "refusal.not-in-final-turn",
        Refusal::NoPurchaseLeft => "refusal.no-purchase-left",
        Refusal::NoLavaTile => "refusal.no-lava-tile",
        Refusal::WrongAmount => "refusal.wrong-amount",
    }
}

message_keys! {
    /// Returns the key of the clause that says what is asked, as part of a refusal.
    fn question(Question), all QUESTIONS {
        Question::Order => "question.order",
        Question::Build { .. } => "question.build",
        Question::Settle { .. } => "question.settle",
        Question::Deal => "question.deal",
        Question::Gift => "question.gift",
        Question::Move { .. } => "question.move",
        Question::Walk { .. } => "question.walk",
        Question::Victim { .. } => "question.victim",
        Question::Drift => "question.drift",
        Question::Buy { .. } => "question.buy",
        Question::Pay { .. } => "question.pay",
        Question::Place { .. } => "question.place",
        Question::Migrate { .. } => "question.migrate",
        Question::Ride { .. } => "question.ride",
        Question::SummonTile { .. } => "question.summon-tile",
        Question::SummonPlace { .. } => "question.summon-place",
        Question::Erupt => "question.erupt",
        Question::Siphon { .. } => "question.siphon",
        Question::Escape { .. } => "question.escape",
        Question::Sleight { .. } => "question.sleight",
        Question::Unlock => "question.unlock",
        Question::Spend => "question.spend",
        Question::Freeze => "question.freeze",
        Question::Flow { .. } => "question.flow",
        Question::Divert { .. } => "question.divert",
        Question::DivertRoll { .. } => "question.divert-roll",
        Question::Flee { .. } => "question.flee",
        Question::Lose { .. } => "question.lose",
        Question::Lateral { .. } => "question.lateral",
        Question::Name { .. } => "question.name",
        Question::Strike => "question.strike",
        Question::Bomb { .. } => "question.bomb",
        Question::BombRoll { .. } => "question.bomb-roll",
        Question::Slide { .. } => "question.slide",
        Question::Caldera => "question.caldera",
        Question::Draw { .. } => "question.draw",
        Question::Claim => "question.claim",
        Question::Swim { .. } => "question.swim",
        Question::Sacrifice => "question.sacrifice",
        Question::Discard { .. } => "question.discard",
        Question::BarterGive => "question.barter-give",
        Question::BarterTake { .. } => "question.barter-take",
        Question::Seam => "question.seam",
        Question::Sinkhole => "question.sinkhole",
        Question::Aim => "question.aim",
        Question::Quench => "question.quench",
        Question::Crown => "question.crown",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::keys::check;

    #[test]
    fn every_refusal_and_question_has_a_message_and_the_reverse() {
        check("volcanique.refusal.", REFUSALS);
        check("volcanique.question.", QUESTIONS);
    }
}
