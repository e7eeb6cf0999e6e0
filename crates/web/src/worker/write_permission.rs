//! Which tab may write a table: one at a time, decided by a Web Lock, or by a lease with a heartbeat where the browser
//! has no locks. Where it left a tab without an answer about a lock, that tab has a lease, so the tab that gets the lock looks at it.
//!
//! This keeps a player from playing one table in two tabs. It is not what prevents mixed-up saves: the database refuses
//! lines that do not follow the stored ones.

use super::inbox::{Inbox, WorkerEvent};
use crate::database::{self, DatabaseError, LeaseAttempt, LockAttempt, LockGuard};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};

/// A lease without a heartbeat for this many milliseconds counts as given up.
const LEASE_TIMEOUT_MS: f64 = 8000.0;
/// The interval of the heartbeat, in milliseconds.
const HEARTBEAT_MS: i32 = 2000;
/// How often to try a lock that is taken, with [`RETRY_DELAY_MS`] milliseconds in between: a page that was reloaded
/// may meet the lock of its own former worker.
const LOCK_ATTEMPTS: u32 = 3;
/// The time between two attempts, in milliseconds.
const RETRY_DELAY_MS: u32 = 100;

/// Whether this tab may write the table.
pub enum WritePermission {
    /// Yes, by a lock, which the browser releases when this worker ends.
    Locked(LockGuard),
    /// Yes, by a lease under this name.
    Leased(String),
    /// No, another tab may.
    None,
}

impl WritePermission {
    /// Returns the owner that the database must find in the lease when lines are stored.
    pub fn owner(&self) -> Option<&str> {
        match self {
            WritePermission::Leased(owner) => Some(owner),
            WritePermission::Locked(_) | WritePermission::None => None,
        }
    }

    /// Returns whether this tab may write.
    pub fn is_held(&self) -> bool {
        match self {
            WritePermission::Locked(guard) => !guard.is_stolen(),
            WritePermission::Leased(_) => true,
            WritePermission::None => false,
        }
    }

    /// Requests the permission to write a table; `tab` is the name of this tab, which survives a reload.
    pub async fn request(key: &str, tab: &str, inbox: &Inbox) -> Result<WritePermission, DatabaseError> {
        for attempt in 1..=LOCK_ATTEMPTS {
            match database::try_hold(&lock_name(key), lost(inbox)).await {
                LockAttempt::Held(guard) => return locked(guard, key, tab).await,
                LockAttempt::Unsupported => return lease(key, tab).await,
                LockAttempt::Taken if attempt < LOCK_ATTEMPTS => database::sleep(RETRY_DELAY_MS).await,
                LockAttempt::Taken => {}
            }
        }
        Ok(WritePermission::None)
    }

    /// Takes the permission away from the tab that has it.
    pub async fn take_over(key: &str, tab: &str, inbox: &Inbox) -> Result<WritePermission, DatabaseError> {
        match database::steal(&lock_name(key), lost(inbox)).await {
            LockAttempt::Held(guard) => {
                database::end_lease(key).await?;
                Ok(WritePermission::Locked(guard))
            }
            LockAttempt::Taken => Ok(WritePermission::None),
            LockAttempt::Unsupported => {
                database::take_over_lease(key, tab, js_sys::Date::now()).await?;
                Ok(WritePermission::Leased(tab.into()))
            }
        }
    }

    /// Renews the lease. Fails if another tab has taken over.
    pub async fn renew(&self, key: &str) -> Result<(), DatabaseError> {
        match self {
            WritePermission::Leased(owner) => database::renew_lease(key, owner, js_sys::Date::now()).await,
            WritePermission::Locked(_) | WritePermission::None => Ok(()),
        }
    }
}

/// Returns the permission of a tab that got the lock: none if another tab writes by a lease.
async fn locked(guard: LockGuard, key: &str, tab: &str) -> Result<WritePermission, DatabaseError> {
    Ok(match database::clear_lease(key, tab, js_sys::Date::now(), LEASE_TIMEOUT_MS).await? {
        LeaseAttempt::Yes => WritePermission::Locked(guard),
        LeaseAttempt::HeldBy(_) => WritePermission::None,
    })
}

async fn lease(key: &str, tab: &str) -> Result<WritePermission, DatabaseError> {
    Ok(match database::acquire_lease(key, tab, js_sys::Date::now(), LEASE_TIMEOUT_MS).await? {
        LeaseAttempt::Yes => WritePermission::Leased(tab.into()),
        LeaseAttempt::HeldBy(_) => WritePermission::None,
    })
}

fn lock_name(key: &str) -> String {
    format!("strata.table.{key}")
}

fn lost(inbox: &Inbox) -> impl FnOnce() + 'static {
    let inbox = inbox.clone();
    move || inbox.push(WorkerEvent::LostPermission)
}

/// Puts a heartbeat into the inbox every two seconds, as long as the worker lives.
pub fn start_heartbeat(inbox: &Inbox) {
    let inbox = inbox.clone();
    let beat = Closure::<dyn Fn()>::new(move || inbox.push(WorkerEvent::Heartbeat)).into_js_value();
    let scope = super::scope();
    let _: Result<i32, JsValue> =
        scope.set_interval_with_callback_and_timeout_and_arguments_0(beat.unchecked_ref(), HEARTBEAT_MS);
}
