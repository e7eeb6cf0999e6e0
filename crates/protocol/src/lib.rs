//! The messages between a client and a hosted table: a page and its worker, or a client and a server.
//!
//! Start with [`Request`], what a player asks of a table, and [`Update`], what the player is told. `refusal.rs` says why a request
//! changes nothing, `files.rs` has the separate service that opens, checks, replays and branches stored games, and `hello.rs` begins
//! a connection. [`write()`] and [`read`] convert messages to the compact encoding, which both sides of the same build understand;
//! [`json`] is the encoding for everybody else. A table reads what clients send with [`read_request`] and [`read_json_request`], which
//! limit its size. Not here: transport, what a table does with a message (`host`), sentences.
//!
//! A table checks everything that a client sends: an answer is text in the notation of the game.

mod files;
mod hello;
pub mod json;
mod refusal;
mod request;
mod request_error;
mod update;
mod worker;

pub use files::{BranchPoint, Facts, FileReply, FileRequest, Open, Rescued, Score, Stopped};
pub use hello::{Encoding, Hello, HelloError, PROTOCOL_VERSION};
pub use json::JsonRequest;
pub use refusal::{Refusal, RefusalOf};
pub use request::{Command, Request, TableTalk};
pub use request_error::{RequestError, RequestProblem, read_json_request, read_request};
pub use tabletop::{HandOver, Holder, Origin, QuestionId};
pub use update::{
    Notice, NoticeKind, Step, StepOf, TableMessage, TableMessageOf, UndoProposal, Update, UpdateOf, Wait,
};
pub use worker::{AnyGameMessage, FromWorker, FromWorkerOf, ToWorker, wrap_table_message};

use serde::Serialize;
use serde::de::DeserializeOwned;

/// The longest message that a client may send to a table, in bytes.
pub const MAX_REQUEST_BYTES: usize = 4096;

/// Returns a message in the compact encoding.
pub fn write<T: Serialize>(message: &T) -> Vec<u8> {
    postcard::to_stdvec(message).unwrap_or_default()
}

/// Reads a message in the compact encoding; returns `None` if the bytes are malformed or continue after the message.
pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    match postcard::take_from_bytes(bytes) {
        Ok((message, [])) => Some(message),
        _ => None,
    }
}
