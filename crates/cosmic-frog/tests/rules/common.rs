//! Playing at random until something is reached.

use cosmic_frog::{Move, Rules, Setup, State};
use tabletop::{Game, Odds, Pending};
use testkit::Random;

/// Rules for a set-up that is known to be valid.
pub fn rules(setup: Setup) -> Rules {
    Rules::new(setup).expect("a valid set-up")
}

/// Plays one random move; returns `None` when the game is over.
pub fn step(rules: &Rules, state: &mut State, random: &mut Random) -> Option<Move> {
    let mv = match rules.pending(state) {
        Pending::Over => return None,
        Pending::Chance(_) => {
            let mut odds = Odds::default();
            rules.odds(state, &mut odds);
            odds.pick(random.below(odds.total()))?
        }
        _ => {
            let mut moves = Vec::new();
            rules.legal(state, &mut moves);
            moves[random.below(moves.len() as u32) as usize]
        }
    };
    rules.apply(state, mv, &mut ()).expect("a listed move is legal");
    Some(mv)
}

/// Plays at random until `wanted` or the end.
pub fn play_until(rules: &Rules, seed: u64, mut wanted: impl FnMut(&State) -> bool) -> State {
    let mut random = Random::new(seed, 0);
    let mut state = rules.initial_state();
    while !wanted(&state) && step(rules, &mut state, &mut random).is_some() {}
    state
}
