//! The chosen swimmer goes to another sea space or comes ashore (VQ-SEA). Choosing it is in the claim step.

use super::sea::{check_shore, check_space, flee, shores, spaces};
use super::{Answer, Step, ask};
use crate::event::Event;
use crate::moves::Move;
use crate::player::Critter;
use crate::question::Question;
use crate::rules::Rules;
use crate::state::State;
use hexgrid::Hex;
use serde::{Deserialize, Serialize};
use tabletop::{Pending, Sink, emit};

/// The active player chooses where a swimmer goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Swim {
    /// Where it swims now.
    pub from: Hex,
}

impl Step for Swim {
    fn pending(self, _: &Rules, state: &State) -> Pending<Question> {
        ask(state.turn.seat, Question::Swim { from: self.from })
    }

    #[inline(never)]
    fn legal(self, rules: &Rules, state: &State, moves: &mut Vec<Move>) {
        moves.extend(spaces(rules, state).map(Move::Dive));
        let start = moves.len();
        let spots = shores(self.from).filter(|&spot| check_shore(rules, state, self.from, spot).is_ok());
        moves.extend(spots.map(Move::Ashore));
        moves[start..].sort_unstable();
    }

    fn check(self, rules: &Rules, state: &State, mv: Move) -> Answer {
        Some(match mv {
            Move::Dive(hex) => check_space(rules, state, hex),
            Move::Ashore(spot) => check_shore(rules, state, self.from, spot),
            _ => return None,
        })
    }

    #[inline(never)]
    fn apply<S: Sink<Event>>(self, _: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let (seat, from) = (state.turn.seat, self.from);
        state.pop();
        state.turn.swum = true;
        match mv {
            Move::Dive(to) => flee(state, from, to, sink),
            Move::Ashore(spot) => {
                if let Some(part) = state.land.part(spot) {
                    let player = state.player_mut(seat);
                    player.leave_sea(from);
                    player.add(Critter::single(part));
                    state.recount();
                    emit!(sink, "VQ-SEA", Event::CameAshore { seat, from, spot });
                }
            }
            _ => {}
        }
    }
}
