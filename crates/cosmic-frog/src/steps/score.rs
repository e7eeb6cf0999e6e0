//! The last step of a game: with hidden Rich Lands, chance draws the backs of the Land in all Vaults (VAR-RICH-2).

use super::bonus::{self, UnknownBack, unknown_back};
use super::{Answer, Progress, Step};
use crate::event::Event;
use crate::moves::Move;
use crate::question::Question;
use crate::rules::Rules;
use crate::setup::RichLands;
use crate::state::{Frame, State};
use crate::tile::{SLOTS, Stack};
use tabletop::{Pending, Sink};

/// Vaults are scored.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ScoreStep;

impl Step for ScoreStep {
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, _: &mut S) -> Progress {
        if rules.setup.rich == RichLands::Hidden && next(rules, state).is_some() {
            return Progress::Wait;
        }
        state.replace(Frame::Over);
        Progress::Continue
    }

    fn pending(self, rules: &Rules, state: &State) -> Pending<Question> {
        bonus::pending(next(rules, state))
    }

    fn check(self, rules: &Rules, state: &State, mv: Move) -> Answer {
        bonus::check(state, next(rules, state), mv)
    }

    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let tile = next(rules, state);
        bonus::apply(state, tile, mv, sink);
    }

    fn outcomes(self, rules: &Rules, state: &State, each: &mut impl FnMut(Move, u32)) {
        bonus::outcomes(state, next(rules, state), each);
    }
}

/// Returns the next tile in a Vault whose back is not known.
fn next(rules: &Rules, state: &State) -> Option<UnknownBack> {
    let mut slots = (0..rules.vaults()).flat_map(|vault| (0..SLOTS as u8).map(move |slot| Stack::Vault(vault, slot)));
    slots.find_map(|stack| unknown_back(state, stack))
}
