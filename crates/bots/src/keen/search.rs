//! `CandidateSearch`: compares the candidates of one decision over samples, one rollout at a time.

use super::random_streams::RandomStreams;
use super::rollout::Rollout;
use crate::{BotDecision, BotHeuristics};
use tabletop::Seat;

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

/// An answer that is searched.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate<M> {
    pub(super) mv: M,
    /// Its value without look-ahead.
    value: f64,
    /// The sum of the win probabilities in its samples, and the sum of their squares.
    sum: f64,
    squares: f64,
}

/// The comparison of several candidates, as far as it has come.
pub(super) struct CandidateSearch<G: BotHeuristics> {
    seed: u64,
    /// How many rollouts each round gets.
    round_tries: u32,
    /// How many rounds are left, the current one included.
    rounds: u32,
    /// How many samples are left in this round, the current one included.
    sweeps: u32,
    /// How many samples all candidates have been played in.
    samples: u32,
    candidates: Vec<Candidate<G::Move>>,
    /// The candidate that is played next in the current sample.
    next: usize,
    /// The position and the random numbers of the current sample.
    position: G::State,
    streams: RandomStreams,
    rollout: Rollout<G::Move>,
    memory: G::Memory,
}

impl<G: BotHeuristics> CandidateSearch<G> {
    /// Creates the search of at least two candidates with about `tries` rollouts.
    pub(super) fn new(
        view: &G::View,
        candidates: Vec<Candidate<G::Move>>,
        seed: u64,
        tries: u32,
    ) -> CandidateSearch<G> {
        let rounds = candidates.len().next_power_of_two().trailing_zeros().max(1);
        let mut search = CandidateSearch {
            seed,
            round_tries: tries / rounds,
            rounds,
            sweeps: 0,
            samples: 0,
            candidates,
            next: 0,
            position: *G::position(view),
            streams: RandomStreams::new(seed, 0),
            rollout: Rollout::new(),
            memory: G::Memory::default(),
        };
        search.begin_round();
        search
    }

    /// Plays one rollout. Returns the best candidate once it is found.
    pub(super) fn iterate(&mut self, decision: &BotDecision<G>) -> Option<G::Move> {
        let rules = decision.rules.as_ref();
        if self.next == 0 {
            self.begin_sample(decision);
        }
        let candidate = &mut self.candidates[self.next];
        let mut state = self.position;
        rules.apply_legal(&mut state, candidate.mv, &mut ());
        self.rollout.run(rules, &mut state, &mut self.streams.clone());
        let won = rules.win_chance(&mut self.memory, &state, decision.seat);
        candidate.sum += won;
        candidate.squares += won * won;
        self.next += 1;
        if self.next < self.candidates.len() {
            return None;
        }
        self.next = 0;
        self.samples += 1;
        self.sweeps -= 1;
        if self.sweeps == 0 { self.end_round() } else { None }
    }

    /// Fills in what the view hides. Every candidate is played from this position and with the same random numbers.
    fn begin_sample(&mut self, decision: &BotDecision<G>) {
        self.streams = RandomStreams::new(self.seed, self.samples);
        let mut secrets = self.streams.secrets;
        self.position = decision.rules.determinise(&decision.view, &mut |bound| secrets.below(bound));
    }

    fn begin_round(&mut self) {
        self.sweeps = (self.round_tries / self.candidates.len() as u32).max(1);
    }

    /// Moves the best candidates to the front and drops the worse half. Returns the best after the last round, or if its
    /// lead is clear.
    fn end_round(&mut self) -> Option<G::Move> {
        rank(&mut self.candidates, self.samples);
        self.rounds -= 1;
        if self.rounds == 0 || is_clear(&self.candidates, self.samples) {
            return Some(self.candidates[0].mv);
        }
        self.candidates.truncate(self.candidates.len().div_ceil(2));
        self.begin_round();
        None
    }
}

/// Returns the answers to search, highest value first.
pub(super) fn candidates<G: BotHeuristics>(
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

/// Returns whether the lead of the first candidate is too large to be a coincidence.
fn is_clear<M>(candidates: &[Candidate<M>], samples: u32) -> bool {
    let [first, second, ..] = candidates else { return true };
    let count = f64::from(samples);
    let mean = |candidate: &Candidate<M>| candidate.sum / count;
    let variance = |candidate: &Candidate<M>| (candidate.squares / count - mean(candidate) * mean(candidate)).max(0.0);
    let error = ((variance(first) + variance(second)) / count).sqrt();
    samples >= AT_LEAST && mean(first) - mean(second) > CLEARLY * error
}
