//! [`RequestError`]: why bytes are not a request, and the two functions that read requests.

use crate::json::{self, JsonRequest};
use crate::{MAX_REQUEST_BYTES, TableTalk};
use std::fmt;

/// Why bytes are not a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RequestError {
    /// The number that the client gave the request, if it could be read.
    pub id: Option<u32>,
    /// What is wrong.
    pub problem: RequestProblem,
}

/// What is wrong with bytes that are not a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RequestProblem {
    /// There are more than [`MAX_REQUEST_BYTES`] of them.
    TooLong,
    /// They cannot be read, with the reason as text.
    Malformed(String),
    /// No request has this type.
    UnknownType(String),
}

impl RequestProblem {
    /// Returns the code of the reason in JSON.
    pub fn code(&self) -> &'static str {
        match self {
            RequestProblem::TooLong => "request-too-long",
            RequestProblem::Malformed(_) => "malformed",
            RequestProblem::UnknownType(_) => "unknown-type",
        }
    }
}

impl From<RequestProblem> for RequestError {
    fn from(problem: RequestProblem) -> RequestError {
        RequestError { id: None, problem }
    }
}

impl fmt::Display for RequestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.problem {
            RequestProblem::TooLong => write!(f, "a request has at most {MAX_REQUEST_BYTES} bytes"),
            RequestProblem::Malformed(reason) => write!(f, "this is no request: {reason}"),
            RequestProblem::UnknownType(kind) => {
                write!(f, "no request has the type {kind:?}; the types are {}", json::types())
            }
        }
    }
}

impl std::error::Error for RequestError {}

/// Reads a request in the compact encoding. Fails if there are too many bytes, or if they are malformed or continue after the request.
pub fn read_request(bytes: &[u8]) -> Result<TableTalk, RequestError> {
    if bytes.len() > MAX_REQUEST_BYTES {
        return Err(RequestProblem::TooLong.into());
    }
    let malformed = || RequestProblem::Malformed("the bytes are not the compact encoding of this build".into());
    Ok(crate::read(bytes).ok_or_else(malformed)?)
}

/// Reads a request in JSON. Ignores fields that it does not know; fails if there are too many bytes, if they are no JSON, if the type
/// is unknown, or if a field is missing or of another type.
///
/// ```
/// use protocol::{Request, RequestProblem, read_json_request};
/// let read = read_json_request(br#"{"type":"undo","player":[1],"colour":"blue"}"#).unwrap();
/// assert_eq!(read.talk.request, Request::Undo);
/// let error = read_json_request(br#"{"type":"dance","id":3}"#).unwrap_err();
/// assert_eq!((error.id, error.problem), (Some(3), RequestProblem::UnknownType("dance".into())));
/// ```
pub fn read_json_request(bytes: &[u8]) -> Result<JsonRequest, RequestError> {
    json::read(bytes)
}
