//! What a step looks like while it happens: every piece with its beginning, its time and its places. Plain data, so that
//! tests can say that each frog comes down exactly where the board will draw it.
//!
//! Not here: how long an event takes (`pace.rs`), drawing (`scene.rs`, `overlay.rs`).

use super::frogs::Journeys;
use super::pace::{Beat, beats};
use crate::cosmic_frog::board::{SCALE, centre, elevation, height, thickness};
use cosmic_frog::{Ability, Back, Card, Die, Event, Fight, Muck, Place, Rules, State, Tile};
use hexgrid::Cell;
use protocol::StepOf;
use tabletop::Seat;

/// A point in board units.
pub type Point = (f64, f64);

/// How a frog stands: its feet, how large it is and how it leans.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stand {
    /// The feet.
    pub feet: Point,
    /// From the sprite to board units.
    pub size: f64,
    /// Degrees.
    pub tilt: f64,
    /// How far the feet are below the middle of what it stands on.
    pub low: f64,
    /// What it stands on.
    pub under: Under,
}

/// What a frog stands on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Under {
    /// The disc on its hex.
    Disc,
    /// A bubble of this radius.
    Bubble(f64),
    /// Nothing.
    Void,
}

/// How a frog moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Gait {
    Leap,
    Walk,
    Slip,
    Spin,
    Dig,
    Slide,
}

impl Gait {
    /// Its class in the style sheet.
    pub fn name(self) -> &'static str {
        match self {
            Gait::Leap => "leap",
            Gait::Walk => "walk",
            Gait::Slip => "slip",
            Gait::Spin => "spin",
            Gait::Dig => "dig",
            Gait::Slide => "slide",
        }
    }
}

/// Somewhere on the page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Spot {
    /// A point of the board, as large as a hex.
    Board(Point),
    /// A point of the board where there is little room: the mouth of a frog, a place in an Outer Dimension.
    Small(Point),
    /// A slot of a Gullet, 0 at the top.
    Gullet(Seat, usize),
    /// A slot of a Vault, 1 to 9.
    Vault(Seat, u8),
    /// The crystals of a frog.
    Omegas(Seat),
    /// All that belongs to a frog.
    Panel(Seat),
    /// The Action Deck.
    Deck,
    /// A place on the Integrity Track, 1 to 6.
    Track(u8),
}

/// Something that flies over the page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Thing {
    /// A tile as it lies on the Shard.
    Tile(Tile),
    /// Muck as it lies in an Outer Dimension.
    Muck(Muck),
    /// A token from under the Shard.
    Token(Back),
    /// A crystal.
    Crystal,
    /// A card with its back up.
    Card,
    /// An eye.
    Eye,
}

/// How it flies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Manner {
    /// In a low arc, and it is there.
    Toss,
    /// It comes down from above and bounces.
    Drop,
    /// It falls apart where it is.
    Crumble,
    /// It goes out where it arrives.
    Fade,
}

impl Manner {
    /// Its class in the style sheet.
    pub fn name(self) -> &'static str {
        match self {
            Manner::Toss => "toss",
            Manner::Drop => "drop",
            Manner::Crumble => "crumble",
            Manner::Fade => "fade",
        }
    }
}

/// Light and dust at a point of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Spark {
    Dust,
    Hit,
    Flash,
    Meteor,
    Possess,
    Scorch,
    Flux,
    Swirl,
}

impl Spark {
    /// Its class in the style sheet.
    pub fn name(self) -> &'static str {
        match self {
            Spark::Dust => "dust",
            Spark::Hit => "hit",
            Spark::Flash => "flash",
            Spark::Meteor => "meteor",
            Spark::Possess => "possess",
            Spark::Scorch => "scorch",
            Spark::Flux => "flux",
            Spark::Swirl => "swirl",
        }
    }
}

/// What is seen.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum What {
    /// A frog moves; `arc` is how far it leaves the straight line in the middle of its way.
    Frog {
        seat: Seat,
        from: Stand,
        to: Stand,
        arc: Point,
        gait: Gait,
        first: bool,
        last: bool,
    },
    /// A tile falls into the void.
    Fall {
        tile: Tile,
        cell: Cell,
        at: Point,
    },
    /// A tile comes down.
    Lay {
        tile: Tile,
        cell: Cell,
        at: Point,
    },
    /// The back of a Barren is held up.
    Back {
        back: Back,
        at: Point,
    },
    Spark {
        spark: Spark,
        at: Point,
    },
    /// The Shard trembles.
    Shake,
    Toss {
        thing: Thing,
        from: Spot,
        to: Spot,
        manner: Manner,
    },
    /// An ability card is turned up.
    Flip {
        seat: Seat,
        card: Ability,
    },
    /// The roll of a raid or of an attempt at muck: a die, or a chip where there are chips.
    Die {
        seat: Seat,
        face: u8,
        colour: Die,
        /// What the roll has to be more than.
        target: u8,
        success: bool,
    },
    /// The cards are shuffled.
    Riffle,
    Banner(Card),
}

/// Something seen for a while.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Piece {
    /// When it begins, in milliseconds at normal speed.
    pub at: u32,
    /// How long it takes.
    pub time: u32,
    /// What is seen.
    pub what: What,
}

/// A hex that loses tiles.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bared {
    /// Which one.
    pub cell: Cell,
    /// How many tiles leave it.
    pub gone: usize,
    /// The tile that is on top then, and how high it lies over the lowest one in the art's units.
    pub under: Option<(Tile, f64)>,
}

/// A whole step.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// Everything seen.
    pub pieces: Vec<Piece>,
    /// Hexes that lose tiles.
    pub bared: Vec<Bared>,
    /// How long it takes at normal speed.
    pub time: u32,
}

impl Plan {
    /// The frogs that move.
    pub fn movers(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self
            .pieces
            .iter()
            .filter_map(|piece| match piece.what {
                What::Frog { seat, .. } => Some(seat),
                _ => None,
            })
            .collect();
        seats.sort_unstable();
        seats.dedup();
        seats
    }
}

/// Plans a step from the position before it. `pixels` is how many there are to a board unit.
pub fn plan(rules: &Rules, before: &State, step: &StepOf<Rules>, pixels: f64) -> Plan {
    let beats = beats(rules, step);
    let time = beats.iter().map(Beat::end).max().unwrap_or(0);
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
        purger: purges.or_else(|| rules.purger(before)),
        laid: Vec::new(),
        journeys: Journeys::new(rules, before, after, pixels),
    };
    for beat in &beats {
        planner.ground(beat);
        planner.tiles(beat);
        planner.muck(beat);
        planner.omega(beat);
        planner.cards(beat);
        planner.journeys.take(beat);
    }
    let bared: Vec<Bared> = planner.gone.iter().map(|&(cell, gone)| planner.bared(cell, gone)).collect();
    let mut pieces = planner.pieces;
    if time > 0 {
        pieces.extend(planner.journeys.finish(time));
    }
    Plan { pieces, bared, time }
}

pub(super) struct Planner<'a> {
    pub(super) rules: &'a Rules,
    pub(super) before: &'a State,
    pub(super) after: &'a State,
    pieces: Vec<Piece>,
    /// How many tiles have left each hex.
    gone: Vec<(Cell, usize)>,
    /// Where the last tile left the Shard.
    spot: Point,
    /// The frog that purges.
    pub(super) purger: Option<Seat>,
    /// Purged tiles that have come to lie on hexes.
    pub(super) laid: Vec<(Cell, Tile)>,
    journeys: Journeys<'a>,
}

impl Planner<'_> {
    pub(super) fn add(&mut self, beat: &Beat, what: What) {
        self.pieces.push(Piece { at: beat.at, time: beat.time, what });
    }

    pub(super) fn spark(&mut self, beat: &Beat, spark: Spark, at: Point) {
        self.add(beat, What::Spark { spark, at });
    }

    pub(super) fn toss(&mut self, beat: &Beat, thing: Thing, from: Spot, to: Spot, manner: Manner) {
        self.add(beat, What::Toss { thing, from, to, manner });
    }

    /// The top of a hex before the step.
    pub(super) fn top(&self, cell: Cell) -> Point {
        let (x, y) = centre(self.rules, cell);
        (x, y - elevation(self.before, cell))
    }

    /// The middle of a frog.
    pub(super) fn frog(&self, seat: Seat) -> Point {
        let stand = self.journeys.stand(seat);
        (stand.feet.0, stand.feet.1 - 62.0 * stand.size)
    }

    /// The top tile leaves a hex; where it lay.
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

    fn bared(&self, cell: Cell, gone: usize) -> Bared {
        let left: Vec<Tile> = self.before.stack(cell).skip(gone).collect();
        let under = left.first().map(|&tile| (tile, height(left.iter().copied()) / SCALE));
        Bared { cell, gone, under }
    }

    /// What happens to the Shard.
    fn ground(&mut self, beat: &Beat) {
        match beat.event {
            Event::Laid { tile, cell } => {
                let (x, y) = self.top(cell);
                self.add(beat, What::Lay { tile, cell, at: (x, y - thickness(tile) * SCALE) });
            }
            Event::Destroyed { cell, tile } => {
                let at = self.leaves(cell);
                self.add(beat, What::Fall { tile, cell, at });
            }
            Event::BackSeen { back } => self.add(beat, What::Back { back, at: self.spot }),
            Event::Fractured { count } => {
                self.toss(beat, Thing::Token(Back::Fracture), Spot::Board(self.spot), Spot::Track(count), Manner::Toss);
            }
            Event::Struck { cell, .. } => {
                let at = self.top(cell);
                self.spark(beat, Spark::Meteor, at);
                self.spark(beat, Spark::Flash, at);
                self.add(&Beat { at: beat.at + beat.time * 2 / 5, time: beat.time * 2 / 5, ..*beat }, What::Shake);
            }
            Event::Stomped { cell, .. } | Event::Smashed { cell, .. } => {
                let at = self.top(cell);
                self.spark(beat, Spark::Hit, at);
            }
            Event::Quaked | Event::Over { .. } => self.add(beat, What::Shake),
            Event::Vortexed => self.spark(beat, Spark::Swirl, (0.0, 0.0)),
            Event::FluxBegins => self.spark(beat, Spark::Flux, (0.0, 0.0)),
            Event::Attacked { defender, .. } => self.spark(beat, Spark::Hit, self.frog(defender)),
            Event::Scorched { seat } => self.spark(beat, Spark::Scorch, self.frog(seat)),
            _ => {}
        }
    }

    /// The slot in which the newest tile of a Gullet will lie.
    pub(super) fn slot(&self, seat: Seat) -> Spot {
        Spot::Gullet(seat, 4usize.saturating_sub(self.after.tiles().held(seat.index())).min(3))
    }

    /// The slot in which the top tile of a Gullet lies before the step.
    fn held(&self, seat: Seat) -> Spot {
        Spot::Gullet(seat, 4usize.saturating_sub(self.before.tiles().held(seat.index())).min(3))
    }

    /// Tiles that change hands.
    fn tiles(&mut self, beat: &Beat) {
        let barren = Thing::Tile(Tile::BARREN);
        match beat.event {
            Event::Harvested { seat, tile, cell } => {
                let from = Spot::Board(self.leaves(cell));
                self.toss(beat, Thing::Tile(tile), from, self.slot(seat), Manner::Toss);
            }
            Event::Plundered { seat, from, tile } => {
                self.toss(beat, Thing::Tile(tile), self.held(from), self.slot(seat), Manner::Toss);
            }
            Event::Took { seat, owner, tile, slot } => {
                self.toss(beat, Thing::Tile(tile), Spot::Vault(owner, slot), self.slot(seat), Manner::Toss);
            }
            Event::Stored { seat, tile, slot } => {
                self.toss(beat, Thing::Tile(tile), self.held(seat), Spot::Vault(seat, slot), Manner::Drop);
            }
            Event::Digested { seat, tile } => {
                self.toss(beat, Thing::Tile(tile), Spot::Gullet(seat, 3), Spot::Gullet(seat, 3), Manner::Crumble);
            }
            Event::Crushed { seat } | Event::Ate { seat } => {
                self.toss(beat, barren, self.held(seat), self.held(seat), Manner::Crumble);
            }
            Event::Spat { seat } => {
                self.toss(beat, barren, self.held(seat), Spot::Board((0.0, 0.0)), Manner::Fade);
            }
            Event::RaidRolled { seat, die, target, success } | Event::Groped { seat, roll: die, target, success } => {
                let colour = self.before.powers(self.rules, seat).dice[Fight::Raid as usize];
                self.add(beat, What::Die { seat, face: die, colour, target, success });
            }
            _ => {}
        }
    }

    /// Crystals, one after the other.
    fn shower(&mut self, beat: &Beat, amount: u8, from: Spot, to: Spot, manner: Manner) {
        let amount = u32::from(amount.clamp(1, 6));
        let gap = 60 * beat.time / (260 + 60 * amount);
        for number in 0..amount {
            let beat = Beat { at: beat.at + gap * number, time: beat.time - gap * (amount - 1), ..*beat };
            self.toss(&beat, Thing::Crystal, from, to, manner);
        }
    }

    fn omega(&mut self, beat: &Beat) {
        match beat.event {
            Event::Spent { seat, amount, .. } => {
                self.shower(beat, amount, Spot::Omegas(seat), Spot::Board(self.frog(seat)), Manner::Fade);
            }
            Event::Regained { seat, amount, .. } => {
                self.shower(beat, amount, Spot::Board(self.frog(seat)), Spot::Omegas(seat), Manner::Toss);
            }
            Event::Drained { seat, target, amount } => {
                self.shower(beat, amount, Spot::Omegas(target), Spot::Omegas(seat), Manner::Toss);
            }
            Event::Possessed { seat, puppet } => {
                self.spark(beat, Spark::Possess, self.frog(puppet));
                self.toss(beat, Thing::Eye, Spot::Board(self.frog(seat)), Spot::Board(self.frog(puppet)), Manner::Fade);
            }
            _ => {}
        }
    }

    fn cards(&mut self, beat: &Beat) {
        let to_panel = |seat| (Spot::Deck, Spot::Panel(seat));
        let (from, to) = match beat.event {
            Event::Turned { card } => return self.add(beat, What::Banner(card)),
            Event::Reshuffled => return self.add(beat, What::Riffle),
            Event::Revealed { seat, card } => return self.add(beat, What::Flip { seat, card }),
            Event::Voided { seat } | Event::TurnedDown { seat } => {
                return self.spark(beat, Spark::Possess, self.frog(seat));
            }
            Event::DrewAbility { seat, .. } | Event::Peeked { seat, .. } => to_panel(seat),
            Event::Deferred { seat } | Event::SetAside { seat } => to_panel(seat),
            Event::Mutated { seat } | Event::Selected { seat } | Event::PutUnder { seat } => {
                (Spot::Panel(seat), Spot::Deck)
            }
            Event::UsedDeferred { seat } | Event::UsedAside { seat, .. } => (Spot::Panel(seat), Spot::Deck),
            Event::Swapped { seat, target: other } | Event::Exchanged { seat, other } => {
                self.toss(beat, Thing::Card, Spot::Panel(other), Spot::Panel(seat), Manner::Fade);
                (Spot::Panel(seat), Spot::Panel(other))
            }
            _ => return,
        };
        self.toss(beat, Thing::Card, from, to, Manner::Fade);
    }
}

/// Whether a place is on the Shard.
pub fn on_shard(place: Place) -> bool {
    matches!(place, Place::Shard(_))
}
