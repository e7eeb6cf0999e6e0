//! The seats that an event concerns, for filters of the log.

use crate::event::Event;
use tabletop::{ConcernsSeats, SeatSet};

impl ConcernsSeats for Event {
    #[inline]
    fn seats(&self) -> SeatSet {
        match *self {
            Event::Sat { seat, .. }
            | Event::Built { seat, .. }
            | Event::TurnBegins { seat, .. }
            | Event::Gained { seat, .. }
            | Event::Paid { seat, .. }
            | Event::Returned { seat, .. }
            | Event::Walked { seat, .. }
            | Event::Migrated { seat, .. }
            | Event::WentHome { seat, .. }
            | Event::Wounded { seat, .. }
            | Event::Drifted { seat, .. }
            | Event::Rifted { seat, .. }
            | Event::Laid { seat, .. }
            | Event::Rode { seat, .. }
            | Event::IslandBegins { seat, .. }
            | Event::CraterEmptied { seat }
            | Event::ForcedSacrifice { seat }
            | Event::VolcanoPlaced { seat, .. }
            | Event::Rotated { seat, .. }
            | Event::Unlocked { seat, .. }
            | Event::Froze { seat, .. }
            | Event::DivertTried { seat, .. }
            | Event::Swam { seat, .. }
            | Event::LateralStruck { seat, .. }
            | Event::BombFell { seat, .. }
            | Event::Slid { seat, .. }
            | Event::DrewCard { seat, .. }
            | Event::Played { seat, .. }
            | Event::Claimed { seat, .. }
            | Event::Grew { seat, .. }
            | Event::Eroded { seat, .. }
            | Event::CameAshore { seat, .. }
            | Event::Sacrificed { seat, .. }
            | Event::Burrowed { seat, .. }
            | Event::Emerged { seat, .. }
            | Event::Short { seat, .. }
            | Event::EndTriggered { seat, .. }
            | Event::SuperErupts { seat, .. } => SeatSet::single(seat),
            Event::Dealt { .. }
            | Event::FrostSpread
            | Event::LavaFlowed { .. }
            | Event::LavaMerged { .. }
            | Event::LavaPooled { .. }
            | Event::LavaGone { .. }
            | Event::SoilMade { .. }
            | Event::Contested { .. }
            | Event::Over { .. } => SeatSet::NONE,
        }
    }
}
