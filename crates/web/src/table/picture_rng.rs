//! A pseudo-random number generator for pictures. The numbers depend only on the seed, so that a board always looks the
//! same.

/// Numbers that look like chance and are always the same.
pub struct PictureRng(u64);

impl PictureRng {
    /// Creates a generator; different seeds give different numbers.
    pub fn new(seed: u64) -> PictureRng {
        let mut rng = PictureRng(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5bf0_3635);
        rng.between(0.0, 1.0);
        rng
    }

    /// Returns a number from `low` to `high`.
    pub fn between(&mut self, low: f64, high: f64) -> f64 {
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
            let mut rng = PictureRng::new(seed);
            (0..100).map(|_| rng.between(16.0, 34.0)).collect()
        };
        assert_eq!(rolled(3), rolled(3));
        assert_ne!(rolled(3), rolled(4));
        assert!(rolled(3).iter().all(|number| (16.0..=34.0).contains(number)));
    }
}
