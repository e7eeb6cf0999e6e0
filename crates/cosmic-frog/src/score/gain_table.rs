//! The search behind Vault scoring: a table with the best result for every combination of heights of the stacks.
//!
//! Only the top tile of a stack can be taken, so the heights of the stacks say what is left of a Vault: at most 4^9
//! states. The best result of a state follows from lower states, so one pass from the empty Vault upwards is exact.
//!
//! Values in the table are gains: the points beyond those of scoring every tile alone. So a tile taken alone gains 0,
//! and lowlands and highlands look the same.
//!
//! Not here: points, and lines as shown to people (`mod.rs`). Start with [`tables`].

use tabletop::rule;

use super::VaultStacks;
use super::lines::{GAIN, RUN_COUNT, RUNS, RUNS_AT, RUNS_OVER, SLOTS};
use super::muck_values::{MUCK, MuckValues};

/// Slots from the outermost loop of the pass to the innermost. The loop of a run's innermost slot handles the run for all
/// states of the inner loops at once. Therefore the slots with few neighbours come last.
const ORDER: [usize; SLOTS] = [5, 2, 1, 4, 6, 8, 7, 3, 0];

/// Stands for the top of an empty stack; no tile has this number.
const EMPTY: u8 = u8::MAX;

/// Returns whether two tiles may stand side by side in a line: muck goes with everything.
fn alike(one: u8, other: u8) -> bool {
    one == other || (one.max(other) >= MUCK && one.max(other) != EMPTY)
}

/// Returns whether a tile has no equal at any level of a neighbouring slot, so that it scores alone in every order of removal.
pub(super) fn is_loner(stacks: &VaultStacks, slot: usize, level: usize) -> bool {
    partners(stacks, slot, level) == 0
}

/// Returns the neighbouring slots that hold an equal tile, as a bit mask.
fn partners(stacks: &VaultStacks, slot: usize, level: usize) -> u16 {
    let tile = stacks.cells[slot][level];
    let like = |other: usize| stacks.column(other).iter().any(|&other| alike(tile, other));
    let near = (0..SLOTS).filter(|&other| RUNS_OVER[slot][other] != 0 && like(other));
    near.fold(0, |mask, other| mask | 1 << other)
}

/// Returns the tables that together decide a Vault: one for each group of slots that can form no run with the others.
///
/// Loners are left out, which keeps the tables small. The result stays exact: in any order of removal a loner can go as soon
/// as it is exposed, because it is in no run and going early only uncovers the tile below earlier.
pub(super) fn tables(stacks: &VaultStacks, wild: &MuckValues) -> Vec<GainTable> {
    let mut kept = VaultStacks::new();
    let mut linked = [0u16; SLOTS];
    let mut open = 0u16;
    for (slot, linked) in linked.iter_mut().enumerate() {
        for level in 0..stacks.height(slot) {
            let near = partners(stacks, slot, level);
            if near != 0 {
                kept.put(slot, stacks.cells[slot][level]);
                *linked |= near;
                open |= 1 << slot;
            }
        }
    }
    let mut tables = Vec::new();
    while open != 0 {
        let mut group = 1 << open.trailing_zeros();
        loop {
            let members = (0..SLOTS).filter(|slot| group >> slot & 1 == 1);
            let wider = members.fold(group, |mask, slot| mask | linked[slot]);
            if wider == group {
                break;
            }
            group = wider;
        }
        open &= !group;
        tables.push(GainTable::new(&kept, wild, group));
    }
    tables
}

/// Best gains for every state of some of a Vault's slots.
pub(super) struct GainTable {
    stacks: VaultStacks,
    wild: MuckValues,
    /// The slots searched, outermost first.
    order: Vec<usize>,
    /// For each place in `order`, the runs whose innermost slot is there.
    closing: Vec<u32>,
    /// How much the index of a state falls when one tile leaves the slot; 0 for slots that are not searched.
    stride: [usize; SLOTS],
    /// How much it falls when a run is scored.
    fall: [usize; RUN_COUNT],
    /// By index of the state: its best gain. A Vault of 27 tiles gains no more than 27 * 6 / 4.
    best: Vec<u8>,
}

impl GainTable {
    /// Searches the slots of `group` (a bit mask), taking all others as empty.
    fn new(stacks: &VaultStacks, wild: &MuckValues, group: u16) -> GainTable {
        rule!("VAU-2");
        let order: Vec<usize> = ORDER.into_iter().filter(|slot| group >> slot & 1 == 1).collect();
        let absent = (0..SLOTS).filter(|slot| group >> slot & 1 == 0);
        let runs = absent.fold((1 << RUN_COUNT) - 1, |runs, slot| runs & !RUNS_AT[slot]);

        let mut closing = vec![0; order.len()];
        let mut stride = [0; SLOTS];
        let (mut left, mut states) = (runs, 1);
        for (&slot, closing) in order.iter().zip(&mut closing).rev() {
            *closing = left & RUNS_AT[slot];
            left &= !RUNS_AT[slot];
            stride[slot] = states;
            states *= stacks.height(slot) + 1;
        }
        let fall = RUNS.map(|run| run.slots().iter().map(|&slot| stride[slot as usize]).sum());

        let mut table = GainTable { stacks: *stacks, wild: *wild, order, closing, stride, fall, best: vec![0; states] };
        table.fill(&mut [EMPTY; SLOTS], 0, 0, runs);
        table
    }

    /// Returns the best gain of the whole group.
    pub(super) fn gain(&self) -> u8 {
        self.best[self.best.len() - 1]
    }

    /// Visits all heights of the slots from place `depth` on, in ascending order of the index, for given heights of the
    /// slots before. `tops` are the tiles that those expose, `runs` the runs that are still possible, and `start` is the
    /// index of the first state.
    ///
    /// What can be taken from the slots up to `depth` does not depend on the inner slots, and the states that differ only
    /// in the inner slots are adjacent, so a whole stretch of the table is raised at once. The lower stretch that it is
    /// raised from is complete, because the first height in which the two differ is lower there.
    fn fill(&mut self, tops: &mut [u8; SLOTS], depth: usize, start: usize, runs: u32) {
        let Some(&slot) = self.order.get(depth) else { return };
        let width = self.stride[slot];
        tops[slot] = EMPTY;
        self.fill(tops, depth + 1, start, runs & !RUNS_AT[slot]);
        for level in 0..self.stacks.height(slot) {
            let top = self.stacks.cells[slot][level];
            let unlike = self.order[..depth].iter().filter(|&&other| !alike(tops[other], top));
            let left = unlike.fold(runs, |runs, &other| runs & !RUNS_OVER[slot][other]);
            let start = start + (level + 1) * width;
            self.raise(start, width, width, 0);
            tops[slot] = top;
            let mut closed = left & self.closing[depth];
            while closed != 0 {
                let run = closed.trailing_zeros() as usize;
                closed &= closed - 1;
                if let Some(gain) = self.gain_of(run, tops) {
                    self.raise(start, width, self.fall[run], gain);
                }
            }
            self.fill(tops, depth + 1, start, left);
        }
    }

    /// Returns the gain of a run of neighbours that are alike. Without muck, neighbours that are alike are equal.
    #[inline]
    fn gain_of(&self, run: usize, tops: &[u8; SLOTS]) -> Option<u8> {
        let run = &RUNS[run];
        if !self.wild.any {
            return Some(GAIN[run.len as usize]);
        }
        self.wild.best_line(run.slots().iter().map(|&slot| tops[slot as usize])).map(|scored| scored.gain)
    }

    /// Raises each of `width` states from `start` on to the gain plus the value of the state `fall` below it, if that is more.
    fn raise(&mut self, start: usize, width: usize, fall: usize, gain: u8) {
        let (lower, upper) = self.best.split_at_mut(start);
        for (best, from) in upper[..width].iter_mut().zip(&lower[start - fall..][..width]) {
            *best = (*best).max(from + gain);
        }
    }

    /// Returns an order of removal that reaches the best gain: the slots (from 0) of each step. Runs come before single
    /// tiles, long runs before short ones.
    pub(super) fn steps(&self) -> Vec<Vec<u8>> {
        let mut heights = [0; SLOTS];
        for &slot in &self.order {
            heights[slot] = self.stacks.height(slot);
        }
        let mut index = self.best.len() - 1;
        let mut steps = Vec::new();
        while index > 0 {
            rule!("SCO-2");
            let top = |slot: u8| self.stacks.cells[slot as usize][..heights[slot as usize]].last().copied();
            let reaches = |fall: usize, gain: u8| self.best[index - fall] + gain == self.best[index];
            let gain = |slots: &[u8]| {
                let all = slots.iter().all(|&slot| top(slot).is_some());
                let tiles = slots.iter().filter_map(|&slot| top(slot));
                if all { self.wild.best_line(tiles).map(|scored| scored.gain) } else { None }
            };
            let run = RUNS
                .iter()
                .zip(self.fall)
                .find(|(run, fall)| gain(run.slots()).is_some_and(|gain| reaches(*fall, gain)));
            let single = |slot: &u8| top(*slot).is_some() && reaches(self.stride[*slot as usize], 0);
            let slots = match run {
                Some((run, _)) => run.slots().to_vec(),
                None => (0..SLOTS as u8).find(single).into_iter().collect(),
            };
            for &slot in &slots {
                heights[slot as usize] -= 1;
                index -= self.stride[slot as usize];
            }
            steps.push(slots);
        }
        steps
    }
}
