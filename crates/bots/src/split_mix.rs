//! `SplitMix`: the random number generator of the bots. It gives the same numbers on every machine.

/// A random number generator with 64 bits of state (SplitMix64).
#[derive(Clone, Copy, Debug)]
pub(crate) struct SplitMix(u64);

impl SplitMix {
    /// Creates stream `number` of a seed.
    pub(crate) fn new(seed: u64, number: u64) -> SplitMix {
        SplitMix(seed ^ mix(number.wrapping_add(1)))
    }

    /// Returns a number from 0 to `bound - 1`.
    pub(crate) fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        (((mix(self.0) >> 32) * u64::from(bound)) >> 32) as u32
    }
}

fn mix(number: u64) -> u64 {
    let mut spread = number;
    spread = (spread ^ (spread >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    spread = (spread ^ (spread >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    spread ^ (spread >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_drawn() {
        let (mut stream, mut seen) = (SplitMix::new(7, 1), [false; 6]);
        (0..200).for_each(|_| seen[stream.below(6) as usize] = true);
        assert_eq!(seen, [true; 6]);
        assert_eq!(stream.below(0), 0);
    }
}
