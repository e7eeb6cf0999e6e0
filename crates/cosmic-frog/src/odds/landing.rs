//! What a knockback would do to the defender, for pages: played on a copy of the position, as if nobody interfered.

use super::to_the_dice;
use crate::event::Event;
use crate::moves::Move;
use crate::muck::Style;
use crate::rules::Rules;
use crate::state::{AttackMeans, CombatStage, Frame, NO_DIE, Place, State};
use crate::steps;
use crate::steps::combat::CombatStep;
use crate::steps::look::Look;
use hexgrid::Cell;
use tabletop::{Seat, Sink};

/// What happens to the defender.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landing {
    /// The attack fails: the defender stays, the attacker comes down there.
    Holds {
        /// Where the attacker comes down.
        attacker: Place,
    },
    /// It is beaten but stays where it is, because the knockback is 0 or a frog is in the way.
    Stays {
        /// Where the attacker comes down.
        attacker: Place,
        /// The hex that loses its Land.
        hit: Option<Cell>,
    },
    /// It flies off the Shard or into a gap, and is in the Aether.
    Off,
    /// The Barren it lands on breaks, and it is in the Aether.
    Breaks {
        /// Where.
        cell: Cell,
        /// The frog that stood there and falls too.
        with: Option<Seat>,
    },
    /// It destroys the Land it lands on and stands on what lies below.
    Crushes {
        /// Where.
        cell: Cell,
    },
    /// It lands on a frog: the Land there is destroyed, that frog stays, and the defender comes down just before it.
    Bounces {
        /// Where that frog stands.
        cell: Cell,
        /// Which frog.
        off: Seat,
        /// Where it comes down.
        to: Place,
    },
    /// It is knocked out to this Outer Dimension.
    Out(u8),
}

/// Returns what a knockback of `margin` hexes would do to the defender now; 0 stands for an attack that fails. Returns `None` in
/// mental combat, which has no knockback.
pub fn knockback_preview(rules: &Rules, state: &State, margin: u8) -> Option<Landing> {
    let mut copy = *state;
    to_the_dice(rules, &mut copy)?;
    if copy.combat.means == AttackMeans::Mind {
        return None;
    }
    let (defender, before) = (copy.combat.defender(), copy);
    let duel = &mut copy.muck_mut().duel;
    (duel.styles, duel.boosted) = ([Style::Full; 2], 3);
    copy.combat.dice = [[margin, NO_DIE], [0, NO_DIE]];
    copy.combat.boost = [0; 2];
    (copy.combat.quiet, copy.combat.side) = (0, 0);
    copy.replace(Frame::Combat(CombatStep { stage: CombatStage::Resolve }));
    let mut events: Vec<Event> = Vec::new();
    let mut sink: &mut dyn Sink<Event> = &mut events;
    steps::run(rules, &mut copy, &mut sink);
    while matches!(copy.frame(), Frame::Combat(CombatStep { stage: CombatStage::Knockback })) {
        steps::apply(rules, &mut copy, Move::Pass, &mut sink);
    }
    if margin == 0 {
        let to = events.iter().find_map(|event| match *event {
            Event::AttackFailed { to, .. } => Some(to),
            _ => None,
        });
        return to.map(|attacker| Landing::Holds { attacker });
    }
    Some(landing(&before, &copy, defender, hit(&copy, &events)))
}

/// Returns the hex that loses its top tile, now or after its back has been looked at.
fn hit(state: &State, events: &[Event]) -> Option<Cell> {
    let destroyed = events.iter().find_map(|event| match *event {
        Event::Destroyed { cell, .. } => Some(cell),
        _ => None,
    });
    match state.frame() {
        Frame::Look(Look { cell }) => destroyed.or(Some(cell)),
        _ => destroyed,
    }
}

fn landing(before: &State, after: &State, defender: Seat, hit: Option<Cell>) -> Landing {
    let (from, to) = (before.frog(defender).place, after.frog(defender).place);
    if let Place::Outer(dimension) = to {
        return Landing::Out(dimension);
    }
    if from == to {
        return Landing::Stays { attacker: after.frog(before.combat.attacker()).place, hit };
    }
    let Some(cell) = hit else { return Landing::Off };
    let there = before.frog_at(cell).filter(|&seat| seat != defender);
    let barren = before.top(cell).is_some_and(|tile| tile.is_barren());
    match there {
        Some(off) if !barren => Landing::Bounces { cell, off, to },
        None if !barren => Landing::Crushes { cell },
        with => Landing::Breaks { cell, with },
    }
}
