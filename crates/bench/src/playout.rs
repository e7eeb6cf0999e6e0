//! Random playouts: games with full legal lists, and chess as the reference.

use crate::random::Random;
use tabletop::{Game, Odds, Pending};

/// The totals of a number of playouts.
#[derive(Clone, Copy, Default)]
pub struct PlayoutTotals {
    /// Games finished.
    pub games: u64,
    /// Decisions of seats with two or more answers, after set-up.
    pub decisions: u64,
    /// The answers to those decisions.
    pub answers: u64,
    /// All moves, chance and forced ones too.
    pub moves: u64,
}

/// Plays one game at random. Counts decisions of seats with two or more answers after set-up.
pub fn play_game<G: Playable>(
    rules: &G,
    random: &mut Random,
    moves: &mut Vec<G::Move>,
    odds: &mut Odds<G::Move>,
) -> PlayoutTotals {
    let mut state = rules.initial_state();
    let mut count = PlayoutTotals { games: 1, ..PlayoutTotals::default() };
    for _ in 0..100_000 {
        let mv = match rules.pending(&state) {
            Pending::Over => break,
            Pending::Chance(_) => rules.sample(&state, odds, &mut |bound| random.below(bound)),
            turn => {
                rules.legal(&state, moves);
                let setting_up = match turn {
                    Pending::Seat(decision) => G::sets_up(decision.question),
                    _ => true,
                };
                if moves.len() > 1 && !setting_up {
                    count.decisions += 1;
                    count.answers += moves.len() as u64;
                }
                Some(moves[random.below(moves.len() as u32) as usize])
            }
        };
        let Some(mv) = mv else { break };
        rules.apply_legal(&mut state, mv, &mut ());
        count.moves += 1;
    }
    count
}

/// A game that knows which of its questions belong to set-up.
pub trait Playable: Game {
    /// Returns whether a question is part of set-up.
    fn sets_up(question: Self::Question) -> bool;
}

impl Playable for cosmic_frog::Rules {
    fn sets_up(question: cosmic_frog::Question) -> bool {
        question == cosmic_frog::Question::Layout
    }
}

impl Playable for volcanique::Rules {
    fn sets_up(question: volcanique::Question) -> bool {
        use volcanique::Question;
        matches!(question, Question::Build { .. } | Question::Settle { .. } | Question::Gift)
    }
}

/// Plays one game of chess at random, at most 300 moves long, and returns the number of moves.
pub fn play_chess(random: &mut Random, list: &mut Vec<cozy_chess::Move>) -> u64 {
    let mut board = cozy_chess::Board::default();
    for played in 0..300 {
        list.clear();
        board.generate_moves(|moves| {
            list.extend(moves);
            false
        });
        if list.is_empty() || board.halfmove_clock() >= 100 {
            return played;
        }
        board.play_unchecked(list[random.below(list.len() as u32) as usize]);
    }
    300
}
