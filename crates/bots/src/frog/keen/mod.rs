//! A keen player of Cosmic Frog: tries the best answers of the sensible player out in its head and takes the one after
//! which it wins most often.
//!
//! Each answer is tried in many samples: a full position that agrees with the view, in which everybody plays on sensibly
//! for some turns (`rollout.rs`); then the position is judged (`value.rs`). All answers are tried in the same samples with
//! the same chance (`chance.rs`), and the worse half is dropped again and again. Not here: clocks; who has one passes a
//! hook that says when to stop.

mod chance;
mod rollout;
mod value;

use super::worth::Eye;
use super::{Sensible, asked, own};
use crate::Bot;
use chance::Chance;
use cosmic_frog::{Mode, Move, Question, Rules, View};
use rollout::Rollout;
use tabletop::{Below, Game, Seat};
use value::Appraiser;

/// Most answers that are tried.
const CANDIDATES: usize = 12;

/// How long to think about a decision.
pub struct Budget {
    /// How many times an answer is tried, all answers together.
    pub iterations: u32,
    /// Asked again and again; thinking ends when it says so.
    pub stop: Box<dyn FnMut() -> bool + Send>,
}

impl Budget {
    /// So many tries, however long they take.
    pub fn new(iterations: u32) -> Budget {
        Budget { iterations, stop: Box::new(|| false) }
    }

    /// The same, but thinking ends as soon as `stop` says so.
    pub fn until(self, stop: impl FnMut() -> bool + Send + 'static) -> Budget {
        Budget { stop: Box::new(stop), ..self }
    }
}

/// The player that looks ahead.
pub struct Keen {
    budget: Budget,
    rollout: Rollout,
    appraiser: Appraiser,
}

/// An answer that is being tried.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    mv: Move,
    /// What the sensible player thinks of it.
    worth: f64,
    sum: f64,
}

impl Keen {
    /// A keen player with this budget for each decision.
    pub fn new(budget: Budget) -> Keen {
        Keen { budget, rollout: Rollout::default(), appraiser: Appraiser::default() }
    }

    /// Tries the candidates out and leaves the best in front.
    fn search(&mut self, rules: &Rules, view: &View, seat: Seat, candidates: &mut Vec<Candidate>, seed: u64, tries: u32) {
        let turns = env("TURNS", 8.0) as u32;
        let rounds = candidates.len().next_power_of_two().trailing_zeros().max(1);
        let mut sample = 0;
        for _ in 0..rounds {
            let sweeps = (tries / rounds / candidates.len() as u32).max(1);
            for _ in 0..sweeps {
                if (self.budget.stop)() {
                    return rank(candidates, sample);
                }
                let chance = Chance::new(seed, sample);
                let mut secret = chance.choices;
                let position = rules.determinise(view, &mut |bound| secret.below(bound));
                for candidate in candidates.iter_mut() {
                    let mut state = position;
                    rules.apply_legal(&mut state, candidate.mv, &mut ());
                    self.rollout.run(rules, &mut state, turns, &mut chance.clone());
                    candidate.sum += self.appraiser.chance(rules, &state, seat);
                }
                sample += 1;
            }
            rank(candidates, sample);
            candidates.truncate(candidates.len().div_ceil(2));
        }
    }
}

fn env(name: &str, default: f64) -> f64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// Sorts the best to the front.
fn rank(candidates: &mut [Candidate], samples: u32) {
    let prior = env("PRIOR", 0.02);
    let doubt = env("DOUBT", 10.0);
    let best = candidates.iter().map(|candidate| candidate.worth).fold(f64::NEG_INFINITY, f64::max);
    let trust = f64::from(samples) / (f64::from(samples) + doubt);
    let score = |candidate: &Candidate| {
        let mean = candidate.sum / f64::from(samples.max(1));
        trust * mean + (1.0 - trust) * prior * (candidate.worth - best)
    };
    candidates.sort_by(|a, b| score(b).total_cmp(&score(a)));
}

impl Bot<Rules> for Keen {
    fn name(&self) -> &'static str {
        "keen"
    }

    fn choose(&mut self, rules: &Rules, view: &View, seat: Seat, answers: &[Move], below: Below<'_>) -> Move {
        let Some((frog, question)) = asked(rules, &view.state, seat) else { return answers[0] };
        let weight = effort(question);
        if answers.len() == 1 || frog != seat || weight == 0 {
            return Sensible.choose(rules, view, seat, answers, below);
        }
        let eye = Eye::new(rules, &view.state, seat, false);
        let weigh = |&mv: &Move| Candidate { mv, worth: own(&eye, question, mv), sum: 0.0 };
        let mut candidates: Vec<Candidate> = answers.iter().map(weigh).collect();
        candidates.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        // Turning a card up is decided before everything else, and by rule.
        if candidates[0].mv == Move::Reveal {
            return Move::Reveal;
        }
        candidates.retain(|candidate| candidate.mv != Move::Reveal);
        candidates.truncate(CANDIDATES);
        let seed = u64::from(below(u32::MAX)) << 32 | u64::from(below(u32::MAX));
        let tries = self.budget.iterations * weight / 4;
        self.search(rules, view, seat, &mut candidates, seed, tries);
        candidates[0].mv
    }
}

/// How much of the budget a question deserves, in quarters.
fn effort(question: Question) -> u32 {
    match question {
        Question::Action(Mode::After) => 0,
        Question::Action(_) => 4,
        Question::Commit { .. } | Question::Spoils | Question::Enter | Question::Descend => 2,
        Question::Flux | Question::Offer => 2,
        _ => 0,
    }
}
