//! RoboFrogs in combat: they flip their card, commit according to it, and choose their spoils (SOLO-DEF-1, SOLO-ATT-2,
//! SOLO-ATT-4).

use super::super::{harvest, raid_limit};
use super::cards::flip;
use super::vault_choices::raid_target;
use crate::die::RollPurpose;
use crate::event::Event;
use crate::moves::Move;
use crate::rules::{HUMAN, Rules};
use crate::state::{Place, State};
use tabletop::{Sink, rule, rule_id};

/// Flips the cards of RoboFrogs at the declaration, except for a possessed one, whose card is fixed.
pub(crate) fn declared<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) {
    for (side, seat) in state.combat.sides.into_iter().enumerate() {
        if !state.is_played_by_rules(rules, seat) {
            continue;
        }
        let rule = if side == 0 { rule_id!("SOLO-ATT-2") } else { rule_id!("SOLO-DEF-1") };
        flip(state, seat, rule, sink);
    }
}

/// Returns what a RoboFrog commits without Ω: with its card face up it overpowers as attacker and boosts by one as defender. A
/// possessed RoboFrog commits nothing, because it has no Ω to spend.
pub(crate) fn commitment(rules: &Rules, state: &State, side: usize) -> Option<(bool, u8)> {
    let seat = state.combat.sides[side];
    if !rules.is_robo(seat) {
        return None;
    }
    let up = state.frog(seat).up && state.is_played_by_rules(rules, seat);
    Some(if side == 0 { (up, 0) } else { (false, u8::from(up)) })
}

/// Returns option A if the player has any tile, otherwise option B.
pub(crate) fn spoils(rules: &Rules, state: &State) -> Option<Move> {
    let (attacker, defender) = (state.combat.attacker(), state.combat.defender());
    if !state.is_played_by_rules(rules, attacker) {
        return None;
    }
    rule!("SOLO-ATT-4");
    if state.tiles.gullet_size(defender.index()) > 0 {
        return Some(Move::Plunder);
    }
    let free = match (state.combat.roll_purpose(), state.frog(attacker).place) {
        (RollPurpose::Shard, Place::Shard(cell)) => {
            harvest::check(rules, state, attacker, cell).is_ok().then_some(Move::Harvest(cell))
        }
        (RollPurpose::Aether, _) if defender == HUMAN => {
            let open = raid_limit::highest_target(rules, state, attacker, HUMAN).is_ok();
            open.then(|| Move::Raid(HUMAN, raid_target(rules, state)))
        }
        _ => None,
    };
    Some(free.unwrap_or(Move::Plunder))
}
