//! Random numbers for look-ahead: the same for every answer that is compared, on every machine.

/// A random number generator with 64 bits of state (SplitMix64).
#[derive(Clone, Copy, Debug)]
pub(super) struct SplitMix(u64);

impl SplitMix {
    /// Creates stream `number` of a seed.
    pub(super) fn new(seed: u64, number: u64) -> SplitMix {
        SplitMix(seed ^ mix(number.wrapping_add(1)))
    }

    /// Returns a number from 0 to `bound - 1`.
    pub(super) fn below(&mut self, bound: u32) -> u32 {
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

/// The random numbers of one sample.
///
/// Secrets, cards, dice and choices have separate streams, so that two rollouts with different answers still turn over
/// the same cards in the same order as far as possible.
#[derive(Clone, Copy, Debug)]
pub(super) struct RandomStreams {
    pub(super) secrets: SplitMix,
    pub(super) cards: SplitMix,
    pub(super) dice: SplitMix,
    pub(super) choices: SplitMix,
}

impl RandomStreams {
    /// Creates the streams of sample `number`.
    pub(super) fn new(seed: u64, number: u32) -> RandomStreams {
        let stream = |kind: u64| SplitMix::new(seed, u64::from(number) << 2 | kind);
        RandomStreams { cards: stream(0), dice: stream(1), choices: stream(2), secrets: stream(3) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_differ_and_never_change() {
        let draw = |mut stream: SplitMix| -> [u32; 4] { std::array::from_fn(|_| stream.below(1000)) };
        let streams = RandomStreams::new(7, 0);
        assert_eq!(draw(streams.dice), draw(RandomStreams::new(7, 0).dice));
        assert_ne!(draw(streams.dice), draw(streams.cards));
        assert_ne!(draw(streams.dice), draw(RandomStreams::new(7, 1).dice));
        assert_ne!(draw(streams.dice), draw(RandomStreams::new(8, 0).dice));
        let mut seen = [false; 6];
        let mut stream = streams.dice;
        (0..200).for_each(|_| seen[stream.below(6) as usize] = true);
        assert_eq!(seen, [true; 6]);
    }
}
