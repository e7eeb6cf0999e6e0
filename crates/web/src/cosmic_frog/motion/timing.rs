//! How long each event takes, when it begins within its step, and which sound it makes.
//!
//! All times are milliseconds at normal speed. Not here: what is drawn (`animation_plan.rs`).

use crate::sound::Sound;
use crate::table::motion::shorten_to_limit;
use cosmic_frog::{Back, Card, CombatStage, Event, Gain, Place, Rules};
use protocol::StepOf;

/// An event of Cosmic Frog with the time in which it is shown.
pub type TimedEvent = crate::table::motion::TimedEvent<Event>;

/// Returns how long a step is shown, in milliseconds at normal speed; 0 if it shows nothing.
pub fn step_duration(rules: &Rules, step: &StepOf<Rules>) -> u32 {
    timeline(rules, step).iter().map(TimedEvent::end).max().unwrap_or(0)
}

/// Returns what is shown of a step, in order.
pub fn timeline(rules: &Rules, step: &StepOf<Rules>) -> Vec<TimedEvent> {
    let before_the_game = rules.seats().all(|seat| step.view.state.frog(seat).place == Place::Waiting);
    let settled = settles_combat(step);
    let mut timeline = Vec::new();
    let mut at = 0;
    for event in step.events() {
        // Before the first card is turned only Land that people place themselves is worth watching.
        let silent = match event {
            Event::Turned { .. } => false,
            Event::Laid { .. } => step.by.is_none(),
            Event::Rolled { .. } | Event::ChipsShown { .. } | Event::AttackWon { .. } => settled,
            _ => before_the_game,
        };
        let (time, next) = if silent { (0, 0) } else { length(rules, event) };
        if time > 0 {
            timeline.push(TimedEvent { event, at, time });
            at += next;
        }
    }
    shorten_to_limit(&mut timeline);
    timeline
}

/// Returns whether a step decides a combat for good: then the combat has held its dice up before the step is played on
/// the board.
fn settles_combat(step: &StepOf<Rules>) -> bool {
    let open = step.view.state.combat_stage() == Some(CombatStage::Knockback);
    step.events().any(|event| match event {
        Event::AttackFailed { .. } => true,
        Event::AttackWon { .. } => !open,
        _ => false,
    })
}

/// Returns how long an event takes and when the next one may begin; both 0 if nothing of it is shown.
fn length(rules: &Rules, event: Event) -> (u32, u32) {
    journey(rules, event)
        .or_else(|| ground(event))
        .or_else(|| muck(event))
        .or_else(|| belongings(event))
        .or_else(|| cards(event))
        .unwrap_or((0, 0))
}

/// Times the movements of frogs.
fn journey(rules: &Rules, event: Event) -> Option<(u32, u32)> {
    let alone = |time: u32| Some((time, time));
    match event {
        Event::Leapt { from, to, .. } => alone(420 + 60 * hexes(rules, from, to)),
        Event::Slipstreamed { .. } => alone(860),
        Event::Landed { .. } => alone(640),
        Event::Descended { .. } => alone(620),
        Event::Entered { .. } => alone(620),
        Event::Stepped { .. } => alone(340),
        Event::Tunnelled { .. } => alone(640),
        Event::KnockedBack { to: Place::Outer(_), .. } => alone(760),
        Event::KnockedBack { from, to, .. } => alone(360 + 50 * hexes(rules, from, to)),
        Event::Advanced { .. } => alone(420),
        Event::AttackFailed { .. } => alone(480),
        // Several frogs may be thrown at once.
        Event::Thrown { .. } => Some((520, 90)),
        // At Dimension Zero a frog returns, which is shown instead.
        Event::Drifted { to: 0, .. } => None,
        Event::Drifted { .. } => alone(480),
        Event::Returned { .. } => alone(520),
        _ => None,
    }
}

/// Returns how far a journey is, in hexes; into and out of the Aether it counts as two.
fn hexes(rules: &Rules, from: Place, to: Place) -> u32 {
    let hex = |place| match place {
        Place::Shard(cell) => rules.cell_grid().hex(cell),
        _ => None,
    };
    match (hex(from), hex(to)) {
        (Some(from), Some(to)) => u32::from(from.distance(to)),
        _ => 2,
    }
}

/// Returns the Shard and what hits it.
fn ground(event: Event) -> Option<(u32, u32)> {
    match event {
        Event::Laid { .. } => Some((260, 260)),
        Event::Harvested { .. } => Some((420, 300)),
        Event::Destroyed { .. } => Some((540, 90)),
        Event::BackSeen { back: Back::Blank } => None,
        Event::BackSeen { .. } => Some((420, 380)),
        Event::Fractured { .. } => Some((640, 520)),
        Event::Struck { .. } => Some((760, 620)),
        Event::Stomped { .. } | Event::Smashed { .. } => Some((380, 260)),
        Event::Quaked => Some((700, 320)),
        Event::Vortexed => Some((900, 700)),
        Event::Over { .. } => Some((900, 900)),
        _ => None,
    }
}

/// Times tiles and Ω that change hands, and dice.
fn belongings(event: Event) -> Option<(u32, u32)> {
    let shower = |amount: u8| 320 + 60 * u32::from(amount.saturating_sub(1));
    match event {
        // What is bought begins while the crystals are still in the air.
        Event::Spent { amount, .. } => Some((shower(amount), 120)),
        // The drain itself shows the crystals.
        Event::Regained { gain: Gain::Drain, .. } => None,
        Event::Regained { amount, .. } | Event::Drained { amount, .. } => Some((shower(amount), shower(amount))),
        Event::Stored { .. } => Some((420, 420)),
        Event::Took { .. } | Event::Plundered { .. } => Some((420, 300)),
        Event::Digested { .. } | Event::Crushed { .. } | Event::Ate { .. } => Some((360, 300)),
        Event::Spat { .. } => Some((460, 400)),
        Event::Scorched { .. } => Some((420, 260)),
        Event::RaidRolled { .. } => Some((1150, 1150)),
        Event::Possessed { .. } => Some((560, 560)),
        Event::Attacked { .. } => Some((460, 300)),
        Event::Rolled { .. } => Some((1000, 1000)),
        Event::AttackWon { .. } => Some((700, 700)),
        Event::Committed { .. } | Event::KnockbackChanged { .. } => Some((260, 260)),
        _ => None,
    }
}

/// Returns what only Find Muck has: purged tiles in flight, muck, chips.
fn muck(event: Event) -> Option<(u32, u32)> {
    match event {
        Event::Purged { to: Place::Outer(_), .. } => Some((720, 420)),
        Event::Purged { .. } | Event::Snapped { .. } => Some((620, 420)),
        Event::PurgeLost { .. } => Some((640, 420)),
        // What lies there falls when it hits.
        Event::MuckFell { .. } => Some((620, 480)),
        Event::Gathered { .. } => Some((520, 420)),
        Event::MuckDrifted { .. } => Some((700, 500)),
        Event::Groped { .. } => Some((1150, 1150)),
        Event::ChipsShown { .. } => Some((900, 900)),
        Event::Arranged { .. } | Event::ChipTakenBack { .. } | Event::Boosted { .. } => Some((260, 260)),
        Event::Picked { .. } | Event::Styled { .. } | Event::Shifted { .. } => Some((360, 360)),
        Event::Lured { .. } | Event::Ignored { .. } => Some((460, 400)),
        _ => None,
    }
}

/// Times cards.
fn cards(event: Event) -> Option<(u32, u32)> {
    match event {
        Event::Turned { card: Card::Frog(_) } => Some((900, 760)),
        Event::Turned { .. } => Some((1100, 960)),
        Event::Reshuffled => Some((620, 620)),
        Event::Revealed { .. } => Some((1100, 900)),
        Event::Voided { .. } | Event::TurnedDown { .. } => Some((420, 300)),
        // Long enough to be read; what it does begins meanwhile.
        Event::Robo { because, .. } if because.applies() => Some((1500, 700)),
        Event::DrewAbility { .. } => Some((420, 160)),
        Event::Mutated { .. } | Event::Selected { .. } => Some((380, 160)),
        Event::Deferred { .. } | Event::UsedDeferred { .. } | Event::SetAside { .. } | Event::UsedAside { .. } => {
            Some((380, 240))
        }
        Event::Peeked { .. } | Event::PutUnder { .. } => Some((420, 300)),
        Event::Swapped { .. } | Event::Exchanged { .. } => Some((520, 400)),
        Event::FluxBegins => Some((700, 500)),
        _ => None,
    }
}

/// Returns the sound of an event, and its delay in thousandths of the event's time.
pub fn sound_of(event: Event) -> Option<(Sound, u32)> {
    Some(match event {
        Event::Leapt { .. } | Event::Slipstreamed { .. } | Event::Stepped { .. } | Event::Tunnelled { .. } => {
            (Sound::Leap, 100)
        }
        Event::Advanced { .. } | Event::AttackFailed { .. } => (Sound::Leap, 100),
        Event::Landed { .. } | Event::Descended { .. } | Event::Entered { .. } | Event::Laid { .. } => {
            (Sound::Land, 700)
        }
        Event::KnockedBack { .. } | Event::Thrown { .. } | Event::Smashed { .. } | Event::Stomped { .. } => {
            (Sound::Hit, 0)
        }
        Event::Attacked { .. } | Event::Scorched { .. } => (Sound::Hit, 200),
        Event::Harvested { .. } | Event::Plundered { .. } | Event::Took { .. } => (Sound::Take, 0),
        Event::Snapped { .. } | Event::Gathered { .. } => (Sound::Take, 600),
        Event::Purged { .. } => (Sound::Land, 800),
        Event::MuckFell { .. } | Event::Lured { .. } => (Sound::Hit, 700),
        Event::ChipsShown { .. } | Event::Groped { .. } => (Sound::Dice, 0),
        Event::Stored { .. } => (Sound::Store, 700),
        Event::Rolled { .. } | Event::RaidRolled { .. } => (Sound::Dice, 0),
        Event::Struck { .. } | Event::Fractured { .. } | Event::Quaked => (Sound::Crack, 300),
        Event::Spent { .. } | Event::Regained { .. } | Event::Drained { .. } => (Sound::Coin, 0),
        Event::Turned { .. } => (Sound::Turn, 0),
        Event::Over { .. } => (Sound::Win, 0),
        _ => return None,
    })
}
