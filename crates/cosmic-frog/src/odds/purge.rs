//! What a mental attack would make a frog purge, for pages: played on a copy of the position, as far as nobody interferes.

use super::to_the_dice;
use crate::event::Event;
use crate::moves::Move;
use crate::muck::Style;
use crate::rules::Rules;
use crate::state::{CombatStage, Frame, Means, NO_DIE, Place, PurgeStage, State};
use crate::steps;
use crate::tile::Tile;
use hexgrid::Cell;
use tabletop::Seat;

/// What becomes of an item that is purged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fall {
    /// It lies on this hex.
    Hex(Cell),
    /// It is muck, which destroys itself and the top of this hex.
    Crater(Cell),
    /// It lies in this Outer Dimension, Land as muck.
    Dimension(u8),
    /// It goes into this frog's Gullet.
    Gullet(Seat),
    /// It is destroyed.
    Lost,
}

/// What a frog purges.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Purging {
    /// Who purges.
    pub seat: Seat,
    /// How many items.
    pub count: u8,
    /// The items in order; what the frog itself chooses, or what a turned Barren decides, is left out.
    pub items: Vec<(Tile, Fall)>,
}

/// What the defender would purge if the mental attack in progress succeeded by so much; `None` if there is no such attack.
pub fn purge_preview(rules: &Rules, state: &State, margin: u8) -> Option<Purging> {
    let mut copy = *state;
    to_the_dice(rules, &mut copy)?;
    if copy.combat.means != Means::Mind || margin == 0 {
        return None;
    }
    let defender = copy.combat.defender();
    let duel = &mut copy.muck_mut().duel;
    (duel.styles, duel.boosted) = ([Style::Full; 2], 3);
    copy.combat.dice = [[margin, NO_DIE], [0, NO_DIE]];
    copy.combat.boost = [0; 2];
    copy.replace(Frame::Combat { stage: CombatStage::Resolve });
    let mut events = Vec::new();
    steps::run(rules, &mut copy, &mut events);
    // Nobody shifts an item or snaps at it.
    while let Frame::Purge { stage: PurgeStage::Shift | PurgeStage::Fly } = copy.frame() {
        steps::apply(rules, &mut copy, Move::Pass, &mut events);
    }
    let mut purging = Purging { seat: defender, count: 0, items: Vec::new() };
    for event in events {
        match event {
            Event::Purges { count, .. } => purging.count = count,
            Event::Purged { tile, to: Place::Shard(cell), .. } => purging.items.push((tile, Fall::Hex(cell))),
            Event::Purged { tile, to: Place::Outer(number), .. } => purging.items.push((tile, Fall::Dimension(number))),
            Event::PurgeLost { tile, .. } => purging.items.push((tile, Fall::Lost)),
            Event::Snapped { seat, tile, .. } => purging.items.push((tile, Fall::Gullet(seat))),
            Event::MuckFell { cell, muck } => {
                purging.items.extend(Tile::muck(muck).map(|tile| (tile, Fall::Crater(cell))))
            }
            _ => {}
        }
    }
    Some(purging)
}
