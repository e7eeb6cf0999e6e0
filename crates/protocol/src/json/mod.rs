//! The self-describing JSON encoding: the same protocol for clients in any language, with names that stay the same across builds.
//!
//! `request.rs` has what a client sends, `update.rs` what a table sends, `welcome.rs` the beginning of a connection.
//! `docs/protocol.md` describes this encoding. The texts come from the host, which knows the game; here are only the message types.
//!
//! Every name is written out with `rename`, so that renaming a type or a field in the code changes nothing for clients. A changed
//! name needs a new [`PROTOCOL_VERSION`](crate::PROTOCOL_VERSION).

mod request;
mod update;
mod welcome;

pub use request::{JsonRequest, write_json_request};
pub(crate) use request::{read, types};
pub use update::{
    Answer, Asks, Event, Holder, Interrupt, Notice, NoticeFields, Proposal, Question, Refused, Score, Step, Update,
    Wait,
};
pub use welcome::{HelloRefused, Order, SeatInfo, Welcome};

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

/// A message from a table to a client, in JSON. Views and events are of the game; a client that knows no game reads them as
/// [`serde_json::Value`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type")]
pub enum ServerMessage<V, E> {
    /// The connection begins.
    #[serde(rename = "welcome")]
    Welcome(Welcome),
    /// The connection cannot begin.
    #[serde(rename = "hello-error")]
    HelloError(HelloRefused),
    /// What is new for the viewer.
    #[serde(rename = "update")]
    Update(Box<Update<V, E>>),
    /// A request was refused and changed nothing.
    #[serde(rename = "refused")]
    Refused(Refused),
}

/// Returns the numbers of these seats, as JSON lists them.
pub fn seat_numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}

/// Returns the set of the seats with these numbers; `None` if a number is not a seat.
pub fn seats_of_numbers(numbers: &[u8]) -> Option<SeatSet> {
    numbers.iter().all(|&number| number < 8).then(|| numbers.iter().map(|&number| Seat(number)).collect())
}
