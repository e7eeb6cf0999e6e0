//! Heuristics of the bots for Volcanique: the value of each answer and of a position, in points.
//!
//! The value of an answer is the value of the position after it and after the choices that complete it, such as the payment and
//! the place of a tile (`follow_up.rs`). `position_value.rs` values positions. Not here: look-ahead over turns (`keen/`).

mod follow_up;
mod position_value;

use crate::BotHeuristics;
use follow_up::FollowUp;
use tabletop::{Game, Pending, RandomBelow, Seat};
use volcanique::{Move, Question, Rules, State, View};

/// The lead that changes the odds by the factor e: at the end, and what each remaining turn adds to it.
const LEAD: f64 = 2.0;
const OPEN: f64 = 0.7;

impl BotHeuristics for Rules {
    type Memory = ();
    const ITERATIONS: u32 = 160;
    const ROLLOUT_TURNS: u32 = 3;

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
        let mut follow_up = FollowUp::new(self, state, seat, quick);
        let mut best = f64::NEG_INFINITY;
        chosen.clear();
        for mv in follow_up.candidates(answers, below) {
            let worth = follow_up.value(mv);
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

    fn answer_values(&self, state: &State, seat: Seat, answers: &[Move]) -> Vec<f64> {
        let mut follow_up = FollowUp::new(self, state, seat, false);
        answers.iter().map(|&mv| follow_up.value(mv)).collect()
    }

    /// Searches what decides the game: building, erupting, powers. Choices that only complete an answer are not searched.
    fn search_effort(&self, state: &State, _: Seat) -> u32 {
        let Pending::Seat(decision) = self.pending(state) else { return 0 };
        match decision.question {
            Question::Buy { .. } | Question::Place { .. } => 4,
            Question::Move { .. } | Question::Erupt | Question::Unlock => 2,
            Question::Claim | Question::Caldera => 1,
            _ => 0,
        }
    }

    fn is_turn_boundary(&self, state: &State) -> bool {
        let begins = |question: Question| matches!(question, Question::Move { .. });
        !state.turn_state().touched
            && matches!(self.pending(state), Pending::Seat(decision) if begins(decision.question))
    }

    fn begins_turn(&self, _: Move) -> bool {
        true
    }

    fn win_chance(&self, (): &mut (), state: &State, seat: Seat) -> f64 {
        let sides = position_value::expected_points(self, state);
        let lead = if self.pending(state) == Pending::Over {
            1.0
        } else {
            LEAD + OPEN * position_value::turns_left(self, state)
        };
        crate::keen::win_share(&sides[..usize::from(self.players())], seat.index(), lead)
    }
}
