//! Rift: an island is cut straight between two rows, or a single space is cut off, and one part moves away (VQ-RIFT).

mod cut_list;

use super::contest;
use super::land_movement::{check_limited, check_movable, check_way_is_free as check_land_way, use_limited};
use crate::event::Event;
use crate::land::{Site, sites_in};
use crate::moves::{Cut, Move};
use crate::power::PowerTrait;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::State;
use cut_list::CutList;
use hexgrid::{Dir, Hex};
use tabletop::{Sink, emit};

const STRAIGHT: [Cut; 3] = [Cut::Column, Cut::Row, Cut::Diagonal];

/// Returns the row of a hex, as a straight cut counts rows.
fn row(cut: Cut, hex: Hex) -> i16 {
    let (q, r) = (i16::from(hex.q), i16::from(hex.r));
    match cut {
        Cut::Column => q,
        Cut::Row => r,
        _ => q + r,
    }
}

/// Returns 1 if a direction leads from the line towards higher rows, -1 towards lower rows, 0 along it.
fn away(cut: Cut, dir: Dir) -> i16 {
    let (q, r) = dir.delta();
    row(cut, Hex::new(q, r))
}

/// Returns the part that moves and the rest, as sets of spaces. For straight cuts `sign` says which side of the line moves.
fn parts(state: &State, cut: Cut, site: Site, island: u64, sign: i16) -> Result<(u64, u64), Refusal> {
    let moved = match cut {
        Cut::Space => site.bit(),
        Cut::Rest => island & !site.bit(),
        _ if sign == 0 => return Err(Refusal::BadCut),
        straight => {
            let own = row(straight, state.land.hex(site));
            let first = sites_in(island).find(|&other| row(straight, state.land.hex(other)) == own);
            if first != Some(site) {
                return Err(Refusal::NotFirstSpace);
            }
            let beyond = |other: &Site| row(straight, state.land.hex(*other)) * sign >= own * sign;
            sites_in(island).filter(beyond).fold(0, |set, other| set | other.bit())
        }
    };
    let rest = island & !moved;
    let whole = |set: u64| set != 0 && state.land.connected_sites(set & set.wrapping_neg(), set) == set;
    if !whole(moved) || !whole(rest) {
        return Err(Refusal::BadCut);
    }
    Ok((moved, rest))
}

/// Returns whether a straight cut along this axis makes the same two parts and moves them the same way.
fn separates(state: &State, cut: Cut, moved: u64, rest: u64, dir: Dir) -> bool {
    let sign = away(cut, dir);
    let rows = |set: u64| sites_in(set).map(move |site| row(cut, state.land.hex(site)) * sign);
    sign != 0 && rows(moved).min() > rows(rest).max()
}

pub(super) fn check(rules: &Rules, state: &State, cut: Cut, hex: Hex, dir: Dir) -> Result<(), Refusal> {
    check_limited(state, PowerTrait::Rift, "VQ-RIFT")?;
    let Some(site) = state.land.site(hex) else { return Err(Refusal::NoLand) };
    let parts = parts(state, cut, site, state.land.island(site), away(cut, dir))?;
    check_way(rules, state, cut, parts, dir)
}

/// Checks that the part may move this way, and that no cut that comes earlier does the same.
fn check_way(rules: &Rules, state: &State, cut: Cut, (moved, rest): (u64, u64), dir: Dir) -> Result<(), Refusal> {
    let same =
        STRAIGHT.into_iter().take_while(|&other| other != cut).any(|other| separates(state, other, moved, rest, dir));
    if same || (cut == Cut::Rest && moved.count_ones() == 1) {
        return Err(Refusal::SameCut);
    }
    check_movable(state, moved)?;
    check_land_way(rules, state, moved, dir)?;
    let apart = |site: Site| {
        let to = state.land.hex(site).step(dir, 1);
        sites_in(rest).all(|other| state.land.hex(other).distance(to) > 1)
    };
    if sites_in(moved).all(apart) { Ok(()) } else { Err(Refusal::BadCut) }
}

#[inline(never)]
pub(super) fn legal(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    if check_limited(state, PowerTrait::Rift, "VQ-RIFT").is_ok() {
        CutList::new(rules, state).list(moves);
    }
}

#[inline(never)]
pub(super) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, cut: Cut, hex: Hex, dir: Dir, sink: &mut S) {
    let seat = state.turn.seat;
    let Some(Ok((part, _))) =
        state.land.site(hex).map(|site| parts(state, cut, site, state.land.island(site), away(cut, dir)))
    else {
        return;
    };
    use_limited(state, PowerTrait::Rift);
    state.move_land(part, dir);
    emit!(sink, "VQ-RIFT", Event::Rifted { seat, cut, hex, dir });
    state.refresh(rules);
    contest::begin_for(state, seat);
}
