//! One line of a save after the header.

use super::StopReason;
use crate::{
    CitesRule, CompleteGame, Entry, HandOver, Holder, PlayError, QuestionId, Seat, Sink, Table, state_hash, text_hash,
};
use serde::{Deserialize, Serialize};

/// A line after the header.
///
/// ```
/// use tabletop::SaveLine;
/// assert_eq!(SaveLine::Undo(2).text(), "{\"undo\":2}");
/// assert_eq!(SaveLine::read("{\"move\":\"red pass\"}"), SaveLine::Move("red pass".into()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SaveLine {
    /// A move in notation.
    #[serde(rename = "move")]
    Move(String),
    /// A person took back this many of the last moves.
    #[serde(rename = "undo")]
    Undo(u32),
    /// All players agreed to take back this many of the last moves, also dice and cards.
    #[serde(rename = "undo_agreed")]
    AgreedUndo(u32),
    /// The only person at the table took back this many of the last moves, also dice and cards.
    #[serde(rename = "undo_turn")]
    TurnUndo(u32),
    /// This seat ended its turn.
    #[serde(rename = "end_turn")]
    EndTurn(u8),
    /// From here on somebody else plays this seat.
    #[serde(rename = "seat")]
    Seat {
        /// The number of the seat, from 0.
        #[serde(rename = "number")]
        seat: u8,
        /// Who plays it.
        #[serde(rename = "holder")]
        holder: Holder,
        /// Why; absent in saves of earlier versions.
        #[serde(rename = "why", default, skip_serializing_if = "Option::is_none")]
        why: Option<HandOver>,
    },
    /// Whether the table rests: nobody is asked, and no clock runs.
    #[serde(rename = "pause")]
    Pause(bool),
    /// The time for a question ran out: a bot answers it.
    #[serde(rename = "stand_in")]
    StandIn {
        /// The question.
        #[serde(rename = "question")]
        question: QuestionId,
        /// The name of the bot.
        #[serde(rename = "bot")]
        bot: String,
    },
    /// A player asks all others to take back this many of the last moves.
    #[serde(rename = "propose_undo")]
    ProposeUndo {
        /// A seat of the player.
        #[serde(rename = "seat")]
        seat: u8,
        /// How many moves.
        #[serde(rename = "count")]
        count: u32,
    },
    /// A player answers such a proposal.
    #[serde(rename = "vote_undo")]
    VoteUndo {
        /// A seat of the player.
        #[serde(rename = "seat")]
        seat: u8,
        /// Whether the player agrees.
        #[serde(rename = "accept")]
        accept: bool,
    },
    /// A position between two turns.
    #[serde(rename = "snapshot")]
    Snapshot {
        /// Scenario text.
        #[serde(rename = "text")]
        text: String,
        /// Hash of the position in hexadecimal.
        #[serde(rename = "hash")]
        hash: String,
        /// Hash of `text` in hexadecimal; absent in format 1.
        #[serde(rename = "sum", default, skip_serializing_if = "Option::is_none")]
        sum: Option<String>,
    },
    /// A line that cannot be read, with the reason. Never written.
    #[serde(skip)]
    Unreadable(String),
}

impl SaveLine {
    /// Reads a line; anything else becomes [`SaveLine::Unreadable`].
    pub fn read(text: &str) -> SaveLine {
        serde_json::from_str(text).unwrap_or_else(|error| {
            let expected = "move, undo, undo_agreed, undo_turn, end_turn, seat, pause, stand_in, propose_undo, vote_undo \
                            or snapshot";
            SaveLine::Unreadable(format!("not an entry ({error}); expected {expected}"))
        })
    }

    /// Writes down an entry that this table is about to repeat.
    pub fn of<G: CompleteGame>(table: &Table<G>, entry: Entry<G::Move>) -> SaveLine {
        match entry {
            Entry::Move(mv) => SaveLine::Move(table.rules().write_move(table.state(), mv)),
            Entry::Undo(count) => SaveLine::Undo(count),
            Entry::AgreedUndo(count) => SaveLine::AgreedUndo(count),
            Entry::TurnUndo(count) => SaveLine::TurnUndo(count),
            Entry::EndTurn(seat) => SaveLine::EndTurn(seat.0),
        }
    }

    /// Writes down the position, if it lies between two turns.
    pub fn snapshot<G: CompleteGame>(table: &Table<G>) -> Option<SaveLine> {
        if !table.rules().is_between_turns(table.state()) {
            return None;
        }
        let text = table.rules().snapshot(table.state())?;
        let sum = Some(hexadecimal(text_hash(&text)));
        Some(SaveLine::Snapshot { text, hash: hexadecimal(state_hash(table.state())), sum })
    }

    /// Returns the text of the line without its end.
    pub fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Returns the line as it stands in the file.
    pub fn write(&self) -> String {
        let mut text = self.text();
        text.push('\n');
        text
    }

    /// Returns whether the line says who plays, waits or agrees, which changes nothing in the position.
    pub fn is_about_players(&self) -> bool {
        matches!(
            self,
            SaveLine::Seat { .. }
                | SaveLine::Pause(_)
                | SaveLine::StandIn { .. }
                | SaveLine::ProposeUndo { .. }
                | SaveLine::VoteUndo { .. }
        )
    }

    /// Returns what the line does at a table; nothing for snapshots and for lines about players.
    pub(super) fn entry<G: CompleteGame>(&self, table: &Table<G>) -> Result<Option<Entry<G::Move>>, StopReason> {
        Ok(Some(match self {
            SaveLine::Move(text) => {
                Entry::Move(table.rules().read_move(table.state(), text).map_err(StopReason::NotAMove)?)
            }
            SaveLine::Undo(count) => Entry::Undo(*count),
            SaveLine::AgreedUndo(count) => Entry::AgreedUndo(*count),
            SaveLine::TurnUndo(count) => Entry::TurnUndo(*count),
            SaveLine::EndTurn(seat) => Entry::EndTurn(Seat(*seat)),
            SaveLine::Unreadable(reason) => return Err(StopReason::Unreadable(reason.clone())),
            SaveLine::Seat { .. }
            | SaveLine::Pause(_)
            | SaveLine::StandIn { .. }
            | SaveLine::ProposeUndo { .. }
            | SaveLine::VoteUndo { .. }
            | SaveLine::Snapshot { .. } => return Ok(None),
        }))
    }

    /// Does at a table what the line says. Recorded hashes are compared only if `compare` is set.
    pub fn apply_to<G: CompleteGame, S: Sink<G::Event>>(
        &self,
        table: &mut Table<G>,
        compare: bool,
        sink: &mut S,
    ) -> Result<(), StopReason> {
        if let SaveLine::Snapshot { hash, .. } = self
            && compare
            && *hash != hexadecimal(state_hash(table.state()))
        {
            return Err(StopReason::OtherPosition);
        }
        let Some(entry) = self.entry(table)? else { return Ok(()) };
        table.repeat(entry, sink).map_err(|error| match error {
            PlayError::Refused(refusal) => StopReason::Refused(refusal.rule()),
            PlayError::Undo(reason) => StopReason::Undo(reason),
            PlayError::WaitsForEndOfTurn(seat) => StopReason::TurnNotEnded(seat),
        })
    }

    /// Reads the position of a snapshot if its text is what was written: its checksum and, within one edition or where
    /// there is no checksum, the hash of the position agree. Returns `None` for anything else.
    pub(super) fn verified<G: CompleteGame>(&self, rules: &G, same_edition: bool) -> Option<G::State> {
        let SaveLine::Snapshot { text, hash, sum } = self else { return None };
        if sum.as_ref().is_some_and(|sum| *sum != hexadecimal(text_hash(text))) {
            return None;
        }
        let state = rules.restore(text).ok()?;
        let compare = same_edition || sum.is_none();
        (!compare || *hash == hexadecimal(state_hash(&state))).then_some(state)
    }
}

fn hexadecimal(hash: u64) -> String {
    format!("{hash:016x}")
}
