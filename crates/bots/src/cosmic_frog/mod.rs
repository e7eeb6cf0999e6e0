//! Heuristics of the bots for Cosmic Frog: the value of each answer and of a position, in points.
//!
//! `action.rs` values actions, `combat.rs` the answers of a combat or raid, `vault.rs` storing and raiding,
//! `power.rs` what ability cards, teams and variants add, `reveal.rs` when to turn a card up, `puppet.rs` the answers
//! for a possessed frog, `muck.rs` the questions of Find Muck. They use `evaluator.rs` (the worth of tiles, cards and Ω) and
//! `total_odds.rs` (who wins how often). `position_value.rs` estimates who wins. Not here: look-ahead (`keen/`).

mod action;
mod combat;
mod evaluator;
mod muck;
mod position_value;
mod power;
mod puppet;
mod reveal;
mod total_odds;
mod vault;

use crate::BotHeuristics;
use cosmic_frog::{ActionMode, Card, Move, Question, Rules, State, TRACK, Tile, View};
use evaluator::Evaluator;
use position_value::VaultScores;
use tabletop::{Game, Pending, RandomBelow, Seat};

impl BotHeuristics for Rules {
    type Memory = VaultScores;
    /// In a native build the bot thinks about an action for a fifth of a second on average, and for less than a second at most.
    const ITERATIONS: u32 = 1_500;
    const ROLLOUT_TURNS: u32 = 8;

    fn position(view: &View) -> &State {
        &view.state
    }

    fn best_answer(
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

    fn answer_values(&self, state: &State, seat: Seat, answers: &[Move]) -> Vec<f64> {
        let Some((_, question)) = asked(self, state, seat) else { return vec![0.0; answers.len()] };
        let eval = Evaluator::new(self, state, seat, false);
        answers.iter().map(|&mv| own(&eval, question, mv)).collect()
    }

    /// Returns 0 for questions that the bot answers without a search: windows, which must be quick; storing, whose value is exact
    /// without look-ahead; and the answers for a possessed frog.
    fn search_effort(&self, state: &State, seat: Seat) -> u32 {
        match asked(self, state, seat) {
            Some((frog, question)) if frog == seat => effort(question),
            _ => 0,
        }
    }

    /// Returns whether the bot takes this answer without a search. Only the module `reveal` decides whether to turn a card up.
    fn is_played_at_once(&self, mv: Move) -> bool {
        mv == Move::Reveal
    }

    /// Searches every answer that may break the last Barren and so end the game.
    fn is_always_searched(&self, state: &State, mv: Move) -> bool {
        let breaks = match mv {
            Move::Smash | Move::Spit => true,
            Move::Harvest(cell) => state.top(cell).is_some_and(Tile::is_barren),
            _ => false,
        };
        breaks && state.integrity_track() + 2 >= TRACK
    }

    fn is_turn_boundary(&self, state: &State) -> bool {
        self.pending(state) == Pending::Chance(Question::Draw)
    }

    fn begins_turn(&self, mv: Move) -> bool {
        matches!(mv, Move::Card(Card::Frog(_)))
    }

    fn win_chance(&self, memory: &mut VaultScores, state: &State, seat: Seat) -> f64 {
        memory.win_chance(self, state, seat)
    }
}

fn effort(question: Question) -> u32 {
    match question {
        Question::Action(ActionMode::After) => 0,
        Question::Action(_) => 4,
        Question::Commit { .. } | Question::Spoils | Question::Enter | Question::Descend => 2,
        Question::Flux | Question::Offer => 2,
        Question::Toll { .. } | Question::Stomp | Question::Homeward => 1,
        _ => 0,
    }
}

/// Implements [`BotHeuristics::best_answer`].
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
    let eval = Evaluator::new(rules, state, frog, quick);
    let mut best = f64::NEG_INFINITY;
    chosen.clear();
    for &mv in answers {
        let worth = if frog == seat { own(&eval, question, mv) } else { puppet::weigh(&eval, seat, question, mv) };
        if worth > best + 1e-9 {
            best = worth;
            chosen.clear();
            if frog == seat {
                eval.bar.set(best - 1e-9);
            }
        }
        if worth >= best - 1e-9 {
            chosen.push(mv);
        }
    }
    chosen[below(chosen.len() as u32) as usize % chosen.len()]
}

/// Returns what is asked and for which frog. The player of `seat` may answer for another frog that it possesses.
fn asked(rules: &Rules, state: &State, seat: Seat) -> Option<(Seat, Question)> {
    match rules.pending(state) {
        Pending::Seat(decision) => Some((decision.seat, decision.question)),
        Pending::Seats(_, question) => Some((seat, question)),
        _ => None,
    }
}

/// Returns the value of an answer to the frog that it is given for, in points. Only differences matter.
fn own(eval: &Evaluator<'_>, question: Question, mv: Move) -> f64 {
    match (question, mv) {
        (_, Move::Reveal) => reveal::reveal(eval, question),
        (_, Move::Eat) => power::eat(eval),
        (Question::KeepDealt | Question::KeepSelected | Question::KeepDrawn, Move::Keep(_, card)) => eval.card(card),
        (Question::Flux, _) => eval.flux(mv),
        (Question::Action(_), _) => action::weigh(eval, mv),
        (Question::Descend | Question::Enter, _) => action::arrive(eval, mv),
        (Question::Window(window), _) => combat::window(eval, window, mv),
        (Question::Commit { attacks }, Move::Commit(overpower, boost)) => {
            combat::commit(eval, attacks, overpower, boost)
        }
        (Question::Spoils, _) => combat::spoils(eval, mv),
        (Question::Take { .. }, Move::Take(slot)) => vault::take(eval, slot),
        (Question::Store, Move::Store(slot)) => vault::store(eval, slot),
        (Question::Store, Move::Crush) => 1.0,
        (Question::Offer, Move::Return) => action::come_back(eval),
        (_, Move::Soft(..) | Move::Throw | Move::Tether) => muck::question(eval, question, mv),
        _ => power::question(eval, question, mv),
    }
}
