//! The violations that can be planted in the toy game, each with the law that must catch it.

use crate::Law;
use serde::{Deserialize, Serialize};

macro_rules! faults {
    ($($(#[doc = $doc:literal])+ $name:ident => $law:ident,)+) => {
        /// A planted violation: at least one per law and per kind of secret.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        pub enum Fault {
            /// No violation: an honest game.
            None,
            $($(#[doc = $doc])+ $name,)+
        }

        impl Fault {
            /// Every fault.
            pub const ALL: &[Fault] = &[$(Fault::$name,)+];

            /// Returns the law that must catch it; `None` for the honest game.
            pub const fn law(self) -> Option<Law> {
                match self {
                    Fault::None => None,
                    $(Fault::$name => Some(Law::$law),)+
                }
            }
        }
    };
}

faults! {
    /// The list of answers lacks "pass".
    LegalMisses => LegalEqualsCheck,
    /// The list of answers holds the last one twice.
    LegalDoubles => LegalEqualsCheck,
    /// The list of answers is not sorted.
    LegalUnsorted => LegalEqualsCheck,
    /// The check lets pass a look without a chip.
    CheckTooMuch => LegalEqualsCheck,
    /// The check refuses an answer on the list.
    CheckTooLittle => LegalEqualsCheck,
    /// The odds lack the six.
    OddsMiss => LegalEqualsCheck,
    /// The universe lacks the six.
    UniverseMisses => LegalEqualsCheck,
    /// A refused move turns the die.
    RefusalChanges => RefusalChangesNothing,
    /// A refused move reports an event.
    RefusalReports => RefusalChangesNothing,
    /// Points depend on how often the rules were used.
    Unrepeatable => ReplayEqualsPlay,
    /// Part of the position is not serialised.
    StateUnwritten => SerialiseRoundTrips,
    /// Part of the view is not serialised.
    ViewUnwritten => SerialiseRoundTrips,
    /// A buried card is written as played.
    NotationWrong => NotationRoundTrips,
    /// A written "show" cannot be read.
    NotationUnread => NotationRoundTrips,
    /// A played card vanishes.
    CardLost => NothingIsLost,
    /// A seat without cards has no answer.
    SeatStuck => NeverStuck,
    /// A seat without chips has no stake.
    SealedStuck => NeverStuck,
    /// Rounds are not counted.
    Endless => AlwaysEnds,
    /// The die counts as a player's answer.
    UndoAcross => UndoRestores,
    /// A buried card does not come back the second time.
    UndoForgets => UndoRestores,
    /// The last to stake begins.
    SealedOrder => SealedAnswersCommute,
    /// Nobody may stake what somebody else has staked.
    SealedRefused => SealedAnswersCommute,
    /// A position made from a view has another die.
    DeterminiseContradicts => ViewSuffices,
    /// The view does not contain the die, which the answers depend on.
    ViewForgets => ViewSuffices,
    /// The set-up in the rules is not the one that they follow.
    SetupForgets => SaveRoundTrips,
    /// A snapshot lacks the die.
    SnapshotDrops => Snapshots,
    /// The rules panic when the highest card is played.
    Panics => NeverPanics,
    /// The view shows the hand of the next seat.
    ViewShowsHand => ViewLeaksNothing,
    /// The view shows sealed stakes.
    ViewShowsStake => ViewLeaksNothing,
    /// The view shows buried and looked-at cards of others.
    ViewShowsDeck => ViewLeaksNothing,
    /// The pool of unseen cards in the view lacks those in other hands.
    ViewShowsPool => ViewLeaksNothing,
    /// Everybody is told which card was drawn.
    EventShowsCard => ViewLeaksNothing,
    /// The rule by which a card was drawn, which only the highest cards have, is told to everybody.
    RuleShowsCard => ViewLeaksNothing,
    /// The record of a drawn card names the next seat too, but only for the highest cards.
    SeatsShowCard => ViewLeaksNothing,
    /// Everybody is told which card was looked at.
    EventShowsLook => ViewLeaksNothing,
    /// Everybody is told which card was buried.
    EventShowsBury => ViewLeaksNothing,
    /// Only some drawn cards are reported at all.
    EventMissing => ViewLeaksNothing,
    /// The question to a seat depends on its cards.
    QuestionTells => ViewLeaksNothing,
    /// A seat without a certain card is not asked.
    TurnTells => ViewLeaksNothing,
    /// Whether a seat may draw depends on another hand.
    AnswersTell => ViewLeaksNothing,
    /// A refusal depends on other hands.
    RefusalTells => ViewLeaksNothing,
    /// `reveals_secret` is false for showing a card.
    ShowsUnsaid => ViewLeaksNothing,
    /// Showing one card puts the whole hand into the view.
    ShowsMore => ViewLeaksNothing,
    /// The log tells everybody the cards of chance.
    MovesTellCard => ViewLeaksNothing,
    /// The log tells everybody the sealed stakes.
    MovesTellStake => ViewLeaksNothing,
    /// An interrupt passes the check but is not listed before the die is rolled.
    InterruptUnlisted => LegalEqualsCheck,
    /// Whether a seat may interrupt depends on another hand.
    InterruptTells => ViewSuffices,
    /// `reveals_secret` is false for an interrupt that shows a card.
    InterruptUnsaid => ViewLeaksNothing,
    /// An interrupt takes sealed stakes back.
    InterruptUnseals => SealedAnswersCommute,
}
