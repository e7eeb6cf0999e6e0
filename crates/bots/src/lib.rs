//! Bots: policies that choose one of the legal answers from what their person may know.
//!
//! A bot is given a view, never the true position, and a source of chance; with the same view, answers and chance it
//! chooses the same answer on every machine. Not here: rules, clocks, threads, the network.
//!
//! Start with [`Bot`]; [`Random`] plays any game, [`Sensible`] and [`Keen`] play Cosmic Frog. [`choose`] asks a bot at a
//! position.

mod frog;

pub use frog::{Budget, Keen, Sensible};

use tabletop::{Below, Game, Seat};

/// A policy for one game.
pub trait Bot<G: Game>: Send {
    /// Its name, as in [`by_name`].
    fn name(&self) -> &'static str;

    /// One of `answers`, which are the legal answers of this seat and not empty (see [`answers`]).
    fn choose(&mut self, rules: &G, view: &G::View, seat: Seat, answers: &[G::Move], below: Below<'_>) -> G::Move;
}

/// How often `keen` tries answers out for a decision: a fifth of a second on average for an action, natively, and never
/// more than four times that.
const ITERATIONS: u32 = 1_500;

/// Takes any answer, each as likely as every other.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn name(&self) -> &'static str {
        "random"
    }

    fn choose(&mut self, _: &G, _: &G::View, _: Seat, answers: &[G::Move], below: Below<'_>) -> G::Move {
        answers[below(answers.len() as u32) as usize % answers.len()]
    }
}

/// A bot for Cosmic Frog by its name: `random`; `calm`, which is also what `sensible` and `bot` mean; `keen`, or
/// `keen:ITERATIONS` with a budget of one's own.
pub fn by_name(name: &str) -> Option<Box<dyn Bot<cosmic_frog::Rules>>> {
    match name {
        "random" => Some(Box::new(Random)),
        "bot" | "sensible" | "calm" => Some(Box::new(Sensible)),
        "keen" => Some(Box::new(Keen::new(Budget::new(ITERATIONS)))),
        _ => {
            let iterations = name.strip_prefix("keen:")?.parse().ok()?;
            Some(Box::new(Keen::new(Budget::new(iterations))))
        }
    }
}

/// The legal answers of one seat. When several seats are asked at once, [`Game::legal`] lists those of all of them.
pub fn answers<G: Game>(rules: &G, state: &G::State, seat: Seat, moves: &mut Vec<G::Move>) {
    rules.legal(state, moves);
    moves.retain(|&mv| rules.answers(state, mv) == Some(seat));
}

/// What a bot answers for a seat at a position, of which it sees only the view of the person who holds the seat. `None`
/// if the seat is not asked.
pub fn choose<G: Game>(
    bot: &mut dyn Bot<G>,
    rules: &G,
    state: &G::State,
    seat: Seat,
    below: Below<'_>,
) -> Option<G::Move> {
    let mut moves = Vec::new();
    answers(rules, state, seat, &mut moves);
    if moves.is_empty() {
        return None;
    }
    let view = rules.view(state, rules.person(seat));
    Some(bot.choose(rules, &view, seat, &moves, below))
}
