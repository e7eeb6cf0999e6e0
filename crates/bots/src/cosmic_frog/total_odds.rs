//! The probabilities of combat totals, and what winning by each margin is worth on average.

use cosmic_frog::{Die, Rules};

/// The highest total; higher ones count as this one.
pub(super) const MOST: usize = 15;

/// The probability of every total of one side.
#[derive(Clone, Copy, Debug)]
pub(super) struct TotalOdds([f64; MOST + 1]);

impl TotalOdds {
    /// Computes the odds of one die, or of the higher of two, plus boosts.
    pub(super) fn of_dice(die: Die, two: bool, boost: u8) -> TotalOdds {
        let mut odds = [0.0; MOST + 1];
        for (index, face) in die.faces().enumerate() {
            let index = index as f64;
            let chance = if two { (2.0 * index + 1.0) / 36.0 } else { 1.0 / 6.0 };
            odds[usize::from(face + boost).min(MOST)] += chance;
        }
        TotalOdds(odds)
    }

    /// Computes the odds under these rules: with chips instead of dice, one chip more is picked than dice would be rolled, and
    /// the lowest face of the die is added.
    pub(super) fn new(rules: &Rules, die: Die, count: u8, boost: u8) -> TotalOdds {
        if !rules.has_chips() {
            return TotalOdds::of_dice(die, count > 1, boost);
        }
        let mut odds = [0.0; MOST + 1];
        let picks = (0..32u8).filter(|picks| picks.count_ones() == u32::from(count) + 1);
        let sums = picks.map(|picks| (0..5).filter(|chip| picks >> chip & 1 == 1).sum::<u8>());
        sums.for_each(|sum| odds[usize::from(sum + die.lowest() + boost).min(MOST)] += 0.1);
        TotalOdds(odds)
    }

    /// Computes the odds of a raid: one die, or one chip plus the lowest face of the die.
    pub(super) fn of_raid(rules: &Rules, die: Die) -> TotalOdds {
        if !rules.has_chips() {
            return TotalOdds::of_dice(die, false, 0);
        }
        let mut odds = [0.0; MOST + 1];
        (0..5).for_each(|chip: u8| odds[usize::from(chip + die.lowest())] += 0.2);
        TotalOdds(odds)
    }

    /// Mixes two odds; the second applies with this probability.
    pub(super) fn mixed_with(self, other: TotalOdds, chance: f64) -> TotalOdds {
        TotalOdds(std::array::from_fn(|total| self.0[total] * (1.0 - chance) + other.0[total] * chance))
    }

    /// Returns the probability of a total above this one.
    pub(super) fn chance_above(&self, total: u8) -> f64 {
        self.0.iter().skip(usize::from(total) + 1).sum()
    }

    /// Returns the mean of `worth` over all margins by which this side wins; where it does not win, it counts 0.
    pub(super) fn expected_gain(&self, other: &TotalOdds, worth: impl Fn(u8) -> f64) -> f64 {
        let mut sum = 0.0;
        for margin in 1..=MOST {
            let chance: f64 = (margin..=MOST).map(|total| self.0[total] * other.0[total - margin]).sum();
            if chance > 0.0 {
                sum += chance * worth(margin as u8);
            }
        }
        sum
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-9
    }

    #[test]
    fn chances_are_those_of_the_dice() {
        let white = TotalOdds::of_dice(Die::White, false, 0);
        assert!(close(white.expected_gain(&white, |_| 1.0), 15.0 / 36.0));
        assert!(close(white.chance_above(3), 2.0 / 6.0));
        let two = TotalOdds::of_dice(Die::White, true, 0);
        assert!(close(two.chance_above(4), 11.0 / 36.0));
        let red = TotalOdds::of_dice(Die::Red, false, 2);
        assert!(
            close(red.expected_gain(&white, |_| 1.0), 33.0 / 36.0),
            "only 4 against 4 and 5, and 5 against 5, fail"
        );
        assert!(close(white.mixed_with(red, 0.5).chance_above(5), 0.5 * 4.0 / 6.0));
    }
}
