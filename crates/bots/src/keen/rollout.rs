//! Plays on from a position: every seat chooses the answer with the highest quick value.

use super::random_streams::RandomStreams;
use crate::BotHeuristics;
use tabletop::{Odds, Pending, Seat};

/// The most moves of one rollout, in case a sequence does not end.
const LONGEST: u32 = 2_000;

/// The buffers of a rollout. They are kept, so that a rollout allocates nothing.
#[derive(Clone, Debug)]
pub(super) struct Rollout<M> {
    answers: Vec<M>,
    chosen: Vec<M>,
    odds: Odds<M>,
}

impl<M> Rollout<M> {
    /// Creates empty buffers.
    pub(super) fn new() -> Rollout<M>
    where
        Odds<M>: Default,
    {
        Rollout { answers: Vec::new(), chosen: Vec::new(), odds: Odds::default() }
    }

    /// Plays on until [`BotHeuristics::ROLLOUT_TURNS`] turns are complete or the game is over.
    pub(super) fn run<G: BotHeuristics<Move = M>>(
        &mut self,
        rules: &G,
        state: &mut G::State,
        streams: &mut RandomStreams,
    ) where
        M: Copy,
    {
        let mut left = G::ROLLOUT_TURNS;
        for _ in 0..LONGEST {
            let boundary = rules.is_turn_boundary(state);
            if boundary && left == 0 {
                return;
            }
            let Some(mv) = self.next(rules, state, boundary, streams) else { return };
            left -= u32::from(boundary && rules.begins_turn(mv));
            rules.apply_legal(state, mv, &mut ());
        }
    }

    /// Returns the next move, of chance or of a seat, or `None` if the game is over.
    fn next<G: BotHeuristics<Move = M>>(
        &mut self,
        rules: &G,
        state: &G::State,
        boundary: bool,
        streams: &mut RandomStreams,
    ) -> Option<M>
    where
        M: Copy,
    {
        let (by, several) = match rules.pending(state) {
            Pending::Over => return None,
            Pending::Chance(_) => {
                let stream = if boundary { &mut streams.cards } else { &mut streams.dice };
                return rules.sample(state, &mut self.odds, &mut |bound| stream.below(bound));
            }
            Pending::Seat(decision) => (decision.by, false),
            Pending::Seats(seats, _) => (seats.iter().next().unwrap_or(Seat(0)), true),
        };
        rules.legal(state, &mut self.answers);
        if several {
            self.answers.retain(|&mv| rules.actor(state, mv) == Some(by));
        }
        match self.answers[..] {
            [] => None,
            [only] => Some(only),
            _ => {
                let stream = &mut streams.choices;
                let below = &mut |bound: u32| stream.below(bound);
                Some(rules.best_answer(state, by, &self.answers, true, &mut self.chosen, below))
            }
        }
    }
}
