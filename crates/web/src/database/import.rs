//! Stores many tables at once, from a file that has been checked. It never overwrites a table that exists already.

use super::channel::{self, ChannelMessage};
use super::connection::{Durability, Transaction, write};
use super::record::{TableProgress, TableRecord, split_lines};
use super::relation::{Relation, compare};
use super::{DatabaseError, LINES, TABLES, persist, tables};
use crate::storage::new_key;
use crate::storage::saved_table::SavedTable;

/// How many tables go into one transaction: few enough that other tabs get in between, many enough to be quick.
const CHUNK: usize = 50;

/// An import that could not be finished. What was added before stays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportStopped {
    /// How many tables were added or brought forward.
    pub added: usize,
    /// Why the next could not be added.
    pub reason: DatabaseError,
}

/// Keeps tables with their saves. Returns how many were added or brought forward.
///
/// If the key of a table is taken: a save that goes on where the stored one ends is appended to it, one that has
/// nothing new is left out, and any other becomes a table with a key of its own. `progress` is told how many have been
/// looked at.
pub async fn import_tables(
    incoming: &[(SavedTable, String)],
    mut progress: impl FnMut(usize),
) -> Result<usize, ImportStopped> {
    let mut added = 0;
    for (number, chunk) in incoming.chunks(CHUNK).enumerate() {
        let written = write(&[TABLES, LINES], Durability::Strict, async |transaction| {
            let mut count = 0;
            for (table, save) in chunk {
                count += usize::from(import(transaction, table, &split_lines(save)).await?);
            }
            Ok(count)
        });
        added += written.await.map_err(|reason| ImportStopped { added, reason })?;
        progress(number * CHUNK + chunk.len());
        channel::post(&ChannelMessage::Tables);
    }
    if added > 0 {
        persist::ask_later();
    }
    Ok(added)
}

/// Imports one table; whether anything was written.
async fn import(transaction: &Transaction, table: &SavedTable, lines: &[String]) -> Result<bool, DatabaseError> {
    let taken = transaction.get(TABLES, &table.key).await?;
    let there = taken.as_deref().map(TableRecord::read);
    let relation = match there {
        None => None,
        // Only a later version understands what is stored under this key: not to be touched.
        Some(None) => Some(Relation::Diverged),
        Some(Some(_)) => Some(compare(&transaction.lines(&table.key, 0).await?, lines)),
    };
    match (relation, there.flatten()) {
        (Some(Relation::Contained(_)), _) => Ok(false),
        (Some(Relation::Continues(from)), Some(mut record)) => {
            let (when, score) = (table.when.max(record.table.when), table.score.clone());
            let progress =
                TableProgress { when, moves: table.moves, over: table.over, score, undone_turns: table.undone_turns };
            tables::extend(transaction, &mut record, &lines[from..], progress)?;
            Ok(true)
        }
        (relation, _) => {
            let mut table = table.clone();
            if relation.is_some() {
                table.key = new_key();
            }
            tables::create(transaction, &TableRecord::new(table, lines), lines)?;
            Ok(true)
        }
    }
}
