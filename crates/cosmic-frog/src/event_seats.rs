//! The seats that an event concerns, for filters of the log.

use crate::event::Event;
use crate::state::Card;
use tabletop::{ConcernsSeats, Seat, SeatSet};

impl ConcernsSeats for Event {
    #[inline]
    fn seats(&self) -> SeatSet {
        match *self {
            Event::DrewAbility { seat, .. }
            | Event::Received { seat, .. }
            | Event::Kept { seat, .. }
            | Event::Buried { seat, .. }
            | Event::Revealed { seat, .. }
            | Event::TurnedDown { seat }
            | Event::RoboStarts { seat, .. }
            | Event::Robo { seat, .. }
            | Event::Dialled { seat, .. }
            | Event::Spotted { seat, .. }
            | Event::Voided { seat }
            | Event::Turned { card: Card::Frog(seat) }
            | Event::Spent { seat, .. }
            | Event::Regained { seat, .. }
            | Event::Descended { seat, .. }
            | Event::Forfeited { seat }
            | Event::ActionBegins { seat, .. }
            | Event::Leapt { seat, .. }
            | Event::Slipstreamed { seat, .. }
            | Event::Landed { seat, .. }
            | Event::Harvested { seat, .. }
            | Event::Digested { seat, .. }
            | Event::Stored { seat, .. }
            | Event::Crushed { seat }
            | Event::RaidRolled { seat, .. }
            | Event::Released { puppet: seat }
            | Event::Stepped { seat, .. }
            | Event::Tunnelled { seat, .. }
            | Event::Ate { seat }
            | Event::Spat { seat }
            | Event::Smashed { seat, .. }
            | Event::Stomped { seat, .. }
            | Event::KnockbackChanged { seat, .. }
            | Event::Deferred { seat }
            | Event::DeferralDue { seat }
            | Event::UsedDeferred { seat }
            | Event::Peeked { seat, .. }
            | Event::PutUnder { seat }
            | Event::Traded { seat, .. }
            | Event::Committed { seat, .. }
            | Event::Rolled { seat, .. }
            | Event::KnockedBack { seat, .. }
            | Event::Advanced { seat, .. }
            | Event::Thrown { seat }
            | Event::Scorched { seat }
            | Event::Drifted { seat, .. }
            | Event::Returned { seat }
            | Event::Entered { seat, .. }
            | Event::SetAside { seat }
            | Event::UsedAside { seat, .. }
            | Event::Mutated { seat }
            | Event::Resisted { seat }
            | Event::Selected { seat } => SeatSet::single(seat),
            _ => of_pairs(*self),
        }
    }
}

/// Returns the seats of events between two seats, of Find Muck, and of events that concern the whole table.
fn of_pairs(event: Event) -> SeatSet {
    let both = |one: Seat, other: Seat| SeatSet::single(one).union(SeatSet::single(other));
    match event {
        Event::Raided { seat, owner, .. } | Event::Took { seat, owner, .. } | Event::Picked { seat, owner, .. } => {
            both(seat, owner)
        }
        Event::Targeted { seat, target, .. }
        | Event::Withdrew { seat, target }
        | Event::Drained { seat, target, .. }
        | Event::Swapped { seat, target } => both(seat, target),
        Event::Possessed { seat, puppet } => both(seat, puppet),
        Event::Exchanged { seat, other } => both(seat, other),
        Event::Attacked { attacker, defender, .. }
        | Event::AttackFailed { attacker, defender, .. }
        | Event::AttackWon { attacker, defender, .. } => both(attacker, defender),
        Event::Plundered { seat, from, .. } | Event::Snapped { seat, from, .. } => both(seat, from),
        Event::Ignored { seat, by } | Event::Lured { seat, by } | Event::LureFailed { seat, by } => both(seat, by),
        Event::Styled { seat, .. }
        | Event::Arranged { seat }
        | Event::ChipsShown { seat, .. }
        | Event::ChipTakenBack { seat, .. }
        | Event::Boosted { seat, .. }
        | Event::Purges { seat, .. }
        | Event::Purged { seat, .. }
        | Event::PurgeLost { seat, .. }
        | Event::Shifted { seat, .. }
        | Event::PointsGiven { seat, .. }
        | Event::Groped { seat, .. }
        | Event::Gathered { seat, .. }
        | Event::Tethered { seat } => SeatSet::single(seat),
        _ => SeatSet::NONE,
    }
}
