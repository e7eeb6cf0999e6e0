//! Moves the data of earlier versions from `localStorage` to the database: tables, the solo record, the level, the settings.
//!
//! The page runs it when it starts. It removes nothing until it has found the database complete at two starts. Entries and
//! saves that this version does not understand stay where they are, for a version that does. `plan.rs` decides, this file
//! reads and writes. Every decision is made within the transaction that carries it out, so two tabs that start together do
//! not copy a table twice.

mod plan;

use super::channel::{self, ChannelMessage};
use super::connection::{Durability, Transaction, write};
use super::locks;
use super::record::{TableProgress, TableRecord, TableRemark};
use super::values::{GAME, LEVEL, RECORD, SETTINGS};
use super::{DatabaseError, LINES, TABLES, VALUES, get_value, open, persist, tables};
use crate::storage::new_key;
use crate::storage::saved_table::{OldTableList, SavedTable};
use plan::{MigrationNote, MigrationState, TableAction, TableStep, ValueStep, plan_table, plan_value};
use web_sys::Storage;

/// The list of tables in `localStorage`.
const OLD_LIST: &str = "strata.tables";
/// What the names of saves in `localStorage` begin with.
const OLD_SAVE: &str = "strata.table.";
/// Values of `localStorage` and their names in the database.
const OLD_VALUES: [(&str, &str); 4] =
    [("strata.record", RECORD), ("strata.level", LEVEL), ("strata.settings", SETTINGS), ("strata.game", GAME)];

/// What the migration did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MigrationReport {
    /// How many tables were copied.
    pub copied: usize,
    /// How many tables were brought forward with moves of a tab that runs an earlier version.
    pub continued: usize,
    /// The keys of tables that were made because such a tab and this version both played on.
    pub second: Vec<String>,
    /// How many tables were removed from `localStorage`.
    pub removed: usize,
    /// The keys of saves that stay in `localStorage`, because the list does not say who plays or a part is missing.
    pub left: Vec<String>,
    /// The keys of tables that could not be copied, and why. They stay in `localStorage`; the next start tries again.
    pub failed: Vec<(String, DatabaseError)>,
    /// The names of values that could not be copied, and why; likewise.
    pub failed_values: Vec<(&'static str, DatabaseError)>,
}

/// How long a tab waits for another one that takes over tables, in milliseconds.
const TURN_TIMEOUT_MS: u32 = 5000;

/// Moves tables and values of earlier versions to the database. Returns quickly if there are none.
///
/// What cannot be taken over is in the report, and the rest is taken over all the same. Fails only if the browser
/// offers no database or does not answer.
pub async fn migrate() -> Result<MigrationReport, DatabaseError> {
    let mut report = MigrationReport::default();
    let Some(old) = web_sys::window().and_then(|window| window.local_storage().ok().flatten()) else {
        return Ok(report);
    };
    let started = js_sys::Date::now();
    open().await?;
    for (old_name, name) in OLD_VALUES {
        if let Some(text) = get(&old, old_name) {
            match migrate_value(&old, (old_name, name), &text, started).await {
                // It would not answer about the next one either.
                Err(DatabaseError::Silent) => return Err(DatabaseError::Silent),
                Err(reason) => report.failed_values.push((name, reason)),
                Ok(()) => {}
            }
        }
    }
    let saves = saves(&old);
    let list = get(&old, OLD_LIST).and_then(|text| OldTableList::read(&text)).unwrap_or_default();
    report.left = saves.into_iter().filter(|key| !list.tables.iter().any(|table| table.key == *key)).collect();
    if list.tables.is_empty() {
        return Ok(report);
    }
    // Not needed for safety, but two tabs would read everything twice. A tab that hangs is not waited for.
    let _turn = locks::wait_for("strata.migration", TURN_TIMEOUT_MS).await;
    for table in list.tables {
        let key = table.key.clone();
        match migrate_entry(&old, table, started, &mut report).await {
            Err(DatabaseError::Silent) => return Err(DatabaseError::Silent),
            Err(reason) => report.failed.push((key, reason)),
            Ok(()) => {}
        }
    }
    if report.copied + report.continued + report.second.len() > 0 {
        channel::post(&ChannelMessage::Tables);
        persist::ask_later();
    }
    Ok(report)
}

fn get(old: &Storage, name: &str) -> Option<String> {
    old.get_item(name).ok().flatten()
}

fn old_save(key: &str) -> String {
    format!("{OLD_SAVE}{key}")
}

/// Returns the name of the note of an old text.
fn note_name(old_name: &str) -> String {
    format!("migrated.{old_name}")
}

/// Returns the keys of all saves in `localStorage`.
fn saves(old: &Storage) -> Vec<String> {
    let count = old.length().unwrap_or(0);
    let names = (0..count).filter_map(|number| old.key(number).ok().flatten());
    names.filter_map(|name| name.strip_prefix(OLD_SAVE).map(String::from)).collect()
}

/// Migrates one table of the old list.
async fn migrate_entry(
    old: &Storage,
    table: SavedTable,
    started: f64,
    report: &mut MigrationReport,
) -> Result<(), DatabaseError> {
    let Some(text) = get(old, &old_save(&table.key)) else {
        // A tab of an earlier version has listed a table again whose save was removed.
        if get_value(&note_name(&old_save(&table.key))).await?.is_some() {
            forget_entry(old, &table.key);
        }
        return Ok(());
    };
    match migrate_table(&table, &text, started).await? {
        TableOutcome::Written(written) => {
            match written.kind {
                WriteKind::Copied => report.copied += 1,
                WriteKind::Continued => report.continued += 1,
                WriteKind::Second => report.second.push(written.target.clone()),
            }
            verify(&table.key, &text, &written).await?;
        }
        TableOutcome::Removable => {
            // Such a tab may have written a moment ago; then the next start looks at it again.
            if get(old, &old_save(&table.key)).as_ref() == Some(&text) {
                let _ = old.remove_item(&old_save(&table.key));
                forget_entry(old, &table.key);
                report.removed += 1;
            }
        }
        TableOutcome::Confirmed => {}
        TableOutcome::Left => report.left.push(table.key),
    }
    Ok(())
}

/// Takes a table out of the old list. Reads the list again, because others may have changed it; they cannot do so
/// between reading and writing.
fn forget_entry(old: &Storage, key: &str) {
    let Some(mut list) = get(old, OLD_LIST).and_then(|text| OldTableList::read(&text)) else { return };
    list.forget(key);
    let _ = if list.is_empty() { old.remove_item(OLD_LIST) } else { old.set_item(OLD_LIST, &list.write()) };
}

/// What was done with an old save.
enum TableOutcome {
    Written(Written),
    Confirmed,
    Removable,
    Left,
}

/// What was written to the database.
struct Written {
    kind: WriteKind,
    target: String,
    from: u32,
    lines: Vec<String>,
}

enum WriteKind {
    Copied,
    Continued,
    Second,
}

/// Decides what to do with an old save and does it in the database, in one transaction.
async fn migrate_table(table: &SavedTable, old: &str, started: f64) -> Result<TableOutcome, DatabaseError> {
    let name = note_name(&old_save(&table.key));
    write(&[TABLES, LINES, VALUES], Durability::Strict, async |transaction| {
        let note = transaction.get(VALUES, &name).await?.and_then(|text| MigrationNote::read(&text));
        let target = note.as_ref().map_or(&table.key, |note| &note.target).clone();
        let record = tables::record(transaction, &target).await?;
        let stored = match record {
            Some(_) => Some(transaction.lines(&target, 0).await?),
            None => None,
        };
        let TableStep { action, base, end } = plan_table(old, note.as_ref(), stored.as_deref(), started);
        let (outcome, target, state) = match (action, record) {
            (TableAction::Create(lines), _) => {
                // The key may belong to another table by now, if this one was copied to another key before.
                let is_free = transaction.get(TABLES, &table.key).await?.is_none();
                let key = if is_free { table.key.clone() } else { new_key() };
                create(transaction, WriteKind::Copied, table, key, lines)?
            }
            (TableAction::CreateSecond(lines), _) => create(transaction, WriteKind::Second, table, new_key(), lines)?,
            (TableAction::Append(lines), Some(mut record)) => {
                let from = record.lines;
                let when = table.when.max(record.table.when);
                let (score, undone_turns) = (table.score.clone(), table.undone_turns);
                let progress = TableProgress { when, moves: table.moves, over: table.over, score, undone_turns };
                tables::extend(transaction, &mut record, &lines, progress)?;
                let written = Written { kind: WriteKind::Continued, target: target.clone(), from, lines };
                (TableOutcome::Written(written), target, MigrationState::Copied)
            }
            (TableAction::Confirm, _) => (TableOutcome::Confirmed, target, MigrationState::Verified),
            (TableAction::Remove, _) => (TableOutcome::Removable, target, MigrationState::Removed),
            (TableAction::Append(_) | TableAction::Leave, _) => return Ok(TableOutcome::Left),
        };
        let note = MigrationNote { base, end, ..MigrationNote::new(&target, old, state, js_sys::Date::now()) };
        transaction.put(VALUES, &name, &note.write())?;
        Ok(outcome)
    })
    .await
}

/// Writes a table that came from an old save.
fn create(
    transaction: &Transaction,
    kind: WriteKind,
    table: &SavedTable,
    key: String,
    lines: Vec<String>,
) -> Result<(TableOutcome, String, MigrationState), DatabaseError> {
    let mut record = TableRecord::new(SavedTable { key: key.clone(), ..table.clone() }, &lines);
    if matches!(kind, WriteKind::Second) {
        record.remark = Some(TableRemark::OtherTab);
    }
    tables::create(transaction, &record, &lines)?;
    Ok((TableOutcome::Written(Written { kind, target: key.clone(), from: 0, lines }), key, MigrationState::Copied))
}

/// Reads back what was written, and notes that it is complete.
async fn verify(key: &str, old: &str, written: &Written) -> Result<(), DatabaseError> {
    let name = note_name(&old_save(key));
    write(&[LINES, VALUES], Durability::Strict, async |transaction| {
        let lines = transaction.lines(&written.target, written.from).await?;
        if !lines.starts_with(&written.lines) {
            return Err(DatabaseError::Failed("the copy differs from the original".into()));
        }
        let note = transaction.get(VALUES, &name).await?.and_then(|text| MigrationNote::read(&text));
        match note {
            Some(note) if note.matches(old) && note.state == MigrationState::Copied => {
                let note = MigrationNote { state: MigrationState::Verified, at: js_sys::Date::now(), ..note };
                transaction.put(VALUES, &name, &note.write())
            }
            // Another tab was faster.
            _ => Ok(()),
        }
    })
    .await
}

/// Migrates one value of [`OLD_VALUES`].
async fn migrate_value(
    old: &Storage,
    (old_name, name): (&str, &str),
    text: &str,
    started: f64,
) -> Result<(), DatabaseError> {
    let note_name = note_name(old_name);
    let step = write(&[VALUES], Durability::Strict, async |transaction| {
        let note = transaction.get(VALUES, &note_name).await?.and_then(|text| MigrationNote::read(&text));
        let stored = transaction.get(VALUES, name).await?;
        let step = plan_value(text, note.as_ref(), stored.as_deref(), started);
        let state = match step {
            ValueStep::Copy => {
                transaction.put(VALUES, name, text)?;
                MigrationState::Copied
            }
            ValueStep::CopySecond => {
                let hash = tabletop::state_hash(&text);
                transaction.put(VALUES, &format!("{name}.{hash:x}"), text)?;
                MigrationState::Copied
            }
            ValueStep::Confirm => MigrationState::Verified,
            ValueStep::Remove => MigrationState::Removed,
        };
        transaction.put(VALUES, &note_name, &MigrationNote::new(name, text, state, js_sys::Date::now()).write())?;
        Ok(step)
    })
    .await?;
    if step == ValueStep::Remove && get(old, old_name).as_deref() == Some(text) {
        let _ = old.remove_item(old_name);
    }
    Ok(())
}
