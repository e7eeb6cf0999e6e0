//! Tiles leave the Shard: the back of every Barren is looked at, and fractures go onto the Integrity Track (FRAC-1, END-1).

use crate::event::{Ending, Event};
use crate::event_rule::Tell;
use crate::moves::Move;
use crate::rules::Rules;
use crate::state::{Frame, Place, State, TRACK};
use crate::tile::{Back, Stack, Tile};
use hexgrid::Cell;
use tabletop::{Seat, Sink, rule};

/// Destroys the top tile of a hex. If it is a Barren its back is looked at: the tile stays until chance has said.
pub(crate) fn destroy_top<S: Sink<Event>>(rules: &Rules, state: &mut State, cell: Cell, sink: &mut S) {
    match state.top(cell) {
        Some(tile) if tile.is_barren() => state.push(Frame::Look { cell }),
        Some(_) => remove_top(rules, state, cell, sink),
        None => {}
    }
}

/// Takes the top tile off the Shard and out of the game.
pub(crate) fn remove_top<S: Sink<Event>>(rules: &Rules, state: &mut State, cell: Cell, sink: &mut S) {
    if let Some(tile) = state.tiles.destroy(Stack::Hex(cell)) {
        state.uncovered(rules, cell, tile);
        sink.tell(Event::Destroyed { cell, tile: tile.face() });
        check_ground(state, cell, sink);
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
    remove_top(rules, state, cell, sink);
    note_back(state, tile, back, sink);
}

/// A Barren has left the Shard and this is its back. The sixth fracture ends the game at once.
pub(crate) fn note_back<S: Sink<Event>>(state: &mut State, tile: Tile, back: Back, sink: &mut S) {
    rule!("FRAC-1");
    if tile.back().is_none() {
        state.settle_back(back);
    }
    sink.tell(Event::BackSeen { back });
    state.quake |= back == Back::Quake;
    state.vortex |= back == Back::Vortex;
    if back == Back::Fracture {
        state.track += 1;
        sink.tell(Event::Fractured { count: state.track });
        if state.track >= TRACK {
            rule!("END-1");
            state.end_game();
            sink.tell(Event::Over { ending: Ending::Shattered });
        }
    }
}

/// A frog on a hex without terrain is in the Aether; in a strike frogs move later.
pub(crate) fn check_ground<S: Sink<Event>>(state: &mut State, cell: Cell, sink: &mut S) {
    if state.terrain.contains(cell) || state.in_strike() {
        return;
    }
    if let Some(seat) = state.frog_at(cell) {
        drop_into_aether(state, seat, sink);
    }
}

/// A frog whose ground is gone is in the Aether.
pub(crate) fn drop_into_aether<S: Sink<Event>>(state: &mut State, seat: Seat, sink: &mut S) {
    state.frog_mut(seat).place = Place::Aether;
    sink.tell(Event::Thrown { seat });
}
