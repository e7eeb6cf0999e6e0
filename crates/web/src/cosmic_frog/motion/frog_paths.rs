//! `FrogPaths`: the paths of the frogs in one step, from where each frog stands before it to exactly where it stands
//! after it.

use super::timing::TimedEvent;
use super::visuals::{BoardEffect, Footing, FrogGait, FrogPose, Point, TimedVisual, Visual};
use crate::cosmic_frog::board::{
    FROG, SCALE, aether_place, board_frame, bubble, centre, elevation, feet_offset, frog_scale, outer_place,
    shard_growth, standing_point, waiting_place,
};
use cosmic_frog::{Event, Place, Rules, State};
use tabletop::Seat;

/// How a frog leans in the Aether.
const TILT: f64 = -6.0;
/// The least height of an arc.
const FLAT: f64 = -8.0;
/// How tall the sprite of a frog is.
const FROG_TALL: f64 = 125.0;
/// How long a frog that is merely moved aside takes.
const ASIDE: u32 = 240;

struct Leg {
    seat: Seat,
    at: u32,
    time: u32,
    from: FrogPose,
    to: FrogPose,
    goal: Place,
    gait: FrogGait,
}

/// The paths of one step.
pub struct FrogPaths<'a> {
    rules: &'a Rules,
    before: &'a State,
    after: &'a State,
    pixels: f64,
    legs: Vec<Leg>,
}

impl<'a> FrogPaths<'a> {
    /// Creates the paths of a step, before any frog has moved.
    pub fn new(rules: &'a Rules, before: &'a State, after: &'a State, pixels: f64) -> FrogPaths<'a> {
        FrogPaths { rules, before, after, pixels, legs: Vec::new() }
    }

    /// Returns how a frog stands in a position.
    fn exact(&self, state: &State, seat: Seat) -> FrogPose {
        let (x, y) = standing_point(state, self.rules, seat);
        let (tilt, under) = match state.frog(seat).place {
            Place::Shard(_) => (0.0, Footing::Disc),
            Place::Aether => (TILT, Footing::Bubble(bubble(state, self.rules, seat).2)),
            _ => (0.0, Footing::Void),
        };
        let low = feet_offset(state, self.rules, seat);
        FrogPose { feet: (x, y + low), size: frog_scale(state, self.rules, seat, self.pixels), tilt, low, under }
    }

    /// Returns how a frog stands (or would stand) at a place on its way.
    fn on_the_way(&self, seat: Seat, place: Place) -> FrogPose {
        if self.after.frog(seat).place == place {
            return self.exact(self.after, seat);
        }
        let ((x, y), low, size) = match place {
            Place::Shard(cell) => {
                let (x, y) = centre(self.rules, cell);
                ((x, y - elevation(self.before, cell)), 16.0 * SCALE, FROG)
            }
            Place::Aether => {
                let radius = bubble(self.after, self.rules, seat).2;
                (aether_place(self.after, self.rules, seat), radius * 0.56, radius * 0.0091)
            }
            Place::Outer(dimension) => (outer_place(self.after, self.rules, seat, dimension), 22.0, 0.4),
            Place::Waiting => (waiting_place(seat), 22.0, 0.34),
        };
        FrogPose { feet: (x, y + low), size, tilt: 0.0, low, under: Footing::Void }
    }

    /// Returns how a frog stands after its journeys so far.
    pub fn stand(&self, seat: Seat) -> FrogPose {
        let last = self.legs.iter().rev().find(|leg| leg.seat == seat);
        last.map_or_else(|| self.exact(self.before, seat), |leg| leg.to)
    }

    fn go(&mut self, (at, time): (u32, u32), seat: Seat, goal: Place, gait: FrogGait) {
        let (from, to) = (self.stand(seat), self.on_the_way(seat, goal));
        self.legs.push(Leg { seat, at, time, from, to, goal, gait });
    }

    /// Adds the movement of an event.
    pub fn take(&mut self, timed: &TimedEvent) {
        let time = (timed.at, timed.time);
        match timed.event {
            Event::Leapt { seat, to, .. } | Event::Advanced { seat, to } => self.go(time, seat, to, FrogGait::Leap),
            Event::Entered { seat, to } => self.go(time, seat, to, FrogGait::Leap),
            Event::Returned { seat } => self.go(time, seat, Place::Aether, FrogGait::Leap),
            Event::Landed { seat, to } => self.go(time, seat, Place::Shard(to), FrogGait::Leap),
            Event::Descended { seat, cell } => self.go(time, seat, Place::Shard(cell), FrogGait::Leap),
            Event::Slipstreamed { seat, to, .. } => self.go(time, seat, Place::Shard(to), FrogGait::Slip),
            Event::Stepped { seat, to, .. } => self.go(time, seat, Place::Shard(to), FrogGait::Walk),
            Event::Tunnelled { seat, to, .. } => self.go(time, seat, Place::Shard(to), FrogGait::Dig),
            Event::KnockedBack { seat, to, .. } => self.go(time, seat, to, FrogGait::Spin),
            Event::Thrown { seat } => self.go(time, seat, Place::Aether, FrogGait::Spin),
            Event::Drifted { seat, to, .. } => self.go(time, seat, Place::Outer(to), FrogGait::Slide),
            Event::AttackFailed { attacker, to, .. } => self.go(time, attacker, to, FrogGait::Leap),
            _ => {}
        }
    }

    /// Returns all paths of a step that ends at this time. Each frog ends where it stands after the step, whatever
    /// happened.
    pub fn finish(mut self, end: u32) -> Vec<TimedVisual> {
        for seat in self.rules.seats() {
            self.settle(seat, end);
        }
        let mut pieces = Vec::new();
        for (at, leg) in self.legs.iter().enumerate() {
            let first = !self.legs[..at].iter().any(|other| other.seat == leg.seat);
            let last = !self.legs[at + 1..].iter().any(|other| other.seat == leg.seat);
            let (from, to, arc) = (leg.from, leg.to, below(self.top(), leg, arc(leg)));
            let what = Visual::Frog { seat: leg.seat, from, to, arc, gait: leg.gait, first, last };
            pieces.push(TimedVisual { at: leg.at, time: leg.time, what });
            let mut dust = |(at, time): (u32, u32), feet: Point| {
                pieces.push(TimedVisual { at, time, what: Visual::Spark { spark: BoardEffect::Dust, at: feet } });
            };
            match leg.gait {
                FrogGait::Leap if on_shard(leg.goal) => {
                    let landing = leg.time * 7 / 10;
                    dust((leg.at + landing, leg.time - landing), to.feet);
                }
                // Earth is thrown up where it goes down and where it comes out.
                FrogGait::Dig => {
                    let half = leg.time / 2;
                    dust((leg.at + half / 3, half), from.feet);
                    dust((leg.at + half, half), to.feet);
                }
                _ => {}
            }
        }
        pieces
    }

    /// Returns how far up a frog may go and still be seen when the whole board is shown.
    fn top(&self) -> f64 {
        let shown = board_frame(shard_growth(self.rules, self.before));
        shown.y - shown.height / 2.0
    }

    /// Makes a frog end exactly where it stands after the step; a frog that moved without an event slides there.
    fn settle(&mut self, seat: Seat, end: u32) {
        let (exact, goal) = (self.exact(self.after, seat), self.after.frog(seat).place);
        let stays = self.exact(self.before, seat) == exact;
        let last = self.legs.iter_mut().rev().find(|leg| leg.seat == seat);
        let at = match last {
            Some(leg) if leg.goal == goal => {
                leg.to = exact;
                return;
            }
            Some(leg) => (leg.at + leg.time).min(end.saturating_sub(ASIDE)),
            None if stays => return,
            None => 80.min(end / 4),
        };
        let time = if self.legs.iter().any(|leg| leg.seat == seat) { end - at } else { ASIDE.min(end - at) };
        let from = self.stand(seat);
        self.legs.push(Leg { seat, at, time, from, to: exact, goal, gait: FrogGait::Slide });
    }
}

/// Returns how far a frog leaves the straight line in the middle of its way.
fn arc(leg: &Leg) -> Point {
    let ((x, y), (to_x, to_y)) = (leg.from.feet, leg.to.feet);
    let far = (to_x - x).hypot(to_y - y);
    match leg.gait {
        FrogGait::Leap => (0.0, -44.0 - 0.22 * far),
        FrogGait::Walk => (0.0, -16.0),
        FrogGait::Spin => (0.0, -24.0 - 0.1 * far),
        FrogGait::Slip => around((x + to_x) / 2.0, (y + to_y) / 2.0),
        FrogGait::Dig | FrogGait::Slide => (0.0, 0.0),
    }
}

/// Returns an arc that is low enough to keep the whole frog visible all the way, as far as its ends allow that.
fn below(top: f64, leg: &Leg, (right, up): Point) -> Point {
    if up >= FLAT {
        return (right, up);
    }
    let ((_, y), (_, to_y)) = (leg.from.feet, leg.to.feet);
    let tall = FROG_TALL * leg.from.size.max(leg.to.size);
    let least = |part: f64| (top + tall - y - part * (to_y - y)) / (4.0 * part * (1.0 - part));
    let bound = (1..=9).map(|tenth| least(f64::from(tenth) / 10.0)).fold(f64::MIN, f64::max);
    (right, up.max(bound.min(FLAT)))
}

/// Returns the point in the Aether that lies outwards from the middle of a way across the Shard.
fn around(x: f64, y: f64) -> Point {
    let far = x.hypot(y);
    let (across, down) = if far < 1.0 { (0.0, -1.0) } else { (x / far, y / far) };
    let out = 352.0f64.max(far + 60.0);
    (across * out * 1.05 - x, down * out * 0.82 - y)
}

/// Returns whether a place is on the Shard.
fn on_shard(place: Place) -> bool {
    matches!(place, Place::Shard(_))
}
