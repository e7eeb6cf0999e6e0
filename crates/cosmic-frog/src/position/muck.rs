//! Muck in scenario text: what lies in the Outer Dimensions, and how much is left.

use super::read::{Builder, File};
use crate::muck::{BOX, Muck, MuckState};
use crate::rules::Rules;
use crate::state::State;
use std::fmt::Write;

impl Builder<'_> {
    /// Muck in the dimensions; whatever has not been seen anywhere is in the supply, unless the text says how much is.
    pub(super) fn muck(&mut self, file: &File) {
        let held = self.state.tiles.muck_held();
        if !self.rules.has_muck() {
            let any = held != [0; 2] || !file.table.muck.is_empty() || *self.state.muck() != MuckState::NONE;
            if any {
                self.error("muck needs [options] find-muck = \"dice\" or \"chips\"");
            }
            return;
        }
        for (dimension, text) in &file.table.muck {
            let at = dimension.parse::<usize>().ok().filter(|at| (1..=6).contains(at));
            for word in text.split_whitespace() {
                match (at, Muck::from_name(word)) {
                    (Some(at), Some(muck)) => self.state.muck_mut().dimensions[at - 1][muck as usize] += 1,
                    (None, _) => self.error(format!("[table] muck: {dimension:?} is no dimension, 1 to 6")),
                    (_, None) => self.error(format!("[table] muck: {word:?} is not hidden, regular or oozing")),
                }
            }
        }
        self.pool(held, file.table.supply);
    }

    fn pool(&mut self, held: [u8; 2], supply: Option<u8>) {
        let gone = *self.state.tiles.muck_gone();
        let state = &mut self.state;
        let lying = |muck: Muck| (1..=6).map(|dimension| state.muck().lying(dimension, muck)).sum::<u8>();
        let seen = Muck::SEEN.map(|muck| lying(muck) + held[muck as usize - 1] + gone[muck as usize - 1]);
        let hidden = lying(Muck::Hidden);
        let left = std::array::from_fn(|kind: usize| BOX[kind].checked_sub(seen[kind]));
        let [Some(regular), Some(oozing)] = left else {
            return self.error("[table] muck: there are 32 regular and 16 oozing muck lands");
        };
        let Some(most) = (regular + oozing).checked_sub(hidden) else {
            return self.error("[table] muck: there are 48 muck lands in all");
        };
        let muck = self.state.muck_mut();
        (muck.pool, muck.supply) = ([regular, oozing], supply.unwrap_or(most).min(most));
    }
}

/// The lines of `[table]` that Find Muck adds.
pub(super) fn write(rules: &Rules, state: &State, out: &mut String) {
    if !rules.has_muck() {
        return;
    }
    let words = |dimension: u8| {
        let names = Muck::ALL
            .into_iter()
            .flat_map(|muck| std::iter::repeat_n(muck.name(), usize::from(state.muck().lying(dimension, muck))));
        names.collect::<Vec<_>>().join(" ")
    };
    let full = (1..=6).map(|dimension| (dimension, words(dimension))).filter(|(_, words)| !words.is_empty());
    let lines: Vec<String> = full.map(|(dimension, words)| format!("{dimension} = \"{words}\"")).collect();
    let _ = writeln!(out, "muck = {{ {} }}\nsupply = {}", lines.join(", "), state.muck().supply);
}
