//! A frog declares an attack and pays for its movement after the target has answered (LEAP-3, SLIP-2, LAND-2, COM-1).

use super::super::oomph::spend;
use super::super::{robo, target};
use super::go_to;
use super::roll::{POWER, purse};
use crate::event::{Event, Expense};
use crate::muck::{MuckCombat, chips::ChipHand};
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{ActionMode, AttackMeans, Combat, CombatStage, Place, Purpose, State};
use hexgrid::{Cell, Dir};
use tabletop::{Seat, Sink, emit, rule, rule_id};

/// Declares an attack on the frog on a hex, with the means, the direction and the price of the movement.
pub(crate) fn attack<S: Sink<Event>>(
    rules: &Rules,
    state: &mut State,
    attacker: Seat,
    to: Cell,
    (means, dir, price): (AttackMeans, Dir, u8),
    how: (ActionMode, u8),
    sink: &mut S,
) {
    let Some(defender) = state.frog_at(to) else { return };
    let combat = Combat { sides: [attacker, defender], means, dir: dir as u8, price, ..Combat::NONE };
    begin(rules, state, combat, how, sink);
}

/// Declares an attack that needs no movement: on a frog in the Aether, or a mental attack.
pub(crate) fn strike<S: Sink<Event>>(
    rules: &Rules,
    state: &mut State,
    [attacker, defender]: [Seat; 2],
    means: AttackMeans,
    how: (ActionMode, u8),
    sink: &mut S,
) {
    begin(rules, state, Combat { sides: [attacker, defender], means, ..Combat::NONE }, how, sink);
}

fn begin<S: Sink<Event>>(rules: &Rules, state: &mut State, combat: Combat, how: (ActionMode, u8), sink: &mut S) {
    let (attacker, defender) = (combat.attacker(), combat.defender());
    let rule = match combat.means {
        AttackMeans::Leap => rule_id!("LEAP-3"),
        AttackMeans::Slip => rule_id!("SLIP-2"),
        AttackMeans::Land => rule_id!("LAND-2"),
        AttackMeans::Ram if rules.team(attacker).contains(defender) => rule_id!("COM-10"),
        AttackMeans::Ram => rule_id!("TURN-5"),
        AttackMeans::Mind => rule_id!("FM-COM-1"),
    };
    emit!(sink, rule, Event::Attacked { attacker, defender, means: combat.means });
    rule!("COM-1");
    state.combat = combat;
    if rules.has_muck() {
        state.muck_mut().duel = MuckCombat::NONE;
        state.muck_mut().hands = [ChipHand::NONE; 2];
    }
    target::begin(rules, state, attacker, defender, Purpose::Attack, how, sink);
}

/// Pays for the movement. A frog that attacks by slipstream leaves its hex now.
pub(crate) fn pay<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) {
    let Combat { means, price, .. } = state.combat;
    let (attacker, defender) = (state.combat.attacker(), state.combat.defender());
    let kind = if means == AttackMeans::Slip { Expense::Slipstream } else { Expense::Leap };
    spend(state, attacker, price, kind, sink);
    if means == AttackMeans::Slip {
        state.frog_mut(attacker).place = Place::Aether;
    }
    robo::combat::declared(rules, state, sink);
    if state.powers(rules, attacker).void_attack {
        void(state, defender, sink);
    }
    go_to(state, CombatStage::Void);
}

/// Turns a card face down until the combat ends. Everybody who knows the card still knows it.
fn void<S: Sink<Event>>(state: &mut State, seat: Seat, sink: &mut S) {
    let frog = state.frog_mut(seat);
    frog.up = false;
    frog.voided = true;
    emit!(sink, "ABI-VOIDSHADOW", Event::Voided { seat });
}

/// Checks whether the defender has the power to do the same to the attacker.
pub(crate) fn may_void(rules: &Rules, state: &State) -> Result<(), Refusal> {
    let (attacker, defender) = (state.combat.attacker(), state.combat.defender());
    if !state.powers(rules, defender).void_defence || state.frog(attacker).voided {
        return Err(Refusal::NoSuchPower);
    }
    let has = purse(state, defender);
    if has < POWER { Err(Refusal::PowerTooDear { needs: POWER, has }) } else { Ok(()) }
}

pub(crate) fn void_attacker<S: Sink<Event>>(state: &mut State, sink: &mut S) {
    let (attacker, defender) = (state.combat.attacker(), state.combat.defender());
    spend(state, defender, POWER, Expense::Power, sink);
    void(state, attacker, sink);
    go_to(state, CombatStage::Commit);
}
