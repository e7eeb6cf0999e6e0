//! Decisions that bots think about, in slices: [`BotDecision`] is the question and [`BotTask`] the thinking.

use crate::split_mix::SplitMix;
use std::fmt;
use std::sync::Arc;
use tabletop::{Game, RandomBelow, Seat, Secrets};

/// What a bot is asked: the view of the player who holds the seat, and the legal answers of the seat (at least one).
pub struct BotDecision<G: Secrets> {
    /// The rules of the table.
    pub rules: Arc<G>,
    /// What the player who holds the seat knows of the position.
    pub view: G::View,
    /// The seat that is asked.
    pub seat: Seat,
    /// The legal answers of the seat.
    pub answers: Vec<G::Move>,
}

impl<G: Secrets> BotDecision<G> {
    /// Returns the decision of a seat at a position, or `None` if the seat is not asked.
    pub fn at(rules: &Arc<G>, state: &G::State, seat: Seat) -> Option<BotDecision<G>> {
        let mut answers = Vec::new();
        crate::legal_answers(rules.as_ref(), state, seat, &mut answers);
        if answers.is_empty() {
            return None;
        }
        let view = rules.view(state, rules.seats_of_player(seat));
        Some(BotDecision { rules: rules.clone(), view, seat, answers })
    }
}

impl<G: Secrets> fmt::Debug for BotDecision<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BotDecision { view, seat, answers, .. } = self;
        let mut text = f.debug_struct("BotDecision");
        text.field("view", view).field("seat", seat).field("answers", answers).finish_non_exhaustive()
    }
}

/// A decision that a bot is thinking about. It owns all it needs, so it can run in slices, on another thread, or be
/// dropped.
///
/// The answer depends on the decision and the seed alone, never on how the thinking is sliced.
pub trait BotTask<G: Secrets>: Send {
    /// Thinks for at most this many iterations. Returns the answer once it is found.
    ///
    /// Iterations take about the same time. Every task finds its answer after a limited number of them; then every call
    /// returns it.
    fn step(&mut self, iterations: u32) -> Option<G::Move>;
}

/// Thinks to the end (bounded by the task's own budget).
pub fn finish<G: Secrets>(mut task: Box<dyn BotTask<G>>) -> G::Move {
    loop {
        if let Some(mv) = task.step(u32::MAX) {
            return mv;
        }
    }
}

/// Creates the task of a bot that does not look ahead: its only iteration calls `choose`.
pub fn in_one_step<G: Secrets>(decision: BotDecision<G>, seed: u64, choose: QuickChoice<G>) -> Box<dyn BotTask<G>> {
    Box::new(OneStep { decision, seed, choose, found: None })
}

/// Chooses one of the answers of a decision.
pub type QuickChoice<G> = fn(&BotDecision<G>, RandomBelow<'_>) -> <G as Game>::Move;

struct OneStep<G: Secrets> {
    decision: BotDecision<G>,
    seed: u64,
    choose: QuickChoice<G>,
    found: Option<G::Move>,
}

impl<G: Secrets> BotTask<G> for OneStep<G> {
    fn step(&mut self, iterations: u32) -> Option<G::Move> {
        if self.found.is_none() && iterations > 0 {
            self.found = Some(choose_at_once(&self.decision, self.seed, self.choose));
        }
        self.found
    }
}

/// Calls `choose` with the random numbers of a seed.
pub(crate) fn choose_at_once<G: Secrets>(decision: &BotDecision<G>, seed: u64, choose: QuickChoice<G>) -> G::Move {
    let mut stream = SplitMix::new(seed, 0);
    choose(decision, &mut |bound| stream.below(bound))
}
