//! How long each event takes, when it begins within its step, and which sound it makes.
//!
//! All times are milliseconds at normal speed. Not here: what is drawn (`animation_plan.rs`).

use crate::sound::Sound;
use crate::table::motion::shorten_to_limit;
use protocol::StepOf;
use volcanique::{Event, Rules, Spot};

/// An event of Volcanique with the time in which it is shown.
pub type TimedEvent = crate::table::motion::TimedEvent<Event>;

/// One hop of a critter.
pub const HOP: u32 = 220;
/// The way back to a player's hand.
pub const HOME: u32 = 420;
/// The flight of a resource, and the delay of the next one.
const TOSS: u32 = 380;
pub const APART: u32 = 60;

/// Returns how long a step is shown, in milliseconds at normal speed; 0 if it shows nothing.
pub fn step_duration(step: &StepOf<Rules>) -> u32 {
    timeline(step).iter().map(TimedEvent::end).max().unwrap_or(0)
}

/// Returns what is shown of a step, in order.
pub fn timeline(step: &StepOf<Rules>) -> Vec<TimedEvent> {
    let mut timeline = Vec::new();
    let mut at = 0;
    for event in step.events() {
        let (time, next) = length(event);
        if time > 0 {
            timeline.push(TimedEvent { event, at, time });
            at += next;
        }
    }
    shorten_to_limit(&mut timeline);
    timeline
}

/// Returns how many hops lead from one spot to another.
pub fn hops(from: Spot, to: Spot) -> u32 {
    u32::from(from.hex.distance(to.hex)).clamp(1, 4)
}

/// Returns how long an event takes and when the next one may begin; both 0 if nothing of it is shown.
fn length(event: Event) -> (u32, u32) {
    let alone = |time: u32| (time, time);
    let shower = |amount: u8| TOSS + APART * u32::from(amount.clamp(1, 8) - 1);
    match event {
        Event::TurnBegins { .. } => (900, 500),
        Event::Built { .. } | Event::Laid { .. } => alone(460),
        Event::Walked { from, to, .. } | Event::Migrated { from, to, .. } => alone(HOP * hops(from, to)),
        // Several may go home at once.
        Event::WentHome { .. } => (HOME, 120),
        Event::Wounded { .. } => (HOME, 300),
        Event::CraterEmptied { .. } | Event::ForcedSacrifice { .. } => alone(HOME),
        Event::Claimed { .. } | Event::CameAshore { .. } | Event::Rode { .. } => alone(360),
        Event::Sacrificed { .. } => alone(HOME),
        Event::Grew { .. } | Event::Burrowed { .. } | Event::Emerged { .. } => alone(320),
        Event::Swam { .. } => alone(420),
        Event::Paid { mix, .. } | Event::Returned { mix, .. } => (shower(mix.total()), 160),
        Event::Gained { mix, .. } if mix.total() > 0 => (shower(mix.total()), 260),
        Event::DrewCard { .. } => alone(420),
        Event::Played { .. } => alone(900),
        Event::VolcanoPlaced { great, .. } => alone(if great { 1100 } else { 850 }),
        Event::LateralStruck { .. } => alone(700),
        Event::Unlocked { .. } => alone(500),
        Event::LavaFlowed { .. } => alone(600),
        Event::LavaGone { .. } | Event::LavaMerged { .. } | Event::LavaPooled { .. } => (420, 240),
        Event::SoilMade { .. } => alone(700),
        Event::BombFell { .. } => alone(620),
        Event::Slid { .. } => alone(520),
        Event::Drifted { .. } | Event::Rifted { .. } => alone(560),
        Event::Rotated { .. } => alone(320),
        Event::Froze { .. } | Event::FrostSpread => alone(520),
        Event::Eroded { .. } => alone(420),
        Event::Contested { .. } => (420, 200),
        Event::SuperErupts { .. } => alone(1200),
        Event::EndTriggered { .. } => alone(700),
        _ => (0, 0),
    }
}

/// Returns the sound of an event, and its delay in thousandths of the event's time.
pub fn sound_of(event: Event) -> Option<(Sound, u32)> {
    Some(match event {
        Event::Walked { .. } | Event::Migrated { .. } | Event::Swam { .. } | Event::CameAshore { .. } => {
            (Sound::Leap, 0)
        }
        Event::Built { .. } | Event::Laid { .. } | Event::Slid { .. } => (Sound::Land, 500),
        Event::Claimed { .. } | Event::Rode { .. } => (Sound::Land, 600),
        Event::Gained { .. } | Event::Paid { .. } | Event::Returned { .. } => (Sound::Coin, 0),
        Event::WentHome { .. } | Event::Wounded { .. } | Event::BombFell { .. } => (Sound::Hit, 200),
        Event::VolcanoPlaced { .. } | Event::LateralStruck { .. } | Event::SuperErupts { .. } => (Sound::Crack, 300),
        Event::Drifted { .. } | Event::Rifted { .. } | Event::Eroded { .. } => (Sound::Crack, 0),
        Event::Sacrificed { .. } | Event::ForcedSacrifice { .. } => (Sound::Store, 700),
        Event::DrewCard { .. } => (Sound::Take, 0),
        Event::TurnBegins { .. } | Event::Played { .. } => (Sound::Turn, 0),
        Event::Over { .. } => (Sound::Win, 0),
        _ => return None,
    })
}
