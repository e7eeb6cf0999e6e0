//! [`Odds`]: the possible outcomes of a chance move with whole-number weights.

/// Outcomes with their weights. The probability of an outcome is its weight divided by [`Odds::total`].
///
/// A caller keeps one value as a buffer for many positions.
///
/// ```
/// use tabletop::Odds;
/// let mut odds = Odds::default();
/// odds.push("hit", 1);
/// odds.push("miss", 5);
/// assert_eq!(odds.total(), 6);
/// assert_eq!((odds.pick(0), odds.pick(3)), (Some("hit"), Some("miss")));
/// ```
#[derive(Clone, Debug)]
pub struct Odds<M> {
    outcomes: Vec<(M, u32)>,
    total: u32,
    /// The weight of all outcomes so far, if they are equally likely; 0 if not.
    even: u32,
}

impl<M> Default for Odds<M> {
    fn default() -> Self {
        Odds { outcomes: Vec::with_capacity(128), total: 0, even: 0 }
    }
}

impl<M: Copy> Odds<M> {
    /// Removes all outcomes and keeps the memory.
    pub fn clear(&mut self) {
        self.outcomes.clear();
        self.total = 0;
        self.even = 0;
    }

    /// Adds an outcome, unless its weight is 0.
    pub fn push(&mut self, outcome: M, weight: u32) {
        if weight > 0 {
            if self.outcomes.is_empty() {
                self.even = weight;
            } else if weight != self.even {
                self.even = 0;
            }
            self.outcomes.push((outcome, weight));
            self.total += weight;
        }
    }

    /// Returns all outcomes with their weights.
    pub fn outcomes(&self) -> &[(M, u32)] {
        &self.outcomes
    }

    /// Returns the sum of the weights.
    pub fn total(&self) -> u32 {
        self.total
    }

    /// Returns the outcome for a number from 0 to `total - 1`, each outcome for as many numbers as its weight. Returns `None` if
    /// there are no outcomes.
    pub fn pick(&self, mut number: u32) -> Option<M> {
        if let Some(at) = number.checked_div(self.even) {
            let at = at as usize;
            return self.outcomes.get(at).or(self.outcomes.last()).map(|&(outcome, _)| outcome);
        }
        for &(outcome, weight) in &self.outcomes {
            if number < weight {
                return Some(outcome);
            }
            number -= weight;
        }
        self.outcomes.last().map(|&(outcome, _)| outcome)
    }
}
