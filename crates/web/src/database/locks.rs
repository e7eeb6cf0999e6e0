//! Web Locks: one tab or worker holds the lock with a name; the browser releases it when that tab ends, even if it crashes.

use super::browser::{self, LockManager, promise};
use js_sys::{Function, Object};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// How long to wait until the browser says whether a lock is free, in milliseconds. It normally answers much faster.
const LOCK_TIMEOUT_MS: u32 = 5000;

/// The result of a request for a lock.
pub enum LockAttempt {
    /// The caller has it until the guard is dropped, or until somebody steals it.
    Held(LockGuard),
    /// Somebody else has it.
    Taken,
    /// The browser has no locks here, because the page was loaded neither by https nor from this device; or it does not
    /// answer.
    Unsupported,
}

/// A lock that is held. Dropping the guard releases the lock.
pub struct LockGuard {
    /// Resolves the promise that holds the lock.
    release: Function,
    stolen: Rc<Cell<bool>>,
}

impl LockGuard {
    /// Returns whether somebody else has stolen the lock.
    pub fn is_stolen(&self) -> bool {
        self.stolen.get()
    }
}

impl Drop for LockGuard {
    fn drop(&mut self) {
        let _ = self.release.call0(&JsValue::UNDEFINED);
    }
}

/// Takes a lock if it is free. Calls `stolen` if somebody steals it later.
pub async fn try_hold(name: &str, stolen: impl FnOnce() + 'static) -> LockAttempt {
    let options = browser::options(&[("ifAvailable", JsValue::TRUE)]);
    request_within(LOCK_TIMEOUT_MS, name, options, Box::new(stolen)).await.unwrap_or(LockAttempt::Unsupported)
}

/// Takes a lock from its holder. Calls `stolen` if somebody steals it from the caller later.
pub async fn steal(name: &str, stolen: impl FnOnce() + 'static) -> LockAttempt {
    let options = browser::options(&[("steal", JsValue::TRUE)]);
    request_within(LOCK_TIMEOUT_MS, name, options, Box::new(stolen)).await.unwrap_or(LockAttempt::Unsupported)
}

/// Waits until nobody else holds a lock, then holds it. Gives up after this many milliseconds: [`LockAttempt::Taken`].
pub async fn wait_for(name: &str, milliseconds: u32) -> LockAttempt {
    request_within(milliseconds, name, Object::new(), Box::new(|| {})).await.unwrap_or(LockAttempt::Taken)
}

/// Requests a lock. Returns `None` if there is no answer within this many milliseconds; a lock that is granted later is
/// released at once.
async fn request_within(
    milliseconds: u32,
    name: &str,
    options: Object,
    stolen: Box<dyn FnOnce()>,
) -> Option<LockAttempt> {
    let name = name.to_string();
    let asked = async move { request(&name, &options, stolen).await };
    match browser::within(milliseconds, asked).await {
        Ok(hold) => Some(hold),
        Err(late) => {
            spawn_local(async move { drop(late.await) });
            None
        }
    }
}

async fn request(name: &str, options: &Object, stolen: Box<dyn FnOnce()>) -> LockAttempt {
    match browser::locks() {
        None => LockAttempt::Unsupported,
        Some(locks) => request_from(&locks, name, options, stolen).await,
    }
}

async fn request_from(locks: &LockManager, name: &str, options: &Object, stolen: Box<dyn FnOnce()>) -> LockAttempt {
    let (held, release) = promise();
    let (answer, tell) = promise();
    // The browser calls `granted` with the lock, or with null if somebody else has it. It keeps the lock for us until the
    // promise that `granted` returns is resolved.
    let (was_granted, is_stolen) = (Rc::new(Cell::new(false)), Rc::new(Cell::new(false)));
    let (mark_granted, tell_granted) = (was_granted.clone(), tell.clone());
    let granted = Closure::once_into_js(move |lock: JsValue| -> JsValue {
        mark_granted.set(!lock.is_null());
        let _ = tell_granted.call1(&JsValue::UNDEFINED, &JsValue::from_bool(!lock.is_null()));
        if lock.is_null() { JsValue::UNDEFINED } else { held.into() }
    });
    let Ok(ended) = locks.request(name, options, granted.unchecked_ref()) else { return LockAttempt::Unsupported };
    let mark_stolen = is_stolen.clone();
    spawn_local(async move {
        // `ended` is rejected when the lock is stolen, and when the browser refuses the request altogether.
        if JsFuture::from(ended).await.is_err() {
            if was_granted.get() {
                mark_stolen.set(true);
                stolen();
            }
            let _ = tell.call1(&JsValue::UNDEFINED, &JsValue::UNDEFINED);
        }
    });
    match JsFuture::from(answer).await.ok().and_then(|answer| answer.as_bool()) {
        Some(true) => LockAttempt::Held(LockGuard { release, stolen: is_stolen }),
        Some(false) => LockAttempt::Taken,
        None => LockAttempt::Unsupported,
    }
}
