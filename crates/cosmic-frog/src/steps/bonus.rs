//! Rich Lands: the backs of Land tiles, drawn as they are placed or looked at when Vaults are scored (VAR-RICH-1, VAR-RICH-2).

use super::Flow;
use crate::event::Event;
use crate::land::Land;
use crate::moves::Move;
use crate::rules::Rules;
use crate::setup::Rich;
use crate::state::{Frame, State};
use crate::tile::{Bonus, SLOTS, Stack};
use tabletop::{Sink, emit, rule};

/// Backs in the box per lowland type and per highland type.
const BOX: [[u8; 3]; 2] = [[8, 2, 2], [6, 1, 1]];

/// The backs of all types before any is drawn.
pub(crate) fn all(rules: &Rules) -> [[u8; 3]; 8] {
    if rules.setup.rich == Rich::Off {
        return [[0; 3]; 8];
    }
    rule!("VAR-RICH-2");
    Land::ALL.map(|land| BOX[usize::from(land.is_high())])
}

/// The tile whose back is drawn next: the one just laid, or the next one in a Vault.
pub(crate) fn next(rules: &Rules, state: &State) -> Option<(Stack, usize, Land)> {
    let unknown = |stack: Stack| {
        let mut tiles = state.tiles.stack(stack).enumerate();
        tiles.find_map(|(depth, tile)| {
            tile.as_land().filter(|_| tile.bonus().is_none()).map(|land| (stack, depth, land))
        })
    };
    match state.frame() {
        Frame::Bonus { cell } => unknown(Stack::Hex(cell)),
        _ => {
            let slots =
                (0..rules.vaults()).flat_map(|vault| (0..SLOTS as u8).map(move |slot| Stack::Vault(vault, slot)));
            slots.into_iter().find_map(unknown)
        }
    }
}

pub(crate) fn advance(rules: &Rules, state: &mut State) -> Flow {
    if next(rules, state).is_some() {
        return Flow::Wait;
    }
    match state.frame() {
        Frame::Bonus { .. } => state.pop(),
        _ => state.replace(Frame::Over),
    }
    Flow::Go
}

pub(crate) fn outcomes(state: &State, land: Land, each: &mut impl FnMut(Move, u32)) {
    let left = state.bonuses[land.index() as usize];
    for bonus in Bonus::ALL.into_iter().filter(|&bonus| left[bonus as usize] > 0) {
        each(Move::Bonus(bonus), u32::from(left[bonus as usize]));
    }
}

pub(crate) fn may_be(state: &State, land: Land, bonus: Bonus) -> bool {
    state.bonuses[land.index() as usize][bonus as usize] > 0
}

pub(crate) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
    let (Move::Bonus(bonus), Some((stack, depth, land))) = (mv, next(rules, state)) else { return };
    let left = &mut state.bonuses[land.index() as usize][bonus as usize];
    *left = left.saturating_sub(1);
    state.tiles.set_bonus(stack, depth, bonus);
    emit!(sink, "VAR-RICH-1", Event::BonusSeen { land, bonus, stack });
}
