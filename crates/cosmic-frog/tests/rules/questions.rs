//! What the game asks fits the answers that it takes.

use crate::common::{rules, step};
use cosmic_frog::{FindMuck, Move, Question, Setup};
use tabletop::{Game, Odds, Pending};
use testkit::Random;

/// Plays with Find Muck and returns how often each kind of chance was asked for chips, and for dice.
fn asked(find_muck: FindMuck) -> [u32; 2] {
    let mut counts = [0; 2];
    for seed in 0..10 {
        let rules = rules(Setup { find_muck, ..Setup::new(4) });
        let mut random = Random::new(seed, 5);
        let mut state = rules.initial_state();
        let mut odds = Odds::default();
        loop {
            if let Pending::Chance(question) = rules.pending(&state) {
                rules.odds(&state, &mut odds);
                let outcome = odds.pick(0).unwrap();
                match question {
                    Question::Chips { .. } => assert!(matches!(outcome, Move::Chips(_)), "{question:?}: {outcome:?}"),
                    Question::Roll { .. } => assert!(!matches!(outcome, Move::Chips(_)), "{question:?}: {outcome:?}"),
                    _ => {}
                }
                counts[0] += u32::from(matches!(question, Question::Chips { .. }));
                counts[1] += u32::from(matches!(question, Question::Roll { .. }));
            }
            if step(&rules, &mut state, &mut random).is_none() {
                break;
            }
        }
    }
    counts
}

/// A player who is asked for a roll must not be shown chips, and the other way round.
#[test]
fn dice_are_rolled_and_chips_are_shown() {
    let (dice, chips) = (asked(FindMuck::Dice), asked(FindMuck::Chips));
    assert!(dice[0] == 0 && dice[1] > 0, "{dice:?}");
    assert!(chips[0] > 0 && chips[1] == 0, "{chips:?}");
}
