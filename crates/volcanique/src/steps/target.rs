//! Which spaces a bought tile or volcano may cover: visible, unfrozen, and with three players and more only some (VQ-SYM).

use crate::land::{Site, sites_in};
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::setup::Cover;
use crate::state::State;
use crate::tile::Face;
use hexgrid::Hex;
use tabletop::{Seat, rule};

/// With so many critters on land anybody may be covered.
const MANY: u8 = 5;

/// All spaces that the active player may cover, as a set.
pub(crate) fn coverable(rules: &Rules, state: &State) -> u64 {
    let free = state.land.shown() & !state.frozen();
    if rules.players < 3 {
        return free;
    }
    let soil = sites_in(free).filter(|&site| state.land.top(site) == Face::SOIL).fold(0, |set, site| set | site.bit());
    let seat = state.turn.seat;
    match rules.setup.cover {
        Cover::Symbiosis => free & (soil | peaceful(rules, state, seat) | fair(rules, state, seat)),
        Cover::ToTheLeft => {
            rule!("VQ-SYM-2");
            let marked = free & (soil | leftward(rules, state, seat));
            if marked == 0 { free & peaceful(rules, state, seat) } else { marked }
        }
    }
}

/// Uninhabited spaces and those with only one's own critters.
fn peaceful(rules: &Rules, state: &State, seat: Seat) -> u64 {
    !rules.seats().filter(|&other| other != seat).fold(0, |set, other| set | state.homes(other))
}

/// The homes of those with most critters on land among the opponents, and of anybody with five or more (VQ-SYM-1).
fn fair(rules: &Rules, state: &State, seat: Seat) -> u64 {
    rule!("VQ-SYM-1", "VQ-DEF-4");
    let count = |other: Seat| state.player(other).land_count();
    let most = rules.seats().filter(|&other| other != seat).map(count).max().unwrap_or(0);
    let fair = rules.seats().filter(|&other| other != seat && (count(other) == most || count(other) >= MANY));
    fair.fold(0, |set, other| set | state.homes(other))
}

/// The homes of the neighbour to the left who has critters, and of anybody with five or more.
fn leftward(rules: &Rules, state: &State, seat: Seat) -> u64 {
    let left = state.seats_from(rules, seat).skip(1).find(|&other| !state.player(other).land().is_empty());
    let many = rules.seats().filter(|&other| state.player(other).land_count() >= MANY);
    left.into_iter().chain(many).fold(0, |set, other| set | state.homes(other))
}

/// The space at a hex, if the active player may cover it.
pub(crate) fn check(rules: &Rules, state: &State, hex: Hex) -> Result<Site, Refusal> {
    let Some(site) = state.land.site(hex) else { return Err(Refusal::NoLand) };
    if !state.land.is_shown(site) {
        return Err(Refusal::Covered);
    }
    if state.is_frozen(hex) {
        return Err(Refusal::Frozen);
    }
    if coverable(rules, state) & site.bit() != 0 {
        return Ok(site);
    }
    if rules.setup.cover == Cover::ToTheLeft {
        return Err(Refusal::NotToTheLeft);
    }
    let mut there = rules.seats().filter(|&other| other != state.turn.seat && state.homes(other) & site.bit() != 0);
    Err(there.next().map_or(Refusal::NoLand, |by| Refusal::Protected { by }))
}
