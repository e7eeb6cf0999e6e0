//! Plays on from an accepted input and calls everything that a table, a page or a bot would call.
//!
//! Checks only that these calls return; laws about rules are in `testkit`. A limit on the number of moves bounds the time for an
//! input.

use std::hint::black_box;
use std::mem::{Discriminant, discriminant};
use tabletop::{CompleteGame, Game, Odds, Pending, RecordOf, SeatSet};
use testkit::{Random, TestedGame, laws};

/// How many moves are played from an accepted input.
#[derive(Clone, Copy, Debug)]
pub struct PlayLimit {
    /// Moves in all.
    pub moves: u32,
    /// After the first two positions, one in this many gets every query.
    pub look_every: u32,
}

/// For positions, which are unusual from the first move on.
pub const POSITION: PlayLimit = PlayLimit { moves: 30, look_every: 10 };
/// For tables and maps, where the game must be dealt first.
pub const TABLE: PlayLimit = PlayLimit { moves: 220, look_every: 80 };

/// How many moves of the universe are checked at such a position.
const CHECKED: u32 = 40;

/// Plays random legal moves from a position. `facts` are names of facts to ask for.
pub fn play_randomly<G: TestedGame>(
    rules: &G,
    state: G::State,
    facts: &[String],
    budget: PlayLimit,
    random: &mut Random,
) {
    let mut state = state;
    let (mut legal, mut odds, mut records) = (Vec::new(), Odds::default(), Vec::<RecordOf<G>>::new());
    // A game without a fixed board has a large universe, and listing it takes longer than playing.
    let universe = if random.once_in(4) { laws::writable_moves(rules) } else { Vec::new() };
    for step in 0..budget.moves {
        rules.legal(&state, &mut legal);
        let looked = step < 2 || random.once_in(budget.look_every);
        if looked {
            query_everything(rules, &state, facts, random);
            check(rules, &state, &universe, &legal, random);
        }
        let Some(mv) = choose(rules, &state, &legal, &mut odds, random) else { break };
        if looked {
            speak(rules, &state, mv);
        }
        records.clear();
        rules.apply_legal(&mut state, mv, &mut records);
        if looked {
            for viewer in viewers(rules) {
                for &record in &records {
                    black_box(rules.redact_event(record, viewer));
                }
            }
        }
    }
    query_everything(rules, &state, facts, random);
}

/// Chooses one of the answers, or an outcome of chance by its odds; `None` if nobody can move.
pub fn choose<G: Game>(
    rules: &G,
    state: &G::State,
    legal: &[G::Move],
    odds: &mut Odds<G::Move>,
    random: &mut Random,
) -> Option<G::Move> {
    match rules.pending(state) {
        Pending::Over => None,
        Pending::Chance(_) => rules.sample(state, odds, &mut |bound| random.below(bound)),
        _ if random.once_in(2) => random.pick(legal),
        // Otherwise rare kinds of answers would hardly occur among the many hexes.
        _ => {
            let mut kinds: Vec<Discriminant<G::Move>> = Vec::new();
            for kind in legal.iter().map(discriminant) {
                if kinds.last() != Some(&kind) && !kinds.contains(&kind) {
                    kinds.push(kind);
                }
            }
            let kind = random.pick(&kinds)?;
            let of_kind: Vec<G::Move> = legal.iter().copied().filter(|mv| discriminant(mv) == kind).collect();
            random.pick(&of_kind)
        }
    }
}

/// Lists the viewers: each person, a watcher without a seat, and everybody together.
fn viewers<G: Game>(rules: &G) -> Vec<SeatSet> {
    let mut viewers = laws::players(rules);
    viewers.extend([SeatSet::NONE, SeatSet::ALL]);
    viewers
}

/// Calls every query about a position.
pub fn query_everything<G: TestedGame>(rules: &G, state: &G::State, facts: &[String], random: &mut Random) {
    let turn = rules.pending(state);
    if turn == Pending::Over {
        black_box(rules.result(state));
    }
    black_box(rules.passing_move(state));
    black_box(rules.is_openly_forced(state));
    let mut odds = Odds::default();
    rules.odds(state, &mut odds);
    let _ = black_box(rules.census(state));
    let viewers = viewers(rules);
    if let Some(viewer) = random.pick(&viewers) {
        let view = rules.view(state, viewer);
        let guess = rules.determinise(&view, &mut |bound| random.below(bound));
        black_box(rules.pending(&guess));
        let mut answers = Vec::new();
        rules.legal(&guess, &mut answers);
    }
    for &viewer in &viewers {
        black_box(rules.view(state, viewer));
    }
    if rules.is_between_turns(state)
        && let Some(text) = rules.snapshot(state)
    {
        let _ = black_box(rules.restore(&text));
    }
    for _ in 0..3 {
        if let Some(name) = facts.get(random.below(facts.len() as u32) as usize) {
            let _ = black_box(rules.fact(state, name));
        }
    }
}

/// Checks moves that are mostly illegal; a legal one must be applied without a panic.
fn check<G: TestedGame>(rules: &G, state: &G::State, universe: &[G::Move], legal: &[G::Move], random: &mut Random) {
    let picked = (0..CHECKED).filter_map(|_| random.pick(universe)).collect::<Vec<_>>();
    let others = (0..3).filter_map(|_| random.pick(legal)).collect::<Vec<_>>();
    for mv in picked.into_iter().chain(others) {
        let mut after = *state;
        if rules.apply(&mut after, mv, &mut ()).is_ok() {
            black_box(rules.pending(&after));
        }
        black_box(rules.write_move(state, mv));
    }
}

/// Writes a move, reads it, and asks who made it and who sees it.
fn speak<G: CompleteGame>(rules: &G, state: &G::State, mv: G::Move) {
    let text = rules.write_move(state, mv);
    let _ = black_box(rules.read_move(state, &text));
    black_box(rules.actor(state, mv));
    black_box(rules.reveals_secret(state, mv));
    for viewer in viewers(rules) {
        black_box(rules.redact_move(state, mv, viewer));
    }
}

/// Plays a random game of at most this many moves and passes every position with its move to a function.
pub fn random_game<G: Game>(rules: &G, moves: u32, random: &mut Random) -> Vec<(G::State, G::Move)> {
    let mut state = rules.initial_state();
    let (mut legal, mut odds, mut played) = (Vec::new(), Odds::default(), Vec::new());
    for _ in 0..moves {
        rules.legal(&state, &mut legal);
        let Some(mv) = choose(rules, &state, &legal, &mut odds, random) else { break };
        played.push((state, mv));
        rules.apply_legal(&mut state, mv, &mut ());
    }
    played
}
