//! Checks that the hot path allocates no memory.

use crate::Random;
use tabletop::{Game, Odds, Pending};

/// Plays games at random and panics if `legal`, `odds`, `check` or `apply_legal` allocates once the first game has warmed the
/// buffers.
/// `measure` does the given work and counts the allocations. Each test brings its own counter, because the counter replaces
/// the allocator of the whole program. Returns how many moves were measured.
pub fn allocates_nothing<G: Game>(rules: &G, games: u64, measure: impl Fn(&mut dyn FnMut()) -> u64) -> u64 {
    let mut random = Random::new(9, 0);
    let (mut moves, mut odds) = (Vec::with_capacity(4096), Odds::default());
    let mut counted = 0;
    for game in 0..=games {
        let mut state = rules.initial_state();
        for _ in 0..5_000 {
            let turn = rules.pending(&state);
            if turn == Pending::Over {
                break;
            }
            let (mut mv, mut number) = (None, random.below(1 << 30));
            let allocations = measure(&mut || {
                rules.legal(&state, &mut moves);
                if let Pending::Chance(_) = turn {
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
            if game > 0 {
                assert_eq!(allocations, 0, "after {mv:?}");
                counted += 1;
            }
        }
    }
    counted
}
