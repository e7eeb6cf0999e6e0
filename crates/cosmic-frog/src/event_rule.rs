//! Which rule of the ledger an event happened by, for the links of a log.
//!
//! Some events say what happened but not why: Land is destroyed by a strike, by a frog that lands on it, by a power. Those
//! are judged by what happened before. Not here: sentences (`wording`), why something is refused (`refusal.rs`).

use crate::event::{Ending, Event, Gain, Price};
use crate::state::{Means, Place, Purpose};

impl Event {
    /// The id of the rule it happened by. `before` is what happened before it, oldest first; the last few events of the
    /// turn are enough.
    pub fn rule(self, before: &[Event]) -> &'static str {
        match self {
            Event::DrewAbility { .. }
            | Event::Kept { .. }
            | Event::Buried { .. }
            | Event::Thrown { .. }
            | Event::Entered { .. }
            | Event::Destroyed { .. } => self.by_cause(before),
            Event::Spent { price, .. } => price.rule(),
            Event::Regained { gain, .. } => gain.rule(),
            Event::Attacked { means, .. } => means.rule(),
            _ => self.alone().unwrap_or_else(|| self.of_cards_and_powers()),
        }
    }

    /// What happens by one rule: turns, actions, combat, the end.
    fn alone(self) -> Option<&'static str> {
        Some(match self {
            Event::Laid { .. } => "SET-7",
            Event::Turned { .. } => "DECK-1",
            Event::Reshuffled => "DECK-2",
            Event::Descended { .. } => "DESC-1",
            Event::Forfeited { .. } => "TURN-3",
            Event::ActionBegins { extra: false, .. } => "TURN-5",
            Event::ActionBegins { extra: true, .. } => "TURN-4",
            Event::Leapt { to: Place::Shard(_), .. } => "LEAP-1",
            Event::Leapt { .. } => "LEAP-2",
            Event::Slipstreamed { .. } => "SLIP-1",
            Event::Landed { .. } => "LAND-1",
            Event::Harvested { tile, .. } if tile.is_barren() => "ABI-RAVAGER",
            Event::Harvested { .. } => "HARV-1",
            Event::Digested { .. } => "GUL-2",
            Event::Stored { .. } | Event::Crushed { .. } => "DIS-1",
            Event::Raided { .. } => "RAID-1",
            Event::RaidRolled { .. } => "RAID-2",
            Event::Took { .. } => "RAID-3",
            Event::Committed { .. } => "COM-2",
            Event::Rolled { .. } => "COM-1",
            Event::AttackFailed { .. } | Event::AttackWon { .. } => "COM-3",
            Event::KnockbackChanged { .. } => "ABI-4",
            Event::KnockedBack { from: Place::Aether, .. } => "KBA-1",
            Event::KnockedBack { .. } => "KBS-1",
            Event::Advanced { .. } => "COM-8",
            Event::Plundered { .. } => "COM-7",
            Event::BackSeen { .. } | Event::Fractured { .. } => "FRAC-1",
            Event::Scorched { .. } => "SPL-2",
            Event::Struck { .. } => "SPL-1",
            Event::Drifted { .. } => "OD-1",
            Event::Returned { .. } => "OD-4",
            Event::SetAside { .. } => "OD-2",
            Event::UsedAside { .. } => "OD-5",
            Event::FluxBegins | Event::Mutated { .. } | Event::Resisted { .. } | Event::Selected { .. } => "FLUX-1",
            Event::Over { ending: Ending::Shattered } => "END-1",
            Event::Over { ending: Ending::Stripped } => "END-2",
            _ => return None,
        })
    }

    /// What cards, powers and variants do.
    fn of_cards_and_powers(self) -> &'static str {
        match self {
            Event::Targeted { purpose: Purpose::Aggro, .. } => "FM-COM-5",
            Event::Targeted { .. } => "ABI-5",
            Event::Voided { .. } => "ABI-VOIDSHADOW",
            Event::Withdrew { .. } => "ABI-CAMOUFLAGE",
            Event::Possessed { .. } | Event::Released { .. } => "ABI-MINDBORER",
            Event::Stepped { .. } => "ABI-BLINK",
            Event::Tunnelled { .. } => "ABI-TELLURIC",
            Event::Drained { .. } => "ABI-VAMPIRIC",
            Event::Swapped { .. } | Event::Received { .. } => "ABI-MUTAGENIC",
            Event::Ate { .. } | Event::Spat { .. } => "ABI-RAVAGER",
            Event::Smashed { .. } => "ABI-MONSTROUS",
            Event::Stomped { .. } => "ABI-MASSIVE",
            Event::Deferred { .. }
            | Event::DeferralDue { .. }
            | Event::UsedDeferred { .. }
            | Event::Peeked { .. }
            | Event::PutUnder { .. } => "ABI-TEMPORUS",
            Event::Exchanged { .. } => "VAR-SYMB",
            Event::Traded { .. } => "VAR-DECIDE",
            Event::Quaked | Event::Vortexed => "VAR-QUAKE-1",
            Event::BonusSeen { .. } => "VAR-RICH-1",
            Event::RoboStarts { .. } => "SOLO-SET-4",
            Event::Robo { line, .. } => line.rule(),
            Event::Dialled { .. } => "SOLO-DIAL-1",
            Event::Spotted { .. } => "SOLO-LAND-1",
            // By being attacked or attacking; both flip the card.
            Event::TurnedDown { .. } => "SOLO-ATT-2",
            _ => self.of_muck(),
        }
    }

    /// What Find Muck brings.
    fn of_muck(self) -> &'static str {
        match self {
            Event::Styled { .. } => "FM-COM-2",
            Event::Arranged { .. } | Event::Picked { .. } | Event::ChipsShown { .. } => "FM-CHIP-1",
            Event::ChipTakenBack { .. } => "FM-CHIP-3",
            Event::Boosted { .. } => "FM-SLEIGHTMASTER",
            Event::Ignored { .. } | Event::Lured { .. } => "FM-COM-5",
            Event::LureFailed { .. } => "FM-COM-6",
            Event::Purges { .. } => "FM-COM-4",
            Event::Purged { to: Place::Outer(_), .. } => "FM-PUR-4",
            Event::Purged { .. } => "FM-PUR-1",
            Event::PurgeLost { .. } => "FM-PUR-2",
            Event::MuckFell { .. } => "FM-MUCK-6",
            Event::Snapped { .. } => "FM-PUR-3",
            Event::Shifted { .. } => "FM-ECHOMIND",
            Event::PointsGiven { .. } => "FM-MUCK-2",
            Event::Groped { .. } | Event::Gathered { .. } => "FM-MUCK-3",
            Event::MuckDrifted { .. } => "FM-MUCK-5",
            Event::Tethered { .. } => "FM-TETHERBOUND",
            // A card that is turned up, and whatever has no rule of its own.
            _ => "ABI-1",
        }
    }

    /// Judged by the last thing before it that explains it.
    fn by_cause(self, before: &[Event]) -> &'static str {
        let explained = before.iter().rev().find_map(|&cause| self.because_of(cause));
        explained.unwrap_or(match self {
            Event::Destroyed { .. } => "KBS-2",
            Event::Thrown { .. } => "KBS-7",
            Event::Entered { .. } => "DESC-1",
            // Nothing before it: the cards of the set-up.
            _ => "SET-9",
        })
    }

    fn because_of(self, cause: Event) -> Option<&'static str> {
        let cards = matches!(self, Event::DrewAbility { .. } | Event::Kept { .. } | Event::Buried { .. });
        let thrown = matches!(self, Event::Thrown { .. });
        let destroyed = matches!(self, Event::Destroyed { .. });
        match cause {
            Event::Returned { .. } if cards || matches!(self, Event::Entered { .. }) => Some("OD-4"),
            Event::KnockedBack { from: Place::Aether, .. } if cards => Some("KBA-1"),
            Event::Mutated { .. } | Event::Selected { .. } | Event::FluxBegins if cards => Some("FLUX-1"),
            Event::Scorched { seat } if self == (Event::Thrown { seat }) => Some("SPL-2"),
            Event::Struck { .. } if destroyed => Some("SPL-1"),
            Event::Struck { .. } if thrown => Some("SPL-3"),
            Event::Quaked if thrown => Some("VAR-QUAKE-1"),
            Event::Smashed { .. } if destroyed || thrown => Some("ABI-MONSTROUS"),
            Event::Stomped { .. } if destroyed || thrown => Some("ABI-MASSIVE"),
            Event::Harvested { .. } if thrown => Some("ABI-RAVAGER"),
            Event::MuckFell { .. } if destroyed => Some("FM-MUCK-6"),
            Event::AttackWon { .. } if destroyed => Some("KBS-2"),
            Event::AttackWon { .. } if thrown => Some("KBS-4"),
            _ => None,
        }
    }
}

impl Price {
    const fn rule(self) -> &'static str {
        match self {
            Price::ExtraAction => "TURN-4",
            Price::Leap => "LEAP-1",
            Price::Slipstream => "SLIP-1",
            Price::Combat => "COM-2",
            Price::Power => "ABI-3",
            Price::Toll => "ABI-CAMOUFLAGE",
            Price::Flux => "FLUX-1",
            Price::Aggro => "FM-COM-5",
        }
    }
}

impl Gain {
    const fn rule(self) -> &'static str {
        match self {
            Gain::Siphons => "SIP-2",
            Gain::Recover => "OOM-2",
            Gain::Return => "OD-4",
            Gain::Victory => "COM-6",
            Gain::Ground => "ABI-TELLURIC",
            Gain::Barren => "ABI-RAVAGER",
            Gain::Drain => "ABI-VAMPIRIC",
            Gain::Flux => "ABI-MUTAGENIC",
        }
    }
}

impl Means {
    const fn rule(self) -> &'static str {
        match self {
            Means::Leap => "LEAP-3",
            Means::Slip => "SLIP-2",
            Means::Land => "LAND-2",
            Means::Ram => "TURN-5",
            Means::Mind => "FM-COM-3",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ability::Ability;
    use crate::land::Land;
    use crate::muck::{Muck, Style};
    use crate::state::Card;
    use crate::steps::robo::{Because, RoboLine};
    use crate::tile::{Back, Bonus, Stack, Tile};
    use hexgrid::Cell;
    use tabletop::{Seat, SeatSet};

    const SEAT: Seat = Seat(0);
    const OTHER: Seat = Seat(1);
    const CELL: Cell = Cell(7);
    const LEDGERS: [&str; 3] = [
        include_str!("../../../docs/rules/cosmic-frog.md"),
        include_str!("../../../docs/rules/cosmic-frog-solo.md"),
        include_str!("../../../docs/rules/find-muck.md"),
    ];

    /// One event of every kind.
    fn every_event() -> Vec<Event> {
        use Event::*;
        let (seat, target, other, cell, from, to) = (SEAT, OTHER, OTHER, CELL, Place::Aether, Place::Shard(CELL));
        let (card, knowers, tile, land) = (Ability(3), SeatSet::ALL, Tile::land(Land::Mesa), Land::Mesa);
        let (attacker, defender, owner, puppet, amount, count, slot) = (SEAT, OTHER, OTHER, OTHER, 1, 2, 3);
        let mut all = vec![
            Laid { tile, cell },
            DrewAbility { seat, card, knowers },
            Received { seat, card, knowers },
            Kept { seat, card, knowers },
            Buried { seat, card, knowers },
            Revealed { seat, card },
            Voided { seat },
            Turned { card: Card::Flux },
            Reshuffled,
            Descended { seat, cell },
            Forfeited { seat },
            ActionBegins { seat, extra: false },
            ActionBegins { seat, extra: true },
            Leapt { seat, from, to },
            Leapt { seat, from: to, to: from },
            Slipstreamed { seat, from, to: cell },
            Landed { seat, to: cell },
            Harvested { seat, tile, cell },
            Harvested { seat, tile: Tile::BARREN, cell },
            Digested { seat, tile },
            Stored { seat, tile, slot },
            Crushed { seat },
            Raided { seat, owner, target: 2 },
            RaidRolled { seat, die: 3, target: 2, success: true },
            Took { seat, owner, tile, slot },
            Targeted { seat, target, purpose: Purpose::Possess },
            Targeted { seat, target, purpose: Purpose::Aggro },
            Withdrew { seat, target },
            Possessed { seat, puppet },
            Released { puppet },
            Stepped { seat, from: cell, to: cell },
            Tunnelled { seat, from: cell, to: cell },
            Drained { seat, target, amount },
            Swapped { seat, target },
            Ate { seat },
            Spat { seat },
            Smashed { seat, cell },
            Stomped { seat, cell },
            KnockbackChanged { seat, to: 2 },
            Deferred { seat },
            DeferralDue { seat },
            UsedDeferred { seat },
            Peeked { seat, card: None, knowers },
            PutUnder { seat },
            Exchanged { seat, other },
            Traded { seat, count },
            Quaked,
            Vortexed,
            BonusSeen { land, bonus: Bonus::Abundant, stack: Stack::Hex(cell) },
            Committed { seat, overpower: true, boost: 1 },
            Rolled { seat, dice: [1, 2] },
            AttackFailed { attacker, defender, to },
            AttackWon { attacker, defender, margin: 2 },
            KnockedBack { seat, from, to },
            KnockedBack { seat, from: to, to },
            Advanced { seat, to },
            Plundered { seat, from: other, tile },
            Destroyed { cell, tile },
            BackSeen { back: Back::Blank },
            Fractured { count },
            Thrown { seat },
            Scorched { seat },
            Drifted { seat, from: 3, to: 1 },
            Returned { seat },
            Entered { seat, to },
            SetAside { seat },
            UsedAside { seat, count },
            FluxBegins,
            Mutated { seat },
            Resisted { seat },
            Selected { seat },
            Struck { strike: 1, cell },
            Over { ending: Ending::Shattered },
            Over { ending: Ending::Stripped },
        ];
        all.extend(RoboLine::ALL.map(|line| Robo { seat, line, because: Because::NoRoom }));
        all.extend([TurnedDown { seat }, RoboStarts { seat, cell }, Dialled { seat, face: 3 }, Spotted { seat, cell }]);
        let means = [Means::Leap, Means::Slip, Means::Land, Means::Ram, Means::Mind];
        all.extend(means.map(|means| Attacked { attacker, defender, means }));
        all.extend(events_of_muck());
        let prices = [Price::ExtraAction, Price::Leap, Price::Slipstream, Price::Combat, Price::Power, Price::Toll];
        all.extend(prices.into_iter().chain([Price::Flux, Price::Aggro]).map(|price| Spent { seat, amount, price }));
        let gains =
            [Gain::Siphons, Gain::Recover, Gain::Return, Gain::Victory, Gain::Ground, Gain::Barren, Gain::Drain];
        all.extend(gains.into_iter().chain([Gain::Flux]).map(|gain| Regained { seat, amount, gain }));
        all
    }

    fn events_of_muck() -> Vec<Event> {
        use Event::*;
        let (seat, from, owner, by, tile, muck) = (SEAT, OTHER, OTHER, OTHER, Tile::BARREN, Muck::Oozing);
        vec![
            Styled { seat, style: Style::Soft },
            Arranged { seat },
            Picked { seat, owner, places: 3 },
            ChipsShown { seat, chips: 3 },
            ChipTakenBack { seat, chip: 1 },
            Boosted { seat, boost: 1 },
            Ignored { seat, by },
            Lured { seat, by },
            LureFailed { seat, by },
            Purges { seat, count: 2 },
            Purged { seat, tile, to: Place::Outer(2) },
            Purged { seat, tile, to: Place::Shard(CELL) },
            PurgeLost { seat, tile },
            MuckFell { cell: CELL, muck },
            Snapped { seat, from, tile },
            Shifted { seat, to: 2 },
            PointsGiven { seat, points: 2 },
            Groped { seat, roll: 2, target: 1, success: true },
            Gathered { seat, dimension: 2, muck },
            MuckDrifted { lost: 1 },
            Tethered { seat },
        ]
    }

    #[test]
    fn every_event_happens_by_a_rule_of_the_ledger() {
        let events = every_event();
        let rows = || LEDGERS.iter().flat_map(|ledger| ledger.lines());
        let known = |rule: &str| rows().any(|line| line.starts_with(&format!("| {rule} |")));
        for &event in &events {
            assert!(known(event.rule(&[])), "{event:?} names {}, which is in no row", event.rule(&[]));
            // Whatever came before it.
            for &cause in &events {
                let rule = event.rule(&[cause]);
                assert!(known(rule), "{event:?} after {cause:?} names {rule}, which is in no row");
            }
        }
    }

    #[test]
    fn the_cause_decides_where_one_event_can_have_several() {
        let destroyed = Event::Destroyed { cell: CELL, tile: Tile::BARREN };
        let struck = Event::Struck { strike: 0, cell: CELL };
        let won = Event::AttackWon { attacker: SEAT, defender: OTHER, margin: 1 };
        assert_eq!(destroyed.rule(&[won, struck, destroyed, Event::BackSeen { back: Back::Blank }]), "SPL-1");
        assert_eq!(destroyed.rule(&[struck, won]), "KBS-2");
        let thrown = Event::Thrown { seat: SEAT };
        assert_eq!(thrown.rule(&[struck, Event::Scorched { seat: SEAT }]), "SPL-2");
        assert_eq!(thrown.rule(&[struck, Event::Scorched { seat: OTHER }]), "SPL-3");
        let drew = Event::DrewAbility { seat: SEAT, card: Ability::UNSEEN, knowers: SeatSet::NONE };
        assert_eq!([drew.rule(&[]), drew.rule(&[Event::Returned { seat: SEAT }])], ["SET-9", "OD-4"]);
    }
}
