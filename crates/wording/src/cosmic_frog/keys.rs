//! The message keys of refusals and questions.
//!
//! They are written out here and not derived from the names of variants, so that renaming a variant changes no message.

use crate::key;
use crate::keys::message_keys;
use ::cosmic_frog::{Question, Refusal};

message_keys! {
    /// Returns the key of the sentence that explains a refusal.
    fn refusal(Refusal), all REFUSALS {
        Refusal::NotAsked { .. } => key::REFUSAL_NOT_ASKED,
        Refusal::Over => key::REFUSAL_OVER,
        Refusal::NotPossible { .. } => key::REFUSAL_NOT_POSSIBLE,
        Refusal::NothingToReveal => key::REFUSAL_NOTHING_TO_REVEAL,
        Refusal::NotYourCard => key::REFUSAL_NOT_YOUR_CARD,
        Refusal::LandNotHere { .. } => key::REFUSAL_LAND_NOT_HERE,
        Refusal::NoneLeft => key::REFUSAL_NONE_LEFT,
        Refusal::NotBarrenEdge => key::REFUSAL_NOT_BARREN_EDGE,
        Refusal::HexTaken { .. } => key::REFUSAL_HEX_TAKEN,
        Refusal::OnlyOnShard => key::REFUSAL_ONLY_ON_SHARD,
        Refusal::OnlyInAether => key::REFUSAL_ONLY_IN_AETHER,
        Refusal::NothingToHarvest => key::REFUSAL_NOTHING_TO_HARVEST,
        Refusal::NotYourHex => key::REFUSAL_NOT_YOUR_HEX,
        Refusal::NotOnLine => key::REFUSAL_NOT_ON_LINE,
        Refusal::NoTerrain => key::REFUSAL_NO_TERRAIN,
        Refusal::TooFar { .. } => key::REFUSAL_TOO_FAR,
        Refusal::AetherTooFar { .. } => key::REFUSAL_AETHER_TOO_FAR,
        Refusal::NotAtEdge => key::REFUSAL_NOT_AT_EDGE,
        Refusal::NeedsEdge { .. } => "refusal-needs-edge",
        Refusal::NobodyThere { .. } => "refusal-nobody-there",
        Refusal::EdgeNotAether { .. } => key::REFUSAL_EDGE_NOT_AETHER,
        Refusal::NotTargetable => key::REFUSAL_NOT_TARGETABLE,
        Refusal::Yourself => key::REFUSAL_YOURSELF,
        Refusal::OwnVault => key::REFUSAL_OWN_VAULT,
        Refusal::TeamVault => key::REFUSAL_TEAM_VAULT,
        Refusal::VaultLocked => key::REFUSAL_VAULT_LOCKED,
        Refusal::VaultEmpty => key::REFUSAL_VAULT_EMPTY,
        Refusal::TargetTooHigh { .. } => key::REFUSAL_TARGET_TOO_HIGH,
        Refusal::TargetTooLow => key::REFUSAL_TARGET_TOO_LOW,
        Refusal::GulletEmpty => key::REFUSAL_GULLET_EMPTY,
        Refusal::NoRoomInVault => key::REFUSAL_NO_ROOM_IN_VAULT,
        Refusal::SlotFull { .. } => key::REFUSAL_SLOT_FULL,
        Refusal::NoSuchSlot => key::REFUSAL_NO_SUCH_SLOT,
        Refusal::OnlyLandIsStored => key::REFUSAL_ONLY_LAND_IS_STORED,
        Refusal::NoBarrenOnTop => key::REFUSAL_NO_BARREN_ON_TOP,
        Refusal::MustDisgorgeOne => key::REFUSAL_MUST_DISGORGE_ONE,
        Refusal::NothingExpended => key::REFUSAL_NOTHING_EXPENDED,
        Refusal::SpentThisTurn => key::REFUSAL_SPENT_THIS_TURN,
        Refusal::NoRecoverAsExtra => key::REFUSAL_NO_RECOVER_AS_EXTRA,
        Refusal::ExtraTooDear { .. } => key::REFUSAL_EXTRA_TOO_DEAR,
        Refusal::CommitTooDear { .. } => key::REFUSAL_COMMIT_TOO_DEAR,
        Refusal::SlotEmpty { .. } => key::REFUSAL_SLOT_EMPTY,
        Refusal::EmptyThatSlotFirst { .. } => key::REFUSAL_EMPTY_THAT_SLOT_FIRST,
        Refusal::NotEnoughPoints { .. } => key::REFUSAL_NOT_ENOUGH_POINTS,
        Refusal::FluxTooDear { .. } => key::REFUSAL_FLUX_TOO_DEAR,
        Refusal::NoFreeHarvest => key::REFUSAL_NO_FREE_HARVEST,
        Refusal::NoFreeRaid => key::REFUSAL_NO_FREE_RAID,
        Refusal::NoReroll => key::REFUSAL_NO_REROLL,
        Refusal::NoSuchDie => key::REFUSAL_NO_SUCH_DIE,
        Refusal::PowerTooDear { .. } => key::REFUSAL_POWER_TOO_DEAR,
        Refusal::TollTooDear { .. } => key::REFUSAL_TOLL_TOO_DEAR,
        Refusal::NoSuchPower => key::REFUSAL_NO_SUCH_POWER,
        Refusal::OncePerTurn => key::REFUSAL_ONCE_PER_TURN,
        Refusal::StepNotThere => key::REFUSAL_STEP_NOT_THERE,
        Refusal::TunnelNotThere => key::REFUSAL_TUNNEL_NOT_THERE,
        Refusal::NothingToDrain => key::REFUSAL_NOTHING_TO_DRAIN,
        Refusal::NoBarrenHeld => key::REFUSAL_NO_BARREN_HELD,
        Refusal::NothingToPossess => key::REFUSAL_NOTHING_TO_POSSESS,
        Refusal::PuppetPossesses => key::REFUSAL_PUPPET_POSSESSES,
        Refusal::KnockbackIsZero => key::REFUSAL_KNOCKBACK_IS_ZERO,
        Refusal::DeferredAlready => key::REFUSAL_DEFERRED_ALREADY,
        Refusal::NothingDeferred => key::REFUSAL_NOTHING_DEFERRED,
        Refusal::DeckEmpty => key::REFUSAL_DECK_EMPTY,
        Refusal::WouldLeaveNoAction => key::REFUSAL_WOULD_LEAVE_NO_ACTION,
        Refusal::NotAfterRecover => key::REFUSAL_NOT_AFTER_RECOVER,
        Refusal::SurgeInTheWay => key::REFUSAL_SURGE_IN_THE_WAY,
        Refusal::NotATeammate => key::REFUSAL_NOT_A_TEAMMATE,
        Refusal::NotEnoughCards { .. } => key::REFUSAL_NOT_ENOUGH_CARDS,
        Refusal::NotOut => key::REFUSAL_NOT_OUT,
        Refusal::Obstructed => key::REFUSAL_OBSTRUCTED,
        Refusal::NoMind => key::REFUSAL_NO_MIND,
        Refusal::NoMuckThere => key::REFUSAL_NO_MUCK_THERE,
        Refusal::NoSuchOrder => key::REFUSAL_NO_SUCH_ORDER,
        Refusal::NoSuchPick { .. } => key::REFUSAL_NO_SUCH_PICK,
        Refusal::BoostsLater => key::REFUSAL_BOOSTS_LATER,
        Refusal::NoSuchLine => key::REFUSAL_NO_SUCH_LINE,
        Refusal::DimensionTaken => key::REFUSAL_DIMENSION_TAKEN,
    }
}

message_keys! {
    /// Returns the key of the clause that says what is asked, as part of a refusal.
    fn question(Question), all QUESTIONS {
        Question::Layout => key::QUESTION_LAYOUT,
        Question::KeepDealt => key::QUESTION_KEEP_DEALT,
        Question::Ability { .. } => key::QUESTION_ABILITY,
        Question::Draw => key::QUESTION_DRAW,
        Question::Drift { .. } => key::QUESTION_DRIFT,
        Question::Dial { .. } => key::QUESTION_DIAL,
        Question::Spot { .. } => key::QUESTION_SPOT,
        Question::Lot { .. } => key::QUESTION_LOT,
        Question::Action(..) => key::QUESTION_ACTION,
        Question::Descend => key::QUESTION_DESCEND,
        Question::Enter => key::QUESTION_ENTER,
        Question::Window(..) => key::QUESTION_WINDOW,
        Question::Commit { .. } => key::QUESTION_COMMIT,
        Question::Roll { .. } => key::QUESTION_ROLL,
        Question::Toll { .. } => key::QUESTION_TOLL,
        Question::Stomp => key::QUESTION_STOMP,
        Question::Swap => key::QUESTION_SWAP,
        Question::Peek { .. } => key::QUESTION_PEEK,
        Question::Place => key::QUESTION_PLACE,
        Question::Timer => key::QUESTION_TIMER,
        Question::Grab { .. } => key::QUESTION_GRAB,
        Question::Exchange => key::QUESTION_EXCHANGE,
        Question::Homeward => key::QUESTION_HOMEWARD,
        Question::Trade => key::QUESTION_TRADE,
        Question::KeepDrawn => key::QUESTION_KEEP_DRAWN,
        Question::Fetch { .. } => key::QUESTION_FETCH,
        Question::Bonus { .. } => key::QUESTION_BONUS,
        Question::Spoils => key::QUESTION_SPOILS,
        Question::Take { .. } => key::QUESTION_TAKE,
        Question::Store => key::QUESTION_STORE,
        Question::Back => key::QUESTION_BACK,
        Question::Offer => key::QUESTION_OFFER,
        Question::Splinter => key::QUESTION_SPLINTER,
        Question::Style => key::QUESTION_STYLE,
        Question::Aggro { .. } => key::QUESTION_AGGRO,
        Question::Arrange => key::QUESTION_ARRANGE,
        Question::Pick { .. } => key::QUESTION_PICK,
        Question::Chips { .. } => key::QUESTION_CHIPS,
        Question::LateBoost => key::QUESTION_LATE_BOOST,
        Question::Points { .. } => key::QUESTION_POINTS,
        Question::Muck => key::QUESTION_MUCK,
        Question::Line => key::QUESTION_LINE,
        Question::Heave { .. } => key::QUESTION_HEAVE,
        Question::Shift { .. } => key::QUESTION_SHIFT,
        Question::Snap => key::QUESTION_SNAP,
        Question::Tether => key::QUESTION_TETHER,
        Question::Flux => key::QUESTION_FLUX,
        Question::KeepSelected => key::QUESTION_KEEP_SELECTED,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::keys::check;

    #[test]
    fn every_refusal_and_question_has_a_message_and_the_reverse() {
        check("refusal-", REFUSALS);
        check("question-", QUESTIONS);
    }
}
