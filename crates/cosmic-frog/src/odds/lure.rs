//! The result of AGGRO if the other frog gives in, for pages: played on a copy of the position with plain answers.

use super::{CombatOdds, LONG, after, combat_odds};
use crate::moves::Move;
use crate::question::Question;
use crate::rules::Rules;
use crate::state::{Frame, Place, Purpose, State};
use crate::steps;
use crate::steps::target::TargetStep;
use tabletop::{Pending, Seat};

/// What a frog does that gives in to AGGRO.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LureResponse {
    /// It attacks with these odds.
    Attack(CombatOdds),
    /// It does not reach the frog that provokes it and comes as near as this.
    Near(Place),
    /// It stays where it is.
    Nothing,
}

/// Returns the result of AGGRO or of giving in to it; `None` for any other answer or an illegal one.
pub fn lure_odds(rules: &Rules, state: &State, mv: Move) -> Option<LureResponse> {
    let (Move::Aggro(_) | Move::Heed) = mv else { return None };
    let lured = match (mv, state.frame()) {
        (Move::Aggro(target), _) => target,
        (_, Frame::Lure(lure)) => lure.target,
        _ => return None,
    };
    let mut tried = after(rules, state, mv)?;
    for _ in 0..LONG {
        match tried.frame() {
            Frame::Lure(_) | Frame::Target(TargetStep { purpose: Purpose::Aggro, .. }) => {}
            _ => break,
        }
        let Pending::Seat(decision) = steps::pending(rules, &tried) else { return None };
        let answer = match decision.question {
            Question::Aggro { .. } => Move::Heed,
            Question::Toll { .. } => Move::PayToll,
            _ => Move::Pass,
        };
        steps::check(rules, &tried, answer).ok()?;
        steps::apply(rules, &mut tried, answer, &mut ());
    }
    Some(outcome(rules, state, &tried, lured))
}

fn outcome(rules: &Rules, before: &State, after: &State, lured: Seat) -> LureResponse {
    if let Some(chances) = combat_odds(rules, after).filter(|_| after.combat.attacker() == lured) {
        return LureResponse::Attack(chances);
    }
    let place = after.frog(lured).place;
    if place == before.frog(lured).place { LureResponse::Nothing } else { LureResponse::Near(place) }
}
