//! The one connection of this page or worker, and transactions on it.
//!
//! A transaction commits by itself when it has no pending requests, so code inside it awaits only the requests of that
//! transaction.

use super::browser;
use super::{DatabaseError, LINES, NAME, NO_TEXT, STORES, VERSION};
use idb::{Factory, KeyRange, Query};
use js_sys::{Array, Promise};
use std::cell::RefCell;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Event, IdbDatabase, IdbOpenDbRequest, IdbRequest, IdbTransaction};

/// How long the browser may take to open the database, in milliseconds. Other tabs that do not close an older version
/// block it, and so does one that deletes the database; the browser reports only the former.
const OPEN_TIMEOUT_MS: u32 = 10_000;
/// How long a transaction may take, in milliseconds: much longer than any takes, even while other tabs write.
const TRANSACTION_TIMEOUT_MS: u32 = 15_000;

thread_local! {
    /// The open connection. The page and every worker have memory of their own, so there is one for each.
    static CONNECTION: RefCell<Option<IdbDatabase>> = const { RefCell::new(None) };
}

/// Opens the database unless it is open. Every other function does this by itself; call it to learn early whether there
/// is a database.
pub async fn open() -> Result<(), DatabaseError> {
    connection().await.map(drop)
}

async fn connection() -> Result<IdbDatabase, DatabaseError> {
    if let Some(open) = CONNECTION.with_borrow(Clone::clone) {
        return Ok(open);
    }
    let fresh = connect().await?;
    // Somebody else may have opened it meanwhile: one connection is enough.
    if let Some(open) = CONNECTION.with_borrow(Clone::clone) {
        fresh.close();
        return Ok(open);
    }
    // A newer version in another tab wants to change the database: out of its way. The next call reports `Newer`.
    let leave = fresh.clone();
    let changed = Closure::once_into_js(move || {
        leave.close();
        forget(&leave);
    });
    fresh.set_onversionchange(Some(changed.unchecked_ref()));
    // The browser closed it, for example because the player deleted the site's data.
    let gone = fresh.clone();
    let closed = Closure::once_into_js(move || forget(&gone));
    fresh.set_onclose(Some(closed.unchecked_ref()));
    CONNECTION.set(Some(fresh.clone()));
    Ok(fresh)
}

/// Forgets a connection that was closed, so that the next call opens another.
fn forget(closed: &IdbDatabase) {
    CONNECTION.with_borrow_mut(|connection| {
        if connection.as_ref() == Some(closed) {
            *connection = None;
        }
    });
}

async fn connect() -> Result<IdbDatabase, DatabaseError> {
    let unavailable = |error: DatabaseError| match error {
        DatabaseError::Failed(reason) => DatabaseError::Unavailable(reason),
        other => other,
    };
    let factory = Factory::new().map_err(|_| DatabaseError::Unavailable("no indexedDB".into()))?;
    let request = factory.open(NAME, Some(VERSION)).map_err(|error| unavailable(error.into()))?;
    let request: IdbOpenDbRequest = request.into();
    let asked = request.clone();
    let make_stores = Closure::once_into_js(move || {
        // A store that cannot be made fails the first transaction that needs it.
        let Ok(database) = asked.result().map(JsCast::unchecked_into::<IdbDatabase>) else { return };
        let there = database.object_store_names();
        for name in STORES {
            if !there.contains(name) {
                let _ = database.create_object_store(name);
            }
        }
    });
    request.set_onupgradeneeded(Some(make_stores.unchecked_ref()));
    match browser::within(OPEN_TIMEOUT_MS, answer(request.into())).await {
        Ok(Ok(database)) => Ok(database.unchecked_into()),
        Ok(Err(error)) => Err(unavailable(error)),
        Err(opening) => {
            // If it opens later, nobody uses it any more. Close it, because an open connection blocks other tabs.
            spawn_local(async move {
                if let Ok(database) = opening.await {
                    database.unchecked_into::<IdbDatabase>().close();
                }
            });
            Err(DatabaseError::Unavailable("another tab blocks the database".into()))
        }
    }
}

/// Waits for what the browser answers to a request.
///
/// Not with the futures of `idb`: those take two closures and a channel for each request, and code of their own for
/// each kind of request, 4 KiB of the compressed page.
async fn answer(request: IdbRequest) -> Result<JsValue, DatabaseError> {
    let answered = Promise::new(&mut |resolve, _| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&resolve));
    });
    let _ = JsFuture::from(answered).await;
    match request.error() {
        Ok(Some(exception)) => Err(DatabaseError::from_js(&exception)),
        _ => request.result().map_err(|error| DatabaseError::from_js(&error)),
    }
}

/// Waits for an answer that is a list of texts. Something else in it becomes [`NO_TEXT`], so that it spoils nothing else.
async fn texts(request: IdbRequest) -> Result<Vec<String>, DatabaseError> {
    let all: Array = answer(request).await?.unchecked_into();
    Ok(all.iter().map(|value| value.as_string().unwrap_or_else(|| NO_TEXT.into())).collect())
}

/// How sure the browser is that a write survives a power failure when it reports it as done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Durability {
    /// Written to the disk: everything that a player would miss.
    Strict,
    /// Handed to the operating system: heartbeats.
    Relaxed,
}

/// A transaction under way.
pub struct Transaction {
    raw: IdbTransaction,
    /// Resolves with the event that ended it.
    ended: Promise,
}

/// Reads from stores in one transaction.
pub async fn read<T>(
    stores: &[&str],
    work: impl AsyncFnOnce(&Transaction) -> Result<T, DatabaseError>,
) -> Result<T, DatabaseError> {
    let transaction = Transaction::begin(stores, "readonly", Durability::Relaxed).await?;
    browser::within(TRANSACTION_TIMEOUT_MS, work(&transaction)).await.unwrap_or_else(|_| Err(DatabaseError::Silent))
}

/// Reads from and writes to stores in one transaction. Resolves after the browser has committed it; if `work` fails,
/// nothing is written. If the browser does not answer, the transaction is aborted; one that it was already committing
/// may still be written, which an append notices when it is tried again.
pub async fn write<T>(
    stores: &[&str],
    durability: Durability,
    work: impl AsyncFnOnce(&Transaction) -> Result<T, DatabaseError>,
) -> Result<T, DatabaseError> {
    let transaction = Transaction::begin(stores, "readwrite", durability).await?;
    let raw = transaction.raw.clone();
    let written = async move {
        match work(&transaction).await {
            Ok(value) => transaction.committed().await.map(|()| value),
            Err(reason) => Err(transaction.aborted(reason).await),
        }
    };
    browser::within(TRANSACTION_TIMEOUT_MS, written).await.unwrap_or_else(|_| {
        // Refused if the browser is already committing it.
        let _ = raw.abort();
        Err(DatabaseError::Silent)
    })
}

impl Transaction {
    async fn begin(stores: &[&str], mode: &str, durability: Durability) -> Result<Transaction, DatabaseError> {
        let durability = match durability {
            Durability::Strict => "strict",
            Durability::Relaxed => "relaxed",
        };
        let first = connection().await?;
        let raw = match browser::transaction(&first, stores, mode, durability) {
            Ok(raw) => raw,
            Err(_) => {
                // Closed without a word, as some browsers do while the device sleeps: once more with another
                // connection.
                first.close();
                forget(&first);
                let second = connection().await?;
                browser::transaction(&second, stores, mode, durability)
                    .map_err(|error| DatabaseError::from_js(&error))?
            }
        };
        // Not an `error` handler: every error that nobody handles ends in an abort, and only the abort has the reason.
        let ended = Promise::new(&mut |resolve, _| {
            raw.set_oncomplete(Some(&resolve));
            raw.set_onabort(Some(&resolve));
        });
        Ok(Transaction { raw, ended })
    }

    /// Waits until the transaction has ended; whether it was committed.
    async fn ended(&self) -> bool {
        let event = JsFuture::from(self.ended.clone()).await;
        event.is_ok_and(|event| event.unchecked_ref::<Event>().type_() == "complete")
    }

    async fn committed(self) -> Result<(), DatabaseError> {
        if self.ended().await { Ok(()) } else { Err(self.reason().unwrap_or_else(aborted)) }
    }

    /// Takes back everything that was written, and waits until that is done.
    async fn aborted(self, reason: DatabaseError) -> DatabaseError {
        // Refused if the browser has already begun to abort it.
        let _ = self.raw.abort();
        self.ended().await;
        match self.reason() {
            // A request fails with a less telling reason than the transaction.
            Some(DatabaseError::Full) => DatabaseError::Full,
            _ => reason,
        }
    }

    /// Returns why the browser aborted the transaction; `None` if this module did.
    fn reason(&self) -> Option<DatabaseError> {
        self.raw.error().map(|exception| DatabaseError::from_js(&exception))
    }

    fn store(&self, name: &str) -> Result<idb::ObjectStore, DatabaseError> {
        let store = self.raw.object_store(name).map_err(|error| DatabaseError::from_js(&error))?;
        Ok(store.into())
    }

    async fn get_at(&self, store: &str, key: JsValue) -> Result<Option<String>, DatabaseError> {
        let found = answer(self.store(store)?.get(key)?.into()).await?;
        if found.is_undefined() { Ok(None) } else { text(&found).map(Some) }
    }

    /// Reads one text.
    pub async fn get(&self, store: &str, key: &str) -> Result<Option<String>, DatabaseError> {
        self.get_at(store, JsValue::from_str(key)).await
    }

    /// Reads all texts of a store, in the order of their keys.
    pub async fn get_all(&self, store: &str) -> Result<Vec<String>, DatabaseError> {
        texts(self.store(store)?.get_all(None, None)?.into()).await
    }

    /// Reads all keys of a store, in order.
    pub async fn keys(&self, store: &str) -> Result<Vec<String>, DatabaseError> {
        texts(self.store(store)?.get_all_keys(None, None)?.into()).await
    }

    /// Reads one line of a table.
    pub async fn line(&self, key: &str, number: u32) -> Result<Option<String>, DatabaseError> {
        self.get_at(LINES, line_key(key, number)).await
    }

    /// Reads the numbers of all lines of a table.
    pub async fn line_numbers(&self, key: &str) -> Result<Vec<u32>, DatabaseError> {
        let keys = self.store(LINES)?.get_all_keys(Some(line_range(key, 0)?), None)?;
        let keys: Array = answer(keys.into()).await?.unchecked_into();
        Ok(keys.iter().filter_map(|key| key.unchecked_into::<Array>().get(1).as_f64()).map(|n| n as u32).collect())
    }

    /// Reads the lines of a table from number `from` on.
    pub async fn lines(&self, key: &str, from: u32) -> Result<Vec<String>, DatabaseError> {
        texts(self.store(LINES)?.get_all(Some(line_range(key, from)?), None)?.into()).await
    }

    /// Writes a text. Whether it worked is known when the transaction has been committed.
    pub fn put(&self, store: &str, key: &str, text: &str) -> Result<(), DatabaseError> {
        self.store(store)?.put(&JsValue::from_str(text), Some(&JsValue::from_str(key)))?;
        Ok(())
    }

    /// Writes lines of a table, the first with number `from`. A line that is there already aborts the transaction.
    pub fn add_lines(&self, key: &str, from: u32, lines: &[String]) -> Result<(), DatabaseError> {
        let store = self.store(LINES)?;
        for (number, line) in (from..).zip(lines) {
            store.add(&JsValue::from_str(line), Some(&line_key(key, number)))?;
        }
        Ok(())
    }

    /// Deletes a text.
    pub fn delete(&self, store: &str, key: &str) -> Result<(), DatabaseError> {
        self.store(store)?.delete(JsValue::from_str(key))?;
        Ok(())
    }

    /// Deletes all lines of a table.
    pub fn delete_lines(&self, key: &str) -> Result<(), DatabaseError> {
        self.store(LINES)?.delete(line_range(key, 0)?)?;
        Ok(())
    }
}

fn aborted() -> DatabaseError {
    DatabaseError::Failed("the transaction was aborted".into())
}

/// Returns a value as text, which every value of this database is.
fn text(value: &JsValue) -> Result<String, DatabaseError> {
    value.as_string().ok_or_else(|| DatabaseError::Failed("a stored value is no text".into()))
}

fn line_key(key: &str, number: u32) -> JsValue {
    Array::of2(&JsValue::from_str(key), &JsValue::from_f64(f64::from(number))).into()
}

fn line_range(key: &str, from: u32) -> Result<Query, DatabaseError> {
    Ok(KeyRange::bound(&line_key(key, from), &line_key(key, u32::MAX), None, None)?.into())
}
