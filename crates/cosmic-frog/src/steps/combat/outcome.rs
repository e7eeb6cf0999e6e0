//! Compares the totals: the attacker fails and falls back, or wins and advances (COM-3 to COM-8).

use super::super::arrive;
use super::super::oomph::regain;
use super::knockback::facing_place;
use super::{go_to, mind};
use crate::die::RollPurpose;
use crate::event::{Event, Gain};
use crate::rules::Rules;
use crate::state::{AttackMeans, CombatStage, Place, State};
use hexgrid::Cell;
use tabletop::{Seat, Sink, emit, rule, rule_id};

pub(crate) fn resolve<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) {
    if state.combat.means == AttackMeans::Mind {
        return mind::resolve(rules, state, sink);
    }
    let (attacker, defender) = (state.combat.attacker(), state.combat.defender());
    let (attack, defence) = (state.total(0), state.total(1));
    rule!("COM-3");
    if attack > defence {
        let margin = attack - defence;
        // A change of the knockback does not change the margin.
        rule!("COM-9");
        state.combat.margin = margin;
        state.combat.knockback = margin;
        emit!(sink, "COM-3", Event::AttackWon { attacker, defender, margin });
        return go_to(state, CombatStage::Knockback);
    }
    let (to, rule) = match (state.combat.means, state.frog(defender).place) {
        (AttackMeans::Leap, Place::Shard(cell)) => (facing_place(rules, state, cell), rule_id!("COM-4")),
        _ => (Place::Aether, rule_id!("COM-5")),
    };
    state.frog_mut(attacker).place = to;
    emit!(sink, rule, Event::AttackFailed { attacker, defender, to });
    reward(rules, state, defender, sink);
    go_to(state, CombatStage::Done);
}

/// Puts the attacker where the defender was, or short of it.
pub(crate) fn arrive<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) {
    let attacker = state.combat.attacker();
    let to = state.frog(attacker).place;
    let vacated = to == Place::Shard(Cell(state.combat.won));
    let rule = match state.combat.knockback {
        _ if vacated => rule_id!("COM-8"),
        0 => rule_id!("KBS-6"),
        _ => rule_id!("KBS-3"),
    };
    if state.combat.means != AttackMeans::Ram {
        emit!(sink, rule, Event::Advanced { seat: attacker, to });
    }
    rule!("COM-6");
    reward(rules, state, attacker, sink);
    go_to(state, CombatStage::Spoils);
    if vacated {
        arrive::begin(rules, state, attacker, Cell(state.combat.won));
    }
}

/// Applies the powers that regain Ω on winning.
fn reward<S: Sink<Event>>(rules: &Rules, state: &mut State, winner: Seat, sink: &mut S) {
    let [on_shard, in_aether] = state.powers(rules, winner).win_regain;
    let amount = if state.combat.roll_purpose() == RollPurpose::Shard { on_shard } else { in_aether };
    if amount > 0 {
        let rule = if on_shard == 0 { rule_id!("ABI-EMPYREAN") } else { rule_id!("ABI-WARBRINGER") };
        regain(state, winner, amount, (Gain::Victory, rule), sink);
    }
}

/// Puts the attacker on the hex that the defender leaves.
pub(crate) fn vacate(state: &mut State, cell: Cell) {
    let attacker = state.combat.attacker();
    state.combat.won = cell.0;
    state.frog_mut(attacker).place = Place::Shard(cell);
}
