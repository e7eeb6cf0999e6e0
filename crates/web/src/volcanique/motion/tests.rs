//! Plans of the steps of whole games: everything begins within its step, and critters land where the board draws them.

use super::animation_plan::plan;
use super::timing::{step_duration, timeline};
use super::visuals::Visual;
use crate::table::motion::LONGEST;
use crate::volcanique::board::{critter_sprites, top};
use protocol::Step;
use tabletop::{Game, Odds, Pending, SeatSet, Secrets};
use volcanique::{Event, Move, Rules, Setup, State};

/// Returns a move by a fixed rule: chance by weight, people by turns through their answers.
fn next(rules: &Rules, state: &State, number: usize) -> Option<Move> {
    let mut moves = Vec::new();
    match rules.pending(state) {
        Pending::Over => return None,
        Pending::Chance(_) => {
            let mut odds = Odds::default();
            rules.odds(state, &mut odds);
            moves.extend(odds.outcomes().iter().map(|&(mv, _)| mv));
        }
        _ => rules.legal(state, &mut moves),
    }
    moves.get(number.wrapping_mul(7919) % moves.len().max(1)).copied()
}

#[test]
fn every_step_of_a_game_is_planned_within_its_time() {
    let rules = Rules::new(Setup::new(4)).unwrap();
    let mut state = rules.initial_state();
    let mut hops = 0;
    for number in 0..900 {
        let Some(mv) = next(&rules, &state, number) else { break };
        let before = rules.view(&state, SeatSet::ALL);
        let mut records = Vec::new();
        rules.apply_legal(&mut state, mv, &mut records);
        let view = rules.view(&state, SeatSet::ALL);
        let step = Step { by: None, records, view };
        let time = step_duration(&step);
        assert!(time <= LONGEST);
        let plan = plan(&rules, &before.state, &step);
        assert_eq!(plan.time, time);
        assert!(plan.pieces.iter().all(|piece| piece.at <= time));
        let walked = step.events().find_map(|event| match event {
            Event::Walked { seat, to, .. } => Some((seat, to)),
            _ => None,
        });
        let lost = step.events().any(|event| matches!(event, Event::WentHome { .. } | Event::Migrated { .. }));
        if let Some((seat, to)) = walked.filter(|_| !lost) {
            let (x, y) = top(&state, to.hex);
            let drawn = critter_sprites(&rules, &view.state, to.hex);
            let lands = plan.pieces.iter().filter_map(|piece| match piece.what {
                Visual::Hop { to, .. } => Some(to),
                _ => None,
            });
            for at in lands {
                let near = |being: &crate::volcanique::board::space::CritterSprite| {
                    being.seat == seat && (x + being.feet.0 - at.0).hypot(y + being.feet.1 - at.1) < 0.1
                };
                assert!(drawn.iter().any(near), "{mv:?}");
                hops += 1;
            }
        }
    }
    assert!(hops > 0, "nobody walked");
}

#[test]
fn nothing_is_shown_of_a_step_without_events() {
    let rules = Rules::new(Setup::new(2)).unwrap();
    let state = rules.initial_state();
    let step = Step { by: None, records: Vec::new(), view: rules.view(&state, SeatSet::ALL) };
    assert!(timeline(&step).is_empty());
    assert_eq!(step_duration(&step), 0);
}
