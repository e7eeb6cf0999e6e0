//! The card Detour: its owner chooses which lava, or which volcano, will be guided this turn (VQ-CAL-DETOUR).

use super::{Answer, Step, ask};
use crate::event::Event;
use crate::frame::{Detour, TurnMode, TurnStage};
use crate::lava::Lava;
use crate::moves::Move;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::State;
use hexgrid::Hex;
use tabletop::{Pending, Sink};

/// The active player chooses what the Detour guides.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AimDetour;

impl Step for AimDetour {
    fn pending(self, _: &Rules, state: &State) -> Pending<Question> {
        ask(state.turn.seat, Question::Aim)
    }

    fn legal(self, _: &Rules, state: &State, moves: &mut Vec<Move>) {
        moves.extend(lavas(state).map(Move::Aim));
        moves.sort_unstable();
        if can_aim_volcano(state) {
            moves.push(Move::AimVolcano);
        }
    }

    fn check(self, _: &Rules, state: &State, mv: Move) -> Answer {
        let fits = match mv {
            Move::Aim(hex) => lavas(state).any(|other| other == hex),
            Move::AimVolcano => can_aim_volcano(state),
            _ => return None,
        };
        Some(if fits { Ok(()) } else { Err(Refusal::NoLava) })
    }

    fn apply<S: Sink<Event>>(self, _: &Rules, state: &mut State, mv: Move, _: &mut S) {
        state.turn.detour = match mv {
            Move::Aim(hex) => Detour::Lava(hex),
            _ => Detour::Volcano,
        };
        state.pop();
    }
}

/// Returns whether there is anything to guide.
pub(super) fn can_aim(state: &State) -> bool {
    can_aim_volcano(state) || lavas(state).next().is_some()
}

/// Returns whether a volcano can still be bought this turn.
fn can_aim_volcano(state: &State) -> bool {
    matches!(state.turn.stage, TurnStage::Move | TurnStage::Buy)
}

/// Lists the lava that flows at the end of this turn.
fn lavas(state: &State) -> impl Iterator<Item = Hex> + '_ {
    let normal = state.turn.mode == TurnMode::Normal;
    let flows = move |lava: &&Lava| normal && !lava.fresh && !lava.pooled && state.land.site(lava.hex).is_some();
    state.lavas.all().iter().filter(flows).map(|lava| lava.hex)
}
