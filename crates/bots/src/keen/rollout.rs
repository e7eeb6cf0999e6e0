//! Playing on from a position: everybody answers as the sensible player would, without a second thought.

use super::chance::Chance;
use crate::BotHeuristics;
use tabletop::{Odds, Pending, Seat};

/// Most moves of one look-ahead, against sequences that never end.
const LONGEST: u32 = 2_000;

/// The buffers of a look-ahead, kept so that nothing is allocated while it runs.
#[derive(Clone, Debug)]
pub(super) struct Rollout<M> {
    answers: Vec<M>,
    chosen: Vec<M>,
    odds: Odds<M>,
}

impl<M> Rollout<M> {
    /// Nothing kept yet.
    pub(super) fn new() -> Rollout<M>
    where
        Odds<M>: Default,
    {
        Rollout { answers: Vec::new(), chosen: Vec::new(), odds: Odds::default() }
    }

    /// Plays on until so many turns have begun and another is about to, or the game is over.
    pub(super) fn run<G: BotHeuristics<Move = M>>(&mut self, rules: &G, state: &mut G::State, chance: &mut Chance)
    where
        M: Copy,
    {
        let mut left = G::TURNS;
        for _ in 0..LONGEST {
            let boundary = rules.at_boundary(state);
            if boundary && left == 0 {
                return;
            }
            let Some(mv) = self.next(rules, state, boundary, chance) else { return };
            left -= u32::from(boundary && rules.begins_turn(mv));
            rules.apply_legal(state, mv, &mut ());
        }
    }

    /// What chance, or a player without a second thought, does next; nothing if the game is over.
    fn next<G: BotHeuristics<Move = M>>(
        &mut self,
        rules: &G,
        state: &G::State,
        boundary: bool,
        chance: &mut Chance,
    ) -> Option<M>
    where
        M: Copy,
    {
        let (by, several) = match rules.pending(state) {
            Pending::Over => return None,
            Pending::Chance(_) => {
                let stream = if boundary { &mut chance.cards } else { &mut chance.dice };
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
                let stream = &mut chance.choices;
                let below = &mut |bound: u32| stream.below(bound);
                Some(rules.best(state, by, &self.answers, true, &mut self.chosen, below))
            }
        }
    }
}
