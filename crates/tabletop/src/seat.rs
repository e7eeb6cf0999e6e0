//! Seats and sets of seats. A seat is a frog or a colour; a person may hold several, and a viewer is a set of seats.

use serde::{Deserialize, Serialize};

/// A place at the table, numbered from 0 in the order of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// As an index into tables.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of at most eight seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct SeatSet(pub u8);

impl SeatSet {
    /// Nobody.
    pub const NONE: SeatSet = SeatSet(0);
    /// Everybody, also those who only watch.
    pub const ALL: SeatSet = SeatSet(u8::MAX);

    /// One seat alone.
    #[inline]
    pub const fn single(seat: Seat) -> SeatSet {
        if seat.0 < 8 { SeatSet(1 << seat.0) } else { SeatSet(0) }
    }

    /// The first `count` seats.
    pub const fn first(count: u8) -> SeatSet {
        SeatSet(((1u16 << count) - 1) as u8)
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 >> seat.0 & 1 == 1
    }

    /// With the seats of the other set as well.
    #[inline]
    pub const fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// Without this seat.
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !SeatSet::single(seat).0)
    }

    /// Whether the sets share a seat.
    #[inline]
    pub const fn intersects(self, other: SeatSet) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether what these seats know is known to a viewer: everybody's knowledge is also that of somebody who only watches.
    pub const fn is_known_to(self, viewer: SeatSet) -> bool {
        self.0 == u8::MAX || self.intersects(viewer)
    }

    /// Whether nobody is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in it.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Its seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}
