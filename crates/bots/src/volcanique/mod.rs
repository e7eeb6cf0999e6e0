//! What bots know about Volcanique: a sensible player tries each answer, follows the choices that belong to it (what is
//! paid, where the tile goes) and takes what leaves it best off.
//!
//! `value.rs` says how a position stands, in points; `look.rs` follows an answer to where others or chance go on. Not here:
//! looking ahead over turns (`keen/`), memory of past turns.

mod look;
mod value;

use crate::BotHeuristics;
use look::Look;
use tabletop::{Game, Pending, RandomBelow, Seat};
use volcanique::{Move, Question, Rules, State, View};

/// How many points make a lead at the very end, and how many more for each turn still to come.
const LEAD: f64 = 2.0;
const OPEN: f64 = 0.7;

impl BotHeuristics for Rules {
    type Memory = ();
    const ITERATIONS: u32 = 160;
    const TURNS: u32 = 3;

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
        let mut look = Look::new(self, state, seat, quick);
        let mut best = f64::NEG_INFINITY;
        chosen.clear();
        for mv in look.tried(answers, below) {
            let worth = look.worth(mv);
            if worth > best + 1e-9 {
                best = worth;
                chosen.clear();
            }
            if worth >= best - 1e-9 {
                chosen.push(mv);
            }
        }
        chosen[below(chosen.len() as u32) as usize % chosen.len()]
    }

    fn worths(&self, state: &State, seat: Seat, answers: &[Move]) -> Vec<f64> {
        let mut look = Look::new(self, state, seat, false);
        answers.iter().map(|&mv| look.worth(mv)).collect()
    }

    /// Building and erupting decide the game; what merely follows from them is left to the sensible player.
    fn effort(&self, state: &State, _: Seat) -> u32 {
        let Pending::Seat(decision) = self.pending(state) else { return 0 };
        match decision.question {
            Question::Buy { .. } | Question::Place { .. } => 4,
            Question::Move { .. } | Question::Erupt | Question::Unlock => 2,
            Question::Claim | Question::Caldera => 1,
            _ => 0,
        }
    }

    fn at_boundary(&self, state: &State) -> bool {
        let begins = |question: Question| matches!(question, Question::Move { .. });
        !state.turn_state().touched
            && matches!(self.pending(state), Pending::Seat(decision) if begins(decision.question))
    }

    fn begins_turn(&self, _: Move) -> bool {
        true
    }

    fn chance(&self, (): &mut (), state: &State, seat: Seat) -> f64 {
        let sides = value::stand(self, state);
        let lead =
            if self.pending(state) == Pending::Over { 1.0 } else { LEAD + OPEN * value::turns_left(self, state) };
        crate::keen::share(&sides[..usize::from(self.players())], seat.index(), lead)
    }
}
