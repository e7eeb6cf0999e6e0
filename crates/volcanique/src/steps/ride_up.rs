//! Burrowed critters ride up onto the tile that covers them (VQ-BURROW).

use super::cover_tile::finish;
use super::{Answer, Progress, Step, ask};
use crate::biome::Biome;
use crate::event::Event;
use crate::land::{Part, Site};
use crate::moves::Move;
use crate::player::Critter;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::State;
use hexgrid::Hex;
use serde::{Deserialize, Serialize};
use tabletop::{Pending, Seat, Sink, emit};

/// Owners of burrowed critters choose the part of the new tile where the critters' own colour is missing on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RideUp {
    /// The covered space.
    pub hex: Hex,
}

impl Step for RideUp {
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        let Some((seat, critter)) = self.rider(rules, state) else { return finish(state) };
        let ways = {
            let mut all = parts(state, critter.site());
            (all.next(), all.next())
        };
        let (Some(only), None) = ways else { return Progress::Wait };
        ride(state, seat, critter, only, sink);
        Progress::Continue
    }

    fn pending(self, rules: &Rules, state: &State) -> Pending<Question> {
        let Some((seat, _)) = self.rider(rules, state) else { return Pending::Over };
        ask(seat, Question::Ride { hex: self.hex })
    }

    fn legal(self, rules: &Rules, state: &State, moves: &mut Vec<Move>) {
        if let Some((_, critter)) = self.rider(rules, state) {
            moves.extend(parts(state, critter.site()).map(|part| Move::To(state.land.spot(part))));
        }
    }

    fn check(self, _: &Rules, state: &State, mv: Move) -> Answer {
        let Move::To(spot) = mv else { return None };
        let there = spot.hex == self.hex && state.land.part(spot).is_some();
        Some(if there { Ok(()) } else { Err(Refusal::NoSuchPart) })
    }

    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let (Move::To(spot), Some((seat, critter))) = (mv, self.rider(rules, state)) else { return };
        if let Some(part) = state.land.part(spot) {
            ride(state, seat, critter, part, sink);
        }
    }
}

impl RideUp {
    /// Returns the next burrowed critter whose colour the new tile lacks.
    fn rider(self, rules: &Rules, state: &State) -> Option<(Seat, Critter)> {
        let site = state.land.site(self.hex)?;
        if state.inhabited_sites() & site.bit() == 0 {
            return None;
        }
        state.seats_from(rules, state.turn.seat).find_map(|seat| {
            let lost = |critter: &&Critter| critter.site() == site && !state.land.has(critter.part());
            state.player(seat).land().iter().find(lost).map(|&critter| (seat, critter))
        })
    }
}

/// Returns the parts of the new tile.
fn parts(state: &State, site: Site) -> impl Iterator<Item = Part> + '_ {
    Biome::ALL.into_iter().map(move |biome| Part::new(site, biome)).filter(|&part| state.land.has(part))
}

fn ride<S: Sink<Event>>(state: &mut State, seat: Seat, critter: Critter, to: Part, sink: &mut S) {
    state.walk(seat, critter, to);
    emit!(sink, "VQ-BURROW", Event::Rode { seat, spot: state.land.spot(to) });
    state.recount();
}
