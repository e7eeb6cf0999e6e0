//! The bot that looks ahead: it plays the answers with the highest values on and chooses the one that wins most often.
//!
//! A sample is a full position that agrees with the view. Every candidate answer is played in the same samples with the
//! same random numbers (`random_streams.rs`): all seats play on as [`Sensible`] does for some turns (`rollout.rs`), then
//! [`BotHeuristics::win_chance`] estimates the result (with `win_share.rs`). After each round the worse half of the
//! candidates is dropped. Not here: clocks. A caller with a time limit passes a hook that stops the search.

mod random_streams;
mod rollout;
mod win_share;

use crate::{Bot, BotHeuristics, Sensible};
use random_streams::RandomStreams;
use rollout::Rollout;
use std::fmt;
use tabletop::{RandomBelow, Seat};
pub(crate) use win_share::win_share;

/// The most candidates, besides those that may end the game.
const CANDIDATES: usize = 12;
/// By how much one point of value changes the estimated probability to win before any sample is played.
const OPINION: f64 = 0.02;
/// How many samples that first estimate counts for.
const DOUBT: f64 = 10.0;
/// The lead in standard errors at which the search ends early.
const CLEARLY: f64 = 4.0;
/// The fewest samples before the search may end early.
const AT_LEAST: u32 = 12;

/// A limit for the search of one decision.
pub struct Budget {
    /// How many rollouts are played, all candidates together. Less important questions get a part of it.
    pub iterations: u32,
    /// Called before each sample; the search stops when it returns true.
    pub stop: Box<dyn FnMut() -> bool + Send>,
}

impl Budget {
    /// Limits the search by the number of rollouts only, so that the answers are the same on every machine.
    pub fn new(iterations: u32) -> Budget {
        Budget { iterations, stop: Box::new(|| false) }
    }

    /// Also stops the search as soon as `stop` returns true.
    pub fn until(self, stop: impl FnMut() -> bool + Send + 'static) -> Budget {
        Budget { stop: Box::new(stop), ..self }
    }
}

impl fmt::Debug for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Budget").field("iterations", &self.iterations).finish_non_exhaustive()
    }
}

/// The bot that looks ahead.
#[derive(Debug)]
pub struct Keen<G: BotHeuristics> {
    budget: Budget,
    rollout: Rollout<G::Move>,
    memory: G::Memory,
}

/// An answer that is searched.
#[derive(Clone, Copy, Debug)]
struct Candidate<M> {
    mv: M,
    /// Its value without look-ahead.
    value: f64,
    /// The sum of the win probabilities in its samples, and the sum of their squares.
    sum: f64,
    squares: f64,
}

/// A decision that is searched.
struct Search<'a, G: BotHeuristics> {
    rules: &'a G,
    view: &'a G::View,
    seat: Seat,
    seed: u64,
    tries: u32,
}

impl<G: BotHeuristics> Keen<G> {
    /// Creates the bot with this budget for each decision.
    pub fn new(budget: Budget) -> Keen<G> {
        Keen { budget, rollout: Rollout::new(), memory: G::Memory::default() }
    }

    /// Plays samples of all candidates and moves the best to the front.
    fn search(&mut self, search: &Search<'_, G>, candidates: &mut Vec<Candidate<G::Move>>) {
        let rounds = candidates.len().next_power_of_two().trailing_zeros().max(1);
        let mut samples = 0;
        for _ in 0..rounds {
            let sweeps = (search.tries / rounds / candidates.len() as u32).max(1);
            for _ in 0..sweeps {
                if (self.budget.stop)() {
                    return rank(candidates, samples);
                }
                self.sample(search, candidates, RandomStreams::new(search.seed, samples));
                samples += 1;
            }
            rank(candidates, samples);
            if is_clear(candidates, samples) {
                return;
            }
            candidates.truncate(candidates.len().div_ceil(2));
        }
    }

    /// Plays every candidate once, from the same position and with the same random numbers.
    fn sample(&mut self, search: &Search<'_, G>, candidates: &mut [Candidate<G::Move>], streams: RandomStreams) {
        let mut secrets = streams.secrets;
        let position = search.rules.determinise(search.view, &mut |bound| secrets.below(bound));
        for candidate in candidates {
            let mut state = position;
            search.rules.apply_legal(&mut state, candidate.mv, &mut ());
            self.rollout.run(search.rules, &mut state, &mut streams.clone());
            let won = search.rules.win_chance(&mut self.memory, &state, search.seat);
            candidate.sum += won;
            candidate.squares += won * won;
        }
    }
}

impl<G: BotHeuristics> Bot<G> for Keen<G> {
    fn name(&self) -> &'static str {
        "keen"
    }

    fn choose(
        &mut self,
        rules: &G,
        view: &G::View,
        seat: Seat,
        answers: &[G::Move],
        below: RandomBelow<'_>,
    ) -> G::Move {
        let state = G::position(view);
        let quarters = u64::from(self.budget.iterations) * u64::from(rules.search_effort(state, seat));
        let tries = (quarters / 4).min(u64::from(u32::MAX)) as u32;
        if answers.len() == 1 || tries == 0 {
            return Sensible.choose(rules, view, seat, answers, below);
        }
        let mut candidates = candidates(rules, state, seat, answers);
        if rules.is_played_at_once(candidates[0].mv) {
            return candidates[0].mv;
        }
        candidates.retain(|candidate| !rules.is_played_at_once(candidate.mv));
        candidates.truncate(tries as usize);
        if candidates.len() > 1 {
            let seed = u64::from(below(u32::MAX)) << 32 | u64::from(below(u32::MAX));
            self.search(&Search { rules, view, seat, seed, tries }, &mut candidates);
        }
        candidates[0].mv
    }
}

/// Returns the answers to search, highest value first.
fn candidates<G: BotHeuristics>(
    rules: &G,
    state: &G::State,
    seat: Seat,
    answers: &[G::Move],
) -> Vec<Candidate<G::Move>> {
    let valued = answers.iter().zip(rules.answer_values(state, seat, answers));
    let mut candidates: Vec<Candidate<G::Move>> =
        valued.map(|(&mv, value)| Candidate { mv, value, sum: 0.0, squares: 0.0 }).collect();
    sort(&mut candidates, &|candidate| candidate.value);
    let mut count = 0;
    candidates.retain(|candidate| {
        count += 1;
        count <= CANDIDATES || rules.is_always_searched(state, candidate.mv)
    });
    candidates
}

/// Sorts the candidates by their mean result. At first their values count too (see [`DOUBT`]).
fn rank<M>(candidates: &mut [Candidate<M>], samples: u32) {
    let score =
        |candidate: &Candidate<M>| (candidate.sum + DOUBT * OPINION * candidate.value) / (f64::from(samples) + DOUBT);
    sort(candidates, &score);
}

/// Sorts the candidates by a value, highest first. Both orders share this one compiled sort: that keeps the page small.
fn sort<M>(candidates: &mut [Candidate<M>], value: &dyn Fn(&Candidate<M>) -> f64) {
    candidates.sort_by(|a, b| value(b).total_cmp(&value(a)));
}

/// Whether the lead of the first candidate is too large to be a coincidence.
fn is_clear<M>(candidates: &[Candidate<M>], samples: u32) -> bool {
    let [first, second, ..] = candidates else { return true };
    let count = f64::from(samples);
    let mean = |candidate: &Candidate<M>| candidate.sum / count;
    let variance = |candidate: &Candidate<M>| (candidate.squares / count - mean(candidate) * mean(candidate)).max(0.0);
    let error = ((variance(first) + variance(second)) / count).sqrt();
    samples >= AT_LEAST && mean(first) - mean(second) > CLEARLY * error
}
