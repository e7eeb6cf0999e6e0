//! What must hold in every position that is read, also in one made by hand: no card exists twice, decks and counters have room for
//! everything that may be added, and chance never draws from an empty pool.
//!
//! A position made by hand may have other numbers of tiles and action cards than the box; an exact census is in `census.rs`.

use crate::ability::Ability;
use crate::land::Land;
use crate::rules::Rules;
use crate::setup::RichLands;
use crate::state::{MOST_CARDS, Place, State};
use crate::steps::bonus;
use crate::tile::{SEATS, SLOTS, Stack, Tile};
use tabletop::input::Problems;
use tabletop::{Seat, SeatSet};

/// Most tiles of one kind. All of them may be destroyed, and a byte counts destroyed tiles.
const MOST_ALIKE: u16 = 99;

/// Adds every reason why the game cannot continue from this position.
pub(super) fn check(rules: &Rules, state: &State, problems: &mut Problems) {
    tiles(state, problems);
    backs(rules, state, problems);
    bonuses(rules, state, problems);
    abilities(rules, state, problems);
    actions(rules, state, problems);
    splinters(rules, state, problems);
    rules.seats().for_each(|seat| frog(rules, state, seat, problems));
}

/// Returns all tiles on the Shard.
fn on_shard<'a>(rules: &Rules, state: &'a State) -> impl Iterator<Item = Tile> + use<'a> {
    rules.mat.cells().flat_map(|cell| state.stack(cell))
}

fn tiles(state: &State, problems: &mut Problems) {
    for (kind, found) in (0..).zip(state.tiles.tile_counts()).filter(|(_, found)| *found > MOST_ALIKE) {
        let name = Land::from_index(kind).map_or("barren", Land::name);
        problems.push(format_args!("[board] {found} tiles {name}: there are {MOST_ALIKE} at most"));
    }
}

/// Checks that there is a back for every undecided Barren, because chance draws one for each.
fn backs(rules: &Rules, state: &State, problems: &mut Problems) {
    let undecided = on_shard(rules, state).filter(|tile| tile.is_barren() && tile.back().is_none()).count();
    let left: usize = state.backs.iter().map(|&count| usize::from(count)).sum();
    if undecided > left {
        problems.push(format_args!("[table] backs: {left} backs are too few for {undecided} undecided Barrens"));
    }
}

/// Checks that there are enough backs of Land: with hidden backs, chance draws one for every Land that is scored.
fn bonuses(rules: &Rules, state: &State, problems: &mut Problems) {
    if rules.setup.rich == RichLands::Off && state.bonuses != bonus::all(rules) {
        return problems.push("[table] bonuses: this needs [options] rich");
    }
    if rules.setup.rich != RichLands::Hidden {
        return;
    }
    let slots = (0..SEATS as u8).flat_map(|vault| (0..SLOTS as u8).map(move |slot| Stack::Vault(vault, slot)));
    let stored = slots.flat_map(|slot| state.tiles.stack(slot));
    let held = (0..SEATS).flat_map(|seat| state.tiles.gullet(seat));
    let mut undecided = [0u16; 8];
    for tile in on_shard(rules, state).chain(held).chain(stored).filter(|tile| tile.bonus().is_none()) {
        if let Some(land) = tile.as_land() {
            undecided[land.index() as usize] += 1;
        }
    }
    for land in Land::ALL {
        let needed = undecided[land.index() as usize];
        let left: u16 = state.bonuses[land.index() as usize].iter().map(|&count| u16::from(count)).sum();
        if left < needed {
            let name = land.name();
            problems.push(format_args!("[table] bonuses: {left} backs are too few for {needed} tiles {name}"));
        }
    }
}

fn abilities(rules: &Rules, state: &State, problems: &mut Problems) {
    let mut counts = state.abilities.pool().map(u16::from);
    let lying = state.abilities.entries().filter_map(|(card, _)| card);
    let held = rules.seats().map(|seat| state.frog(seat).card).filter(|card| card.is_known()).map(|card| card.0);
    lying.chain(held).for_each(|card| counts[usize::from(card)] += 1);
    for card in (0..rules.abilities.len()).filter(|&card| counts[card] != 1) {
        let name = Ability(card as u8).name();
        problems.push(format_args!("[decks] ability: {name} is there {} times instead of once", counts[card]));
    }
}

/// Checks that the deck has room for every action card, because all of them may return to it.
fn actions(rules: &Rules, state: &State, problems: &mut Problems) {
    let frogs = rules.seats().map(|seat| state.frog(seat));
    let kept: usize = frogs.map(|frog| usize::from(frog.aside) + usize::from(frog.deferred)).sum();
    let discarded: usize = state.discard.iter().map(|&count| usize::from(count)).sum();
    let found = state.actions.len() + discarded + kept;
    if found > MOST_CARDS {
        problems.push(format_args!("[decks] action: {found} action cards; there are {MOST_CARDS} at most"));
    }
}

fn splinters(rules: &Rules, state: &State, problems: &mut Problems) {
    let mut counts = state.splinters.pool().map(u16::from);
    state.splinters.entries().filter_map(|(card, _)| card).for_each(|card| counts[usize::from(card)] += 1);
    for (strike, (name, _)) in rules.strikes.iter().enumerate() {
        let found = counts[strike] + (state.struck >> strike & 1) as u16;
        if found != 1 {
            problems.push(format_args!("[decks] splinter: {name} is there {found} times instead of once"));
        }
    }
}

fn frog(rules: &Rules, state: &State, seat: Seat, problems: &mut Problems) {
    let (frog, name) = (state.frog(seat), rules.colour(seat).name());
    let powers = rules.card_powers(frog.card);
    if frog.up && frog.knowers != SeatSet::ALL {
        problems.push(format_args!("[frog.{name}] known: a card that lies face up is known to all"));
    }
    if matches!(frog.place, Place::Outer(_)) && frog.card != Ability::NONE && powers.tether == 0 {
        problems.push(format_args!("[frog.{name}] card: nobody keeps {} in the Outer Dimensions", frog.card.name()));
    }
    if rules.is_robo(seat) && (frog.place == Place::Waiting || frog.aside > 0 || frog.deferred > 0) {
        problems.push(format_args!("[frog.{name}]: a RoboFrog never waits and keeps no action cards"));
    }
    if frog.deferred > 0 && !(frog.is_in_play() && powers.defer) {
        problems.push(format_args!("[frog.{name}] deferred: only a frog in play whose card defers can do so"));
    }
}
