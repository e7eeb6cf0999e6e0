//! The collect step of a turn: one resource per biome controlled with an active critter, more for packs and herds, then
//! down to the limit (VQ-COL-1).

use super::Answer;
use crate::biome::{Biome, Mix};
use crate::event::{Event, Gain};
use crate::land::Part;
use crate::moves::{Move, MoveFilter};
use crate::part_set::PartSet;
use crate::power::PowerTrait;
use crate::refusal::Refusal;
use crate::state::State;
use tabletop::{Seat, Sink, emit, rule};

/// Returns the income of a seat, regardless of the supply.
fn income(state: &State, seat: Seat) -> Mix {
    let powers = state.powers(seat);
    let mut seen = PartSet::EMPTY;
    let mut total = [0; 3];
    for critter in state.player(seat).land() {
        let biome = state.land.biome(critter.part());
        if biome == Part::NONE || seen.contains(biome) {
            continue;
        }
        // One active critter is enough, unless its owner has packs or herds.
        if !powers.has_group_powers() && !state.is_active(*critter) {
            continue;
        }
        seen.insert(biome);
        let group = if powers.has_group_powers() { state.active_critters(seat, biome).count() as u8 } else { 1 };
        let mut income = group.min(1);
        if group >= 2 && powers.has(PowerTrait::Pack) {
            rule!("VQ-PACK");
            income = group;
        }
        if group >= 2 && powers.has(PowerTrait::Herd) {
            rule!("VQ-HERD");
            income += 1;
        }
        total[biome.biome().index()] += income;
    }
    Mix(total)
}

/// Gives the active player the income, as far as the supply has it.
pub(super) fn collect<S: Sink<Event>>(state: &mut State, sink: &mut S) {
    let seat = state.turn.seat;
    let wanted = income(state, seat);
    let mix = Mix(std::array::from_fn(|kind| wanted.0[kind].min(state.bank.0[kind])));
    for biome in Biome::ALL.into_iter().filter(|&biome| mix.get(biome) < wanted.get(biome)) {
        emit!(sink, "VQ-COL-1", Event::Short { seat, biome });
    }
    state.receive(seat, mix);
    emit!(sink, "VQ-COL-1", Event::Gained { seat, mix, gain: Gain::Income });
}

/// Returns how many resources the active player has above the limit.
pub(super) fn surplus(state: &State) -> u8 {
    let player = state.player(state.turn.seat);
    player.resources.total().saturating_sub(player.powers.resource_limit())
}

pub(super) fn legal(state: &State, moves: &mut Vec<Move>) {
    let purse = state.player(state.turn.seat).resources;
    let mut sieve = MoveFilter::new(moves);
    Mix::all_of(surplus(state)).for_each(|mix| sieve.offer(Move::Give(mix), purse.contains(mix)));
}

pub(super) fn check(state: &State, mv: Move) -> Answer {
    let Move::Give(mix) = mv else { return None };
    let purse = state.player(state.turn.seat).resources;
    Some(if mix.total() == surplus(state) && purse.contains(mix) { Ok(()) } else { Err(Refusal::WrongAmount) })
}

pub(super) fn apply<S: Sink<Event>>(state: &mut State, mv: Move, sink: &mut S) {
    let Move::Give(mix) = mv else { return };
    let seat = state.turn.seat;
    state.pay(seat, mix);
    emit!(sink, "VQ-COL-1", Event::Returned { seat, mix });
}
