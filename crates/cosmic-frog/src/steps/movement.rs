//! How far a frog jumps and what it costs: LEAP, SLIPSTREAM and LAND before anybody is met (LEAP-1, LEAP-2, SLIP-1).

use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Place, State};
use hexgrid::{Cell, CellSet, Dir};
use tabletop::{Seat, rule};

/// What a frog on the Shard can reach with so much Ω.
pub(crate) struct Reach {
    /// Hexes with terrain on its target lines.
    pub(crate) hexes: CellSet,
    /// The cheapest way into the Aether.
    pub(crate) aether: Option<u8>,
}

/// Walks the six target lines as far as empty slots and Ω carry.
pub(crate) fn reach(rules: &Rules, state: &State, seat: Seat, from: Cell, purse: u8) -> Reach {
    rule!("TGT-1", "LEAP-1");
    let free = state.room(seat);
    let far = free + purse;
    let mut hexes = CellSet::EMPTY;
    let mut aether = u8::MAX;
    for dir in Dir::ALL {
        let mut cell = from;
        for distance in 1..=far {
            cell = rules.next(cell, dir);
            if cell.is_on() && state.terrain.contains(cell) {
                hexes.insert(cell);
                continue;
            }
            rule!("LEAP-2");
            aether = aether.min(distance.saturating_sub(free));
            if !cell.is_on() || rules.setup.surge {
                break;
            }
        }
    }
    Reach { hexes, aether: (aether <= purse).then_some(aether) }
}

/// The price of a LEAP to a hex with terrain: direction and Ω.
pub(crate) fn leap_price(rules: &Rules, state: &State, seat: Seat, to: Cell, purse: u8) -> Result<(Dir, u8), Refusal> {
    let Place::Shard(from) = state.frog(seat).place else { return Err(Refusal::OnlyOnShard) };
    rule!("LEAP-1");
    let (dir, distance) = rules.mat.towards(from, to).ok_or(Refusal::NotOnLine)?;
    if !state.terrain.contains(to) {
        return Err(Refusal::NoTerrain);
    }
    if rules.setup.surge && over_aether(rules, state, from, dir, distance) {
        rule!("VAR-SURGE");
        return Err(Refusal::SurgeInTheWay);
    }
    let price = distance.saturating_sub(state.room(seat));
    if price > purse { Err(Refusal::TooFar { needs: price, has: purse }) } else { Ok((dir, price)) }
}

/// Whether a jump passes over a hex without terrain.
fn over_aether(rules: &Rules, state: &State, from: Cell, dir: Dir, distance: u8) -> bool {
    let mut cell = from;
    (1..distance).any(|_| {
        cell = rules.next(cell, dir);
        !cell.is_on() || !state.terrain.contains(cell)
    })
}

/// The price of a LEAP into the Aether, by the nearest way.
pub(crate) fn aether_price(rules: &Rules, state: &State, seat: Seat, purse: u8) -> Result<u8, Refusal> {
    let Place::Shard(from) = state.frog(seat).place else { return Err(Refusal::OnlyOnShard) };
    let nearest = Dir::ALL.into_iter().map(|dir| {
        let mut cell = rules.next(from, dir);
        let mut distance = 1;
        while cell.is_on() && state.terrain.contains(cell) {
            cell = rules.next(cell, dir);
            distance += 1;
        }
        distance
    });
    let price = nearest.min().unwrap_or(u8::MAX).saturating_sub(state.room(seat));
    if price > purse { Err(Refusal::TooFar { needs: price, has: purse }) } else { Ok(price) }
}

/// The price of a SLIPSTREAM: into the Aether and 1 Ω (SLIP-1).
pub(crate) fn slip_price(rules: &Rules, state: &State, seat: Seat, purse: u8) -> Result<u8, Refusal> {
    let price = aether_price(rules, state, seat, u8::MAX)?.saturating_add(1);
    rule!("SLIP-1");
    if price > purse { Err(Refusal::AetherTooFar { needs: price, has: purse }) } else { Ok(price) }
}

/// Whether a hex can be come at from the Aether (TGT-2).
pub(crate) fn at_edge(state: &State, cell: Cell) -> Result<(), Refusal> {
    rule!("TGT-2", "TGT-4");
    if cell.is_on() && state.edge.contains(cell) { Ok(()) } else { Err(Refusal::NotAtEdge) }
}

/// Whether the neighbour across this edge is Aether.
pub(crate) fn edge_is_open(rules: &Rules, state: &State, cell: Cell, edge: Dir) -> bool {
    let next = rules.next(cell, edge);
    !next.is_on() || !state.terrain.contains(next)
}
