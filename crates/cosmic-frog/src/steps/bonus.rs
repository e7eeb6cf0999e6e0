//! Rich Lands: chance draws the backs of Land tiles when they are placed, or when Vaults are scored (VAR-RICH-1, VAR-RICH-2).
//! `score.rs` has the second case.

use super::{Answer, Progress, Step, possible};
use crate::event::Event;
use crate::land::Land;
use crate::moves::Move;
use crate::question::Question;
use crate::rules::Rules;
use crate::setup::RichLands;
use crate::state::State;
use crate::tile::{Bonus, Stack};
use hexgrid::Cell;
use serde::{Deserialize, Serialize};
use tabletop::{Pending, Sink, emit, rule};

/// Backs in the box per lowland type and per highland type.
const BOX: [[u8; 3]; 2] = [[8, 2, 2], [6, 1, 1]];

/// Chance draws the back of the Land that was just laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BonusStep {
    /// Where it lies.
    pub cell: Cell,
}

impl Step for BonusStep {
    fn advance<S: Sink<Event>>(self, _: &Rules, state: &mut State, _: &mut S) -> Progress {
        if self.tile(state).is_some() {
            return Progress::Wait;
        }
        state.pop();
        Progress::Continue
    }

    fn pending(self, _: &Rules, state: &State) -> Pending<Question> {
        pending(self.tile(state))
    }

    fn check(self, _: &Rules, state: &State, mv: Move) -> Answer {
        check(state, self.tile(state), mv)
    }

    fn apply<S: Sink<Event>>(self, _: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let tile = self.tile(state);
        apply(state, tile, mv, sink);
    }

    fn outcomes(self, _: &Rules, state: &State, each: &mut impl FnMut(Move, u32)) {
        outcomes(state, self.tile(state), each);
    }
}

impl BonusStep {
    fn tile(self, state: &State) -> Option<UnknownBack> {
        unknown_back(state, Stack::Hex(self.cell))
    }
}

/// A Land tile whose back is not known: its stack, its depth there, and its type.
pub(super) type UnknownBack = (Stack, usize, Land);

/// Returns the highest Land tile of a stack whose back is not known.
pub(super) fn unknown_back(state: &State, stack: Stack) -> Option<UnknownBack> {
    let mut tiles = state.tiles.stack(stack).enumerate();
    tiles.find_map(|(depth, tile)| tile.as_land().filter(|_| tile.bonus().is_none()).map(|land| (stack, depth, land)))
}

/// Returns the backs of all types before any is drawn.
pub(crate) fn all(rules: &Rules) -> [[u8; 3]; 8] {
    if rules.setup.rich == RichLands::Off {
        return [[0; 3]; 8];
    }
    rule!("VAR-RICH-2");
    Land::ALL.map(|land| BOX[usize::from(land.is_high())])
}

pub(super) fn pending(tile: Option<UnknownBack>) -> Pending<Question> {
    match tile {
        Some((_, _, land)) => Pending::Chance(Question::Bonus { land }),
        None => Pending::Over,
    }
}

pub(super) fn outcomes(state: &State, tile: Option<UnknownBack>, each: &mut impl FnMut(Move, u32)) {
    let Some((_, _, land)) = tile else { return };
    let left = state.bonuses[land.index() as usize];
    for bonus in Bonus::ALL.into_iter().filter(|&bonus| left[bonus as usize] > 0) {
        each(Move::Bonus(bonus), u32::from(left[bonus as usize]));
    }
}

pub(super) fn check(state: &State, tile: Option<UnknownBack>, mv: Move) -> Answer {
    let (Move::Bonus(bonus), Some((_, _, land))) = (mv, tile) else { return None };
    possible(state.bonuses[land.index() as usize][bonus as usize] > 0, Question::Bonus { land })
}

pub(super) fn apply<S: Sink<Event>>(state: &mut State, tile: Option<UnknownBack>, mv: Move, sink: &mut S) {
    let (Move::Bonus(bonus), Some((stack, depth, land))) = (mv, tile) else { return };
    let left = &mut state.bonuses[land.index() as usize][bonus as usize];
    *left = left.saturating_sub(1);
    state.tiles.set_bonus(stack, depth, bonus);
    emit!(sink, "VAR-RICH-1", Event::BonusSeen { land, bonus, stack });
}
