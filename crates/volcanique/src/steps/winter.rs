//! Volcanic winter: a space freezes when the power is unlocked, and the frost spreads at the end of every turn (VQ-WINTER).

use super::contest;
use crate::event::{Ending, Event};
use crate::refusal::Refusal;
use crate::state::{Closing, Frost, State};
use hexgrid::Hex;
use tabletop::{Sink, emit};

/// Returns whether a winter that is unlocked now begins: no other end was triggered, and some land is unfrozen.
pub(super) fn can_begin(state: &State) -> bool {
    matches!(state.closing.ending, None | Some(Ending::Winter)) && freezable_sites(state) != 0
}

/// Returns the land that can freeze.
pub(super) fn freezable_sites(state: &State) -> u64 {
    state.land.all() & !state.frozen_sites()
}

/// Checks that a space can freeze.
pub(super) fn check(state: &State, hex: Hex) -> Result<(), Refusal> {
    match state.land.site(hex) {
        None => Err(Refusal::NoLand),
        Some(_) if state.is_frozen(hex) => Err(Refusal::Frozen),
        Some(_) => Ok(()),
    }
}

/// Freezes one space. The frost spreads from the end of the next turn on.
pub(super) fn begin<S: Sink<Event>>(state: &mut State, hex: Hex, sink: &mut S) {
    let seat = state.turn.seat;
    state.frosts[state.frost_count as usize % 5] = Frost { hex, reach: 0, fresh: true };
    state.frost_count = (state.frost_count + 1).min(5);
    emit!(sink, "VQ-WINTER", Event::Froze { seat, hex });
    if state.closing.ending.is_none() {
        state.closing = Closing { ending: Some(Ending::Winter), seat, turns: 0 };
        emit!(sink, "VQ-WINTER", Event::EndTriggered { seat, ending: Ending::Winter });
    }
    state.pop();
    contest::begin(state);
}

/// Spreads the frost to all neighbours. Returns whether all land is frozen now.
pub(super) fn spread<S: Sink<Event>>(state: &mut State, sink: &mut S) -> bool {
    if state.frost_count == 0 {
        return false;
    }
    let mut grown = false;
    for frost in &mut state.frosts[..state.frost_count as usize] {
        if frost.fresh {
            frost.fresh = false;
        } else {
            frost.reach = frost.reach.saturating_add(1);
            grown = true;
        }
    }
    if !grown {
        return false;
    }
    emit!(sink, "VQ-WINTER", Event::FrostSpread);
    state.frozen_sites() == state.land.all()
}
