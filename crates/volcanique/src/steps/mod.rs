//! The steps of the game. A step is the [`Frame`] on top of the stack; the file with its name says what it waits for, which
//! answers there are, why others are refused, and what an answer does ([`Step`]).
//!
//! Start with `turn.rs` (a player's turn), `buy.rs` and `volcano.rs`. Files without a step hold the stages of a turn, or
//! what several steps share. Rare steps are never inlined, so that the common ones stay small enough for the processor's
//! instruction cache.

pub(crate) mod aim_detour;
pub(crate) mod barter;
pub(crate) mod bomb;
mod buy;
mod buy_card;
mod cards;
mod claim;
pub(crate) mod claim_centre;
mod collect;
pub(crate) mod contest;
mod contest_sides;
mod converge;
mod cover_targets;
pub(crate) mod cover_tile;
pub(crate) mod deal_power;
mod destinations;
mod diversion;
pub(crate) mod draw_card;
pub(crate) mod drift;
mod end_of_turn;
mod erosion;
pub(crate) mod escape;
mod game_end;
pub(crate) mod grow_colossal;
pub(crate) mod intrusion;
mod land_movement;
pub(crate) mod landslide;
pub(crate) mod lateral_eruption;
pub(crate) mod lava_flow;
pub(crate) mod lava_step;
mod movement;
pub(crate) mod new_island;
pub(crate) mod over;
pub(crate) mod purchase;
pub(crate) mod quench;
pub(crate) mod rich_seam;
pub(crate) mod ride_up;
mod rift;
pub(crate) mod run_out;
mod sacrifice;
pub(crate) mod sacrifice_from_hand;
mod sea;
pub(crate) mod seat_order;
pub(crate) mod sinkhole;
pub(crate) mod starting_island;
pub(crate) mod starting_resources;
mod super_volcano;
pub(crate) mod swim;
pub(crate) mod turn;
mod unlock;
pub(crate) mod volcano;
pub(crate) mod walk;
mod winter;

pub(crate) use unlock::granted;

use crate::event::Event;
use crate::frame::Frame;
use crate::moves::Move;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::State;
use tabletop::{Decision, Pending, RandomBelow, Seat, Sink};
use turn::Turn;

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

    /// Adds every legal move, in order.
    fn legal(self, rules: &Rules, state: &State, moves: &mut Vec<Move>) {
        self.outcomes(rules, state, &mut |mv, _| moves.push(mv));
    }

    /// Checks a move of a seat or of chance without listing the legal ones.
    fn check(self, _: &Rules, _: &State, _: Move) -> Answer {
        None
    }

    /// Does what a legal move says.
    fn apply<S: Sink<Event>>(self, _: &Rules, _: &mut State, _: Move, _: &mut S) {}

    /// Visits the outcomes of chance with their weights, in order.
    fn outcomes(self, _: &Rules, _: &State, _: &mut impl FnMut(Move, u32)) {}

    /// Draws an outcome of chance without listing all of them, where that is faster.
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
            Frame::SeatOrder => {
                let $step = seat_order::SeatOrder;
                $code
            }
            Frame::DealPower => {
                let $step = deal_power::DealPower;
                $code
            }
            Frame::Turn => {
                let $step = Turn;
                $code
            }
            Frame::RichSeam => {
                let $step = rich_seam::RichSeam;
                $code
            }
            Frame::Sinkhole => {
                let $step = sinkhole::Sinkhole;
                $code
            }
            Frame::AimDetour => {
                let $step = aim_detour::AimDetour;
                $code
            }
            Frame::Quench => {
                let $step = quench::Quench;
                $code
            }
            Frame::SacrificeFromHand => {
                let $step = sacrifice_from_hand::SacrificeFromHand;
                $code
            }
            Frame::StartingIsland($step) => $code,
            Frame::StartingResources($step) => $code,
            Frame::Walk($step) => $code,
            Frame::Intrusion($step) => $code,
            Frame::Drift($step) => $code,
            Frame::Purchase($step) => $code,
            Frame::CoverTile($step) => $code,
            Frame::RideUp($step) => $code,
            Frame::NewIsland($step) => $code,
            Frame::Volcano($step) => $code,
            Frame::Escape($step) => $code,
            Frame::LavaFlow($step) => $code,
            Frame::LateralEruption($step) => $code,
            Frame::Bomb($step) => $code,
            Frame::Landslide($step) => $code,
            Frame::Contest($step) => $code,
            Frame::Barter($step) => $code,
            Frame::DrawCard($step) => $code,
            Frame::Swim($step) => $code,
            Frame::GrowColossal($step) => $code,
            Frame::LavaStep($step) => $code,
            Frame::RunOut($step) => $code,
            Frame::ClaimCentre($step) => $code,
        }
    };
}

/// Returns a question to a seat that decides for itself.
fn ask(seat: Seat, question: Question) -> Pending<Question> {
    Pending::Seat(Decision { by: seat, seat, question })
}

/// Returns the answer to a move of chance that is possible, or not.
fn possible(is_possible: bool, question: Question) -> Answer {
    Some(if is_possible { Ok(()) } else { Err(Refusal::NotPossible { question }) })
}

/// Returns whether the game is in a turn and in none of its sequences. This is the most common step, so it is tested
/// before the others.
#[inline]
fn is_in_turn(state: &State) -> bool {
    matches!(state.frame(), Frame::Turn)
}

/// Advances until a seat or chance has to decide.
pub(crate) fn run<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) {
    loop {
        let progress =
            if is_in_turn(state) { Turn.advance(rules, state, sink) } else { advance_sequence(rules, state, sink) };
        if progress == Progress::Wait {
            return;
        }
    }
}

fn advance_sequence<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
    with_step!(state.frame(), step => step.advance(rules, state, sink))
}

/// Returns who decides what now.
#[inline]
pub(crate) fn pending(rules: &Rules, state: &State) -> Pending<Question> {
    if is_in_turn(state) { Turn.pending(rules, state) } else { pending_in_sequence(rules, state) }
}

fn pending_in_sequence(rules: &Rules, state: &State) -> Pending<Question> {
    with_step!(state.frame(), step => step.pending(rules, state))
}

/// Adds every legal move of a seat, or every outcome of chance, in order.
pub(crate) fn legal(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    if is_in_turn(state) { Turn.legal(rules, state, moves) } else { legal_in_sequence(rules, state, moves) }
}

fn legal_in_sequence(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    with_step!(state.frame(), step => step.legal(rules, state, moves));
}

/// Checks a move; the error says why it is refused.
pub(crate) fn check(rules: &Rules, state: &State, mv: Move) -> Result<(), Refusal> {
    let question = match pending(rules, state) {
        Pending::Over => return Err(Refusal::Over),
        Pending::Chance(question) | Pending::Seats(_, question) => question,
        Pending::Seat(decision) => decision.question,
    };
    let answer = with_step!(state.frame(), step => step.check(rules, state, mv));
    answer.unwrap_or(Err(Refusal::NotAsked { question }))
}

/// Does what a legal move says, then advances until the next decision.
pub(crate) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
    if is_in_turn(state) {
        Turn.apply(rules, state, mv, sink);
    } else {
        apply_in_sequence(rules, state, mv, sink);
    }
    run(rules, state, sink);
}

fn apply_in_sequence<S: Sink<Event>>(rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
    with_step!(state.frame(), step => step.apply(rules, state, mv, sink));
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
