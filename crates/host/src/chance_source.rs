//! `ChanceSource`: random numbers seeded by the operating system, or by a number for tests.

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;

/// A source of random numbers.
#[allow(clippy::large_enum_variant)] // one per game
pub enum ChanceSource {
    /// Unpredictable numbers.
    Real(ChaCha20Rng),
    /// The same numbers for the same seed.
    Seeded(Pcg32),
}

impl ChanceSource {
    /// Creates the source for a seed, or an unpredictable one without a seed.
    pub fn new(seed: Option<u64>) -> Result<ChanceSource, String> {
        match seed {
            Some(seed) => Ok(ChanceSource::Seeded(Pcg32::new(mix(seed), mix(0)))),
            None => {
                let mut key = [0; 32];
                let failed = |error| format!("the operating system gives no random numbers: {error}");
                getrandom::fill(&mut key).map_err(failed)?;
                Ok(ChanceSource::Real(ChaCha20Rng::from_seed(key)))
            }
        }
    }

    /// Returns a number from 0 to `bound - 1`, or 0 if `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        match self {
            ChanceSource::Seeded(stream) => spread(stream.next_u32(), bound).0,
            ChanceSource::Real(stream) => {
                // Numbers that would make some outcomes likelier than others are drawn again.
                let uneven = bound.wrapping_neg().checked_rem(bound).unwrap_or(0);
                loop {
                    let (number, rest) = spread(stream.next_u32(), bound);
                    if rest >= uneven {
                        return number;
                    }
                }
            }
        }
    }
}

/// Maps 32 random bits to 0 to `bound - 1`, with the rest that says how evenly.
fn spread(bits: u32, bound: u32) -> (u32, u32) {
    let product = u64::from(bits) * u64::from(bound);
    ((product >> 32) as u32, product as u32)
}

/// Spreads neighbouring seeds far apart (the finaliser of SplitMix64).
fn mix(number: u64) -> u64 {
    let mut spread = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    spread = (spread ^ (spread >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    spread = (spread ^ (spread >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    spread ^ (spread >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_names_its_numbers() {
        let draw = |seed| {
            let mut chance = ChanceSource::new(Some(seed)).unwrap();
            (0..20).map(|_| chance.below(6)).collect::<Vec<_>>()
        };
        assert_eq!(draw(1), draw(1));
        assert_ne!(draw(1), draw(2));
    }

    #[test]
    fn real_dice_reach_every_face() {
        let mut chance = ChanceSource::new(None).unwrap();
        let mut seen = [false; 6];
        (0..500).for_each(|_| seen[chance.below(6) as usize] = true);
        assert_eq!(seen, [true; 6]);
        assert_eq!(chance.below(0), 0);
    }
}
