//! Mental combat: nobody moves, nobody is knocked back; the loser of a won attack purges (FM-COM-1, FM-COM-4).

use super::super::oomph::regain;
use super::super::purge;
use super::goto;
use crate::event::{Event, Gain};
use crate::event_rule::Tell;
use crate::rules::Rules;
use crate::state::{CombatStage, State};
use tabletop::{Sink, rule};

pub(crate) fn resolve<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) {
    rule!("FM-COM-4");
    let (attacker, defender) = (state.combat.attacker(), state.combat.defender());
    let (attack, defence) = (state.total(0), state.total(1));
    goto(state, CombatStage::Done);
    if attack <= defence {
        let to = state.frog(attacker).place;
        sink.tell(Event::AttackFailed { attacker, defender, to });
        if state.powers(rules, defender).backlash {
            rule!("FM-NULLCROAK");
            purge::begin(rules, state, [attacker, defender], defence - attack, false, sink);
        }
        return;
    }
    let margin = attack - defence;
    state.combat.margin = margin;
    sink.tell(Event::AttackWon { attacker, defender, margin });
    let powers = state.powers(rules, attacker);
    if powers.mind_regain > 0 {
        rule!("FM-PSYCHOVORE");
        regain(state, attacker, powers.mind_regain, Gain::Victory, sink);
    }
    purge::begin(rules, state, [defender, attacker], margin, powers.feast, sink);
}
