//! Bots: policies that choose one of the legal answers from what their person may know.
//!
//! A bot is given a view, never the true position, and a source of chance; with the same view, answers and chance it
//! chooses the same answer on every machine. Not here: rules, clocks, threads, the network.
//!
//! Start with [`Bot`]; [`Random`] plays any game, [`Sensible`] and [`Keen`] every game that says what they need to know
//! ([`Known`]). [`choose`] asks a bot at a position. `cosmic_frog/` knows Cosmic Frog, `volcanique/` Volcanique; `keen/` looks ahead
//! in either.

mod cosmic_frog;
mod keen;
mod volcanique;

pub use keen::{Budget, Keen};

use std::fmt::Debug;
use tabletop::{Game, RandomBelow, Seat};

/// A policy for one game.
pub trait Bot<G: Game>: Send {
    /// Its name, as in [`by_name`].
    fn name(&self) -> &'static str;

    /// One of `answers`, which are the legal answers of this seat and not empty (see [`answers`]).
    fn choose(&mut self, rules: &G, view: &G::View, seat: Seat, answers: &[G::Move], below: RandomBelow<'_>)
    -> G::Move;
}

/// Takes any answer, each as likely as every other.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn name(&self) -> &'static str {
        "random"
    }

    fn choose(&mut self, _: &G, _: &G::View, _: Seat, answers: &[G::Move], below: RandomBelow<'_>) -> G::Move {
        answers[below(answers.len() as u32) as usize % answers.len()]
    }
}

/// What bots must be told about a game: how a sensible player weighs answers, and what looking ahead needs.
pub trait BotHeuristics: Game {
    /// What [`Keen`] remembers from one decision to the next, such as positions it has judged.
    type Memory: Default + Debug + Send;
    /// How often [`Keen`] tries answers out for a decision that deserves it.
    const ITERATIONS: u32;
    /// How many turns it plays on.
    const TURNS: u32;

    /// The position that a view shows.
    fn seen(view: &Self::View) -> &Self::State;

    /// The best of these answers in the eyes of a sensible player, any of them if several are; `quick` for look-ahead. The
    /// buffer is the caller's to keep.
    fn best(
        &self,
        state: &Self::State,
        seat: Seat,
        answers: &[Self::Move],
        quick: bool,
        chosen: &mut Vec<Self::Move>,
        below: RandomBelow<'_>,
    ) -> Self::Move;

    /// What each answer is worth, in points; only differences matter.
    fn worths(&self, state: &Self::State, seat: Seat, answers: &[Self::Move]) -> Vec<f64>;

    /// How much of its budget [`Keen`] spends on what this seat is asked, in quarters; 0 leaves it to the sensible player.
    fn effort(&self, state: &Self::State, seat: Seat) -> u32;

    /// Whether an answer is taken at once if the sensible player likes it best, and never tried otherwise.
    fn at_once(&self, _: Self::Move) -> bool {
        false
    }

    /// Whether an answer is tried however bad it looks.
    fn always_tried(&self, _: &Self::State, _: Self::Move) -> bool {
        false
    }

    /// Whether the next move begins something that counts as a turn, so that looking ahead can stop here.
    fn at_boundary(&self, state: &Self::State) -> bool;

    /// Whether this move, made there, begins the turn of a seat.
    fn begins_turn(&self, mv: Self::Move) -> bool;

    /// The chance of a seat to win, from 0 to 1.
    fn chance(&self, memory: &mut Self::Memory, state: &Self::State, seat: Seat) -> f64;
}

/// Looks one answer ahead, weighs it in points and takes the best.
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
        rules.best(G::seen(view), seat, answers, false, &mut Vec::new(), below)
    }
}

/// A bot by its name: `random`; `calm`, which is also what `sensible` and `bot` mean; `keen`, or `keen:ITERATIONS` with a
/// budget of one's own.
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

/// The legal answers of one seat. When several seats are asked at once, [`Game::legal`] lists those of all of them.
pub fn answers<G: Game>(rules: &G, state: &G::State, seat: Seat, moves: &mut Vec<G::Move>) {
    rules.legal(state, moves);
    moves.retain(|&mv| rules.actor(state, mv) == Some(seat));
}

/// What a bot answers for a seat at a position, of which it sees only the view of the person who holds the seat. `None`
/// if the seat is not asked.
pub fn choose<G: Game>(
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
