//! Bots: policies that choose one of the legal answers of a seat from the view of the player who holds it.
//!
//! A bot is given a view, never the true position, and a seed for random numbers. With the same view, answers and seed it
//! chooses the same answer on every machine. Not here: rules, clocks, threads, the network.
//!
//! Start with [`Bot`]. It starts a [`BotTask`] (`task.rs`), which thinks in slices as long as the caller likes.
//! [`RandomBot`] plays any game; [`SensibleBot`] and [`KeenBot`] play every game that implements [`BotHeuristics`], in
//! `cosmic_frog/` and `volcanique/`. The look-ahead of [`KeenBot`] is in `keen/` and is the same for all games. [`choose`]
//! asks a bot for an answer at a position and waits for it.

mod cosmic_frog;
mod keen;
mod split_mix;
mod task;
mod volcanique;

pub use keen::KeenBot;
pub use task::{BotDecision, BotTask, QuickChoice, finish, in_one_step};

use std::fmt::Debug;
use std::sync::Arc;
use tabletop::{Game, RandomBelow, Seat, Secrets};

/// A policy for one game.
pub trait Bot<G: Secrets>: Send {
    /// Returns the name of the bot, as [`bot_by_name`] reads it.
    fn name(&self) -> &'static str;

    /// Starts to think about a decision. `seed` is the source of all random numbers of this decision.
    fn start(&self, decision: BotDecision<G>, seed: u64) -> Box<dyn BotTask<G>>;
}

/// Chooses every answer with the same probability.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomBot;

impl<G: Secrets> Bot<G> for RandomBot {
    fn name(&self) -> &'static str {
        "random"
    }

    fn start(&self, decision: BotDecision<G>, seed: u64) -> Box<dyn BotTask<G>> {
        in_one_step(decision, seed, |BotDecision { answers, .. }, below| {
            answers[below(answers.len() as u32) as usize % answers.len()]
        })
    }
}

/// What the bots [`SensibleBot`] and [`KeenBot`] need to know about a game: how to value answers and positions.
pub trait BotHeuristics: Secrets {
    /// What [`KeenBot`] keeps from one sample to the next, such as a cache of scores. It must not change the results.
    type Memory: Default + Debug + Send;
    /// How many samples [`KeenBot`] plays for a decision with full [`search_effort`](BotHeuristics::search_effort).
    const ITERATIONS: u32;
    /// How many turns [`KeenBot`] plays on in each sample.
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

    /// Returns how many quarters of its budget [`KeenBot`] spends on the decision of this seat; with 0 it answers as
    /// [`SensibleBot`] does.
    fn search_effort(&self, state: &Self::State, seat: Seat) -> u32;

    /// Whether [`KeenBot`] plays this answer without a search if it has the highest value, and otherwise ignores it.
    fn is_played_at_once(&self, _: Self::Move) -> bool {
        false
    }

    /// Whether [`KeenBot`] searches this answer even if its value is low.
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
pub struct SensibleBot;

impl<G: BotHeuristics> Bot<G> for SensibleBot {
    fn name(&self) -> &'static str {
        "sensible"
    }

    fn start(&self, decision: BotDecision<G>, seed: u64) -> Box<dyn BotTask<G>> {
        in_one_step(decision, seed, sensible_answer)
    }
}

/// Returns the answer of [`SensibleBot`].
fn sensible_answer<G: BotHeuristics>(decision: &BotDecision<G>, below: RandomBelow<'_>) -> G::Move {
    let BotDecision { rules, view, seat, answers } = decision;
    rules.best_answer(G::position(view), *seat, answers, false, &mut Vec::new(), below)
}

/// The largest budget that a name can give [`KeenBot`]. Names come from saves of strangers, and a decision must come to an end.
pub const MAX_ITERATIONS: u32 = 20_000;

/// Returns the bot with this name, or `None` if no bot has it.
///
/// The names are `random`; `calm`, with the older names `sensible` and `bot`; `keen`, or `keen:ITERATIONS` for another
/// budget, up to [`MAX_ITERATIONS`]. Each budget has one name: digits without a sign or leading zeros.
///
/// ```
/// use bots::bot_by_name;
/// assert!(bot_by_name::<cosmic_frog::Rules>("keen:400").is_some());
/// assert!(bot_by_name::<cosmic_frog::Rules>("keen:0400").is_none());
/// assert!(bot_by_name::<cosmic_frog::Rules>("keen:4294967295").is_none());
/// ```
pub fn bot_by_name<G: BotHeuristics>(name: &str) -> Option<Box<dyn Bot<G>>> {
    match name {
        "random" => Some(Box::new(RandomBot)),
        "bot" | "sensible" | "calm" => Some(Box::new(SensibleBot)),
        "keen" => Some(Box::new(KeenBot::new(G::ITERATIONS))),
        _ => {
            let iterations = read_iterations(name.strip_prefix("keen:")?)?;
            Some(Box::new(KeenBot::new(iterations)))
        }
    }
}

/// Reads a budget; `None` if it is too large or not written in the only way.
fn read_iterations(text: &str) -> Option<u32> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    let iterations = if is_plain { text.parse().ok()? } else { return None };
    (iterations <= MAX_ITERATIONS).then_some(iterations)
}

/// Writes the legal answers of one seat to `moves`. If several seats are asked at once, [`Game::legal`] lists all of theirs.
pub fn legal_answers<G: Game>(rules: &G, state: &G::State, seat: Seat, moves: &mut Vec<G::Move>) {
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
