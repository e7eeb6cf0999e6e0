//! Timing and plans of whole games: nothing takes too long, and everything lands where the board will draw it.

use super::animation_plan::plan;
use super::timing::{step_duration, timeline};
use super::visuals::{AnimationPlan, Endpoint, FlightStyle, FlyingThing, Visual};
use crate::cosmic_frog::board::{centre, elevation, feet_offset, frog_scale, standing_point};
use crate::table::motion::LONGEST;
use cosmic_frog::{
    Back, Card, Event, Expense, FindMuck, Gain, Muck, Place, Preset, Purpose, Rules, Setup, State, Tile,
};
use protocol::StepOf;
use tabletop::{EventRecord, Game, Odds, Pending, RuleId, Seat, SeatSet, Secrets};

/// Plays a game at random and hands over every step with the position before it.
fn play(seed: u64, setup: Setup, mut each: impl FnMut(&Rules, &State, &StepOf<Rules>)) {
    let rules = Rules::new(setup).unwrap();
    let mut state = rules.initial_state();
    let mut number = seed;
    let mut below = move |bound: u32| {
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((number >> 33) as u32) % bound.max(1)
    };
    let (mut odds, mut moves) = (Odds::default(), Vec::new());
    for _ in 0..4000 {
        let mv = match rules.pending(&state) {
            Pending::Over => return,
            Pending::Chance(_) => rules.sample(&state, &mut odds, &mut below).unwrap(),
            _ => {
                moves.clear();
                rules.legal(&state, &mut moves);
                moves[below(moves.len() as u32) as usize]
            }
        };
        let (by, before) = (rules.actor(&state, mv), rules.view(&state, SeatSet::ALL));
        let mut records = Vec::new();
        rules.apply_legal(&mut state, mv, &mut records);
        let step = StepOf::<Rules> { by, records, view: rules.view(&state, SeatSet::ALL) };
        each(&rules, &before.state, &step);
    }
}

/// Returns a game with everything and chips.
fn muck(frogs: usize) -> Setup {
    Setup { find_muck: FindMuck::Chips, ..Preset::Everything.setup(frogs) }
}

/// Returns a step of a game that has begun, with these events.
fn step(events: Vec<Event>) -> (Rules, StepOf<Rules>) {
    let mut found = None;
    play(1, Setup::new(3), |_, _, step| {
        let begun = step.view.state.frog(Seat(0)).place != Place::Waiting;
        if begun && found.is_none() {
            found = Some(step.clone());
        }
    });
    let mut step = found.unwrap();
    step.records = events.into_iter().map(|event| EventRecord::new(RuleId(0), event)).collect();
    (Rules::new(Setup::new(3)).unwrap(), step)
}

fn duration_of(event: Event) -> u32 {
    let (rules, step) = step(vec![event]);
    step_duration(&rules, &step)
}

#[test]
fn silence_takes_no_time() {
    let (rules, empty) = step(Vec::new());
    assert_eq!(step_duration(&rules, &empty), 0);
    assert_eq!(duration_of(Event::ActionBegins { seat: Seat(0), extra: false }), 0);
    assert_eq!(duration_of(Event::BackSeen { back: Back::Blank }), 0);
    assert_eq!(duration_of(Event::Targeted { seat: Seat(0), target: Seat(1), purpose: Purpose::Drain }), 0);
}

#[test]
fn the_set_up_is_not_played_through() {
    let mut turns = 0;
    play(3, Setup::new(4), |rules, before, step| {
        let waiting = rules.seats().all(|seat| before.frog(seat).place == Place::Waiting);
        let turned = step.events().any(|event| matches!(event, Event::Turned { .. }));
        turns += u32::from(turned);
        if waiting && turns == 0 {
            assert_eq!(step_duration(rules, step), 0, "{:?}", step.records);
        }
    });
    assert!(turns > 0);
}

#[test]
fn what_can_be_seen_takes_time() {
    let (seat, other, cell, tile) = (Seat(0), Seat(1), hexgrid::Cell(30), Tile::BARREN);
    let (from, to) = (Place::Shard(cell), Place::Aether);
    let seen = [
        Event::Leapt { seat, from, to },
        Event::Slipstreamed { seat, from, to: cell },
        Event::Stepped { seat, from: cell, to: cell },
        Event::Tunnelled { seat, from: cell, to: cell },
        Event::Landed { seat, to: cell },
        Event::Descended { seat, cell },
        Event::KnockedBack { seat, from, to },
        Event::KnockedBack { seat, from: to, to: Place::Outer(3) },
        Event::Advanced { seat, to: from },
        Event::AttackFailed { attacker: seat, defender: other, to },
        Event::Thrown { seat },
        Event::Drifted { seat, from: 3, to: 2 },
        Event::Returned { seat },
        Event::Entered { seat, to },
        Event::Harvested { seat, tile, cell },
        Event::Stored { seat, tile, slot: 1 },
        Event::Digested { seat, tile },
        Event::Crushed { seat },
        Event::Ate { seat },
        Event::Spat { seat },
        Event::Plundered { seat, from: other, tile },
        Event::Took { seat, owner: other, tile, slot: 2 },
        Event::Spent { seat, amount: 2, price: Expense::Leap },
        Event::Regained { seat, amount: 6, gain: Gain::Recover },
        Event::Drained { seat, target: other, amount: 1 },
        Event::RaidRolled { seat, die: 3, target: 2, success: true },
        Event::Rolled { seat, dice: [2, 255] },
        Event::Struck { strike: 0, cell },
        Event::Destroyed { cell, tile },
        Event::BackSeen { back: Back::Vortex },
        Event::Fractured { count: 2 },
        Event::Revealed { seat, card: cosmic_frog::Ability(3) },
        Event::Turned { card: Card::Frog(seat) },
        Event::Turned { card: Card::Flux },
        Event::FluxBegins,
        Event::Quaked,
        Event::Vortexed,
        Event::Reshuffled,
        Event::Purged { seat, tile, to: from },
        Event::Purged { seat, tile, to: Place::Outer(2) },
        Event::PurgeLost { seat, tile },
        Event::Snapped { seat, from: other, tile },
        Event::MuckFell { cell, muck: Muck::Regular },
        Event::Gathered { seat, dimension: 2, muck: Muck::Oozing },
        Event::MuckDrifted { lost: 1 },
        Event::Groped { seat, roll: 3, target: 1, success: true },
        Event::ChipsShown { seat, chips: 0b101 },
        Event::Picked { seat, owner: other, places: 3 },
        Event::Lured { seat, by: other },
    ];
    for event in seen {
        let time = duration_of(event);
        assert!((200..=1200).contains(&time), "{event:?} takes {time}");
    }
}

#[test]
fn no_step_lasts_too_long_and_its_parts_lie_inside_it() {
    let setups = [Preset::Everything.setup(5), muck(5)];
    for (seed, setup) in (0..3).flat_map(|seed| setups.clone().map(|setup| (seed, setup))) {
        play(seed, setup, |rules, before, step| {
            let time = step_duration(rules, step);
            assert!(time <= LONGEST);
            assert!(timeline(rules, step).iter().all(|timed| timed.end() <= time));
            let plan = plan(rules, before, step, 1.0);
            assert_eq!(plan.time, time);
            assert!(plan.pieces.len() <= 60, "{}", plan.pieces.len());
            for piece in &plan.pieces {
                assert!(piece.time > 0 && piece.at + piece.time <= time, "{piece:?} of {time} in {:?}", step.records);
            }
        });
    }
}

/// Returns the last leg of a frog in a plan: where it ends.
fn landing(plan: &AnimationPlan, frog: Seat) -> Option<((f64, f64), f64)> {
    plan.pieces.iter().find_map(|piece| match piece.what {
        Visual::Frog { seat, to, last: true, .. } if seat == frog => Some((to.feet, to.size)),
        _ => None,
    })
}

fn drawn(rules: &Rules, state: &State, seat: Seat) -> ((f64, f64), f64) {
    let (x, y) = standing_point(state, rules, seat);
    ((x, y + feet_offset(state, rules, seat)), frog_scale(state, rules, seat, 1.0))
}

#[test]
fn every_frog_comes_down_where_the_board_draws_it() {
    let mut frog_paths = 0;
    let setups = [Preset::Everything.setup(4), muck(4)];
    for (seed, setup) in (10..14).flat_map(|seed| setups.clone().map(|setup| (seed, setup))) {
        play(seed, setup, |rules, before, step| {
            if step_duration(rules, step) == 0 {
                return;
            }
            let plan = plan(rules, before, step, 1.0);
            for seat in rules.seats() {
                let goal = drawn(rules, &step.view.state, seat);
                match landing(&plan, seat) {
                    Some(end) => {
                        frog_paths += 1;
                        assert_eq!(end, goal, "{:?}", step.records);
                    }
                    None => assert_eq!(drawn(rules, before, seat), goal, "{:?}", step.records),
                }
            }
        });
    }
    assert!(frog_paths > 500);
}

#[test]
fn hexes_lose_for_the_eye_what_they_lose_in_truth() {
    play(21, Setup::new(4), |rules, before, step| {
        let plan = plan(rules, before, step, 1.0);
        for uncovered in &plan.uncovered {
            let left: Vec<Tile> = step.view.state.stack(uncovered.cell).collect();
            assert_eq!(before.stack(uncovered.cell).count() - uncovered.gone, left.len());
            assert_eq!(uncovered.under.map(|(tile, _)| tile), left.first().copied());
        }
    });
}

#[test]
fn purged_tiles_come_down_where_the_board_draws_them() {
    let mut flights = 0;
    for seed in 30..60 {
        play(seed, muck(5), |rules, before, step| {
            let mut cells: Vec<hexgrid::Cell> = Vec::new();
            for event in step.events() {
                match event {
                    Event::Purged { to: Place::Shard(cell), .. } => cells.push(cell),
                    // A hex that loses tiles in the same step is another story.
                    Event::Destroyed { .. } | Event::Harvested { .. } => return,
                    _ => {}
                }
            }
            let plan = plan(rules, before, step, 1.0);
            let ends: Vec<(f64, f64)> = plan
                .pieces
                .iter()
                .filter_map(|piece| match piece.what {
                    Visual::Toss {
                        thing: FlyingThing::Tile(_),
                        to: Endpoint::Board(end),
                        manner: FlightStyle::Toss,
                        ..
                    } => Some(end),
                    _ => None,
                })
                .collect();
            for cell in cells {
                let (x, y) = centre(rules, cell);
                let goal = (x, y - elevation(&step.view.state, cell));
                let near = |end: &(f64, f64)| (end.0 - goal.0).hypot(end.1 - goal.1) < 0.01;
                assert!(ends.iter().any(near), "{goal:?} is not among {ends:?}: {:?}", step.records);
                flights += 1;
            }
        });
    }
    assert!(flights > 3, "{flights} tiles were purged onto the Shard");
}
