//! Counts every piece of a position, for laws and fuzzing.
//!
//! Not here: the limits of positions made by hand, which may have other numbers of pieces than the box (`position/limits.rs`).

use crate::ability::Ability;
use crate::land::Land;
use crate::muck::Muck;
use crate::rules::Rules;
use crate::state::{Frame, OOMPH, Place, State};
use crate::tile::Tile;
use tabletop::{Notation, Seat};

/// Counts every piece; the error names what is lost, doubled or in two places.
pub(crate) fn census(rules: &Rules, state: &State) -> Result<(), String> {
    census_tiles(rules, state)?;
    census_muck(rules, state)?;
    census_cards(rules, state)?;
    census_frogs(rules, state)
}

/// Muck: every tile of the box is unseen, in a dimension, in a Gullet or Vault, or destroyed.
fn census_muck(rules: &Rules, state: &State) -> Result<(), String> {
    let muck = state.muck();
    let wanted = if rules.has_muck() { crate::muck::BOX } else { [0; 2] };
    let (held, gone) = (state.tiles.stored_muck(), state.tiles.destroyed_muck());
    for kind in Muck::SEEN {
        let index = kind as usize - 1;
        let lying: u8 = (1..=6).map(|dimension| muck.muck_count_in(dimension, kind)).sum();
        let found = muck.pool[index] + held[index] + gone[index] + lying;
        if found != wanted[index] {
            return Err(format!("{found} {} muck lands instead of {}", kind.name(), wanted[index]));
        }
    }
    let hidden: u8 = (1..=6).map(|dimension| muck.muck_count_in(dimension, Muck::Hidden)).sum();
    if muck.supply + hidden > muck.pool[0] + muck.pool[1] {
        return Err(format!("{} muck lands in the supply and {hidden} face down are too many", muck.supply));
    }
    if rules.mat.cells().flat_map(|cell| state.stack(cell)).any(|tile| tile.as_muck().is_some()) {
        return Err("muck lies on the Shard".into());
    }
    Ok(())
}

fn census_tiles(rules: &Rules, state: &State) -> Result<(), String> {
    let counts = state.tiles.tile_counts();
    for land in Land::ALL {
        let wanted = if land.is_high() { rules.highlands } else { rules.lowlands };
        let found = counts[land.index() as usize] + u16::from(state.supply[land.index() as usize]);
        if found != u16::from(wanted) {
            return Err(format!("{found} {} tiles instead of {wanted}", land.name()));
        }
    }
    if u32::from(counts[8]) != rules.ground.len() {
        return Err(format!("{} Barrens instead of {}", counts[8], rules.ground.len()));
    }
    let on_shard = || rules.mat.cells().flat_map(|cell| state.stack(cell));
    let undecided = on_shard().filter(|tile| tile.is_barren() && tile.back().is_none()).count();
    let backs: usize = state.backs.iter().map(|&count| usize::from(count)).sum();
    if undecided != backs {
        return Err(format!("{undecided} undecided Barrens but {backs} backs"));
    }
    let lands = on_shard().filter(|tile| tile.as_land().is_some()).count();
    if lands != usize::from(state.lands) {
        return Err(format!("{lands} Land on the Shard, {} counted", state.lands));
    }
    for cell in rules.mat.cells() {
        let terrain = state.top(cell).is_some();
        let edge = terrain && rules.around(cell).iter().any(|&next| !next.is_on() || state.top(next).is_none());
        let bare = state.top(cell).is_some_and(Tile::is_barren);
        let sets = (state.terrain.contains(cell), state.edge.contains(cell), state.bare.contains(cell));
        if sets != (terrain, edge, bare) {
            return Err(format!("cell {} is not what the sets of hexes say", cell.0));
        }
    }
    Ok(())
}

fn census_cards(rules: &Rules, state: &State) -> Result<(), String> {
    let mut abilities = *state.abilities.pool();
    let mut place = |card: Ability| {
        if card.is_known() {
            abilities[card.0 as usize] += 1;
        }
    };
    state.abilities.entries().for_each(|(card, _)| place(card.map_or(Ability::NONE, Ability)));
    for seat in rules.seats() {
        let frog = state.frog(seat);
        frog.dealt.into_iter().for_each(&mut place);
        if state.frame() != Frame::Keep || rules.is_robo(seat) {
            place(frog.card);
        }
    }
    if (0..rules.abilities.len()).any(|card| abilities[card] != 1) {
        return Err(format!("ability cards are lost or doubled: {abilities:?}"));
    }
    let mut actions = *state.actions.pool();
    state.actions.entries().filter_map(|(card, _)| card).for_each(|card| actions[card as usize] += 1);
    for (kind, count) in actions.iter_mut().enumerate() {
        *count += state.discard[kind] + if kind < 6 { state.frogs[kind].aside + state.frogs[kind].deferred } else { 0 };
        let wanted = if kind >= 6 {
            1
        } else if kind < rules.frogs as usize {
            rules.action_cards_of(Seat(kind as u8))
        } else {
            0
        };
        if *count != wanted {
            return Err(format!("{count} action cards of kind {kind} instead of {wanted}"));
        }
    }
    let mut splinters = *state.splinters.pool();
    state.splinters.entries().filter_map(|(card, _)| card).for_each(|card| splinters[card as usize] += 1);
    for (strike, count) in splinters.iter().enumerate().take(rules.strikes.len()) {
        if count + (state.struck >> strike & 1) as u8 != 1 {
            return Err(format!("Splinter card {strike} is lost or doubled"));
        }
    }
    Ok(())
}

fn census_frogs(rules: &Rules, state: &State) -> Result<(), String> {
    let striking = state.is_in_strike();
    for seat in rules.seats() {
        let frog = state.frog(seat);
        let most = if rules.is_robo(seat) { 0 } else { OOMPH };
        if frog.oomph > most {
            return Err(format!("{} has {} Ω", rules.seat_name(seat), frog.oomph));
        }
        if let Place::Shard(cell) = frog.place {
            let alone = rules.seats().filter(|&other| state.frog(other).place == frog.place).count() == 1;
            if !alone
                || !(state.terrain.contains(cell) || striking || matches!(state.frame(), Frame::Score | Frame::Over))
            {
                return Err(format!("{} stands where it cannot stand", rules.seat_name(seat)));
            }
        }
        let has_card = frog.card != Ability::NONE;
        let carded = frog.is_in_play()
            && !matches!(
                state.frame(),
                Frame::Return(_) | Frame::Flux(_) | Frame::RoboStart(_) | Frame::Deal(_) | Frame::Score | Frame::Over
            );
        if carded && !has_card {
            return Err(format!("{} is in play without an ability card", rules.seat_name(seat)));
        }
    }
    Ok(())
}
