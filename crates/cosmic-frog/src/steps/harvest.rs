//! HARVEST: the top Land of a hex goes into the Gullet (HARV-1, GUL-2); with a power, a Barren can go too (FRAC-2).

use super::{Answer, Step, look, terrain, upheaval};
use crate::event::Event;
use crate::moves::Move;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Frame, Place, State};
use crate::tile::{Back, Stack, Tile};
use hexgrid::{Cell, CellSet};
use serde::{Deserialize, Serialize};
use tabletop::{Pending, Seat, Sink, emit, rule, rule_id};

/// A frog harvests a Barren, whose back is looked at first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Harvest {
    /// Who harvests.
    pub seat: Seat,
    /// Where the Barren lies.
    pub cell: Cell,
}

impl Step for Harvest {
    fn pending(self, _: &Rules, _: &State) -> Pending<Question> {
        Pending::Chance(Question::Back)
    }

    fn check(self, _: &Rules, state: &State, mv: Move) -> Answer {
        look::check(state, self.cell, mv)
    }

    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let Harvest { seat, cell } = self;
        let (Move::Back(back), Some(tile)) = (mv, state.top(cell)) else { return };
        state.pop();
        if back == Back::Fracture {
            terrain::remove_top(rules, state, cell, rule_id!("FRAC-2"), sink);
        } else {
            take(rules, state, seat, cell, tile, sink);
        }
        terrain::note_back(state, tile, back, sink);
        if state.frame() != Frame::Score {
            upheaval::begin_if_due(state, seat);
        }
    }

    fn outcomes(self, _: &Rules, state: &State, each: &mut impl FnMut(Move, u32)) {
        look::outcomes(state, self.cell, each);
    }
}

/// Checks whether a frog may harvest this hex.
pub(crate) fn check(rules: &Rules, state: &State, seat: Seat, cell: Cell) -> Result<(), Refusal> {
    let Place::Shard(here) = state.frog(seat).place else { return Err(Refusal::OnlyOnShard) };
    let powers = state.powers(rules, seat);
    if cell != here {
        let near = cell.is_on() && powers.harvest_adjacent && rules.around(here).contains(&cell);
        if !near || state.frog_at(cell).is_some() {
            rule!(if powers.harvest_adjacent { rule_id!("ABI-WHIPTONGUE") } else { rule_id!("HARV-1") });
            return Err(Refusal::NotYourHex);
        }
    }
    let top = if cell.is_on() { state.top(cell) } else { None };
    match top {
        Some(tile) if tile.as_land().is_some() => Ok(()),
        Some(tile) if tile.is_barren() && powers.harvest_barrens && cell == here => Ok(()),
        _ => {
            rule!("HARV-1");
            Err(Refusal::NothingToHarvest)
        }
    }
}

/// Visits every hex that a frog may harvest, in order, until the visitor says stop. Returns whether it did.
pub(crate) fn each(rules: &Rules, state: &State, seat: Seat, visit: &mut impl FnMut(Move) -> bool) -> bool {
    let Place::Shard(here) = state.frog(seat).place else { return false };
    let mut hexes = CellSet::EMPTY;
    hexes.insert(here);
    if state.powers(rules, seat).harvest_adjacent {
        rules.around(here).iter().filter(|cell| cell.is_on()).for_each(|&cell| hexes.insert(cell));
    }
    hexes.iter().any(|cell| check(rules, state, seat, cell).is_ok() && visit(Move::Harvest(cell)))
}

/// Takes the tile. If it is a Barren, its back is looked at first.
pub(crate) fn begin<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, cell: Cell, sink: &mut S) {
    match state.top(cell) {
        Some(tile) if tile.is_barren() => state.push(Frame::Harvest(Harvest { seat, cell })),
        Some(tile) => take(rules, state, seat, cell, tile, sink),
        None => {}
    }
}

fn take<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, cell: Cell, tile: Tile, sink: &mut S) {
    let (rule, groundless) = if tile.is_barren() {
        (rule_id!("ABI-RAVAGER"), rule_id!("ABI-RAVAGER"))
    } else if state.frog(seat).place == Place::Shard(cell) {
        (rule_id!("HARV-1"), rule_id!("FM-PUR-7"))
    } else {
        (rule_id!("ABI-WHIPTONGUE"), rule_id!("FM-PUR-7"))
    };
    emit!(sink, rule, Event::Harvested { seat, tile: tile.without_back(), cell });
    let out = state.tiles.move_to_gullet(Stack::Hex(cell), seat.index());
    state.update_after_uncovering(rules, cell, tile);
    emit_digested(seat, out, sink);
    terrain::check_ground(state, cell, groundless, sink);
}

/// Emits the event for a tile that a full Gullet pushed out at its bottom.
pub(crate) fn emit_digested<S: Sink<Event>>(seat: Seat, out: Option<Tile>, sink: &mut S) {
    if let Some(tile) = out {
        emit!(sink, "GUL-2", Event::Digested { seat, tile });
    }
}
