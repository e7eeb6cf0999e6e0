//! [`Hello`]: the first message of a connection, which settles version and encoding.

use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::fmt;

/// The version of the messages. It grows with every change that older clients would not understand.
pub const PROTOCOL_VERSION: u32 = 1;

/// How messages are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Encoding {
    /// Compact bytes, for a client of the same build.
    Compact,
    /// Self-describing JSON, for every client; `docs/protocol.md` describes it.
    Json,
}

impl Encoding {
    fn for_everybody() -> Encoding {
        Encoding::Json
    }
}

/// The first message of a client, always as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hello {
    /// The version of the messages that the client speaks.
    #[serde(rename = "protocol")]
    pub protocol: u32,
    /// The build of the client; needed only for the compact encoding.
    #[serde(rename = "build", default)]
    pub build: String,
    /// The encoding that the client would like; JSON if it names none.
    #[serde(rename = "encoding", default = "Encoding::for_everybody")]
    pub encoding: Encoding,
}

/// Why two sides cannot talk to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HelloError {
    /// The bytes are not a hello.
    Malformed,
    /// The client is older than the table: update the client.
    UpdateClient,
    /// The client is newer than the table: update the server.
    UpdateServer,
}

impl fmt::Display for HelloError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            HelloError::Malformed => "the first message must be a hello with the version of the protocol",
            HelloError::UpdateClient => "this client is older than the table; update the client",
            HelloError::UpdateServer => "this client is newer than the table; update the server",
        })
    }
}

impl std::error::Error for HelloError {}

impl Hello {
    /// The longest hello that is read, in bytes.
    const MAX_BYTES: usize = 1024;

    /// Reads a hello. Fields that it does not know are ignored. A hello of another version may look different in everything but
    /// its version, so that one is read first.
    pub fn read(bytes: &[u8]) -> Result<Hello, HelloError> {
        #[derive(Deserialize)]
        struct Version {
            protocol: u64,
        }
        if bytes.len() > Hello::MAX_BYTES {
            return Err(HelloError::Malformed);
        }
        let Version { protocol } = serde_json::from_slice(bytes).map_err(|_| HelloError::Malformed)?;
        check_version(protocol)?;
        serde_json::from_slice(bytes).map_err(|_| HelloError::Malformed)
    }

    /// Returns the hello as a client sends it.
    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Returns the encoding that both sides understand. A client of another build gets JSON.
    ///
    /// ```
    /// use protocol::{Encoding, Hello, HelloError, PROTOCOL_VERSION};
    /// let hello = |protocol, build: &str| Hello { protocol, build: build.into(), encoding: Encoding::Compact };
    /// assert_eq!(hello(PROTOCOL_VERSION, "a1").agree("a1"), Ok(Encoding::Compact));
    /// assert_eq!(hello(PROTOCOL_VERSION, "b2").agree("a1"), Ok(Encoding::Json));
    /// assert_eq!(hello(PROTOCOL_VERSION + 1, "b2").agree("a1"), Err(HelloError::UpdateServer));
    /// ```
    pub fn agree(&self, build: &str) -> Result<Encoding, HelloError> {
        check_version(self.protocol.into())?;
        Ok(if self.build == build { self.encoding } else { Encoding::Json })
    }
}

fn check_version(version: u64) -> Result<(), HelloError> {
    match version.cmp(&PROTOCOL_VERSION.into()) {
        Ordering::Less => Err(HelloError::UpdateClient),
        Ordering::Equal => Ok(()),
        Ordering::Greater => Err(HelloError::UpdateServer),
    }
}
