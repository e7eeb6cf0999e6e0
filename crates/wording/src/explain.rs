//! "Why not?": any move that somebody might try, as text, with the answer in words.

use crate::{GameWording, Messages};
use tabletop::Pending;

/// Says of a move in notation that it cannot be read, that it is allowed, or why it is refused.
///
/// Give it the view of the person who asks. It uses nothing but the refusal of that move; outcomes of chance are not
/// looked at, because what is possible among them may be a secret.
pub fn explain<G: GameWording>(rules: &G, state: &G::State, text: &str, words: &Messages) -> String {
    match rules.read_move(state, text) {
        Err(reason) => reason,
        Ok(_) if matches!(rules.pending(state), Pending::Chance(_)) => words.plain("explain.chance"),
        Ok(mv) => match rules.check(state, mv) {
            Ok(()) => words.get("explain.legal", &[("answer", &rules.answer(state, mv, words))]),
            Err(refusal) => rules.refusal(refusal, words),
        },
    }
}
