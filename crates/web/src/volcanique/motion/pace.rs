//! How long each event takes, and when it begins within its step. What can be heard of it.
//!
//! All times are milliseconds at normal speed. Not here: what is drawn (`plan.rs`).

use crate::sound::Effect;
use crate::table::motion::hurry;
use protocol::StepOf;
use volcanique::{Event, Rules, Spot};

/// An event of Volcanique with the time in which it is shown.
pub type Beat = crate::table::motion::Beat<Event>;

/// One hop of a critter.
pub const HOP: u32 = 220;
/// The way back to hand.
pub const HOME: u32 = 420;
/// A resource in the air, and the next one after it.
const TOSS: u32 = 380;
pub const APART: u32 = 60;

/// How long a step is shown at normal speed; 0 for what shows nothing.
pub fn pace(_: &Rules, step: &StepOf<Rules>) -> u32 {
    beats(step).iter().map(Beat::end).max().unwrap_or(0)
}

/// What is shown of a step, in order.
pub fn beats(step: &StepOf<Rules>) -> Vec<Beat> {
    let mut beats = Vec::new();
    let mut at = 0;
    for event in step.events() {
        let (time, next) = length(event);
        if time > 0 {
            beats.push(Beat { event, at, time });
            at += next;
        }
    }
    hurry(&mut beats);
    beats
}

/// How many hops lead from one spot to another.
pub fn hops(from: Spot, to: Spot) -> u32 {
    u32::from(from.hex.distance(to.hex)).clamp(1, 4)
}

/// How long an event takes and when the next one may begin; both 0 if nothing of it is shown.
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

/// What is heard of an event, and when after its beginning (in thousandths of its time).
pub fn heard(event: Event) -> Option<(Effect, u32)> {
    Some(match event {
        Event::Walked { .. } | Event::Migrated { .. } | Event::Swam { .. } | Event::CameAshore { .. } => {
            (Effect::Leap, 0)
        }
        Event::Built { .. } | Event::Laid { .. } | Event::Slid { .. } => (Effect::Land, 500),
        Event::Claimed { .. } | Event::Rode { .. } => (Effect::Land, 600),
        Event::Gained { .. } | Event::Paid { .. } | Event::Returned { .. } => (Effect::Coin, 0),
        Event::WentHome { .. } | Event::Wounded { .. } | Event::BombFell { .. } => (Effect::Hit, 200),
        Event::VolcanoPlaced { .. } | Event::LateralStruck { .. } | Event::SuperErupts { .. } => (Effect::Crack, 300),
        Event::Drifted { .. } | Event::Rifted { .. } | Event::Eroded { .. } => (Effect::Crack, 0),
        Event::Sacrificed { .. } | Event::ForcedSacrifice { .. } => (Effect::Store, 700),
        Event::DrewCard { .. } => (Effect::Take, 0),
        Event::TurnBegins { .. } | Event::Played { .. } => (Effect::Turn, 0),
        Event::Over { .. } => (Effect::Win, 0),
        _ => return None,
    })
}
