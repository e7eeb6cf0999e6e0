//! [`Holder`]: who plays a seat.

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
