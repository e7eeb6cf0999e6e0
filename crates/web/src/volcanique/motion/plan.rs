//! What a step looks like while it happens: every piece with its beginning, its time and its places. Plain data, so that
//! tests can say that each critter comes down exactly where the board will draw it.
//!
//! Not here: how long an event takes (`pace.rs`), drawing (`scene.rs`, `overlay.rs`).

use super::pace::{APART, Beat, beats, hops};
use crate::volcanique::board::{Point, Rim, beings, centre, feet, lift, rim, top};
use crate::volcanique::pieces::Form;
use crate::volcanique::shift::shifted;
use hexgrid::{Dir, Hex};
use protocol::StepOf;
use tabletop::Seat;
use volcanique::{Biome, Card, Event, Face, Mix, Piece as Kind, Rules, Spot, State};

/// Somewhere on the page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Place {
    /// A point of the board.
    Board(Point),
    /// The resources of a player.
    Store(Seat),
    /// The portrait of a player.
    Panel(Seat),
    /// The crater of a player.
    Crater(Seat),
    /// The power grid.
    Grid,
    /// The supply.
    Supply,
}

/// Something that flies over the page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Thing {
    /// A critter of a seat.
    Critter(Seat),
    /// A resource.
    Resource(Biome),
    /// A Caldera card with its back up.
    Card,
}

/// Light, dust and the like at a point of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Spark {
    Dust,
    Join,
    Hit,
    Rock,
    Steam,
    Frost,
    Glow,
}

impl Spark {
    /// Its class in the style sheet.
    pub fn name(self) -> &'static str {
        match self {
            Spark::Dust => "dust",
            Spark::Join => "join",
            Spark::Hit => "hit",
            Spark::Rock => "rock",
            Spark::Steam => "steam",
            Spark::Frost => "frost",
            Spark::Glow => "glow",
        }
    }
}

/// What is seen.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum What {
    /// A critter hops; its feet at both ends.
    Hop {
        seat: Seat,
        form: Form,
        from: Point,
        to: Point,
        count: u32,
    },
    /// A critter comes out of nothing, or changes its form.
    Appear {
        seat: Seat,
        form: Form,
        at: Point,
    },
    /// A tile comes down; the middle of its face when it lies.
    Land {
        edges: Rim,
        at: Point,
    },
    /// A tile slides over an edge.
    Slide {
        edges: Rim,
        from: Point,
        to: Point,
    },
    /// A tile goes up and fades.
    Vanish {
        edges: Rim,
        at: Point,
    },
    /// A volcano rises.
    Volcano {
        great: bool,
        at: Point,
    },
    /// Lava runs from one space to the next, small at first if it comes out of a volcano; into the sea it cools.
    Lava {
        from: Point,
        to: Point,
        fresh: bool,
        sea: bool,
    },
    /// Lava goes out.
    Quench {
        at: Point,
    },
    /// Soil comes out from under lava, with sprouts.
    Soil {
        at: Point,
    },
    Spark {
        spark: Spark,
        at: Point,
    },
    /// Land with everything on it moves by so much.
    Shift {
        hexes: Vec<Hex>,
        by: Point,
    },
    /// The board trembles.
    Shake,
    Toss {
        thing: Thing,
        from: Place,
        to: Place,
    },
    Banner(Seat),
    Card {
        seat: Seat,
        card: Card,
    },
}

/// Something seen for a while.
#[derive(Clone, Debug, PartialEq)]
pub struct Piece {
    /// When it begins, in milliseconds at normal speed.
    pub at: u32,
    /// How long it takes.
    pub time: u32,
    /// What is seen.
    pub what: What,
}

/// A whole step.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Plan {
    /// Everything seen.
    pub pieces: Vec<Piece>,
    /// Critters that are somewhere else from a moment on: the space, and the place in its list.
    pub hidden: Vec<(Hex, usize, u32)>,
    /// Lava that is somewhere else from a moment on.
    pub flowing: Vec<(Hex, u32)>,
    /// How long it takes at normal speed.
    pub time: u32,
}

/// Plans a step from the position before it.
pub fn plan(rules: &Rules, before: &State, step: &StepOf<Rules>) -> Plan {
    let beats = beats(step);
    let time = beats.iter().map(Beat::end).max().unwrap_or(0);
    let mut planner = Planner { rules, before, after: &step.view.state, plan: Plan { time, ..Plan::default() } };
    for beat in &beats {
        planner.critters(beat);
        planner.ground(beat);
        planner.fire(beat);
        planner.belongings(beat);
    }
    planner.plan
}

struct Planner<'a> {
    rules: &'a Rules,
    before: &'a State,
    after: &'a State,
    plan: Plan,
}

impl Planner<'_> {
    fn add(&mut self, beat: &Beat, what: What) {
        self.plan.pieces.push(Piece { at: beat.at, time: beat.time, what });
    }

    fn spark(&mut self, beat: &Beat, spark: Spark, at: Point) {
        self.add(beat, What::Spark { spark, at });
    }

    fn toss(&mut self, beat: &Beat, thing: Thing, from: Place, to: Place) {
        self.add(beat, What::Toss { thing, from, to });
    }

    /// Takes a critter off the board for the eye; where it stood and how.
    fn leaves(&mut self, beat: &Beat, seat: Seat, spot: Spot, form: Form) -> (Point, Form) {
        let all = beings(self.rules, self.before, spot.hex);
        let here = |at: &usize| all[*at].seat == seat && all[*at].part == Some(spot.biome);
        let free = |at: &usize| !self.plan.hidden.iter().any(|(hex, other, _)| (*hex, other) == (spot.hex, at));
        let found: Vec<usize> = (0..all.len()).filter(here).filter(free).collect();
        let best = found.iter().copied().find(|&at| all[at].form == form).or(found.first().copied());
        let Some(at) = best else { return (feet(self.rules, self.before, spot), form) };
        self.plan.hidden.push((spot.hex, at, beat.at));
        let (x, y) = top(self.before, spot.hex);
        ((x + all[at].feet.0, y + all[at].feet.1), all[at].form)
    }

    /// Where the board will draw a critter that arrives; beside the spot's middle if others stand there.
    fn arrives(&self, seat: Seat, spot: Spot) -> Point {
        let all = beings(self.rules, self.after, spot.hex);
        let (x, y) = top(self.after, spot.hex);
        let here = all.iter().rev().find(|being| being.seat == seat && being.part == Some(spot.biome));
        here.map_or_else(|| feet(self.rules, self.after, spot), |being| (x + being.feet.0, y + being.feet.1))
    }

    fn walk(&mut self, beat: &Beat, (seat, kind): (Seat, Kind), from: Spot, to: Spot) {
        let form = if kind == Kind::Colossal { Form::Colossal } else { Form::Standing };
        let count = match kind {
            Kind::Group => self.group(seat, from),
            _ => vec![from],
        };
        for spot in count {
            let (start, form) = self.leaves(beat, seat, spot, form);
            let end = self.arrives(seat, to);
            self.add(beat, What::Hop { seat, form, from: start, to: end, count: hops(spot, to) });
        }
    }

    /// Where the critters of a group stand.
    fn group(&self, seat: Seat, from: Spot) -> Vec<Spot> {
        let land = self.before.land();
        let Some(part) = land.part(from) else { return vec![from] };
        self.before.group(seat, land.biome(part)).map(|critter| self.before.spot(critter)).collect()
    }

    fn critters(&mut self, beat: &Beat) {
        match beat.event {
            Event::Walked { seat, piece, from, to } | Event::Migrated { seat, piece, from, to } => {
                self.walk(beat, (seat, piece), from, to);
            }
            Event::WentHome { seat, spot, .. } => {
                let (at, _) = self.leaves(beat, seat, spot, Form::Standing);
                self.toss(beat, Thing::Critter(seat), Place::Board(at), Place::Panel(seat));
            }
            Event::Wounded { seat, spot } => {
                let at = feet(self.rules, self.before, spot);
                self.spark(beat, Spark::Hit, (at.0, at.1 - 20.0));
                self.toss(beat, Thing::Critter(seat), Place::Board(at), Place::Panel(seat));
            }
            Event::Sacrificed { seat, from } => {
                let start = from
                    .map_or(Place::Panel(seat), |spot| Place::Board(self.leaves(beat, seat, spot, Form::Standing).0));
                self.toss(beat, Thing::Critter(seat), start, Place::Crater(seat));
            }
            Event::ForcedSacrifice { seat } => {
                self.toss(beat, Thing::Critter(seat), Place::Panel(seat), Place::Crater(seat));
            }
            Event::CraterEmptied { seat } => {
                self.toss(beat, Thing::Critter(seat), Place::Crater(seat), Place::Panel(seat));
            }
            Event::Claimed { seat, spot } | Event::Rode { seat, spot } => {
                let at = self.arrives(seat, spot);
                self.add(beat, What::Appear { seat, form: Form::Standing, at });
            }
            Event::CameAshore { seat, from, spot } => {
                let (at, to) = (self.swimmer(beat, seat, from), self.arrives(seat, spot));
                self.add(beat, What::Hop { seat, form: Form::Standing, from: at, to, count: 1 });
            }
            Event::Swam { seat, from, to } => {
                let (x, y) = top(self.after, to);
                let end = (x, y + 8.0);
                match from.map(|from| self.swimmer(beat, seat, from)) {
                    Some(start) => {
                        self.add(beat, What::Hop { seat, form: Form::Standing, from: start, to: end, count: 1 })
                    }
                    None => self.add(beat, What::Appear { seat, form: Form::Standing, at: end }),
                }
            }
            _ => self.forms(beat),
        }
    }

    /// Critters that change how they stand.
    fn forms(&mut self, beat: &Beat) {
        let (seat, spot, old, new) = match beat.event {
            Event::Grew { seat, spot } => (seat, spot, Form::Standing, Form::Colossal),
            Event::Burrowed { seat, spot } => (seat, spot, Form::Standing, Form::Burrowed),
            Event::Emerged { seat, spot } => (seat, spot, Form::Burrowed, Form::Standing),
            _ => return,
        };
        let (at, _) = self.leaves(beat, seat, spot, old);
        self.spark(beat, Spark::Dust, at);
        self.add(beat, What::Appear { seat, form: new, at });
    }

    /// Takes a swimmer out of the sea for the eye; where it was.
    fn swimmer(&mut self, beat: &Beat, seat: Seat, hex: Hex) -> Point {
        let all = beings(self.rules, self.before, hex);
        if let Some(at) = all.iter().position(|being| being.seat == seat && being.part.is_none()) {
            self.plan.hidden.push((hex, at, beat.at));
        }
        let (x, y) = top(self.before, hex);
        (x, y + 8.0)
    }

    /// Where a tile lies when it has come down on what was there before.
    fn lands(&self, hex: Hex) -> Point {
        let (x, y) = centre(hex);
        (x, y - lift(self.before.land().height_at(hex) + 1))
    }

    fn lay(&mut self, beat: &Beat, face: Face, hex: Hex) {
        let at = self.lands(hex);
        self.add(beat, What::Land { edges: rim(self.rules, face), at });
        self.spark(&Beat { at: beat.at + beat.time * 5 / 10, time: beat.time * 4 / 10, ..*beat }, Spark::Dust, at);
        self.spark(&Beat { at: beat.at + beat.time * 5 / 10, time: beat.time / 2, ..*beat }, Spark::Join, at);
    }

    /// Tiles and islands.
    fn ground(&mut self, beat: &Beat) {
        match beat.event {
            Event::Built { face, hex, .. } | Event::Laid { face, hex, .. } => self.lay(beat, face, hex),
            Event::Slid { face, from, to, .. } => {
                let (start, end) = (top(self.before, from), self.lands(to));
                self.add(beat, What::Slide { edges: rim(self.rules, face), from: start, to: end });
            }
            Event::Eroded { face, hex, .. } => {
                let at = top(self.before, hex);
                self.add(beat, What::Vanish { edges: rim(self.rules, face), at });
            }
            Event::Rotated { face, hex, .. } => {
                let at = top(self.before, hex);
                self.add(beat, What::Land { edges: rim(self.rules, face), at });
            }
            Event::Drifted { dir, .. } | Event::Rifted { dir, .. } => self.shift(beat, dir),
            Event::Froze { hex, .. } => self.spark(beat, Spark::Frost, top(self.before, hex)),
            Event::FrostSpread => {
                let fresh = |hex: &Hex| self.after.is_frozen(*hex) && !self.before.is_frozen(*hex);
                let hexes: Vec<Hex> = self.before.land().hexes().filter(fresh).collect();
                hexes.into_iter().for_each(|hex| self.spark(beat, Spark::Frost, top(self.before, hex)));
            }
            Event::Contested { biome } => {
                let at = feet(self.rules, self.before, biome);
                self.spark(beat, Spark::Hit, (at.0, at.1 - 16.0));
            }
            _ => {}
        }
    }

    fn shift(&mut self, beat: &Beat, dir: Dir) {
        let hexes = shifted(self.before.land(), self.after.land(), dir);
        let ((x, y), (to_x, to_y)) = (centre(Hex::new(0, 0)), centre(Hex::new(0, 0).step(dir, 1)));
        self.add(beat, What::Shift { hexes, by: (to_x - x, to_y - y) });
    }

    /// Volcanoes, lava and what it leaves.
    fn fire(&mut self, beat: &Beat) {
        match beat.event {
            Event::VolcanoPlaced { hex, great, .. } => {
                self.add(beat, What::Volcano { great, at: top(self.before, hex) });
                self.add(&Beat { at: beat.at + beat.time * 4 / 10, time: 250, ..*beat }, What::Shake);
            }
            Event::LateralStruck { hex, .. } => {
                self.add(beat, What::Volcano { great: false, at: top(self.before, hex) });
                self.add(beat, What::Shake);
            }
            Event::SuperErupts { hex, .. } => {
                self.spark(beat, Spark::Glow, top(self.before, hex));
                self.add(beat, What::Shake);
            }
            Event::LavaFlowed { from, to } => {
                let fresh = !self.before.lavas().at(from);
                if !fresh {
                    self.plan.flowing.push((from, beat.at));
                }
                let sea = self.before.land().site(to).is_none();
                self.add(beat, What::Lava { from: top(self.before, from), to: top(self.before, to), fresh, sea });
                if sea {
                    let late = Beat { at: beat.at + beat.time / 2, time: beat.time / 2, ..*beat };
                    self.spark(&late, Spark::Steam, top(self.before, to));
                }
            }
            Event::LavaGone { hex } | Event::LavaMerged { hex } => {
                let at = top(self.before, hex);
                if self.before.lavas().at(hex) {
                    self.plan.flowing.push((hex, beat.at));
                    self.add(beat, What::Quench { at });
                }
                self.spark(beat, Spark::Steam, at);
            }
            Event::LavaPooled { hex } => self.spark(beat, Spark::Glow, top(self.before, hex)),
            Event::SoilMade { hex } => {
                self.plan.flowing.push((hex, beat.at + beat.time / 2));
                let at = self.lands(hex);
                self.add(beat, What::Soil { at });
            }
            Event::BombFell { hex, .. } => {
                let at = top(self.before, hex);
                self.spark(beat, Spark::Rock, at);
                let late = Beat { at: beat.at + beat.time / 2, time: beat.time / 2, ..*beat };
                self.spark(&late, Spark::Hit, at);
            }
            _ => {}
        }
    }

    /// Where the resources of a player come from: their critters, one after the other.
    fn sources(&self, seat: Seat, mix: Mix) -> Vec<(Biome, Place)> {
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
                let from = from.map_or(Place::Supply, |&spot| Place::Board(feet(self.rules, self.before, spot)));
                found.push((biome, from));
            }
        }
        found
    }

    fn shower(&mut self, beat: &Beat, ways: Vec<(Biome, Place, Place)>) {
        let count = ways.len().clamp(1, 8) as u32;
        let gap = APART * beat.time / (APART * (count - 1) + 380);
        for (number, (biome, from, to)) in (0..count).zip(ways) {
            let beat = Beat { at: beat.at + gap * number, time: beat.time.saturating_sub(gap * (count - 1)), ..*beat };
            self.toss(&beat, Thing::Resource(biome), from, to);
        }
    }

    fn belongings(&mut self, beat: &Beat) {
        match beat.event {
            Event::Gained { seat, mix, .. } => {
                let ways = self.sources(seat, mix).into_iter().map(|(biome, from)| (biome, from, Place::Store(seat)));
                self.shower(beat, ways.collect());
            }
            Event::Paid { seat, mix, .. } | Event::Returned { seat, mix } => {
                let each = Biome::ALL.into_iter().flat_map(|biome| (0..mix.get(biome)).map(move |_| biome));
                let ways = each.map(|biome| (biome, Place::Store(seat), Place::Supply)).collect();
                self.shower(beat, ways);
            }
            Event::DrewCard { seat, .. } => self.toss(beat, Thing::Card, Place::Supply, Place::Panel(seat)),
            Event::Played { seat, card } => self.add(beat, What::Card { seat, card }),
            Event::TurnBegins { seat, .. } => self.add(beat, What::Banner(seat)),
            Event::Unlocked { seat, .. } => {
                self.toss(beat, Thing::Critter(seat), Place::Panel(seat), Place::Grid);
            }
            Event::EndTriggered { .. } => self.add(beat, What::Shake),
            _ => {}
        }
    }
}
