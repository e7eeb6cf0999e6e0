//! [`Holder`]: who plays a seat, and [`HandOver`]: why that changes.

use serde::{Deserialize, Serialize};

/// Who plays a seat. The names are part of save files and of the list of tables in the browser.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Holder {
    /// A person. The set-up says which seats belong to one player.
    #[serde(rename = "Person")]
    Person,
    /// A bot, by its name.
    #[serde(rename = "Bot")]
    Bot(String),
    /// Nobody: the rules play the seat.
    #[serde(rename = "Nobody")]
    Nobody,
}

/// Why a seat changes hands. The names are part of save files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum HandOver {
    /// The player gave the seat to a bot, or took it back.
    #[serde(rename = "given")]
    Given,
    /// The player resigned; a bot plays to the end.
    #[serde(rename = "resigned")]
    Resigned,
    /// The player stayed away, so somebody else plays on.
    #[serde(rename = "absent")]
    Absent,
}
