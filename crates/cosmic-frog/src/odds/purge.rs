//! What a mental attack would make a frog purge, and where an item in flight comes down, for pages: played on a copy of the
//! position, as if nobody interfered.

use super::to_the_dice;
use crate::event::Event;
use crate::moves::Move;
use crate::muck::Style;
use crate::rules::Rules;
use crate::state::{AttackMeans, CombatStage, Frame, NO_DIE, Place, PurgeStage, State};
use crate::steps;
use crate::steps::combat::CombatStep;
use crate::steps::purge::PurgeStep;
use crate::tile::Tile;
use hexgrid::{Cell, Dir, Hex};
use tabletop::{Pending, Seat, Sink};

/// What happens to a purged item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PurgedItemFate {
    /// It lies on this hex.
    Hex(Cell),
    /// It is muck, which destroys itself and the top of this hex.
    Crater(Cell),
    /// It lies in this Outer Dimension; Land becomes muck there.
    Dimension(u8),
    /// It goes into this frog's Gullet.
    Gullet(Seat),
    /// It is destroyed.
    Lost,
}

/// What a frog purges.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PurgePreview {
    /// Who purges.
    pub seat: Seat,
    /// How many items.
    pub count: u8,
    /// The items in order, without those that the frog chooses itself or that depend on the back of a Barren.
    pub items: Vec<(Tile, PurgedItemFate)>,
}

/// Returns what the defender would purge if the mental attack in progress succeeded by this margin; `None` without such an attack.
pub fn purge_preview(rules: &Rules, state: &State, margin: u8) -> Option<PurgePreview> {
    let mut copy = *state;
    to_the_dice(rules, &mut copy)?;
    if copy.combat.means != AttackMeans::Mind || margin == 0 {
        return None;
    }
    let defender = copy.combat.defender();
    let duel = &mut copy.muck_mut().duel;
    (duel.styles, duel.boosted) = ([Style::Full; 2], 3);
    copy.combat.dice = [[margin, NO_DIE], [0, NO_DIE]];
    copy.combat.boost = [0; 2];
    copy.replace(Frame::Combat(CombatStep { stage: CombatStage::Resolve }));
    let mut events: Vec<Event> = Vec::new();
    let mut sink: &mut dyn Sink<Event> = &mut events;
    steps::run(rules, &mut copy, &mut sink);
    // Assume that nobody shifts an item or snaps it.
    while let Frame::Purge(PurgeStep { stage: PurgeStage::Shift | PurgeStage::Fly }) = copy.frame() {
        steps::apply(rules, &mut copy, Move::Pass, &mut sink);
    }
    let mut purging = PurgePreview { seat: defender, count: 0, items: Vec::new() };
    for event in events {
        match event {
            Event::Purges { count, .. } => purging.count = count,
            event => purging.items.extend(fallen(event)),
        }
    }
    Some(purging)
}

/// Returns the item whose flight an event ends, and where it lands.
fn fallen(event: Event) -> Option<(Tile, PurgedItemFate)> {
    match event {
        Event::Purged { tile, to: Place::Shard(cell), .. } => Some((tile, PurgedItemFate::Hex(cell))),
        Event::Purged { tile, to: Place::Outer(number), .. } => Some((tile, PurgedItemFate::Dimension(number))),
        Event::PurgeLost { tile, .. } => Some((tile, PurgedItemFate::Lost)),
        Event::Snapped { seat, tile, .. } => Some((tile, PurgedItemFate::Gullet(seat))),
        Event::MuckFell { cell, muck } => Tile::muck(muck).map(|tile| (tile, PurgedItemFate::Crater(cell))),
        _ => None,
    }
}

/// An item in the air, before anybody has snapped it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flight {
    /// Who purges it.
    pub seat: Seat,
    /// What flies.
    pub tile: Tile,
    /// The hex that it flies to, on the mat or beyond it; `None` in the Aether.
    pub bound: Option<Hex>,
    /// The frogs that may still snap it, in the order in which they are asked.
    pub over: Vec<Seat>,
    /// Where it comes down if none of them does.
    pub fall: PurgedItemFate,
}

/// Returns the item that is in the air and may be shifted or snapped, if there is one.
pub fn flight(rules: &Rules, state: &State) -> Option<Flight> {
    let (seat, mut copy) = (rules.purging_frog(state)?, *state);
    let (mut over, mut events): (_, Vec<Event>) = (Vec::new(), Vec::new());
    let purge = state.muck().purge;
    let bound = match (state.frog(seat).place, Dir::from_index(purge.dir)) {
        (Place::Shard(cell), Some(dir)) => rules.mat.hex(cell).map(|hex| hex.step(dir, purge.at as i8)),
        _ => None,
    };
    while let Frame::Purge(PurgeStep { stage: stage @ (PurgeStage::Shift | PurgeStage::Fly) }) = copy.frame() {
        if let (PurgeStage::Fly, Pending::Seat(decision)) = (stage, steps::pending(rules, &copy)) {
            over.push(decision.seat);
        }
        steps::apply(rules, &mut copy, Move::Pass, &mut (&mut events as &mut dyn Sink<Event>));
        if let Some((tile, fall)) = events.iter().copied().find_map(fallen) {
            return Some(Flight { seat, tile, bound, over, fall });
        }
    }
    None
}
