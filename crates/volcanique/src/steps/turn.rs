//! A turn: move, buy, Caldera, claim, sacrifice, collect, lava (VQ-TURN-1). Final turns begin with lava (VQ-END-1).

use super::{Answer, Flow, ask, blast, buy, caldera, claim, collect, end, movement, sacrifice};
use crate::event::Event;
use crate::event_rule::Tell;
use crate::moves::Move;
use crate::power::Trait;
use crate::question::Question;
use crate::rules::Rules;
use crate::state::{Frame, Mode, Stage, State};
use tabletop::{Pending, Sink, rule};

pub(crate) fn advance<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) -> Flow {
    let mode = state.turn.mode;
    let next = match state.turn.stage {
        Stage::Begin => begin(state, sink),
        Stage::Early => {
            state.push(Frame::LavaStep { soil: true });
            if mode == Mode::Finale { Stage::Claim } else { Stage::Move }
        }
        Stage::Move | Stage::Buy | Stage::Sacrifice => return Flow::Wait,
        Stage::Caldera if caldera::check(state) == Ok(()) => return Flow::Wait,
        Stage::Caldera => Stage::Claim,
        Stage::Claim if mode == Mode::Finale && !claim::any(state) => Stage::End,
        Stage::Claim => return Flow::Wait,
        Stage::Collect => {
            collect::collect(state, sink);
            Stage::Discard
        }
        Stage::Discard if collect::surplus(state) > 0 => return Flow::Wait,
        Stage::Discard => Stage::Lava,
        Stage::Lava if state.lavas.is_empty() => Stage::End,
        Stage::Lava => {
            state.push(Frame::LavaStep { soil: true });
            Stage::End
        }
        Stage::End => {
            end::end_turn(rules, state, sink);
            return Flow::Go;
        }
    };
    state.turn.stage = next;
    Flow::Go
}

fn begin<S: Sink<Event>>(state: &mut State, sink: &mut S) -> Stage {
    rule!("VQ-TURN-1");
    let (seat, mode) = (state.turn.seat, state.turn.mode);
    sink.tell(Event::TurnBegins { seat, last: mode != Mode::Normal });
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

pub(crate) fn turn(state: &State) -> Pending<Question> {
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

pub(crate) fn legal(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
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

pub(crate) fn check(rules: &Rules, state: &State, mv: Move) -> Answer {
    match state.turn.stage {
        Stage::Move => movement::check(rules, state, mv),
        Stage::Buy => buy::check(rules, state, mv),
        Stage::Caldera => caldera::answer(state, mv),
        Stage::Claim => claim::check(rules, state, mv),
        Stage::Sacrifice => sacrifice::check(rules, state, mv),
        Stage::Discard => collect::check(state, mv),
        _ => None,
    }
}

pub(crate) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
    state.turn.touched = true;
    let stage = state.turn.stage;
    match (stage, mv) {
        (Stage::Move, Move::Done) if state.turn.mode == Mode::Last => blast::begin(rules, state, sink),
        (Stage::Move, Move::Done) => state.turn.stage = Stage::Buy,
        (Stage::Buy, Move::Done) => buy::leave(state, sink),
        (Stage::Caldera, Move::Done) => state.turn.stage = Stage::Claim,
        (Stage::Claim, Move::Done) => {
            state.turn.stage = if state.turn.mode == Mode::Finale { Stage::End } else { Stage::Sacrifice };
        }
        (Stage::Sacrifice, Move::Done) => {
            state.turn.stage = if state.turn.mode == Mode::Normal { Stage::Collect } else { Stage::End };
        }
        (Stage::Move, _) => movement::apply(rules, state, mv, sink),
        (Stage::Buy, _) => buy::apply(rules, state, mv, sink),
        (Stage::Caldera, _) => caldera::apply(state, sink),
        (Stage::Claim, _) => claim::apply(rules, state, mv, sink),
        (Stage::Sacrifice, _) => sacrifice::apply(rules, state, mv, sink),
        (Stage::Discard, _) => collect::apply(state, mv, sink),
        _ => {}
    }
}
