//! How far a frog jumps and what that costs: LEAP, SLIPSTREAM and LAND to places without a frog (LEAP-1, LEAP-2, SLIP-1).

use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Place, State};
use hexgrid::{Cell, CellSet, Dir};
use tabletop::{Seat, rule};

/// What a frog on the Shard can reach with a given amount of Ω.
pub(crate) struct Reach {
    /// Hexes with terrain on its target lines.
    pub(crate) hexes: CellSet,
    /// The cheapest way into the Aether.
    pub(crate) aether: Option<u8>,
}

/// Returns what lies on the six target lines as far as empty slots and Ω carry.
pub(crate) fn reach(rules: &Rules, state: &State, seat: Seat, from: Cell, purse: u8) -> Reach {
    rule!("LEAP-1");
    let far = state.free_leap_range(rules, seat) + purse;
    let aether = aether_distance(rules, state, from).saturating_sub(state.free_leap_range(rules, seat));
    rule!("TGT-1");
    let hexes = if rules.setup.surge {
        unbroken(rules, state, from, far)
    } else {
        rules.straight_cells(from, far).and(&state.terrain)
    };
    Reach { hexes, aether: (aether <= purse).then_some(aether) }
}

/// Returns the hexes on the target lines before the first gap, which limits leaps in Aether Surge.
fn unbroken(rules: &Rules, state: &State, from: Cell, far: u8) -> CellSet {
    let mut hexes = CellSet::EMPTY;
    for dir in Dir::ALL {
        let mut cell = from;
        for _ in 0..far {
            cell = rules.neighbour(cell, dir);
            if !cell.is_on() || !state.terrain.contains(cell) {
                break;
            }
            hexes.insert(cell);
        }
    }
    hexes
}

/// Returns how far away the nearest Aether on a target line is, on the mat or where a line leaves it.
fn aether_distance(rules: &Rules, state: &State, from: Cell) -> u8 {
    rule!("LEAP-2");
    let off = rules.distance_to_border(from);
    let open = |distance: &u8| !rules.straight_cells(from, *distance).without(&state.terrain).is_empty();
    (1..off).find(open).unwrap_or(off)
}

/// Returns the price of a LEAP to a hex with terrain: direction and Ω.
pub(crate) fn leap_price(rules: &Rules, state: &State, seat: Seat, to: Cell, purse: u8) -> Result<(Dir, u8), Refusal> {
    let Place::Shard(from) = state.frog(seat).place else { return Err(Refusal::OnlyOnShard) };
    rule!("LEAP-1");
    let (dir, distance) = rules.mat.direction_to(from, to).ok_or(Refusal::NotOnLine)?;
    if !state.terrain.contains(to) {
        return Err(Refusal::NoTerrain);
    }
    if rules.setup.surge && over_aether(rules, state, from, dir, distance) {
        rule!("VAR-SURGE");
        return Err(Refusal::SurgeInTheWay);
    }
    let price = distance.saturating_sub(state.free_leap_range(rules, seat));
    if price > purse { Err(Refusal::TooFar { needs: price, has: purse }) } else { Ok((dir, price)) }
}

/// Returns whether a jump passes over a hex without terrain.
fn over_aether(rules: &Rules, state: &State, from: Cell, dir: Dir, distance: u8) -> bool {
    let mut cell = from;
    (1..distance).any(|_| {
        cell = rules.neighbour(cell, dir);
        !cell.is_on() || !state.terrain.contains(cell)
    })
}

/// Returns the price of a LEAP into the Aether, by the nearest way.
pub(crate) fn aether_price(rules: &Rules, state: &State, seat: Seat, purse: u8) -> Result<u8, Refusal> {
    let Place::Shard(from) = state.frog(seat).place else { return Err(Refusal::OnlyOnShard) };
    let price = aether_distance(rules, state, from).saturating_sub(state.free_leap_range(rules, seat));
    if price > purse { Err(Refusal::TooFar { needs: price, has: purse }) } else { Ok(price) }
}

/// Returns the price of a SLIPSTREAM: into the Aether and 1 Ω (SLIP-1).
pub(crate) fn slip_price(rules: &Rules, state: &State, seat: Seat, purse: u8) -> Result<u8, Refusal> {
    let price = aether_price(rules, state, seat, u8::MAX)?.saturating_add(1);
    rule!("SLIP-1");
    if price > purse { Err(Refusal::AetherTooFar { needs: price, has: purse }) } else { Ok(price) }
}

/// Checks whether a hex can be reached from the Aether (TGT-2).
pub(crate) fn at_edge(state: &State, cell: Cell) -> Result<(), Refusal> {
    rule!("TGT-2");
    if cell.is_on() && state.edge.contains(cell) { Ok(()) } else { Err(Refusal::NotAtEdge) }
}

/// Returns whether the neighbour across this edge is Aether.
pub(crate) fn edge_is_open(rules: &Rules, state: &State, cell: Cell, edge: Dir) -> bool {
    rule!("TGT-4");
    let next = rules.neighbour(cell, edge);
    !next.is_on() || !state.terrain.contains(next)
}
