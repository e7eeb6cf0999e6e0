//! After a won attack: option A, tiles from the loser's Gullet, or option B, a free HARVEST or RAID (COM-7).

use super::super::{Answer, Progress, harvest, harvest::emit_digested, raid, raid_limit, robo};
use super::go_to;
use crate::die::RollPurpose;
use crate::event::Event;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{CombatStage, Place, State};
use tabletop::{Seat, Sink, emit, rule};

/// Takes the spoils that the procedure of a RoboFrog says. Waits for the answer of any other winner.
pub(crate) fn advance<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
    let Some(mv) = robo::combat::spoils(rules, state) else { return Progress::Wait };
    apply(rules, state, mv, sink);
    Progress::Continue
}

pub(crate) fn legal(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    let attacker = state.combat.attacker();
    match (state.combat.roll_purpose(), state.frog(attacker).place) {
        (RollPurpose::Shard, Place::Shard(_)) => {
            harvest::each(rules, state, attacker, &mut |mv| {
                moves.push(mv);
                false
            });
        }
        (RollPurpose::Aether, _) => {
            let (owner, most) = free_raid(rules, state);
            moves.extend((1..=most).map(|target| Move::Raid(owner, target)));
        }
        _ => {}
    }
    moves.push(Move::Plunder);
}

/// Returns the Vault that option B raids, with the highest target; 0 if it cannot be raided.
fn free_raid(rules: &Rules, state: &State) -> (Seat, u8) {
    let (attacker, defender) = (state.combat.attacker(), state.combat.defender());
    let owner = rules.vault_owner(defender);
    let most = match raid_limit::highest_target(rules, state, attacker, owner) {
        Ok(most) => most,
        Err(Refusal::TeamVault) => {
            rule!("COM-10");
            0
        }
        Err(_) => 0,
    };
    (owner, most)
}

pub(crate) fn check(rules: &Rules, state: &State, mv: Move) -> Answer {
    let attacker = state.combat.attacker();
    let fight = state.combat.roll_purpose();
    Some(match mv {
        Move::Plunder => Ok(()),
        Move::Harvest(cell) if fight == RollPurpose::Shard => harvest::check(rules, state, attacker, cell),
        Move::Harvest(_) => {
            rule!("COM-7");
            Err(Refusal::NoFreeHarvest)
        }
        Move::Raid(owner, target)
            if fight == RollPurpose::Aether && owner == rules.vault_owner(state.combat.defender()) =>
        {
            raid_limit::check(rules, state, attacker, owner, target)
        }
        Move::Raid(..) => {
            rule!("COM-7");
            Err(Refusal::NoFreeRaid)
        }
        _ => return None,
    })
}

pub(crate) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
    rule!("COM-7");
    let attacker = state.combat.attacker();
    go_to(state, CombatStage::Done);
    match mv {
        Move::Harvest(cell) => harvest::begin(rules, state, attacker, cell, sink),
        Move::Raid(owner, target) => raid::begin(state, attacker, owner, target, sink),
        _ if chooses(rules, state) => go_to(state, CombatStage::Grab),
        _ => plunder(state, sink),
    }
}

/// Returns whether the winner may choose which tiles; without a choice it takes all.
fn chooses(rules: &Rules, state: &State) -> bool {
    let (attacker, defender) = (state.combat.attacker(), state.combat.defender());
    state.powers(rules, attacker).choose_plunder
        && state.tiles.gullet_size(defender.index()) > usize::from(state.combat.margin)
}

/// Tiles still to be chosen.
pub(crate) fn remaining_tiles(state: &State) -> u8 {
    state.combat.margin - state.combat.grabbed
}

pub(crate) fn legal_grabs(state: &State, moves: &mut Vec<Move>) {
    let held = state.tiles.gullet_size(state.combat.defender().index()) as u8;
    moves.extend((1..=held).map(Move::Grab));
}

/// Checks a slot of the loser's Gullet, counted from the top tile.
pub(crate) fn check_grab(state: &State, slot: u8) -> Result<(), Refusal> {
    let held = state.tiles.gullet_size(state.combat.defender().index()) as u8;
    if (1..=held).contains(&slot) { Ok(()) } else { Err(Refusal::SlotEmpty { slot }) }
}

pub(crate) fn grab<S: Sink<Event>>(state: &mut State, slot: u8, sink: &mut S) {
    let (attacker, defender) = (state.combat.attacker(), state.combat.defender());
    let at = state.tiles.gullet_size(defender.index()) - usize::from(slot);
    if let Some((tile, out)) = state.tiles.steal_at(defender.index(), at, attacker.index()) {
        rule!("GUL-3");
        emit!(sink, "ABI-WHIPTONGUE", Event::Plundered { seat: attacker, from: defender, tile });
        emit_digested(attacker, out, sink);
    }
    state.combat.grabbed += 1;
    if remaining_tiles(state) == 0 {
        go_to(state, CombatStage::Done);
    }
}

/// Takes as many tiles as the margin, top first, or all if there are fewer. Changes of the knockback do not count (COM-9).
fn plunder<S: Sink<Event>>(state: &mut State, sink: &mut S) {
    rule!("COM-9");
    let (attacker, defender) = (state.combat.attacker(), state.combat.defender());
    for _ in 0..state.combat.margin {
        let Some((tile, out)) = state.tiles.steal(defender.index(), attacker.index()) else { break };
        emit!(sink, "COM-7", Event::Plundered { seat: attacker, from: defender, tile });
        emit_digested(attacker, out, sink);
    }
}
