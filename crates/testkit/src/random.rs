//! Random numbers that are the same on every machine: PCG-32 with a fixed-width draw.
//!
//! Not here: real dice. Whoever plays for stakes needs another source.

use rand_pcg::Pcg32;
use rand_pcg::rand_core::Rng;

/// A stream of random numbers named by a seed and a stream number.
#[derive(Clone, Debug)]
pub struct Random(Pcg32);

impl Random {
    /// The stream with this name; the same name always gives the same numbers.
    pub fn new(seed: u64, stream: u64) -> Random {
        Random(Pcg32::new(mix(seed), mix(stream)))
    }

    /// A number from 0 to `bound - 1`; 0 if `bound` is 0. Thirty-two bits wide everywhere, also on wasm32.
    pub fn below(&mut self, bound: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(bound)) >> 32) as u32
    }

    /// True once in `count` times, on average.
    pub fn once_in(&mut self, count: u32) -> bool {
        self.below(count) == 0
    }

    /// One of these; `None` if there are none.
    pub fn pick<T: Copy>(&mut self, choices: &[T]) -> Option<T> {
        choices.get(self.below(choices.len() as u32) as usize).copied()
    }
}

/// Spreads neighbouring numbers far apart (the finaliser of SplitMix64).
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
    fn the_numbers_never_change() {
        let mut random = Random::new(1, 2);
        let drawn: Vec<u32> = (0..8).map(|_| random.below(100)).collect();
        assert_eq!(drawn, [78, 83, 6, 82, 43, 54, 36, 33]);
    }

    #[test]
    fn draws_stay_below_their_bound_and_reach_it() {
        let mut random = Random::new(7, 7);
        let mut seen = [false; 6];
        for _ in 0..200 {
            seen[random.below(6) as usize] = true;
        }
        assert_eq!(seen, [true; 6]);
        assert_eq!(random.below(0), 0);
        assert_eq!(random.pick::<u8>(&[]), None);
    }
}
