//! Converging, in the move step: a whole island goes one step, then perhaps another one (VQ-CONVERGE). The second step is
//! in `drift.rs`.

use super::contest;
use super::drift::Drift;
use super::land_movement::{check_limited, check_movable, check_way_is_free, use_limited};
use crate::event::Event;
use crate::frame::Frame;
use crate::land::Site;
use crate::moves::Move;
use crate::power::PowerTrait;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::State;
use hexgrid::{Dir, Hex};
use tabletop::{Sink, emit};

#[inline(never)]
pub(super) fn legal(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    if check_limited(state, PowerTrait::Converge, "VQ-CONVERGE").is_err() {
        return;
    }
    let mut left = state.land.all();
    while left != 0 {
        let first = Site(left.trailing_zeros() as u8);
        let island = state.land.island(first);
        left &= !island;
        if check_movable(state, island).is_ok() {
            let ways = Dir::ALL.into_iter().filter(|&dir| check_way_is_free(rules, state, island, dir).is_ok());
            moves.extend(ways.map(|dir| Move::Converge(state.land.hex(first), dir)));
        }
    }
}

pub(super) fn check(rules: &Rules, state: &State, hex: Hex, dir: Dir) -> Result<(), Refusal> {
    check_limited(state, PowerTrait::Converge, "VQ-CONVERGE")?;
    let Some(site) = state.land.site(hex) else { return Err(Refusal::NoLand) };
    let island = state.land.island(site);
    if island.trailing_zeros() != u32::from(site.0) {
        return Err(Refusal::NotFirstSpace);
    }
    check_movable(state, island)?;
    check_way_is_free(rules, state, island, dir)
}

#[inline(never)]
pub(super) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, hex: Hex, dir: Dir, sink: &mut S) {
    use_limited(state, PowerTrait::Converge);
    if !move_island(rules, state, hex, dir, sink) {
        state.push(Frame::Drift(Drift { hex: hex.step(dir, 1) }));
    }
}

/// Moves the island with this space one step. Returns whether it now touches another island.
pub(super) fn move_island<S: Sink<Event>>(rules: &Rules, state: &mut State, hex: Hex, dir: Dir, sink: &mut S) -> bool {
    let seat = state.turn.seat;
    let Some(site) = state.land.site(hex) else { return true };
    let island = state.land.island(site);
    state.move_land(island, dir);
    emit!(sink, "VQ-CONVERGE", Event::Drifted { seat, hex, dir });
    state.refresh(rules);
    contest::begin_for(state, seat);
    let now = state.land.site(hex.step(dir, 1)).map_or(0, |site| state.land.island(site));
    now.count_ones() > island.count_ones()
}
