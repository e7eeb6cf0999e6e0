//! Bombs: a die picks a space around a volcano, and critters there go home (VQ-BOMB).

use super::contest;
use crate::event::{Event, Loss};
use crate::event_rule::Tell;
use crate::moves::Move;
use crate::rules::Rules;
use crate::state::{Frame, State};
use hexgrid::{Dir, Hex};
use tabletop::{Seat, Sink, rule};

pub(crate) fn begin(state: &mut State, hex: Hex, seat: Seat) {
    state.player_mut(seat).bombed = true;
    state.push(Frame::Bomb { hex, seat });
}

/// Faces count the spaces clockwise from the east.
fn space(hex: Hex, face: u8) -> Hex {
    hex.step(Dir::ALL[face as usize % 6], 1)
}

#[inline(never)]
pub(crate) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, hex: Hex, seat: Seat, mv: Move, sink: &mut S) {
    let Move::Roll(face) = mv else { return };
    rule!("VQ-BOMB");
    let target = space(hex, face);
    sink.tell(Event::BombFell { seat, hex: target });
    state.pop();
    if let Some(site) = state.land.site(target) {
        for owner in rules.seats() {
            let hit = state.player(owner).colossal().filter(|critter| critter.site() == site);
            let here = |state: &State| {
                state
                    .player(owner)
                    .land()
                    .iter()
                    .copied()
                    .find(|critter| critter.site() == site && !critter.is_colossal())
            };
            while let Some(critter) = here(state) {
                sink.tell(Event::WentHome { seat: owner, spot: state.spot(critter), loss: Loss::Bomb });
                state.send_home(owner, critter);
            }
            if let Some(critter) = hit {
                rule!("VQ-COLOSSAL");
                sink.tell(Event::Wounded { seat: owner, spot: state.spot(critter) });
                state.wound(owner, critter);
            }
        }
        state.recount();
    }
    contest::begin(state);
}
