//! [`Hex`]: axial coordinates on an open plane, with steps, distances, lines and rings.

use crate::Dir;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

/// A hex of the infinite plane in axial coordinates, pointy-top, `r` downward.
///
/// Hexes are ordered by row, then column, so sorted hexes read like a page. The text form is `q,r`:
///
/// ```
/// use hexgrid::Hex;
/// let hex: Hex = "2,-1".parse()?;
/// assert_eq!(hex, Hex::new(2, -1));
/// assert_eq!(hex.to_string(), "2,-1");
/// # Ok::<(), hexgrid::ParseHexError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Hex {
    /// Row.
    pub r: i8,
    /// Column.
    pub q: i8,
}

impl PartialOrd for Hex {
    #[inline]
    fn partial_cmp(&self, other: &Hex) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Compares the row first, then the column.
impl Ord for Hex {
    #[inline]
    fn cmp(&self, other: &Hex) -> Ordering {
        // Binary searches in sorted hexes are frequent, so both coordinates are compared at once. 16 bits are too few for row -128.
        let key = |hex: &Hex| i32::from(hex.r) * 256 + i32::from(hex.q);
        key(self).cmp(&key(other))
    }
}

impl Hex {
    /// The largest row or column, in both directions, of boards, maps and islands that people write. It leaves room for
    /// borders and for land that moves: no step from such a board reaches the largest number that `i8` holds.
    pub const MAX_COORDINATE: i8 = 60;

    /// Makes the hex at column `q`, row `r`.
    pub const fn new(q: i8, r: i8) -> Hex {
        Hex { r, q }
    }

    /// Returns the hex `count` steps away. The coordinates stop at the limits of `i8`.
    ///
    /// ```
    /// use hexgrid::{Dir, Hex};
    /// assert_eq!(Hex::new(0, 0).step(Dir::SE, 2), Hex::new(0, 2));
    /// ```
    pub fn step(self, dir: Dir, count: i8) -> Hex {
        let (dq, dr) = dir.delta();
        Hex::new(self.q.saturating_add(dq.saturating_mul(count)), self.r.saturating_add(dr.saturating_mul(count)))
    }

    /// Returns the next hex in a direction, or `None` if `i8` cannot hold its coordinates.
    pub fn checked_step(self, dir: Dir) -> Option<Hex> {
        let (dq, dr) = dir.delta();
        Some(Hex::new(self.q.checked_add(dq)?, self.r.checked_add(dr)?))
    }

    /// Returns whether row and column are within [`Hex::MAX_COORDINATE`], as on every board that people write.
    pub fn is_in_range(self) -> bool {
        let near = -Hex::MAX_COORDINATE..=Hex::MAX_COORDINATE;
        near.contains(&self.q) && near.contains(&self.r)
    }

    /// Returns the six neighbours, clockwise from north-east.
    ///
    /// ```
    /// use hexgrid::Hex;
    /// let here = Hex::new(1, 1);
    /// assert!(here.neighbours().iter().all(|&next| here.distance(next) == 1));
    /// ```
    pub fn neighbours(self) -> [Hex; 6] {
        Dir::ALL.map(|dir| self.step(dir, 1))
    }

    /// Returns the number of steps between two hexes.
    ///
    /// ```
    /// use hexgrid::Hex;
    /// assert_eq!(Hex::new(0, 0).distance(Hex::new(2, -3)), 3);
    /// ```
    pub fn distance(self, other: Hex) -> u8 {
        let (dq, dr) = self.offset(other);
        let far = dq.abs().max(dr.abs()).max((dq + dr).abs());
        far.min(i16::from(u8::MAX)) as u8
    }

    /// Returns direction and distance if `other` lies on one of the six straight lines through this hex.
    ///
    /// ```
    /// use hexgrid::{Dir, Hex};
    /// let here = Hex::new(0, 0);
    /// assert_eq!(here.direction_to(Hex::new(-3, 3)), Some((Dir::SW, 3)));
    /// assert_eq!(here.direction_to(Hex::new(2, -1)), None);
    /// ```
    pub fn direction_to(self, other: Hex) -> Option<(Dir, u8)> {
        let (dq, dr) = self.offset(other);
        let dir = match (dq.signum(), dr.signum(), (dq + dr).signum()) {
            (1, -1, 0) => Dir::NE,
            (1, 0, _) => Dir::E,
            (0, 1, _) => Dir::SE,
            (-1, 1, 0) => Dir::SW,
            (-1, 0, _) => Dir::W,
            (0, -1, _) => Dir::NW,
            _ => return None,
        };
        Some((dir, self.distance(other)))
    }

    /// Returns the hexes at exactly this distance, clockwise from the one straight north-west.
    ///
    /// ```
    /// use hexgrid::{Dir, Hex};
    /// let middle = Hex::new(0, 0);
    /// assert_eq!(middle.ring(2).len(), 12);
    /// assert_eq!(middle.ring(1)[0], middle.step(Dir::NW, 1));
    /// ```
    pub fn ring(self, radius: i8) -> Vec<Hex> {
        if radius <= 0 {
            return vec![self];
        }
        let mut at = self.step(Dir::NW, radius);
        let mut ring = Vec::new();
        for dir in [Dir::E, Dir::SE, Dir::SW, Dir::W, Dir::NW, Dir::NE] {
            for _ in 0..radius {
                ring.push(at);
                at = at.step(dir, 1);
            }
        }
        ring
    }

    fn offset(self, other: Hex) -> (i16, i16) {
        (i16::from(other.q) - i16::from(self.q), i16::from(other.r) - i16::from(self.r))
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

/// The text is not `q,r` with two whole numbers from -128 to 127.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseHexError;

impl fmt::Display for ParseHexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a hex is written q,r with two whole numbers, for example 2,-1")
    }
}

impl std::error::Error for ParseHexError {}

impl FromStr for Hex {
    type Err = ParseHexError;

    fn from_str(text: &str) -> Result<Hex, ParseHexError> {
        let (q, r) = text.split_once(',').ok_or(ParseHexError)?;
        let number = |part: &str| part.trim().parse::<i8>().map_err(|_| ParseHexError);
        Ok(Hex::new(number(q)?, number(r)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_distances_agree() {
        let here = Hex::new(1, -2);
        for dir in Dir::ALL {
            for count in 1..9 {
                assert_eq!(here.direction_to(here.step(dir, count)), Some((dir, count as u8)));
            }
        }
        assert_eq!(here.direction_to(here), None);
        assert_eq!(here.direction_to(Hex::new(3, -1)), None);
        assert_eq!(here.direction_to(Hex::new(2, 0)), None);
    }

    #[test]
    fn rings_hold_six_times_the_radius() {
        for radius in 1..5 {
            let ring = Hex::new(0, 0).ring(radius);
            assert_eq!(ring.len(), 6 * radius as usize);
            assert!(ring.iter().all(|hex| hex.distance(Hex::new(0, 0)) == radius as u8));
        }
    }

    #[test]
    fn text_goes_both_ways() {
        assert_eq!("2,-1".parse(), Ok(Hex::new(2, -1)));
        assert_eq!(Hex::new(2, -1).to_string(), "2,-1");
        for bad in ["", "2", "2;1", "x,1", "2,999", "1,2,3"] {
            assert_eq!(bad.parse::<Hex>(), Err(ParseHexError), "{bad}");
        }
    }

    #[test]
    fn far_hexes_do_not_overflow() {
        let far = Hex::new(127, 127);
        assert_eq!(far.step(Dir::E, 100).q, 127);
        assert_eq!(Hex::new(-128, -128).distance(far), 255);
        assert_eq!((far.checked_step(Dir::E), far.checked_step(Dir::W)), (None, Some(Hex::new(126, 127))));
        assert!(!far.is_in_range() && Hex::new(-60, 60).is_in_range());
    }

    #[test]
    fn hexes_are_ordered_by_row_then_column() {
        let numbers = [-128, -127, -1, 0, 1, 127];
        let all: Vec<Hex> = numbers.iter().flat_map(|&r| numbers.iter().map(move |&q| Hex::new(q, r))).collect();
        assert!(all.is_sorted_by(|one, other| one < other), "{all:?}");
    }
}
