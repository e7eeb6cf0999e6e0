//! What can go wrong with the database, and the message for the player.

use crate::text::{key, t, tf};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::DomException;

/// Why the database did not do what it was asked. Nothing was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DatabaseError {
    /// The browser offers no database here; the text is its reason.
    Unavailable(String),
    /// The browser has no room left.
    Full,
    /// Somebody else wrote to the table first: it has not the expected number of lines.
    Conflict {
        /// How many lines the caller knew.
        expected: u32,
        /// How many lines the table has.
        found: u32,
    },
    /// Somebody else has taken over the table.
    LostLease,
    /// There is no such table.
    Missing,
    /// The browser did not answer in time.
    Silent,
    /// The save of the table would be longer than one that can be read again.
    TooLong,
    /// A newer version of the page has changed the database.
    Newer,
    /// Anything else; the text is the browser's reason.
    Failed(String),
}

impl DatabaseError {
    /// Says to a player what happened and what to do about it.
    pub fn message(&self) -> String {
        match self {
            DatabaseError::Unavailable(reason) => tf(key::PAGE_STORAGE_UNAVAILABLE, &[("reason", reason)]),
            DatabaseError::Full => t(key::PAGE_STORAGE_FULL),
            DatabaseError::Conflict { .. } => t(key::PAGE_STORAGE_CONFLICT),
            DatabaseError::LostLease => t(key::PAGE_STORAGE_LOST_LEASE),
            DatabaseError::Missing => t(key::PAGE_TABLE_MISSING),
            DatabaseError::Silent => t(key::PAGE_STORAGE_SILENT),
            DatabaseError::TooLong => t(key::PAGE_STORAGE_TOO_LONG),
            DatabaseError::Newer => t(key::PAGE_STORAGE_NEWER),
            DatabaseError::Failed(reason) => tf(key::PAGE_STORAGE_FAILED, &[("reason", reason)]),
        }
    }

    /// Translates an exception of the browser, given its name and its message.
    fn from_exception(name: &str, message: &str) -> DatabaseError {
        match name {
            "QuotaExceededError" => DatabaseError::Full,
            "VersionError" => DatabaseError::Newer,
            _ if message.is_empty() => DatabaseError::Failed(name.to_string()),
            _ => DatabaseError::Failed(format!("{name}: {message}")),
        }
    }

    /// Translates a value thrown by the browser.
    pub(super) fn from_js(value: &JsValue) -> DatabaseError {
        match value.dyn_ref::<DomException>() {
            Some(exception) => DatabaseError::from_exception(&exception.name(), &exception.message()),
            None => match value.dyn_ref::<js_sys::Error>() {
                Some(error) => DatabaseError::from_exception(&text(error.name()), &text(error.message())),
                None => DatabaseError::Failed(value.as_string().unwrap_or_else(|| "unknown".into())),
            },
        }
    }
}

fn text(value: js_sys::JsString) -> String {
    value.into()
}

impl From<idb::Error> for DatabaseError {
    fn from(error: idb::Error) -> DatabaseError {
        use idb::Error;
        match error {
            // The ones that this module's calls can cause; their own words say no more than the browser's.
            Error::AddFailed(value)
            | Error::UpdateFailed(value)
            | Error::DeleteFailed(value)
            | Error::GetFailed(value)
            | Error::GetAllKeysFailed(value)
            | Error::KeyRangeCreateFailed(value)
            | Error::IndexedDbOpenFailed(value) => DatabaseError::from_js(&value),
            _ => DatabaseError::Failed("IndexedDB".into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_disk_and_a_newer_database_are_recognised_by_name() {
        assert_eq!(DatabaseError::from_exception("QuotaExceededError", "no room"), DatabaseError::Full);
        assert_eq!(DatabaseError::from_exception("VersionError", ""), DatabaseError::Newer);
        let failed = |text: &str| DatabaseError::Failed(text.into());
        assert_eq!(DatabaseError::from_exception("AbortError", ""), failed("AbortError"));
        assert_eq!(DatabaseError::from_exception("UnknownError", "disk"), failed("UnknownError: disk"));
    }

    #[test]
    fn every_error_has_words_for_a_player() {
        let all = [
            DatabaseError::Unavailable("private window".into()),
            DatabaseError::Full,
            DatabaseError::Conflict { expected: 3, found: 5 },
            DatabaseError::LostLease,
            DatabaseError::Missing,
            DatabaseError::Newer,
            DatabaseError::Failed("disk".into()),
        ];
        for error in all {
            let message = error.message();
            assert!(!message.is_empty() && !message.contains(wording::MISSING) && !message.contains('{'), "{message}");
        }
        assert!(DatabaseError::Failed("disk".into()).message().contains("disk"));
    }
}
