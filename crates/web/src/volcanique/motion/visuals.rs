//! The parts of an animation plan: what is visible, from when, for how long, and where. Plain data.
//!
//! Not here: planning (`animation_plan.rs`), drawing (`board_animation.rs`, `overlay.rs`).

use crate::volcanique::board::{Point, Rim};
use crate::volcanique::pieces::CritterForm;
use hexgrid::Hex;
use tabletop::Seat;
use volcanique::{Biome, Card};

/// The start or the end of a flight over the page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Endpoint {
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
pub enum FlyingThing {
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
pub enum BoardEffect {
    Dust,
    Join,
    Hit,
    Rock,
    Steam,
    Frost,
    Glow,
}

impl BoardEffect {
    /// Returns its class in the style sheet.
    pub fn name(self) -> &'static str {
        match self {
            BoardEffect::Dust => "dust",
            BoardEffect::Join => "join",
            BoardEffect::Hit => "hit",
            BoardEffect::Rock => "rock",
            BoardEffect::Steam => "steam",
            BoardEffect::Frost => "frost",
            BoardEffect::Glow => "glow",
        }
    }
}

/// What is visible.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum Visual {
    /// A critter hops; its feet at both ends.
    Hop {
        seat: Seat,
        form: CritterForm,
        from: Point,
        to: Point,
        count: u32,
    },
    /// A critter appears or changes its form.
    Appear {
        seat: Seat,
        form: CritterForm,
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
        spark: BoardEffect,
        at: Point,
    },
    /// Land with everything on it moves by this much.
    Shift {
        hexes: Vec<Hex>,
        by: Point,
    },
    /// The board trembles.
    Shake,
    Toss {
        thing: FlyingThing,
        from: Endpoint,
        to: Endpoint,
    },
    Banner(Seat),
    Card {
        seat: Seat,
        card: Card,
    },
}

/// A part of an animation with its time.
#[derive(Clone, Debug, PartialEq)]
pub struct TimedVisual {
    /// When it begins, in milliseconds at normal speed.
    pub at: u32,
    /// How long it takes.
    pub time: u32,
    /// What is visible.
    pub what: Visual,
}

/// The plan of a whole step.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct AnimationPlan {
    /// All parts of the animation.
    pub pieces: Vec<TimedVisual>,
    /// Critters that are somewhere else from a moment on: the space, and the place in its list.
    pub hidden: Vec<(Hex, usize, u32)>,
    /// Lava that is somewhere else from a moment on.
    pub flowing: Vec<(Hex, u32)>,
    /// How long it takes at normal speed.
    pub time: u32,
}
