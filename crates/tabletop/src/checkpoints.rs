//! Positions that a table remembers, so that undo does not replay the whole game.
//!
//! A table remembers every position of the last [`SPACING`] moves and one in [`SPACING`] before that. Going back to a position
//! in between replays at most [`SPACING`] moves and remembers them. At least as many moves were made or taken back since the last
//! replay, so every log of `n` entries costs at most `3 n` applied moves.

use std::collections::VecDeque;

/// One position in this many is never forgotten.
const SPACING: usize = 32;

/// The remembered positions of one game.
#[derive(Clone, Debug)]
pub(crate) struct Checkpoints<S> {
    /// The positions after `SPACING`, `2 * SPACING`, … moves.
    sparse: Vec<S>,
    /// The newest positions, the current one last; never empty.
    recent: VecDeque<S>,
    /// How many moves lead to the first of `recent`.
    first: usize,
}

impl<S: Copy> Checkpoints<S> {
    /// Begins with the position before the first move.
    pub(crate) fn new(start: S) -> Checkpoints<S> {
        Checkpoints { sparse: Vec::new(), recent: VecDeque::from([start]), first: 0 }
    }

    /// Remembers the position after `count` moves, one more than before.
    pub(crate) fn push(&mut self, count: usize, state: S) {
        // First out, then in: the queue never grows beyond the spacing, which is most of a table's memory.
        if self.recent.len() == SPACING {
            self.recent.pop_front();
            self.first += 1;
        }
        self.recent.push_back(state);
        if count.is_multiple_of(SPACING) {
            self.sparse.push(state);
        }
    }

    /// Returns the newest remembered position that `count` moves or fewer lead to, with their number.
    pub(crate) fn nearest(&self, count: usize, start: S) -> (usize, S) {
        if let Some(&state) = count.checked_sub(self.first).and_then(|index| self.recent.get(index)) {
            return (count, state);
        }
        let kept = (count / SPACING).min(self.sparse.len());
        match kept.checked_sub(1).and_then(|index| self.sparse.get(index)) {
            Some(&state) => (kept * SPACING, state),
            None => (0, start),
        }
    }

    /// Forgets everything after `count` moves; returns the number of moves that lead to the newest position that is left.
    /// The caller pushes the positions from there to `count`.
    pub(crate) fn truncate(&mut self, count: usize, start: S) -> usize {
        let (reached, state) = self.nearest(count, start);
        self.sparse.truncate(reached / SPACING);
        if reached == count && count >= self.first {
            self.recent.truncate(count - self.first + 1);
        } else {
            self.recent = VecDeque::from([state]);
            self.first = reached;
        }
        reached
    }

    /// Returns how many bytes of memory the positions take.
    pub(crate) fn memory(&self) -> usize {
        (self.sparse.capacity() + self.recent.capacity()) * size_of::<S>()
    }

    /// Returns the current position.
    pub(crate) fn last(&self) -> Option<&S> {
        self.recent.back()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a game in which the position is the number of moves.
    fn back_and_forth(jumps: &[(usize, usize)]) -> (usize, usize) {
        let (mut kept, mut count, mut replayed) = (Checkpoints::new(0), 0, 0);
        let mut forward = 0;
        for &(moves, undo) in jumps {
            for _ in 0..moves {
                count += 1;
                kept.push(count, count);
            }
            forward += moves;
            count = count.saturating_sub(undo);
            for state in kept.truncate(count, 0) + 1..=count {
                replayed += 1;
                kept.push(state, state);
            }
            assert_eq!((kept.last(), kept.nearest(count, 0)), (Some(&count), (count, count)));
            assert!(kept.recent.capacity() <= SPACING && kept.sparse.len() <= count / SPACING);
        }
        (forward, replayed)
    }

    #[test]
    fn going_back_costs_no_more_than_going_there() {
        let one_by_one: Vec<_> = std::iter::once((5000, 0)).chain((0..5000).map(|_| (0, 1))).collect();
        let at_the_border: Vec<_> = std::iter::once((65, 0)).chain((0..5000).map(|_| (2, 2))).collect();
        let jumps: Vec<_> = (0..3000).map(|n: usize| (n * 7919 % 90, n * 104_729 % 90)).collect();
        for pattern in [one_by_one, at_the_border, jumps] {
            let (forward, replayed) = back_and_forth(&pattern);
            assert!(replayed <= 2 * forward, "{replayed} replayed for {forward} moves");
        }
    }

    #[test]
    fn positions_between_checkpoints_are_found_from_the_one_before() {
        let mut kept = Checkpoints::new(0);
        (1..=200).for_each(|count| kept.push(count, count));
        assert_eq!(kept.nearest(200, 0), (200, 200));
        assert_eq!(kept.nearest(100, 0), (96, 96));
        assert_eq!(kept.nearest(31, 0), (0, 0));
    }
}
