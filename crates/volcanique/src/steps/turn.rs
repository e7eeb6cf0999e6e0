//! A turn: move, buy, Caldera, claim, sacrifice, collect, lava (VQ-TURN-1). Final turns begin with lava (VQ-END-1).
//!
//! Each stage that asks something has a file: `movement.rs`, `buy.rs`, `buy_card.rs`, `claim.rs`, `sacrifice.rs`,
//! `collect.rs`.

use super::lava_step::LavaStep;
use super::{Answer, Progress, Step, ask};
use super::{buy, buy_card, claim, collect, end_of_turn, movement, sacrifice, super_volcano};
use crate::event::Event;
use crate::frame::{Frame, TurnMode, TurnStage};
use crate::moves::Move;
use crate::power::PowerTrait;
use crate::question::Question;
use crate::rules::Rules;
use crate::state::State;
use tabletop::{Pending, Sink, emit, rule};

/// A turn goes on; its stage is in [`TurnState`](crate::TurnState).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turn;

impl Step for Turn {
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        let mode = state.turn.mode;
        let next = match state.turn.stage {
            TurnStage::Begin => begin(state, sink),
            TurnStage::Early => {
                state.push(Frame::LavaStep(LavaStep { soil: true }));
                if mode == TurnMode::Finale { TurnStage::Claim } else { TurnStage::Move }
            }
            TurnStage::Move | TurnStage::Buy | TurnStage::Sacrifice => return Progress::Wait,
            TurnStage::Caldera if buy_card::check_purchase(state) == Ok(()) => return Progress::Wait,
            TurnStage::Caldera => TurnStage::Claim,
            TurnStage::Claim if mode == TurnMode::Finale && !claim::can_claim(state) => TurnStage::End,
            TurnStage::Claim => return Progress::Wait,
            TurnStage::Collect => {
                collect::collect(state, sink);
                TurnStage::Discard
            }
            TurnStage::Discard if collect::surplus(state) > 0 => return Progress::Wait,
            TurnStage::Discard => TurnStage::Lava,
            TurnStage::Lava if state.lavas.is_empty() => TurnStage::End,
            TurnStage::Lava => {
                state.push(Frame::LavaStep(LavaStep { soil: true }));
                TurnStage::End
            }
            TurnStage::End => {
                end_of_turn::end_turn(rules, state, sink);
                return Progress::Continue;
            }
        };
        state.turn.stage = next;
        Progress::Continue
    }

    fn pending(self, _: &Rules, state: &State) -> Pending<Question> {
        let question = match state.turn.stage {
            TurnStage::Move => Question::Move { movements: state.turn.movements, flights: state.turn.flights },
            TurnStage::Buy => Question::Buy { first: buy::is_first(state) },
            TurnStage::Caldera => Question::Caldera,
            TurnStage::Claim => Question::Claim,
            TurnStage::Sacrifice => Question::Sacrifice,
            TurnStage::Discard => Question::Discard { count: collect::surplus(state) },
            _ => return Pending::Over,
        };
        ask(state.turn.seat, question)
    }

    fn legal(self, rules: &Rules, state: &State, moves: &mut Vec<Move>) {
        match state.turn.stage {
            TurnStage::Move => movement::legal(rules, state, moves),
            TurnStage::Buy => buy::legal(rules, state, moves),
            TurnStage::Caldera => moves.extend([Move::Done, Move::BuyCard]),
            TurnStage::Claim => claim::legal(rules, state, moves),
            TurnStage::Sacrifice => sacrifice::legal(rules, state, moves),
            TurnStage::Discard => collect::legal(state, moves),
            _ => {}
        }
    }

    fn check(self, rules: &Rules, state: &State, mv: Move) -> Answer {
        match state.turn.stage {
            TurnStage::Move => movement::check(rules, state, mv),
            TurnStage::Buy => buy::check(rules, state, mv),
            TurnStage::Caldera => buy_card::check(state, mv),
            TurnStage::Claim => claim::check(rules, state, mv),
            TurnStage::Sacrifice => sacrifice::check(rules, state, mv),
            TurnStage::Discard => collect::check(state, mv),
            _ => None,
        }
    }

    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        state.turn.touched = true;
        let (mode, stage) = (state.turn.mode, state.turn.stage);
        match (stage, mv) {
            (TurnStage::Move, Move::Done) if mode == TurnMode::Last => super_volcano::erupt(state, sink),
            (TurnStage::Move, Move::Done) => state.turn.stage = TurnStage::Buy,
            (TurnStage::Buy, Move::Done) => buy::leave_buy_step(state, sink),
            (TurnStage::Caldera, Move::Done) => state.turn.stage = TurnStage::Claim,
            (TurnStage::Claim, Move::Done) => {
                state.turn.stage = if mode == TurnMode::Finale { TurnStage::End } else { TurnStage::Sacrifice };
            }
            (TurnStage::Sacrifice, Move::Done) => {
                state.turn.stage = if mode == TurnMode::Normal { TurnStage::Collect } else { TurnStage::End };
            }
            (TurnStage::Move, _) => movement::apply(rules, state, mv, sink),
            (TurnStage::Buy, _) => buy::apply(rules, state, mv, sink),
            (TurnStage::Caldera, _) => buy_card::apply(state, sink),
            (TurnStage::Claim, _) => claim::apply(rules, state, mv, sink),
            (TurnStage::Sacrifice, _) => sacrifice::apply(rules, state, mv, sink),
            (TurnStage::Discard, _) => collect::apply(state, mv, sink),
            _ => {}
        }
    }
}

fn begin<S: Sink<Event>>(state: &mut State, sink: &mut S) -> TurnStage {
    let (seat, mode) = (state.turn.seat, state.turn.mode);
    let begins = Event::TurnBegins { seat, last: mode != TurnMode::Normal };
    match mode {
        TurnMode::Normal => emit!(sink, "VQ-TURN-1", begins),
        TurnMode::Final => emit!(sink, "VQ-END-1", begins),
        TurnMode::Finale => emit!(sink, "VQ-END-2", begins),
        TurnMode::Last => emit!(sink, "VQ-SUPER", begins),
    }
    // Nothing has moved in the turn that begins.
    state.lavas.each(|lava| lava.fresh = false);
    state.player_mut(seat).bombed = false;
    state.turn.movements = if state.powers(seat).has(PowerTrait::SecondMovement) {
        rule!("VQ-AGILE");
        2
    } else {
        1
    };
    if matches!(mode, TurnMode::Final | TurnMode::Finale) { TurnStage::Early } else { TurnStage::Move }
}
