//! Muck in scenario text: what lies in the Outer Dimensions, and how much is left.

use super::read::{PositionBuilder, PositionText};
use crate::muck::{BOX, Muck, MuckState};
use crate::rules::Rules;
use crate::state::State;
use std::fmt::Write;

impl PositionBuilder<'_> {
    /// Reads the muck in the dimensions. All other muck is in the supply, unless the text says how much.
    pub(super) fn muck(&mut self, file: &PositionText) {
        let held = self.state.tiles.stored_muck();
        if !self.rules.has_muck() {
            let gone = *self.state.tiles.destroyed_muck();
            let any = held != [0; 2] || gone != [0; 2] || !file.table.muck.is_empty();
            if any || *self.state.muck() != MuckState::NONE {
                self.error("muck needs [options] find-muck = \"dice\" or \"chips\"");
            }
            return;
        }
        for (dimension, text) in &file.table.muck {
            let Some(at) = dimension.parse::<usize>().ok().filter(|at| (1..=6).contains(at)) else {
                self.error(format_args!("[table] muck: {dimension:?} is no dimension, 1 to 6"));
                continue;
            };
            for word in text.split_whitespace() {
                let Some(muck) = Muck::from_name(word) else {
                    self.error(format_args!("[table] muck: {word:?} is not hidden, regular or oozing"));
                    continue;
                };
                let lying = &mut self.state.muck_mut().dimensions[at - 1][muck as usize];
                *lying = lying.saturating_add(1);
            }
        }
        self.pool(held, file.table.supply);
    }

    fn pool(&mut self, held: [u8; 2], supply: Option<u8>) {
        let gone = *self.state.tiles.destroyed_muck();
        let state = &mut self.state;
        // Counts in a text may be very large, so a wider type adds them up.
        let lying =
            |muck: Muck| (1..=6).map(|dimension| u16::from(state.muck().muck_count_in(dimension, muck))).sum::<u16>();
        let left = Muck::SEEN.map(|muck| {
            let kind = muck as usize - 1;
            u16::from(BOX[kind]).checked_sub(lying(muck) + u16::from(held[kind]) + u16::from(gone[kind]))
        });
        let hidden = lying(Muck::Hidden);
        let [Some(regular), Some(oozing)] = left else {
            return self.error("[table] muck: there are 32 regular and 16 oozing muck lands");
        };
        let Some(most) = (regular + oozing).checked_sub(hidden) else {
            return self.error("[table] muck: there are 48 muck lands in all");
        };
        let supply = supply.map_or(most, u16::from);
        if supply > most {
            return self.error(format_args!("[table] supply: at most {most} muck lands are left, not {supply}"));
        }
        let muck = self.state.muck_mut();
        // Each count is at most the 48 of the box.
        (muck.pool, muck.supply) = ([regular as u8, oozing as u8], supply as u8);
    }
}

/// Writes the lines of `[table]` that Find Muck adds.
pub(super) fn write(rules: &Rules, state: &State, out: &mut String) {
    if !rules.has_muck() {
        return;
    }
    let words = |dimension: u8| {
        let names = Muck::ALL.into_iter().flat_map(|muck| {
            std::iter::repeat_n(muck.name(), usize::from(state.muck().muck_count_in(dimension, muck)))
        });
        names.collect::<Vec<_>>().join(" ")
    };
    let full = (1..=6).map(|dimension| (dimension, words(dimension))).filter(|(_, words)| !words.is_empty());
    let lines: Vec<String> = full.map(|(dimension, words)| format!("{dimension} = \"{words}\"")).collect();
    let _ = writeln!(out, "muck = {{ {} }}\nsupply = {}", lines.join(", "), state.muck().supply);
}
