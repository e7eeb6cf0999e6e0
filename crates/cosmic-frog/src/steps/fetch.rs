//! After a raid the owners of the Vault choose which of their frogs comes back (RAID-5, TEAM-5).

use super::{Answer, Progress, Step, anytime, ask, turn::drift};
use crate::event::Event;
use crate::moves::Move;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Frame, Place, State};
use serde::{Deserialize, Serialize};
use tabletop::{Pending, Seat, Sink, rule, rule_id};

/// The owners of a raided Vault choose which of their frogs comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fetch {
    /// Whose Vault was raided.
    pub owner: Seat,
    /// By how many dimensions the frog comes back.
    pub steps: u8,
}

impl Step for Fetch {
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        let Fetch { owner, steps } = self;
        let (seat, rule) = if rules.is_robo(owner) {
            let nearest = out(rules, state, owner).min_by_key(|&seat| match state.frog(seat).place {
                Place::Outer(dimension) => dimension,
                _ => u8::MAX,
            });
            (nearest, rule_id!("SOLO-VAULT-1"))
        } else if out(rules, state, owner).nth(1).is_some() {
            rule!("TEAM-5");
            return Progress::Wait;
        } else {
            (out(rules, state, owner).next(), rule_id!("RAID-5"))
        };
        state.pop();
        if let Some(seat) = seat {
            drift(state, seat, steps, rule, sink);
        }
        Progress::Continue
    }

    /// Asks the lowest seat of the team.
    fn pending(self, rules: &Rules, state: &State) -> Pending<Question> {
        let Fetch { owner, steps } = self;
        ask(state, rules.vault_owner(owner), Question::Fetch { steps })
    }

    fn legal(self, rules: &Rules, state: &State, moves: &mut Vec<Move>) {
        let owner = self.owner;
        anytime::legal(rules, state, rules.vault_owner(owner), moves);
        moves.extend(out(rules, state, owner).map(Move::Fetch));
    }

    fn check(self, rules: &Rules, state: &State, mv: Move) -> Answer {
        let Move::Fetch(seat) = mv else { return None };
        Some(check_frog(rules, state, self.owner, seat))
    }

    fn apply<S: Sink<Event>>(self, _: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let Move::Fetch(seat) = mv else { return };
        state.pop();
        drift(state, seat, self.steps, rule_id!("TEAM-5"), sink);
    }
}

/// Begins this step after a raid took this many tiles from the Vault of a frog's team.
pub(crate) fn begin(state: &mut State, owner: Seat, steps: u8) {
    state.push(Frame::Fetch(Fetch { owner, steps }));
}

fn check_frog(rules: &Rules, state: &State, owner: Seat, seat: Seat) -> Result<(), Refusal> {
    let out = seat.0 < rules.frogs && matches!(state.frog(seat).place, Place::Outer(_));
    if out && rules.vault(seat) == rules.vault(owner) { Ok(()) } else { Err(Refusal::NotOut) }
}

fn out(rules: &Rules, state: &State, owner: Seat) -> impl Iterator<Item = Seat> {
    rules.seats().filter(move |&seat| check_frog(rules, state, owner, seat).is_ok())
}
