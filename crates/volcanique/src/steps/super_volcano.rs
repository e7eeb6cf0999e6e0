//! The super volcano: it settles without lava and, after one more turn of everybody else, erupts (VQ-SUPER).

use super::run_out::RunOut;
use super::{contest, escape};
use crate::event::{Ending, Event, Loss};
use crate::frame::Frame;
use crate::rules::Rules;
use crate::state::{Closing, State};
use hexgrid::Hex;
use tabletop::{Sink, emit, rule, rule_id};

/// Settles the super volcano: no lava flows, the space is covered, and the others have one turn each.
pub(super) fn settle<S: Sink<Event>>(rules: &Rules, state: &mut State, hex: Hex, sink: &mut S) {
    let seat = state.turn.seat;
    state.volcano = None;
    state.super_volcano = Some(hex);
    rule!("VQ-END-3");
    state.closing = Closing { ending: Some(Ending::Super), seat, turns: rules.players - 1 };
    emit!(sink, "VQ-SUPER", Event::EndTriggered { seat, ending: Ending::Super });
    state.refresh_visible(rules);
    contest::begin(state);
}

/// Erupts: critters on all six neighbours go home, then lava runs out everywhere.
pub(super) fn erupt<S: Sink<Event>>(state: &mut State, sink: &mut S) {
    let seat = state.turn.seat;
    if let Some(hex) = state.super_volcano {
        emit!(sink, "VQ-SUPER", Event::SuperErupts { seat, hex });
        for beside in hex.neighbours() {
            escape::send_all_home(state, beside, (Loss::Super, rule_id!("VQ-SUPER")), sink);
        }
    }
    state.push(Frame::RunOut(RunOut { place: 0 }));
}
