//! Plans the animation of a step from the position before it. The plan is plain data, so that tests can check that each
//! frog lands exactly where the board will draw it.
//!
//! Not here: how long an event takes (`timing.rs`), the parts of a plan (`visuals.rs`), drawing (`board_animation.rs`,
//! `overlay.rs`).

use super::frog_paths::FrogPaths;
use super::timing::{TimedEvent, timeline};
use super::visuals::{
    AnimationPlan, BoardEffect, Endpoint, FlightStyle, FlyingThing, Point, TimedVisual, UncoveredHex, Visual,
};
use crate::cosmic_frog::board::{SCALE, centre, elevation, height, thickness};
use cosmic_frog::{Back, Event, RollPurpose, Rules, State, Tile};
use hexgrid::Cell;
use protocol::StepOf;
use tabletop::Seat;

/// Plans a step from the position before it. `pixels` is how many there are to a board unit.
pub fn plan(rules: &Rules, before: &State, step: &StepOf<Rules>, pixels: f64) -> AnimationPlan {
    let timeline = timeline(rules, step);
    let time = timeline.iter().map(TimedEvent::end).max().unwrap_or(0);
    let after = &step.view.state;
    let purges = step.events().find_map(|event| match event {
        Event::Purges { seat, .. } | Event::Purged { seat, .. } | Event::PurgeLost { seat, .. } => Some(seat),
        Event::Snapped { from, .. } => Some(from),
        _ => None,
    });
    let mut planner = Planner {
        rules,
        before,
        after,
        pieces: Vec::new(),
        gone: Vec::new(),
        spot: (0.0, 0.0),
        purger: purges.or_else(|| rules.purging_frog(before)),
        laid: Vec::new(),
        frog_paths: FrogPaths::new(rules, before, after, pixels),
    };
    for timed in &timeline {
        planner.ground(timed);
        planner.tiles(timed);
        planner.muck(timed);
        planner.omega(timed);
        planner.cards(timed);
        planner.frog_paths.take(timed);
    }
    let uncovered: Vec<UncoveredHex> = planner.gone.iter().map(|&(cell, gone)| planner.uncovered(cell, gone)).collect();
    let mut pieces = planner.pieces;
    if time > 0 {
        pieces.extend(planner.frog_paths.finish(time));
    }
    AnimationPlan { pieces, uncovered, time }
}

pub(super) struct Planner<'a> {
    pub(super) rules: &'a Rules,
    pub(super) before: &'a State,
    pub(super) after: &'a State,
    pieces: Vec<TimedVisual>,
    /// How many tiles have left each hex.
    gone: Vec<(Cell, usize)>,
    /// Where the last tile left the Shard.
    spot: Point,
    /// The frog that purges.
    pub(super) purger: Option<Seat>,
    /// Purged tiles that have come to lie on hexes.
    pub(super) laid: Vec<(Cell, Tile)>,
    frog_paths: FrogPaths<'a>,
}

impl Planner<'_> {
    pub(super) fn add(&mut self, timed: &TimedEvent, what: Visual) {
        self.pieces.push(TimedVisual { at: timed.at, time: timed.time, what });
    }

    pub(super) fn spark(&mut self, timed: &TimedEvent, spark: BoardEffect, at: Point) {
        self.add(timed, Visual::Spark { spark, at });
    }

    pub(super) fn toss(
        &mut self,
        timed: &TimedEvent,
        thing: FlyingThing,
        from: Endpoint,
        to: Endpoint,
        manner: FlightStyle,
    ) {
        self.add(timed, Visual::Toss { thing, from, to, manner });
    }

    /// Returns the top of a hex before the step.
    pub(super) fn top(&self, cell: Cell) -> Point {
        let (x, y) = centre(self.rules, cell);
        (x, y - elevation(self.before, cell))
    }

    /// Returns the middle of a frog.
    pub(super) fn frog(&self, seat: Seat) -> Point {
        let stand = self.frog_paths.stand(seat);
        (stand.feet.0, stand.feet.1 - 62.0 * stand.size)
    }

    /// Returns the top tile leaves a hex; where it lay.
    fn leaves(&mut self, cell: Cell) -> Point {
        let at = self.gone.iter().position(|&(other, _)| other == cell).unwrap_or_else(|| {
            self.gone.push((cell, 0));
            self.gone.len() - 1
        });
        let (x, y) = centre(self.rules, cell);
        let lift = height(self.before.stack(cell).skip(self.gone[at].1));
        self.gone[at].1 += 1;
        self.spot = (x, y - lift);
        self.spot
    }

    fn uncovered(&self, cell: Cell, gone: usize) -> UncoveredHex {
        let left: Vec<Tile> = self.before.stack(cell).skip(gone).collect();
        let under = left.first().map(|&tile| (tile, height(left.iter().copied()) / SCALE));
        UncoveredHex { cell, gone, under }
    }

    /// Adds what happens to the Shard.
    fn ground(&mut self, timed: &TimedEvent) {
        match timed.event {
            Event::Laid { tile, cell } => {
                let (x, y) = self.top(cell);
                self.add(timed, Visual::Lay { tile, cell, at: (x, y - thickness(tile) * SCALE) });
            }
            Event::Destroyed { cell, tile } => {
                let at = self.leaves(cell);
                self.add(timed, Visual::Fall { tile, cell, at });
            }
            Event::BackSeen { back } => self.add(timed, Visual::Back { back, at: self.spot }),
            Event::Fractured { count } => {
                self.toss(
                    timed,
                    FlyingThing::Token(Back::Fracture),
                    Endpoint::Board(self.spot),
                    Endpoint::Track(count),
                    FlightStyle::Toss,
                );
            }
            Event::Struck { cell, .. } => {
                let at = self.top(cell);
                self.spark(timed, BoardEffect::Meteor, at);
                self.spark(timed, BoardEffect::Flash, at);
                self.add(
                    &TimedEvent { at: timed.at + timed.time * 2 / 5, time: timed.time * 2 / 5, ..*timed },
                    Visual::Shake,
                );
            }
            Event::Stomped { cell, .. } | Event::Smashed { cell, .. } => {
                let at = self.top(cell);
                self.spark(timed, BoardEffect::Hit, at);
            }
            Event::Quaked | Event::Over { .. } => self.add(timed, Visual::Shake),
            Event::Vortexed => self.spark(timed, BoardEffect::Swirl, (0.0, 0.0)),
            Event::FluxBegins => self.spark(timed, BoardEffect::Flux, (0.0, 0.0)),
            Event::Attacked { defender, .. } => self.spark(timed, BoardEffect::Hit, self.frog(defender)),
            Event::Scorched { seat } => self.spark(timed, BoardEffect::Scorch, self.frog(seat)),
            _ => {}
        }
    }

    /// Returns the slot in which the newest tile of a Gullet will lie.
    pub(super) fn slot(&self, seat: Seat) -> Endpoint {
        Endpoint::Gullet(seat, 4usize.saturating_sub(self.after.tiles().gullet_size(seat.index())).min(3))
    }

    /// Returns the slot in which the top tile of a Gullet lies before the step.
    fn held(&self, seat: Seat) -> Endpoint {
        Endpoint::Gullet(seat, 4usize.saturating_sub(self.before.tiles().gullet_size(seat.index())).min(3))
    }

    /// Adds tiles that change hands.
    fn tiles(&mut self, timed: &TimedEvent) {
        let barren = FlyingThing::Tile(Tile::BARREN);
        match timed.event {
            Event::Harvested { seat, tile, cell } => {
                let from = Endpoint::Board(self.leaves(cell));
                self.toss(timed, FlyingThing::Tile(tile), from, self.slot(seat), FlightStyle::Toss);
            }
            Event::Plundered { seat, from, tile } => {
                self.toss(timed, FlyingThing::Tile(tile), self.held(from), self.slot(seat), FlightStyle::Toss);
            }
            Event::Took { seat, owner, tile, slot } => {
                self.toss(
                    timed,
                    FlyingThing::Tile(tile),
                    Endpoint::Vault(owner, slot),
                    self.slot(seat),
                    FlightStyle::Toss,
                );
            }
            Event::Stored { seat, tile, slot } => {
                self.toss(
                    timed,
                    FlyingThing::Tile(tile),
                    self.held(seat),
                    Endpoint::Vault(seat, slot),
                    FlightStyle::Drop,
                );
            }
            Event::Digested { seat, tile } => {
                self.toss(
                    timed,
                    FlyingThing::Tile(tile),
                    Endpoint::Gullet(seat, 3),
                    Endpoint::Gullet(seat, 3),
                    FlightStyle::Crumble,
                );
            }
            Event::Crushed { seat } | Event::Ate { seat } => {
                self.toss(timed, barren, self.held(seat), self.held(seat), FlightStyle::Crumble);
            }
            Event::Spat { seat } => {
                self.toss(timed, barren, self.held(seat), Endpoint::Board((0.0, 0.0)), FlightStyle::Fade);
            }
            Event::RaidRolled { seat, die, target, success } | Event::Groped { seat, roll: die, target, success } => {
                let colour = self.before.powers(self.rules, seat).dice[RollPurpose::Raid as usize];
                self.add(timed, Visual::Die { seat, face: die, colour, target, success });
            }
            _ => {}
        }
    }

    /// Adds crystals, one after the other.
    fn shower(&mut self, timed: &TimedEvent, amount: u8, from: Endpoint, to: Endpoint, manner: FlightStyle) {
        let amount = u32::from(amount.clamp(1, 6));
        let gap = 60 * timed.time / (260 + 60 * amount);
        for number in 0..amount {
            let timed = TimedEvent { at: timed.at + gap * number, time: timed.time - gap * (amount - 1), ..*timed };
            self.toss(&timed, FlyingThing::Crystal, from, to, manner);
        }
    }

    fn omega(&mut self, timed: &TimedEvent) {
        match timed.event {
            Event::Spent { seat, amount, .. } => {
                self.shower(timed, amount, Endpoint::Omegas(seat), Endpoint::Board(self.frog(seat)), FlightStyle::Fade);
            }
            Event::Regained { seat, amount, .. } => {
                self.shower(timed, amount, Endpoint::Board(self.frog(seat)), Endpoint::Omegas(seat), FlightStyle::Toss);
            }
            Event::Drained { seat, target, amount } => {
                self.shower(timed, amount, Endpoint::Omegas(target), Endpoint::Omegas(seat), FlightStyle::Toss);
            }
            Event::Possessed { seat, puppet } => {
                self.spark(timed, BoardEffect::Possess, self.frog(puppet));
                self.toss(
                    timed,
                    FlyingThing::Eye,
                    Endpoint::Board(self.frog(seat)),
                    Endpoint::Board(self.frog(puppet)),
                    FlightStyle::Fade,
                );
            }
            _ => {}
        }
    }

    fn cards(&mut self, timed: &TimedEvent) {
        let to_panel = |seat| (Endpoint::Deck, Endpoint::Panel(seat));
        let (from, to) = match timed.event {
            Event::Turned { card } => return self.add(timed, Visual::Banner(card)),
            Event::Reshuffled => return self.add(timed, Visual::Riffle),
            Event::Revealed { seat, card } => return self.add(timed, Visual::Flip { seat, card }),
            Event::Voided { seat } | Event::TurnedDown { seat } => {
                return self.spark(timed, BoardEffect::Possess, self.frog(seat));
            }
            Event::DrewAbility { seat, .. } | Event::Peeked { seat, .. } => to_panel(seat),
            Event::Deferred { seat } | Event::SetAside { seat } => to_panel(seat),
            Event::Mutated { seat } | Event::Selected { seat } | Event::PutUnder { seat } => {
                (Endpoint::Panel(seat), Endpoint::Deck)
            }
            Event::UsedDeferred { seat } | Event::UsedAside { seat, .. } => (Endpoint::Panel(seat), Endpoint::Deck),
            Event::Swapped { seat, target: other } | Event::Exchanged { seat, other } => {
                self.toss(timed, FlyingThing::Card, Endpoint::Panel(other), Endpoint::Panel(seat), FlightStyle::Fade);
                (Endpoint::Panel(seat), Endpoint::Panel(other))
            }
            _ => return,
        };
        self.toss(timed, FlyingThing::Card, from, to, FlightStyle::Fade);
    }
}
