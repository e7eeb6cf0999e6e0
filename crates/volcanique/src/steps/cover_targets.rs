//! Which spaces a bought tile or volcano may cover: visible and unfrozen ones, and with three players and more only some
//! of them (VQ-SYM).

use crate::land::{Site, sites_in};
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::setup::CoverRule;
use crate::state::State;
use crate::tile::Face;
use hexgrid::Hex;
use tabletop::{Seat, rule};

/// A player with this many critters on land may always be covered.
const MANY: u8 = 5;

/// Returns all spaces that the active player may cover, as a set.
pub(super) fn coverable_sites(rules: &Rules, state: &State) -> u64 {
    let free = state.land.visible_sites() & !state.frozen_sites();
    if rules.players < 3 {
        return free;
    }
    let soil = sites_in(free).filter(|&site| state.land.top(site) == Face::SOIL).fold(0, |set, site| set | site.bit());
    let seat = state.turn.seat;
    match rules.setup.cover {
        CoverRule::Symbiosis => free & (soil | peaceful(rules, state, seat) | fair(rules, state, seat)),
        CoverRule::ToTheLeft => {
            rule!("VQ-SYM-2");
            let marked = free & (soil | leftward(rules, state, seat));
            if marked == 0 { free & peaceful(rules, state, seat) } else { marked }
        }
    }
}

/// Returns uninhabited spaces and those with only the player's own critters.
fn peaceful(rules: &Rules, state: &State, seat: Seat) -> u64 {
    !rules.seats().filter(|&other| other != seat).fold(0, |set, other| set | state.sites_with_critters(other))
}

/// Returns the homes of the opponents with most critters on land, and of all with five or more (VQ-SYM-1).
fn fair(rules: &Rules, state: &State, seat: Seat) -> u64 {
    rule!("VQ-SYM-1");
    let count = |other: Seat| state.player(other).land_count();
    let most = rules.seats().filter(|&other| other != seat).map(count).max().unwrap_or(0);
    let fair = rules.seats().filter(|&other| other != seat && (count(other) == most || count(other) >= MANY));
    fair.fold(0, |set, other| set | state.sites_with_critters(other))
}

/// Returns the homes of the next player to the left with critters, and of everybody with five or more (VQ-SYM-2).
fn leftward(rules: &Rules, state: &State, seat: Seat) -> u64 {
    let left = state.seats_from(rules, seat).skip(1).find(|&other| !state.player(other).land().is_empty());
    let many = rules.seats().filter(|&other| state.player(other).land_count() >= MANY);
    left.into_iter().chain(many).fold(0, |set, other| set | state.sites_with_critters(other))
}

/// Returns the space at a hex, or why the active player may not cover it.
pub(super) fn check(rules: &Rules, state: &State, hex: Hex) -> Result<Site, Refusal> {
    let Some(site) = state.land.site(hex) else { return Err(Refusal::NoLand) };
    if !state.land.is_visible(site) {
        rule!("VQ-TILE-1");
        return Err(Refusal::Covered);
    }
    if state.is_frozen(hex) {
        return Err(Refusal::Frozen);
    }
    if coverable_sites(rules, state) & site.bit() != 0 {
        return Ok(site);
    }
    if rules.setup.cover == CoverRule::ToTheLeft {
        return Err(Refusal::NotToTheLeft);
    }
    let mut there =
        rules.seats().filter(|&other| other != state.turn.seat && state.sites_with_critters(other) & site.bit() != 0);
    Err(there.next().map_or(Refusal::NoLand, |by| Refusal::Protected { by }))
}
