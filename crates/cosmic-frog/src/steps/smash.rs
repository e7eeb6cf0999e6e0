//! SMASH: a frog destroys all terrain of its own hex and is then in the Aether (ABI-MONSTROUS).

use super::terrain::{destroy_top, drop_into_aether};
use super::{Progress, Step, upheaval};
use crate::event::Event;
use crate::question::Question;
use crate::rules::Rules;
use crate::state::{Frame, State};
use hexgrid::Cell;
use serde::{Deserialize, Serialize};
use tabletop::{Pending, Seat, Sink, emit, rule_id};

/// All terrain of a hex is being destroyed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Smash {
    /// Who smashes.
    pub seat: Seat,
    /// Which hex.
    pub cell: Cell,
}

impl Step for Smash {
    /// Destroys tile after tile until nothing is left.
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        let Smash { seat, cell } = self;
        if state.terrain.contains(cell) {
            destroy_top(rules, state, cell, rule_id!("ABI-MONSTROUS"), sink);
        } else {
            state.pop();
            upheaval::begin_if_due(state, seat);
        }
        Progress::Continue
    }

    fn pending(self, _: &Rules, _: &State) -> Pending<Question> {
        Pending::Over
    }
}

pub(crate) fn begin<S: Sink<Event>>(state: &mut State, seat: Seat, cell: Cell, sink: &mut S) {
    emit!(sink, "ABI-MONSTROUS", Event::Smashed { seat, cell });
    drop_into_aether(state, seat, rule_id!("ABI-MONSTROUS"), sink);
    state.push(Frame::Smash(Smash { seat, cell }));
}
