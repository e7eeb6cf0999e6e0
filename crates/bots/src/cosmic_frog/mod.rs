//! What bots know about Cosmic Frog: how a sensible player weighs answers one by one, in points.
//!
//! `action.rs` weighs actions, `combat.rs` everything inside a combat or raid, `vault.rs` storing and plundering Vaults,
//! `power.rs` what ability cards, teams and variants add, `reveal.rs` when to turn a card up, `puppet.rs` what to do with a
//! frog that is possessed, `muck.rs` what Find Muck asks, `worth.rs` says what tiles, cards and Ω are worth, `dice.rs` who
//! wins how often, `value.rs` how a position stands. Not here: looking ahead (`keen/`), memory of past turns.

mod action;
mod combat;
mod dice;
mod muck;
mod power;
mod puppet;
mod reveal;
mod value;
mod vault;
mod worth;

use crate::BotHeuristics;
use cosmic_frog::{Card, Mode, Move, Question, Rules, State, TRACK, Tile, View};
use tabletop::{Game, Pending, RandomBelow, Seat};
use value::Appraiser;
use worth::Eye;

impl BotHeuristics for Rules {
    type Memory = Appraiser;
    /// A fifth of a second on average for an action, natively, and never more than four times that.
    const ITERATIONS: u32 = 1_500;
    const TURNS: u32 = 8;

    fn seen(view: &View) -> &State {
        &view.state
    }

    fn best(
        &self,
        state: &State,
        seat: Seat,
        answers: &[Move],
        quick: bool,
        chosen: &mut Vec<Move>,
        below: RandomBelow<'_>,
    ) -> Move {
        best(self, state, seat, answers, quick, chosen, below)
    }

    fn worths(&self, state: &State, seat: Seat, answers: &[Move]) -> Vec<f64> {
        let Some((_, question)) = asked(self, state, seat) else { return vec![0.0; answers.len()] };
        let eye = Eye::new(self, state, seat, false);
        answers.iter().map(|&mv| own(&eye, question, mv)).collect()
    }

    /// Windows and the building of Vaults are left to the sensible player: the first must be quick, and the second is
    /// weighed exactly there. So is what a frog does that is possessed.
    fn effort(&self, state: &State, seat: Seat) -> u32 {
        match asked(self, state, seat) {
            Some((frog, question)) if frog == seat => effort(question),
            _ => 0,
        }
    }

    /// Turning a card up comes before everything else, and is decided by rule.
    fn at_once(&self, mv: Move) -> bool {
        mv == Move::Reveal
    }

    /// An answer that may break the last Barren that it takes to end the game.
    fn always_tried(&self, state: &State, mv: Move) -> bool {
        let breaks = match mv {
            Move::Smash | Move::Spit => true,
            Move::Harvest(cell) => state.top(cell).is_some_and(Tile::is_barren),
            _ => false,
        };
        breaks && state.track() + 2 >= TRACK
    }

    fn at_boundary(&self, state: &State) -> bool {
        self.pending(state) == Pending::Chance(Question::Draw)
    }

    fn begins_turn(&self, mv: Move) -> bool {
        matches!(mv, Move::Card(Card::Frog(_)))
    }

    fn chance(&self, memory: &mut Appraiser, state: &State, seat: Seat) -> f64 {
        memory.chance(self, state, seat)
    }
}

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

/// The best of these answers, any of them if several are; `quick` for look-ahead. The buffer is the caller's to keep.
fn best(
    rules: &Rules,
    state: &State,
    seat: Seat,
    answers: &[Move],
    quick: bool,
    chosen: &mut Vec<Move>,
    below: RandomBelow<'_>,
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
    match rules.pending(state) {
        Pending::Seat(decision) => Some((decision.seat, decision.question)),
        Pending::Seats(_, question) => Some((seat, question)),
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
