//! A frog's turn: arrive or drift, act, perhaps act once more (TURN-1 to TURN-4, OD-1, OD-6).

use super::oomph::regain;
use super::{Flow, action, anytime, ask, target};
use crate::event::{Event, Gain};
use crate::moves::Move;
use crate::question::{Question, Window};
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::score;
use crate::state::{EndStage, Frame, Kind, Mode, Place, Purpose, ReturnStage, State, TurnStage, once};
use tabletop::{Seat, Sink, Turn, rule};

fn goto(state: &mut State, next: TurnStage) {
    if let Frame::Turn { seat, deferred, .. } = state.frame() {
        state.replace(Frame::Turn { seat, stage: next, deferred });
    }
}

/// A turn begins, with a card just turned over or with one that was deferred.
pub(crate) fn begin(state: &mut State, seat: Seat, deferred: bool) {
    state.last = seat;
    state.first = Kind::None;
    for frog in &mut state.frogs {
        frog.spent = false;
        frog.recovered = false;
        frog.once = 0;
    }
    state.frog_mut(seat).locked = false;
    state.push(Frame::Turn { seat, stage: TurnStage::Begin, deferred });
}

pub(crate) fn advance<S: Sink<Event>>(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    stage: TurnStage,
    deferred: bool,
    sink: &mut S,
) -> Flow {
    match stage {
        TurnStage::Begin => {
            rule!("TURN-2");
            if !deferred {
                siphon(rules, state, seat, sink);
            }
            goto(state, TurnStage::Open);
        }
        TurnStage::Open if opens(rules, state, seat, deferred) => return Flow::Wait,
        TurnStage::Open => goto(state, TurnStage::Start),
        TurnStage::Start => start(rules, state, seat, sink),
        TurnStage::Drift => return Flow::Wait,
        TurnStage::Drifted => after_drift(rules, state, seat),
        TurnStage::Act => act(rules, state, seat, sink),
        TurnStage::Extra => extra(rules, state, seat),
        TurnStage::Finish if may_swap(rules, state, seat) => return Flow::Wait,
        TurnStage::Finish => goto(state, TurnStage::End),
        TurnStage::End => state.replace(Frame::EndOfTurn { seat, cursor: 0, aside: false, stage: EndStage::Returned }),
    }
    Flow::Go
}

/// Operating Siphons give 1 Ω each at the start of the turn (SIP-2).
fn siphon<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, sink: &mut S) {
    let stacks = score::stacks(state.tiles(), rules.vault(seat));
    let operating = score::siphons(&stacks).count_ones() as u8;
    if operating > 0 {
        regain(state, seat, operating, Gain::Siphons, sink);
    }
}

/// At the start of its turn a frog in play may turn its card up, or set the action card aside if it has the power.
fn opens(rules: &Rules, state: &State, seat: Seat, deferred: bool) -> bool {
    state.frog(seat).in_play() && (state.may_reveal(seat) || may_defer(rules, state, seat, deferred).is_ok())
}

fn may_defer(rules: &Rules, state: &State, seat: Seat, deferred: bool) -> Result<(), Refusal> {
    if !state.powers(rules, seat).defer {
        Err(Refusal::NoSuchPower)
    } else if deferred || state.frog(seat).deferred > 0 {
        Err(Refusal::DeferredAlready)
    } else {
        Ok(())
    }
}

fn start<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, sink: &mut S) {
    match state.frog(seat).place {
        Place::Waiting => {
            rule!("TURN-1");
            goto(state, TurnStage::Act);
            state.push(Frame::Descend { seat });
        }
        Place::Outer(_) => goto(state, TurnStage::Drift),
        Place::Shard(_) => {
            let amount = state.powers(rules, seat).shard_regain;
            if amount > 0 {
                rule!("ABI-TELLURIC");
                regain(state, seat, amount, Gain::Ground, sink);
            }
            goto(state, TurnStage::Act);
        }
        Place::Aether => goto(state, TurnStage::Act),
    }
}

pub(crate) fn turn(state: &State, seat: Seat, stage: TurnStage) -> Turn<Question> {
    match stage {
        TurnStage::Open => ask(state, seat, Question::Window(Window::TurnStart)),
        TurnStage::Finish => ask(state, seat, Question::Swap),
        _ => Turn::Chance(Question::Drift { seat }),
    }
}

pub(crate) fn legal(rules: &Rules, state: &State, seat: Seat, stage: TurnStage, deferred: bool, moves: &mut Vec<Move>) {
    anytime::legal(rules, state, seat, moves);
    moves.push(Move::Pass);
    if stage == TurnStage::Open && may_defer(rules, state, seat, deferred).is_ok() {
        moves.push(Move::Defer);
    }
    if stage == TurnStage::Finish {
        let others = rules.seats().filter(|&other| check_swap(rules, state, seat, other).is_ok());
        moves.extend(others.map(Move::Swap));
    }
}

pub(crate) fn check(
    rules: &Rules,
    state: &State,
    seat: Seat,
    stage: TurnStage,
    deferred: bool,
    mv: Move,
) -> Option<Result<(), Refusal>> {
    match (stage, mv) {
        (TurnStage::Open | TurnStage::Finish, Move::Pass) => Some(Ok(())),
        (TurnStage::Open, Move::Defer) => Some(may_defer(rules, state, seat, deferred)),
        (TurnStage::Finish, Move::Swap(other)) => Some(check_swap(rules, state, seat, other)),
        _ => None,
    }
}

pub(crate) fn apply<S: Sink<Event>>(state: &mut State, seat: Seat, stage: TurnStage, mv: Move, sink: &mut S) {
    match mv {
        Move::Pass if stage == TurnStage::Open => goto(state, TurnStage::Start),
        Move::Pass => goto(state, TurnStage::End),
        Move::Defer => {
            rule!("ABI-TEMPORUS");
            state.discard[seat.index()] -= 1;
            state.frog_mut(seat).deferred += 1;
            sink.push(Event::Deferred { seat });
            state.pop();
        }
        Move::Swap(other) => target::begin(state, seat, other, Purpose::Swap, (Mode::First, 0), sink),
        Move::Roll(steps) => {
            rule!("OD-1");
            goto(state, TurnStage::Drifted);
            drift(state, seat, steps, sink);
        }
        _ => {}
    }
}

/// Brings a frog home by so many dimensions; at Dimension Zero it returns.
pub(crate) fn drift<S: Sink<Event>>(state: &mut State, seat: Seat, steps: u8, sink: &mut S) {
    let Place::Outer(from) = state.frog(seat).place else { return };
    let to = from.saturating_sub(steps);
    if steps > 0 {
        sink.push(Event::Drifted { seat, from, to });
    }
    if to > 0 {
        state.frog_mut(seat).place = Place::Outer(to);
    } else {
        state.push(Frame::Return { seat, stage: ReturnStage::Draw });
    }
}

fn after_drift(rules: &Rules, state: &mut State, seat: Seat) {
    if state.frog(seat).in_play() {
        rule!("OD-6");
        extra(rules, state, seat);
    } else {
        goto(state, TurnStage::End);
    }
}

fn act<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, sink: &mut S) {
    rule!("TURN-3");
    if action::any(rules, state, seat, Mode::First) {
        goto(state, TurnStage::Extra);
        state.push(Frame::Action { seat, mode: Mode::First, paid: false, before: 0 });
    } else {
        sink.push(Event::Forfeited { seat });
        goto(state, TurnStage::Finish);
    }
}

/// Offers the extra action if one could be taken and paid (TURN-4), or a power that works after the action.
fn extra(rules: &Rules, state: &mut State, seat: Seat) {
    goto(state, TurnStage::Finish);
    if state.frog(seat).in_play() && action::any_extra(rules, state, seat) {
        rule!("TURN-4");
        state.push(Frame::Action { seat, mode: Mode::Extra, paid: false, before: 0 });
    }
}

fn may_swap(rules: &Rules, state: &State, seat: Seat) -> bool {
    rules.seats().any(|other| check_swap(rules, state, seat, other).is_ok())
}

/// Swapping cards after the last action, never after RECOVER.
fn check_swap(rules: &Rules, state: &State, seat: Seat, other: Seat) -> Result<(), Refusal> {
    if !state.powers(rules, seat).swap {
        return Err(Refusal::NoSuchPower);
    }
    if state.frog(seat).recovered {
        return Err(Refusal::NotAfterRecover);
    }
    if state.frog(seat).once & once::SWAP != 0 {
        return Err(Refusal::OncePerTurn);
    }
    if other.0 >= rules.frogs || !state.targetable(rules, seat, other) {
        return Err(Refusal::NotTargetable);
    }
    let has = state.purse(seat);
    let needs = super::combat::roll::POWER;
    if has < needs {
        return Err(Refusal::PowerTooDear { needs, has });
    }
    target::payable(rules, state, other, needs, has)
}
