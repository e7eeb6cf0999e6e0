//! Bots: policies that choose one of the legal answers of a seat from the view of the player who holds it.
//!
//! A bot is given a view, never the true position, and a source of random numbers. With the same view, answers and
//! numbers it chooses the same answer on every machine. Not here: rules, clocks, threads, the network.
//!
//! Start with [`Bot`]. [`Random`] plays any game; [`Sensible`] and [`Keen`] play every game that implements
//! [`BotHeuristics`], in `cosmic_frog/` and `volcanique/`. The look-ahead of [`Keen`] is in `keen/` and is the same for
//! all games. [`choose`] asks a bot for an answer at a position.

mod cosmic_frog;
mod keen;
mod volcanique;

pub use keen::{Budget, Keen};

use std::fmt::Debug;
use tabletop::{Game, RandomBelow, Seat, Secrets};

/// A policy for one game.
pub trait Bot<G: Secrets>: Send {
    /// Returns the name of the bot, as [`by_name`] reads it.
    fn name(&self) -> &'static str;

    /// Chooses one of `answers`: the legal answers of this seat, at least one (see [`answers`]).
    fn choose(&mut self, rules: &G, view: &G::View, seat: Seat, answers: &[G::Move], below: RandomBelow<'_>)
    -> G::Move;
}

/// Chooses every answer with the same probability.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Secrets> Bot<G> for Random {
    fn name(&self) -> &'static str {
        "random"
    }

    fn choose(&mut self, _: &G, _: &G::View, _: Seat, answers: &[G::Move], below: RandomBelow<'_>) -> G::Move {
        answers[below(answers.len() as u32) as usize % answers.len()]
    }
}

/// What the bots [`Sensible`] and [`Keen`] need to know about a game: how to value answers and positions.
pub trait BotHeuristics: Secrets {
    /// What [`Keen`] keeps from one decision to the next, such as a cache of scores.
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

    /// Whether [`Keen`] plays this answer without a search if it has the highest value, and otherwise ignores it.
    fn is_played_at_once(&self, _: Self::Move) -> bool {
        false
    }

    /// Whether [`Keen`] searches this answer even if its value is low.
    fn is_always_searched(&self, _: &Self::State, _: Self::Move) -> bool {
        false
    }

    /// Whether the position is between two turns, so that look-ahead may stop here.
    fn is_turn_boundary(&self, state: &Self::State) -> bool;

    /// Whether this move, made at a turn boundary, begins the turn of a seat.
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

    fn choose(
        &mut self,
        rules: &G,
        view: &G::View,
        seat: Seat,
        answers: &[G::Move],
        below: RandomBelow<'_>,
    ) -> G::Move {
        rules.best_answer(G::position(view), seat, answers, false, &mut Vec::new(), below)
    }
}

/// Returns the bot with this name, or `None` if there is none.
///
/// The names are `random`; `calm`, with the older names `sensible` and `bot`; `keen`, or `keen:ITERATIONS` for another
/// budget.
pub fn by_name<G: BotHeuristics>(name: &str) -> Option<Box<dyn Bot<G>>> {
    match name {
        "random" => Some(Box::new(Random)),
        "bot" | "sensible" | "calm" => Some(Box::new(Sensible)),
        "keen" => Some(Box::new(Keen::<G>::new(Budget::new(G::ITERATIONS)))),
        _ => {
            let iterations = name.strip_prefix("keen:")?.parse().ok()?;
            Some(Box::new(Keen::<G>::new(Budget::new(iterations))))
        }
    }
}

/// Writes the legal answers of one seat to `moves`. If several seats are asked at once, [`Game::legal`] lists all of theirs.
pub fn answers<G: Game>(rules: &G, state: &G::State, seat: Seat, moves: &mut Vec<G::Move>) {
    rules.legal(state, moves);
    moves.retain(|&mv| rules.actor(state, mv) == Some(seat));
}

/// Asks a bot to answer for a seat at a position. The bot sees only the view of the player who holds the seat.
///
/// Returns `None` if the seat is not asked.
pub fn choose<G: Secrets>(
    bot: &mut dyn Bot<G>,
    rules: &G,
    state: &G::State,
    seat: Seat,
    below: RandomBelow<'_>,
) -> Option<G::Move> {
    let mut moves = Vec::new();
    answers(rules, state, seat, &mut moves);
    if moves.is_empty() {
        return None;
    }
    let view = rules.view(state, rules.seats_of_player(seat));
    Some(bot.choose(rules, &view, seat, &moves, below))
}
