//! Tiles leave the Shard: the back of every Barren is looked at, and fractures go onto the Integrity Track (FRAC-1, END-1).

use super::look::Look;
use crate::event::{Ending, Event};
use crate::rules::Rules;
use crate::state::{Frame, Place, State, TRACK};
use crate::tile::{Back, Stack, Tile};
use hexgrid::Cell;
use tabletop::{RuleId, Seat, Sink, emit, rule_id};

/// Destroys the top tile of a hex by a rule.
///
/// If it is a Barren, its back is looked at: the tile stays until chance has said what the back is, and
/// [`Look`] finds the rule again.
pub(crate) fn destroy_top<S: Sink<Event>>(rules: &Rules, state: &mut State, cell: Cell, rule: RuleId, sink: &mut S) {
    match state.top(cell) {
        Some(tile) if tile.is_barren() => state.push(Frame::Look(Look { cell })),
        Some(_) => remove_top(rules, state, cell, rule, sink),
        None => {}
    }
}

/// Takes the top tile off the Shard and out of the game.
pub(crate) fn remove_top<S: Sink<Event>>(rules: &Rules, state: &mut State, cell: Cell, rule: RuleId, sink: &mut S) {
    if let Some(tile) = state.tiles.destroy(Stack::Hex(cell)) {
        state.update_after_uncovering(rules, cell, tile);
        emit!(sink, rule, Event::Destroyed { cell, tile: tile.without_back() });
        check_ground(state, cell, rule_id!("KBS-7"), sink);
    }
}

/// Notes the back of a Barren that has left the Shard. The sixth fracture ends the game at once.
pub(crate) fn note_back<S: Sink<Event>>(state: &mut State, tile: Tile, back: Back, sink: &mut S) {
    if tile.back().is_none() {
        state.settle_back(back);
    }
    emit!(sink, "FRAC-1", Event::BackSeen { back });
    state.quake |= back == Back::Quake;
    state.vortex |= back == Back::Vortex;
    if back == Back::Fracture {
        state.track += 1;
        emit!(sink, "FRAC-1", Event::Fractured { count: state.track });
        if state.track >= TRACK {
            state.end_game();
            emit!(sink, "END-1", Event::Over { ending: Ending::Shattered });
        }
    }
}

/// Puts a frog on a hex without terrain into the Aether by a rule; in a strike frogs move later.
pub(crate) fn check_ground<S: Sink<Event>>(state: &mut State, cell: Cell, rule: RuleId, sink: &mut S) {
    if state.terrain.contains(cell) || state.is_in_strike() {
        return;
    }
    if let Some(seat) = state.frog_at(cell) {
        drop_into_aether(state, seat, rule, sink);
    }
}

/// Puts a frog that has lost its ground into the Aether.
pub(crate) fn drop_into_aether<S: Sink<Event>>(state: &mut State, seat: Seat, rule: RuleId, sink: &mut S) {
    state.frog_mut(seat).place = Place::Aether;
    emit!(sink, rule, Event::Thrown { seat });
}
