//! [`Holder`]: who plays a seat, and [`HandOver`]: why that changes.

use serde::{Deserialize, Serialize};

/// Who plays a seat.
///
/// ```
/// use tabletop::Holder;
/// let bot = serde_json::from_str::<Holder>("{\"Bot\":\"calm\"}").expect("the notation of saves");
/// assert_eq!(bot, Holder::Bot("calm".into()));
/// ```
///
/// The names are part of save files and of the list of tables in the browser.
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
///
/// ```
/// use tabletop::{HandOver, Holder, SaveLine};
/// let line = SaveLine::Seat { seat: 0, holder: Holder::Bot("calm".into()), why: Some(HandOver::Resigned) };
/// assert!(line.text().contains("\"why\":\"resigned\""));
/// ```
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
