//! What RoboFrogs put into their Vault and take out of the player's (SOLO-DIS-1, SOLO-RAID-1, SOLO-RAID-2).

use super::super::raid::RaidStep;
use crate::moves::Move;
use crate::rules::{HUMAN, Rules};
use crate::state::State;
use crate::tile::{SLOTS, Stack};
use tabletop::{Seat, rule};

/// Returns the lowest-numbered slot among those with the fewest tiles, 1 to 9; none if the Vault is full.
pub(crate) fn room_in_vault(rules: &Rules, state: &State, seat: Seat) -> Option<u8> {
    let vault = rules.vault(seat);
    let height = |slot: &u8| state.tiles.height(Stack::Vault(vault, slot - 1));
    (1..=SLOTS as u8).filter(|slot| state.slot_has_room(vault, slot - 1)).min_by_key(height)
}

/// Returns what a RoboFrog does with the top of its Gullet.
pub(crate) fn disgorge_move(rules: &Rules, state: &State, seat: Seat) -> Move {
    match state.tiles.gullet_top(seat.index()) {
        Some(tile) if tile.is_barren() => Move::Crush,
        Some(_) => room_in_vault(rules, state, seat).map_or(Move::Stop, Move::Store),
        None => Move::Stop,
    }
}

/// Returns the points a RoboFrog aims at: 2, or 1 if no 2 can be taken.
pub(crate) fn raid_target(rules: &Rules, state: &State) -> u8 {
    rule!("SOLO-RAID-1");
    let vault = rules.vault(HUMAN);
    let tops = |slot: u8| state.tiles.stack(Stack::Vault(vault, slot)).filter_map(|tile| tile.as_land());
    let slots = 0..SLOTS as u8;
    let high = slots.clone().any(|slot| tops(slot).next().is_some_and(|land| land.is_high()));
    let lows = slots.clone().filter(|&slot| tops(slot).next().is_some_and(|land| !land.is_high()));
    // A raider must empty the slot it began first: the second tile is the one below, or comes from another slot.
    let two = |slot: u8| {
        let mut lands = tops(slot).skip(1);
        match lands.next() {
            Some(below) => !below.is_high(),
            None => slots.clone().any(|other| other != slot && tops(other).next().is_some_and(|land| !land.is_high())),
        }
    };
    if high || lows.into_iter().any(two) { 2 } else { 1 }
}

/// Visits the slots that a RoboFrog may take from next, as numbers from 1, with their weights: every type of tile is
/// equally likely, and so is every slot that shows it.
pub(crate) fn visit_raid_slots(rules: &Rules, state: &State, raid: RaidStep, each: &mut impl FnMut(Move, u32)) {
    let slots: Vec<u8> = spoils(rules, state, raid).into_iter().flatten().collect();
    let land =
        |slot: u8| state.tiles.top(Stack::Vault(rules.vault(raid.owner), slot - 1)).and_then(|tile| tile.as_land());
    let alike = |slot: u8| slots.iter().filter(|&&other| land(other) == land(slot)).count() as u32;
    // Any common multiple of all counts works.
    let whole: u32 = slots.iter().map(|&slot| alike(slot)).fold(1, least_common_multiple);
    for (number, &slot) in (1..).zip(&slots) {
        each(Move::Roll(number), whole / alike(slot));
    }
}

fn least_common_multiple(one: u32, two: u32) -> u32 {
    (1..=two).map(|times| one * times).find(|multiple| multiple.is_multiple_of(two)).unwrap_or(one * two)
}

/// The slots a RoboFrog takes from next: highlands first, then the smallest stacks. [`visit_raid_slots`] decides between them.
pub(crate) fn spoils(rules: &Rules, state: &State, raid: RaidStep) -> [Option<u8>; SLOTS] {
    rule!("SOLO-RAID-2");
    let mut slots = [None; SLOTS];
    let vault = rules.vault(raid.owner);
    let worth = |slot: u8| {
        let stack = Stack::Vault(vault, slot - 1);
        let high = state.tiles.top(stack).and_then(|tile| tile.as_land()).is_some_and(|land| land.is_high());
        (!high, state.tiles.height(stack))
    };
    let may = |slot: &u8| raid.may_take(rules, state, *slot).is_ok();
    let Some(best) = (1..=SLOTS as u8).filter(may).map(worth).min() else { return slots };
    let chosen = (1..=SLOTS as u8).filter(may).filter(|&slot| worth(slot) == best);
    for (entry, slot) in slots.iter_mut().zip(chosen) {
        *entry = Some(slot);
    }
    slots
}
