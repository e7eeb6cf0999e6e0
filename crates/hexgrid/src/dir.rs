//! The six directions of a pointy-top hex with rows downward, numbered clockwise from north-east.

use serde::{Deserialize, Serialize};

/// A direction. The numbers run clockwise: NE, E, SE, SW, W, NW.
///
/// ```
/// use hexgrid::Dir;
/// assert_eq!((Dir::SE.index(), Dir::SE.name(), Dir::SE.delta()), (2, "se", (0, 1)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Dir {
    NE,
    E,
    SE,
    SW,
    W,
    NW,
}

impl Dir {
    /// All six, clockwise from north-east.
    pub const ALL: [Dir; 6] = [Dir::NE, Dir::E, Dir::SE, Dir::SW, Dir::W, Dir::NW];

    /// Returns the direction with this number, 0 to 5.
    pub const fn from_index(index: u8) -> Option<Dir> {
        if index < 6 { Some(Dir::ALL[index as usize]) } else { None }
    }

    /// Returns the number, 0 to 5.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the opposite direction.
    ///
    /// ```
    /// use hexgrid::Dir;
    /// assert_eq!((Dir::NE.opposite(), Dir::NE.clockwise()), (Dir::SW, Dir::E));
    /// ```
    pub const fn opposite(self) -> Dir {
        Dir::ALL[(self as usize + 3) % 6]
    }

    /// Returns the next direction clockwise.
    pub const fn clockwise(self) -> Dir {
        Dir::ALL[(self as usize + 1) % 6]
    }

    /// Returns what one step adds to `(q, r)`.
    pub const fn delta(self) -> (i8, i8) {
        [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)][self as usize]
    }

    /// Returns the lower-case name, as written in notation.
    pub const fn name(self) -> &'static str {
        ["ne", "e", "se", "sw", "w", "nw"][self as usize]
    }

    /// Returns the direction with this name.
    ///
    /// ```
    /// use hexgrid::Dir;
    /// assert_eq!(Dir::from_name("nw"), Some(Dir::NW));
    /// assert_eq!(Dir::from_name("north"), None);
    /// ```
    pub fn from_name(name: &str) -> Option<Dir> {
        Dir::ALL.into_iter().find(|dir| dir.name() == name)
    }
}
