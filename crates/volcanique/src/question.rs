//! What a decision or a chance is about: data for prompts, bots and pages.

use crate::biome::Spot;
use crate::moves::{Item, Piece};
use crate::tile::{Size, TileKind};
use hexgrid::Hex;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Why critters must leave a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Danger {
    /// A volcano (VQ-MIGRATE).
    Volcano,
    /// Lava (VQ-LAVA-2).
    Lava,
    /// A landslide (VQ-LANDSLIDE).
    Landslide,
}

/// What a price is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Price {
    /// Something bought in the buy step.
    Item(Item),
    /// A volcano at the price of Sudden Vent.
    Vent,
    /// A Caldera card: one of each.
    Card,
    /// A critter's way out of danger.
    Escape(Danger),
    /// A Colossal.
    Colossal,
    /// The sacrifice from hand.
    Sacrifice,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// Chance: who sits next.
    Order,
    /// The next tile of the starting island; chance in a quick start.
    Build {
        /// Which of the three tiles.
        size: Size,
        /// Where it goes.
        hex: Hex,
    },
    /// Where the third critter of the starting island stands; chance in a quick start.
    Settle {
        /// The Trio.
        hex: Hex,
    },
    /// Chance: the next power and its slot.
    Deal,
    /// Two resources for seats after the first.
    Gift,
    /// The move step.
    Move {
        /// Movements left.
        movements: u8,
        /// Flying movements left (Updraft).
        flights: u8,
    },
    /// Where the chosen critter or group goes.
    Walk {
        /// What moves.
        piece: Piece,
        /// From where.
        from: Spot,
    },
    /// Which critter of an owner is lost to the one that entered.
    Victim {
        /// Whose critter.
        owner: Seat,
    },
    /// One more step of the drifting island?
    Drift,
    /// The buy step.
    Buy {
        /// Whether it is the turn's first purchase, which must be made if one can be.
        first: bool,
    },
    /// In which mix a price is paid.
    Pay {
        /// What for.
        price: Price,
    },
    /// Where the bought tile goes.
    Place {
        /// Which tile.
        kind: TileKind,
    },
    /// Where a critter of the covered tile goes.
    Migrate {
        /// Whose critter.
        owner: Seat,
        /// Single or Colossal.
        piece: Piece,
        /// From where.
        from: Spot,
    },
    /// On which part a burrowed critter rides up.
    Ride {
        /// The covered space.
        hex: Hex,
    },
    /// Which tile comes next in the new island.
    SummonTile {
        /// Tiles left to place.
        left: u8,
    },
    /// Where it goes.
    SummonPlace {
        /// Which tile.
        kind: TileKind,
    },
    /// Where the volcano goes.
    Erupt,
    /// Which resources are drawn from another's volcano.
    Siphon {
        /// How many.
        count: u8,
    },
    /// Does a critter flee, and where to?
    Escape {
        /// From what.
        danger: Danger,
        /// Resources it costs; 0 for a Colossal that was hit.
        price: u8,
        /// Single or Colossal.
        piece: Piece,
        /// From where.
        from: Spot,
    },
    /// Turn the tile under the volcano?
    Sleight {
        /// The volcano.
        hex: Hex,
    },
    /// Which power is unlocked.
    Unlock,
    /// Which land critter goes onto the grid, as the hand is empty.
    Spend,
    /// Which space freezes.
    Freeze,
    /// Where lava flows; chance, unless a Detour was played.
    Flow {
        /// From where.
        from: Hex,
    },
    /// Try to turn lava aside?
    Divert {
        /// From where it comes.
        from: Hex,
        /// Where it is about to flow.
        to: Hex,
    },
    /// Chance: the die that turns lava aside.
    DivertRoll {
        /// Whose try it is.
        seat: Seat,
    },
    /// Where a swimmer goes that lava reaches.
    Flee {
        /// The swimmer.
        from: Hex,
    },
    /// Which critters are lost in a contested biome.
    Lose {
        /// How many are left to lose.
        left: u8,
        /// The first spot of the biome.
        biome: Spot,
    },
    /// A second eruption beside the volcano?
    Lateral {
        /// The volcano.
        hex: Hex,
    },
    /// Which four spaces the die picks from.
    Name {
        /// How many are still to be named.
        left: u8,
    },
    /// Chance: which space erupts.
    Strike,
    /// Throw a bomb?
    Bomb {
        /// The volcano.
        hex: Hex,
    },
    /// Chance: where the bomb falls.
    BombRoll {
        /// Whose bomb.
        seat: Seat,
    },
    /// Let a tile slide?
    Slide {
        /// The volcano.
        hex: Hex,
    },
    /// Buy a Caldera card?
    Caldera,
    /// Chance: the top Caldera card.
    Draw {
        /// Who gets it.
        seat: Seat,
    },
    /// The claim step.
    Claim,
    /// Where the chosen swimmer goes.
    Swim {
        /// From where.
        from: Hex,
    },
    /// The sacrifice step.
    Sacrifice,
    /// Which resources go back above the limit.
    Discard {
        /// How many.
        count: u8,
    },
    /// Which resources are swapped with the supply.
    BarterGive,
    /// Which are taken for them.
    BarterTake {
        /// How many.
        count: u8,
    },
    /// Of which kind three are taken.
    Seam,
    /// Which tile sinks (Sinkhole).
    Sinkhole,
    /// Which lava, or the player's next volcano, is guided.
    Aim,
    /// Which lava is removed.
    Quench,
    /// A critter on the centre of the super volcano?
    Crown,
}
