//! Mental combat: no frog moves, and there is no knockback. If the attack succeeds, the defender purges (FM-COM-1, FM-COM-4).

use super::super::oomph::regain;
use super::super::purge;
use super::go_to;
use crate::event::{Event, Gain};
use crate::rules::Rules;
use crate::state::{CombatStage, State};
use tabletop::{Sink, emit, rule_id};

pub(crate) fn resolve<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) {
    let (attacker, defender) = (state.combat.attacker(), state.combat.defender());
    let (attack, defence) = (state.total(0), state.total(1));
    go_to(state, CombatStage::Done);
    if attack <= defence {
        let to = state.frog(attacker).place;
        emit!(sink, "FM-COM-4", Event::AttackFailed { attacker, defender, to });
        if state.powers(rules, defender).backlash {
            let rule = rule_id!("FM-NULLCROAK");
            purge::begin(rules, state, [attacker, defender], (defence - attack, false, rule), sink);
        }
        return;
    }
    let margin = attack - defence;
    state.combat.margin = margin;
    emit!(sink, "FM-COM-4", Event::AttackWon { attacker, defender, margin });
    let powers = state.powers(rules, attacker);
    if powers.mind_regain > 0 {
        regain(state, attacker, powers.mind_regain, (Gain::Victory, rule_id!("FM-PSYCHOVORE")), sink);
    }
    purge::begin(rules, state, [defender, attacker], (margin, powers.feast, rule_id!("FM-COM-4")), sink);
}
