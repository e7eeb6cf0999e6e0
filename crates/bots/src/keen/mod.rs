//! A keen player: tries the best answers of the sensible player out in its head and takes the one after which it wins most
//! often.
//!
//! Each answer is tried in many samples: a full position that agrees with the view, in which everybody plays on sensibly
//! for some turns (`rollout.rs`); then the position is judged by what is known of the game ([`Known::chance`], with the help
//! of `share.rs`). All answers are tried in the same samples with the same chance (`chance.rs`), and the worse half is
//! dropped again and again. Not here: clocks. Who has one passes a hook that says when to stop.

mod chance;
mod rollout;
mod share;

use crate::{Bot, BotHeuristics, Sensible};
use chance::Chance;
use rollout::Rollout;
pub(crate) use share::share;
use std::fmt;
use tabletop::{RandomBelow, Seat};

/// Most answers that are tried, besides those that may end the game.
const CANDIDATES: usize = 12;
/// What a point of the sensible player's opinion changes the chance to win by, as a first guess.
const OPINION: f64 = 0.02;
/// How many samples that opinion counts for.
const DOUBT: f64 = 10.0;
/// By how many standard errors an answer must lead for the search to end early.
const CLEARLY: f64 = 4.0;
/// Samples before a lead counts.
const AT_LEAST: u32 = 12;

/// How long to think about a decision.
pub struct Budget {
    /// How many times answers are tried, all answers together; a lesser question gets a part of it.
    pub iterations: u32,
    /// Asked before each sample; thinking ends as soon as it says yes.
    pub stop: Box<dyn FnMut() -> bool + Send>,
}

impl Budget {
    /// So many tries, however long they take: the same answers on every machine.
    pub fn new(iterations: u32) -> Budget {
        Budget { iterations, stop: Box::new(|| false) }
    }

    /// The same, but thinking ends as soon as `stop` says so.
    pub fn until(self, stop: impl FnMut() -> bool + Send + 'static) -> Budget {
        Budget { stop: Box::new(stop), ..self }
    }
}

impl fmt::Debug for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Budget").field("iterations", &self.iterations).finish_non_exhaustive()
    }
}

/// The player that looks ahead.
#[derive(Debug)]
pub struct Keen<G: BotHeuristics> {
    budget: Budget,
    rollout: Rollout<G::Move>,
    memory: G::Memory,
}

/// An answer that is being tried.
#[derive(Clone, Copy, Debug)]
struct Candidate<M> {
    mv: M,
    /// What the sensible player thinks of it.
    worth: f64,
    /// The chances to win found in its samples, and their squares.
    sum: f64,
    squares: f64,
}

/// A decision to be searched.
struct Search<'a, G: BotHeuristics> {
    rules: &'a G,
    view: &'a G::View,
    seat: Seat,
    seed: u64,
    tries: u32,
}

impl<G: BotHeuristics> Keen<G> {
    /// A keen player with this budget for each decision.
    pub fn new(budget: Budget) -> Keen<G> {
        Keen { budget, rollout: Rollout::new(), memory: G::Memory::default() }
    }

    /// Tries the candidates out and leaves the best in front.
    fn search(&mut self, search: &Search<'_, G>, candidates: &mut Vec<Candidate<G::Move>>) {
        let rounds = candidates.len().next_power_of_two().trailing_zeros().max(1);
        let mut samples = 0;
        for _ in 0..rounds {
            let sweeps = (search.tries / rounds / candidates.len() as u32).max(1);
            for _ in 0..sweeps {
                if (self.budget.stop)() {
                    return rank(candidates, samples);
                }
                self.sample(search, candidates, Chance::new(search.seed, samples));
                samples += 1;
            }
            rank(candidates, samples);
            if is_clear(candidates, samples) {
                return;
            }
            candidates.truncate(candidates.len().div_ceil(2));
        }
    }

    /// Tries every candidate once, in one position with one chance.
    fn sample(&mut self, search: &Search<'_, G>, candidates: &mut [Candidate<G::Move>], chance: Chance) {
        let mut secrets = chance.secrets;
        let position = search.rules.determinise(search.view, &mut |bound| secrets.below(bound));
        for candidate in candidates {
            let mut state = position;
            search.rules.apply_legal(&mut state, candidate.mv, &mut ());
            self.rollout.run(search.rules, &mut state, &mut chance.clone());
            let won = search.rules.chance(&mut self.memory, &state, search.seat);
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
        let state = G::seen(view);
        let quarters = u64::from(self.budget.iterations) * u64::from(rules.effort(state, seat));
        let tries = (quarters / 4).min(u64::from(u32::MAX)) as u32;
        if answers.len() == 1 || tries == 0 {
            return Sensible.choose(rules, view, seat, answers, below);
        }
        let mut candidates = candidates(rules, state, seat, answers);
        if rules.at_once(candidates[0].mv) {
            return candidates[0].mv;
        }
        candidates.retain(|candidate| !rules.at_once(candidate.mv));
        candidates.truncate(tries as usize);
        if candidates.len() > 1 {
            let seed = u64::from(below(u32::MAX)) << 32 | u64::from(below(u32::MAX));
            self.search(&Search { rules, view, seat, seed, tries }, &mut candidates);
        }
        candidates[0].mv
    }
}

/// The answers worth trying, the most promising first.
fn candidates<G: BotHeuristics>(
    rules: &G,
    state: &G::State,
    seat: Seat,
    answers: &[G::Move],
) -> Vec<Candidate<G::Move>> {
    let weighed = answers.iter().zip(rules.worths(state, seat, answers));
    let mut candidates: Vec<Candidate<G::Move>> =
        weighed.map(|(&mv, worth)| Candidate { mv, worth, sum: 0.0, squares: 0.0 }).collect();
    candidates.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    let mut count = 0;
    candidates.retain(|candidate| {
        count += 1;
        count <= CANDIDATES || rules.always_tried(state, candidate.mv)
    });
    candidates
}

/// Sorts the best to the front: by what the samples say, and at first also by the sensible player's opinion.
fn rank<M>(candidates: &mut [Candidate<M>], samples: u32) {
    let score =
        |candidate: &Candidate<M>| (candidate.sum + DOUBT * OPINION * candidate.worth) / (f64::from(samples) + DOUBT);
    candidates.sort_by(|a, b| score(b).total_cmp(&score(a)));
}

/// Whether the first leads the second by more than chance can explain.
fn is_clear<M>(candidates: &[Candidate<M>], samples: u32) -> bool {
    let [first, second, ..] = candidates else { return true };
    let count = f64::from(samples);
    let mean = |candidate: &Candidate<M>| candidate.sum / count;
    let variance = |candidate: &Candidate<M>| (candidate.squares / count - mean(candidate) * mean(candidate)).max(0.0);
    let error = ((variance(first) + variance(second)) / count).sqrt();
    samples >= AT_LEAST && mean(first) - mean(second) > CLEARLY * error
}
