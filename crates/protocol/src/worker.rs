//! The messages between a page and its worker: table talk and the file service in one channel.

use crate::{FileReply, FileRequest, TableMessage, TableTalk};
use serde::{Deserialize, Serialize};
use tabletop::{Game, SeatSet, Secrets};

/// A message from a page to its worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToWorker {
    /// A request to the table that the worker hosts.
    Table(TableTalk),
    /// A request about stored games.
    Files(FileRequest),
}

/// A message from a worker to its page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum FromWorker<V, E, R> {
    /// A message of the table to the player with these seats.
    Table(SeatSet, TableMessage<V, E, R>),
    /// An answer about stored games.
    Files(FileReply),
}

/// The messages of the workers of one game.
pub type FromWorkerOf<G> = FromWorker<<G as Secrets>::View, <G as Game>::Event, <G as Game>::Refusal>;
