//! Says why a hosted table refuses a request.

use crate::{GameWording, Messages};
use protocol::{Refusal, RefusalOf};
use tabletop::UndoError;

/// Explains why a table refuses a request: in the words of the game if its rules do, else in those of the table.
pub fn table_refusal<G: GameWording>(rules: &G, reason: &RefusalOf<G>, messages: &Messages) -> String {
    let key = match reason {
        Refusal::Rules(refusal) => return rules.refusal(*refusal, messages),
        Refusal::NotAMove(reason) => return reason.clone(),
        Refusal::TooLong => "table.refused.too-long",
        Refusal::NotOpen => "table.refused.not-open",
        Refusal::NotYours => "table.refused.not-yours",
        Refusal::NoSuchSeat(_) => "table.refused.no-such-seat",
        Refusal::NoSuchBot => "table.refused.no-such-bot",
        Refusal::Paused => "table.refused.paused",
        Refusal::Busy => "table.refused.busy",
        Refusal::Undo(UndoError::Nothing) => "table.refused.undo.nothing",
        Refusal::Undo(UndoError::NotYours) => "table.refused.undo.not-yours",
        Refusal::Undo(UndoError::Barrier) => "table.refused.undo.barrier",
        Refusal::NotAlone => "table.refused.not-alone",
        Refusal::Alone => "table.refused.alone",
        Refusal::NothingProposed => "table.refused.nothing-proposed",
        Refusal::AlreadyProposed => "table.refused.already-proposed",
        Refusal::Resigned => "table.refused.resigned",
        Refusal::LogFull => "table.refused.log-full",
        Refusal::Malformed => "table.refused.malformed",
    };
    messages.plain(key)
}
