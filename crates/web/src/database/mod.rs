//! The browser's database: tables line by line, leases on them, and small values. Everything is asynchronous; a write
//! resolves only after the browser has committed it.
//!
//! Used by the page and by the worker: each has one connection of its own (`connection.rs`), found through the global
//! object and never through `window`. Not here: what a line means (`tabletop::Save`), what the page shows.
//!
//! Start with `tables.rs` (create, append, read, delete). `lease.rs`, `locks.rs` and `channel.rs` keep two tabs from
//! writing one table and tell the others what was written; `migration/` moves the data of earlier versions out of
//! `localStorage`. `record.rs`, `relation.rs`, the decision in `lease.rs` and `migration/plan.rs` are pure functions.
//!
//! # Stores of the database `strata`, version 1
//!
//! | store | key | value, always text |
//! |---|---|---|
//! | `tables` | table key | JSON of a [`TableRecord`]: all that the list of tables shows |
//! | `lines` | `[table key, n]`, n from 0 | line n of the save without its line break; line 0 is the header |
//! | `leases` | table key | JSON of a [`Lease`] |
//! | `values` | name | any text: settings, solo record, notes of the migration |
//!
//! Fields of the JSON texts are only ever added, each with a default. A change that an older version could not read
//! raises the version of the database; an older version then reports [`DatabaseError::Newer`] and writes nothing.
//!
//! # Why the crate `idb`
//!
//! - `idb` 0.6.5 (December 2025): small, converts from and to `web-sys` in both directions. It does not know the
//!   transaction option `durability`, and its transaction future forgets why the browser aborted; both are added in
//!   `connection.rs` with the `web-sys` objects behind it. Its futures are switched off: one function there awaits every
//!   kind of request.
//! - `indexed_db_futures` 0.6.4 (May 2025): knows `durability`, but also forgets the reason of an abort, which is how a
//!   full disk is reported; more generic code and seven more dependencies.
//! - `indexed-db` 0.5.0 (May 2026): resolves with the last request instead of the `complete` event, has no
//!   `durability`, and panics when something else is awaited within a transaction.
//! - `rexie` 0.6.2 (August 2024): a layer on top of `idb` that hides the `web-sys` objects.

mod browser;
mod channel;
mod connection;
mod error;
mod import;
mod lease;
mod locks;
mod migration;
mod persist;
mod record;
mod relation;
mod tables;
mod values;

pub use browser::{now, sleep};
pub use channel::{ChannelMessage, Listener, listen};
pub use connection::open;
pub use error::DatabaseError;
pub use import::import_tables;
pub use lease::{LeaseAttempt, acquire_lease, clear_lease, end_lease, renew_lease, take_over_lease};
pub use locks::{LockAttempt, LockGuard, steal, try_hold};
pub use migration::{MigrationReport, migrate};
use record::{NO_TEXT, mark_gaps};
pub use record::{TableProgress, TableRecord, TableRemark, join_lines, split_lines};
pub use tables::{
    append, create_table, delete_table, list_tables, read_for_export, read_header, read_lines, read_table, update_table,
};
pub use values::{GAME, LEVEL, PINCHED, RECORD, SETTINGS, all_values, get_value, set_value, update_value};

/// The name of the database.
const NAME: &str = "strata";
/// The version of the database.
const VERSION: u32 = 1;

/// The records of all tables.
const TABLES: &str = "tables";
/// The lines of all saves.
const LINES: &str = "lines";
/// Who writes to which table.
const LEASES: &str = "leases";
/// Small values by name.
const VALUES: &str = "values";
/// Every store of the database.
const STORES: [&str; 4] = [TABLES, LINES, LEASES, VALUES];
