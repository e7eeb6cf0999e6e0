//! A keen player of Cosmic Frog: tries the best answers of the sensible player out in its head and takes the one after
//! which it wins most often.
//!
//! Each answer is tried in many samples: a full position that agrees with the view, in which everybody plays on sensibly
//! for some turns (`rollout.rs`); then the position is judged (`value.rs`). All answers are tried in the same samples with
//! the same chance (`chance.rs`), and the worse half is dropped again and again. Not here: clocks. Who has one passes a
//! hook that says when to stop.

mod chance;
mod rollout;
mod value;

use super::worth::Eye;
use super::{Sensible, asked, own};
use crate::Bot;
use chance::Chance;
use cosmic_frog::{Mode, Move, Question, Rules, State, TRACK, Tile, View};
use rollout::Rollout;
use std::fmt;
use tabletop::{Below, Game, Seat};
use value::Appraiser;

/// Most answers that are tried, besides those that may end the game.
const CANDIDATES: usize = 12;
/// How many turns of frogs are played on.
const TURNS: u32 = 8;
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
    /// The chances to win found in its samples, and their squares.
    sum: f64,
    squares: f64,
}

impl Keen {
    /// A keen player with this budget for each decision.
    pub fn new(budget: Budget) -> Keen {
        Keen { budget, rollout: Rollout::default(), appraiser: Appraiser::default() }
    }

    /// Tries the candidates out and leaves the best in front.
    fn search(
        &mut self,
        rules: &Rules,
        view: &View,
        seat: Seat,
        candidates: &mut Vec<Candidate>,
        seed: u64,
        tries: u32,
    ) {
        let rounds = candidates.len().next_power_of_two().trailing_zeros().max(1);
        let mut samples = 0;
        for _ in 0..rounds {
            let sweeps = (tries / rounds / candidates.len() as u32).max(1);
            for _ in 0..sweeps {
                if (self.budget.stop)() {
                    return rank(candidates, samples);
                }
                self.sample(rules, view, seat, candidates, Chance::new(seed, samples));
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
    fn sample(&mut self, rules: &Rules, view: &View, seat: Seat, candidates: &mut [Candidate], chance: Chance) {
        let mut secrets = chance.secrets;
        let position = rules.determinise(view, &mut |bound| secrets.below(bound));
        for candidate in candidates {
            let mut state = position;
            rules.apply_legal(&mut state, candidate.mv, &mut ());
            self.rollout.run(rules, &mut state, TURNS, &mut chance.clone());
            let won = self.appraiser.chance(rules, &state, seat);
            candidate.sum += won;
            candidate.squares += won * won;
        }
    }
}

impl Bot<Rules> for Keen {
    fn name(&self) -> &'static str {
        "keen"
    }

    fn choose(&mut self, rules: &Rules, view: &View, seat: Seat, answers: &[Move], below: Below<'_>) -> Move {
        let Some((frog, question)) = asked(rules, &view.state, seat) else { return answers[0] };
        let quarters = u64::from(self.budget.iterations) * u64::from(effort(question));
        let tries = (quarters / 4).min(u64::from(u32::MAX)) as u32;
        if answers.len() == 1 || frog != seat || tries == 0 {
            return Sensible.choose(rules, view, seat, answers, below);
        }
        let mut candidates = candidates(rules, &view.state, seat, question, answers);
        // Turning a card up comes before everything else, and is decided by rule.
        if candidates[0].mv == Move::Reveal {
            return Move::Reveal;
        }
        candidates.retain(|candidate| candidate.mv != Move::Reveal);
        candidates.truncate(tries as usize);
        if candidates.len() > 1 {
            let seed = u64::from(below(u32::MAX)) << 32 | u64::from(below(u32::MAX));
            self.search(rules, view, seat, &mut candidates, seed, tries);
        }
        candidates[0].mv
    }
}

/// How much of the budget a question deserves, in quarters. Windows and the building of Vaults are left to the sensible
/// player: the first must be quick, and the second is weighed exactly there.
fn effort(question: Question) -> u32 {
    match question {
        Question::Action(Mode::After) => 0,
        Question::Action(_) => 4,
        Question::Commit { .. } | Question::Spoils | Question::Enter | Question::Descend => 2,
        Question::Flux | Question::Offer => 2,
        Question::Toll { .. } | Question::Stomp | Question::Homeward => 1,
        _ => 0,
    }
}

/// The answers worth trying, the most promising first.
fn candidates(rules: &Rules, state: &State, seat: Seat, question: Question, answers: &[Move]) -> Vec<Candidate> {
    let eye = Eye::new(rules, state, seat, false);
    let weigh = |&mv: &Move| Candidate { mv, worth: own(&eye, question, mv), sum: 0.0, squares: 0.0 };
    let mut candidates: Vec<Candidate> = answers.iter().map(weigh).collect();
    candidates.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    let mut count = 0;
    candidates.retain(|candidate| {
        count += 1;
        count <= CANDIDATES || may_end(state, candidate.mv)
    });
    candidates
}

/// Whether an answer may break the last Barren that it takes to end the game.
fn may_end(state: &State, mv: Move) -> bool {
    let breaks = match mv {
        Move::Smash | Move::Spit => true,
        Move::Harvest(cell) => state.top(cell).is_some_and(Tile::is_barren),
        _ => false,
    };
    breaks && state.track() + 2 >= TRACK
}

/// Sorts the best to the front: by what the samples say, and at first also by the sensible player's opinion.
fn rank(candidates: &mut [Candidate], samples: u32) {
    let score =
        |candidate: &Candidate| (candidate.sum + DOUBT * OPINION * candidate.worth) / (f64::from(samples) + DOUBT);
    candidates.sort_by(|a, b| score(b).total_cmp(&score(a)));
}

/// Whether the first leads the second by more than chance can explain.
fn is_clear(candidates: &[Candidate], samples: u32) -> bool {
    let [first, second, ..] = candidates else { return true };
    let count = f64::from(samples);
    let mean = |candidate: &Candidate| candidate.sum / count;
    let variance = |candidate: &Candidate| (candidate.squares / count - mean(candidate) * mean(candidate)).max(0.0);
    let error = ((variance(first) + variance(second)) / count).sqrt();
    samples >= AT_LEAST && mean(first) - mean(second) > CLEARLY * error
}
