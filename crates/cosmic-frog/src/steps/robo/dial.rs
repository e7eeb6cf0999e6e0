//! The dial breaks ties: chance rolls a direction, and the first candidate clockwise from it is taken (SOLO-DIAL-1).

use super::{LineVerdict, RoboCase, RoboReason};
use crate::moves::Move;
use crate::rules::Rules;
use hexgrid::{Cell, Dir};

/// The best candidate in each direction: its distance to the goal, then what decides within one direction.
#[derive(Default)]
pub(super) struct DialCandidates([Option<(u8, u8, Move)>; 6]);

impl DialCandidates {
    /// Offers a candidate.
    pub(super) fn offer(&mut self, dir: Dir, far: u8, then: u8, mv: Move) {
        let best = &mut self.0[dir.index()];
        if best.is_none_or(|(best, second, _)| (far, then) < (best, second)) {
            *best = Some((far, then, mv));
        }
    }

    /// Returns the nearest candidate; the dial decides between several.
    pub(super) fn choose(&self, case: RoboCase<'_>, because: RoboReason) -> Option<LineVerdict> {
        let nearest = self.0.iter().flatten().map(|(far, ..)| *far).min()?;
        let tied = |index: &usize| self.0[*index].is_some_and(|(far, ..)| far == nearest);
        let several = (0..6).filter(tied).count() > 1;
        if several && case.dial == 0 {
            return Some(LineVerdict::Dial);
        }
        let first = usize::from(case.dial.saturating_sub(1));
        let chosen = (0..6).map(|step| (first + step) % 6).find(tied)?;
        self.0[chosen].map(|(_, _, mv)| LineVerdict::Do(because, mv))
    }
}

/// Returns the distance in hexes.
pub(super) fn distance(rules: &Rules, one: Cell, two: Cell) -> u8 {
    match (rules.mat.hex(one), rules.mat.hex(two)) {
        (Some(one), Some(two)) => one.distance(two),
        _ => u8::MAX,
    }
}

/// Returns the direction of a hex seen from another one: the target line it lies on, or the last one before it clockwise, and how
/// far past that line it is. A hex seen from itself is in the first direction.
pub(super) fn bearing(rules: &Rules, from: Cell, to: Cell) -> (Dir, u8) {
    let (Some(start), Some(goal)) = (rules.mat.hex(from), rules.mat.hex(to)) else { return (Dir::NE, 0) };
    let far = start.distance(goal) as i8;
    let past = |index: usize, past: i8| {
        let next = Dir::ALL[(index + 1) % 6];
        start.step(Dir::ALL[index], far - past).step(next, past) == goal
    };
    let sextant = |index: usize| (0..far).find(|&steps| past(index, steps)).map(|steps| (Dir::ALL[index], steps as u8));
    (0..6).find_map(sextant).unwrap_or((Dir::NE, 0))
}
