//! The requests of a client to a table, as JSON.

use super::{seat_numbers, seats_of_numbers};
use crate::request_error::{RequestError, RequestProblem};
use crate::{MAX_REQUEST_BYTES, Request, TableTalk};
use serde::{Deserialize, Serialize};
use tabletop::{QuestionId, Seat};

/// The types of all requests.
const TYPES: [&str; 13] = [
    "sync",
    "answer",
    "end-turn",
    "interrupt",
    "undo",
    "undo-turn",
    "propose-undo",
    "vote-undo",
    "set-orders",
    "pause",
    "give-seat",
    "take-seat",
    "resign",
];

/// A request that was read, with the number that the client gave it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JsonRequest {
    /// A number of the client's choice; a refusal names it.
    pub id: Option<u32>,
    /// The player and the request.
    pub talk: TableTalk,
}

/// What every request has besides its own fields.
#[derive(Serialize, Deserialize)]
struct Envelope {
    #[serde(rename = "type", skip_serializing)]
    kind: String,
    #[serde(rename = "id", default, skip_serializing_if = "Option::is_none")]
    id: Option<u32>,
    #[serde(rename = "player", default)]
    player: Vec<u8>,
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "type")]
enum Fields {
    #[serde(rename = "sync")]
    Sync {
        #[serde(rename = "last", default)]
        last: Option<u32>,
    },
    #[serde(rename = "answer")]
    Answer {
        #[serde(rename = "question")]
        question: u32,
        #[serde(rename = "move")]
        text: String,
    },
    #[serde(rename = "end-turn")]
    EndTurn {
        #[serde(rename = "question")]
        question: u32,
    },
    #[serde(rename = "interrupt")]
    Interrupt {
        #[serde(rename = "seat")]
        seat: u8,
        #[serde(rename = "armed")]
        armed: bool,
    },
    #[serde(rename = "undo")]
    Undo {},
    #[serde(rename = "undo-turn")]
    UndoTurn {},
    #[serde(rename = "propose-undo")]
    ProposeUndo {
        #[serde(rename = "moves")]
        moves: u32,
    },
    #[serde(rename = "vote-undo")]
    VoteUndo {
        #[serde(rename = "accept")]
        accept: bool,
    },
    #[serde(rename = "set-orders")]
    SetOrders {
        #[serde(rename = "seat")]
        seat: u8,
        #[serde(rename = "orders")]
        orders: u32,
    },
    #[serde(rename = "pause")]
    Pause {
        #[serde(rename = "paused")]
        paused: bool,
    },
    #[serde(rename = "give-seat")]
    GiveSeat {
        #[serde(rename = "seat")]
        seat: u8,
        #[serde(rename = "bot")]
        bot: String,
    },
    #[serde(rename = "take-seat")]
    TakeSeat {
        #[serde(rename = "seat")]
        seat: u8,
    },
    #[serde(rename = "resign")]
    Resign {
        #[serde(rename = "bot")]
        bot: String,
    },
}

impl Fields {
    fn of(request: &Request) -> Fields {
        match request.clone() {
            Request::Sync { last } => Fields::Sync { last },
            Request::Answer { question, text } => Fields::Answer { question: question.0, text },
            Request::EndTurn { question } => Fields::EndTurn { question: question.0 },
            Request::Interrupt { seat, armed } => Fields::Interrupt { seat: seat.0, armed },
            Request::Undo => Fields::Undo {},
            Request::UndoTurn => Fields::UndoTurn {},
            Request::ProposeUndo { moves } => Fields::ProposeUndo { moves },
            Request::VoteUndo { accept } => Fields::VoteUndo { accept },
            Request::SetOrders { seat, orders } => Fields::SetOrders { seat: seat.0, orders },
            Request::Pause(paused) => Fields::Pause { paused },
            Request::GiveSeat { seat, bot } => Fields::GiveSeat { seat: seat.0, bot },
            Request::TakeSeat { seat } => Fields::TakeSeat { seat: seat.0 },
            Request::Resign { bot } => Fields::Resign { bot },
        }
    }

    fn request(self) -> Request {
        match self {
            Fields::Sync { last } => Request::Sync { last },
            Fields::Answer { question, text } => Request::Answer { question: QuestionId(question), text },
            Fields::EndTurn { question } => Request::EndTurn { question: QuestionId(question) },
            Fields::Interrupt { seat, armed } => Request::Interrupt { seat: Seat(seat), armed },
            Fields::Undo {} => Request::Undo,
            Fields::UndoTurn {} => Request::UndoTurn,
            Fields::ProposeUndo { moves } => Request::ProposeUndo { moves },
            Fields::VoteUndo { accept } => Request::VoteUndo { accept },
            Fields::SetOrders { seat, orders } => Request::SetOrders { seat: Seat(seat), orders },
            Fields::Pause { paused } => Request::Pause(paused),
            Fields::GiveSeat { seat, bot } => Request::GiveSeat { seat: Seat(seat), bot },
            Fields::TakeSeat { seat } => Request::TakeSeat { seat: Seat(seat) },
            Fields::Resign { bot } => Request::Resign { bot },
        }
    }
}

/// Reads a request; [`read_json_request`](crate::read_json_request) documents it.
pub(crate) fn read(bytes: &[u8]) -> Result<JsonRequest, RequestError> {
    if bytes.len() > MAX_REQUEST_BYTES {
        return Err(RequestProblem::TooLong.into());
    }
    let malformed = |error: serde_json::Error| RequestProblem::Malformed(error.to_string());
    let Envelope { kind, id, player } = serde_json::from_slice(bytes).map_err(malformed)?;
    let refused = |problem| RequestError { id, problem };
    if !TYPES.contains(&kind.as_str()) {
        return Err(refused(RequestProblem::UnknownType(kind.chars().take(40).collect())));
    }
    let player = seats_of_numbers(&player)
        .ok_or_else(|| refused(RequestProblem::Malformed("the seats of a player are numbers from 0 to 7".into())))?;
    let fields: Fields = serde_json::from_slice(bytes).map_err(malformed).map_err(refused)?;
    Ok(JsonRequest { id, talk: TableTalk { player, request: fields.request() } })
}

/// Writes a request as JSON, for clients in Rust. The number is of the client's choice.
///
/// ```
/// use protocol::{Request, TableTalk, json, read_json_request};
/// let talk = TableTalk { player: tabletop::SeatSet(0b101), request: Request::Pause(true) };
/// let text = json::write_json_request(&talk, Some(7));
/// assert_eq!(text, r#"{"type":"pause","paused":true,"id":7,"player":[0,2]}"#);
/// assert_eq!(read_json_request(text.as_bytes()).unwrap().talk, talk);
/// ```
pub fn write_json_request(talk: &TableTalk, id: Option<u32>) -> String {
    #[derive(Serialize)]
    struct Whole {
        #[serde(flatten)]
        fields: Fields,
        #[serde(flatten)]
        envelope: Envelope,
    }
    let envelope = Envelope { kind: String::new(), id, player: seat_numbers(talk.player) };
    serde_json::to_string(&Whole { fields: Fields::of(&talk.request), envelope }).unwrap_or_default()
}

/// Returns the types of all requests, for messages to people.
pub(crate) fn types() -> String {
    TYPES.join(", ")
}
