//! The sides of a contested biome: which players form a side, and who wins by a pack or holds by a herd (VQ-CON-3).

use super::destinations::{group_strength, strength};
use crate::land::Part;
use crate::power::PowerTrait;
use crate::state::State;
use tabletop::{Seat, SeatSet, rule};

/// The sides of one biome.
pub(super) struct ContestSides {
    biome: Part,
    /// The strength of each seat.
    pub(super) strengths: [u8; 5],
    /// Each side with its strength, at the index of its first seat.
    pub(super) all: [(SeatSet, u8); 5],
}

/// Returns whether several sides are in a biome.
pub(super) fn is_contested(state: &State, biome: Part) -> bool {
    ContestSides::new(state, biome).all.iter().filter(|(set, _)| !set.is_empty()).count() >= 2
}

impl ContestSides {
    pub(super) fn new(state: &State, biome: Part) -> ContestSides {
        let strengths = std::array::from_fn(|seat| strength(state, Seat(seat as u8), biome));
        let mut sides = ContestSides { biome, strengths, all: [(SeatSet::NONE, 0); 5] };
        sides.all = std::array::from_fn(|seat| {
            let set = sides.side_of(state, Seat(seat as u8));
            let first = strengths[seat] > 0 && set.iter().next() == Some(Seat(seat as u8));
            let strength = || set.iter().map(|seat| strengths[seat.index() % 5]).sum();
            if first { (set, strength()) } else { (SeatSet::NONE, 0) }
        });
        sides
    }

    /// Returns the seats on the side of a seat: owners of Cooperative stand together.
    pub(super) fn side_of(&self, state: &State, seat: Seat) -> SeatSet {
        let shares = |other: Seat| state.powers(other).has(PowerTrait::Cooperate);
        let present = (0..5).map(Seat).filter(|other| self.strengths[other.index()] > 0);
        let together = present.filter(|&other| {
            if other != seat && shares(seat) && shares(other) {
                rule!("VQ-CON-3");
                return true;
            }
            other == seat
        });
        together.fold(SeatSet::NONE, |set, other| set.union(SeatSet::single(other)))
    }

    /// Returns the owner of a pack group of two or more that is larger than every other side.
    pub(super) fn overwhelming_pack(&self, state: &State) -> Option<Seat> {
        let wins = |size: u8, seat: Seat| size > self.largest_other(state, seat);
        (0..5).map(Seat).find(|&seat| {
            if !state.powers(seat).has(PowerTrait::Pack) {
                return false;
            }
            rule!("VQ-CON-3");
            group_strength(state, seat, self.biome).is_some_and(|size| wins(size, seat))
        })
    }

    /// Returns the strength of the largest side without a seat.
    fn largest_other(&self, state: &State, seat: Seat) -> u8 {
        let own = self.side_of(state, seat);
        let others = self.all.into_iter().filter(|(set, _)| !set.intersects(own));
        others.map(|(_, strength)| strength).max().unwrap_or(0)
    }

    /// Returns the sides that hold the biome by a herd. Only a larger pack overwhelms a herd; the number of others does not matter.
    pub(super) fn sides_with_herd(&self, state: &State) -> SeatSet {
        let owners = |power: PowerTrait| (0..5).map(Seat).filter(move |&seat| state.powers(seat).has(power));
        let mut set = SeatSet::NONE;
        for seat in owners(PowerTrait::Herd) {
            let Some(herd) = group_strength(state, seat, self.biome) else { continue };
            let own = self.side_of(state, seat);
            let mut packs = owners(PowerTrait::Pack).filter(|&other| !own.contains(other));
            if !packs.any(|other| group_strength(state, other, self.biome).is_some_and(|pack| pack > herd)) {
                set = set.union(own);
            }
        }
        set
    }
}
