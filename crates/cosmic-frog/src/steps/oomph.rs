//! Ω: spending and regaining (OOM-1).

use crate::event::{Event, Expense, Gain};
use crate::state::{OOMPH, State};
use tabletop::{RuleId, Seat, Sink, emit, rule, rule_id};

/// Moves Ω from available to expended. The caller has checked that the frog has enough.
pub(crate) fn spend<S: Sink<Event>>(state: &mut State, seat: Seat, amount: u8, price: Expense, sink: &mut S) {
    if amount == 0 {
        return;
    }
    rule!("OOM-1");
    let frog = state.frog_mut(seat);
    debug_assert!(frog.oomph >= amount, "Ω that is not there was spent");
    frog.oomph = frog.oomph.saturating_sub(amount);
    frog.spent = true;
    if state.puppet == seat.0 {
        state.strings = state.strings.saturating_sub(amount);
    }
    emit!(sink, rule_of(price), Event::Spent { seat, amount, price });
}

/// Returns the rule that asks for a price.
const fn rule_of(price: Expense) -> RuleId {
    match price {
        Expense::ExtraAction => rule_id!("TURN-4"),
        Expense::Leap => rule_id!("LEAP-1"),
        Expense::Slipstream => rule_id!("SLIP-1"),
        Expense::Combat => rule_id!("COM-2"),
        Expense::Power => rule_id!("ABI-3"),
        Expense::Toll => rule_id!("ABI-CAMOUFLAGE"),
        Expense::Flux => rule_id!("FLUX-1"),
        Expense::Aggro => rule_id!("FM-COM-5"),
    }
}

/// Moves Ω back to available, up to six. The event names the rule that gives it.
pub(crate) fn regain<S: Sink<Event>>(
    state: &mut State,
    seat: Seat,
    amount: u8,
    (gain, rule): (Gain, RuleId),
    sink: &mut S,
) {
    rule!("OOM-1");
    let frog = state.frog_mut(seat);
    let amount = amount.min(OOMPH - frog.oomph);
    frog.oomph += amount;
    if amount > 0 {
        emit!(sink, rule, Event::Regained { seat, amount, gain });
    }
}
