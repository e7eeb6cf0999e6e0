//! A sensible player of Cosmic Frog: looks one answer ahead, weighs it in points and takes the best. `keen/` is the player
//! that tries these answers out before it chooses.
//!
//! `action.rs` weighs actions, `combat.rs` everything inside a combat or raid, `vault.rs` storing and plundering Vaults,
//! `power.rs` what ability cards, teams and variants add, `reveal.rs` when to turn a card up, `puppet.rs` what to do with a
//! frog that is possessed, `muck.rs` what Find Muck asks, `worth.rs` says what tiles, cards and Ω are worth, `dice.rs` who wins how often. Not here:
//! memory of past turns.

mod action;
mod combat;
mod dice;
mod keen;
mod muck;
mod power;
mod puppet;
mod reveal;
mod vault;
mod worth;

pub use keen::{Budget, Keen};

use crate::Bot;
use cosmic_frog::{Move, Question, Rules, State, View};
use tabletop::{Below, Game, Seat, Turn};
use worth::Eye;

/// The one-ply heuristic.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sensible;

impl Bot<Rules> for Sensible {
    fn name(&self) -> &'static str {
        "sensible"
    }

    fn choose(&mut self, rules: &Rules, view: &View, seat: Seat, answers: &[Move], below: Below<'_>) -> Move {
        best(rules, &view.state, seat, answers, false, &mut Vec::new(), below)
    }
}

/// The best of these answers, any of them if several are; `quick` for look-ahead. The buffer is the caller's to keep.
fn best(
    rules: &Rules,
    state: &State,
    seat: Seat,
    answers: &[Move],
    quick: bool,
    chosen: &mut Vec<Move>,
    below: Below<'_>,
) -> Move {
    let Some((frog, question)) = asked(rules, state, seat) else { return answers[0] };
    let eye = Eye::new(rules, state, frog, quick);
    let mut best = f64::NEG_INFINITY;
    chosen.clear();
    for &mv in answers {
        let worth = if frog == seat { own(&eye, question, mv) } else { puppet::weigh(&eye, seat, question, mv) };
        if worth > best + 1e-9 {
            best = worth;
            chosen.clear();
            if frog == seat {
                eye.bar.set(best - 1e-9);
            }
        }
        if worth >= best - 1e-9 {
            chosen.push(mv);
        }
    }
    chosen[below(chosen.len() as u32) as usize % chosen.len()]
}

/// What is asked, and for which frog: another than the one who answers if that one is possessed.
fn asked(rules: &Rules, state: &State, seat: Seat) -> Option<(Seat, Question)> {
    match rules.turn(state) {
        Turn::Seat(decision) => Some((decision.seat, decision.question)),
        Turn::Seats(_, question) => Some((seat, question)),
        _ => None,
    }
}

/// What an answer is worth to the frog it is given for, in points; only the difference to the other answers matters.
fn own(eye: &Eye<'_>, question: Question, mv: Move) -> f64 {
    match (question, mv) {
        (_, Move::Reveal) => reveal::reveal(eye, question),
        (_, Move::Eat) => power::eat(eye),
        (Question::KeepDealt | Question::KeepSelected | Question::KeepDrawn, Move::Keep(_, card)) => eye.card(card),
        (Question::Flux, _) => eye.flux(mv),
        (Question::Action(_), _) => action::weigh(eye, mv),
        (Question::Descend | Question::Enter, _) => action::arrive(eye, mv),
        (Question::Window(window), _) => combat::window(eye, window, mv),
        (Question::Commit { attacks }, Move::Commit(overpower, boost)) => {
            combat::commit(eye, attacks, overpower, boost)
        }
        (Question::Spoils, _) => combat::spoils(eye, mv),
        (Question::Take { .. }, Move::Take(slot)) => vault::take(eye, slot),
        (Question::Store, Move::Store(slot)) => vault::store(eye, slot),
        (Question::Store, Move::Crush) => 1.0,
        (Question::Offer, Move::Return) => action::come_back(eye),
        (_, Move::Soft(..) | Move::Throw | Move::Tether) => muck::question(eye, question, mv),
        _ => power::question(eye, question, mv),
    }
}
