//! What a page and a table say to each other, wherever the table stands: in a worker of the same page, or on a server.
//!
//! Here: the messages and their bytes. Not here: who carries them, what a table does with them (`host`), words.
//! Everything that comes from a page is checked by the table: an answer is text in the game's notation.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tabletop::{EventRecord, Game, Pending, Seat, SeatSet};
pub use tabletop::{Holder, Origin};

/// A table to be hosted.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    /// Open a stored table.
    Open {
        /// Its key.
        key: String,
        /// A name for the tab, the same after it was reloaded.
        tab: String,
    },
    /// Write this table from now on, although another tab does so now.
    TakeOver,
    /// Try once more to store what could not be stored.
    Retry,
    /// Give me the save, also with what could not be stored.
    Export,
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
    /// This seat interrupts as soon as it can, or does not want to any more.
    Arm(Seat, bool),
    /// Tell the stored game with this key from its beginning, with everything that was secret.
    Replay(String),
    /// Make a save of the stored game with this key that begins or ends at this point.
    Branch(String, BranchPoint),
    /// Play this save of a stranger through: is it sound, and could these holders play it, if it names any?
    Check(String, Option<Vec<Holder>>),
}

/// Where a new game leaves an older one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BranchPoint {
    /// After so many of the moves that count.
    Moves(u32),
    /// At the newest sound position after the line at which the rules stop following the save, with the moves that
    /// follow it.
    Rescue,
}

/// What is true of a save that could be played through.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Facts {
    /// For each seat whether somebody answers for it.
    pub held: Vec<bool>,
    /// How many moves stand in it.
    pub moves: u32,
    /// Whether the game is over.
    pub over: bool,
    /// How it ended, if it is over.
    pub score: Option<Score>,
    /// Where and why the rules stop following it, if they do not follow it to its end.
    pub stop: Option<Stopped>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// The points of each seat.
    #[serde(rename = "points")]
    pub points: Vec<i32>,
    /// Who has won.
    #[serde(rename = "winners")]
    pub winners: SeatSet,
}

impl Score {
    /// Returns the score of a position in which the game is over; `None` while it goes on.
    pub fn of<G: Game>(rules: &G, state: &G::State) -> Option<Score> {
        let outcome = (rules.pending(state) == Pending::Over).then(|| rules.result(state))?;
        Some(Score { points: outcome.points, winners: outcome.winners })
    }
}

/// Where and why the current rules stop following a save.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stopped {
    /// How many moves they follow, also those that were taken back.
    pub moves: u32,
    /// How many moves the save holds, likewise.
    pub of: u32,
    /// How many of the followed moves count, without those taken back.
    pub counted: u32,
    /// Why, in words.
    pub reason: String,
    /// The rule that refuses the next move.
    pub rule: Option<String>,
    /// Which program and which rules wrote the save.
    pub origin: Origin,
    /// The newest sound position after the stop.
    pub rescue: Option<Rescued>,
}

/// A sound position after the line at which the rules stop following a save.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rescued {
    /// How many moves of the save lead to it.
    pub moves: u32,
    /// Up to which move of the save the rules follow it from there.
    pub reached: u32,
}

/// One move with what came of it, as the viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Step<V, E> {
    /// Whose move it was; nobody's if chance made it.
    pub by: Option<Seat>,
    /// What happened, by which rules, and whom it concerns.
    pub records: Vec<EventRecord<E>>,
    /// The position after it.
    pub view: V,
}

impl<V, E: Copy> Step<V, E> {
    /// Returns what happened, without rules and seats.
    pub fn events(&self) -> impl DoubleEndedIterator<Item = E> + '_ {
        self.records.iter().map(|record| record.event)
    }
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
    /// The seats of the viewer that interrupt as soon as they can. Nobody else is told.
    pub armed: SeatSet,
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
    /// The table is open, with the people at it, each as the seats they hold.
    Opened(Vec<SeatSet>),
    /// The rules stop following the stored save; nothing was opened and nothing is changed.
    Stops(Stopped),
    /// Whether another tab writes this table; then this one only follows it.
    ReadOnly(bool),
    /// Something happened, or somebody else looks. Sent only after it is stored.
    Update(Box<Update<V, E>>),
    /// What happened could not be stored, with the reason in words; nothing goes on until it is.
    Stuck(String),
    /// An answer was not taken, with the reason in words.
    Refused(String),
    /// The table cannot go on, with the reason in words.
    Failed(String),
    /// The save asked for.
    Exported(String),
    /// The save asked for, not stored yet.
    Branched(String),
    /// What is true of the save that was to be checked.
    Checked(Facts),
}

/// The messages of one game's tables.
pub type FromTableOf<G> = FromTable<<G as Game>::View, <G as Game>::Event>;
/// The updates of one game's tables.
pub type UpdateOf<G> = Update<<G as Game>::View, <G as Game>::Event>;
/// The steps of one game.
pub type StepOf<G> = Step<<G as Game>::View, <G as Game>::Event>;

/// Returns a message as bytes.
pub fn write<T: Serialize>(message: &T) -> Vec<u8> {
    postcard::to_stdvec(message).unwrap_or_default()
}

/// Reads a message; returns `None` if the bytes are malformed.
pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}
