//! [`Refusal`]: why a request changes nothing.

use serde::{Deserialize, Serialize};
use tabletop::{Game, Seat, UndoError};

/// Why a table refuses a request. A refused request changes nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Refusal<R> {
    /// The rules of the game refuse the move.
    Rules(R),
    /// The text is not a move of this game; with the reason in words.
    NotAMove(String),
    /// The text is longer than any move.
    TooLong,
    /// The question is not open: it was answered, taken back, or never asked.
    NotOpen,
    /// The question or the seat is not the player's, or somebody else plays it now.
    NotYours,
    /// This seat is not at the table, or the rules play it.
    NoSuchSeat(Seat),
    /// No bot of this game has that name.
    NoSuchBot,
    /// The table rests.
    Paused,
    /// The table still stores what happened before.
    Busy,
    /// The moves cannot be taken back.
    Undo(UndoError),
    /// Other people play at the table, or made some of the moves before they left: a whole turn is not taken back without them.
    NotAlone,
    /// No other person plays at the table, so there is nobody to ask.
    Alone,
    /// No undo is proposed.
    NothingProposed,
    /// An undo is proposed already.
    AlreadyProposed,
    /// The player has resigned.
    Resigned,
    /// The save is nearly as long as a save can be: only moves are accepted, so that the game can end.
    LogFull,
    /// The bytes are not a request.
    Malformed,
}

/// The refusals of one game's tables.
pub type RefusalOf<G> = Refusal<<G as Game>::Refusal>;

impl<R> Refusal<R> {
    /// Returns the refusal without what the rules said, for code that knows no game.
    pub fn map<T>(self, rules: impl FnOnce(R) -> T) -> Refusal<T> {
        match self {
            Refusal::Rules(refusal) => Refusal::Rules(rules(refusal)),
            Refusal::NotAMove(reason) => Refusal::NotAMove(reason),
            Refusal::TooLong => Refusal::TooLong,
            Refusal::NotOpen => Refusal::NotOpen,
            Refusal::NotYours => Refusal::NotYours,
            Refusal::NoSuchSeat(seat) => Refusal::NoSuchSeat(seat),
            Refusal::NoSuchBot => Refusal::NoSuchBot,
            Refusal::Paused => Refusal::Paused,
            Refusal::Busy => Refusal::Busy,
            Refusal::Undo(reason) => Refusal::Undo(reason),
            Refusal::NotAlone => Refusal::NotAlone,
            Refusal::Alone => Refusal::Alone,
            Refusal::NothingProposed => Refusal::NothingProposed,
            Refusal::AlreadyProposed => Refusal::AlreadyProposed,
            Refusal::Resigned => Refusal::Resigned,
            Refusal::LogFull => Refusal::LogFull,
            Refusal::Malformed => Refusal::Malformed,
        }
    }

    /// Returns the code of the reason in JSON. Codes stay the same across builds.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::Rules(_) => "rules",
            Refusal::NotAMove(_) => "not-a-move",
            Refusal::TooLong => "too-long",
            Refusal::NotOpen => "not-open",
            Refusal::NotYours => "not-yours",
            Refusal::NoSuchSeat(_) => "no-such-seat",
            Refusal::NoSuchBot => "no-such-bot",
            Refusal::Paused => "paused",
            Refusal::Busy => "busy",
            Refusal::Undo(UndoError::Nothing) => "undo-nothing",
            Refusal::Undo(UndoError::NotYours) => "undo-not-yours",
            Refusal::Undo(UndoError::Barrier) => "undo-barrier",
            Refusal::NotAlone => "not-alone",
            Refusal::Alone => "alone",
            Refusal::NothingProposed => "nothing-proposed",
            Refusal::AlreadyProposed => "already-proposed",
            Refusal::Resigned => "resigned",
            Refusal::LogFull => "log-full",
            Refusal::Malformed => "malformed",
        }
    }
}
