//! Diversion: owners of critters where lava is about to arrive may try to turn it aside by a die (VQ-DIVERT).
//!
//! A stage of a flow, see `lava_flow.rs`.

use super::lava_flow::{LavaFlow, is_lower};
use crate::event::Event;
use crate::frame::FlowStage;
use crate::power::PowerTrait;
use crate::question::Question;
use crate::rules::Rules;
use crate::state::State;
use hexgrid::Dir;
use tabletop::{Seat, SeatSet, Sink, emit};

/// Returns who may try to divert the lava next.
pub(super) fn next_seat(flow: LavaFlow, rules: &Rules, state: &State) -> Option<Seat> {
    let site = state.land.site(flow.to);
    let there = |seat: Seat| match site {
        Some(site) => state.sites_with_critters(seat) & site.bit() != 0,
        None => state.player(seat).sea().binary_search(&flow.to).is_ok(),
    };
    let asked = flow.tried.union(flow.declined);
    state
        .seats_from(rules, state.turn.seat)
        .find(|&seat| state.powers(seat).has(PowerTrait::Divert) && !asked.contains(seat) && there(seat))
}

/// Returns who rolls the die: until it has fallen, the roller is still the next to try.
fn roller(flow: LavaFlow, rules: &Rules, state: &State) -> Seat {
    next_seat(flow, rules, state).unwrap_or(state.turn.seat)
}

pub(super) fn roll_question(flow: LavaFlow, rules: &Rules, state: &State) -> Question {
    Question::DivertRoll { seat: roller(flow, rules, state) }
}

/// Leaves the lava on its way; the next player is asked.
pub(super) fn decline(flow: LavaFlow, rules: &Rules, state: &mut State) {
    let seat = roller(flow, rules, state);
    LavaFlow { declined: flow.declined.union(SeatSet::single(seat)), ..flow }.put(state);
}

/// Turns the lava by the die: 1 and 2 anticlockwise around its source, 5 and 6 clockwise, if the space there is lower.
pub(super) fn divert<S: Sink<Event>>(flow: LavaFlow, rules: &Rules, state: &mut State, face: u8, sink: &mut S) {
    let seat = roller(flow, rules, state);
    let now = flow.from.direction_to(flow.to).map_or(Dir::E, |(dir, _)| dir);
    let turned = match face {
        1 | 2 => Dir::ALL[(now.index() + 5) % 6],
        5 | 6 => now.clockwise(),
        _ => now,
    };
    let to = if is_lower(rules, state, flow.from, turned) { flow.from.step(turned, 1) } else { flow.to };
    emit!(sink, "VQ-DIVERT", Event::DivertTried { seat, from: flow.from, to });
    // Players who declined are asked again when the lava takes another way.
    let declined = if to == flow.to { flow.declined } else { SeatSet::NONE };
    let tried = flow.tried.union(SeatSet::single(seat));
    LavaFlow { to, tried, declined, stage: FlowStage::Divert, ..flow }.put(state);
}
