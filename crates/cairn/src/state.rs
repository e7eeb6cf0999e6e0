//! The data of the game: set-up, position, moves, questions, events and refusals. No rules.

use hexgrid::Cell;
use serde::{Deserialize, Serialize};
use tabletop::{CitesRule, ConcernsSeats, Seat, SeatSet};

/// How many clans play.
pub(crate) const CLANS: usize = 2;
/// The names of the clans.
pub(crate) const NAMES: [&str; CLANS] = ["ash", "birch"];
/// The most hexes of a moor.
pub(crate) const HEXES: usize = 19;
/// The stones in the box, lightest first.
pub(crate) const BOX: Stones = [12, 8, 6];
/// How many stones a clan is dealt.
pub(crate) const DEALT: u8 = 3;

/// What a person writes to start a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// How many steps the moor reaches from its middle: 2, or 1 for the short game.
    #[serde(rename = "radius")]
    pub radius: u8,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { radius: 2 }
    }
}

/// A stone; a later one is heavier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Stone {
    Pebble,
    Cobble,
    Boulder,
}

impl Stone {
    /// All stones, lightest first.
    pub const ALL: [Stone; 3] = [Stone::Pebble, Stone::Cobble, Stone::Boulder];

    /// Returns the name, as written in notation.
    pub const fn name(self) -> &'static str {
        ["pebble", "cobble", "boulder"][self as usize]
    }
}

/// How many stones of each kind, lightest first.
pub(crate) type Stones = [u8; 3];

/// A pile of stones, heavier on lighter, so that a bit for each kind describes it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Cairn {
    kinds: u8,
    /// The seat that placed the top stone; unset on an empty space.
    pub owner: Option<Seat>,
}

impl Cairn {
    /// Returns the top stone.
    pub fn top(self) -> Option<Stone> {
        Stone::ALL.into_iter().rev().find(|&stone| self.has(stone))
    }

    /// Returns whether a stone of this kind is in the pile.
    pub fn has(self, stone: Stone) -> bool {
        self.kinds >> stone as u8 & 1 == 1
    }

    /// Returns the number of stones.
    pub fn height(self) -> u8 {
        self.kinds.count_ones() as u8
    }

    /// Puts a stone on top.
    pub fn place(&mut self, stone: Stone, owner: Seat) {
        self.kinds |= 1 << stone as u8;
        self.owner = Some(owner);
    }
}

/// What happens now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Phase {
    /// Chance deals the first stones, in turn.
    Deal,
    /// Both clans choose a stone in secret.
    Bid,
    /// Chance decides who begins.
    Toss,
    /// A clan places a stone; `passed` says whether the other clan has just passed.
    Turn { seat: Seat, passed: bool },
    /// A clan draws the stone that ends its turn.
    Draw { seat: Seat },
    /// The game is over.
    Over,
}

/// A position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(crate) phase: Phase,
    pub(crate) cairns: [Cairn; HEXES],
    pub(crate) bag: Stones,
    pub(crate) hands: [Stones; CLANS],
    /// The stones that decide who begins. They stay in the hands until both are chosen.
    pub(crate) bids: [Option<Stone>; CLANS],
}

impl State {
    /// Returns how many stones a clan holds.
    pub(crate) fn held(&self, seat: Seat) -> u8 {
        self.hands[seat.index()].iter().sum()
    }

    /// Returns the clan that still has to bid, or both.
    pub(crate) fn bidders(&self) -> SeatSet {
        SeatSet::first(CLANS as u8).iter().filter(|seat| self.bids[seat.index()].is_none()).collect()
    }
}

/// A move of a clan or of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Chance gives the clan that draws this stone.
    Draw(Stone),
    /// Chance lets this clan begin.
    Begin(Seat),
    /// A clan bids a stone for the first turn.
    Bid(Seat, Stone),
    /// The clan whose turn it is places a stone.
    Place(Stone, Cell),
    /// The clan whose turn it is passes.
    Pass,
}

/// What a decision is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Which stone this clan draws.
    Draw(Seat),
    /// Which stone is bid for the first turn.
    Bid,
    /// Who begins.
    Begin,
    /// Where a stone is placed.
    Place,
}

/// Something that happened while a move was applied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Event {
    /// A clan drew a stone; others do not see which.
    Drew { seat: Seat, stone: Option<Stone> },
    /// A clan has chosen its bid.
    Bid { seat: Seat },
    /// Both bids are shown.
    Shown { bids: [Stone; CLANS] },
    /// A clan begins.
    Begins { seat: Seat },
    /// A clan placed a stone.
    Placed { seat: Seat, stone: Stone, cell: Cell },
    /// A clan passed.
    Passed { seat: Seat },
    /// The game is over.
    Ended,
}

impl ConcernsSeats for Event {
    fn seats(&self) -> SeatSet {
        match *self {
            Event::Drew { seat, .. }
            | Event::Bid { seat }
            | Event::Begins { seat }
            | Event::Placed { seat, .. }
            | Event::Passed { seat } => SeatSet::single(seat),
            Event::Shown { .. } | Event::Ended => SeatSet::first(CLANS as u8),
        }
    }
}

/// Why a move is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Refusal {
    /// The game waits for something else.
    NotNow,
    /// The bag or the hand has no such stone.
    NoSuchStone,
    /// This clan has bid already.
    HasBid,
    /// The hex is not on the moor.
    OffTheMoor,
    /// The top stone there is not lighter.
    TooHeavy(Stone),
}

impl CitesRule for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::NotNow | Refusal::NoSuchStone => "CN-TURN-1",
            Refusal::HasBid => "CN-BID-1",
            Refusal::OffTheMoor => "CN-SET-1",
            Refusal::TooHeavy(_) => "CN-TURN-2",
        }
    }
}
