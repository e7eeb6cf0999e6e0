//! Bots: policies that choose one of the legal answers of a seat from the view of the player who holds it.
//!
//! A bot is given a view, never the true position, and a seed for random numbers. With the same view, answers and seed it
//! chooses the same answer on every machine. Not here: rules, clocks, threads, the network.
//!
//! Start with [`Bot`]. It starts a [`BotTask`] (`task.rs`), which thinks in slices as long as the caller likes.
//! [`Random`] plays any game; [`Sensible`] and [`Keen`] play every game that implements [`BotHeuristics`], in
//! `cosmic_frog/` and `volcanique/`. The look-ahead of [`Keen`] is in `keen/` and is the same for all games. [`choose`]
//! asks a bot for an answer at a position and waits for it.

mod cosmic_frog;
mod keen;
mod split_mix;
mod task;
mod volcanique;

pub use keen::Keen;
pub use task::{BotDecision, BotTask, QuickChoice, finish, in_one_step};

use std::fmt::Debug;
use std::sync::Arc;
use tabletop::{Game, RandomBelow, Seat, Secrets};

/// A policy for one game.
pub trait Bot<G: Secrets>: Send {
    /// Returns the name of the bot, as [`by_name`] reads it.
    fn name(&self) -> &'static str;

    /// Starts to think about a decision. `seed` is the source of all random numbers of this decision.
    fn start(&self, decision: BotDecision<G>, seed: u64) -> Box<dyn BotTask<G>>;
}

/// Chooses every answer with the same probability.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Secrets> Bot<G> for Random {
    fn name(&self) -> &'static str {
        "random"
    }

    fn start(&self, decision: BotDecision<G>, seed: u64) -> Box<dyn BotTask<G>> {
        in_one_step(decision, seed, |BotDecision { answers, .. }, below| {
            answers[below(answers.len() as u32) as usize % answers.len()]
        })
    }
}

/// What the bots [`Sensible`] and [`Keen`] need to know about a game: how to value answers and positions.
pub trait BotHeuristics: Secrets {
    /// What [`Keen`] keeps from one sample to the next, such as a cache of scores. It must not change the results.
    type Memory: Default + Debug + Send;
    /// How many samples [`Keen`] plays for a decision with full [`search_effort`](BotHeuristics::search_effort).
    const ITERATIONS: u32;
    /// How many turns [`Keen`] plays on in each sample.
    const ROLLOUT_TURNS: u32;

    /// Returns the position that a view contains.
    fn position(view: &Self::View) -> &Self::State;

    /// Returns the answer with the highest value, or one of them at random if several have it.
    ///
    /// With `quick` the values are rougher: look-ahead needs thousands of answers. `chosen` is a buffer that the caller
    /// keeps, so that nothing is allocated.
    fn best_answer(
        &self,
        state: &Self::State,
        seat: Seat,
        answers: &[Self::Move],
        quick: bool,
        chosen: &mut Vec<Self::Move>,
        below: RandomBelow<'_>,
    ) -> Self::Move;

    /// Returns the value of each answer in points. Only the differences matter.
    fn answer_values(&self, state: &Self::State, seat: Seat, answers: &[Self::Move]) -> Vec<f64>;

    /// Returns how many quarters of its budget [`Keen`] spends on the decision of this seat; with 0 it answers as
    /// [`Sensible`] does.
    fn search_effort(&self, state: &Self::State, seat: Seat) -> u32;

    /// Returns whether [`Keen`] plays this answer without a search if it has the highest value, and otherwise ignores it.
    fn is_played_at_once(&self, _: Self::Move) -> bool {
        false
    }

    /// Returns whether [`Keen`] searches this answer even if its value is low.
    fn is_always_searched(&self, _: &Self::State, _: Self::Move) -> bool {
        false
    }

    /// Returns whether the position is between two turns, so that look-ahead may stop here.
    fn is_turn_boundary(&self, state: &Self::State) -> bool;

    /// Returns whether this move, made at a turn boundary, begins the turn of a seat.
    fn begins_turn(&self, mv: Self::Move) -> bool;

    /// Returns the estimated probability that a seat wins, from 0 to 1.
    fn win_chance(&self, memory: &mut Self::Memory, state: &Self::State, seat: Seat) -> f64;
}

/// Values every answer in points and chooses the best, without looking ahead.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sensible;

impl<G: BotHeuristics> Bot<G> for Sensible {
    fn name(&self) -> &'static str {
        "sensible"
    }

    fn start(&self, decision: BotDecision<G>, seed: u64) -> Box<dyn BotTask<G>> {
        in_one_step(decision, seed, sensible_answer)
    }
}

/// Returns the answer of [`Sensible`].
fn sensible_answer<G: BotHeuristics>(decision: &BotDecision<G>, below: RandomBelow<'_>) -> G::Move {
    let BotDecision { rules, view, seat, answers } = decision;
    rules.best_answer(G::position(view), *seat, answers, false, &mut Vec::new(), below)
}

/// Returns the bot with this name, or `None` if no bot has it.
///
/// The names are `random`; `calm`, with the older names `sensible` and `bot`; `keen`, or `keen:ITERATIONS` for another
/// budget.
pub fn by_name<G: BotHeuristics>(name: &str) -> Option<Box<dyn Bot<G>>> {
    match name {
        "random" => Some(Box::new(Random)),
        "bot" | "sensible" | "calm" => Some(Box::new(Sensible)),
        "keen" => Some(Box::new(Keen::new(G::ITERATIONS))),
        _ => {
            let iterations = name.strip_prefix("keen:")?.parse().ok()?;
            Some(Box::new(Keen::new(iterations)))
        }
    }
}

/// Writes the legal answers of one seat to `moves`. If several seats are asked at once, [`Game::legal`] lists all of theirs.
pub fn answers<G: Game>(rules: &G, state: &G::State, seat: Seat, moves: &mut Vec<G::Move>) {
    rules.legal(state, moves);
    moves.retain(|&mv| rules.actor(state, mv) == Some(seat));
}

/// Asks a bot to answer for a seat at a position, and waits. The bot sees only the view of the player who holds the seat.
///
/// Returns `None` if the seat is not asked.
pub fn choose<G: Secrets>(
    bot: &dyn Bot<G>,
    rules: &Arc<G>,
    state: &G::State,
    seat: Seat,
    seed: u64,
) -> Option<G::Move> {
    Some(finish(bot.start(BotDecision::at(rules, state, seat)?, seed)))
}
