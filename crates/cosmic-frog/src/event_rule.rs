//! Which rule of the ledger an event happened by, for the links of a log.
//!
//! Some events say what happened but not why: Land is destroyed by a strike, by a frog that lands on it, by a power. Those
//! are judged by what happened before. Not here: sentences (`wording`), why something is refused (`refusal.rs`).

use crate::event::{Ending, Event, Gain, Price};
use crate::state::{Means, Place, Purpose};
use tabletop::{EventRecord, RuleId, Sink, rule_id};

impl Event {
    /// The rule it happened by.
    pub(crate) fn rule(self) -> RuleId {
        match self {
            Event::DrewAbility { .. }
            | Event::Kept { .. }
            | Event::Buried { .. }
            | Event::Thrown { .. }
            | Event::Entered { .. }
            | Event::Destroyed { .. } => self.by_cause(),
            Event::Spent { price, .. } => price.rule(),
            Event::Regained { gain, .. } => gain.rule(),
            Event::Attacked { means, .. } => means.rule(),
            _ => self.alone().unwrap_or_else(|| self.of_cards_and_powers()),
        }
    }

    /// What happens by one rule: turns, actions, combat, the end.
    fn alone(self) -> Option<RuleId> {
        Some(match self {
            Event::Laid { .. } => rule_id!("SET-7"),
            Event::Turned { .. } => rule_id!("DECK-1"),
            Event::Reshuffled => rule_id!("DECK-2"),
            Event::Descended { .. } => rule_id!("DESC-1"),
            Event::Forfeited { .. } => rule_id!("TURN-3"),
            Event::ActionBegins { extra: false, .. } => rule_id!("TURN-5"),
            Event::ActionBegins { extra: true, .. } => rule_id!("TURN-4"),
            Event::Leapt { to: Place::Shard(_), .. } => rule_id!("LEAP-1"),
            Event::Leapt { .. } => rule_id!("LEAP-2"),
            Event::Slipstreamed { .. } => rule_id!("SLIP-1"),
            Event::Landed { .. } => rule_id!("LAND-1"),
            Event::Harvested { tile, .. } if tile.is_barren() => rule_id!("ABI-RAVAGER"),
            Event::Harvested { .. } => rule_id!("HARV-1"),
            Event::Digested { .. } => rule_id!("GUL-2"),
            Event::Stored { .. } | Event::Crushed { .. } => rule_id!("DIS-1"),
            Event::Raided { .. } => rule_id!("RAID-1"),
            Event::RaidRolled { .. } => rule_id!("RAID-2"),
            Event::Took { .. } => rule_id!("RAID-3"),
            Event::Committed { .. } => rule_id!("COM-2"),
            Event::Rolled { .. } => rule_id!("COM-1"),
            Event::AttackFailed { .. } | Event::AttackWon { .. } => rule_id!("COM-3"),
            Event::KnockbackChanged { .. } => rule_id!("ABI-4"),
            Event::KnockedBack { from: Place::Aether, .. } => rule_id!("KBA-1"),
            Event::KnockedBack { .. } => rule_id!("KBS-1"),
            Event::Advanced { .. } => rule_id!("COM-8"),
            Event::Plundered { .. } => rule_id!("COM-7"),
            Event::BackSeen { .. } | Event::Fractured { .. } => rule_id!("FRAC-1"),
            Event::Scorched { .. } => rule_id!("SPL-2"),
            Event::Struck { .. } => rule_id!("SPL-1"),
            Event::Drifted { .. } => rule_id!("OD-1"),
            Event::Returned { .. } => rule_id!("OD-4"),
            Event::SetAside { .. } => rule_id!("OD-2"),
            Event::UsedAside { .. } => rule_id!("OD-5"),
            Event::FluxBegins | Event::Mutated { .. } | Event::Resisted { .. } | Event::Selected { .. } => {
                rule_id!("FLUX-1")
            }
            Event::Over { ending: Ending::Shattered } => rule_id!("END-1"),
            Event::Over { ending: Ending::Stripped } => rule_id!("END-2"),
            _ => return None,
        })
    }

    /// What cards, powers and variants do.
    fn of_cards_and_powers(self) -> RuleId {
        match self {
            Event::Targeted { purpose: Purpose::Aggro, .. } => rule_id!("FM-COM-5"),
            Event::Targeted { .. } => rule_id!("ABI-5"),
            Event::Voided { .. } => rule_id!("ABI-VOIDSHADOW"),
            Event::Withdrew { .. } => rule_id!("ABI-CAMOUFLAGE"),
            Event::Possessed { .. } | Event::Released { .. } => rule_id!("ABI-MINDBORER"),
            Event::Stepped { .. } => rule_id!("ABI-BLINK"),
            Event::Tunnelled { .. } => rule_id!("ABI-TELLURIC"),
            Event::Drained { .. } => rule_id!("ABI-VAMPIRIC"),
            Event::Swapped { .. } | Event::Received { .. } => rule_id!("ABI-MUTAGENIC"),
            Event::Ate { .. } | Event::Spat { .. } => rule_id!("ABI-RAVAGER"),
            Event::Smashed { .. } => rule_id!("ABI-MONSTROUS"),
            Event::Stomped { .. } => rule_id!("ABI-MASSIVE"),
            Event::Deferred { .. }
            | Event::DeferralDue { .. }
            | Event::UsedDeferred { .. }
            | Event::Peeked { .. }
            | Event::PutUnder { .. } => rule_id!("ABI-TEMPORUS"),
            Event::Exchanged { .. } => rule_id!("VAR-SYMB"),
            Event::Traded { .. } => rule_id!("VAR-DECIDE"),
            Event::Quaked | Event::Vortexed => rule_id!("VAR-QUAKE-1"),
            Event::BonusSeen { .. } => rule_id!("VAR-RICH-1"),
            Event::RoboStarts { .. } => rule_id!("SOLO-SET-4"),
            Event::Robo { line, .. } => line.rule(),
            Event::Dialled { .. } => rule_id!("SOLO-DIAL-1"),
            Event::Spotted { .. } => rule_id!("SOLO-LAND-1"),
            // By being attacked or attacking; both flip the card.
            Event::TurnedDown { .. } => rule_id!("SOLO-ATT-2"),
            _ => self.of_muck(),
        }
    }

    /// What Find Muck brings.
    fn of_muck(self) -> RuleId {
        match self {
            Event::Styled { .. } => rule_id!("FM-COM-2"),
            Event::Arranged { .. } | Event::Picked { .. } | Event::ChipsShown { .. } => rule_id!("FM-CHIP-1"),
            Event::ChipTakenBack { .. } => rule_id!("FM-CHIP-3"),
            Event::Boosted { .. } => rule_id!("FM-SLEIGHTMASTER"),
            Event::Ignored { .. } | Event::Lured { .. } => rule_id!("FM-COM-5"),
            Event::LureFailed { .. } => rule_id!("FM-COM-6"),
            Event::Purges { .. } => rule_id!("FM-COM-4"),
            Event::Purged { to: Place::Outer(_), .. } => rule_id!("FM-PUR-4"),
            Event::Purged { .. } => rule_id!("FM-PUR-1"),
            Event::PurgeLost { .. } => rule_id!("FM-PUR-2"),
            Event::MuckFell { .. } => rule_id!("FM-MUCK-6"),
            Event::Snapped { .. } => rule_id!("FM-PUR-3"),
            Event::Shifted { .. } => rule_id!("FM-ECHOMIND"),
            Event::PointsGiven { .. } => rule_id!("FM-MUCK-2"),
            Event::Groped { .. } | Event::Gathered { .. } => rule_id!("FM-MUCK-3"),
            Event::MuckDrifted { .. } => rule_id!("FM-MUCK-5"),
            Event::Tethered { .. } => rule_id!("FM-TETHERBOUND"),
            // A card that is turned up, and whatever has no rule of its own.
            _ => rule_id!("ABI-1"),
        }
    }

    /// Judged without what came before.
    fn by_cause(self) -> RuleId {
        match self {
            Event::Destroyed { .. } => rule_id!("KBS-2"),
            Event::Thrown { .. } => rule_id!("KBS-7"),
            Event::Entered { .. } => rule_id!("DESC-1"),
            _ => rule_id!("SET-9"),
        }
    }
}

impl Price {
    const fn rule(self) -> RuleId {
        match self {
            Price::ExtraAction => rule_id!("TURN-4"),
            Price::Leap => rule_id!("LEAP-1"),
            Price::Slipstream => rule_id!("SLIP-1"),
            Price::Combat => rule_id!("COM-2"),
            Price::Power => rule_id!("ABI-3"),
            Price::Toll => rule_id!("ABI-CAMOUFLAGE"),
            Price::Flux => rule_id!("FLUX-1"),
            Price::Aggro => rule_id!("FM-COM-5"),
        }
    }
}

impl Gain {
    const fn rule(self) -> RuleId {
        match self {
            Gain::Siphons => rule_id!("SIP-2"),
            Gain::Recover => rule_id!("OOM-2"),
            Gain::Return => rule_id!("OD-4"),
            Gain::Victory => rule_id!("COM-6"),
            Gain::Ground => rule_id!("ABI-TELLURIC"),
            Gain::Barren => rule_id!("ABI-RAVAGER"),
            Gain::Drain => rule_id!("ABI-VAMPIRIC"),
            Gain::Flux => rule_id!("ABI-MUTAGENIC"),
        }
    }
}

impl Means {
    const fn rule(self) -> RuleId {
        match self {
            Means::Leap => rule_id!("LEAP-3"),
            Means::Slip => rule_id!("SLIP-2"),
            Means::Land => rule_id!("LAND-2"),
            Means::Ram => rule_id!("TURN-5"),
            Means::Mind => rule_id!("FM-COM-3"),
        }
    }
}

/// Emits events whose rule follows from the event alone.
pub(crate) trait Tell {
    fn tell(&mut self, event: Event);
}

impl<S: Sink<Event>> Tell for S {
    #[inline]
    fn tell(&mut self, event: Event) {
        self.push(EventRecord::new(event.rule(), event));
    }
}
