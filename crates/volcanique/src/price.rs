//! Prices, and the mixes of resources that pay them (VQ-BUY-1). A mix is not a payment if a part of it would be enough.

use crate::biome::Mix;
use crate::moves::{Item, Move, MoveFilter};
use crate::power::{PowerTrait, Powers};
use crate::question::Price;
use crate::rules::Rules;
use crate::tile::Size;
use serde::{Deserialize, Serialize};
use tabletop::rule;

/// A price: a number of resources in any mix, or a smaller number of a single kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cost {
    /// The number in any mix; 0 if only a single kind is accepted.
    pub any: u8,
    /// The number of a single kind; 0 if there is no such offer.
    pub one: u8,
    /// Whether two resources of different kinds are enough (VQ-FRUGAL).
    pub pair: bool,
}

impl Rules {
    /// Returns what something costs a player with these powers.
    pub fn cost(&self, powers: Powers, price: Price) -> Cost {
        cost(self, powers, price)
    }
}

/// Returns what something costs a player with these powers.
pub(crate) fn cost(rules: &Rules, powers: Powers, price: Price) -> Cost {
    let (any, one) = match price {
        Price::Item(item) => item_price(rules, item),
        Price::Vent => (4, 0),
        Price::Card => (3, 0),
        Price::Escape(crate::question::Danger::Volcano) => (3, 0),
        Price::Escape(_) => (2, 0),
        Price::Colossal => (4, 0),
        Price::Sacrifice => (5, 0),
    };
    let pair = match price {
        Price::Sacrifice if powers.has(PowerTrait::Frugal) => {
            rule!("VQ-FRUGAL");
            true
        }
        _ => false,
    };
    Cost { any, one, pair }
}

/// Returns the price of an item: the number in any mix, and the number of a single kind.
fn item_price(rules: &Rules, item: Item) -> (u8, u8) {
    rule!("VQ-BUY-1");
    match item {
        Item::Land(kind) => match rules.tiles.size(kind) {
            Size::Trio => (2, 0),
            Size::Duo => (3, 2),
            Size::Uno => (4, 3),
        },
        Item::Volcano => (6, 5),
        Item::Island => (7, 0),
    }
}

impl Cost {
    /// Returns the smallest number of resources that pays this price.
    pub(crate) fn least_amount(self) -> u8 {
        if self.pair {
            2
        } else if self.one > 0 {
            self.one
        } else {
            self.any
        }
    }

    /// Returns how many resources a player with this purse lacks at least.
    pub fn missing_resources(self, purse: Mix) -> u8 {
        let most = purse.0.into_iter().max().unwrap_or(0);
        let mixed = self.any.saturating_sub(purse.total());
        let one = if self.one > 0 { self.one.saturating_sub(most) } else { u8::MAX };
        let pair = if self.pair { 2u8.saturating_sub(purse.kinds() as u8) } else { u8::MAX };
        mixed.min(one).min(pair)
    }

    /// Returns whether somebody with these resources can pay.
    pub(crate) fn can_be_paid(self, purse: Mix) -> bool {
        purse.total() >= self.any
            || (self.one > 0 && purse.0.iter().any(|&count| count >= self.one))
            || (self.pair && purse.kinds() >= 2)
    }

    /// Returns whether a mix pays this price and no part of the mix would be enough.
    pub(crate) const fn is_paid_by(self, mix: Mix) -> bool {
        if self.pair {
            return (mix.total() == 2 && mix.kinds() == 2) || (mix.total() == self.any && mix.kinds() == 1);
        }
        let single = self.one > 0 && mix.kinds() == 1 && mix.total() == self.one;
        let [dark, medium, light] = mix.0;
        let small = self.one == 0 || (dark < self.one && medium < self.one && light < self.one);
        single || (mix.total() == self.any && small)
    }

    /// Returns every mix that pays this price, in order.
    fn payments(self) -> &'static [Mix] {
        debug_assert!(self.any < 8 && (self.one == 0 || self.one + 1 == self.any), "no such price");
        let list = &PAYMENTS[self.number() % PAYMENTS.len()];
        &list.mixes[..list.count]
    }

    /// Adds a move for every mix in the purse that pays this price.
    pub(crate) fn add_payments(self, purse: Mix, moves: &mut Vec<Move>) {
        let mut sieve = MoveFilter::new(moves);
        self.payments().iter().for_each(|&mix| sieve.offer(Move::Pay(mix), purse.contains(mix)));
    }

    /// Returns the index of this price in `PAYMENTS`.
    const fn number(self) -> usize {
        self.any as usize * 4 + (self.one > 0) as usize * 2 + self.pair as usize
    }

    /// Returns the mix in the purse that pays this price, if there is exactly one.
    pub(crate) fn only_payment(self, purse: Mix) -> Option<Mix> {
        let (mut count, mut found) = (0, Mix::NONE);
        for &mix in self.payments() {
            let held = purse.contains(mix);
            count += u8::from(held);
            found = if held { mix } else { found };
        }
        (count == 1).then_some(found)
    }
}

/// The mixes that pay a price.
#[derive(Clone, Copy)]
struct Payments {
    mixes: [Mix; 36],
    count: usize,
}

/// The payments of every price, by [`Cost::number`]. They are a table because there are few prices and the rules need them often.
static PAYMENTS: [Payments; 32] = {
    let mut all = [Payments { mixes: [Mix::NONE; 36], count: 0 }; 32];
    let mut number = 0;
    while number < all.len() {
        let any = (number / 4) as u8;
        let one = if number / 2 % 2 == 1 { any.saturating_sub(1) } else { 0 };
        all[number] = Payments::of(Cost { any, one, pair: number % 2 == 1 });
        number += 1;
    }
    all
};

impl Payments {
    const fn of(cost: Cost) -> Payments {
        let mut list = Payments { mixes: [Mix::NONE; 36], count: 0 };
        let mut number: u16 = 0;
        // Every mix with up to seven of each kind, in order.
        while number < 512 {
            let mix = Mix([(number / 64) as u8, (number / 8 % 8) as u8, (number % 8) as u8]);
            if cost.is_paid_by(mix) {
                list.mixes[list.count] = mix;
                list.count += 1;
            }
            number += 1;
        }
        list
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_payment_is_a_larger_form_of_another() {
        let duo = Cost { any: 3, one: 2, pair: false };
        assert_eq!(duo.payments(), [Mix([0, 0, 2]), Mix([0, 2, 0]), Mix([1, 1, 1]), Mix([2, 0, 0])]);
        assert!(duo.can_be_paid(Mix([0, 2, 0])) && !duo.can_be_paid(Mix([1, 1, 0])));
        let frugal = Cost { any: 5, one: 0, pair: true };
        assert!(frugal.can_be_paid(Mix([1, 1, 0])) && !frugal.can_be_paid(Mix([4, 0, 0])));
        assert!(frugal.is_paid_by(Mix([5, 0, 0])) && !frugal.is_paid_by(Mix([4, 1, 0])));
        assert_eq!(
            (
                duo.missing_resources(Mix([1, 0, 0])),
                duo.missing_resources(Mix([1, 1, 0])),
                duo.missing_resources(Mix([0, 2, 0]))
            ),
            (1, 1, 0)
        );
        assert_eq!(frugal.missing_resources(Mix([4, 0, 0])), 1);
        assert_eq!(duo.only_payment(Mix([1, 2, 0])), Some(Mix([0, 2, 0])));
    }
}
