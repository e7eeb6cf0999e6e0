//! Counts every piece of a position, for laws and fuzzing.
//!
//! Not here: the limits of positions made by hand, which may have other numbers of pieces than the box (`position/limits.rs`).

use crate::ability::{Ability, NAMES};
use crate::land::Land;
use crate::map::MOST_STRIKES;
use crate::muck::Muck;
use crate::rules::Rules;
use crate::state::{Frame, OOMPH, Place, State};
use crate::tile::Tile;
use tabletop::{Notation, Seat};

/// Counts every piece; the error names what is lost, doubled or in two places.
pub(crate) fn census(rules: &Rules, state: &State) -> Result<(), String> {
    compare(rules, &Pieces::of_box(rules), state)
}

/// Like [`census`], for a game that began at a position made by hand: what was there at the start is still there.
pub(crate) fn census_since(rules: &Rules, start: &State, state: &State) -> Result<(), String> {
    compare(rules, &Pieces::count(rules, start), state)
}

fn compare(rules: &Rules, wanted: &Pieces, state: &State) -> Result<(), String> {
    Pieces::count(rules, state).equal(wanted)?;
    census_shard(rules, state)?;
    census_muck(rules, state)?;
    census_frogs(rules, state)
}

/// How many of each piece there are, wherever they lie.
struct Pieces {
    /// Land by type, in the supply too.
    lands: [u16; 8],
    barrens: u16,
    /// Backs in the supply beyond those that lie undecided on the Shard.
    spare_backs: i32,
    /// Muck whose kind is seen or drawn.
    muck: [u8; 2],
    abilities: [u8; NAMES.len()],
    actions: [u8; 8],
    splinters: [u8; MOST_STRIKES],
}

impl Pieces {
    /// Returns what a game of the box begins with.
    fn of_box(rules: &Rules) -> Pieces {
        let actions = std::array::from_fn(|kind| match kind {
            6.. => 1,
            frog if frog < usize::from(rules.frogs) => rules.action_cards_of(Seat(frog as u8)),
            _ => 0,
        });
        Pieces {
            lands: Land::ALL.map(|land| u16::from(if land.is_high() { rules.highlands } else { rules.lowlands })),
            barrens: rules.ground.len() as u16,
            spare_backs: 0,
            muck: if rules.has_muck() { crate::muck::BOX } else { [0; 2] },
            abilities: std::array::from_fn(|card| u8::from(card < rules.abilities.len())),
            actions,
            splinters: std::array::from_fn(|strike| u8::from(strike < rules.strikes.len())),
        }
    }

    /// Counts the pieces of a position.
    fn count(rules: &Rules, state: &State) -> Pieces {
        let counts = state.tiles.tile_counts();
        let lands =
            Land::ALL.map(|land| counts[land.index() as usize] + u16::from(state.supply[land.index() as usize]));
        let (muck, held, gone) = (state.muck(), state.tiles.stored_muck(), state.tiles.destroyed_muck());
        let lying = |kind: Muck| (1..=6).map(|dimension| muck.muck_count_in(dimension, kind)).sum::<u8>();
        let mut actions = *state.actions.pool();
        state.actions.entries().filter_map(|(card, _)| card).for_each(|card| actions[card as usize] += 1);
        for (kind, count) in actions.iter_mut().enumerate() {
            *count += state.discard[kind];
            *count += state.frogs.get(kind).map_or(0, |frog| frog.aside + frog.deferred);
        }
        let mut splinters = *state.splinters.pool();
        state.splinters.entries().filter_map(|(card, _)| card).for_each(|card| splinters[card as usize] += 1);
        for (strike, count) in splinters.iter_mut().enumerate() {
            *count += (state.struck >> strike & 1) as u8;
        }
        Pieces {
            lands,
            barrens: counts[8],
            spare_backs: spare_backs(rules, state),
            muck: Muck::SEEN.map(|kind| {
                let index = kind as usize - 1;
                muck.pool[index] + held[index] + gone[index] + lying(kind)
            }),
            abilities: abilities(rules, state),
            actions,
            splinters,
        }
    }

    /// Compares all counts; the error names the first that differs.
    fn equal(&self, wanted: &Pieces) -> Result<(), String> {
        for (index, land) in Land::ALL.into_iter().enumerate() {
            if self.lands[index] != wanted.lands[index] {
                return Err(format!("{} {} tiles instead of {}", self.lands[index], land.name(), wanted.lands[index]));
            }
        }
        if self.barrens != wanted.barrens {
            return Err(format!("{} Barrens instead of {}", self.barrens, wanted.barrens));
        }
        if self.spare_backs != wanted.spare_backs {
            return Err(format!("{} backs are left over instead of {}", self.spare_backs, wanted.spare_backs));
        }
        for (kind, (found, wanted)) in Muck::SEEN.into_iter().zip(self.muck.into_iter().zip(wanted.muck)) {
            if found != wanted {
                return Err(format!("{found} {} muck lands instead of {wanted}", kind.name()));
            }
        }
        if self.abilities != wanted.abilities {
            return Err(format!("ability cards are lost or doubled: {:?}", self.abilities));
        }
        if let Some(kind) = (0..8).find(|&kind| self.actions[kind] != wanted.actions[kind]) {
            let (found, wanted) = (self.actions[kind], wanted.actions[kind]);
            return Err(format!("{found} action cards of kind {kind} instead of {wanted}"));
        }
        match (0..MOST_STRIKES).find(|&strike| self.splinters[strike] != wanted.splinters[strike]) {
            Some(strike) => Err(format!("Splinter card {strike} is lost or doubled")),
            None => Ok(()),
        }
    }
}

/// Counts the backs that no Barren on the Shard needs.
fn spare_backs(rules: &Rules, state: &State) -> i32 {
    let on_shard = rules.mat.cells().flat_map(|cell| state.stack(cell));
    let undecided = on_shard.filter(|tile| tile.is_barren() && tile.back().is_none()).count();
    state.backs.iter().map(|&count| i32::from(count)).sum::<i32>() - undecided as i32
}

/// Counts the ability cards in the deck, dealt, and with the frogs.
fn abilities(rules: &Rules, state: &State) -> [u8; NAMES.len()] {
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
    abilities
}

/// Checks that no muck lies on the Shard, and that there are enough unseen muck lands for those that lie face down.
fn census_muck(rules: &Rules, state: &State) -> Result<(), String> {
    let muck = state.muck();
    let hidden: u8 = (1..=6).map(|dimension| muck.muck_count_in(dimension, Muck::Hidden)).sum();
    if muck.supply + hidden > muck.pool[0] + muck.pool[1] {
        return Err(format!("{} muck lands in the supply and {hidden} face down are too many", muck.supply));
    }
    if rules.mat.cells().flat_map(|cell| state.stack(cell)).any(|tile| tile.as_muck().is_some()) {
        return Err("muck lies on the Shard".into());
    }
    Ok(())
}

/// Checks that the counts and sets that a position keeps of the Shard agree with the tiles on it.
fn census_shard(rules: &Rules, state: &State) -> Result<(), String> {
    let on_shard = || rules.mat.cells().flat_map(|cell| state.stack(cell));
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
