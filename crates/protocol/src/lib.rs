//! Messages between a page and a hosted table, in a worker of the page or on a server.
//!
//! Start with [`ToTable`] and [`FromTable`]; [`write()`] and [`read`] convert messages to bytes. Not here: transport, what a
//! table does with a message (`host`), sentences.
//! The table checks everything that a page sends: an answer is text in the notation of the game.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tabletop::{EventRecord, Game, Pending, Seat, SeatSet, Secrets};
pub use tabletop::{Holder, Origin};

/// What a host needs to open a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Open {
    /// The text of the save. A new game has only the header.
    pub save: String,
    /// Who plays each seat.
    pub holders: Vec<Holder>,
    /// The standing orders of each seat, a bit each.
    pub orders: Vec<u32>,
    /// The seed of the chance source, for tests.
    pub seed: Option<u64>,
}

/// A message from a page to a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToTable {
    /// Open a stored table.
    Open {
        /// Its key.
        key: String,
        /// A name for the tab, the same after it was reloaded.
        tab: String,
    },
    /// Take the right to write this table over from another tab.
    TakeOver,
    /// Try again to store what could not be stored.
    Retry,
    /// Send the save, including lines that could not be stored.
    Export,
    /// The player with these seats looks at the screen now.
    Look(SeatSet),
    /// An answer.
    Answer {
        /// How many moves had been made when the answer was chosen. The table ignores an answer to an older question.
        at: u32,
        /// The move in notation, with its seat in front.
        text: String,
    },
    /// The turn of this seat may end.
    EndTurn(Seat),
    /// Undo the last answer of this player.
    Undo(SeatSet),
    /// New standing orders of a seat, a bit each.
    Orders(Seat, u32),
    /// Whether this seat interrupts as soon as it can.
    Arm(Seat, bool),
    /// Replay the stored game with this key from its beginning, with all secrets.
    Replay(String),
    /// Make a save of the stored game with this key that begins or ends at this point.
    Branch(String, BranchPoint),
    /// Check a save from outside: whether the rules can follow it, and whether these holders could play it.
    Check(String, Option<Vec<Holder>>),
}

/// Where a new game branches off an older one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BranchPoint {
    /// After this many moves; moves that were undone do not count.
    Moves(u32),
    /// At the newest sound position after the line at which the rules stop following the save, with the moves that
    /// follow it.
    Rescue,
}

/// The facts about a save that was checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Facts {
    /// For each seat, whether a player answers for it.
    pub held: Vec<bool>,
    /// The number of moves.
    pub moves: u32,
    /// Whether the game is over.
    pub over: bool,
    /// The score, if the game is over.
    pub score: Option<Score>,
    /// Where and why the current rules stop following it, if they do.
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
    /// The reason as text.
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

/// One move with its event records and the view after it, as the viewer may know them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Step<V, E> {
    /// The seat that made the move; `None` for chance.
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

/// What the table waits for, as far as the position does not say it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wait {
    /// The seats that are asked; empty while chance is next or when the game is over.
    pub asked: SeatSet,
    /// This seat must end its turn before chance goes on.
    pub end: Option<Seat>,
    /// Whether the viewer can undo the last answer.
    pub undo: bool,
    /// Whether the game is over.
    pub over: bool,
    /// The seats of the viewer that interrupt as soon as they can. Other players do not learn this.
    pub armed: SeatSet,
}

/// What is new for a viewer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Update<V, E> {
    /// The seats whose knowledge the views contain.
    pub viewer: SeatSet,
    /// How many moves came before the first of these steps. A page that has more moves drops them: they were undone.
    pub from: u32,
    /// The position before the first of these steps.
    pub start: V,
    /// The moves from there on.
    pub steps: Vec<Step<V, E>>,
    /// What the table waits for now.
    pub wait: Wait,
}

/// A message from a table to a page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum FromTable<V, E> {
    /// The table is open. The players are given as the seats they hold.
    Opened(Vec<SeatSet>),
    /// The rules stop following the stored save; nothing was opened and nothing is changed.
    Stops(Stopped),
    /// Whether another tab writes this table; then this one only follows it.
    ReadOnly(bool),
    /// What is new for the viewer. It is sent only after it is stored.
    Update(Box<Update<V, E>>),
    /// Storing failed, with the reason as text. The table waits until it succeeds.
    Stuck(String),
    /// An answer was refused, with the reason as text.
    Refused(String),
    /// The table cannot go on, with the reason as text.
    Failed(String),
    /// The save that was asked for.
    Exported(String),
    /// The new save that was asked for. It is not stored yet.
    Branched(String),
    /// The facts about the save that was checked.
    Checked(Facts),
}

/// The messages of one game's tables.
pub type FromTableOf<G> = FromTable<<G as Secrets>::View, <G as Game>::Event>;
/// The updates of one game's tables.
pub type UpdateOf<G> = Update<<G as Secrets>::View, <G as Game>::Event>;
/// The steps of one game.
pub type StepOf<G> = Step<<G as Secrets>::View, <G as Game>::Event>;

/// Returns a message as bytes.
pub fn write<T: Serialize>(message: &T) -> Vec<u8> {
    postcard::to_stdvec(message).unwrap_or_default()
}

/// Reads a message; returns `None` if the bytes are malformed.
pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}
