//! The service for stored games: opening, exporting, checking, replaying and branching. It is separate from what players ask of
//! a running table.

use serde::{Deserialize, Serialize};
use tabletop::{Game, Holder, Origin, Pending, SeatSet};

/// What a host needs to open a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Open {
    /// The text of the save. A new game has only the header.
    pub save: String,
    /// Who played each seat at the beginning of the save.
    pub holders: Vec<Holder>,
    /// The standing orders of each seat, a bit each.
    pub orders: Vec<u32>,
    /// The seed of all bots; an unpredictable one without it.
    pub bot_seed: Option<u64>,
}

/// A request from a page about stored games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FileRequest {
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
    /// Replay the stored game with this key from its beginning, with all secrets.
    Replay(String),
    /// Make a save of the stored game with this key that begins or ends at this point.
    Branch(String, BranchPoint),
    /// Check a save from outside: whether the rules can follow it, and whether these holders could play it.
    Check(String, Option<Vec<Holder>>),
}

/// What a page is told about stored games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FileReply {
    /// The table is open. The players at this device are given as the seats they hold.
    Opened(Vec<SeatSet>),
    /// The rules stop following the stored save; nothing was opened and nothing is changed.
    Stops(Stopped),
    /// Whether another tab writes this table; then this one only follows it.
    ReadOnly(bool),
    /// Storing failed, with the reason as text. The table waits until it succeeds.
    Stuck(String),
    /// A request about files was refused, with the reason as text.
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
    /// How often a person took back a whole turn against bots, so that dice and cards were drawn again.
    pub undone_turns: u32,
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
    /// How many moves the save holds, also those that were taken back.
    pub of: u32,
    /// How many of the followed moves count, without those taken back.
    pub counted: u32,
    /// The reason as text.
    pub reason: String,
    /// The rule that refuses the next move, or the one that the last event before the stop follows from.
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
