//! Save files: JSON Lines. First a header, then one entry per line in notation; snapshots at turn ends.
//!
//! Not here: files and folders. A save is text in and text out.

use crate::{Entry, Game, PlayError, Refused, Seat, Table, state_hash};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;

/// The first line of a save.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// Version of the file format: 1.
    pub strata: u32,
    /// Name of the game.
    pub game: String,
    /// Version of the engine that wrote the file.
    pub engine: String,
    /// Digest of rules and tables, in hexadecimal.
    pub digest: String,
    /// The set-up with custom tables, as the game wrote it.
    pub setup: serde_json::Value,
    /// The position the game started from, if it was not the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
}

/// A line after the header.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Line {
    /// A move in notation.
    Move(String),
    /// So many moves were taken back.
    Undo(u32),
    /// This seat ended its turn.
    EndTurn(u8),
    /// A position between two turns, with its hash in hexadecimal.
    Snapshot {
        /// Scenario text.
        text: String,
        /// Hash of the position.
        hash: String,
    },
}

/// A whole save file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Save {
    /// What is played.
    pub header: Header,
    /// What was done.
    pub lines: Vec<Line>,
}

/// A save file that cannot be read, with the line where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaveError {
    /// Line of the file, from 1.
    pub line: usize,
    /// What is wrong and what is expected.
    pub reason: String,
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for SaveError {}

impl Save {
    /// Reads a save. A last line that was cut off in the middle of writing is left out.
    pub fn read(text: &str) -> Result<Save, SaveError> {
        let mut lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        let header = match lines.next() {
            None => return Err(SaveError { line: 1, reason: "the file is empty".into() }),
            Some((at, line)) => serde_json::from_str::<Header>(line).map_err(|error| SaveError {
                line: at + 1,
                reason: format!("not the header of a Strata save ({error})"),
            })?,
        };
        if header.strata != 1 {
            let reason = format!("save format {} is not known; this version reads format 1", header.strata);
            return Err(SaveError { line: 1, reason });
        }
        let whole = text.ends_with('\n');
        let count = text.lines().count();
        let mut entries = Vec::new();
        for (at, line) in lines {
            match serde_json::from_str(line) {
                Ok(entry) => entries.push(entry),
                Err(_) if !whole && at + 1 == count => break,
                Err(error) => {
                    let reason = format!("not an entry ({error}); expected move, undo, end_turn or snapshot");
                    return Err(SaveError { line: at + 1, reason });
                }
            }
        }
        Ok(Save { header, lines: entries })
    }

    /// The header for a game that begins as usual.
    pub fn header<G: Game>(rules: &G) -> Header {
        Header {
            strata: 1,
            game: G::NAME.into(),
            engine: env!("CARGO_PKG_VERSION").into(),
            digest: format!("{:016x}", rules.digest()),
            setup: serde_json::to_value(rules.setup()).unwrap_or_default(),
            from: None,
        }
    }

    /// The rules the game was played by; the error says what is wrong with the set-up.
    pub fn rules<G: Game>(&self) -> Result<G, String> {
        let setup = serde_json::from_value(self.header.setup.clone())
            .map_err(|error| format!("the set-up in the save cannot be read ({error})"))?;
        G::from_setup(setup).map_err(|reasons| reasons.join("; "))
    }

    /// A table's whole log as a save, with a snapshot at every turn end.
    pub fn of<G: Game>(table: &Table<G>, from: Option<String>) -> Save {
        let rules = table.rules();
        let header = Header { from, ..Save::header(rules.as_ref()) };
        let mut again = Table::from_position(rules.clone(), *table.start());
        let mut lines = Vec::new();
        for &entry in table.log() {
            lines.push(Line::of(&again, entry));
            if again.repeat(entry, &mut ()).is_err() {
                break;
            }
            lines.extend(Line::snapshot(&again));
        }
        Save { header, lines }
    }

    /// The file.
    pub fn write(&self) -> String {
        let mut text = serde_json::to_string(&self.header).unwrap_or_default();
        text.push('\n');
        for line in &self.lines {
            text.push_str(&line.write());
        }
        text
    }

    /// The table again. If this engine refuses a move, or reaches another position than the one recorded, the game goes on
    /// from its last agreeing snapshot and the second value says from which line.
    pub fn table<G: Game>(&self, rules: Arc<G>) -> Result<(Table<G>, Option<SaveError>), SaveError> {
        let start = match &self.header.from {
            None => rules.start(),
            Some(text) => rules.restore(text).map_err(|reason| SaveError { line: 1, reason })?,
        };
        let mut table = Table::from_position(rules.clone(), start);
        let mut agreed: Option<(usize, &str)> = None;
        for (index, line) in self.lines.iter().enumerate() {
            match line.repeat(&mut table) {
                Ok(()) => {
                    if let Line::Snapshot { text, .. } = line {
                        agreed = Some((index, text));
                    }
                }
                Err(reason) => {
                    let error = SaveError { line: index + 2, reason };
                    let Some((_, text)) = agreed else { return Err(error) };
                    let state = rules.restore(text).map_err(|_| error.clone())?;
                    return Ok((Table::from_position(rules, state), Some(error)));
                }
            }
        }
        Ok((table, None))
    }
}

impl Line {
    /// The line for an entry about to be repeated at this table.
    pub fn of<G: Game>(table: &Table<G>, entry: Entry<G::Move>) -> Line {
        match entry {
            Entry::Move(mv) => Line::Move(table.rules().write_move(table.state(), mv)),
            Entry::Undo(count) => Line::Undo(count),
            Entry::EndTurn(seat) => Line::EndTurn(seat.0),
        }
    }

    /// A snapshot, if the position lies between two turns and a seat moved last.
    pub fn snapshot<G: Game>(table: &Table<G>) -> Option<Line> {
        if !table.rules().between_turns(table.state()) {
            return None;
        }
        let text = table.rules().snapshot(table.state())?;
        Some(Line::Snapshot { text, hash: format!("{:016x}", state_hash(table.state())) })
    }

    /// The line as it stands in the file.
    pub fn write(&self) -> String {
        let mut text = serde_json::to_string(self).unwrap_or_default();
        text.push('\n');
        text
    }

    fn repeat<G: Game>(&self, table: &mut Table<G>) -> Result<(), String> {
        let entry = match self {
            Line::Move(text) => Entry::Move(table.rules().read_move(table.state(), text)?),
            Line::Undo(count) => Entry::Undo(*count),
            Line::EndTurn(seat) => Entry::EndTurn(Seat(*seat)),
            Line::Snapshot { hash, .. } => {
                let now = format!("{:016x}", state_hash(table.state()));
                return if now == *hash { Ok(()) } else { Err("this engine reaches another position here".into()) };
            }
        };
        table.repeat(entry, &mut ()).map_err(|error| match error {
            PlayError::Refused(refusal) => format!("the move is refused by rule {}", refusal.rule()),
            PlayError::WaitsForEndOfTurn(_) => "the turn has not ended".into(),
        })
    }
}
