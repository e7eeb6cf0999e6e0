//! Unlocking powers on the grid (VQ-GRID-1, VQ-GRID-3): one of the steps of a volcano, see `volcano.rs`.

use crate::event::Event;
use crate::power::{Powers, SLOTS, Slot};
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::State;
use tabletop::{Seat, Sink, emit, rule};

/// Checks that the active player may unlock a slot: the first at level 1, then one next to an unlocked slot.
pub(super) fn check(rules: &Rules, state: &State, slot: Slot) -> Result<(), Refusal> {
    if slot.index() >= SLOTS {
        return Err(Refusal::SlotNotAdjacent);
    }
    let slots = &state.player(state.turn.seat).slots;
    let own = Slot::all().filter(|slot| slots[slot.index()] > 0).fold(0u16, |set, slot| set | 1 << slot.0);
    if own == 0 {
        rule!("VQ-GRID-3");
        return if rules.powers.levels[slot.index()] == 1 { Ok(()) } else { Err(Refusal::FirstSlot) };
    }
    if own == (1 << SLOTS) - 1 {
        return Ok(());
    }
    rule!("VQ-GRID-1");
    let fits = own >> slot.0 & 1 == 0 && rules.powers.next[slot.index()] & own != 0;
    if fits { Ok(()) } else { Err(Refusal::SlotNotAdjacent) }
}

/// Puts a critter from hand onto a slot. The power works from the end of the volcano on.
pub(super) fn apply<S: Sink<Event>>(state: &mut State, slot: Slot, sink: &mut S) {
    let (seat, power) = (state.turn.seat, state.grid[slot.index()]);
    let player = state.player_mut(seat);
    player.hand -= 1;
    player.slots[slot.index()] += 1;
    emit!(sink, "VQ-VOL-2", Event::Unlocked { seat, slot, power });
}

/// Returns what the powers on a player's slots grant together.
pub(crate) fn granted(rules: &Rules, state: &State, seat: Seat) -> Powers {
    let slots = &state.player(seat).slots;
    let own = Slot::all().filter(|slot| slots[slot.index()] > 0);
    own.fold(Powers::default(), |powers, slot| powers.or(rules.powers.powers_of(state.grid[slot.index()])))
}
