//! [`Deck`]: cards in an order that nobody, some seats or everybody knows.
//!
//! A deck is a list of bags. A card whose place some seat knows is a bag of one, and drawing it is not a chance move. A shuffle
//! merges everything into one bag. A card that nobody has seen is a token; the pool counts the identities of all tokens.
//!
//! Not here: what the cards mean. Kinds are small numbers; identical cards are the same kind.

use crate::{ByteArray, SeatSet, sort_few};
use serde::{Deserialize, Serialize};

/// The entry of a card that nobody has seen.
const UNSEEN: u8 = u8::MAX;

/// A deck of at most `N` cards (at most 32) of `K` kinds. Entry 0 is the top.
///
/// ```
/// use tabletop::{Deck, Seat, SeatSet};
/// let mut deck = Deck::<8, 3>::default();
/// deck.shuffle_in(&[2, 1, 0]); // two cards of kind 0, one of kind 1
/// let mut odds = Vec::new();
/// deck.odds(|kind, weight| odds.push((kind, weight)));
/// assert!(odds[0].1 == 2 * odds[1].1); // kind 0 is twice as likely
/// deck.show_top_to(1, SeatSet::single(Seat(0))); // seat 0 looks at the top card, which is of kind 1
/// assert!(deck.settled_top().is_some() && deck.seen_by(SeatSet::single(Seat(1))).settled_top().is_none());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deck<const N: usize, const K: usize> {
    order: ByteArray<N>,
    knowers: ByteArray<N>,
    pool: ByteArray<K>,
    /// Bit `i`: entry `i` begins a bag.
    starts: u32,
    len: u8,
}

impl<const N: usize, const K: usize> Default for Deck<N, K> {
    fn default() -> Self {
        Deck {
            order: ByteArray::default(),
            knowers: ByteArray::default(),
            pool: ByteArray::default(),
            starts: 0,
            len: 0,
        }
    }
}

impl<const N: usize, const K: usize> Deck<N, K> {
    /// Returns the number of cards that are left.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Returns whether no card is left.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns how many unseen cards of each kind there are, in this deck and among tokens elsewhere.
    pub fn pool(&self) -> &[u8; K] {
        &self.pool
    }

    /// Returns whether the deck has room for these cards besides its own. Code that reads positions checks this first.
    pub fn has_room_for(&self, counts: &[u8; K]) -> bool {
        self.len() + counts.iter().map(|&count| usize::from(count)).sum::<usize>() <= N
    }

    /// Adds the identity of a card whose token lies elsewhere to the pool.
    pub fn add_to_pool(&mut self, kind: u8) {
        if let Some(count) = self.pool.get_mut(kind as usize) {
            *count = count.saturating_add(1);
        }
    }

    /// Removes an identity from the pool, for a token elsewhere that was turned up.
    pub fn remove_from_pool(&mut self, kind: u8) {
        if let Some(count) = self.pool.get_mut(kind as usize) {
            *count = count.saturating_sub(1);
        }
    }

    /// Shuffles these cards together with all cards of the deck into one bag that nobody knows. Cards beyond the `N` that a
    /// deck holds are dropped; see [`Deck::has_room_for`].
    pub fn shuffle_in(&mut self, counts: &[u8; K]) {
        for entry in 0..self.len() {
            let kind = self.order[entry];
            if kind != UNSEEN {
                self.pool[kind as usize] += 1;
            }
        }
        let mut len = self.len();
        for (kind, &count) in counts.iter().enumerate() {
            let fitting = usize::from(count).min(N - len);
            self.pool[kind] += fitting as u8;
            len += fitting;
        }
        *self = Deck { pool: self.pool, ..Deck::default() };
        self.len = len as u8;
        self.order[..len].fill(UNSEEN);
        self.starts = u32::from(len > 0);
    }

    /// Puts a card under the deck; `knowers` know that it lies there. Drops the card if the deck is full.
    pub fn put_under(&mut self, kind: u8, knowers: SeatSet) {
        self.append(kind, knowers);
    }

    /// Puts a card under the deck whose identity is in the pool already, because nobody has seen it or because it does not
    /// matter who has.
    pub fn put_token_under(&mut self, knowers: SeatSet) {
        self.append(UNSEEN, knowers);
    }

    /// Puts a card of the pool under the deck, in a bag of its own or in the last one.
    pub fn put_token_in_bag(&mut self, own_bag: bool) {
        self.append(UNSEEN, SeatSet::NONE);
        if !own_bag && self.len > 1 {
            self.starts &= !(1 << (self.len - 1));
        }
    }

    /// Shuffles these cards among themselves and puts them under the deck as one bag. A seat that knew one of several cards no
    /// longer knows its place.
    pub fn put_bag_under(&mut self, cards: &mut [(u8, SeatSet)]) {
        // The stored order must not depend on the order in which the cards came.
        sort_few(cards, |one, other| one < other);
        let alone = cards.len() == 1;
        for (index, &(kind, knowers)) in cards.iter().enumerate() {
            self.append(kind, if alone { knowers } else { SeatSet::NONE });
            if index > 0 {
                self.starts &= !(1 << (self.len - 1));
            }
        }
    }

    fn append(&mut self, kind: u8, knowers: SeatSet) {
        let at = self.len();
        if at >= N {
            return;
        }
        self.order[at] = kind;
        self.knowers[at] = knowers.0;
        self.starts |= 1 << at;
        self.len += 1;
    }

    /// Returns the number of cards in the top bag.
    fn top_bag(&self) -> usize {
        let rest = self.starts & !1 & (((1u64 << self.len) - 1) as u32);
        if rest == 0 { self.len() } else { rest.trailing_zeros() as usize }
    }

    /// Returns the top card with the seats that know it, if it is a bag of one. Drawing it is not a chance move then.
    pub fn settled_top(&self) -> Option<(u8, SeatSet)> {
        (self.top_bag() == 1 && self.order[0] != UNSEEN).then(|| (self.order[0], SeatSet(self.knowers[0])))
    }

    /// Calls `each` with every kind that may lie on top, and its weight.
    pub fn odds(&self, mut each: impl FnMut(u8, u32)) {
        let mut known = [0u8; K];
        let mut unseen = 0;
        for &kind in &self.order[..self.top_bag()] {
            match known.get_mut(kind as usize) {
                Some(count) => *count += 1,
                None => unseen += 1,
            }
        }
        let hidden: u32 = self.pool.iter().map(|&count| u32::from(count)).sum();
        for (kind, (&known, &pool)) in known.iter().zip(self.pool.iter()).enumerate() {
            let weight = u32::from(known) * hidden.max(1) + unseen * u32::from(pool);
            if weight > 0 {
                each(kind as u8, weight);
            }
        }
    }

    /// Returns whether a card of this kind may lie on top.
    pub fn may_draw(&self, kind: u8) -> bool {
        let bag = &self.order[..self.top_bag()];
        bag.contains(&kind) || ((kind as usize) < K && self.pool[kind as usize] > 0 && bag.contains(&UNSEEN))
    }

    /// Removes the top card, which turns out to be of this kind, and returns the seats that knew its place. An empty deck stays
    /// empty.
    pub fn draw(&mut self, kind: u8) -> SeatSet {
        if self.is_empty() {
            return SeatSet::NONE;
        }
        let bag = self.top_bag();
        let at = self.order[..bag].iter().position(|&other| other == kind);
        let at = match at {
            Some(at) => at,
            None => {
                self.remove_from_pool(kind);
                self.order[..bag].iter().position(|&other| other == UNSEEN).unwrap_or(0)
            }
        };
        let knowers = SeatSet(self.knowers[at]);
        self.order.copy_within(at + 1.., at);
        self.knowers.copy_within(at + 1.., at);
        self.order[N - 1] = 0;
        self.knowers[N - 1] = 0;
        self.len -= 1;
        self.starts = (self.starts & !1) >> 1;
        if bag > 1 {
            self.starts |= 1;
        }
        self.starts |= u32::from(self.len > 0);
        knowers
    }

    /// Lets `viewer` look at the top card, which turns out to be of this kind and becomes a bag of one.
    pub fn show_top_to(&mut self, kind: u8, viewer: SeatSet) {
        if self.is_empty() {
            return;
        }
        let knowers = self.draw(kind);
        let len = self.len();
        self.order.copy_within(0..N - 1, 1);
        self.knowers.copy_within(0..N - 1, 1);
        self.order[0] = kind;
        self.knowers[0] = knowers.union(viewer).0;
        self.starts = self.starts << 1 | 1 | u32::from(len > 0) << 1;
        self.len += 1;
    }

    /// Puts the top card under the deck if it is settled (see [`Deck::settled_top`]); does nothing otherwise.
    pub fn top_to_bottom(&mut self) {
        if let Some((kind, knowers)) = self.settled_top() {
            self.draw(kind);
            self.put_under(kind, knowers);
        }
    }

    /// Iterates from the top down over every card: its kind, if anybody has seen it, and the seats that know it.
    pub fn entries(&self) -> impl Iterator<Item = (Option<u8>, SeatSet)> + '_ {
        (0..self.len()).map(|at| ((self.order[at] != UNSEEN).then_some(self.order[at]), SeatSet(self.knowers[at])))
    }

    /// Returns whether entry `at` begins a bag.
    pub fn begins_bag(&self, at: usize) -> bool {
        self.starts >> at & 1 == 1
    }

    /// Gives entry `at`, a token, an identity from the pool. The seats that know it stay the same.
    pub fn settle_entry(&mut self, at: usize, kind: u8) {
        if self.order[at] == UNSEEN {
            self.order[at] = kind;
            self.remove_from_pool(kind);
        }
    }

    /// Returns the deck as these seats know it: cards whose place they do not know are tokens with identities in the pool.
    pub fn seen_by(&self, viewer: SeatSet) -> Self {
        let mut seen = *self;
        for at in 0..self.len() {
            if self.order[at] != UNSEEN && !SeatSet(self.knowers[at]).is_known_to(viewer) {
                seen.order[at] = UNSEEN;
                seen.pool[self.order[at] as usize] += 1;
            }
        }
        seen
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    fn odds(deck: &Deck<8, 4>) -> Vec<(u8, u32)> {
        let mut all = Vec::new();
        deck.odds(|kind, weight| all.push((kind, weight)));
        all
    }

    #[test]
    fn a_shuffled_deck_draws_by_its_counts() {
        let mut deck = Deck::<8, 4>::default();
        deck.shuffle_in(&[2, 0, 1, 0]);
        assert_eq!(odds(&deck), [(0, 6), (2, 3)]);
        assert!(deck.may_draw(0) && !deck.may_draw(1) && !deck.may_draw(9));
        deck.draw(0);
        deck.draw(2);
        assert_eq!(odds(&deck), [(0, 1)]);
        deck.draw(0);
        assert!(deck.is_empty() && odds(&deck).is_empty());
        assert_eq!(deck, Deck::default());
    }

    #[test]
    fn a_known_card_is_no_chance_and_hidden_from_others() {
        let (red, purple) = (SeatSet::single(Seat(0)), SeatSet::single(Seat(1)));
        let mut deck = Deck::<8, 4>::default();
        deck.shuffle_in(&[1, 1, 0, 0]);
        deck.put_under(3, red);
        assert_eq!(odds(&deck), [(0, 2), (1, 2)]);
        deck.draw(1);
        assert_eq!(deck.settled_top(), None);
        deck.draw(0);
        assert_eq!(deck.settled_top(), Some((3, red)));
        assert_eq!(deck.seen_by(red), deck);
        let hidden = deck.seen_by(purple);
        assert_eq!(hidden.settled_top(), None);
        assert_eq!(hidden.pool(), &[0, 0, 0, 1]);
    }

    #[test]
    fn cards_shuffled_among_themselves_are_one_bag_under_the_deck() {
        let red = SeatSet::single(Seat(0));
        let mut deck = Deck::<8, 4>::default();
        deck.shuffle_in(&[1, 0, 0, 0]);
        deck.put_bag_under(&mut [(3, red), (1, SeatSet::ALL)]);
        deck.put_bag_under(&mut [(2, red)]);
        assert_eq!(odds(&deck), [(0, 1)]);
        deck.draw(0);
        assert_eq!(odds(&deck), [(1, 1), (3, 1)]);
        assert_eq!((deck.settled_top(), deck.seen_by(red).pool()), (None, &[0, 1, 0, 1]));
        assert_eq!(deck.draw(3), SeatSet::NONE);
        assert_eq!(deck.settled_top(), Some((1, SeatSet::NONE)));
        deck.draw(1);
        assert_eq!(deck.settled_top(), Some((2, red)));
    }

    #[test]
    fn a_look_splits_a_card_off() {
        let red = SeatSet::single(Seat(0));
        let mut deck = Deck::<8, 4>::default();
        deck.shuffle_in(&[2, 1, 0, 0]);
        deck.show_top_to(1, red);
        assert_eq!(deck.settled_top(), Some((1, red)));
        deck.top_to_bottom();
        assert_eq!(odds(&deck), [(0, 4)]);
        deck.draw(0);
        deck.draw(0);
        assert_eq!(deck.settled_top(), Some((1, red)));
        deck.shuffle_in(&[0, 0, 1, 0]);
        assert_eq!(odds(&deck), [(1, 2), (2, 2)]);
    }

    #[test]
    fn a_look_at_a_deck_of_one() {
        let mut deck = Deck::<8, 4>::default();
        deck.shuffle_in(&[0, 1, 0, 0]);
        deck.show_top_to(1, SeatSet::single(Seat(2)));
        assert_eq!(deck.len(), 1);
        deck.top_to_bottom();
        assert_eq!(deck.settled_top(), Some((1, SeatSet::single(Seat(2)))));
    }

    #[test]
    fn a_deck_never_holds_more_cards_than_it_has_room_for() {
        let mut deck = Deck::<8, 4>::default();
        deck.put_under(3, SeatSet::NONE);
        assert!(deck.has_room_for(&[4, 3, 0, 0]) && !deck.has_room_for(&[5, 3, 0, 0]) && !deck.has_room_for(&[255; 4]));
        deck.shuffle_in(&[255; 4]);
        assert_eq!((deck.len(), deck.pool()), (8, &[7, 0, 0, 1]));
        deck.put_under(2, SeatSet::ALL);
        assert_eq!((deck.len(), deck.settled_top()), (8, None));
        (0..9).for_each(|_| {
            deck.draw(0);
        });
        deck.show_top_to(1, SeatSet::ALL);
        assert!(deck.is_empty());
    }

    #[test]
    fn tokens_elsewhere_share_the_pool() {
        let mut deck = Deck::<8, 4>::default();
        deck.shuffle_in(&[1, 0, 0, 0]);
        deck.add_to_pool(2);
        assert_eq!(odds(&deck), [(0, 1), (2, 1)]);
        deck.settle_entry(0, 2);
        assert_eq!(deck.pool(), &[1, 0, 0, 0]);
    }
}
