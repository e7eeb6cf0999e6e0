//! Why a move is refused: a rule and the facts that explain it. The crate `wording` makes sentences of them.

use crate::question::Question;
use crate::state::AttackMeans;
use crate::tile::Tile;
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
    /// The frog has no card, or the card already lies face up or may not be turned.
    NothingToReveal,
    NotYourCard,
    LandNotHere {
        tile: Option<Tile>,
    },
    NoneLeft,
    NotBarrenEdge,
    HexTaken {
        by: Seat,
    },
    OnlyOnShard,
    OnlyInAether,
    NothingToHarvest,
    NotYourHex,
    NotOnLine,
    NoTerrain,
    TooFar {
        needs: u8,
        has: u8,
    },
    AetherTooFar {
        needs: u8,
        has: u8,
    },
    NotAtEdge,
    NeedsEdge {
        means: AttackMeans,
    },
    NobodyThere {
        means: AttackMeans,
    },
    EdgeNotAether {
        means: AttackMeans,
    },
    NotTargetable,
    Yourself,
    OwnVault,
    TeamVault,
    VaultLocked,
    VaultEmpty,
    TargetTooHigh {
        most: u8,
    },
    TargetTooLow,
    GulletEmpty,
    NoRoomInVault,
    SlotFull {
        slot: u8,
    },
    NoSuchSlot,
    OnlyLandIsStored,
    NoBarrenOnTop,
    MustDisgorgeOne,
    NothingExpended,
    SpentThisTurn,
    NoRecoverAsExtra,
    ExtraTooDear {
        needs: u8,
        has: u8,
    },
    CommitTooDear {
        needs: u8,
        has: u8,
    },
    SlotEmpty {
        slot: u8,
    },
    EmptyThatSlotFirst {
        slot: u8,
    },
    NotEnoughPoints {
        needs: u8,
        has: u8,
    },
    FluxTooDear {
        needs: u8,
        has: u8,
    },
    NoFreeHarvest,
    NoFreeRaid,
    NoReroll,
    NoSuchDie,
    PowerTooDear {
        needs: u8,
        has: u8,
    },
    TollTooDear {
        needs: u8,
        has: u8,
    },
    NoSuchPower,
    OncePerTurn,
    StepNotThere,
    TunnelNotThere,
    NothingToDrain,
    NoBarrenHeld,
    NothingToPossess,
    /// A possessed frog cannot possess another.
    PuppetPossesses,
    KnockbackIsZero,
    DeferredAlready,
    NothingDeferred,
    DeckEmpty,
    WouldLeaveNoAction,
    NotAfterRecover,
    /// Aether Surge: no leap over Aether onto another hex.
    SurgeInTheWay,
    NotATeammate,
    NotEnoughCards {
        has: u8,
    },
    NotOut,
    /// A frog stands between.
    Obstructed,
    /// The two frogs are neither both in the Aether nor on a line of the Shard.
    NoMind,
    NoMuckThere,
    NoSuchOrder,
    NoSuchPick {
        count: u8,
    },
    BoostsLater,
    NoSuchLine,
    DimensionTaken,
}

impl CitesRule for Refusal {
    fn rule(&self) -> &'static str {
        use Refusal::*;
        match self {
            NotAsked { question } | NotPossible { question } => question_rule(*question),
            Over => "END-1",
            NothingToReveal => "ABI-1",
            NotYourCard => "SET-9",
            LandNotHere { .. } | NoneLeft => "SET-6",
            NotBarrenEdge | HexTaken { .. } => "DESC-1",
            OnlyOnShard | OnlyInAether => "TURN-5",
            NothingToHarvest | NotYourHex => "HARV-1",
            NotOnLine | TooFar { .. } => "LEAP-1",
            NoTerrain => "LEAP-2",
            AetherTooFar { .. } => "SLIP-1",
            NotAtEdge => "TGT-2",
            NeedsEdge { means } | NobodyThere { means } | EdgeNotAether { means } => {
                if *means == AttackMeans::Slip {
                    "SLIP-2"
                } else {
                    "LAND-2"
                }
            }
            NotTargetable | Yourself => "TGT-3",
            TeamVault => "TEAM-6",
            OwnVault | VaultEmpty | TargetTooHigh { .. } | TargetTooLow => "RAID-1",
            VaultLocked => "VAU-3",
            GulletEmpty | NoRoomInVault | MustDisgorgeOne | NoBarrenOnTop => "DIS-1",
            SlotFull { .. } | NoSuchSlot | OnlyLandIsStored => "VAU-1",
            NothingExpended | SpentThisTurn => "OOM-2",
            NoRecoverAsExtra | ExtraTooDear { .. } => "TURN-4",
            CommitTooDear { .. } => "COM-2",
            SlotEmpty { .. } => "VAU-4",
            EmptyThatSlotFirst { .. } => "RAID-4",
            NotEnoughPoints { .. } => "RAID-3",
            FluxTooDear { .. } => "FLUX-1",
            NoFreeHarvest | NoFreeRaid => "COM-7",
            NoReroll => "ABI-6",
            NoSuchDie => "ABI-7",
            PowerTooDear { .. } | NoSuchPower | OncePerTurn | KnockbackIsZero => "ABI-3",
            TollTooDear { .. } => "ABI-CAMOUFLAGE",
            StepNotThere => "ABI-BLINK",
            TunnelNotThere => "ABI-TELLURIC",
            NothingToDrain => "ABI-VAMPIRIC",
            NoBarrenHeld => "ABI-RAVAGER",
            NothingToPossess | PuppetPossesses => "ABI-MINDBORER",
            DeferredAlready | NothingDeferred | DeckEmpty => "ABI-TEMPORUS",
            WouldLeaveNoAction => "TURN-3",
            NotAfterRecover => "OOM-2",
            SurgeInTheWay => "VAR-SURGE",
            NotATeammate => "VAR-SYMB",
            NotEnoughCards { .. } => "VAR-DECIDE",
            NotOut => "TEAM-5",
            Obstructed | NoMind => "FM-COM-3",
            NoMuckThere => "FM-MUCK-2",
            NoSuchOrder | NoSuchPick { .. } => "FM-CHIP-1",
            BoostsLater => "FM-SLEIGHTMASTER",
            NoSuchLine | DimensionTaken => "FM-REGURGITOR",
        }
    }
}

fn question_rule(question: Question) -> &'static str {
    match question {
        Question::Layout => "SET-7",
        Question::KeepDealt => "SET-9",
        Question::Ability { .. } => "OD-4",
        Question::Draw => "DECK-1",
        Question::Drift { .. } => "OD-1",
        Question::Dial { .. } => "SOLO-DIAL-1",
        Question::Spot { .. } => "SOLO-LAND-1",
        Question::Lot { .. } => "SOLO-RAID-2",
        Question::Action(_) => "TURN-5",
        Question::Descend => "DESC-1",
        Question::Enter => "OD-4",
        Question::Window(_) => "ABI-5",
        Question::Commit { .. } => "COM-2",
        Question::Roll { .. } => "ABI-2",
        Question::Spoils => "COM-7",
        Question::Exchange => "VAR-SYMB",
        Question::Homeward | Question::Trade | Question::KeepDrawn => "VAR-DECIDE",
        Question::Fetch { .. } => "TEAM-5",
        Question::Bonus { .. } => "VAR-RICH-1",
        Question::Toll { .. } => "ABI-CAMOUFLAGE",
        Question::Stomp => "ABI-MASSIVE",
        Question::Swap => "ABI-MUTAGENIC",
        Question::Peek { .. } | Question::Place | Question::Timer => "ABI-TEMPORUS",
        Question::Grab { .. } => "ABI-WHIPTONGUE",
        Question::Take { .. } => "RAID-3",
        Question::Store => "DIS-1",
        Question::Back => "FRAC-1",
        Question::Offer => "OD-3",
        Question::Splinter => "SPL-1",
        Question::Flux | Question::KeepSelected => "FLUX-1",
        Question::Style => "FM-COM-2",
        Question::Aggro { .. } => "FM-COM-5",
        Question::Arrange | Question::Pick { .. } | Question::Chips { .. } => "FM-CHIP-1",
        Question::LateBoost => "FM-SLEIGHTMASTER",
        Question::Points { .. } => "FM-MUCK-2",
        Question::Muck => "FM-MUCK-1",
        Question::Line | Question::Heave { .. } => "FM-REGURGITOR",
        Question::Shift { .. } => "FM-ECHOMIND",
        Question::Snap => "FM-PUR-3",
        Question::Tether => "FM-TETHERBOUND",
    }
}
