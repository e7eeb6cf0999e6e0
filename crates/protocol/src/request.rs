//! [`Request`]: what a player asks of a table; [`Command`]: what only the program that runs the table may ask.

use serde::{Deserialize, Serialize};
use tabletop::{HandOver, Holder, QuestionId, Seat, SeatSet};

/// A request with the player for whom the client speaks.
///
/// A device that several people share speaks for each of them in turn. The program that runs the table checks that the client
/// may speak for the player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableTalk {
    /// The seats of the player; empty for a spectator.
    pub player: SeatSet,
    /// What the player asks for.
    pub request: Request,
}

/// What a player asks of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Request {
    /// Send what is new since the entry with this number; without a number, everything. Spectators may ask too.
    Sync {
        /// [`Update::number`](crate::Update::number) of the newest update that the client has.
        last: Option<u32>,
    },
    /// Answer a question.
    Answer {
        /// The question, as in [`Wait::question`](crate::Wait::question).
        question: QuestionId,
        /// The move in notation, with its seat in front.
        text: String,
    },
    /// End the turn that the table waits for.
    EndTurn {
        /// The question, as in [`Wait::question`](crate::Wait::question).
        question: QuestionId,
    },
    /// Set whether a seat interrupts as soon as it can.
    Interrupt {
        /// The seat.
        seat: Seat,
        /// Whether it interrupts.
        armed: bool,
    },
    /// Take the player's last answer back.
    Undo,
    /// Take the player's whole last turn back, also dice and cards. Only for the only person at a table of bots.
    UndoTurn,
    /// Ask all people to go back to the point after this many moves.
    ProposeUndo {
        /// The number of moves that remain.
        moves: u32,
    },
    /// Answer such a proposal.
    VoteUndo {
        /// Whether the player agrees.
        accept: bool,
    },
    /// Set the standing orders of a seat, a bit each.
    SetOrders {
        /// The seat.
        seat: Seat,
        /// The orders.
        orders: u32,
    },
    /// Let the table rest, or go on.
    Pause(bool),
    /// Let a bot play a seat, until the player takes it back.
    GiveSeat {
        /// The seat.
        seat: Seat,
        /// The name of the bot.
        bot: String,
    },
    /// Play a seat again that a bot plays for the player.
    TakeSeat {
        /// The seat.
        seat: Seat,
    },
    /// Leave the game for good; a bot plays all seats of the player to the end.
    Resign {
        /// The name of the bot.
        bot: String,
    },
}

impl Request {
    /// Returns the question that the request answers.
    pub fn question(&self) -> Option<QuestionId> {
        match self {
            Request::Answer { question, .. } | Request::EndTurn { question } => Some(*question),
            _ => None,
        }
    }
}

/// What the program that runs a table may ask of it, in nobody's name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Let somebody else play a seat.
    SetHolder {
        /// The seat.
        seat: Seat,
        /// Who plays it from now on.
        holder: Holder,
        /// Why.
        why: HandOver,
    },
    /// The time for this question is up: let a bot give the answer.
    TimeOut {
        /// The question.
        question: QuestionId,
        /// The name of the bot.
        bot: String,
    },
    /// Let the table rest, or go on.
    Pause(bool),
}
