//! Chips: five of each frog, 0 to 4, laid out face down (FM-CHIP-1). A set of chips or of places is a bit mask.
//!
//! A layout is the number of a permutation, so that one byte holds it. A layout that nobody knows is [`SHUFFLED`]: chance decides
//! its order when chips are shown. Not here: who lays and picks when (`steps/combat/chips.rs`, `steps/raid.rs`).

use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Chips of a frog.
pub(crate) const CHIPS: u8 = 5;
/// All chips, or all places.
pub(crate) const ALL: u8 = 0b1_1111;
/// Nothing is laid out.
pub(crate) const NOT_LAID: u8 = 0;
/// Laid out in an order that nobody knows.
pub(crate) const SHUFFLED: u8 = 254;
/// Laid out in an order that this viewer does not know.
pub(crate) const FACE_DOWN: u8 = 255;

/// The chips of one side on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ChipHand {
    /// Who laid them.
    pub(crate) by: Seat,
    /// 1 to 120 is the order of the chips not shown, as the number of a permutation.
    pub(crate) layout: u8,
    /// Places picked.
    pub(crate) picked: u8,
    /// Chips shown.
    pub(crate) shown: u8,
}

impl ChipHand {
    pub(crate) const NONE: ChipHand = ChipHand { by: Seat(0), layout: NOT_LAID, picked: 0, shown: 0 };

    /// Returns the chips that are not shown.
    pub(crate) const fn hidden(&self) -> u8 {
        ALL & !self.shown
    }

    /// Returns how many chips are not shown.
    pub(crate) const fn count(&self) -> u8 {
        self.hidden().count_ones() as u8
    }

    /// Returns the chips at the places picked, if the order is settled.
    pub(crate) fn settled(&self) -> Option<u8> {
        let order = permutation(self.layout, self.hidden())?;
        let places = (0..CHIPS).filter(|place| self.picked >> place & 1 == 1);
        Some(places.fold(0, |mask, place| mask | 1 << order[usize::from(place)]))
    }

    /// Returns the order from the left, if it is settled.
    pub(crate) fn order(&self) -> Option<Vec<u8>> {
        permutation(self.layout, self.hidden()).map(|order| order[..usize::from(self.count())].to_vec())
    }

    /// Returns whether these may be the chips at the places picked.
    pub(crate) fn may_show(&self, chips: u8) -> bool {
        match self.settled() {
            Some(settled) => settled == chips,
            None => chips & !self.hidden() == 0 && chips.count_ones() == self.picked.count_ones(),
        }
    }

    /// Calls `each` with every set of chips that the picked places may show, in ascending order. All are equally likely.
    pub(crate) fn outcomes(&self, mut each: impl FnMut(u8)) {
        (0..=ALL).filter(|&chips| self.may_show(chips)).for_each(&mut each);
    }
}

/// Returns the members of a set of chips in ascending order.
pub(crate) fn values(mask: u8) -> impl Iterator<Item = u8> {
    (0..CHIPS).filter(move |value| mask >> value & 1 == 1)
}

/// Returns the sum of a set of chips.
pub(crate) fn sum(mask: u8) -> u8 {
    values(mask).sum()
}

/// Returns how many orders this many chips can lie in.
pub(crate) const fn orders(count: u8) -> u8 {
    [1, 1, 2, 6, 24, 120][count as usize]
}

/// Returns the chips of a set in the order with this number, from 1 on. Orders are numbered lexicographically, the lowest first.
fn permutation(number: u8, chips: u8) -> Option<[u8; CHIPS as usize]> {
    let mut left = chips;
    let mut count = chips.count_ones() as u8;
    let mut number = number.checked_sub(1).filter(|&number| number < orders(count))?;
    let mut order = [0; CHIPS as usize];
    for place in &mut order[..usize::from(count)] {
        count -= 1;
        let step = orders(count);
        let chip = values(left).nth(usize::from(number / step))?;
        *place = chip;
        left &= !(1 << chip);
        number %= step;
    }
    Some(order)
}

/// Returns the number of an order of chips, from 1 on; `None` if a chip appears twice or does not exist.
pub(crate) fn number(order: &[u8]) -> Option<u8> {
    let mut left = 0u8;
    for &chip in order {
        if chip >= CHIPS || left >> chip & 1 == 1 {
            return None;
        }
        left |= 1 << chip;
    }
    let mut number = 0;
    for (index, &chip) in order.iter().enumerate() {
        let lower = (left & ((1 << chip) - 1)).count_ones() as u8;
        number += lower * orders((order.len() - index - 1) as u8);
        left &= !(1 << chip);
    }
    Some(number + 1)
}

/// Returns the chips of a set in the order with this number, for people to read.
pub(crate) fn order_of(number: u8, chips: u8) -> Option<Vec<u8>> {
    permutation(number, chips).map(|order| order[..chips.count_ones() as usize].to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_order_has_a_number() {
        for chips in 0..=ALL {
            let count = chips.count_ones() as u8;
            let mut seen = std::collections::BTreeSet::new();
            for code in 1..=orders(count) {
                let order = order_of(code, chips).unwrap();
                assert_eq!(number(&order), Some(code), "{order:?}");
                assert!(seen.insert(order));
            }
            assert_eq!(order_of(orders(count) + 1, chips), None);
            assert_eq!((order_of(0, chips), order_of(SHUFFLED, chips)), (None, None));
        }
        assert_eq!((number(&[1, 1]), number(&[5])), (None, None));
    }

    #[test]
    fn a_shuffled_hand_shows_any_chips_and_a_laid_one_its_own() {
        let mut hand = ChipHand { layout: SHUFFLED, picked: 0b00011, ..ChipHand::NONE };
        let mut count = 0;
        hand.outcomes(|_| count += 1);
        assert_eq!(count, 10);
        hand.layout = number(&[4, 3, 0, 1, 2]).unwrap();
        let mut shown = Vec::new();
        hand.outcomes(|chips| shown.push(chips));
        assert_eq!(shown, [0b11000]);
        assert_eq!(sum(0b11000), 7);
    }
}
