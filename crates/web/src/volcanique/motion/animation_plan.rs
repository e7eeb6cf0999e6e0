//! Plans the animation of a step from the position before it. The plan is plain data, so that tests can check that each
//! critter lands exactly where the board will draw it.
//!
//! Not here: how long an event takes (`timing.rs`), the parts of a plan (`visuals.rs`), drawing (`board_animation.rs`,
//! `overlay.rs`).

use super::timing::{APART, TimedEvent, hops, timeline};
use super::visuals::{AnimationPlan, BoardEffect, Endpoint, FlyingThing, TimedVisual, Visual};
use crate::volcanique::board::{Point, centre, critter_point, critter_sprites, edge_colours, stack_height, top};
use crate::volcanique::moved_land::moved_spaces;
use crate::volcanique::pieces::CritterForm;
use hexgrid::{Dir, Hex};
use protocol::StepOf;
use tabletop::Seat;
use volcanique::{Biome, Event, Face, Mix, Piece as PieceKind, Rules, Spot, State};

/// Plans a step from the position before it.
pub fn plan(rules: &Rules, before: &State, step: &StepOf<Rules>) -> AnimationPlan {
    let timeline = timeline(step);
    let time = timeline.iter().map(TimedEvent::end).max().unwrap_or(0);
    let mut planner =
        Planner { rules, before, after: &step.view.state, plan: AnimationPlan { time, ..AnimationPlan::default() } };
    for timed in &timeline {
        planner.critters(timed);
        planner.ground(timed);
        planner.fire(timed);
        planner.belongings(timed);
    }
    planner.plan
}

struct Planner<'a> {
    rules: &'a Rules,
    before: &'a State,
    after: &'a State,
    plan: AnimationPlan,
}

impl Planner<'_> {
    fn add(&mut self, timed: &TimedEvent, what: Visual) {
        self.plan.pieces.push(TimedVisual { at: timed.at, time: timed.time, what });
    }

    fn spark(&mut self, timed: &TimedEvent, spark: BoardEffect, at: Point) {
        self.add(timed, Visual::Spark { spark, at });
    }

    fn toss(&mut self, timed: &TimedEvent, thing: FlyingThing, from: Endpoint, to: Endpoint) {
        self.add(timed, Visual::Toss { thing, from, to });
    }

    /// Hides a critter on the board; returns where it stood and how.
    fn leaves(&mut self, timed: &TimedEvent, seat: Seat, spot: Spot, form: CritterForm) -> (Point, CritterForm) {
        let all = critter_sprites(self.rules, self.before, spot.hex);
        let here = |at: &usize| all[*at].seat == seat && all[*at].part == Some(spot.biome);
        let free = |at: &usize| !self.plan.hidden.iter().any(|(hex, other, _)| (*hex, other) == (spot.hex, at));
        let found: Vec<usize> = (0..all.len()).filter(here).filter(free).collect();
        let best = found.iter().copied().find(|&at| all[at].form == form).or(found.first().copied());
        let Some(at) = best else { return (critter_point(self.rules, self.before, spot), form) };
        self.plan.hidden.push((spot.hex, at, timed.at));
        let (x, y) = top(self.before, spot.hex);
        ((x + all[at].feet.0, y + all[at].feet.1), all[at].form)
    }

    /// Returns where the board will draw a critter that arrives; beside the spot's middle if others stand there.
    fn arrives(&self, seat: Seat, spot: Spot) -> Point {
        let all = critter_sprites(self.rules, self.after, spot.hex);
        let (x, y) = top(self.after, spot.hex);
        let here = all.iter().rev().find(|being| being.seat == seat && being.part == Some(spot.biome));
        here.map_or_else(|| critter_point(self.rules, self.after, spot), |being| (x + being.feet.0, y + being.feet.1))
    }

    fn walk(&mut self, timed: &TimedEvent, (seat, kind): (Seat, PieceKind), from: Spot, to: Spot) {
        let form = if kind == PieceKind::Colossal { CritterForm::Colossal } else { CritterForm::Standing };
        let count = match kind {
            PieceKind::Group => self.group(seat, from),
            _ => vec![from],
        };
        for spot in count {
            let (start, form) = self.leaves(timed, seat, spot, form);
            let end = self.arrives(seat, to);
            self.add(timed, Visual::Hop { seat, form, from: start, to: end, count: hops(spot, to) });
        }
    }

    /// Returns where the critters of a group stand.
    fn group(&self, seat: Seat, from: Spot) -> Vec<Spot> {
        let land = self.before.land();
        let Some(part) = land.part(from) else { return vec![from] };
        self.before.active_critters(seat, land.biome(part)).map(|critter| self.before.spot(critter)).collect()
    }

    fn critters(&mut self, timed: &TimedEvent) {
        match timed.event {
            Event::Walked { seat, piece, from, to } | Event::Migrated { seat, piece, from, to } => {
                self.walk(timed, (seat, piece), from, to);
            }
            Event::WentHome { seat, spot, .. } => {
                let (at, _) = self.leaves(timed, seat, spot, CritterForm::Standing);
                self.toss(timed, FlyingThing::Critter(seat), Endpoint::Board(at), Endpoint::Panel(seat));
            }
            Event::Wounded { seat, spot } => {
                let at = critter_point(self.rules, self.before, spot);
                self.spark(timed, BoardEffect::Hit, (at.0, at.1 - 20.0));
                self.toss(timed, FlyingThing::Critter(seat), Endpoint::Board(at), Endpoint::Panel(seat));
            }
            Event::Sacrificed { seat, from } => {
                let start = from.map_or(Endpoint::Panel(seat), |spot| {
                    Endpoint::Board(self.leaves(timed, seat, spot, CritterForm::Standing).0)
                });
                self.toss(timed, FlyingThing::Critter(seat), start, Endpoint::Crater(seat));
            }
            Event::ForcedSacrifice { seat } => {
                self.toss(timed, FlyingThing::Critter(seat), Endpoint::Panel(seat), Endpoint::Crater(seat));
            }
            Event::CraterEmptied { seat } => {
                self.toss(timed, FlyingThing::Critter(seat), Endpoint::Crater(seat), Endpoint::Panel(seat));
            }
            Event::Claimed { seat, spot } | Event::Rode { seat, spot } => {
                let at = self.arrives(seat, spot);
                self.add(timed, Visual::Appear { seat, form: CritterForm::Standing, at });
            }
            Event::CameAshore { seat, from, spot } => {
                let (at, to) = (self.swimmer(timed, seat, from), self.arrives(seat, spot));
                self.add(timed, Visual::Hop { seat, form: CritterForm::Standing, from: at, to, count: 1 });
            }
            Event::Swam { seat, from, to } => {
                let (x, y) = top(self.after, to);
                let end = (x, y + 8.0);
                match from.map(|from| self.swimmer(timed, seat, from)) {
                    Some(start) => self
                        .add(timed, Visual::Hop { seat, form: CritterForm::Standing, from: start, to: end, count: 1 }),
                    None => self.add(timed, Visual::Appear { seat, form: CritterForm::Standing, at: end }),
                }
            }
            _ => self.forms(timed),
        }
    }

    /// Critters that change how they stand.
    fn forms(&mut self, timed: &TimedEvent) {
        let (seat, spot, old, new) = match timed.event {
            Event::Grew { seat, spot } => (seat, spot, CritterForm::Standing, CritterForm::Colossal),
            Event::Burrowed { seat, spot } => (seat, spot, CritterForm::Standing, CritterForm::Burrowed),
            Event::Emerged { seat, spot } => (seat, spot, CritterForm::Burrowed, CritterForm::Standing),
            _ => return,
        };
        let (at, _) = self.leaves(timed, seat, spot, old);
        self.spark(timed, BoardEffect::Dust, at);
        self.add(timed, Visual::Appear { seat, form: new, at });
    }

    /// Hides a swimmer in the sea; returns where it was.
    fn swimmer(&mut self, timed: &TimedEvent, seat: Seat, hex: Hex) -> Point {
        let all = critter_sprites(self.rules, self.before, hex);
        if let Some(at) = all.iter().position(|being| being.seat == seat && being.part.is_none()) {
            self.plan.hidden.push((hex, at, timed.at));
        }
        let (x, y) = top(self.before, hex);
        (x, y + 8.0)
    }

    /// Returns where a tile lies when it has come down on what was there before.
    fn lands(&self, hex: Hex) -> Point {
        let (x, y) = centre(hex);
        (x, y - stack_height(self.before.land().height_at(hex) + 1))
    }

    fn lay(&mut self, timed: &TimedEvent, face: Face, hex: Hex) {
        let at = self.lands(hex);
        self.add(timed, Visual::Land { edges: edge_colours(self.rules, face), at });
        self.spark(
            &TimedEvent { at: timed.at + timed.time * 5 / 10, time: timed.time * 4 / 10, ..*timed },
            BoardEffect::Dust,
            at,
        );
        self.spark(
            &TimedEvent { at: timed.at + timed.time * 5 / 10, time: timed.time / 2, ..*timed },
            BoardEffect::Join,
            at,
        );
    }

    /// Adds tiles and islands.
    fn ground(&mut self, timed: &TimedEvent) {
        match timed.event {
            Event::Built { face, hex, .. } | Event::Laid { face, hex, .. } => self.lay(timed, face, hex),
            Event::Slid { face, from, to, .. } => {
                let (start, end) = (top(self.before, from), self.lands(to));
                self.add(timed, Visual::Slide { edges: edge_colours(self.rules, face), from: start, to: end });
            }
            Event::Eroded { face, hex, .. } => {
                let at = top(self.before, hex);
                self.add(timed, Visual::Vanish { edges: edge_colours(self.rules, face), at });
            }
            Event::Rotated { face, hex, .. } => {
                let at = top(self.before, hex);
                self.add(timed, Visual::Land { edges: edge_colours(self.rules, face), at });
            }
            Event::Drifted { dir, .. } | Event::Rifted { dir, .. } => self.shift(timed, dir),
            Event::Froze { hex, .. } => self.spark(timed, BoardEffect::Frost, top(self.before, hex)),
            Event::FrostSpread => {
                let fresh = |hex: &Hex| self.after.is_frozen(*hex) && !self.before.is_frozen(*hex);
                let hexes: Vec<Hex> = self.before.land().hexes().filter(fresh).collect();
                hexes.into_iter().for_each(|hex| self.spark(timed, BoardEffect::Frost, top(self.before, hex)));
            }
            Event::Contested { biome } => {
                let at = critter_point(self.rules, self.before, biome);
                self.spark(timed, BoardEffect::Hit, (at.0, at.1 - 16.0));
            }
            _ => {}
        }
    }

    fn shift(&mut self, timed: &TimedEvent, dir: Dir) {
        let hexes = moved_spaces(self.before.land(), self.after.land(), dir);
        let ((x, y), (to_x, to_y)) = (centre(Hex::new(0, 0)), centre(Hex::new(0, 0).step(dir, 1)));
        self.add(timed, Visual::Shift { hexes, by: (to_x - x, to_y - y) });
    }

    /// Adds volcanoes, lava and what it leaves.
    fn fire(&mut self, timed: &TimedEvent) {
        match timed.event {
            Event::VolcanoPlaced { hex, great, .. } => {
                self.add(timed, Visual::Volcano { great, at: top(self.before, hex) });
                self.add(&TimedEvent { at: timed.at + timed.time * 4 / 10, time: 250, ..*timed }, Visual::Shake);
            }
            Event::LateralStruck { hex, .. } => {
                self.add(timed, Visual::Volcano { great: false, at: top(self.before, hex) });
                self.add(timed, Visual::Shake);
            }
            Event::SuperErupts { hex, .. } => {
                self.spark(timed, BoardEffect::Glow, top(self.before, hex));
                self.add(timed, Visual::Shake);
            }
            Event::LavaFlowed { from, to } => {
                let fresh = !self.before.lavas().is_at(from);
                if !fresh {
                    self.plan.flowing.push((from, timed.at));
                }
                let sea = self.before.land().site(to).is_none();
                self.add(timed, Visual::Lava { from: top(self.before, from), to: top(self.before, to), fresh, sea });
                if sea {
                    let late = TimedEvent { at: timed.at + timed.time / 2, time: timed.time / 2, ..*timed };
                    self.spark(&late, BoardEffect::Steam, top(self.before, to));
                }
            }
            Event::LavaGone { hex } | Event::LavaMerged { hex } => {
                let at = top(self.before, hex);
                if self.before.lavas().is_at(hex) {
                    self.plan.flowing.push((hex, timed.at));
                    self.add(timed, Visual::Quench { at });
                }
                self.spark(timed, BoardEffect::Steam, at);
            }
            Event::LavaPooled { hex } => self.spark(timed, BoardEffect::Glow, top(self.before, hex)),
            Event::SoilMade { hex } => {
                self.plan.flowing.push((hex, timed.at + timed.time / 2));
                let at = self.lands(hex);
                self.add(timed, Visual::Soil { at });
            }
            Event::BombFell { hex, .. } => {
                let at = top(self.before, hex);
                self.spark(timed, BoardEffect::Rock, at);
                let late = TimedEvent { at: timed.at + timed.time / 2, time: timed.time / 2, ..*timed };
                self.spark(&late, BoardEffect::Hit, at);
            }
            _ => {}
        }
    }

    /// Returns where the resources of a player come from: their critters, one after the other.
    fn sources(&self, seat: Seat, mix: Mix) -> Vec<(Biome, Endpoint)> {
        let mut found = Vec::new();
        for biome in Biome::ALL {
            let spots: Vec<Spot> = self
                .before
                .player(seat)
                .land()
                .iter()
                .filter(|critter| critter.biome() == biome && !critter.is_burrowed())
                .map(|&critter| self.before.spot(critter))
                .collect();
            for number in 0..usize::from(mix.get(biome)) {
                let from = spots.get(number % spots.len().max(1));
                let from = from
                    .map_or(Endpoint::Supply, |&spot| Endpoint::Board(critter_point(self.rules, self.before, spot)));
                found.push((biome, from));
            }
        }
        found
    }

    fn shower(&mut self, timed: &TimedEvent, ways: Vec<(Biome, Endpoint, Endpoint)>) {
        let count = ways.len().clamp(1, 8) as u32;
        let gap = APART * timed.time / (APART * (count - 1) + 380);
        for (number, (biome, from, to)) in (0..count).zip(ways) {
            let timed = TimedEvent {
                at: timed.at + gap * number,
                time: timed.time.saturating_sub(gap * (count - 1)),
                ..*timed
            };
            self.toss(&timed, FlyingThing::Resource(biome), from, to);
        }
    }

    fn belongings(&mut self, timed: &TimedEvent) {
        match timed.event {
            Event::Gained { seat, mix, .. } => {
                let ways =
                    self.sources(seat, mix).into_iter().map(|(biome, from)| (biome, from, Endpoint::Store(seat)));
                self.shower(timed, ways.collect());
            }
            Event::Paid { seat, mix, .. } | Event::Returned { seat, mix } => {
                let each = Biome::ALL.into_iter().flat_map(|biome| (0..mix.get(biome)).map(move |_| biome));
                let ways = each.map(|biome| (biome, Endpoint::Store(seat), Endpoint::Supply)).collect();
                self.shower(timed, ways);
            }
            Event::DrewCard { seat, .. } => {
                self.toss(timed, FlyingThing::Card, Endpoint::Supply, Endpoint::Panel(seat))
            }
            Event::Played { seat, card } => self.add(timed, Visual::Card { seat, card }),
            Event::TurnBegins { seat, .. } => self.add(timed, Visual::Banner(seat)),
            Event::Unlocked { seat, .. } => {
                self.toss(timed, FlyingThing::Critter(seat), Endpoint::Panel(seat), Endpoint::Grid);
            }
            Event::EndTriggered { .. } => self.add(timed, Visual::Shake),
            _ => {}
        }
    }
}
