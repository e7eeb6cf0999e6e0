//! Dice and totals in whole numbers: how often a side reaches each total, how often an attack succeeds by how much (COM-3).

use crate::die::Die;
use crate::muck::Style;

/// The greatest possible margin: three chips with a red icon and four boosts against a total of 0.
pub const MOST: usize = 15;

/// What one side of a combat rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DicePool {
    /// Their colour.
    pub die: Die,
    /// One die, or two dice; of two, the higher counts.
    pub count: u8,
    /// What is added.
    pub boost: u8,
}

impl DicePool {
    /// Returns the lowest total.
    pub const fn lowest(self) -> u8 {
        self.die.lowest() + self.boost
    }

    /// Returns the highest total.
    pub const fn highest(self) -> u8 {
        self.lowest() + 5
    }

    pub(super) fn totals(self) -> Totals {
        let mut totals = Totals::default();
        for face in self.die.faces() {
            match self.count {
                1 => totals.add(face + self.boost, 1),
                _ => self.die.faces().for_each(|other| totals.add(face.max(other) + self.boost, 1)),
            }
        }
        totals
    }
}

/// How often a side reaches each total.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Totals([u32; MOST + 1]);

impl Totals {
    pub(super) fn add(&mut self, total: u8, weight: u32) {
        self.0[usize::from(total).min(MOST)] += weight;
    }

    /// Returns the totals in a style of fighting.
    pub(super) fn styled(self, style: Style) -> Totals {
        let mut totals = Totals::default();
        for (total, weight) in self.0.into_iter().enumerate() {
            totals.add(style.of(total as u8), weight);
        }
        totals
    }

    /// Returns the lowest and the highest.
    pub(super) fn range(&self) -> (u8, u8) {
        let reached = |total: &usize| self.0[*total] > 0;
        let low = (0..=MOST).find(reached).unwrap_or(0);
        (low as u8, (0..=MOST).rev().find(reached).unwrap_or(low) as u8)
    }

    pub(super) fn certain(total: u8) -> Totals {
        let mut totals = Totals::default();
        totals.add(total, 1);
        totals
    }
}

/// How likely each outcome of a combat is, in whole numbers out of `total`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CombatOdds {
    /// The attack fails, also on a tie.
    pub hold: u32,
    /// The attack succeeds by one more than the index.
    pub by: [u32; MOST],
    /// All outcomes.
    pub total: u32,
}

impl CombatOdds {
    /// Returns the odds of two sets of dice against each other (COM-3).
    pub fn of(attack: DicePool, defence: DicePool) -> CombatOdds {
        CombatOdds::between(&attack.totals(), &defence.totals())
    }

    pub(super) fn between(attack: &Totals, defence: &Totals) -> CombatOdds {
        let mut chances = CombatOdds::default();
        for (mine, weight) in attack.0.into_iter().enumerate() {
            for (theirs, other) in defence.0.into_iter().enumerate() {
                let ways = weight * other;
                chances.total += ways;
                match mine.checked_sub(theirs) {
                    Some(margin @ 1..) => chances.by[margin - 1] += ways,
                    _ => chances.hold += ways,
                }
            }
        }
        chances
    }

    /// Adds up the odds of equally likely cases; all have the same number of dice.
    pub(super) fn add(&mut self, other: &CombatOdds) {
        self.hold += other.hold;
        self.total += other.total;
        self.by.iter_mut().zip(other.by).for_each(|(sum, part)| *sum += part);
    }

    /// Returns how often the attack succeeds.
    pub fn wins(&self) -> u32 {
        self.total - self.hold
    }

    /// Returns how often the attack succeeds by exactly this margin; for 0, how often it fails.
    pub fn exactly(&self, margin: u8) -> u32 {
        match margin {
            0 => self.hold,
            _ => self.by.get(usize::from(margin) - 1).copied().unwrap_or(0),
        }
    }

    /// Returns how often the attack succeeds by this margin or a greater one. The margin is at least 1.
    pub fn at_least(&self, margin: u8) -> u32 {
        self.by.iter().skip(usize::from(margin.max(1)) - 1).sum()
    }

    /// Returns a part of all outcomes in whole percent.
    pub fn percent(&self, part: u32) -> u32 {
        (part * 200 + self.total).checked_div(self.total * 2).unwrap_or(0)
    }
}
