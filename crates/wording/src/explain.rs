//! Explains why any move in notation is legal or refused.

use crate::key;
use crate::text::Text;
use crate::{GameWording, Messages};
use tabletop::Pending;

/// Explains that a move in notation cannot be read, is allowed, or why it is refused.
///
/// Pass the view of the player who asks. Only the refusal of this move is used. Outcomes of chance are not explained,
/// because which of them are possible may be secret.
pub fn explain<G: GameWording>(rules: &G, state: &G::State, text: &str, messages: &Messages) -> Text {
    match rules.read_move(state, text) {
        Err(reason) => Text::plain(reason),
        Ok(_) if matches!(rules.pending(state), Pending::Chance(_)) => messages.plain(key::EXPLAIN_CHANCE),
        Ok(mv) => match rules.check(state, mv) {
            Ok(()) => messages.get(key::EXPLAIN_LEGAL, &[("answer", &rules.answer(state, mv, messages))]),
            Err(refusal) => rules.refusal(refusal, messages),
        },
    }
}
