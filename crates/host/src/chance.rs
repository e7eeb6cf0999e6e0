//! [`ChanceSource`]: where the outcomes of chance come from, and the sources for tables without a server.

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use tabletop::spread_seed;

/// Decides what chance brings at a table.
///
/// The host numbers all draws of a table from 0 on, without gaps, and never uses the number of a stored draw again, also after an
/// undo. A source can therefore derive each outcome from its number, so that it can be verified later. If a draw could not be stored,
/// nobody has seen it and its number comes again: with the same odds, unless a player does something else first.
pub trait ChanceSource: Send {
    /// Returns the index of the outcome of draw `number`, each with a probability in proportion to its weight. At least one weight
    /// is positive.
    fn outcome(&mut self, number: u64, weights: &[u32]) -> usize;
}

/// Returns the index of the weight that a number below the sum of all weights falls into.
///
/// ```
/// assert_eq!([0, 1, 2, 5].map(|number| host::pick(number, &[2, 0, 4])), [0, 0, 2, 2]);
/// ```
pub fn pick(mut number: u32, weights: &[u32]) -> usize {
    for (index, &weight) in weights.iter().enumerate() {
        if number < weight {
            return index;
        }
        number -= weight;
    }
    weights.len().saturating_sub(1)
}

/// Unpredictable outcomes, seeded by the operating system.
pub struct RandomChance(ChaCha20Rng);

impl RandomChance {
    /// Creates a source. Fails if the operating system gives no random numbers.
    pub fn new() -> Result<RandomChance, String> {
        let mut key = [0; 32];
        fill_random(&mut key)?;
        Ok(RandomChance(ChaCha20Rng::from_seed(key)))
    }
}

impl ChanceSource for RandomChance {
    fn outcome(&mut self, _: u64, weights: &[u32]) -> usize {
        let bound = weights.iter().sum();
        pick(below(bound, || self.0.next_u32()), weights)
    }
}

/// The same outcomes for the same seed: for tests.
///
/// ```
/// use host::{ChanceSource, SeededChance};
/// let draw = |number| SeededChance(7).outcome(number, &[1, 1, 1, 1, 1, 1]);
/// assert_eq!([0, 1, 2].map(draw), [0, 1, 2].map(draw));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct SeededChance(pub u64);

impl ChanceSource for SeededChance {
    fn outcome(&mut self, number: u64, weights: &[u32]) -> usize {
        let mut stream = Pcg32::new(spread_seed(self.0 ^ spread_seed(number)), spread_seed(0));
        pick(below(weights.iter().sum(), || stream.next_u32()), weights)
    }
}

/// Returns the source for a seed, or an unpredictable one without a seed.
pub fn chance(seed: Option<u64>) -> Result<Box<dyn ChanceSource>, String> {
    Ok(match seed {
        Some(seed) => Box::new(SeededChance(seed)),
        None => Box::new(RandomChance::new()?),
    })
}

/// The random numbers of bots: one seed for each question, so that a bot that is asked again answers the same.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BotSeeds(u64);

impl BotSeeds {
    pub(crate) fn new(seed: Option<u64>) -> Result<BotSeeds, String> {
        match seed {
            Some(seed) => Ok(BotSeeds(seed)),
            None => {
                let mut bytes = [0; 8];
                fill_random(&mut bytes)?;
                Ok(BotSeeds(u64::from_le_bytes(bytes)))
            }
        }
    }

    pub(crate) fn of(self, question: tabletop::QuestionId) -> u64 {
        spread_seed(self.0 ^ spread_seed(u64::from(question.0)))
    }
}

fn fill_random(bytes: &mut [u8]) -> Result<(), String> {
    getrandom::fill(bytes).map_err(|error| format!("the operating system gives no random numbers: {error}"))
}

/// Returns an evenly distributed number from 0 to `bound - 1`, or 0 if `bound` is 0. Numbers that would make some results
/// likelier than others are drawn again.
fn below(bound: u32, mut next: impl FnMut() -> u32) -> u32 {
    let uneven = bound.wrapping_neg().checked_rem(bound).unwrap_or(0);
    loop {
        let product = u64::from(next()) * u64::from(bound);
        if product as u32 >= uneven {
            return (product >> 32) as u32;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DIE: [u32; 6] = [1; 6];

    #[test]
    fn a_seed_and_a_number_name_an_outcome() {
        let draw = |seed, number| SeededChance(seed).outcome(number, &[1; 100]);
        let draws = |seed| (0..20).map(|number| draw(seed, number)).collect::<Vec<_>>();
        assert_eq!(draws(1), draws(1));
        assert_ne!(draws(1), draws(2));
        let mut used = SeededChance(1);
        used.outcome(7, &DIE);
        assert_eq!(used.outcome(3, &[1; 100]), draw(1, 3), "a draw does not depend on those before it");
    }

    #[test]
    fn every_weighted_outcome_comes_up_as_often_as_it_should() {
        let mut chance = RandomChance::new().unwrap();
        let mut counts = [0u32; 4];
        (0..4000).for_each(|number| counts[chance.outcome(number, &[1, 0, 2, 1])] += 1);
        assert_eq!(counts[1], 0);
        assert!((800..1200).contains(&counts[0]) && (1800..2200).contains(&counts[2]), "{counts:?}");
        let mut seen = [false; 6];
        (0..500).for_each(|number| seen[SeededChance(5).outcome(number, &DIE)] = true);
        assert_eq!(seen, [true; 6]);
    }
}
