//! A tile is laid on a space. First every critter on it migrates within its biome, to where the placer says (VQ-TILE-2).
//! Burrowed critters stay and ride up, see `ride_up.rs`.

use super::ride_up::RideUp;
use super::{Answer, Progress, Step, ask, contest, destinations};
use crate::event::{Event, Loss};
use crate::frame::Frame;
use crate::land::{Part, Site};
use crate::moves::{Move, Piece};
use crate::player::Critter;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::State;
use crate::tile::Face;
use hexgrid::Hex;
use serde::{Deserialize, Serialize};
use tabletop::{Pending, RuleId, Seat, Sink, emit, rule, rule_id};

/// A tile goes onto a space once the critters there have left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CoverTile {
    /// The tile.
    pub face: Face,
    /// The space.
    pub hex: Hex,
}

impl Step for CoverTile {
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        let CoverTile { face, hex } = self;
        let site = state.land.site(hex);
        if let Some((owner, critter)) = site.and_then(|site| next_on(rules, state, site)) {
            let mut all = destinations::rest_of_biome(state, critter.part()).iter();
            match (all.next(), all.next()) {
                (Some(_), Some(_)) => return Progress::Wait,
                (Some(only), None) => {
                    rule!("VQ-TILE-2");
                    migrate(state, owner, critter, only, rule_id!("VQ-TILE-2"), sink);
                }
                (None, _) => {
                    let spot = state.spot(critter);
                    emit!(sink, "VQ-TILE-2", Event::WentHome { seat: owner, spot, loss: Loss::Covered });
                    state.send_home(owner, critter);
                    state.recount();
                }
            }
            return Progress::Continue;
        }
        if let Some(site) = site {
            let old = state.land.face(site);
            state.land.push(site, face);
            emit!(sink, "VQ-TILE-1", Event::Laid { seat: state.turn.seat, face, hex });
            state.refresh_at(rules, site, old);
            // Only burrowed critters can still be there.
            if state.inhabited_sites() & site.bit() != 0 {
                state.replace(Frame::RideUp(RideUp { hex }));
                return Progress::Continue;
            }
        }
        finish(state)
    }

    fn pending(self, rules: &Rules, state: &State) -> Pending<Question> {
        let Some((owner, critter)) = self.next(rules, state) else { return Pending::Over };
        ask(state.turn.seat, Question::Migrate { owner, piece: piece(critter), from: state.spot(critter) })
    }

    fn legal(self, rules: &Rules, state: &State, moves: &mut Vec<Move>) {
        if let Some((_, critter)) = self.next(rules, state) {
            let all = destinations::rest_of_biome(state, critter.part());
            moves.extend(all.iter().map(|part| Move::To(state.land.spot(part))));
        }
    }

    fn check(self, rules: &Rules, state: &State, mv: Move) -> Answer {
        let (Move::To(spot), Some((_, critter))) = (mv, self.next(rules, state)) else { return None };
        let Some(part) = state.land.part(spot) else { return Some(Err(Refusal::NoSuchPart)) };
        let reached = destinations::rest_of_biome(state, critter.part()).contains(part);
        Some(if reached { Ok(()) } else { Err(Refusal::OutOfReach) })
    }

    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let (Move::To(spot), Some((owner, critter))) = (mv, self.next(rules, state)) else { return };
        if let Some(part) = state.land.part(spot) {
            rule!("VQ-TILE-2");
            migrate(state, owner, critter, part, rule_id!("VQ-TILE-2"), sink);
        }
    }
}

impl CoverTile {
    /// Returns the next critter that has to leave.
    fn next(self, rules: &Rules, state: &State) -> Option<(Seat, Critter)> {
        next_on(rules, state, state.land.site(self.hex)?)
    }
}

/// Returns the next critter that has to leave a space: by seats from the active player on, then by its place.
fn next_on(rules: &Rules, state: &State, site: Site) -> Option<(Seat, Critter)> {
    if state.inhabited_sites() & site.bit() == 0 {
        return None;
    }
    state.seats_from(rules, state.turn.seat).find_map(|seat| {
        let mut here =
            state.player(seat).land().iter().filter(|critter| critter.site() == site && !critter.is_burrowed());
        here.next().map(|&critter| (seat, critter))
    })
}

/// Ends the step; contests follow.
pub(super) fn finish(state: &mut State) -> Progress {
    state.pop();
    contest::begin(state);
    Progress::Continue
}

/// Returns what a critter is called in questions.
pub(super) fn piece(critter: Critter) -> Piece {
    if critter.is_colossal() { Piece::Colossal } else { Piece::Single }
}

/// Moves a critter that has to leave its part.
pub(super) fn migrate<S: Sink<Event>>(
    state: &mut State,
    seat: Seat,
    critter: Critter,
    to: Part,
    rule: RuleId,
    sink: &mut S,
) {
    let (from, spot) = (state.spot(critter), state.land.spot(to));
    emit!(sink, rule, Event::Migrated { seat, piece: piece(critter), from, to: spot });
    state.walk(seat, critter, to);
    state.recount();
}
