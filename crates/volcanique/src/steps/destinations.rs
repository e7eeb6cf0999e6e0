//! Where critters can go: within their biome, to uncontrolled parts, to touching parts (VQ-MOVE-1, VQ-GROUP, VQ-DEF-7).
//!
//! Also how strong players are in a biome, because packs and herds decide who may enter.

use crate::biome::Biome;
use crate::land::{Part, Site, sites_in};
use crate::moves::Piece;
use crate::part_set::PartSet;
use crate::player::Critter;
use crate::power::PowerTrait;
use crate::rules::Rules;
use crate::state::State;
use tabletop::{Seat, SeatSet, rule};

/// Returns the parts of a set whose spaces are not frozen.
fn unfrozen(state: &State, mut set: PartSet) -> PartSet {
    if !state.frosts().is_empty() {
        set.iter().filter(|part| state.is_frozen(state.land.hex(part.site()))).for_each(|part| set.remove(part));
    }
    set
}

/// Returns the other parts of a critter's biome: where it may migrate or flee.
pub(super) fn rest_of_biome(state: &State, part: Part) -> PartSet {
    let biome = state.land.biome(part);
    if biome == Part::NONE {
        return PartSet::EMPTY;
    }
    let mut set = PartSet::of_biome(&state.land, biome);
    set.remove(part);
    unfrozen(state, set)
}

/// Returns whether the biome of a part has other parts. If so, one of them is across an edge.
#[inline(never)]
pub(super) fn is_larger_biome(rules: &Rules, state: &State, part: Part) -> bool {
    let (land, colour) = (&state.land, part.biome().index());
    let edges = rules.tiles.edges(land.face(part.site()));
    land.facing(&rules.tiles, part.site()).dirs(colour) & edges.dirs(colour) != 0
}

/// Returns all uncontrolled parts of visible unfrozen tiles.
fn open(state: &State) -> PartSet {
    open_on(state, state.land.visible_sites())
}

/// Returns the uncontrolled parts of these spaces.
fn open_on(state: &State, sites: u64) -> PartSet {
    let mut set = PartSet::EMPTY;
    for site in sites_in(sites & state.land.visible_sites() & !state.frozen_sites()) {
        for biome in Biome::ALL {
            let part = Part::new(site, biome);
            if state.is_free(part) {
                set.insert(part);
            }
        }
    }
    set
}

/// Returns the parts that touch a part: the others of its tile, and those across its edges (VQ-DEF-7).
pub(super) fn touching_parts(rules: &Rules, state: &State, part: Part) -> PartSet {
    let mut set = PartSet::EMPTY;
    let site = part.site();
    let edges = rules.tiles.edges(state.land.top(site));
    for biome in Biome::ALL {
        if biome != part.biome() && edges.has(biome) {
            rule!("VQ-DEF-7");
            set.insert(Part::new(site, biome));
        }
    }
    for (dir, next) in state.land.around(site).filter(|(_, next)| state.land.is_visible(*next)) {
        if edges.dirs(part.biome().index()) >> dir.index() & 1 == 1
            && let Some(biome) = rules.tiles.edge(state.land.top(next), dir.opposite())
        {
            rule!("VQ-DEF-7");
            set.insert(Part::new(next, biome));
        }
    }
    unfrozen(state, set)
}

/// Returns the critters that move: one, or all active ones of a biome.
pub(super) fn moving_critters(
    state: &State,
    seat: Seat,
    piece: Piece,
    from: Part,
) -> impl Iterator<Item = Critter> + '_ {
    let biome = state.land.biome(from);
    let one = match piece {
        Piece::Single => Critter::single(from),
        _ => Critter::colossal(from),
    };
    let group = piece == Piece::Group;
    state.active_critters(seat, biome).filter(move |&critter| group || critter == one).take(if group {
        usize::MAX
    } else {
        1
    })
}

/// Returns everywhere a movement may take this piece.
pub(super) fn all_destinations(
    rules: &Rules,
    state: &State,
    seat: Seat,
    piece: Piece,
    from: Part,
    flying: bool,
) -> PartSet {
    let powers = state.powers(seat);
    let biome = state.land.biome(from);
    if biome == Part::NONE {
        return PartSet::EMPTY;
    }
    let mut set = unfrozen(state, PartSet::of_biome(&state.land, biome));
    let mut tiles = 0;
    let mut touched = PartSet::EMPTY;
    let mut alone = true;
    for critter in moving_critters(state, seat, piece, from) {
        tiles |= critter.site().bit();
        alone &= critter.part() == from;
        if powers.has_group_powers() {
            touched = touched.or(touching_parts(rules, state, critter.part()));
        }
    }
    if alone {
        set.remove(from);
    }
    let mut beside = tiles;
    if powers.has(PowerTrait::StepBeside) {
        rule!("VQ-AGILE");
        for site in sites_in(tiles) {
            state.land.around(site).for_each(|(_, next)| beside |= next.bit());
        }
    }
    set = set.or(open_on(state, beside));
    if piece != Piece::Group && (flying || powers.has(PowerTrait::Fly)) {
        rule!("VQ-FLYING");
        set = set.or(open(state));
    }
    for part in touched.iter().filter(|&part| state.land.biome(part) != biome) {
        if may_touch(rules, state, seat, (piece, from), part) {
            set.insert(part);
        }
    }
    if powers.has(PowerTrait::Cooperate) {
        for part in sites_in(tiles).flat_map(parts_of).filter(|&part| state.land.has(part)) {
            if state.land.biome(part) != biome && herd_against(rules, state, seat, part).is_none() {
                rule!("VQ-COOP");
                set.insert(part);
            }
        }
    }
    set
}

fn parts_of(site: Site) -> impl Iterator<Item = Part> {
    Biome::ALL.into_iter().map(move |biome| Part::new(site, biome))
}

/// Returns whether a piece may enter a touching part: its owner controls the biome, or it is a pack that beats everybody
/// there (VQ-GROUP-2).
fn may_touch(rules: &Rules, state: &State, seat: Seat, (piece, from): (Piece, Part), to: Part) -> bool {
    if state.control(to).contains(seat) {
        rule!("VQ-GROUP-1");
        return true;
    }
    piece == Piece::Group
        && state.powers(seat).has(PowerTrait::Pack)
        && pack_beats(rules, state, seat, from, to).is_ok()
}

/// Returns the strength of a player in a biome, as contests count it.
pub(super) fn strength(state: &State, seat: Seat, biome: Part) -> u8 {
    let here = state.player(seat).land().iter().filter(|critter| state.land.biome(critter.part()) == biome);
    here.map(|critter| critter.strength()).sum()
}

/// Returns the strength of a player's group in a biome: two or more active critters (VQ-GROUP-1).
pub(super) fn group_strength(state: &State, seat: Seat, biome: Part) -> Option<u8> {
    let members = || state.active_critters(seat, biome);
    (members().count() >= 2).then(|| members().map(Critter::strength).sum())
}

/// Returns who keeps Cooperative critters of a seat out of a part by a herd, unless that owner shares (VQ-COOP).
pub(super) fn herd_against(rules: &Rules, state: &State, seat: Seat, to: Part) -> Option<Seat> {
    let biome = state.land.biome(to);
    opponents(state.control(to), seat, rules).find(|&other| {
        let powers = state.powers(other);
        powers.has(PowerTrait::Herd)
            && !powers.has(PowerTrait::Cooperate)
            && group_strength(state, other, biome).is_some()
    })
}

/// Checks that a pack beats every opponent in a biome (VQ-PACK).
///
/// The error says who stands against it: only a pack or a herd that is at least as large.
pub(super) fn pack_beats(rules: &Rules, state: &State, seat: Seat, from: Part, to: Part) -> Result<(), Seat> {
    let pack: u8 = moving_critters(state, seat, Piece::Group, from).map(Critter::strength).sum();
    let biome = state.land.biome(to);
    for other in opponents(state.control(to), seat, rules) {
        let group = if state.powers(other).has_group_powers() { group_strength(state, other, biome) } else { None };
        if group.is_some_and(|size| pack <= size) {
            rule!("VQ-PACK");
            return Err(other);
        }
    }
    Ok(())
}

/// Returns the seats of a set without one.
fn opponents(set: SeatSet, seat: Seat, rules: &Rules) -> impl Iterator<Item = Seat> + use<> {
    rules.seats().filter(move |&other| other != seat && set.contains(other))
}
