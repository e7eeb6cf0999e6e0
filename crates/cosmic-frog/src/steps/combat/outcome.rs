//! Totals are compared; the attacker fails and falls back, or wins and advances (COM-3 to COM-8).

use super::super::arrive;
use super::super::oomph::regain;
use super::knockback::facing_place;
use super::{goto, mind};
use crate::event::{Event, Gain};
use crate::event_rule::Tell;
use crate::rules::Rules;
use crate::state::{CombatStage, Means, Place, State};
use hexgrid::Cell;
use tabletop::{Seat, Sink, rule};

pub(crate) fn resolve<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) {
    rule!("COM-3");
    if state.combat.means == Means::Mind {
        return mind::resolve(rules, state, sink);
    }
    let (attacker, defender) = (state.combat.attacker(), state.combat.defender());
    let (attack, defence) = (state.total(0), state.total(1));
    if attack > defence {
        let margin = attack - defence;
        rule!("COM-6", "COM-9");
        state.combat.margin = margin;
        state.combat.knockback = margin;
        sink.tell(Event::AttackWon { attacker, defender, margin });
        return goto(state, CombatStage::Knockback);
    }
    let to = match (state.combat.means, state.frog(defender).place) {
        (Means::Leap, Place::Shard(cell)) => {
            rule!("COM-4");
            facing_place(rules, state, cell)
        }
        _ => {
            rule!("COM-5");
            Place::Aether
        }
    };
    state.frog_mut(attacker).place = to;
    sink.tell(Event::AttackFailed { attacker, defender, to });
    reward(rules, state, defender, sink);
    goto(state, CombatStage::Done);
}

/// The attacker stands where the defender was, or falls short of it.
pub(crate) fn arrive<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) {
    let attacker = state.combat.attacker();
    let to = state.frog(attacker).place;
    rule!("COM-8");
    if state.combat.means != Means::Ram {
        sink.tell(Event::Advanced { seat: attacker, to });
    }
    reward(rules, state, attacker, sink);
    goto(state, CombatStage::Spoils);
    if to == Place::Shard(Cell(state.combat.won)) {
        arrive::begin(rules, state, attacker, Cell(state.combat.won));
    }
}

/// Powers that regain Ω on winning.
fn reward<S: Sink<Event>>(rules: &Rules, state: &mut State, winner: Seat, sink: &mut S) {
    let amount = state.powers(rules, winner).win_regain[state.combat.fight() as usize % 2];
    if amount > 0 {
        rule!("ABI-EMPYREAN", "ABI-WARBRINGER");
        regain(state, winner, amount, Gain::Victory, sink);
    }
}

/// Where the attacker will stand if the defender leaves this hex.
pub(crate) fn vacate(state: &mut State, cell: Cell) {
    let attacker = state.combat.attacker();
    state.combat.won = cell.0;
    state.frog_mut(attacker).place = Place::Shard(cell);
}
