//! What Converging and Rift have in common: limited use (VQ-LIM-1), and where land may move.

use crate::frame::TurnMode;
use crate::land::{Site, sites_in};
use crate::power::PowerTrait;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::State;
use hexgrid::{Dir, Hex};
use tabletop::rule;

/// Returns the bit that records the use of a limited power: one before the final turn, the next one in it.
fn limited_bit(state: &State, granted: PowerTrait) -> u8 {
    let first = if granted == PowerTrait::Converge { 0 } else { 2 };
    1 << (first + u8::from(state.turn.mode == TurnMode::Final))
}

/// Checks that the active player may use a limited power now.
pub(super) fn check_limited(state: &State, granted: PowerTrait, rule: &'static str) -> Result<(), Refusal> {
    let player = state.player(state.turn.seat);
    if !player.powers.has(granted) || !matches!(state.turn.mode, TurnMode::Normal | TurnMode::Final) {
        return Err(Refusal::NoPower { rule });
    }
    if player.limited.0 & limited_bit(state, granted) != 0 {
        rule!("VQ-LIM-1");
        return Err(Refusal::LimitedUsed { rule });
    }
    Ok(())
}

/// Records the use of a limited power.
pub(super) fn use_limited(state: &mut State, granted: PowerTrait) {
    rule!("VQ-LIM-1");
    let used = limited_bit(state, granted);
    state.player_mut(state.turn.seat).limited.0 |= used;
}

/// Returns the spaces whose land cannot move: those with frost or a pending super volcano.
pub(super) fn immovable_sites(state: &State) -> u64 {
    state.frozen_sites() | state.super_volcano.and_then(|hex| state.land.site(hex)).map_or(0, Site::bit)
}

/// Checks that no space of a set holds its land.
pub(super) fn check_movable(state: &State, moved: u64) -> Result<(), Refusal> {
    if moved & immovable_sites(state) != 0 { Err(Refusal::IslandHeld) } else { Ok(()) }
}

/// Checks that land may move onto a hex of the ocean: on the table, free of lava, swimmers and frost.
pub(super) fn check_ocean(rules: &Rules, state: &State, hex: Hex) -> Result<(), Refusal> {
    if !rules.is_on_table(hex) {
        return Err(Refusal::OffTheTable);
    }
    let taken = state.lavas.is_at(hex) || state.swimmer(hex).is_some() || state.is_frozen(hex);
    if taken { Err(Refusal::NotFreeOcean) } else { Ok(()) }
}

/// Checks that land may move one step: everything ahead of it moves as well, or is free ocean.
pub(super) fn check_way_is_free(rules: &Rules, state: &State, moved: u64, dir: Dir) -> Result<(), Refusal> {
    for site in sites_in(moved) {
        match state.land.next(site, dir.index()) {
            Site::NONE => check_ocean(rules, state, state.land.hex(site).step(dir, 1))?,
            there if moved & there.bit() == 0 => return Err(Refusal::NotFreeOcean),
            _ => {}
        }
    }
    Ok(())
}
