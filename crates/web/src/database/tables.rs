//! Tables in the database: create, list, read, append, change, delete.
//!
//! A save changes only by appending, which never reads or rewrites earlier lines. After every committed write, this module
//! tells the other tabs.

use super::channel::{self, ChannelMessage};
use super::connection::{Durability, Transaction, read, write};
use super::lease::Lease;
use super::record::{TableProgress, TableRecord};
use super::{DatabaseError, LEASES, LINES, TABLES, mark_gaps, persist};
use crate::storage::saved_table::SavedTable;
use tabletop::MAX_SAVE_LINES;

/// The tables of this device.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TableList {
    /// The tables, the newest first.
    pub tables: Vec<TableRecord>,
    /// How many more there are that only a later version understands.
    pub unreadable: usize,
}

/// Lists all tables without reading their lines.
pub async fn list_tables() -> Result<TableList, DatabaseError> {
    let texts = read(&[TABLES], async |transaction| transaction.get_all(TABLES).await).await?;
    let mut tables: Vec<TableRecord> = texts.iter().filter_map(|text| TableRecord::read(text)).collect();
    let unreadable = texts.len() - tables.len();
    tables.sort_by(|one, two| two.table.when.total_cmp(&one.table.when));
    Ok(TableList { tables, unreadable })
}

/// Returns the record of a table and all lines of its save as they were at one moment, or `Missing`. Where lines are missing, or
/// more than the record knows, a line that cannot be read stands, so that the rules stop there.
pub async fn read_table(key: &str) -> Result<(TableRecord, Vec<String>), DatabaseError> {
    read_whole(key, false).await
}

/// Returns the record of a table and all lines of its save, for an export. Missing lines at the end are not marked: the file is
/// sound as far as it goes.
pub async fn read_for_export(key: &str) -> Result<(TableRecord, Vec<String>), DatabaseError> {
    read_whole(key, true).await
}

async fn read_whole(key: &str, is_open_end: bool) -> Result<(TableRecord, Vec<String>), DatabaseError> {
    read(&[TABLES, LINES], async |transaction| {
        let record = record(transaction, key).await?.ok_or(DatabaseError::Missing)?;
        let mut lines = transaction.lines(key, 0).await?;
        if lines.len() != record.lines as usize {
            let numbers = transaction.line_numbers(key).await?;
            let end = numbers.last().map_or(0, |&last| last.saturating_add(1));
            lines = mark_gaps(&numbers, lines, if is_open_end { end } else { record.lines });
        }
        Ok((record, lines))
    })
    .await
}

/// Returns the first line of a save, or `Missing`.
pub async fn read_header(key: &str) -> Result<String, DatabaseError> {
    read(&[LINES], async |transaction| transaction.line(key, 0).await?.ok_or(DatabaseError::Missing)).await
}

/// Returns the lines of a save from number `from` on; none if there are no more, or no such table.
pub async fn read_lines(key: &str, from: u32) -> Result<Vec<String>, DatabaseError> {
    read(&[LINES], async |transaction| transaction.lines(key, from).await).await
}

/// Keeps a new table with the first lines of its save. `Conflict` if its key is taken.
///
/// The first time, the browser is also asked not to delete the site's data on its own.
pub async fn create_table(table: &SavedTable, lines: &[String]) -> Result<TableRecord, DatabaseError> {
    let record = TableRecord::new(table.clone(), lines);
    write(&[TABLES, LINES], Durability::Strict, async |transaction| {
        if let Some(there) = transaction.get(TABLES, &record.table.key).await? {
            let found = TableRecord::read(&there).map_or(0, |there| there.lines);
            return Err(DatabaseError::Conflict { expected: 0, found });
        }
        create(transaction, &record, lines)
    })
    .await?;
    channel::post(&ChannelMessage::Tables);
    persist::ask_later();
    Ok(record)
}

/// Appends lines to the save of a table, in one strict transaction. Returns the record afterwards.
///
/// Nothing is written if the table does not have exactly `expected` lines (`Conflict`), if `owner` is given and does
/// not hold the lease (`LostLease`), if the table is gone (`Missing`), if there is no room (`Full`) or if the save
/// would be longer than one that can be read again (`TooLong`).
pub async fn append(
    key: &str,
    expected: u32,
    lines: &[String],
    progress: TableProgress,
    owner: Option<&str>,
) -> Result<TableRecord, DatabaseError> {
    let record = write(&[TABLES, LINES, LEASES], Durability::Strict, async |transaction| {
        let mut record = record(transaction, key).await?.ok_or(DatabaseError::Missing)?;
        if let Some(owner) = owner {
            let lease = transaction.get(LEASES, key).await?.and_then(|text| Lease::read(&text));
            if lease.is_none_or(|lease| lease.owner != owner) {
                return Err(DatabaseError::LostLease);
            }
        }
        if record.lines != expected {
            return Err(DatabaseError::Conflict { expected, found: record.lines });
        }
        if expected as usize + lines.len() > MAX_SAVE_LINES {
            return Err(DatabaseError::TooLong);
        }
        extend(transaction, &mut record, lines, progress)?;
        Ok(record)
    })
    .await?;
    channel::post(&ChannelMessage::Lines { key: key.to_string(), count: record.lines });
    Ok(record)
}

/// Changes the record of a table, such as names and orders. Returns the record afterwards, or `Missing`.
pub async fn update_table(key: &str, change: impl FnOnce(&mut SavedTable)) -> Result<TableRecord, DatabaseError> {
    let record = write(&[TABLES], Durability::Strict, async |transaction| {
        let mut record = record(transaction, key).await?.ok_or(DatabaseError::Missing)?;
        change(&mut record.table);
        // The key is what the record is stored under.
        record.table.key = key.to_string();
        transaction.put(TABLES, key, &record.write())?;
        Ok(record)
    })
    .await?;
    channel::post(&ChannelMessage::Tables);
    Ok(record)
}

/// Deletes a table with its lines and its lease. It is not an error if the table does not exist.
pub async fn delete_table(key: &str) -> Result<(), DatabaseError> {
    write(&[TABLES, LINES, LEASES], Durability::Strict, async |transaction| {
        transaction.delete(TABLES, key)?;
        transaction.delete(LEASES, key)?;
        transaction.delete_lines(key)
    })
    .await?;
    channel::post(&ChannelMessage::Tables);
    Ok(())
}

/// Reads the record of a table within a transaction. A record that only a later version understands is an error: it
/// must not be written over.
pub(super) async fn record(transaction: &Transaction, key: &str) -> Result<Option<TableRecord>, DatabaseError> {
    let Some(text) = transaction.get(TABLES, key).await? else { return Ok(None) };
    TableRecord::read(&text).map(Some).ok_or(DatabaseError::Newer)
}

/// Writes a new table within a transaction.
pub(super) fn create(transaction: &Transaction, record: &TableRecord, lines: &[String]) -> Result<(), DatabaseError> {
    transaction.add_lines(&record.table.key, 0, lines)?;
    transaction.put(TABLES, &record.table.key, &record.write())
}

/// Appends lines within a transaction and brings the record forward.
pub(super) fn extend(
    transaction: &Transaction,
    record: &mut TableRecord,
    lines: &[String],
    progress: TableProgress,
) -> Result<(), DatabaseError> {
    transaction.add_lines(&record.table.key, record.lines, lines)?;
    record.advance(lines, progress);
    transaction.put(TABLES, &record.table.key, &record.write())
}
