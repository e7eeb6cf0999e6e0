//! The combat being fought, as data. How it goes is in `steps/combat/`.

use crate::die::RollPurpose;
use hexgrid::Dir;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// How an attacker reaches a defender.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum AttackMeans {
    Leap,
    Slip,
    Land,
    Ram,
    Mind,
}

/// The combat being fought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Combat {
    /// Attacker and defender.
    pub sides: [Seat; 2],
    /// How the attacker reaches the defender.
    pub means: AttackMeans,
    /// The direction in which the attack moves, by number.
    pub dir: u8,
    /// The Ω for the movement. The attacker pays it after the defender has answered the declaration.
    pub price: u8,
    /// Which sides overpower.
    pub overpower: [bool; 2],
    /// Boosts bought.
    pub boost: [u8; 2],
    /// Dice rolled, lower first; [`NO_DIE`] for a die that was not rolled.
    pub dice: [[u8; 2]; 2],
    /// Colours of the dice rolled, by number.
    pub colours: [u8; 2],
    /// Which die of the side in the window is rolled again.
    pub redo: u8,
    /// How much the attacker's total exceeds the defender's.
    pub margin: u8,
    /// Knockback after changes.
    pub knockback: u8,
    /// The hex the defender left, by number; 255 if it did not.
    pub won: u8,
    /// Tiles taken so far, if the winner chooses them one by one.
    pub grabbed: u8,
    /// Whose window it is, 0 attacker or 1 defender.
    pub side: u8,
    /// How many sides declined in a row.
    pub quiet: u8,
}

/// No die was rolled there.
pub const NO_DIE: u8 = u8::MAX;

impl Combat {
    pub(crate) const NONE: Combat = Combat {
        sides: [Seat(0); 2],
        means: AttackMeans::Leap,
        dir: 0,
        price: 0,
        overpower: [false; 2],
        boost: [0; 2],
        dice: [[NO_DIE; 2]; 2],
        colours: [0; 2],
        redo: 0,
        margin: 0,
        knockback: 0,
        won: u8::MAX,
        grabbed: 0,
        side: 0,
        quiet: 0,
    };

    /// Returns the attacker.
    pub fn attacker(&self) -> Seat {
        self.sides[0]
    }

    /// Returns the defender.
    pub fn defender(&self) -> Seat {
        self.sides[1]
    }

    /// Returns which kind of combat this is: Shard, Aether or mental (COM-1, FM-COM-1).
    pub fn roll_purpose(&self) -> RollPurpose {
        match self.means {
            AttackMeans::Ram => RollPurpose::Aether,
            AttackMeans::Mind => RollPurpose::Mind,
            _ => RollPurpose::Shard,
        }
    }

    pub(crate) fn direction(&self) -> Dir {
        Dir::from_index(self.dir).unwrap_or(Dir::NE)
    }

    /// Returns the total of a side before it is halved: the higher of its dice, or its chips with the bonus of its icon, plus boosts.
    pub fn total(&self, side: usize) -> u8 {
        let best = self.dice[side].into_iter().filter(|&die| die != NO_DIE).max().unwrap_or(0);
        best + self.boost[side]
    }
}
