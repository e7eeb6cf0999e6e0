//! Tiles leave the Shard: the back of every Barren is looked at, and fractures go onto the Integrity Track (FRAC-1, END-1).

use crate::event::{Ending, Event};
use crate::moves::Move;
use crate::rules::Rules;
use crate::state::{Frame, Place, State, TRACK};
use crate::tile::{Back, Stack, Tile};
use hexgrid::Cell;
use tabletop::{RuleId, Seat, Sink, emit, rule_id};

/// Destroys the top tile of a hex by a rule.
///
/// If it is a Barren, its back is looked at: the tile stays until chance has said what the back is, and [`apply_look`]
/// finds the rule again.
pub(crate) fn destroy_top<S: Sink<Event>>(rules: &Rules, state: &mut State, cell: Cell, rule: RuleId, sink: &mut S) {
    match state.top(cell) {
        Some(tile) if tile.is_barren() => state.push(Frame::Look { cell }),
        Some(_) => remove_top(rules, state, cell, rule, sink),
        None => {}
    }
}

/// Takes the top tile off the Shard and out of the game.
pub(crate) fn remove_top<S: Sink<Event>>(rules: &Rules, state: &mut State, cell: Cell, rule: RuleId, sink: &mut S) {
    if let Some(tile) = state.tiles.destroy(Stack::Hex(cell)) {
        state.uncovered(rules, cell, tile);
        emit!(sink, rule, Event::Destroyed { cell, tile: tile.face() });
        check_ground(state, cell, rule_id!("KBS-7"), sink);
    }
}

/// Returns the rule by which the Barren of a hex is destroyed, told from the step that looks at its back.
fn cause(state: &State, cell: Cell) -> RuleId {
    match state.frame() {
        Frame::Strike { .. } => rule_id!("SPL-1"),
        Frame::Smash { .. } => rule_id!("ABI-MONSTROUS"),
        Frame::Arrive { .. } => rule_id!("ABI-MASSIVE"),
        Frame::Purge { .. } => rule_id!("FM-MUCK-6"),
        // A frog that the flying one has met stays where Land is left.
        _ if state.frog_at(cell).is_some_and(|seat| seat != state.combat.defender()) => rule_id!("KBS-3"),
        _ => rule_id!("KBS-2"),
    }
}

/// The hex whose Barren is being looked at.
fn looked_at(state: &State) -> Option<Tile> {
    match state.frame() {
        Frame::Look { cell } | Frame::Harvest { cell, .. } => state.top(cell),
        _ => None,
    }
}

pub(crate) fn outcomes(state: &State, each: &mut impl FnMut(Move, u32)) {
    if let Some(back) = looked_at(state).and_then(Tile::back) {
        return each(Move::Back(back), 1);
    }
    for back in Back::ALL.into_iter().filter(|&back| state.backs[back as usize] > 0) {
        each(Move::Back(back), u32::from(state.backs[back as usize]));
    }
}

pub(crate) fn may_be(state: &State, back: Back) -> bool {
    match looked_at(state).and_then(Tile::back) {
        Some(settled) => settled == back,
        None => state.backs[back as usize] > 0,
    }
}

pub(crate) fn apply_look<S: Sink<Event>>(rules: &Rules, state: &mut State, cell: Cell, mv: Move, sink: &mut S) {
    let (Move::Back(back), Some(tile)) = (mv, state.top(cell)) else { return };
    state.pop();
    let rule = cause(state, cell);
    remove_top(rules, state, cell, rule, sink);
    note_back(state, tile, back, sink);
}

/// A Barren has left the Shard and this is its back. The sixth fracture ends the game at once.
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
    if state.terrain.contains(cell) || state.in_strike() {
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
