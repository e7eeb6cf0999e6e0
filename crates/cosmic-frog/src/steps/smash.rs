//! SMASH: all terrain of a frog's own hex is destroyed, and it is in the Aether (ABI-MONSTROUS).

use super::terrain::{destroy_top, drop_into_aether};
use super::{Flow, upheaval};
use crate::event::Event;
use crate::rules::Rules;
use crate::state::{Frame, State};
use hexgrid::Cell;
use tabletop::{Seat, Sink, emit, rule_id};

pub(crate) fn begin<S: Sink<Event>>(state: &mut State, seat: Seat, cell: Cell, sink: &mut S) {
    emit!(sink, "ABI-MONSTROUS", Event::Smashed { seat, cell });
    drop_into_aether(state, seat, rule_id!("ABI-MONSTROUS"), sink);
    state.push(Frame::Smash { seat, cell });
}

/// Tile by tile until nothing is left.
pub(crate) fn advance<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, cell: Cell, sink: &mut S) -> Flow {
    if state.terrain.contains(cell) {
        destroy_top(rules, state, cell, rule_id!("ABI-MONSTROUS"), sink);
    } else {
        state.pop();
        upheaval::due(state, seat);
    }
    Flow::Go
}
