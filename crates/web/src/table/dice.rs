//! Numbers for pictures that look like chance: the same every time, so that a board never looks different from itself.

/// Numbers that look like chance and are always the same.
pub struct Dice(u64);

impl Dice {
    /// A row of numbers of its own for every seed.
    pub fn new(seed: u64) -> Dice {
        let mut dice = Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5bf0_3635);
        dice.roll(0.0, 1.0);
        dice
    }

    /// A number from `low` to `high`.
    pub fn roll(&mut self, low: f64, high: f64) -> f64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        low + (high - low) * ((self.0 >> 40) as f64 / (1u64 << 24) as f64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chance_repeats_itself_and_stays_in_its_bounds() {
        let rolled = |seed| -> Vec<f64> {
            let mut dice = Dice::new(seed);
            (0..100).map(|_| dice.roll(16.0, 34.0)).collect()
        };
        assert_eq!(rolled(3), rolled(3));
        assert_ne!(rolled(3), rolled(4));
        assert!(rolled(3).iter().all(|number| (16.0..=34.0).contains(number)));
    }
}
