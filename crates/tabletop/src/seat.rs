//! [`Seat`] and [`SeatSet`]. A seat is a frog or a colour; a player may hold several seats, and a viewer is a set of seats.

use serde::{Deserialize, Serialize};

/// A place at the table, numbered from 0 in the order of play.
///
/// ```
/// use tabletop::Seat;
/// assert_eq!(["Ash", "Birch"][Seat(1).index()], "Birch");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// Returns the number as an index into tables.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of at most eight seats.
///
/// ```
/// use tabletop::{Seat, SeatSet};
/// let players = SeatSet::first(3);
/// assert!(players.iter().eq([Seat(0), Seat(1), Seat(2)]));
/// let others: SeatSet = players.iter().filter(|&seat| seat != Seat(1)).collect();
/// assert_eq!(others, players.without(Seat(1)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct SeatSet(pub u8);

impl SeatSet {
    /// The empty set. As a viewer: somebody who only watches.
    pub const NONE: SeatSet = SeatSet(0);
    /// Everybody, including those who only watch.
    pub const ALL: SeatSet = SeatSet(u8::MAX);

    /// Returns the set of one seat.
    #[inline]
    pub const fn single(seat: Seat) -> SeatSet {
        if seat.0 < 8 { SeatSet(1 << seat.0) } else { SeatSet(0) }
    }

    /// Returns the first `count` seats.
    pub const fn first(count: u8) -> SeatSet {
        SeatSet(((1u16 << count) - 1) as u8)
    }

    /// Returns whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 >> seat.0 & 1 == 1
    }

    /// Returns the seats of both sets.
    #[inline]
    pub const fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// Returns the set without this seat.
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !SeatSet::single(seat).0)
    }

    /// Returns whether the sets share a seat.
    #[inline]
    pub const fn intersects(self, other: SeatSet) -> bool {
        self.0 & other.0 != 0
    }

    /// Returns whether a viewer knows what these seats know. What everybody knows is also known to somebody who only watches.
    ///
    /// ```
    /// use tabletop::{Seat, SeatSet};
    /// let (red, purple) = (SeatSet::single(Seat(0)), SeatSet::single(Seat(1)));
    /// assert!(red.is_known_to(red) && !red.is_known_to(purple));
    /// assert!(SeatSet::ALL.is_known_to(SeatSet::NONE));
    /// ```
    pub const fn is_known_to(self, viewer: SeatSet) -> bool {
        self.0 == u8::MAX || self.intersects(viewer)
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of seats.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Iterates over the seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<T: IntoIterator<Item = Seat>>(seats: T) -> SeatSet {
        seats.into_iter().fold(SeatSet::NONE, |set, seat| set.union(SeatSet::single(seat)))
    }
}
