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

/// A message for a page, read or written without the types of a game. Only [`FromWorker::Files`] has the same bytes in every game.
pub type AnyGameMessage = FromWorker<(), (), ()>;

/// Returns [`FromWorker::Table`] in the compact encoding, for a message that is in this encoding already: a worker that knows no game
/// passes on what its table says.
///
/// ```
/// use protocol::{FromWorker, Refusal, TableMessage, wrap_table_message};
/// use tabletop::{Seat, SeatSet};
/// type Message = TableMessage<(), (), ()>;
/// let (player, message) = (SeatSet::single(Seat(3)), Message::Refused { question: None, reason: Refusal::Paused });
/// let wrapped = wrap_table_message(player, &protocol::write(&message));
/// assert_eq!(protocol::read(&wrapped), Some(FromWorker::Table(player, message)));
/// ```
pub fn wrap_table_message(player: SeatSet, message: &[u8]) -> Vec<u8> {
    // The compact encoding writes the number of the variant, then its fields one after the other.
    const TABLE: u32 = 0;
    let mut bytes = crate::write(&(TABLE, player));
    bytes.extend_from_slice(message);
    bytes
}
