//! What a server does with the bytes of a client: [`greet`] begins a connection, [`AnyTable::serve`](crate::AnyTable::serve) handles
//! all later messages.
//!
//! Not here: who the client is. The server establishes that first and says which players the client may speak for.

use crate::json::unreadable;
use crate::{AnyTable, Host, HostedGame, Message, Proposal};
use protocol::json::{HelloRefused, JsonRequest, ServerMessage};
use protocol::{Encoding, Hello, HelloError, Refusal, RefusalOf, Request, TableTalk, read_json_request, read_request};
use serde_json::Value;
use tabletop::SeatSet;

/// What became of bytes that a client sent.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub enum Served {
    /// The request is carried out as far as it can be before it is stored. Once the lines are stored, and there may be none, the caller
    /// sends the clients their updates.
    Proposed(Proposal),
    /// The client asked what is new; this is the answer.
    Update(Message),
    /// Nothing is changed; the client is sent why.
    Refused(Vec<u8>),
}

/// Answers the first message of a client: the encoding of everything that follows, with the welcome to send. The error is the message to
/// send before the connection is closed.
///
/// Both are JSON, whichever encoding the client asks for.
pub fn greet(table: &dyn AnyTable, hello: &[u8], build: &str) -> Result<(Encoding, Vec<u8>), Vec<u8>> {
    let agreed = Hello::read(hello).and_then(|hello| hello.agree(build));
    match agreed {
        Ok(encoding) => Ok((encoding, table.welcome(build, encoding))),
        Err(error) => Err(refuse_hello(error)),
    }
}

fn refuse_hello(error: HelloError) -> Vec<u8> {
    let message: ServerMessage<Value, Value> = ServerMessage::HelloError(HelloRefused::from(error));
    serde_json::to_vec(&message).unwrap_or_default()
}

impl<G: HostedGame> Host<G> {
    pub(crate) fn serve_bytes(&mut self, speaks_for: &[SeatSet], bytes: &[u8], encoding: Encoding) -> Served {
        let read = match encoding {
            Encoding::Compact => read_request(bytes).map(|talk| JsonRequest { id: None, talk }),
            Encoding::Json => read_json_request(bytes),
        };
        let JsonRequest { id, talk } = match (read, encoding) {
            (Ok(read), _) => read,
            (Err(_), Encoding::Compact) => {
                return Served::Refused(self.refused(None, Refusal::Malformed, encoding));
            }
            (Err(error), Encoding::Json) => {
                return Served::Refused(self.json_bytes(&ServerMessage::Refused(unreadable(&error))));
            }
        };
        let question = talk.request.question();
        self.serve_request(speaks_for, &talk, encoding).unwrap_or_else(|reason| {
            Served::Refused(match encoding {
                Encoding::Compact => self.refused(question, reason, encoding),
                Encoding::Json => self.refused_in_json(id, question, &reason),
            })
        })
    }

    fn serve_request(
        &mut self,
        speaks_for: &[SeatSet],
        talk: &TableTalk,
        encoding: Encoding,
    ) -> Result<Served, RefusalOf<G>> {
        let TableTalk { player, request } = talk;
        match request {
            Request::Sync { .. } if !player.is_empty() && !speaks_for.contains(player) => Err(Refusal::NotYours),
            Request::Sync { last } => {
                AnyTable::update(self, *player, *last, encoding).map(Served::Update).ok_or(Refusal::Busy)
            }
            _ if !speaks_for.contains(player) => Err(Refusal::NotYours),
            _ => Host::request(self, *player, request).map(Served::Proposed),
        }
    }
}
