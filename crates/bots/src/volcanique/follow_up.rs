//! `FollowUp`: plays an answer and the choices that complete it, until another seat or chance moves.
//!
//! After a purchase, for example, the bot pays and places the piece; after it picks a critter, it moves the critter.

use super::position_value::{expected_points, resource_value, turns_left};
use hexgrid::Hex;
use tabletop::{Game, Pending, RandomBelow, Seat};
use volcanique::{Item, Move, Price, Question, Rules, State};

/// The most choices that are played after an answer.
const DEEP: u8 = 5;
/// The most answers of one such choice that are played, in full and in quick mode.
const WIDE: usize = 400;
const NARROW: usize = 6;
/// The most answers that are valued in quick mode.
const QUICK: usize = 24;
/// The value of a Caldera card before it is seen.
const CARD: f64 = 1.9;
/// The value of the three or four tiles of a new island.
const NEW_LAND: f64 = 4.0;
/// The value of an attempt to divert lava.
const ASIDE: f64 = 0.4;
/// How much the points of the best opponent, and the mean of all opponents, count against the bot's own points.
const RIVAL: f64 = 0.45;
const OTHERS: f64 = 0.2;

/// A position that is valued for one seat.
pub(super) struct FollowUp<'a> {
    rules: &'a Rules,
    state: &'a State,
    seat: Seat,
    quick: bool,
    buffers: [Vec<Move>; DEEP as usize + 1],
}

impl<'a> FollowUp<'a> {
    pub(super) fn new(rules: &'a Rules, state: &'a State, seat: Seat, quick: bool) -> FollowUp<'a> {
        FollowUp { rules, state, seat, quick, buffers: Default::default() }
    }

    /// Returns the answers to value: all, or in quick mode a random part of them.
    pub(super) fn candidates(&self, answers: &[Move], below: RandomBelow<'_>) -> Vec<Move> {
        if !self.quick || answers.len() <= QUICK {
            // In quick mode no seat moves critters.
            let moving = self.quick && matches!(self.question(self.state), Some(Question::Move { .. }));
            return if moving && answers.contains(&Move::Done) { vec![Move::Done] } else { answers.to_vec() };
        }
        (0..QUICK).map(|_| answers[below(answers.len() as u32) as usize % answers.len()]).collect()
    }

    /// Returns the value of an answer, in points.
    pub(super) fn value(&mut self, mv: Move) -> f64 {
        let mut after = *self.state;
        self.rules.apply_legal(&mut after, mv, &mut ());
        self.follow(&after, 0) + self.hidden_value(mv)
    }

    /// Returns the value of a position to the seat: its own points minus a part of the points of the others.
    fn position_value(&self, state: &State) -> f64 {
        let sides = expected_points(self.rules, state);
        let (mut best, mut sum) = (0.0f64, 0.0);
        for other in self.rules.seats().filter(|&other| other != self.seat) {
            best = best.max(sides[other.index()]);
            sum += sides[other.index()];
        }
        let count = f64::from(self.rules.players().saturating_sub(1).max(1));
        sides[self.seat.index() % 5] - RIVAL * best - OTHERS * sum / count
    }

    /// Returns the expected value of what chance or later answers will decide.
    fn hidden_value(&self, mv: Move) -> f64 {
        match mv {
            Move::BuyCard => CARD,
            Move::Buy(Item::Island) => NEW_LAND,
            Move::Divert => ASIDE,
            Move::Bomb | Move::Lateral => match self.question(self.state) {
                Some(Question::Bomb { hex } | Question::Lateral { hex }) => self.around(hex),
                _ => 0.0,
            },
            _ => 0.0,
        }
    }

    /// Returns the mean value of driving all critters off one of the neighbouring spaces.
    fn around(&self, hex: Hex) -> f64 {
        let near = |at: Hex| hex.distance(at) == 1;
        let pieces = |seat: Seat| {
            let critters = self.state.player(seat).land().iter();
            critters.filter(|critter| near(self.state.land().hex(critter.site()))).count() as f64
        };
        let others = self.rules.seats().filter(|&other| other != self.seat).map(pieces).sum::<f64>();
        (RIVAL * others - pieces(self.seat)) / 6.0
    }

    fn question(&self, state: &State) -> Option<Question> {
        match self.rules.pending(state) {
            Pending::Seat(decision) if decision.by == self.seat => Some(decision.question),
            _ => None,
        }
    }

    /// Returns the value of a position in which the seat may still have to complete its answer.
    fn follow(&mut self, state: &State, deep: u8) -> f64 {
        let Some(question) = self.question(state).filter(|&question| deep < DEEP && belongs(question)) else {
            return self.position_value(state);
        };
        let mut answers = std::mem::take(&mut self.buffers[deep as usize]);
        self.rules.legal(state, &mut answers);
        let worth = match question {
            Question::Pay { .. } => self.paid(state, &answers, deep),
            _ => self.best_of(state, &answers, deep),
        };
        self.buffers[deep as usize] = answers;
        worth
    }

    /// Returns the value of the position after the payment that leaves the best resources.
    fn paid(&mut self, state: &State, answers: &[Move], deep: u8) -> f64 {
        let held = state.player(self.seat).resources;
        let left = turns_left(self.rules, state);
        let rest = |mv: &Move| if let Move::Pay(mix) = mv { resource_value(held.minus(*mix), left) } else { 0.0 };
        let Some(&mv) = answers.iter().max_by(|one, two| rest(one).total_cmp(&rest(two))) else {
            return self.position_value(state);
        };
        let mut after = *state;
        self.rules.apply_legal(&mut after, mv, &mut ());
        self.follow(&after, deep + 1)
    }

    fn best_of(&mut self, state: &State, answers: &[Move], deep: u8) -> f64 {
        let most = if self.quick { NARROW } else { WIDE };
        let step = answers.len().div_ceil(most).max(1);
        let mut best = f64::NEG_INFINITY;
        for &mv in answers.iter().step_by(step) {
            let mut after = *state;
            self.rules.apply_legal(&mut after, mv, &mut ());
            best = best.max(self.follow(&after, deep + 1));
        }
        if best == f64::NEG_INFINITY { self.position_value(state) } else { best }
    }
}

/// Returns whether a choice completes the answer before it.
fn belongs(question: Question) -> bool {
    match question {
        Question::Pay { price } => price != Price::Item(Item::Island),
        Question::Walk { .. }
        | Question::Victim { .. }
        | Question::Place { .. }
        | Question::Migrate { .. }
        | Question::Erupt
        | Question::Sleight { .. }
        | Question::Unlock
        | Question::Spend
        | Question::Lose { .. }
        | Question::BarterTake { .. }
        | Question::Seam
        | Question::Swim { .. } => true,
        _ => false,
    }
}
