//! The chosen critter, Colossal or group goes somewhere (VQ-MOVE-1, VQ-GROUP-2). Choosing it is in `movement.rs`.

use super::{Answer, Step, ask, contest, destinations, intrusion};
use crate::biome::Spot;
use crate::event::{Event, Loss};
use crate::land::Part;
use crate::moves::{Move, Piece};
use crate::part_set::PartSet;
use crate::player::Critter;
use crate::power::PowerTrait;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::State;
use serde::{Deserialize, Serialize};
use tabletop::{Pending, RuleId, Seat, SeatSet, Sink, emit, rule, rule_id};

/// The active player chooses where a piece goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Walk {
    /// What moves.
    pub piece: Piece,
    /// Where it stands; for a group its first critter.
    pub from: Spot,
    /// Whether it may use a flying movement.
    pub flying: bool,
}

impl Step for Walk {
    fn pending(self, _: &Rules, state: &State) -> Pending<Question> {
        ask(state.turn.seat, Question::Walk { piece: self.piece, from: self.from })
    }

    fn legal(self, rules: &Rules, state: &State, moves: &mut Vec<Move>) {
        let Some(part) = state.land.part(self.from) else { return };
        let all = targets(rules, state, self.piece, part, self.flying);
        moves.extend(all.iter().map(|to| Move::To(state.land.spot(to))));
    }

    fn check(self, rules: &Rules, state: &State, mv: Move) -> Answer {
        let Move::To(spot) = mv else { return None };
        let (Some(part), Some(to)) = (state.land.part(self.from), state.land.part(spot)) else {
            return Some(Err(Refusal::NoSuchPart));
        };
        Some(if targets(rules, state, self.piece, part, self.flying).contains(to) {
            Ok(())
        } else {
            Err(refusal_of_movement(rules, state, self.piece, part, to))
        })
    }

    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let Move::To(spot) = mv else { return };
        let (Some(part), Some(to)) = (state.land.part(self.from), state.land.part(spot)) else { return };
        let (seat, piece) = (state.turn.seat, self.piece);
        state.pop();
        self.use_movement(rules, state, part, to);
        let own_rule = match piece {
            Piece::Group => rule_id!("VQ-GROUP-2"),
            _ => rule_id!("VQ-MOVE-1"),
        };
        let controllers = state.control(to).without(seat);
        if controllers.is_empty() {
            return move_piece(state, (seat, piece, part, to), own_rule, sink);
        }
        if is_own(state, seat, part, to) {
            move_piece(state, (seat, piece, part, to), own_rule, sink);
            // Others may have settled beside the owner's burrowed critters.
            return contest::begin(state);
        }
        let is_pack = piece == Piece::Group
            && state.powers(seat).has(PowerTrait::Pack)
            && destinations::pack_beats(rules, state, seat, part, to).is_ok();
        if is_pack {
            rule!("VQ-PACK");
            drive_out(state, controllers, to, sink);
            return move_piece(state, (seat, piece, part, to), rule_id!("VQ-PACK"), sink);
        }
        intrusion::enter(rules, state, (seat, piece, part, to), controllers, sink);
    }
}

impl Walk {
    /// Uses up a movement, or a flying one where no other is left or reaches the target.
    fn use_movement(self, rules: &Rules, state: &mut State, from: Part, to: Part) {
        let seat = state.turn.seat;
        let on_foot = state.turn.movements > 0
            && (!self.flying
                || destinations::all_destinations(rules, state, seat, self.piece, from, false).contains(to));
        if on_foot {
            state.turn.movements -= 1;
        } else {
            state.turn.flights = state.turn.flights.saturating_sub(1);
        }
    }
}

/// Returns everywhere the piece may go with the movements that are left.
pub(super) fn targets(rules: &Rules, state: &State, piece: Piece, from: Part, flying: bool) -> PartSet {
    let seat = state.turn.seat;
    let all = destinations::all_destinations(rules, state, seat, piece, from, flying);
    if state.turn.movements == 0 && piece == Piece::Group { PartSet::EMPTY } else { all }
}

/// Returns the reason against a movement that is not possible.
pub(super) fn refusal_of_movement(rules: &Rules, state: &State, piece: Piece, from: Part, to: Part) -> Refusal {
    let seat = state.turn.seat;
    if from == to {
        return Refusal::SamePlace;
    }
    if state.is_frozen(state.land.hex(to.site())) {
        return Refusal::Frozen;
    }
    if piece == Piece::Group && state.powers(seat).has(PowerTrait::Pack) {
        let touched = destinations::moving_critters(state, seat, piece, from)
            .any(|critter| destinations::touching_parts(rules, state, critter.part()).contains(to));
        if let (true, Err(by)) = (touched, destinations::pack_beats(rules, state, seat, from, to)) {
            return Refusal::PackTooSmall { by };
        }
    }
    if state.powers(seat).has(PowerTrait::Cooperate)
        && destinations::moving_critters(state, seat, piece, from).any(|critter| critter.site() == to.site())
        && let Some(by) = destinations::herd_against(rules, state, seat, to)
    {
        rule!("VQ-COOP");
        return Refusal::HerdHolds { by };
    }
    if state.control(to).is_empty() { Refusal::OutOfReach } else { Refusal::Controlled }
}

/// Returns whether a piece enters a biome as its owner's.
///
/// Where the owner has only burrowed critters, a Cooperative critter that has no other way there enters as an intruder.
fn is_own(state: &State, seat: Seat, from: Part, to: Part) -> bool {
    let biome = state.land.biome(to);
    let at_home = state.land.biome(from) == biome || state.active_critters(seat, biome).next().is_some();
    state.control(to).contains(seat) && (at_home || state.powers(seat).has_group_powers())
}

/// Moves a piece. The caller settles what its arrival does to others.
pub(super) fn move_piece<S: Sink<Event>>(
    state: &mut State,
    (seat, piece, from, to): (Seat, Piece, Part, Part),
    rule: RuleId,
    sink: &mut S,
) {
    let (start, end) = (state.land.spot(from), state.land.spot(to));
    emit!(sink, rule, Event::Walked { seat, piece, from: start, to: end });
    if piece == Piece::Group {
        rule!("VQ-GROUP-2");
        let biome = state.land.biome(from);
        let next = |state: &State| state.active_critters(seat, biome).find(|critter| critter.part() != to);
        while let Some(critter) = next(state) {
            state.walk(seat, critter, to);
        }
    } else {
        rule!("VQ-MOVE-1");
        let critter = if piece == Piece::Single { Critter::single(from) } else { Critter::colossal(from) };
        state.walk(seat, critter, to);
    }
    state.recount();
}

/// Sends home every critter that a pack beats; burrowed critters stay.
fn drive_out<S: Sink<Event>>(state: &mut State, seats: SeatSet, to: Part, sink: &mut S) {
    let biome = state.land.biome(to);
    for seat in seats.iter() {
        contest::send_all(state, seat, biome, (Loss::Pack, rule_id!("VQ-PACK")), sink);
    }
}
