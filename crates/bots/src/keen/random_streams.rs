//! Random numbers for look-ahead: the same for every answer that is compared, on every machine.

use crate::split_mix::SplitMix;

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
    }
}
