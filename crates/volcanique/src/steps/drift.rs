//! Converging: a whole island drifts one or two steps and stops where it touches another (VQ-CONVERGE, VQ-LIM-1).

use super::{Answer, Flow, contest};
use crate::event::Event;
use crate::event_rule::Tell;
use crate::land::{Site, sites_in};
use crate::moves::Move;
use crate::power::Trait;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Frame, Mode, State};
use hexgrid::{Dir, Hex};
use tabletop::{Sink, rule};

/// The bit of a limited power's use before the final turn; the next one is that in it (VQ-LIM-1).
pub(crate) fn bit(state: &State, granted: Trait) -> u8 {
    let first = if granted == Trait::Converge { 0 } else { 2 };
    1 << (first + u8::from(state.turn.mode == Mode::Final))
}

/// Whether a limited power may be used now.
pub(crate) fn check_limited(state: &State, granted: Trait, rule: &'static str) -> Result<(), Refusal> {
    rule!("VQ-LIM-1");
    let player = state.player(state.turn.seat);
    if !player.powers.has(granted) || !matches!(state.turn.mode, Mode::Normal | Mode::Final) {
        return Err(Refusal::NoPower { rule });
    }
    if player.limited.0 & bit(state, granted) != 0 { Err(Refusal::LimitedUsed { rule }) } else { Ok(()) }
}

/// The spaces that hold their land where it is: with frost or a pending super volcano.
pub(crate) fn held(state: &State) -> u64 {
    state.frozen() | state.great.and_then(|hex| state.land.site(hex)).map_or(0, Site::bit)
}

/// Whether land may move.
pub(crate) fn check_held(state: &State, moved: u64) -> Result<(), Refusal> {
    if moved & held(state) != 0 { Err(Refusal::IslandHeld) } else { Ok(()) }
}

/// Whether land may move onto this ocean: on the table, free of lava, swimmers and frost.
pub(crate) fn check_ocean(rules: &Rules, state: &State, hex: Hex) -> Result<(), Refusal> {
    if !rules.on_table(hex) {
        return Err(Refusal::OffTheTable);
    }
    let taken = state.lavas.at(hex) || state.swimmer(hex).is_some() || state.is_frozen(hex);
    if taken { Err(Refusal::NotFreeOcean) } else { Ok(()) }
}

/// Whether land may move this way: only onto free ocean.
pub(crate) fn check_way(rules: &Rules, state: &State, moved: u64, dir: Dir) -> Result<(), Refusal> {
    for site in sites_in(moved) {
        match state.land.next(site, dir.index()) {
            Site::NONE => check_ocean(rules, state, state.land.hex(site).step(dir, 1))?,
            there if moved & there.bit() == 0 => return Err(Refusal::NotFreeOcean),
            _ => {}
        }
    }
    Ok(())
}

#[inline(never)]
pub(crate) fn legal(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    if check_limited(state, Trait::Converge, "VQ-CONVERGE").is_err() {
        return;
    }
    let mut left = state.land.all();
    while left != 0 {
        let first = Site(left.trailing_zeros() as u8);
        let island = state.land.island(first);
        left &= !island;
        if check_held(state, island).is_ok() {
            let ways = Dir::ALL.into_iter().filter(|&dir| check_way(rules, state, island, dir).is_ok());
            moves.extend(ways.map(|dir| Move::Converge(state.land.hex(first), dir)));
        }
    }
}

pub(crate) fn check(rules: &Rules, state: &State, hex: Hex, dir: Dir) -> Result<(), Refusal> {
    check_limited(state, Trait::Converge, "VQ-CONVERGE")?;
    let Some(site) = state.land.site(hex) else { return Err(Refusal::NoLand) };
    let island = state.land.island(site);
    if island.trailing_zeros() != u32::from(site.0) {
        return Err(Refusal::NotFirstSpace);
    }
    check_held(state, island)?;
    check_way(rules, state, island, dir)
}

#[inline(never)]
pub(crate) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, hex: Hex, dir: Dir, sink: &mut S) {
    rule!("VQ-CONVERGE");
    let seat = state.turn.seat;
    let used = bit(state, Trait::Converge);
    state.player_mut(seat).limited.0 |= used;
    if !step(rules, state, hex, dir, sink) {
        state.push(Frame::Drift { hex: hex.step(dir, 1) });
    }
}

/// One step of the island with this space; whether it touches another one then.
fn step<S: Sink<Event>>(rules: &Rules, state: &mut State, hex: Hex, dir: Dir, sink: &mut S) -> bool {
    let seat = state.turn.seat;
    let Some(site) = state.land.site(hex) else { return true };
    let island = state.land.island(site);
    state.shift(island, dir);
    sink.tell(Event::Drifted { seat, hex, dir });
    state.refresh(rules);
    contest::begin_for(state, seat);
    let now = state.land.site(hex.step(dir, 1)).map_or(0, |site| state.land.island(site));
    now.count_ones() > island.count_ones()
}

#[inline(never)]
pub(crate) fn advance(rules: &Rules, state: &mut State, hex: Hex) -> Flow {
    if ways(rules, state, hex).next().is_some() {
        return Flow::Wait;
    }
    state.pop();
    Flow::Go
}

fn ways(rules: &Rules, state: &State, hex: Hex) -> impl Iterator<Item = Dir> {
    let island = state.land.site(hex).map_or(0, |site| state.land.island(site));
    Dir::ALL.into_iter().filter(move |&dir| check_way(rules, state, island, dir).is_ok())
}

#[inline(never)]
pub(crate) fn legal_drift(rules: &Rules, state: &State, hex: Hex, moves: &mut Vec<Move>) {
    moves.push(Move::Done);
    moves.extend(ways(rules, state, hex).map(Move::Drift));
}

pub(crate) fn check_drift(rules: &Rules, state: &State, hex: Hex, mv: Move) -> Answer {
    match mv {
        Move::Done => Some(Ok(())),
        Move::Drift(dir) => {
            let island = state.land.site(hex).map_or(0, |site| state.land.island(site));
            Some(check_way(rules, state, island, dir))
        }
        _ => None,
    }
}

#[inline(never)]
pub(crate) fn apply_drift<S: Sink<Event>>(rules: &Rules, state: &mut State, hex: Hex, mv: Move, sink: &mut S) {
    state.pop();
    if let Move::Drift(dir) = mv {
        step(rules, state, hex, dir, sink);
    }
}
