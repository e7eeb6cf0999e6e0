//! An uninhabited top tile leaves the game: by Erosion in the claim step, or by the card Sinkhole (VQ-EROSION).

use super::contest;
use crate::biome::Biome;
use crate::event::Event;
use crate::land::{Part, sites_in};
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::State;
use crate::tile::{KINDS, Size};
use hexgrid::Hex;
use tabletop::{RuleId, Sink, emit, rule};

/// Checks that the top tile of a space may be removed.
pub(super) fn check(rules: &Rules, state: &State, hex: Hex) -> Result<(), Refusal> {
    let Some(site) = state.land.site(hex) else { return Err(Refusal::NoLand) };
    if !state.land.is_visible(site) {
        return Err(Refusal::Covered);
    }
    if state.is_frozen(hex) {
        return Err(Refusal::Frozen);
    }
    if state.inhabited_sites() & site.bit() != 0 {
        return Err(Refusal::Inhabited);
    }
    if state.land.height(site) < 2 {
        return Err(Refusal::TooLow);
    }
    let uno = state.land.top(site).kind().is_some_and(|kind| rules.tiles.size(kind) == Size::Uno);
    let held = Biome::ALL.into_iter().any(|biome| !state.control(Part::new(site, biome)).is_empty());
    if uno && held { Err(Refusal::UnoOfControlled) } else { Ok(()) }
}

/// Returns whether any tile may be removed.
pub(super) fn can_erode(rules: &Rules, state: &State) -> bool {
    sites_in(state.land.visible_sites()).any(|site| check(rules, state, state.land.hex(site)).is_ok())
}

#[inline(never)]
pub(super) fn legal(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    let all = sites_in(state.land.visible_sites() & !state.inhabited_sites()).map(|site| state.land.hex(site));
    moves.extend(all.filter(|&hex| check(rules, state, hex).is_ok()).map(Move::Erode));
}

/// Removes the top tile of a space for good; contests follow.
#[inline(never)]
pub(super) fn remove_tile<S: Sink<Event>>(rules: &Rules, state: &mut State, hex: Hex, rule: RuleId, sink: &mut S) {
    let Some(site) = state.land.site(hex) else { return };
    rule!("VQ-EROSION");
    let face = state.land.pop(site);
    state.eroded[face.kind().map_or(KINDS, |kind| kind.index())] += 1;
    emit!(sink, rule, Event::Eroded { seat: state.turn.seat, face, hex });
    state.refresh(rules);
    contest::begin(state);
}
