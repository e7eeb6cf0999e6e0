//! `HostOutput`: what a host returns, and the error of opening a table.

use protocol::{FromTableOf, Stopped};
use tabletop::Secrets;

/// The results of a message or of [`crate::Host::advance`].
pub struct HostOutput<G: Secrets> {
    /// New lines of the save, without line ends. They must be stored before any of `messages` is sent.
    pub lines: Vec<String>,
    /// The messages to send.
    pub messages: Vec<FromTableOf<G>>,
}

impl<G: Secrets> HostOutput<G> {
    pub(crate) fn nothing() -> HostOutput<G> {
        HostOutput { lines: Vec::new(), messages: Vec::new() }
    }

    pub(crate) fn message(message: FromTableOf<G>) -> HostOutput<G> {
        HostOutput { lines: Vec::new(), messages: vec![message] }
    }
}

/// The reason why a table cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenError {
    /// The save or the holders are invalid, with the reason as text.
    Invalid(String),
    /// The rules stop following the save before its end.
    Stops(Stopped),
}

impl From<String> for OpenError {
    fn from(reason: String) -> OpenError {
        OpenError::Invalid(reason)
    }
}
