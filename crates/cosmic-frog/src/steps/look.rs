//! The back of a Barren is looked at: chance decides what nobody has seen (FRAC-1).

use super::{Answer, Step, possible, terrain};
use crate::event::Event;
use crate::moves::Move;
use crate::question::Question;
use crate::rules::Rules;
use crate::state::{Frame, State};
use crate::tile::{Back, Tile};
use hexgrid::Cell;
use serde::{Deserialize, Serialize};
use tabletop::{Pending, RuleId, Sink, rule_id};

/// A Barren is about to be destroyed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Look {
    /// Where it lies.
    pub cell: Cell,
}

impl Step for Look {
    fn pending(self, _: &Rules, _: &State) -> Pending<Question> {
        Pending::Chance(Question::Back)
    }

    fn check(self, _: &Rules, state: &State, mv: Move) -> Answer {
        check(state, self.cell, mv)
    }

    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let cell = self.cell;
        let (Move::Back(back), Some(tile)) = (mv, state.top(cell)) else { return };
        state.pop();
        let rule = cause(state, cell);
        terrain::remove_top(rules, state, cell, rule, sink);
        terrain::note_back(state, tile, back, sink);
    }

    fn outcomes(self, _: &Rules, state: &State, each: &mut impl FnMut(Move, u32)) {
        outcomes(state, self.cell, each);
    }
}

/// Returns the rule by which the Barren of a hex is destroyed. It follows from the step that looks at its back.
fn cause(state: &State, cell: Cell) -> RuleId {
    match state.frame() {
        Frame::Strike(_) => rule_id!("SPL-1"),
        Frame::Smash(_) => rule_id!("ABI-MONSTROUS"),
        Frame::Arrive(_) => rule_id!("ABI-MASSIVE"),
        Frame::Purge(_) => rule_id!("FM-MUCK-6"),
        // A frog that is hit by a flying frog stays if Land is left under it.
        _ if state.frog_at(cell).is_some_and(|seat| seat != state.combat.defender()) => rule_id!("KBS-3"),
        _ => rule_id!("KBS-2"),
    }
}

/// Visits the backs that the top tile of a hex may have, with their weights.
pub(super) fn outcomes(state: &State, cell: Cell, each: &mut impl FnMut(Move, u32)) {
    if let Some(back) = state.top(cell).and_then(Tile::back) {
        return each(Move::Back(back), 1);
    }
    for back in Back::ALL.into_iter().filter(|&back| state.backs[back as usize] > 0) {
        each(Move::Back(back), u32::from(state.backs[back as usize]));
    }
}

/// Checks whether the top tile of a hex may have this back.
pub(super) fn check(state: &State, cell: Cell, mv: Move) -> Answer {
    let Move::Back(back) = mv else { return None };
    let is_possible = match state.top(cell).and_then(Tile::back) {
        Some(settled) => settled == back,
        None => state.backs[back as usize] > 0,
    };
    possible(is_possible, Question::Back)
}
