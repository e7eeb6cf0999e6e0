//! POSSESS: a frog decides one action of another frog and spends up to 2 Ω of that frog (ABI-MINDBORER).

use super::action::Action;
use super::{Progress, Step, action, target};
use crate::event::Event;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{ActionMode, Frame, NOBODY, State, once};
use serde::{Deserialize, Serialize};
use tabletop::{Pending, Seat, Sink, emit, rule_id};

/// How much Ω of the puppet may be spent.
const STRINGS: u8 = 2;

/// A frog possesses another; the action of the puppet lies on top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Possess {
    /// Who possesses.
    pub seat: Seat,
}

impl Step for Possess {
    fn advance<S: Sink<Event>>(self, _: &Rules, state: &mut State, sink: &mut S) -> Progress {
        release(state, sink);
        Progress::Continue
    }

    fn pending(self, _: &Rules, _: &State) -> Pending<Question> {
        Pending::Over
    }
}

/// Checks whether a frog may possess another with this much Ω left for tolls.
pub(crate) fn check(rules: &Rules, state: &State, seat: Seat, other: Seat, purse: u8) -> Result<(), Refusal> {
    if !state.powers(rules, seat).possess {
        return Err(Refusal::NoSuchPower);
    }
    if state.frog(seat).once & once::POSSESS != 0 {
        return Err(Refusal::OncePerTurn);
    }
    if other == seat {
        return Err(Refusal::Yourself);
    }
    if other.0 >= rules.frogs || !state.can_target(rules, seat, other) {
        return Err(Refusal::NotTargetable);
    }
    target::check_payable(rules, state, other, 0, purse)?;
    let mut trial = *state;
    pull(&mut trial, seat, other);
    if action::has_legal(rules, &trial, other, ActionMode::Puppet) { Ok(()) } else { Err(Refusal::NothingToPossess) }
}

fn pull(state: &mut State, seat: Seat, puppet: Seat) {
    state.puppet = puppet.0;
    state.puppeteer = seat;
    state.strings = STRINGS;
}

/// Begins the possession. The puppet's card is fixed until its action ends.
pub(crate) fn begin<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, puppet: Seat, sink: &mut S) {
    state.frog_mut(seat).once |= once::POSSESS;
    pull(state, seat, puppet);
    let rule = if rules.is_robo(puppet) { rule_id!("SOLO-POW-1") } else { rule_id!("ABI-MINDBORER") };
    emit!(sink, rule, Event::Possessed { seat, puppet });
    state.push(Frame::Possess(Possess { seat }));
    if action::has_legal(rules, state, puppet, ActionMode::Puppet) {
        state.push(Frame::Action(Action::new(puppet, ActionMode::Puppet)));
    }
}

/// Ends the possession after the puppet's action.
fn release<S: Sink<Event>>(state: &mut State, sink: &mut S) {
    emit!(sink, "ABI-MINDBORER", Event::Released { puppet: Seat(state.puppet) });
    state.puppet = NOBODY;
    state.puppeteer = Seat(0);
    state.strings = 0;
    state.pop();
}
