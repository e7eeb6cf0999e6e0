//! The end of a turn: the card may be set aside, frogs that returned use their cards, others may buy their way home, and
//! deferred cards may be used. Rounds repeat until nobody acts (OD-2, OD-3, OD-5, OD-7).

use super::action::Action;
use super::combat::roll::POWER;
use super::oomph::spend;
use super::returning::Return;
use super::turn::{begin as begin_turn, drift};
use super::{Answer, Progress, Step, action, anytime, ask, peek};
use crate::event::{Event, Expense};
use crate::moves::Move;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{ActionMode, EndStage, Frame, NOBODY, Place, ReturnStage, State, once};
use serde::{Deserialize, Serialize};
use tabletop::{Pending, RuleId, Seat, Sink, emit, rule, rule_id};

/// How many set-aside cards buy the way home.
const FARE: u8 = 2;

/// A turn ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EndOfTurn {
    /// Whose turn ends.
    pub seat: Seat,
    /// The seat that is asked, counted from that frog.
    pub cursor: u8,
    /// Whether that frog's card is settled: it is set aside or discarded, or the turn is finally over.
    pub aside: bool,
    /// What comes next.
    pub stage: EndStage,
}

impl Step for EndOfTurn {
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        let EndOfTurn { seat: active, cursor, stage, .. } = self;
        let seat = self.asked(rules);
        match stage {
            EndStage::Returned => {
                self.set_aside(rules, state, sink);
                use_cards(rules, state, sink);
            }
            EndStage::Offers if cursor == rules.frogs => go_to(state, EndStage::Timers, 0),
            EndStage::Offers if may_return(state, seat) => {
                rule!("OD-3");
                return Progress::Wait;
            }
            EndStage::Offers => {
                let waits = |cursor: &u8| may_return(state, Seat((active.0 + cursor) % rules.frogs));
                let next = (cursor + 1..rules.frogs).find(waits);
                go_to(state, if next.is_some() { EndStage::Offers } else { EndStage::Timers }, next.unwrap_or(0));
            }
            EndStage::Reopened if next_to_use_cards(state).is_some() => use_cards(rules, state, sink),
            EndStage::Timers | EndStage::Reopened if cursor == rules.frogs => {
                state.returned = [NOBODY; 8];
                state.pop();
            }
            EndStage::Timers | EndStage::Reopened if is_due(state, seat) => use_deferred(state, seat, sink),
            EndStage::Timers | EndStage::Reopened if has_timer(rules, state, seat) => return Progress::Wait,
            EndStage::Timers | EndStage::Reopened => {
                let waits = |cursor: &u8| {
                    let seat = Seat((active.0 + cursor) % rules.frogs);
                    is_due(state, seat) || has_timer(rules, state, seat)
                };
                let next = (cursor + 1..rules.frogs).find(waits);
                go_to(state, stage, next.unwrap_or(rules.frogs));
            }
        }
        Progress::Continue
    }

    fn pending(self, rules: &Rules, state: &State) -> Pending<Question> {
        let question = if self.stage.is_for_powers() { Question::Timer } else { Question::Offer };
        ask(state, self.asked(rules), question)
    }

    fn legal(self, rules: &Rules, state: &State, moves: &mut Vec<Move>) {
        let seat = self.asked(rules);
        anytime::legal(rules, state, seat, moves);
        if !self.stage.is_for_powers() {
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

    fn check(self, rules: &Rules, state: &State, mv: Move) -> Answer {
        let seat = self.asked(rules);
        match (self.stage.is_for_powers(), mv) {
            (true, Move::Pass) => Some(Ok(())),
            (true, Move::UseDeferred) => Some(may_use(rules, state, seat)),
            (true, Move::Look) => Some(may_look(rules, state, seat)),
            (true, Move::Tether) => Some(may_tether(rules, state, seat)),
            (false, Move::Return | Move::Stay) => Some(Ok(())),
            _ => None,
        }
    }

    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let seat = self.asked(rules);
        match mv {
            Move::Return => {
                spend_cards(state, seat, FARE, rule_id!("OD-3"), sink);
                go_to(state, EndStage::Returned, 0);
                state.push(Frame::Return(Return { seat, stage: ReturnStage::Trade, left: 1 }));
            }
            Move::UseDeferred => use_deferred(state, seat, sink),
            Move::Tether => tether(state, seat, sink),
            Move::Look => {
                repeat(state);
                peek::begin(state, seat, sink);
            }
            _ => go_to(state, self.stage, self.cursor + 1),
        }
    }
}

impl EndOfTurn {
    /// Returns the seat that is asked.
    fn asked(self, rules: &Rules) -> Seat {
        Seat((self.seat.0 + self.cursor) % rules.frogs)
    }

    /// Sets the card of a frog aside if the frog is in an Outer Dimension at the end of its own turn, for whatever reason.
    fn set_aside<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) {
        let seat = self.seat;
        if self.aside || !matches!(state.frog(seat).place, Place::Outer(_)) || rules.setup.bounce {
            return;
        }
        if rules.is_robo(seat) {
            rule!("SOLO-OD-1");
            return;
        }
        state.discard[seat.index()] -= 1;
        state.frog_mut(seat).aside += 1;
        emit!(sink, "OD-2", Event::SetAside { seat });
        state.replace(Frame::EndOfTurn(EndOfTurn { aside: true, ..self }));
    }
}

impl EndStage {
    /// Returns whether frogs are asked for the powers that work at the end of a turn, not whether they return.
    fn is_for_powers(self) -> bool {
        matches!(self, EndStage::Timers | EndStage::Reopened)
    }

    /// Returns the stage with which the round begins again after a frog has acted in it.
    fn first(self) -> EndStage {
        if self == EndStage::Reopened { self } else { EndStage::Returned }
    }
}

fn go_to(state: &mut State, next: EndStage, to: u8) {
    if let Frame::EndOfTurn(EndOfTurn { seat, aside, .. }) = state.frame() {
        state.replace(Frame::EndOfTurn(EndOfTurn { seat, cursor: to, aside, stage: next }));
    }
}

/// Begins the round again.
fn repeat(state: &mut State) {
    if let Frame::EndOfTurn(EndOfTurn { stage, .. }) = state.frame() {
        go_to(state, stage.first(), 0);
    }
}

/// Returns the first frog that returned this turn and has set-aside cards left.
fn next_to_use_cards(state: &State) -> Option<Seat> {
    let ready = |seat: &Seat| state.frog(*seat).is_in_play() && state.frog(*seat).aside > 0;
    state.returned.into_iter().filter(|&seat| seat != NOBODY).map(Seat).find(ready)
}

/// Gives an action to that frog, which uses one of its cards.
fn use_cards<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) {
    // Frogs that have returned come first, in the order of their return.
    rule!("OD-7");
    let Some(seat) = next_to_use_cards(state) else { return go_to(state, EndStage::Offers, 0) };
    spend_cards(state, seat, 1, rule_id!("OD-5"), sink);
    if action::has_legal(rules, state, seat, ActionMode::Aside) {
        state.push(Frame::Action(Action::new(seat, ActionMode::Aside)));
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

/// Returns whether a deferred card must be used now, because its owner no longer has the card that deferred it.
pub(crate) fn is_due(state: &State, seat: Seat) -> bool {
    state.frog(seat).due && state.frog(seat).is_in_play()
}

/// Marks a deferred card as due if the frog's new card does not have the power, and emits the event at once.
pub(crate) fn settle_deferral<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, sink: &mut S) {
    let frog = state.frog(seat);
    if frog.deferred > 0 && !frog.due && frog.card.is_known() && !rules.card_powers(frog.card).defer {
        state.frog_mut(seat).due = true;
        emit!(sink, "ABI-TEMPORUS", Event::DeferralDue { seat });
    }
}

fn may_use(rules: &Rules, state: &State, seat: Seat) -> Result<(), Refusal> {
    if !state.powers(rules, seat).defer || !state.frog(seat).is_in_play() {
        Err(Refusal::NoSuchPower)
    } else if state.frog(seat).deferred == 0 {
        Err(Refusal::NothingDeferred)
    } else {
        Ok(())
    }
}

fn may_look(rules: &Rules, state: &State, seat: Seat) -> Result<(), Refusal> {
    if !state.frog(seat).is_in_play() {
        return Err(Refusal::NoSuchPower);
    }
    rule!("ABI-6");
    peek::check(rules, state, seat, state.spendable_oomph(seat))
}

fn has_timer(rules: &Rules, state: &State, seat: Seat) -> bool {
    may_use(rules, state, seat).is_ok()
        || may_look(rules, state, seat).is_ok()
        || may_tether(rules, state, seat).is_ok()
}

/// Asks the round again if a frog that has turned its card up as an interrupt can now act in it.
pub(crate) fn reopen(rules: &Rules, state: &mut State, seat: Seat) {
    if !has_timer(rules, state, seat) {
        return;
    }
    rule!("ABI-8");
    match state.frame() {
        Frame::EndOfTurn(_) => repeat(state),
        // Between two turns, perhaps after an event card, nobody may buy a way home. The card of the last turn is already in
        // its place.
        _ => state.push(Frame::EndOfTurn(EndOfTurn {
            seat: state.last,
            cursor: 0,
            aside: true,
            stage: EndStage::Reopened,
        })),
    }
}

/// Checks whether a frog may drift home with a card that it kept in the Outer Dimensions.
fn may_tether(rules: &Rules, state: &State, seat: Seat) -> Result<(), Refusal> {
    let frog = state.frog(seat);
    if !matches!(frog.place, Place::Outer(_)) || !state.powers(rules, seat).tether_drift {
        Err(Refusal::NoSuchPower)
    } else if frog.once & once::TETHER != 0 {
        Err(Refusal::OncePerTurn)
    } else if state.spendable_oomph(seat) < POWER {
        Err(Refusal::PowerTooDear { needs: POWER, has: state.spendable_oomph(seat) })
    } else {
        Ok(())
    }
}

fn tether<S: Sink<Event>>(state: &mut State, seat: Seat, sink: &mut S) {
    spend(state, seat, POWER, Expense::Power, sink);
    state.frog_mut(seat).once |= once::TETHER;
    repeat(state);
    drift(state, seat, 1, rule_id!("FM-TETHERBOUND"), sink);
}

/// Begins a full new turn without Siphons.
fn use_deferred<S: Sink<Event>>(state: &mut State, seat: Seat, sink: &mut S) {
    // The ending turn is over now: a frog that is knocked out in the new turn does not set the card of the old turn aside.
    if let Frame::EndOfTurn(EndOfTurn { seat, stage, .. }) = state.frame() {
        rule!("OD-2");
        state.replace(Frame::EndOfTurn(EndOfTurn { seat, cursor: 0, aside: true, stage: stage.first() }));
    }
    take_deferred(state, seat, sink);
}

/// Discards the deferred card and gives its owner a turn.
pub(crate) fn take_deferred<S: Sink<Event>>(state: &mut State, seat: Seat, sink: &mut S) {
    state.frog_mut(seat).deferred -= 1;
    state.frog_mut(seat).due = false;
    state.discard[seat.index()] += 1;
    emit!(sink, "ABI-TEMPORUS", Event::UsedDeferred { seat });
    begin_turn(state, seat, true);
}
