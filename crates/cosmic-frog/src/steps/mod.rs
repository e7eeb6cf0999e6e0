//! The steps of the game. A step is the [`Frame`] on top of the stack. The file with its name says what it waits for, which
//! answers there are, why others are refused, and what an answer does ([`Step`]), in the order of the rulebook.
//!
//! Start with `draw_card.rs` (cards are turned over), `turn.rs` (a frog's turn) and `action/` (what it may do). Files without a
//! step hold what several steps share. If another type of the game has the name of a step, the name of the step ends in `Step`.

pub(crate) mod action;
pub(crate) mod anytime;
pub(crate) mod arrive;
pub(crate) mod bonus;
pub(crate) mod chance;
pub(crate) mod combat;
pub(crate) mod deal;
pub(crate) mod descend;
pub(crate) mod disgorge;
pub(crate) mod draw_card;
pub(crate) mod end_of_turn;
pub(crate) mod fetch;
pub(crate) mod flux;
pub(crate) mod free_powers;
pub(crate) mod gather;
pub(crate) mod harvest;
pub(crate) mod interrupt;
pub(crate) mod keep;
pub(crate) mod layout;
pub(crate) mod look;
pub(crate) mod lure;
pub(crate) mod movement;
pub(crate) mod oomph;
pub(crate) mod over;
pub(crate) mod peek;
pub(crate) mod points;
pub(crate) mod possess;
pub(crate) mod purge;
pub(crate) mod raid;
pub(crate) mod raid_limit;
pub(crate) mod returning;
pub(crate) mod robo;
pub(crate) mod score;
pub(crate) mod smash;
pub(crate) mod spew;
pub(crate) mod strike;
pub(crate) mod swap;
pub(crate) mod target;
pub(crate) mod terrain;
pub(crate) mod turn;
pub(crate) mod upheaval;

use crate::event::Event;
use crate::frame::Frame;
use crate::moves::Move;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::State;
use tabletop::{Decision, Pending, RandomBelow, Seat, Sink};

/// Whether a step waits for an answer or has changed the stack, so that the game goes on with the next step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Progress {
    Wait,
    Continue,
}

/// The result of checking a move; `None` if the move does not answer what is asked.
pub(crate) type Answer = Option<Result<(), Refusal>>;

/// A step of the game, with the fields of its frame.
pub(crate) trait Step: Copy {
    /// Does what needs no decision. Waits if a seat or chance has to decide.
    fn advance<S: Sink<Event>>(self, _: &Rules, _: &mut State, _: &mut S) -> Progress {
        Progress::Wait
    }

    /// Returns who decides what.
    fn pending(self, rules: &Rules, state: &State) -> Pending<Question>;

    /// Adds every legal move of a seat, in order.
    fn legal(self, _: &Rules, _: &State, _: &mut Vec<Move>) {}

    /// Checks a move of a seat or of chance without listing the legal ones.
    fn check(self, _: &Rules, _: &State, _: Move) -> Answer {
        None
    }

    /// Does what a legal move says.
    fn apply<S: Sink<Event>>(self, _: &Rules, _: &mut State, _: Move, _: &mut S) {}

    /// Visits the outcomes of chance with their weights, in order.
    fn outcomes(self, _: &Rules, _: &State, _: &mut impl FnMut(Move, u32)) {}

    /// Draws an outcome of chance without listing all of them, if that is faster.
    fn sample(self, _: &Rules, _: &State, _: RandomBelow<'_>) -> Option<Move> {
        None
    }
}

/// Runs code with the step of a frame. The only place that connects frames and steps.
macro_rules! with_step {
    ($frame:expr, $step:ident => $code:expr) => {
        match $frame {
            Frame::None | Frame::Over => {
                let $step = over::Over;
                $code
            }
            Frame::Keep => {
                let $step = keep::Keep;
                $code
            }
            Frame::DrawCard => {
                let $step = draw_card::DrawCard;
                $code
            }
            Frame::Score => {
                let $step = score::ScoreStep;
                $code
            }
            Frame::Layout($step) => $code,
            Frame::Deal($step) => $code,
            Frame::Turn($step) => $code,
            Frame::Action($step) => $code,
            Frame::Target($step) => $code,
            Frame::Possess($step) => $code,
            Frame::Arrive($step) => $code,
            Frame::Smash($step) => $code,
            Frame::Peek($step) => $code,
            Frame::Descend($step) => $code,
            Frame::Return($step) => $code,
            Frame::Upheaval($step) => $code,
            Frame::Fetch($step) => $code,
            Frame::Bonus($step) => $code,
            Frame::Combat($step) => $code,
            Frame::Raid($step) => $code,
            Frame::Disgorge($step) => $code,
            Frame::Harvest($step) => $code,
            Frame::Look($step) => $code,
            Frame::Strike($step) => $code,
            Frame::Flux($step) => $code,
            Frame::EndOfTurn($step) => $code,
            Frame::RoboStart($step) => $code,
            Frame::Robo($step) => $code,
            Frame::Lure($step) => $code,
            Frame::Purge($step) => $code,
            Frame::Points($step) => $code,
            Frame::Gather($step) => $code,
        }
    };
}

/// Returns a question to a frog, which the frog that possesses it answers.
pub(crate) fn ask(state: &State, seat: Seat, question: Question) -> Pending<Question> {
    Pending::Seat(Decision { by: state.answering_seat(seat), seat, question })
}

/// Returns the result of checking a move of chance.
fn possible(is_possible: bool, question: Question) -> Answer {
    Some(if is_possible { Ok(()) } else { Err(Refusal::NotPossible { question }) })
}

/// Advances until a seat or chance has to decide.
pub(crate) fn run<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) {
    while with_step!(state.frame(), step => step.advance(rules, state, sink)) == Progress::Continue {}
}

/// Returns who decides what now.
pub(crate) fn pending(rules: &Rules, state: &State) -> Pending<Question> {
    with_step!(state.frame(), step => step.pending(rules, state))
}

/// Adds every legal move of a seat, or every outcome of chance, in order.
pub(crate) fn legal(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    match pending(rules, state) {
        Pending::Over => {}
        Pending::Chance(_) => {
            with_step!(state.frame(), step => step.outcomes(rules, state, &mut |mv, _| moves.push(mv)));
        }
        Pending::Seat(_) | Pending::Seats(..) => with_step!(state.frame(), step => step.legal(rules, state, moves)),
    }
}

/// Checks a move; the error says why it is refused.
pub(crate) fn check(rules: &Rules, state: &State, mv: Move) -> Result<(), Refusal> {
    if let Move::RevealUnasked(seat) = mv {
        return interrupt::check(rules, state, seat);
    }
    let question = match pending(rules, state) {
        Pending::Over => return Err(Refusal::Over),
        Pending::Seat(decision) if matches!(mv, Move::Reveal | Move::Eat) => {
            return anytime::check(rules, state, decision.seat, mv);
        }
        Pending::Chance(question) | Pending::Seats(_, question) => question,
        Pending::Seat(decision) => decision.question,
    };
    let answer = with_step!(state.frame(), step => step.check(rules, state, mv));
    answer.unwrap_or(Err(Refusal::NotAsked { question }))
}

/// Does what a legal move says, then advances until the next decision.
pub(crate) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
    match mv {
        Move::Reveal | Move::Eat => {
            if let Pending::Seat(decision) = pending(rules, state) {
                anytime::apply(rules, state, decision.seat, mv, sink);
            }
        }
        Move::RevealUnasked(seat) => interrupt::apply(rules, state, seat, sink),
        _ => with_step!(state.frame(), step => step.apply(rules, state, mv, sink)),
    }
    run(rules, state, sink);
}

/// Visits the outcomes of chance with their weights, in order; none if a seat decides.
pub(crate) fn outcomes(rules: &Rules, state: &State, each: &mut impl FnMut(Move, u32)) {
    if let Pending::Chance(_) = pending(rules, state) {
        with_step!(state.frame(), step => step.outcomes(rules, state, each));
    }
}

/// Draws an outcome of chance without listing all of them, for the most common kinds of chance.
pub(crate) fn sample(rules: &Rules, state: &State, below: RandomBelow<'_>) -> Option<Move> {
    match pending(rules, state) {
        Pending::Chance(_) => with_step!(state.frame(), step => step.sample(rules, state, below)),
        _ => None,
    }
}
