//! The possible outcomes of a chance move with whole-number weights.

/// Outcomes and their weights; the odds of one are its weight over [`Odds::total`]. The buffer is reused between calls.
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
    /// Forgets all outcomes, keeps the memory.
    pub fn clear(&mut self) {
        self.outcomes.clear();
        self.total = 0;
        self.even = 0;
    }

    /// Adds an outcome; nothing with weight 0 gets in.
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

    /// All outcomes with their weights.
    pub fn outcomes(&self) -> &[(M, u32)] {
        &self.outcomes
    }

    /// The sum of the weights.
    pub fn total(&self) -> u32 {
        self.total
    }

    /// The outcome that a number from 0 to `total - 1` stands for; `None` if there are no outcomes.
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
