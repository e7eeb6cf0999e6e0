//! After a raid the owners of the Vault choose which of their frogs comes back (RAID-5, TEAM-5).

use super::{Flow, anytime, ask, turn::drift};
use crate::event::Event;
use crate::moves::Move;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Frame, Place, State};
use tabletop::{Pending, Seat, Sink, rule, rule_id};

/// A raid on the Vault of this frog's team took so many tiles.
pub(crate) fn begin(state: &mut State, owner: Seat, steps: u8) {
    state.push(Frame::Fetch { owner, steps });
}

fn check_frog(rules: &Rules, state: &State, owner: Seat, seat: Seat) -> Result<(), Refusal> {
    let out = seat.0 < rules.frogs && matches!(state.frog(seat).place, Place::Outer(_));
    if out && rules.vault(seat) == rules.vault(owner) { Ok(()) } else { Err(Refusal::NotOut) }
}

fn out(rules: &Rules, state: &State, owner: Seat) -> impl Iterator<Item = Seat> {
    rules.seats().filter(move |&seat| check_frog(rules, state, owner, seat).is_ok())
}

pub(crate) fn advance<S: Sink<Event>>(rules: &Rules, state: &mut State, owner: Seat, steps: u8, sink: &mut S) -> Flow {
    let (seat, rule) = if rules.is_robo(owner) {
        let nearest = out(rules, state, owner).min_by_key(|&seat| match state.frog(seat).place {
            Place::Outer(dimension) => dimension,
            _ => u8::MAX,
        });
        (nearest, rule_id!("SOLO-VAULT-1"))
    } else if out(rules, state, owner).nth(1).is_some() {
        rule!("TEAM-5");
        return Flow::Wait;
    } else {
        (out(rules, state, owner).next(), rule_id!("RAID-5"))
    };
    state.pop();
    if let Some(seat) = seat {
        drift(state, seat, steps, rule, sink);
    }
    Flow::Go
}

/// The lowest seat of the team decides.
pub(crate) fn turn(rules: &Rules, state: &State, owner: Seat, steps: u8) -> Pending<Question> {
    ask(state, rules.owner(owner), Question::Fetch { steps })
}

pub(crate) fn legal(rules: &Rules, state: &State, owner: Seat, moves: &mut Vec<Move>) {
    anytime::legal(rules, state, rules.owner(owner), moves);
    moves.extend(out(rules, state, owner).map(Move::Fetch));
}

pub(crate) fn check(rules: &Rules, state: &State, owner: Seat, mv: Move) -> Option<Result<(), Refusal>> {
    let Move::Fetch(seat) = mv else { return None };
    Some(check_frog(rules, state, owner, seat))
}

pub(crate) fn apply<S: Sink<Event>>(state: &mut State, steps: u8, mv: Move, sink: &mut S) {
    let Move::Fetch(seat) = mv else { return };
    state.pop();
    drift(state, seat, steps, rule_id!("TEAM-5"), sink);
}
