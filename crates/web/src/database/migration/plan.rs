//! What the migration does with each text that an earlier version left in `localStorage`. Pure functions.
//!
//! A text goes through at most three starts of the page. The first copies and verifies it; a later one removes it from
//! `localStorage` if the text is unchanged and the copy is still complete. A tab that still runs an earlier version may
//! write to the old text at any time in between, and even after its removal. Then the text begins without a header,
//! because that version appends to what it finds.

use crate::database::record::split_lines;
use crate::database::relation::{Relation, compare, has_header};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What the database remembers of an old text that was copied.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MigrationNote {
    /// The key of the table, or the name of the value, that has the copy.
    #[serde(rename = "target")]
    pub target: String,
    /// The length of the old text in bytes.
    #[serde(rename = "length")]
    pub length: usize,
    /// The hash of the old text.
    #[serde(rename = "hash")]
    pub hash: u64,
    /// How many lines of the target come before those of the old text: 0 unless the old text has no header.
    #[serde(rename = "base", default)]
    pub base: usize,
    /// How many lines of the target there were with those of the old text.
    #[serde(rename = "end", default)]
    pub end: usize,
    /// How far the migration has come.
    #[serde(rename = "state")]
    pub state: MigrationState,
    /// When it came there, in milliseconds since 1970.
    #[serde(rename = "at", default)]
    pub at: f64,
}

/// How far the migration of a text has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MigrationState {
    /// Written to the database.
    #[serde(rename = "copied")]
    Copied,
    /// Read back from the database and found complete.
    #[serde(rename = "verified")]
    Verified,
    /// Removed from `localStorage`, or about to be.
    #[serde(rename = "removed")]
    Removed,
}

impl MigrationNote {
    /// Makes the note of a text whose copy is at a target.
    pub fn new(target: &str, old: &str, state: MigrationState, at: f64) -> MigrationNote {
        let (length, hash) = (old.len(), tabletop::state_hash(&old));
        MigrationNote { target: target.into(), length, hash, base: 0, end: 0, state, at }
    }

    /// Returns whether the text is the one that was copied.
    pub fn matches(&self, text: &str) -> bool {
        self.length == text.len() && self.hash == tabletop::state_hash(&text)
    }

    /// Returns whether the text was found complete in the database before this start of the page. A tab that started at
    /// the same time as the one that copied the text is no second witness.
    fn was_verified_before(&self, started: f64) -> bool {
        self.state != MigrationState::Copied && self.at < started
    }

    /// Reads a note. What cannot be read counts as none: the copy is then found again by comparing.
    pub fn read(text: &str) -> Option<MigrationNote> {
        MigrationNote::deserialize(&serde_json::from_str::<Value>(text).ok()?).ok()
    }

    /// Writes the note as text.
    pub fn write(&self) -> String {
        serde_json::to_value(self).unwrap_or_default().to_string()
    }
}

/// What to do with the old save of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct TableStep {
    /// What to write, or that nothing needs to be written.
    pub action: TableAction,
    /// How many lines of the target come before those of the old text.
    pub base: usize,
    /// How many lines of the target there are with those of the old text, once the action is done.
    pub end: usize,
}

/// What to write for an old save.
#[derive(Clone, Debug, PartialEq)]
pub enum TableAction {
    /// Make a table of these lines under the old key.
    Create(Vec<String>),
    /// Both were played on: make a second table of these lines, under a new key.
    CreateSecond(Vec<String>),
    /// Append these lines to the table.
    Append(Vec<String>),
    /// The table has everything: note that, and keep the old text for another start.
    Confirm,
    /// The table has everything, and an earlier start has found so too: remove the old text.
    Remove,
    /// The old text is the end of a save whose beginning is gone: leave it where it is.
    Leave,
}

/// Decides what to do with the old save of a table, given the note of its copy and the lines of the table that has it.
/// Without a note, `stored` is the table of the same key. `started` is when the page started.
pub fn plan_table(old: &str, note: Option<&MigrationNote>, stored: Option<&[String]>, started: f64) -> TableStep {
    let lines = split_lines(old);
    let unchanged = note.is_some_and(|note| note.matches(old));
    let base = match note {
        Some(note) if unchanged => note.base,
        Some(_) if has_header(&lines) => 0,
        // Everything that was noted had been removed, and then more was appended to nothing.
        Some(note) if note.state == MigrationState::Removed => note.end,
        // More was appended to what had been appended to nothing.
        Some(note) => note.base,
        None => 0,
    };
    let Some(stored) = stored else {
        let end = lines.len();
        let action = match note {
            // The player has deleted the table since it was copied.
            Some(_) if unchanged => TableAction::Remove,
            Some(_) if !has_header(&lines) => TableAction::Leave,
            _ => TableAction::Create(lines),
        };
        return TableStep { action, base, end };
    };
    let whole: Vec<String> = stored.iter().take(base).cloned().chain(lines).collect();
    let (action, end) = match compare(stored, &whole) {
        Relation::Contained(end) if unchanged && note.is_some_and(|note| note.was_verified_before(started)) => {
            (TableAction::Remove, end)
        }
        Relation::Contained(end) => (TableAction::Confirm, end),
        Relation::Continues(from) => {
            let more = whole[from..].to_vec();
            let end = stored.len() + more.len();
            (TableAction::Append(more), end)
        }
        Relation::Diverged => {
            let end = whole.len();
            (TableAction::CreateSecond(whole), end)
        }
    };
    TableStep { action, base, end }
}

/// What to do with an old value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueStep {
    /// Write it to the database.
    Copy,
    /// Both were changed: write it under a second name, so that nothing is lost.
    CopySecond,
    /// The database has it: note that, and keep the old one for another start.
    Confirm,
    /// The database has it, and an earlier start has found so too: remove the old one.
    Remove,
}

/// Decides what to do with an old value, given the note of its copy and what the database has under its name.
/// `started` is when the page started.
pub fn plan_value(old: &str, note: Option<&MigrationNote>, stored: Option<&str>, started: f64) -> ValueStep {
    match (note, stored) {
        (Some(note), Some(_)) if note.matches(old) && note.was_verified_before(started) => ValueStep::Remove,
        (_, Some(stored)) if stored == old => ValueStep::Confirm,
        (_, None) => ValueStep::Copy,
        // The page has changed it since it was copied.
        (Some(note), Some(_)) if note.matches(old) => ValueStep::Confirm,
        // Only a tab with an earlier version has changed it.
        (Some(note), Some(stored)) if note.matches(stored) => ValueStep::Copy,
        _ => ValueStep::CopySecond,
    }
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
