//! Playing on from a position: everybody answers as the sensible player would, without a second thought.

use super::super::best;
use super::chance::Chance;
use cosmic_frog::{Card, Move, Question, Rules, State};
use tabletop::{Game, Odds, Seat, Turn};

/// Most moves of one look-ahead, against sequences that never end.
const LONGEST: u32 = 2_000;

/// The buffers of a look-ahead, kept so that nothing is allocated while it runs.
#[derive(Clone, Debug, Default)]
pub(super) struct Rollout {
    answers: Vec<Move>,
    chosen: Vec<Move>,
    odds: Odds<Move>,
}

impl Rollout {
    /// Plays on until so many frogs have had their turn or the game is over.
    pub(super) fn run(&mut self, rules: &Rules, state: &mut State, turns: u32, chance: &mut Chance) {
        let mut left = turns;
        for _ in 0..LONGEST {
            let (by, several) = match rules.turn(state) {
                Turn::Over => return,
                Turn::Chance(question) => {
                    let draws = question == Question::Draw;
                    if draws && left == 0 {
                        return;
                    }
                    let stream = if draws { &mut chance.cards } else { &mut chance.dice };
                    let outcome = rules.sample(state, &mut self.odds, &mut |bound| stream.below(bound));
                    let Some(mv) = outcome else { return };
                    left -= u32::from(matches!(mv, Move::Card(Card::Frog(_))));
                    rules.apply_legal(state, mv, &mut ());
                    continue;
                }
                Turn::Seat(decision) => (decision.by, false),
                Turn::Seats(seats, _) => (seats.iter().next().unwrap_or(Seat(0)), true),
            };
            rules.legal(state, &mut self.answers);
            if several {
                self.answers.retain(|&mv| rules.answers(state, mv) == Some(by));
            }
            let mv = match self.answers[..] {
                [] => return,
                [only] => only,
                _ => {
                    let stream = &mut chance.choices;
                    let below = &mut |bound: u32| stream.below(bound);
                    best(rules, state, by, &self.answers, true, &mut self.chosen, below)
                }
            };
            rules.apply_legal(state, mv, &mut ());
        }
    }
}
