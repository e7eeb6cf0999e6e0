//! What a page and a table say to each other, wherever the table stands: in a worker of the same page, or on a server.
//!
//! Here: the messages and their bytes. Not here: who carries them, what a table does with them (`host`), words.
//! Everything that comes from a page is checked by the table: an answer is text in the game's notation.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tabletop::{Game, Seat, SeatSet};

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Holder {
    /// A person; which seats belong to one person is a matter of the set-up.
    Person,
    /// A bot, by its name.
    Bot(String),
    /// Nobody: the rules play it.
    Nobody,
}

/// A table to be opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    /// The save; only its header for a new game.
    pub save: String,
    /// Who plays each seat.
    pub holders: Vec<Holder>,
    /// The standing orders of each seat, a bit each.
    pub orders: Vec<u32>,
    /// Makes chance the same every time: for tests.
    pub seed: Option<u64>,
}

/// What a page says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToTable {
    /// Open a table.
    Open(Open),
    /// The person with these seats looks at the screen now.
    Look(SeatSet),
    /// An answer.
    Answer {
        /// How many moves had been made when the answer was chosen; an answer to an older question is dropped.
        at: u32,
        /// The move in notation, with its seat in front.
        text: String,
    },
    /// The turn of this seat may end.
    EndTurn(Seat),
    /// This person takes the last answer back.
    Undo(SeatSet),
    /// New standing orders of a seat, a bit each.
    Orders(Seat, u32),
    /// Tell a whole saved game with everything that was secret.
    Replay(String),
    /// A new save with only the first so many moves of this one.
    Branch(String, u32),
    /// Whether a save of a stranger is sound and could be played by these holders, if it names any.
    Check(String, Option<Vec<Holder>>),
}

/// What is true of a save that is sound.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Facts {
    /// For each seat whether somebody answers for it.
    pub held: Vec<bool>,
    /// How many moves stand in it.
    pub moves: u32,
    /// Whether the game is over.
    pub over: bool,
}

/// One move with what came of it, as the viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Step<V, E> {
    /// Whose move it was; nobody's if chance made it.
    pub by: Option<Seat>,
    /// What happened.
    pub events: Vec<E>,
    /// The position after it.
    pub view: V,
}

/// What the table waits for besides what the position says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wait {
    /// The seats that are asked; nobody when chance goes on or the game is over.
    pub asked: SeatSet,
    /// This seat must end its turn before chance goes on.
    pub end: Option<Seat>,
    /// The viewer can take the last answer back.
    pub undo: bool,
    /// The game is over.
    pub over: bool,
}

/// What is new for a viewer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Update<V, E> {
    /// Whose eyes.
    pub viewer: SeatSet,
    /// How many moves came before the first of these steps; a page that knows more forgets what was taken back.
    pub from: u32,
    /// The position before the first of these steps.
    pub start: V,
    /// The moves from there on.
    pub steps: Vec<Step<V, E>>,
    /// What the table waits for now.
    pub wait: Wait,
}

/// What a table says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum FromTable<V, E> {
    /// The table is open.
    Opened {
        /// The people at it, each as the seats they hold.
        people: Vec<SeatSet>,
        /// The whole save, if it had to be made anew.
        save: Option<String>,
        /// Why the save could not be followed to its end.
        parted: Option<String>,
    },
    /// Something happened, or somebody else looks.
    Update(Box<Update<V, E>>),
    /// Lines that belong at the end of the save. Sent before the update that shows them.
    Append(String),
    /// An answer was not taken, with the reason in words.
    Refused(String),
    /// The table cannot go on, with the reason in words.
    Failed(String),
    /// The save asked for.
    Branched(String),
    /// The save that was to be checked is sound.
    Sound(Facts),
}

/// The messages of one game's tables.
pub type FromTableOf<G> = FromTable<<G as Game>::View, <G as Game>::Event>;
/// The updates of one game's tables.
pub type UpdateOf<G> = Update<<G as Game>::View, <G as Game>::Event>;
/// The steps of one game.
pub type StepOf<G> = Step<<G as Game>::View, <G as Game>::Event>;

/// A message as bytes.
pub fn write<T: Serialize>(message: &T) -> Vec<u8> {
    postcard::to_stdvec(message).unwrap_or_default()
}

/// Reads a message; `None` if the bytes are none.
pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}
