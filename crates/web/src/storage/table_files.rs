//! Tables as files: writes exports, and reads and checks anything that claims to be one. Pure: nothing here touches the
//! browser, and nothing is stored before everything has been checked.
//!
//! There are two kinds of files. All tables, or as many as fit: `{"strata_tables":1,"tables":[[entry, save], …]}`. One table:
//! its save as the terminal reads and writes it, with the list entry as an additional member `table` of the first line.

#[cfg(test)]
mod tests;

use super::saved_table::{SavedTable, is_valid_key};
use crate::text::{key, t, tf};
use protocol::{Facts, FileRequest, Holder};
use serde::de::{IgnoredAny, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use std::fmt;
use tabletop::{MAX_SAVE_BYTES, Save};

/// The largest file that is read, in bytes: the largest save with its entry in the list.
pub const MAX_FILE_BYTES: usize = MAX_SAVE_BYTES + (2 << 20);
/// The maximum length of a person's name, in characters.
pub const MAX_NAME_LENGTH: usize = 24;
/// The maximum number of tables in one file.
pub const MAX_TABLES: usize = 10_000;
/// The version of the file of all tables.
const FILE_VERSION: u32 = 1;

/// A table as it stands in a file, not yet checked.
#[derive(Clone, Debug, PartialEq)]
pub struct ImportedTable {
    saved: Option<SavedTable>,
    save: String,
}

/// A file of all tables. Its form is frozen: `fixtures/exports` holds files that every later version reads.
#[derive(Deserialize)]
struct AllTablesFile {
    #[serde(rename = "tables")]
    tables: Vec<(SavedTable, String)>,
}

/// What is read first of a file of all tables, so that an oversized file is refused before it fills the memory.
#[derive(Deserialize)]
struct FileOutline {
    #[serde(rename = "strata_tables")]
    version: u32,
    #[serde(rename = "tables", default)]
    tables: ElementCount,
}

/// How many elements a list has.
#[derive(Default)]
struct ElementCount(usize);

impl<'de> Deserialize<'de> for ElementCount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ElementCount, D::Error> {
        struct ElementCounter;
        impl<'de> Visitor<'de> for ElementCounter {
            type Value = ElementCount;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of tables")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<ElementCount, A::Error> {
                let mut count = 0;
                while list.next_element::<IgnoredAny>()?.is_some() {
                    count += 1;
                }
                Ok(ElementCount(count))
            }
        }
        deserializer.deserialize_seq(ElementCounter)
    }
}

/// A file to offer for download.
#[derive(Clone, Debug, PartialEq)]
pub struct ExportedFile {
    /// Its name.
    pub name: String,
    /// Its content.
    pub text: String,
}

/// Writes all tables into as few files as [`read`] takes, one table after the other.
#[derive(Default)]
pub struct TablesWriter {
    /// The tables of the file that is being written, with commas in between.
    tables: String,
    /// How many these are.
    count: usize,
    /// How many files are complete.
    files: usize,
}

impl TablesWriter {
    /// Adds a table. Returns a file that is complete now, if there is one.
    pub fn add(&mut self, saved: &SavedTable, save: &str) -> Option<ExportedFile> {
        let table = serde_json::to_string(&(saved, save)).unwrap_or_default();
        // With the comma and what stands around the tables.
        let room = MAX_FILE_BYTES - 100;
        if table.len() > room {
            // As text in a list it is longer than it is by itself.
            return Some(ExportedFile { name: format!("strata-{}.jsonl", saved.key), text: write_one(saved, save) });
        }
        let is_full = self.count == MAX_TABLES || self.tables.len() + table.len() > room;
        let complete = if is_full { self.finish() } else { None };
        if self.count > 0 {
            self.tables.push(',');
        }
        self.tables += &table;
        self.count += 1;
        complete
    }

    /// Returns the last file, if it has any tables.
    pub fn finish(&mut self) -> Option<ExportedFile> {
        if self.count == 0 {
            return None;
        }
        self.files += 1;
        self.count = 0;
        let tables = std::mem::take(&mut self.tables);
        let number = if self.files == 1 { String::new() } else { format!("-{}", self.files) };
        Some(ExportedFile {
            name: format!("strata-tables{number}.json"),
            text: format!("{{\"strata_tables\":{FILE_VERSION},\"tables\":[{tables}]}}"),
        })
    }
}

/// Returns one table as a file that the terminal reads too.
pub fn write_one(saved: &SavedTable, save: &str) -> String {
    let (first, rest) = save.split_once('\n').unwrap_or((save, ""));
    let Ok(Value::Object(mut header)) = serde_json::from_str(first) else { return save.to_string() };
    header.insert("table".into(), serde_json::to_value(saved).unwrap_or_default());
    format!("{}\n{rest}", Value::Object(header))
}

/// Reads a file of either kind; the tables in it are still to be checked.
pub fn read(text: &str) -> Result<Vec<ImportedTable>, String> {
    if text.len() > MAX_FILE_BYTES {
        return Err(tf(key::PAGE_IMPORT_TOO_LARGE, &[("most", &(MAX_FILE_BYTES >> 20))]));
    }
    if text.trim().is_empty() {
        return Err(t(key::PAGE_IMPORT_EMPTY));
    }
    let text = text.trim_start_matches('\u{feff}');
    match serde_json::from_str::<FileOutline>(text) {
        Ok(outline) if outline.version != FILE_VERSION => {
            Err(tf(key::PAGE_IMPORT_VERSION, &[("version", &outline.version)]))
        }
        Ok(outline) if outline.tables.0 > MAX_TABLES => {
            Err(tf(key::PAGE_IMPORT_TOO_MANY, &[("count", &outline.tables.0), ("most", &MAX_TABLES)]))
        }
        Ok(_) => {
            let all: AllTablesFile = serde_json::from_str(text)
                .map_err(|error| tf(key::PAGE_IMPORT_BAD_LIST, &[("reason", &error.to_string())]))?;
            Ok(all.tables.into_iter().map(|(saved, save)| ImportedTable { saved: Some(saved), save }).collect())
        }
        Err(_) => read_one(text).map(|incoming| vec![incoming]),
    }
}

/// Reads a single save; its first line may say who plays. Blank lines before it stay, because errors name lines by
/// number.
fn read_one(text: &str) -> Result<ImportedTable, String> {
    let start = text.find(|c: char| !c.is_whitespace()).unwrap_or(0);
    let start = text[..start].rfind('\n').map_or(0, |end| end + 1);
    let (blank, save) = text.split_at(start);
    let (first, rest) = save.split_once('\n').unwrap_or((save, ""));
    let mut header = match serde_json::from_str::<Value>(first) {
        Ok(Value::Object(header)) if header.contains_key("strata") => header,
        _ => return Err(t(key::PAGE_IMPORT_NOT_OURS)),
    };
    let Some(table) = header.remove("table") else { return Ok(ImportedTable { saved: None, save: text.to_string() }) };
    let save = format!("{blank}{}\n{rest}", Value::Object(header));
    Ok(ImportedTable { saved: serde_json::from_value(table).ok(), save })
}

impl ImportedTable {
    /// Returns the game and the request that asks its worker to check the table. Fails if the save is malformed.
    pub fn check_request(&self) -> Result<(String, FileRequest), String> {
        let save = Save::read(&self.save).map_err(|error| error.to_string())?;
        let holders = self.saved.as_ref().map(|saved| saved.holders.clone());
        Ok((save.header.game, FileRequest::Check(self.save.clone(), holders)))
    }

    /// Returns the table as it will be stored. Only claims that agree with the checked facts are kept. `fresh`
    /// makes a key that no table has.
    pub fn into_saved_table(
        self,
        game: String,
        facts: Facts,
        now: f64,
        fresh: &mut dyn FnMut() -> String,
    ) -> (SavedTable, String) {
        let Facts { held, moves, over, score, undone_turns, .. } = facts;
        let holder = |&held: &bool| if held { Holder::Person } else { Holder::Nobody };
        let saved = match self.saved {
            None => SavedTable {
                key: fresh(),
                game,
                holders: held.iter().map(holder).collect(),
                names: Vec::new(),
                orders: Vec::new(),
                when: now,
                moves,
                over,
                score,
                branch: false,
                undone_turns,
                seed: None,
            },
            Some(saved) => SavedTable {
                key: if is_valid_key(&saved.key) { saved.key } else { fresh() },
                game,
                names: saved.names.iter().take(held.len()).map(|name| clean_name(name)).collect(),
                orders: saved.orders.into_iter().take(held.len()).collect(),
                when: if (0.0..=now).contains(&saved.when) { saved.when } else { now },
                moves,
                over,
                score,
                branch: saved.branch,
                undone_turns,
                // Drop the seed: the author of the file could predict the dice.
                seed: None,
                holders: saved.holders,
            },
        };
        (saved, self.save)
    }
}

/// Returns a name that fits on the screen: one line, not too long.
pub fn clean_name(name: &str) -> String {
    let plain: String = name.chars().filter(|c| !c.is_control()).collect();
    plain.trim().chars().take(MAX_NAME_LENGTH).collect()
}
