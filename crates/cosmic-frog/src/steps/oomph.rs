//! Ω: spending and regaining (OOM-1).

use crate::event::{Event, Gain, Price};
use crate::event_rule::Tell;
use crate::state::{OOMPH, State};
use tabletop::{Seat, Sink, rule};

/// Moves Ω from available to expended; the caller has checked that it is there.
pub(crate) fn spend<S: Sink<Event>>(state: &mut State, seat: Seat, amount: u8, price: Price, sink: &mut S) {
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
    sink.tell(Event::Spent { seat, amount, price });
}

/// Moves Ω back, never above six.
pub(crate) fn regain<S: Sink<Event>>(state: &mut State, seat: Seat, amount: u8, gain: Gain, sink: &mut S) {
    rule!("OOM-1");
    let frog = state.frog_mut(seat);
    let amount = amount.min(OOMPH - frog.oomph);
    frog.oomph += amount;
    if amount > 0 {
        sink.tell(Event::Regained { seat, amount, gain });
    }
}
