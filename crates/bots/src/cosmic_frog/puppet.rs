//! Values of the answers for a possessed frog: let it attack others, gain nothing and spend its Ω.

use super::evaluator::{Evaluator, OMEGA};
use cosmic_frog::{Move, Question};
use tabletop::Seat;

/// Returns the value of an answer for the puppet to the frog that possesses it.
pub(super) fn weigh(puppet: &Evaluator<'_>, master: Seat, question: Question, mv: Move) -> f64 {
    if let Some(victim) = target(puppet, mv) {
        let own = victim == master || puppet.rules.vault(victim) == puppet.rules.vault(master);
        return if own { -5.0 } else { 5.0 };
    }
    let paid = f64::from(puppet.rules.price(puppet.state, mv));
    match (question, mv) {
        // The attack should succeed, so it commits as much as it can.
        (Question::Commit { attacks: true }, _) => paid,
        (Question::Window(_), Move::Reroll(_) | Move::Raise) => -1.0,
        _ => OMEGA * paid - super::own(puppet, question, mv),
    }
}

/// Returns the frog that an action attacks.
fn target(puppet: &Evaluator<'_>, mv: Move) -> Option<Seat> {
    match mv {
        Move::Leap(cell) | Move::SlipAttack(cell, _) | Move::LandAttack(cell, _) => puppet.state.frog_at(cell),
        Move::Ram(seat) => Some(seat),
        _ => None,
    }
}
