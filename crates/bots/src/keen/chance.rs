//! Chance inside a look-ahead: the same numbers for every answer that is compared, on every machine.

/// A stream of numbers (SplitMix64).
#[derive(Clone, Copy, Debug)]
pub(super) struct Stream(u64);

impl Stream {
    /// The stream with this name.
    pub(super) fn new(seed: u64, number: u64) -> Stream {
        Stream(seed ^ mix(number.wrapping_add(1)))
    }

    /// A number from 0 to `bound - 1`.
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

/// The chance of one sample. Secrets, cards, dice and choices come from streams of their own, so that after different
/// answers the same frogs have their turns in the same order, as far as can be.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chance {
    pub(super) secrets: Stream,
    pub(super) cards: Stream,
    pub(super) dice: Stream,
    pub(super) choices: Stream,
}

impl Chance {
    /// The chance of sample `number`.
    pub(super) fn new(seed: u64, number: u32) -> Chance {
        let stream = |kind: u64| Stream::new(seed, u64::from(number) << 2 | kind);
        Chance { cards: stream(0), dice: stream(1), choices: stream(2), secrets: stream(3) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_differ_and_never_change() {
        let draw = |mut stream: Stream| -> [u32; 4] { std::array::from_fn(|_| stream.below(1000)) };
        let chance = Chance::new(7, 0);
        assert_eq!(draw(chance.dice), draw(Chance::new(7, 0).dice));
        assert_ne!(draw(chance.dice), draw(chance.cards));
        assert_ne!(draw(chance.dice), draw(Chance::new(7, 1).dice));
        assert_ne!(draw(chance.dice), draw(Chance::new(8, 0).dice));
        let mut seen = [false; 6];
        let mut stream = chance.dice;
        (0..200).for_each(|_| seen[stream.below(6) as usize] = true);
        assert_eq!(seen, [true; 6]);
    }
}
