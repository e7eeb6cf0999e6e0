//! The parts of an animation plan: what is visible, from when, for how long, and where. Plain data.
//!
//! Not here: planning (`animation_plan.rs`), drawing (`board_animation.rs`, `overlay.rs`).

use cosmic_frog::{Ability, Back, Card, Die, Muck, Tile};
use hexgrid::Cell;
use tabletop::{Seat, sort_few};

/// A point in board units.
pub type Point = (f64, f64);

/// How a frog stands: its feet, how large it is and how it leans.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FrogPose {
    /// The feet.
    pub feet: Point,
    /// From the sprite to board units.
    pub size: f64,
    /// Degrees.
    pub tilt: f64,
    /// How far the feet are below the middle of what it stands on.
    pub low: f64,
    /// What it stands on.
    pub under: Footing,
}

/// What a frog stands on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Footing {
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
pub enum FrogGait {
    Leap,
    Walk,
    Slip,
    Spin,
    Dig,
    Slide,
}

impl FrogGait {
    /// Returns its class in the style sheet.
    pub fn name(self) -> &'static str {
        match self {
            FrogGait::Leap => "leap",
            FrogGait::Walk => "walk",
            FrogGait::Slip => "slip",
            FrogGait::Spin => "spin",
            FrogGait::Dig => "dig",
            FrogGait::Slide => "slide",
        }
    }
}

/// The start or the end of a flight over the page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Endpoint {
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
    /// The panel of a frog.
    Panel(Seat),
    /// The Action Deck.
    Deck,
    /// A place on the Integrity Track, 1 to 6.
    Track(u8),
}

/// Something that flies over the page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum FlyingThing {
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
pub enum FlightStyle {
    /// In a low arc.
    Toss,
    /// It comes down from above and bounces.
    Drop,
    /// It falls apart where it is.
    Crumble,
    /// It fades where it arrives.
    Fade,
}

impl FlightStyle {
    /// Returns its class in the style sheet.
    pub fn name(self) -> &'static str {
        match self {
            FlightStyle::Toss => "toss",
            FlightStyle::Drop => "drop",
            FlightStyle::Crumble => "crumble",
            FlightStyle::Fade => "fade",
        }
    }
}

/// Light and dust at a point of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum BoardEffect {
    Dust,
    Hit,
    Flash,
    Meteor,
    Possess,
    Scorch,
    Flux,
    Swirl,
}

impl BoardEffect {
    /// Returns its class in the style sheet.
    pub fn name(self) -> &'static str {
        match self {
            BoardEffect::Dust => "dust",
            BoardEffect::Hit => "hit",
            BoardEffect::Flash => "flash",
            BoardEffect::Meteor => "meteor",
            BoardEffect::Possess => "possess",
            BoardEffect::Scorch => "scorch",
            BoardEffect::Flux => "flux",
            BoardEffect::Swirl => "swirl",
        }
    }
}

/// What is visible.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum Visual {
    /// A frog moves; `arc` is how far it leaves the straight line in the middle of its way.
    Frog {
        seat: Seat,
        from: FrogPose,
        to: FrogPose,
        arc: Point,
        gait: FrogGait,
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
        spark: BoardEffect,
        at: Point,
    },
    /// The Shard trembles.
    Shake,
    Toss {
        thing: FlyingThing,
        from: Endpoint,
        to: Endpoint,
        manner: FlightStyle,
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
        /// The number that the roll must exceed.
        target: u8,
        success: bool,
    },
    /// The cards are shuffled.
    Riffle,
    Banner(Card),
}

/// A part of an animation with its time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TimedVisual {
    /// When it begins, in milliseconds at normal speed.
    pub at: u32,
    /// How long it takes.
    pub time: u32,
    /// What is visible.
    pub what: Visual,
}

/// A hex that loses tiles.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct UncoveredHex {
    /// The hex.
    pub cell: Cell,
    /// How many tiles leave it.
    pub gone: usize,
    /// The tile that is on top then, and how high it lies over the lowest one in the art's units.
    pub under: Option<(Tile, f64)>,
}

/// The plan of a whole step.
#[derive(Clone, Debug, PartialEq)]
pub struct AnimationPlan {
    /// All parts of the animation.
    pub pieces: Vec<TimedVisual>,
    /// Hexes that lose tiles.
    pub uncovered: Vec<UncoveredHex>,
    /// How long it takes at normal speed.
    pub time: u32,
}

impl AnimationPlan {
    /// Returns the frogs that move.
    pub fn movers(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self
            .pieces
            .iter()
            .filter_map(|piece| match piece.what {
                Visual::Frog { seat, .. } => Some(seat),
                _ => None,
            })
            .collect();
        sort_few(&mut seats, |one, other| one < other);
        seats.dedup();
        seats
    }
}
