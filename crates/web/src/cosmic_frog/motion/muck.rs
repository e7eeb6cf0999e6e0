//! The animations of Find Muck: purged tiles in flight, and muck in the Outer Dimensions.

use super::animation_plan::Planner;
use super::timing::TimedEvent;
use super::visuals::{BoardEffect, Endpoint, FlightStyle, FlyingThing, Point};
use crate::cosmic_frog::board::{SCALE, muck_place, point_on_ring, shard_growth, thickness};
use cosmic_frog::{Event, Muck, Place, Tile};
use hexgrid::Cell;
use tabletop::Seat;

/// How far a tile flies that is lost, in board units.
const LOST: f64 = 360.0;

/// Returns the last part of a time, in which something arrives.
fn late(timed: &TimedEvent) -> TimedEvent {
    let wait = timed.time * 7 / 10;
    TimedEvent { at: timed.at + wait, time: timed.time - wait, ..*timed }
}

impl Planner<'_> {
    /// Adds what only Find Muck has.
    pub(super) fn muck(&mut self, timed: &TimedEvent) {
        match timed.event {
            Event::Purged { seat, tile, to: Place::Shard(cell) } => {
                let to = self.comes_to_lie(cell, tile);
                self.fly(timed, seat, tile, Endpoint::Board(to), FlightStyle::Toss);
                self.spark(&late(timed), BoardEffect::Dust, to);
            }
            Event::Purged { seat, tile, to: Place::Outer(dimension) } => {
                let kind = tile.as_muck().unwrap_or(Muck::Hidden);
                let to = muck_place(dimension, shard_growth(self.rules, self.before), kind);
                self.fly(timed, seat, tile, Endpoint::Small(to), FlightStyle::Fade);
            }
            Event::PurgeLost { seat, tile } => {
                let to = self.away(seat);
                self.fly(timed, seat, tile, Endpoint::Board(to), FlightStyle::Fade);
            }
            Event::MuckFell { cell, muck } => {
                let to = self.top(cell);
                if let (Some(seat), Some(tile)) = (self.purger, Tile::muck(muck)) {
                    self.fly(timed, seat, tile, Endpoint::Board(to), FlightStyle::Fade);
                }
                self.spark(&late(timed), BoardEffect::Hit, to);
            }
            Event::Snapped { seat, from, tile } => {
                let to = self.frog(seat);
                self.fly(timed, from, tile, Endpoint::Small(to), FlightStyle::Fade);
            }
            Event::Gathered { seat, dimension, muck } => {
                let from = Endpoint::Board(muck_place(dimension, shard_growth(self.rules, self.before), muck));
                self.toss(timed, FlyingThing::Muck(muck), from, self.slot(seat), FlightStyle::Toss);
            }
            Event::MuckDrifted { .. } => self.drifts(timed),
            Event::Lured { seat, by } | Event::Ignored { seat, by } => {
                let at = self.frog(seat);
                self.toss(
                    timed,
                    FlyingThing::Eye,
                    Endpoint::Board(self.frog(by)),
                    Endpoint::Board(at),
                    FlightStyle::Fade,
                );
            }
            _ => {}
        }
    }

    /// Adds an item that leaves the mouth of the frog that purges.
    fn fly(&mut self, timed: &TimedEvent, seat: Seat, tile: Tile, to: Endpoint, manner: FlightStyle) {
        self.toss(timed, FlyingThing::Tile(tile), Endpoint::Small(self.frog(seat)), to, manner);
    }

    /// Returns where the top of a tile will be that falls on a hex, on what has fallen there before it.
    fn comes_to_lie(&mut self, cell: Cell, tile: Tile) -> Point {
        let (x, y) = self.top(cell);
        let high: f64 = self.laid.iter().filter(|laid| laid.0 == cell).map(|laid| thickness(laid.1)).sum();
        // The first tile of a hex lies where its ground would.
        let own = if self.before.top(cell).is_some() { thickness(tile) } else { 0.0 };
        self.laid.push((cell, tile));
        (x, y - (high + own) * SCALE)
    }

    /// Returns a point beyond everything, on the line from the purging frog past the frog that made it purge.
    fn away(&self, seat: Seat) -> Point {
        let from = self.frog(seat);
        if self.before.frog(seat).place == Place::Aether {
            return point_on_ring(6, shard_growth(self.rules, self.before) + 90.0, 44.0);
        }
        let [one, other] = self.before.combat().sides;
        let past = self.frog(if one == seat { other } else { one });
        let (right, down) = (past.0 - from.0, past.1 - from.1);
        let far = right.hypot(down).max(1.0);
        (from.0 + right / far * LOST, from.1 + down / far * LOST)
    }

    /// Adds the drift of all muck by one dimension outwards; from the last one it is lost.
    fn drifts(&mut self, timed: &TimedEvent) {
        let grown = shard_growth(self.rules, self.before);
        for dimension in 1..=6u8 {
            for muck in Muck::ALL.into_iter().filter(|&muck| self.before.muck_in(dimension, muck) > 0) {
                let from = muck_place(dimension, grown, muck);
                let (to, manner) = match dimension {
                    6 => (muck_place(6, grown + 60.0, muck), FlightStyle::Fade),
                    _ => (muck_place(dimension + 1, grown, muck), FlightStyle::Toss),
                };
                self.toss(timed, FlyingThing::Muck(muck), Endpoint::Board(from), Endpoint::Board(to), manner);
            }
        }
    }
}
