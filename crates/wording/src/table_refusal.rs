//! Says why a hosted table refuses a request.

use crate::key;
use crate::text::Text;
use crate::{GameWording, Messages};
use protocol::{Refusal, RefusalOf};
use tabletop::UndoError;

/// Explains why a table refuses a request: in the words of the game if its rules do, else in those of the table.
pub fn table_refusal<G: GameWording>(rules: &G, reason: &RefusalOf<G>, messages: &Messages) -> Text {
    let key = match reason {
        Refusal::Rules(refusal) => return rules.refusal(*refusal, messages),
        Refusal::NotAMove(reason) => return Text::plain(reason.clone()),
        Refusal::TooLong => key::TABLE_REFUSED_TOO_LONG,
        Refusal::NotOpen => key::TABLE_REFUSED_NOT_OPEN,
        Refusal::NotYours => key::TABLE_REFUSED_NOT_YOURS,
        Refusal::NoSuchSeat(_) => key::TABLE_REFUSED_NO_SUCH_SEAT,
        Refusal::NoSuchBot => key::TABLE_REFUSED_NO_SUCH_BOT,
        Refusal::Paused => key::TABLE_REFUSED_PAUSED,
        Refusal::Busy => key::TABLE_REFUSED_BUSY,
        Refusal::Undo(UndoError::Nothing) => key::TABLE_REFUSED_UNDO_NOTHING,
        Refusal::Undo(UndoError::NotYours) => key::TABLE_REFUSED_UNDO_NOT_YOURS,
        Refusal::Undo(UndoError::Barrier) => key::TABLE_REFUSED_UNDO_BARRIER,
        Refusal::NotAlone => key::TABLE_REFUSED_NOT_ALONE,
        Refusal::Alone => key::TABLE_REFUSED_ALONE,
        Refusal::NothingProposed => key::TABLE_REFUSED_NOTHING_PROPOSED,
        Refusal::AlreadyProposed => key::TABLE_REFUSED_ALREADY_PROPOSED,
        Refusal::Resigned => key::TABLE_REFUSED_RESIGNED,
        Refusal::LogFull => key::TABLE_REFUSED_LOG_FULL,
        Refusal::Malformed => key::TABLE_REFUSED_MALFORMED,
    };
    messages.plain(key)
}
