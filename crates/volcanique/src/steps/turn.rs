//! A turn: move, buy, Caldera, claim, sacrifice, collect, lava (VQ-TURN-1). Final turns begin with lava (VQ-END-1).
//!
//! Each stage that asks something has a file: `movement.rs`, `buy.rs`, `buy_card.rs`, `claim.rs`, `sacrifice.rs`,
//! `collect.rs`.

use super::lava_step::LavaStep;
use super::{Answer, Progress, Step, ask};
use super::{buy, buy_card, claim, collect, end_of_turn, movement, sacrifice, super_volcano};
use crate::event::Event;
use crate::frame::{Frame, Mode, Stage};
use crate::moves::Move;
use crate::power::Trait;
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
            Stage::Begin => begin(state, sink),
            Stage::Early => {
                state.push(Frame::LavaStep(LavaStep { soil: true }));
                if mode == Mode::Finale { Stage::Claim } else { Stage::Move }
            }
            Stage::Move | Stage::Buy | Stage::Sacrifice => return Progress::Wait,
            Stage::Caldera if buy_card::check_purchase(state) == Ok(()) => return Progress::Wait,
            Stage::Caldera => Stage::Claim,
            Stage::Claim if mode == Mode::Finale && !claim::any(state) => Stage::End,
            Stage::Claim => return Progress::Wait,
            Stage::Collect => {
                collect::collect(state, sink);
                Stage::Discard
            }
            Stage::Discard if collect::surplus(state) > 0 => return Progress::Wait,
            Stage::Discard => Stage::Lava,
            Stage::Lava if state.lavas.is_empty() => Stage::End,
            Stage::Lava => {
                state.push(Frame::LavaStep(LavaStep { soil: true }));
                Stage::End
            }
            Stage::End => {
                end_of_turn::end_turn(rules, state, sink);
                return Progress::Continue;
            }
        };
        state.turn.stage = next;
        Progress::Continue
    }

    fn pending(self, _: &Rules, state: &State) -> Pending<Question> {
        let question = match state.turn.stage {
            Stage::Move => Question::Move { movements: state.turn.movements, flights: state.turn.flights },
            Stage::Buy => Question::Buy { first: buy::is_first(state) },
            Stage::Caldera => Question::Caldera,
            Stage::Claim => Question::Claim,
            Stage::Sacrifice => Question::Sacrifice,
            Stage::Discard => Question::Discard { count: collect::surplus(state) },
            _ => return Pending::Over,
        };
        ask(state.turn.seat, question)
    }

    fn legal(self, rules: &Rules, state: &State, moves: &mut Vec<Move>) {
        match state.turn.stage {
            Stage::Move => movement::legal(rules, state, moves),
            Stage::Buy => buy::legal(rules, state, moves),
            Stage::Caldera => moves.extend([Move::Done, Move::BuyCard]),
            Stage::Claim => claim::legal(rules, state, moves),
            Stage::Sacrifice => sacrifice::legal(rules, state, moves),
            Stage::Discard => collect::legal(state, moves),
            _ => {}
        }
    }

    fn check(self, rules: &Rules, state: &State, mv: Move) -> Answer {
        match state.turn.stage {
            Stage::Move => movement::check(rules, state, mv),
            Stage::Buy => buy::check(rules, state, mv),
            Stage::Caldera => buy_card::check(state, mv),
            Stage::Claim => claim::check(rules, state, mv),
            Stage::Sacrifice => sacrifice::check(rules, state, mv),
            Stage::Discard => collect::check(state, mv),
            _ => None,
        }
    }

    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        state.turn.touched = true;
        let (mode, stage) = (state.turn.mode, state.turn.stage);
        match (stage, mv) {
            (Stage::Move, Move::Done) if mode == Mode::Last => super_volcano::erupt(state, sink),
            (Stage::Move, Move::Done) => state.turn.stage = Stage::Buy,
            (Stage::Buy, Move::Done) => buy::leave(state, sink),
            (Stage::Caldera, Move::Done) => state.turn.stage = Stage::Claim,
            (Stage::Claim, Move::Done) => {
                state.turn.stage = if mode == Mode::Finale { Stage::End } else { Stage::Sacrifice };
            }
            (Stage::Sacrifice, Move::Done) => {
                state.turn.stage = if mode == Mode::Normal { Stage::Collect } else { Stage::End };
            }
            (Stage::Move, _) => movement::apply(rules, state, mv, sink),
            (Stage::Buy, _) => buy::apply(rules, state, mv, sink),
            (Stage::Caldera, _) => buy_card::apply(state, sink),
            (Stage::Claim, _) => claim::apply(rules, state, mv, sink),
            (Stage::Sacrifice, _) => sacrifice::apply(rules, state, mv, sink),
            (Stage::Discard, _) => collect::apply(state, mv, sink),
            _ => {}
        }
    }
}

fn begin<S: Sink<Event>>(state: &mut State, sink: &mut S) -> Stage {
    let (seat, mode) = (state.turn.seat, state.turn.mode);
    let begins = Event::TurnBegins { seat, last: mode != Mode::Normal };
    match mode {
        Mode::Normal => emit!(sink, "VQ-TURN-1", begins),
        Mode::Final => emit!(sink, "VQ-END-1", begins),
        Mode::Finale => emit!(sink, "VQ-END-2", begins),
        Mode::Last => emit!(sink, "VQ-SUPER", begins),
    }
    // Nothing has moved in the turn that begins.
    state.lavas.each(|lava| lava.fresh = false);
    state.player_mut(seat).bombed = false;
    state.turn.movements = if state.powers(seat).has(Trait::SecondMovement) {
        rule!("VQ-AGILE");
        2
    } else {
        1
    };
    if matches!(mode, Mode::Final | Mode::Finale) { Stage::Early } else { Stage::Move }
}
