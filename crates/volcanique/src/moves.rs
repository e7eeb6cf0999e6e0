//! Every move of the game, of seats and of chance. Their written form is in `notation.rs`.
//!
//! The order of the variants is the order in which answers are listed.

use crate::biome::{Mix, Spot};
use crate::card::Card;
use crate::power::{Power, Slot};
use crate::tile::TileKind;
use hexgrid::{Dir, Hex};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// What moves or is lost at a spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Piece {
    /// One critter.
    Single,
    /// A Colossal: two pieces that move as one critter.
    Colossal,
    /// All active critters of a player in one biome (VQ-GROUP-2).
    Group,
}

/// What can be bought in the buy step (VQ-BUY-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Item {
    /// A land tile.
    Land(TileKind),
    /// A volcano.
    Volcano,
    /// A new island for 7 resources and three crater critters, or free (VQ-ISL-2).
    Island,
}

/// How an island is cut (VQ-RIFT).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Cut {
    /// Between two columns: constant `q`.
    Column,
    /// Between two rows: constant `r`.
    Row,
    /// Between two diagonals: constant `q + r`.
    Diagonal,
    /// A single space, which moves.
    Space,
    /// A single space, which stays while the rest moves.
    Rest,
}

/// A move. At most eight bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Nothing more in this step, or no use of what is offered.
    Done,
    /// Chance: who sits next.
    Sit(Seat),
    /// A tile of the starting island, turned this many times.
    Build(TileKind, u8),
    /// Chance: this power lies on this slot.
    Deal(Power, Slot),
    /// Resources from the supply.
    Take(Mix),
    /// Resources to the supply.
    Give(Mix),
    /// The mix in which a price is paid.
    Pay(Mix),
    /// Choose what moves.
    Pick(Piece, Spot),
    /// Where it goes.
    To(Spot),
    /// Which critter is lost.
    Lose(Piece, Spot),
    /// The island with this space (its first) drifts.
    Converge(Hex, Dir),
    /// It drifts one step more.
    Drift(Dir),
    /// Cut an island and move the part with this space; straight cuts name the first space of the row at the line.
    Rift(Cut, Hex, Dir),
    /// Play a lightning card.
    Play(Card),
    /// Buy something, or choose the next tile of a new island.
    Buy(Item),
    /// Lay the tile here, turned this many times.
    Place(Hex, u8),
    /// The volcano goes here.
    Erupt(Hex),
    /// The volcano goes here and is the super volcano.
    EruptSuper(Hex),
    /// Turn the tile under the volcano to this rotation.
    Rotate(u8),
    /// Unlock the power on this slot.
    Unlock(Slot),
    /// Freeze this space.
    Freeze(Hex),
    /// Lava flows this way: by chance, or chosen with a Detour.
    Flow(Dir),
    /// Try to turn the lava aside.
    Divert,
    /// Chance: a die.
    Roll(u8),
    /// A second eruption beside the volcano.
    Lateral,
    /// One of the four spaces that the die picks from.
    Name(Hex),
    /// Chance: the second eruption is here.
    Strike(Hex),
    /// Throw a bomb.
    Bomb,
    /// The top tile of this space slides this way.
    Slide(Hex, Dir),
    /// Buy a Caldera card.
    BuyCard,
    /// Chance: the top Caldera card.
    Draw(Card),
    /// A critter from hand goes here.
    Claim(Spot),
    /// The critter here grows into a Colossal.
    Grow(Spot),
    /// Remove the top tile of this space.
    Erode(Hex),
    /// A critter goes into the ocean here: from hand, or the swimmer chosen before.
    Dive(Hex),
    /// The swimmer here moves.
    Swim(Hex),
    /// The swimmer comes ashore here.
    Ashore(Spot),
    /// The critter here goes into the crater.
    Sacrifice(Spot),
    /// Pay for a critter from hand into the crater.
    Offer,
    /// Flip a critter down.
    Burrow(Spot),
    /// Flip a critter up.
    Emerge(Spot),
    /// The lava that will be guided.
    Aim(Hex),
    /// The next volcano this turn will be guided.
    AimVolcano,
    /// Remove this lava.
    Quench(Hex),
}

/// How many moves are collected before they are added to the list.
const CHUNK: usize = 16;

/// Collects the moves that fit. Whether a move fits is unpredictable, so there is no branch for each.
pub(crate) struct MoveFilter<'a> {
    moves: &'a mut Vec<Move>,
    found: [Move; CHUNK],
    count: usize,
}

impl<'a> MoveFilter<'a> {
    /// Makes a sieve that adds to this list, at the latest when it is dropped.
    pub(crate) fn new(moves: &'a mut Vec<Move>) -> MoveFilter<'a> {
        MoveFilter { moves, found: [Move::Done; CHUNK], count: 0 }
    }

    /// Adds a move, if it fits.
    #[inline]
    pub(crate) fn offer(&mut self, mv: Move, fits: bool) {
        self.found[self.count % CHUNK] = mv;
        self.count += usize::from(fits);
        if self.count == CHUNK {
            self.empty();
        }
    }

    #[inline(never)]
    fn empty(&mut self) {
        self.moves.extend_from_slice(&self.found[..self.count]);
        self.count = 0;
    }
}

impl Drop for MoveFilter<'_> {
    fn drop(&mut self) {
        self.empty();
    }
}
