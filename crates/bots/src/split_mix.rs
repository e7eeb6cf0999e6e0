//! `SplitMix`: the random number generator of the bots. It gives the same numbers on every machine.

use tabletop::spread_seed;

/// The distance between two states (SplitMix64). [`spread_seed`] adds it before it mixes.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// A random number generator with 64 bits of state (SplitMix64).
#[derive(Clone, Copy, Debug)]
pub(crate) struct SplitMix(u64);

impl SplitMix {
    /// Creates stream `number` of a seed.
    pub(crate) fn new(seed: u64, number: u64) -> SplitMix {
        SplitMix(seed ^ spread_seed(number.wrapping_add(1).wrapping_sub(STEP)))
    }

    /// Returns a number from 0 to `bound - 1`.
    pub(crate) fn below(&mut self, bound: u32) -> u32 {
        let drawn = spread_seed(self.0) >> 32;
        self.0 = self.0.wrapping_add(STEP);
        ((drawn * u64::from(bound)) >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_never_changes() {
        let mut stream = SplitMix::new(7, 1);
        assert_eq!([(); 6].map(|()| stream.below(1000)), [45, 958, 579, 975, 231, 490]);
    }

    #[test]
    fn every_number_is_drawn() {
        let (mut stream, mut seen) = (SplitMix::new(7, 1), [false; 6]);
        (0..200).for_each(|_| seen[stream.below(6) as usize] = true);
        assert_eq!(seen, [true; 6]);
        assert_eq!(stream.below(0), 0);
    }
}
