//! The end of a turn: the card may be set aside, frogs that returned use theirs, others may buy their way home, deferred
//! cards may be used; round after round until nobody acts (OD-2, OD-3, OD-5, OD-7).

use super::combat::roll::POWER;
use super::oomph::spend;
use super::turn::{begin as begin_turn, drift};
use super::{Flow, action, anytime, ask, peek};
use crate::event::{Event, Price};
use crate::moves::Move;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{EndStage, Frame, Mode, NOBODY, Place, ReturnStage, State, once};
use tabletop::{Pending, RuleId, Seat, Sink, emit, rule, rule_id};

/// Set-aside cards that buy the way home.
const FARE: u8 = 2;

fn goto(state: &mut State, next: EndStage, to: u8) {
    if let Frame::EndOfTurn { seat, aside, .. } = state.frame() {
        state.replace(Frame::EndOfTurn { seat, cursor: to, aside, stage: next });
    }
}

/// The seat that is asked, counted from the active frog.
fn asked(rules: &Rules, state: &State) -> Seat {
    match state.frame() {
        Frame::EndOfTurn { seat, cursor, .. } => Seat((seat.0 + cursor) % rules.frogs),
        _ => Seat(0),
    }
}

pub(crate) fn advance<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) -> Flow {
    let Frame::EndOfTurn { seat: active, cursor, stage, .. } = state.frame() else { return Flow::Go };
    let seat = asked(rules, state);
    match stage {
        EndStage::Returned => {
            set_aside(rules, state, sink);
            use_cards(rules, state, sink);
        }
        EndStage::Offers if cursor == rules.frogs => goto(state, EndStage::Timers, 0),
        EndStage::Offers if may_return(state, seat) => {
            rule!("OD-3");
            return Flow::Wait;
        }
        EndStage::Offers => {
            let waits = |cursor: &u8| may_return(state, Seat((active.0 + cursor) % rules.frogs));
            let next = (cursor + 1..rules.frogs).find(waits);
            goto(state, if next.is_some() { EndStage::Offers } else { EndStage::Timers }, next.unwrap_or(0));
        }
        EndStage::Timers if cursor == rules.frogs => {
            state.returned = [NOBODY; 8];
            state.pop();
        }
        EndStage::Timers if is_due(state, seat) => use_deferred(state, seat, sink),
        EndStage::Timers if has_timer(rules, state, seat) => return Flow::Wait,
        EndStage::Timers => {
            let waits = |cursor: &u8| {
                let seat = Seat((active.0 + cursor) % rules.frogs);
                is_due(state, seat) || has_timer(rules, state, seat)
            };
            let next = (cursor + 1..rules.frogs).find(waits);
            goto(state, EndStage::Timers, next.unwrap_or(rules.frogs));
        }
    }
    Flow::Go
}

/// The card of a frog that is in an Outer Dimension at the end of its own turn, however it got there.
fn set_aside<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) {
    let Frame::EndOfTurn { seat, cursor, aside: false, stage } = state.frame() else { return };
    if !matches!(state.frog(seat).place, Place::Outer(_)) || rules.setup.bounce {
        return;
    }
    if rules.is_robo(seat) {
        rule!("SOLO-OD-1");
        return;
    }
    state.discard[seat.index()] -= 1;
    state.frog_mut(seat).aside += 1;
    emit!(sink, "OD-2", Event::SetAside { seat });
    state.replace(Frame::EndOfTurn { seat, cursor, aside: true, stage });
}

/// The first frog that returned this turn and has cards left takes an action with one of them.
fn use_cards<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) {
    // Frogs that have returned come first, in the order of their return.
    rule!("OD-7");
    let ready = |seat: &Seat| state.frog(*seat).in_play() && state.frog(*seat).aside > 0;
    let next = state.returned.into_iter().filter(|&seat| seat != NOBODY).map(Seat).find(ready);
    let Some(seat) = next else { return goto(state, EndStage::Offers, 0) };
    spend_cards(state, seat, 1, rule_id!("OD-5"), sink);
    if action::any(rules, state, seat, Mode::Aside) {
        state.push(Frame::Action { seat, mode: Mode::Aside, paid: false, before: 0 });
    } else {
        emit!(sink, "OD-5", Event::Forfeited { seat });
    }
}

fn spend_cards<S: Sink<Event>>(state: &mut State, seat: Seat, count: u8, rule: RuleId, sink: &mut S) {
    state.frog_mut(seat).aside -= count;
    state.discard[seat.index()] += count;
    emit!(sink, rule, Event::UsedAside { seat, count });
}

fn may_return(state: &State, seat: Seat) -> bool {
    matches!(state.frog(seat).place, Place::Outer(_)) && state.frog(seat).aside >= FARE
}

/// A deferred card whose owner no longer has the card that deferred it is used now.
pub(crate) fn is_due(state: &State, seat: Seat) -> bool {
    state.frog(seat).due && state.frog(seat).in_play()
}

/// Called when a frog's card has changed: a deferred card is due if the new one does not have the power. It is told at once.
pub(crate) fn settle_deferral<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, sink: &mut S) {
    let frog = state.frog(seat);
    if frog.deferred > 0 && !frog.due && frog.card.is_known() && !rules.card_powers(frog.card).defer {
        state.frog_mut(seat).due = true;
        emit!(sink, "ABI-TEMPORUS", Event::DeferralDue { seat });
    }
}

fn may_use(rules: &Rules, state: &State, seat: Seat) -> Result<(), Refusal> {
    if !state.powers(rules, seat).defer || !state.frog(seat).in_play() {
        Err(Refusal::NoSuchPower)
    } else if state.frog(seat).deferred == 0 {
        Err(Refusal::NothingDeferred)
    } else {
        Ok(())
    }
}

fn may_look(rules: &Rules, state: &State, seat: Seat) -> Result<(), Refusal> {
    if !state.frog(seat).in_play() {
        return Err(Refusal::NoSuchPower);
    }
    rule!("ABI-6");
    peek::may(rules, state, seat, state.purse(seat))
}

fn has_timer(rules: &Rules, state: &State, seat: Seat) -> bool {
    may_use(rules, state, seat).is_ok()
        || may_look(rules, state, seat).is_ok()
        || may_tether(rules, state, seat).is_ok()
}

/// Asks the round again if a frog that has turned its card up unasked can act in it: nobody had asked it before.
pub(crate) fn reopen(rules: &Rules, state: &mut State, seat: Seat) {
    if !has_timer(rules, state, seat) {
        return;
    }
    rule!("ABI-8");
    match state.frame() {
        Frame::EndOfTurn { .. } => goto(state, EndStage::Returned, 0),
        // Between two turns. The card of the last turn is where it belongs already.
        _ => state.push(Frame::EndOfTurn { seat: state.last, cursor: 0, aside: true, stage: EndStage::Returned }),
    }
}

/// Drifting home by a card that was kept in the Outer Dimensions.
fn may_tether(rules: &Rules, state: &State, seat: Seat) -> Result<(), Refusal> {
    let frog = state.frog(seat);
    if !matches!(frog.place, Place::Outer(_)) || !state.powers(rules, seat).tether_drift {
        Err(Refusal::NoSuchPower)
    } else if frog.once & once::TETHER != 0 {
        Err(Refusal::OncePerTurn)
    } else if state.purse(seat) < POWER {
        Err(Refusal::PowerTooDear { needs: POWER, has: state.purse(seat) })
    } else {
        Ok(())
    }
}

fn tether<S: Sink<Event>>(state: &mut State, seat: Seat, sink: &mut S) {
    spend(state, seat, POWER, Price::Power, sink);
    state.frog_mut(seat).once |= once::TETHER;
    goto(state, EndStage::Returned, 0);
    drift(state, seat, 1, rule_id!("FM-TETHERBOUND"), sink);
}

/// A full new turn without Siphons.
fn use_deferred<S: Sink<Event>>(state: &mut State, seat: Seat, sink: &mut S) {
    // The turn that was ending has ended: a frog that is knocked out in the new one does not set its finished card aside.
    if let Frame::EndOfTurn { seat, .. } = state.frame() {
        rule!("OD-2");
        state.replace(Frame::EndOfTurn { seat, cursor: 0, aside: true, stage: EndStage::Returned });
    }
    take_deferred(state, seat, sink);
}

/// The deferred card goes onto the discard pile and its owner has a turn.
pub(crate) fn take_deferred<S: Sink<Event>>(state: &mut State, seat: Seat, sink: &mut S) {
    state.frog_mut(seat).deferred -= 1;
    state.frog_mut(seat).due = false;
    state.discard[seat.index()] += 1;
    emit!(sink, "ABI-TEMPORUS", Event::UsedDeferred { seat });
    begin_turn(state, seat, true);
}

pub(crate) fn turn(rules: &Rules, state: &State, stage: EndStage) -> Pending<Question> {
    let question = if stage == EndStage::Timers { Question::Timer } else { Question::Offer };
    ask(state, asked(rules, state), question)
}

pub(crate) fn legal(rules: &Rules, state: &State, stage: EndStage, moves: &mut Vec<Move>) {
    let seat = asked(rules, state);
    anytime::legal(rules, state, seat, moves);
    if stage != EndStage::Timers {
        return moves.extend([Move::Return, Move::Stay]);
    }
    moves.push(Move::Pass);
    if may_use(rules, state, seat).is_ok() {
        moves.push(Move::UseDeferred);
    }
    if may_look(rules, state, seat).is_ok() {
        moves.push(Move::Look);
    }
    if may_tether(rules, state, seat).is_ok() {
        moves.push(Move::Tether);
    }
}

pub(crate) fn check(rules: &Rules, state: &State, stage: EndStage, mv: Move) -> Option<Result<(), Refusal>> {
    let seat = asked(rules, state);
    match (stage, mv) {
        (EndStage::Offers, Move::Return | Move::Stay) | (EndStage::Timers, Move::Pass) => Some(Ok(())),
        (EndStage::Timers, Move::UseDeferred) => Some(may_use(rules, state, seat)),
        (EndStage::Timers, Move::Look) => Some(may_look(rules, state, seat)),
        (EndStage::Timers, Move::Tether) => Some(may_tether(rules, state, seat)),
        _ => None,
    }
}

pub(crate) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
    let Frame::EndOfTurn { cursor, stage, .. } = state.frame() else { return };
    let seat = asked(rules, state);
    match mv {
        Move::Return => {
            spend_cards(state, seat, FARE, rule_id!("OD-3"), sink);
            goto(state, EndStage::Returned, 0);
            state.push(Frame::Return { seat, stage: ReturnStage::Trade, left: 1 });
        }
        Move::UseDeferred => use_deferred(state, seat, sink),
        Move::Tether => tether(state, seat, sink),
        Move::Look => {
            goto(state, EndStage::Returned, 0);
            peek::begin(state, seat, sink);
        }
        _ => goto(state, stage, cursor + 1),
    }
}
