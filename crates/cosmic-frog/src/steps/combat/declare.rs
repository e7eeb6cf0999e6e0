//! An attack is declared, and its movement is paid after the target has had its answer (LEAP-3, SLIP-2, LAND-2, COM-1).

use super::super::oomph::spend;
use super::goto;
use crate::event::{Event, Price};
use crate::state::{Combat, CombatStage, Frame, Means, Place, State};
use hexgrid::{Cell, Dir};
use tabletop::{Seat, Sink, rule};

/// Declares an attack on the frog on a hex.
pub(crate) fn attack<S: Sink<Event>>(
    state: &mut State,
    attacker: Seat,
    to: Cell,
    means: Means,
    dir: Dir,
    price: u8,
    sink: &mut S,
) {
    match means {
        Means::Slip => rule!("SLIP-2"),
        Means::Land => rule!("LAND-2"),
        _ => {}
    }
    let Some(defender) = state.frog_at(to) else { return };
    begin(state, Combat { sides: [attacker, defender], means, dir: dir as u8, price, ..Combat::NONE }, sink);
}

/// Declares an attack on a frog in the Aether.
pub(crate) fn ram<S: Sink<Event>>(state: &mut State, attacker: Seat, defender: Seat, sink: &mut S) {
    rule!("COM-10");
    begin(state, Combat { sides: [attacker, defender], means: Means::Ram, ..Combat::NONE }, sink);
}

fn begin<S: Sink<Event>>(state: &mut State, combat: Combat, sink: &mut S) {
    rule!("COM-1");
    sink.push(Event::Attacked { attacker: combat.attacker(), defender: combat.defender(), means: combat.means });
    state.combat = combat;
    state.push(Frame::Combat { stage: CombatStage::Declared });
}

/// Pays for the movement. Who comes by slipstream has left its hex.
pub(crate) fn pay<S: Sink<Event>>(state: &mut State, sink: &mut S) {
    let Combat { means, price, .. } = state.combat;
    let attacker = state.combat.attacker();
    let kind = if means == Means::Slip { Price::Slipstream } else { Price::Leap };
    spend(state, attacker, price, kind, sink);
    if means == Means::Slip {
        state.frog_mut(attacker).place = Place::Aether;
    }
    goto(state, CombatStage::Commit);
}
