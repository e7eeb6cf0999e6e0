//! Random numbers that are the same on every machine: PCG-32 with a fixed-width draw.
//!
//! For tests only: the numbers can be predicted.

use rand_pcg::Pcg32;
use rand_pcg::rand_core::Rng;
use tabletop::spread_seed;

/// A stream of random numbers named by a seed and a stream number.
#[derive(Clone, Debug)]
pub struct Random(Pcg32);

impl Random {
    /// Creates the stream with this name. The same name always gives the same numbers.
    pub fn new(seed: u64, stream: u64) -> Random {
        Random(Pcg32::new(spread_seed(seed), spread_seed(stream)))
    }

    /// Returns a number from 0 to `bound - 1`, or 0 if `bound` is 0. It does not depend on the width of `usize`.
    pub fn below(&mut self, bound: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(bound)) >> 32) as u32
    }

    /// Returns `true` once in `count` times on average.
    pub fn once_in(&mut self, count: u32) -> bool {
        self.below(count) == 0
    }

    /// Returns one of these, or `None` if there are none.
    pub fn pick<T: Copy>(&mut self, choices: &[T]) -> Option<T> {
        choices.get(self.below(choices.len() as u32) as usize).copied()
    }
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
