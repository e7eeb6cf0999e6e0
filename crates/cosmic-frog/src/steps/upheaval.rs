//! Quake and Vortex: all frogs are thrown off the Shard, or all frogs in the Aether come down (VAR-QUAKE-1, VAR-QUAKE-2).

use super::descend::Descend;
use super::terrain::drop_into_aether;
use super::{Progress, Step};
use crate::event::Event;
use crate::question::Question;
use crate::rules::Rules;
use crate::state::{Frame, Place, State};
use serde::{Deserialize, Serialize};
use tabletop::{Pending, Seat, Sink, emit, rule, rule_id};

/// A Quake, a Vortex or both act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Upheaval {
    /// The frog that caused it, from which frogs descend in order.
    pub by: Seat,
    /// How many frogs have descended or stayed.
    pub cursor: u8,
}

impl Step for Upheaval {
    /// Acts once for several tiles of a kind. The Quake comes first; then frogs descend in seat order, first the one that caused it.
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        let Upheaval { by, cursor } = self;
        if state.quake {
            rule!("VAR-QUAKE-2");
            state.quake = false;
            emit!(sink, "VAR-QUAKE-1", Event::Quaked);
            for seat in rules.seats() {
                if matches!(state.frog(seat).place, Place::Shard(_)) {
                    drop_into_aether(state, seat, rule_id!("VAR-QUAKE-1"), sink);
                }
            }
        }
        if !state.vortex || cursor == rules.frogs {
            state.vortex = false;
            state.pop();
            return Progress::Continue;
        }
        if cursor == 0 {
            emit!(sink, "VAR-QUAKE-1", Event::Vortexed);
        }
        rule!("VAR-QUAKE-2");
        let seat = Seat((by.0 + cursor) % rules.frogs);
        state.replace(Frame::Upheaval(Upheaval { by, cursor: cursor + 1 }));
        if state.frog(seat).place == Place::Aether {
            if rules.is_robo(seat) {
                super::robo::descend(state, seat);
            } else {
                state.push(Frame::Descend(Descend { seat }));
            }
        }
        Progress::Continue
    }

    fn pending(self, _: &Rules, _: &State) -> Pending<Question> {
        Pending::Over
    }
}

/// Begins if a Quake or a Vortex was removed since the last time, caused by this frog or by the one that possesses it.
/// Returns whether it began.
pub(crate) fn begin_if_due(state: &mut State, by: Seat) -> bool {
    let due = state.quake || state.vortex;
    if due {
        let by = state.answering_seat(by);
        state.push(Frame::Upheaval(Upheaval { by, cursor: 0 }));
    }
    due
}
