//! How likely totals are, and by how much one side beats the other.

use cosmic_frog::{Die, Rules};

/// Highest total that is counted; higher ones count as this.
pub(super) const MOST: usize = 15;

/// The chance of every total of one side.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spread([f64; MOST + 1]);

impl Spread {
    /// One die, or the higher of two, plus boosts.
    pub(super) fn of(die: Die, two: bool, boost: u8) -> Spread {
        let mut spread = [0.0; MOST + 1];
        for (index, face) in die.faces().enumerate() {
            let index = index as f64;
            let chance = if two { (2.0 * index + 1.0) / 36.0 } else { 1.0 / 6.0 };
            spread[usize::from(face + boost).min(MOST)] += chance;
        }
        Spread(spread)
    }

    /// The same for the game that is played: dice, or as many chips and one more, with the bonus of the icon.
    pub(super) fn of_rules(rules: &Rules, die: Die, count: u8, boost: u8) -> Spread {
        if !rules.has_chips() {
            return Spread::of(die, count > 1, boost);
        }
        let mut spread = [0.0; MOST + 1];
        let picks = (0..32u8).filter(|picks| picks.count_ones() == u32::from(count) + 1);
        let sums = picks.map(|picks| (0..5).filter(|chip| picks >> chip & 1 == 1).sum::<u8>());
        sums.for_each(|sum| spread[usize::from(sum + die.lowest() + boost).min(MOST)] += 0.1);
        Spread(spread)
    }

    /// A raid in the game that is played: one die, or one chip with the bonus of the icon.
    pub(super) fn raid(rules: &Rules, die: Die) -> Spread {
        if !rules.has_chips() {
            return Spread::of(die, false, 0);
        }
        let mut spread = [0.0; MOST + 1];
        (0..5).for_each(|chip: u8| spread[usize::from(chip + die.lowest())] += 0.2);
        Spread(spread)
    }

    /// One of two spreads, the second with this chance.
    pub(super) fn or(self, other: Spread, chance: f64) -> Spread {
        Spread(std::array::from_fn(|total| self.0[total] * (1.0 - chance) + other.0[total] * chance))
    }

    /// The chance of more than this.
    pub(super) fn above(&self, total: u8) -> f64 {
        self.0.iter().skip(usize::from(total) + 1).sum()
    }

    /// What `worth` gives on average over all margins by which this side exceeds the other; nothing where it does not.
    pub(super) fn beats(&self, other: &Spread, worth: impl Fn(u8) -> f64) -> f64 {
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
        let white = Spread::of(Die::White, false, 0);
        assert!(close(white.beats(&white, |_| 1.0), 15.0 / 36.0));
        assert!(close(white.above(3), 2.0 / 6.0));
        let two = Spread::of(Die::White, true, 0);
        assert!(close(two.above(4), 11.0 / 36.0));
        let red = Spread::of(Die::Red, false, 2);
        assert!(close(red.beats(&white, |_| 1.0), 33.0 / 36.0), "only 4 against 4 and 5, and 5 against 5, fail");
        assert!(close(white.or(red, 0.5).above(5), 0.5 * 4.0 / 6.0));
    }
}
