//! Placing Land on the Barrens (SET-6, SET-7): lowlands first, then highlands, by chance or by the seats in turn.

use super::bonus::BonusStep;
use super::deal::Deal;
use super::robo::start::RoboStart;
use super::{Answer, Progress, Step, ask, possible};
use crate::event::Event;
use crate::land::Land;
use crate::moves::Move;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::setup::{Layout, RichLands};
use crate::state::{Frame, State};
use crate::tile::Tile;
use hexgrid::Cell;
use serde::{Deserialize, Serialize};
use tabletop::{Pending, RandomBelow, Seat, Sink, emit, rule};

/// How much more likely a clustered layout puts a Land beside its own kind, per neighbour.
const CLUSTER: u32 = 12;

/// Land is placed, one tile after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LayoutStep {
    /// Who lays the next Land, if it is not chance.
    pub seat: Seat,
}

impl Step for LayoutStep {
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, _: &mut S) -> Progress {
        if state.supply == [0; 8] {
            let solo = rules.setup.solo.is_some();
            state.replace(if solo { Frame::RoboStart(RoboStart { next: 1 }) } else { Frame::Deal(Deal { next: 0 }) });
            return Progress::Continue;
        }
        Progress::Wait
    }

    fn pending(self, rules: &Rules, state: &State) -> Pending<Question> {
        match rules.setup.layout {
            Layout::Drafted => ask(state, self.seat, Question::Layout),
            _ => Pending::Chance(Question::Layout),
        }
    }

    fn legal(self, _: &Rules, state: &State, moves: &mut Vec<Move>) {
        for land in Land::ALL {
            if !available(state, land) {
                continue;
            }
            let cells = state.terrain.iter().filter(|&cell| goes_on(land, state.top(cell)));
            moves.extend(cells.map(|cell| Move::Lay(land, cell)));
        }
    }

    fn check(self, rules: &Rules, state: &State, mv: Move) -> Answer {
        let Move::Lay(land, cell) = mv else { return None };
        match rules.setup.layout {
            Layout::Drafted => Some(fits(state, land, cell)),
            _ => possible(weight(rules, state, land, cell) > 0, Question::Layout),
        }
    }

    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let Move::Lay(land, cell) = mv else { return };
        state.supply[land.index() as usize] -= 1;
        let tile = Tile::land(land);
        state.lay_tile(rules, cell, tile);
        emit!(sink, "SET-7", Event::Laid { tile, cell });
        let rich = rules.setup.rich == RichLands::Open;
        if rules.setup.layout == Layout::Drafted {
            state.replace(Frame::Layout(LayoutStep { seat: next_to_lay(rules, self.seat) }));
        }
        if rich {
            state.push(Frame::Bonus(BonusStep { cell }));
        }
    }

    fn outcomes(self, rules: &Rules, state: &State, each: &mut impl FnMut(Move, u32)) {
        let Some(land) = next_land(state) else { return };
        let spare = spare_edges(rules, state);
        let hexes = if land.is_high() { state.terrain.without(&state.bare) } else { state.bare };
        for cell in hexes.iter().filter(|&cell| goes_on(land, state.top(cell))) {
            let weight = weigh(rules, state, land, cell, spare);
            if weight > 0 {
                each(Move::Lay(land, cell), weight);
            }
        }
    }

    /// Returns a hex for the next lowland of a scattered layout, where all are equally likely.
    fn sample(self, rules: &Rules, state: &State, below: RandomBelow<'_>) -> Option<Move> {
        let land = next_land(state).filter(|land| !land.is_high() && rules.setup.layout == Layout::Scattered)?;
        let hexes = if spare_edges(rules, state) == 0 { state.bare.without(&state.edge) } else { state.bare };
        let cell = hexes.nth(below(hexes.len().max(1)))?;
        Some(Move::Lay(land, cell))
    }
}

/// Returns whether this Land may be placed now: lowlands come first.
fn available(state: &State, land: Land) -> bool {
    let lowlands_left = || Land::LOW.iter().any(|low| state.supply[low.index() as usize] > 0);
    state.supply[land.index() as usize] > 0 && !(land.is_high() && lowlands_left())
}

/// Returns whether this Land may lie on this tile.
fn goes_on(land: Land, under: Option<Tile>) -> bool {
    rule!("SET-6");
    match under {
        None => false,
        Some(tile) if land.is_high() => {
            rule!("SET-3");
            tile.as_land().is_some_and(|low| !low.is_high() && low.highland() == land)
        }
        Some(tile) => tile.is_barren(),
    }
}

/// Checks whether this Land may lie on this hex.
fn fits(state: &State, land: Land, cell: Cell) -> Result<(), Refusal> {
    if !available(state, land) {
        return Err(Refusal::NoneLeft);
    }
    let under = if cell.is_on() { state.top(cell) } else { None };
    if goes_on(land, under) { Ok(()) } else { Err(Refusal::LandNotHere { tile: under }) }
}

/// Returns the Land that an automatic layout places next.
fn next_land(state: &State) -> Option<Land> {
    let mut order = Land::LOW.into_iter().chain(Land::LOW.map(Land::highland));
    order.find(|land| state.supply[land.index() as usize] > 0)
}

/// Returns how likely an automatic layout puts this Land on this hex; 0 where it may not lie (SET-7).
pub(crate) fn weight(rules: &Rules, state: &State, land: Land, cell: Cell) -> u32 {
    if next_land(state) != Some(land) || fits(state, land, cell).is_err() {
        return 0;
    }
    let spare = spare_edges(rules, state);
    weigh(rules, state, land, cell, spare)
}

/// Returns how many landless edge Barrens there are beyond the one that each frog needs.
fn spare_edges(rules: &Rules, state: &State) -> u32 {
    rule!("SET-7");
    state.edge.and(&state.bare).len().saturating_sub(u32::from(rules.frogs))
}

fn weigh(rules: &Rules, state: &State, land: Land, cell: Cell, spare: u32) -> u32 {
    if spare == 0 && !land.is_high() && state.edge.contains(cell) {
        return 0;
    }
    if rules.setup.layout != Layout::Clustered {
        return 1;
    }
    let alike = |next: Cell| next.is_on() && state.stack(next).any(|tile| tile.as_land() == Some(land));
    1 + CLUSTER * rules.around(cell).iter().filter(|&&next| alike(next)).count() as u32
}

/// Returns the frog that lays the next Land of a drafted layout. RoboFrogs lay none, so a solo player lays every tile.
fn next_to_lay(rules: &Rules, seat: Seat) -> Seat {
    rules.seats_from(seat).skip(1).find(|&next| !rules.is_robo(next)).unwrap_or(seat)
}
