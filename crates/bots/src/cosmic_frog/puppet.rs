//! Choosing for a frog that is possessed: send it against others, let it gain nothing, let it pay.

use super::worth::{Eye, OMEGA};
use cosmic_frog::{Move, Question};
use tabletop::Seat;

/// What an answer for the puppet is worth to the one who pulls the strings.
pub(super) fn weigh(puppet: &Eye<'_>, master: Seat, question: Question, mv: Move) -> f64 {
    if let Some(victim) = target(puppet, mv) {
        let own = victim == master || puppet.rules.vault(victim) == puppet.rules.vault(master);
        return if own { -5.0 } else { 5.0 };
    }
    let paid = f64::from(puppet.rules.price(puppet.state, mv));
    match (question, mv) {
        // The attack it was sent on shall succeed.
        (Question::Commit { attacks: true }, _) => paid,
        (Question::Window(_), Move::Reroll(_) | Move::Raise) => -1.0,
        _ => OMEGA * paid - super::own(puppet, question, mv),
    }
}

/// Whom an action attacks or raids.
fn target(puppet: &Eye<'_>, mv: Move) -> Option<Seat> {
    match mv {
        Move::Leap(cell) | Move::SlipAttack(cell, _) | Move::LandAttack(cell, _) => puppet.state.frog_at(cell),
        Move::Ram(seat) => Some(seat),
        _ => None,
    }
}
