//! The bot that looks ahead: it plays games on after the answers with the highest values and chooses the one that wins most often.
//!
//! A sample is a full position that agrees with the view. Every candidate answer is played in the same samples with the
//! same random numbers (`random_streams.rs`): all seats play on as [`SensibleBot`](crate::SensibleBot) does for some turns
//! (`rollout.rs`), then [`BotHeuristics::win_chance`] estimates the result (with `win_share.rs`). After each round the
//! worse half of the candidates is dropped (`search.rs`). Not here: clocks. A caller with a time limit steps the task.

mod random_streams;
mod rollout;
mod search;
mod win_share;

use crate::task::choose_at_once;
use crate::{Bot, BotDecision, BotHeuristics, BotTask, sensible_answer};
use search::{CandidateSearch, candidates};
pub(crate) use win_share::win_share;

/// The bot that looks ahead.
#[derive(Clone, Copy, Debug)]
pub struct KeenBot {
    iterations: u32,
}

impl KeenBot {
    /// Creates the bot with a budget for each decision: how many rollouts it plays, all candidates together. Less
    /// important questions get a part of it.
    pub fn new(iterations: u32) -> KeenBot {
        KeenBot { iterations }
    }
}

impl<G: BotHeuristics> Bot<G> for KeenBot {
    fn name(&self) -> &'static str {
        "keen"
    }

    fn start(&self, decision: BotDecision<G>, seed: u64) -> Box<dyn BotTask<G>> {
        Box::new(KeenTask { decision, seed, iterations: self.iterations, progress: KeenProgress::Begun })
    }
}

/// A decision that [`KeenBot`] is thinking about. Its first iteration values all answers; each later one is one rollout.
struct KeenTask<G: BotHeuristics> {
    decision: BotDecision<G>,
    seed: u64,
    /// The budget of the bot for one decision.
    iterations: u32,
    progress: KeenProgress<G>,
}

/// How far a [`KeenTask`] has come.
enum KeenProgress<G: BotHeuristics> {
    /// Nothing is done yet.
    Begun,
    /// The candidates are being compared.
    Searching(Box<CandidateSearch<G>>),
    /// The answer is found.
    Found(G::Move),
}

impl<G: BotHeuristics> BotTask<G> for KeenTask<G> {
    fn step(&mut self, iterations: u32) -> Option<G::Move> {
        for _ in 0..iterations {
            match &mut self.progress {
                KeenProgress::Begun => self.progress = self.value_answers(),
                KeenProgress::Searching(search) => {
                    if let Some(best) = search.iterate(&self.decision) {
                        self.progress = KeenProgress::Found(best);
                    }
                }
                KeenProgress::Found(_) => break,
            }
        }
        match self.progress {
            KeenProgress::Found(mv) => Some(mv),
            _ => None,
        }
    }
}

impl<G: BotHeuristics> KeenTask<G> {
    /// Values all answers and starts a search unless the answer is clear already.
    fn value_answers(&self) -> KeenProgress<G> {
        let BotDecision { rules, view, seat, answers } = &self.decision;
        let state = G::position(view);
        let quarters = u64::from(self.iterations) * u64::from(rules.search_effort(state, *seat));
        let tries = (quarters / 4).min(u64::from(u32::MAX)) as u32;
        if answers.len() == 1 || tries == 0 {
            return KeenProgress::Found(choose_at_once(&self.decision, self.seed, sensible_answer));
        }
        let mut candidates = candidates(rules.as_ref(), state, *seat, answers);
        let first = candidates[0].mv;
        if rules.is_played_at_once(first) {
            return KeenProgress::Found(first);
        }
        candidates.retain(|candidate| !rules.is_played_at_once(candidate.mv));
        candidates.truncate(tries as usize);
        if candidates.len() == 1 {
            return KeenProgress::Found(first);
        }
        KeenProgress::Searching(Box::new(CandidateSearch::new(view, candidates, self.seed, tries)))
    }
}
