//! Which tab may write a table: one at a time, by a Web Lock, or by a lease with a heartbeat where there are no locks.
//!
//! This keeps people from playing one table in two tabs. That two writers never mix their moves is ensured by the
//! database, which refuses lines that do not follow on what is stored.

use super::inbox::{Event, Inbox};
use crate::database::{self, Acquired, DatabaseError, Hold, LockGuard};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};

/// A lease counts as given up after so many milliseconds without a heartbeat.
const STALE: f64 = 8000.0;
/// How often the heart beats, in milliseconds.
const BEAT: i32 = 2000;
/// How often a lock that is taken is tried, with [`PAUSE`] milliseconds in between: a page that was reloaded may meet the
/// lock of its own former worker.
const TRIES: u32 = 3;
/// Milliseconds between two tries.
const PAUSE: u32 = 100;

/// Whether this tab may write the table.
pub enum Right {
    /// By a lock, which the browser gives back when this worker ends.
    Locked(LockGuard),
    /// By a lease under this name.
    Leased(String),
    /// Another tab may.
    None,
}

impl Right {
    /// The owner that the database must find in the lease when lines are stored.
    pub fn owner(&self) -> Option<&str> {
        match self {
            Right::Leased(owner) => Some(owner),
            Right::Locked(_) | Right::None => None,
        }
    }

    /// Whether this tab may write.
    pub fn is_held(&self) -> bool {
        match self {
            Right::Locked(guard) => !guard.is_stolen(),
            Right::Leased(_) => true,
            Right::None => false,
        }
    }

    /// Asks for the right to write a table; `tab` names this tab, also after it was reloaded.
    pub async fn ask(key: &str, tab: &str, inbox: &Inbox) -> Result<Right, DatabaseError> {
        for attempt in 1..=TRIES {
            match database::try_hold(&lock_name(key), lost(inbox)).await {
                Hold::Held(guard) => return Ok(Right::Locked(guard)),
                Hold::Unsupported => return lease(key, tab).await,
                Hold::Taken if attempt < TRIES => database::sleep(PAUSE).await,
                Hold::Taken => {}
            }
        }
        Ok(Right::None)
    }

    /// Takes the right away from the tab that has it.
    pub async fn take_over(key: &str, tab: &str, inbox: &Inbox) -> Result<Right, DatabaseError> {
        match database::steal(&lock_name(key), lost(inbox)).await {
            Hold::Held(guard) => Ok(Right::Locked(guard)),
            Hold::Taken => Ok(Right::None),
            Hold::Unsupported => {
                database::take_over_lease(key, tab, js_sys::Date::now()).await?;
                Ok(Right::Leased(tab.into()))
            }
        }
    }

    /// Shows that this tab is still there. Fails if another tab took over.
    pub async fn renew(&self, key: &str) -> Result<(), DatabaseError> {
        match self {
            Right::Leased(owner) => database::renew_lease(key, owner, js_sys::Date::now()).await,
            Right::Locked(_) | Right::None => Ok(()),
        }
    }
}

async fn lease(key: &str, tab: &str) -> Result<Right, DatabaseError> {
    Ok(match database::acquire_lease(key, tab, js_sys::Date::now(), STALE).await? {
        Acquired::Yes => Right::Leased(tab.into()),
        Acquired::HeldBy(_) => Right::None,
    })
}

fn lock_name(key: &str) -> String {
    format!("strata.table.{key}")
}

fn lost(inbox: &Inbox) -> impl FnOnce() + 'static {
    let inbox = inbox.clone();
    move || inbox.put(Event::LostRight)
}

/// Puts a heartbeat into the inbox every two seconds, as long as the worker lives.
pub fn start_heartbeat(inbox: &Inbox) {
    let inbox = inbox.clone();
    let beat = Closure::<dyn Fn()>::new(move || inbox.put(Event::Heartbeat)).into_js_value();
    let scope = super::scope();
    let _: Result<i32, JsValue> =
        scope.set_interval_with_callback_and_timeout_and_arguments_0(beat.unchecked_ref(), BEAT);
}
