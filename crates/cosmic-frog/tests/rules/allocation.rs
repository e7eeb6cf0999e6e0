//! The hot path allocates nothing once its buffers are warm.

use crate::common::rules;
use cosmic_frog::{FindMuck, Level, Rules, Setup};
use tabletop::{Game, Odds, Turn};
use testkit::Random;

#[test]
fn legal_check_and_apply_allocate_nothing() {
    for find_muck in [FindMuck::Off, FindMuck::Dice, FindMuck::Chips] {
        allocates_nothing(&rules(Setup { find_muck, ..Setup::new(4) }));
    }
    allocates_nothing(&rules(Setup::solo(Level::Hard)));
}

fn allocates_nothing(rules: &Rules) {
    let mut random = Random::new(9, 0);
    let (mut moves, mut odds) = (Vec::with_capacity(1024), Odds::default());
    let mut counted = 0;
    for _ in 0..20 {
        let mut state = rules.start();
        for _ in 0..5_000 {
            let turn = rules.turn(&state);
            if turn == Turn::Over {
                break;
            }
            let (mut mv, mut number) = (None, random.below(1 << 30));
            let measured = allocation_counter::measure(|| {
                rules.legal(&state, &mut moves);
                if let Turn::Chance(_) = turn {
                    rules.odds(&state, &mut odds);
                    number %= odds.total();
                    mv = odds.pick(number);
                } else {
                    mv = Some(moves[number as usize % moves.len()]);
                }
                if let Some(mv) = mv {
                    let legal = rules.check(&state, mv).is_ok();
                    assert!(legal);
                    rules.apply_legal(&mut state, mv, &mut ());
                }
            });
            assert_eq!(measured.count_total, 0, "after {mv:?}");
            counted += 1;
        }
    }
    assert!(counted > 2_000);
}

#[test]
fn a_position_and_a_move_are_small() {
    assert!(size_of::<cosmic_frog::State>() <= 1536);
    assert!(size_of::<cosmic_frog::Move>() <= 8);
}
