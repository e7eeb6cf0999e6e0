//! A magma bomb: a die picks a space beside a volcano, and the critters there go home (VQ-BOMB).

use super::{Answer, Step, contest, possible};
use crate::event::{Event, Loss};
use crate::frame::Frame;
use crate::moves::Move;
use crate::power::PowerTrait;
use crate::question::Question;
use crate::rules::Rules;
use crate::state::State;
use hexgrid::{Dir, Hex};
use serde::{Deserialize, Serialize};
use tabletop::{Pending, RandomBelow, Seat, Sink, emit};

/// Chance rolls where a bomb falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bomb {
    /// The volcano.
    pub hex: Hex,
    /// Whose bomb it is.
    pub seat: Seat,
}

impl Step for Bomb {
    fn pending(self, _: &Rules, _: &State) -> Pending<Question> {
        Pending::Chance(Question::BombRoll { seat: self.seat })
    }

    fn check(self, _: &Rules, _: &State, mv: Move) -> Answer {
        let Move::Roll(face) = mv else { return None };
        possible((1..=6).contains(&face), Question::BombRoll { seat: self.seat })
    }

    #[inline(never)]
    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let Move::Roll(face) = mv else { return };
        // Faces count the spaces clockwise from the east.
        let target = self.hex.step(Dir::ALL[face as usize % 6], 1);
        emit!(sink, "VQ-BOMB", Event::BombFell { seat: self.seat, hex: target });
        state.pop();
        strike(rules, state, target, sink);
        contest::begin(state);
    }

    fn outcomes(self, _: &Rules, _: &State, each: &mut impl FnMut(Move, u32)) {
        (1..=6).for_each(|face| each(Move::Roll(face), 1));
    }

    fn sample(self, _: &Rules, _: &State, below: RandomBelow<'_>) -> Option<Move> {
        Some(Move::Roll(1 + below(6) as u8))
    }
}

/// Returns whether a player may throw a bomb: once per round.
pub(super) fn may_throw(state: &State, seat: Seat) -> bool {
    state.powers(seat).has(PowerTrait::Bomb) && !state.player(seat).bombed
}

/// Throws a bomb; chance then rolls where it falls.
pub(super) fn throw(state: &mut State, hex: Hex, seat: Seat) {
    state.player_mut(seat).bombed = true;
    state.push(Frame::Bomb(Bomb { hex, seat }));
}

/// Sends home all critters on a space, burrowed and frozen ones too; a Colossal loses a piece.
fn strike<S: Sink<Event>>(rules: &Rules, state: &mut State, target: Hex, sink: &mut S) {
    let Some(site) = state.land.site(target) else { return };
    for owner in rules.seats() {
        let colossal = state.player(owner).colossal().filter(|critter| critter.site() == site);
        let here = |state: &State| {
            let mut land = state.player(owner).land().iter().copied();
            land.find(|critter| critter.site() == site && !critter.is_colossal())
        };
        while let Some(critter) = here(state) {
            let spot = state.spot(critter);
            emit!(sink, "VQ-BOMB", Event::WentHome { seat: owner, spot, loss: Loss::Bomb });
            state.send_home(owner, critter);
        }
        if let Some(critter) = colossal {
            emit!(sink, "VQ-COLOSSAL", Event::Wounded { seat: owner, spot: state.spot(critter) });
            state.shrink_colossal(owner, critter);
        }
    }
    state.recount();
}
