//! Placing Land on the Barrens (SET-6, SET-7): lowlands first, then highlands, by chance or by the seats in turn.

use super::{Flow, ask};
use crate::event::Event;
use crate::land::Land;
use crate::moves::Move;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::setup::Layout;
use crate::state::{Frame, State};
use crate::tile::Tile;
use hexgrid::Cell;
use tabletop::{Odds, Seat, Sink, Turn, rule};

/// How much likelier a clustered layout puts a Land beside its own kind, per neighbour.
const CLUSTER: u32 = 12;

pub(crate) fn advance(state: &mut State) -> Flow {
    if state.supply == [0; 8] {
        state.replace(Frame::Deal { next: 0 });
        return Flow::Go;
    }
    Flow::Wait
}

pub(crate) fn turn(rules: &Rules, seat: Seat) -> Turn<Question> {
    match rules.setup.layout {
        Layout::Drafted => ask(seat, Question::Layout),
        _ => Turn::Chance(Question::Layout),
    }
}

/// Whether this Land may lie on this hex.
fn fits(state: &State, land: Land, cell: Cell) -> Result<(), Refusal> {
    rule!("SET-3", "SET-6");
    let lowlands_left = Land::LOW.iter().any(|low| state.supply[low.index() as usize] > 0);
    if state.supply[land.index() as usize] == 0 || (land.is_high() && lowlands_left) {
        return Err(Refusal::NoneLeft);
    }
    let under = if cell.is_on() { state.top(cell) } else { None };
    let fits = match under {
        None => false,
        Some(tile) if land.is_high() => tile.as_land().is_some_and(|low| !low.is_high() && low.highland() == land),
        Some(tile) => tile.is_barren(),
    };
    if fits { Ok(()) } else { Err(Refusal::LandNotHere { tile: under }) }
}

pub(crate) fn legal(_rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    for land in Land::ALL {
        let cells = state.terrain.iter().filter(|&cell| fits(state, land, cell).is_ok());
        moves.extend(cells.map(|cell| Move::Lay(land, cell)));
    }
}

pub(crate) fn check(_rules: &Rules, state: &State, mv: Move) -> Option<Result<(), Refusal>> {
    let Move::Lay(land, cell) = mv else { return None };
    Some(fits(state, land, cell))
}

/// The Land that an automatic layout places next.
fn next_land(state: &State) -> Option<Land> {
    let mut order = Land::LOW.into_iter().chain(Land::LOW.map(Land::highland));
    order.find(|land| state.supply[land.index() as usize] > 0)
}

/// How likely an automatic layout puts this Land on this hex; 0 where it may not lie (SET-7).
pub(crate) fn weight(rules: &Rules, state: &State, land: Land, cell: Cell) -> u32 {
    rule!("SET-7");
    if next_land(state) != Some(land) || fits(state, land, cell).is_err() {
        return 0;
    }
    let spare = spare_edges(rules, state);
    weigh(rules, state, land, cell, spare)
}

/// How many landless edge Barrens there are beyond the one that each frog needs.
fn spare_edges(rules: &Rules, state: &State) -> u32 {
    let landless = state.edge.iter().filter(|&cell| state.top(cell).is_some_and(Tile::is_barren)).count() as u32;
    landless.saturating_sub(u32::from(rules.frogs))
}

fn weigh(rules: &Rules, state: &State, land: Land, cell: Cell, spare: u32) -> u32 {
    if spare == 0 && !land.is_high() && state.edge.contains(cell) {
        return 0;
    }
    if rules.setup.layout != Layout::Clustered {
        return 1;
    }
    let alike = |next: Cell| next.is_on() && state.stack(next).any(|tile| tile == Tile::land(land));
    1 + CLUSTER * rules.around(cell).iter().filter(|&&next| alike(next)).count() as u32
}

pub(crate) fn odds(rules: &Rules, state: &State, odds: &mut Odds<Move>) {
    let Some(land) = next_land(state) else { return };
    let spare = spare_edges(rules, state);
    for cell in state.terrain.iter().filter(|&cell| fits(state, land, cell).is_ok()) {
        odds.push(Move::Lay(land, cell), weigh(rules, state, land, cell, spare));
    }
}

pub(crate) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
    let (Move::Lay(land, cell), Frame::Layout { seat }) = (mv, state.frame()) else { return };
    state.supply[land.index() as usize] -= 1;
    let tile = Tile::land(land);
    state.lay(rules, cell, tile);
    sink.push(Event::Laid { tile, cell });
    if rules.setup.layout == Layout::Drafted {
        state.replace(Frame::Layout { seat: Seat((seat.0 + 1) % rules.frogs) });
    }
}
