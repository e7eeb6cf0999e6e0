//! An answer followed to where others or chance go on: what is bought is paid for and laid, what is picked goes somewhere.

use super::value::{purse, stand, turns_left};
use hexgrid::Hex;
use tabletop::{Game, Pending, RandomBelow, Seat};
use volcanique::{Item, Move, Price, Question, Rules, State};

/// How deep choices that belong together are followed.
const DEEP: u8 = 5;
/// Most answers of one choice that are followed, with and without a second thought.
const WIDE: usize = 400;
const NARROW: usize = 6;
/// Most answers that are looked at without a second thought.
const QUICK: usize = 24;
/// What a Caldera card is worth before it is seen.
const CARD: f64 = 1.9;
/// What the three or four tiles of a new island are worth.
const NEW_LAND: f64 = 4.0;
/// What a try to turn lava aside is worth.
const ASIDE: f64 = 0.4;
/// How much the best opponent and all of them together count against oneself.
const RIVAL: f64 = 0.45;
const OTHERS: f64 = 0.2;

/// The eyes of a seat on a position.
pub(super) struct Look<'a> {
    rules: &'a Rules,
    state: &'a State,
    seat: Seat,
    quick: bool,
    buffers: [Vec<Move>; DEEP as usize + 1],
}

impl<'a> Look<'a> {
    pub(super) fn new(rules: &'a Rules, state: &'a State, seat: Seat, quick: bool) -> Look<'a> {
        Look { rules, state, seat, quick, buffers: Default::default() }
    }

    /// The answers that are looked at: all, or a part of them picked by chance if there is no time.
    pub(super) fn tried(&self, answers: &[Move], below: RandomBelow<'_>) -> Vec<Move> {
        if !self.quick || answers.len() <= QUICK {
            // Without a second thought nobody wanders about.
            let moving = self.quick && matches!(self.question(self.state), Some(Question::Move { .. }));
            return if moving && answers.contains(&Move::Done) { vec![Move::Done] } else { answers.to_vec() };
        }
        (0..QUICK).map(|_| answers[below(answers.len() as u32) as usize % answers.len()]).collect()
    }

    /// What an answer is worth, in points.
    pub(super) fn worth(&mut self, mv: Move) -> f64 {
        let mut after = *self.state;
        self.rules.apply_legal(&mut after, mv, &mut ());
        self.follow(&after, 0) + self.unseen(mv)
    }

    /// What a position is worth to the seat: its own points, and those of the others against it.
    fn value(&self, state: &State) -> f64 {
        let sides = stand(self.rules, state);
        let (mut best, mut sum) = (0.0f64, 0.0);
        for other in self.rules.seats().filter(|&other| other != self.seat) {
            best = best.max(sides[other.index()]);
            sum += sides[other.index()];
        }
        let count = f64::from(self.rules.players().saturating_sub(1).max(1));
        sides[self.seat.index() % 5] - RIVAL * best - OTHERS * sum / count
    }

    /// What only chance or later answers will show.
    fn unseen(&self, mv: Move) -> f64 {
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

    /// What it is worth to drive everybody off one of the spaces around, whichever it is.
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

    /// The worth of a position in which the seat goes on with what it has begun.
    fn follow(&mut self, state: &State, deep: u8) -> f64 {
        let Some(question) = self.question(state).filter(|&question| deep < DEEP && belongs(question)) else {
            return self.value(state);
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

    /// The payment that leaves the best purse.
    fn paid(&mut self, state: &State, answers: &[Move], deep: u8) -> f64 {
        let held = state.player(self.seat).resources;
        let left = turns_left(self.rules, state);
        let rest = |mv: &Move| if let Move::Pay(mix) = mv { purse(held.minus(*mix), left) } else { 0.0 };
        let Some(&mv) = answers.iter().max_by(|one, two| rest(one).total_cmp(&rest(two))) else {
            return self.value(state);
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
        if best == f64::NEG_INFINITY { self.value(state) } else { best }
    }
}

/// Whether a choice belongs to the answer before it.
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
