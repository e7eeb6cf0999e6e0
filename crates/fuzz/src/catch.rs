//! Catches panics with the place where they happened.
//!
//! Not here: aborts (stack overflow, out of memory), which end the process; the parent process in `main.rs` detects those.

use std::backtrace::Backtrace;
use std::cell::{Cell, RefCell};
use std::panic::{AssertUnwindSafe, PanicHookInfo, catch_unwind, set_hook, take_hook};
use std::sync::Once;

/// A panic that was caught.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct CaughtPanic {
    /// File and line.
    pub place: String,
    /// The message.
    pub message: String,
}

thread_local! {
    static CATCHING: Cell<bool> = const { Cell::new(false) };
    static LAST: RefCell<Option<CaughtPanic>> = const { RefCell::new(None) };
}

static HOOK: Once = Once::new();

/// Calls a function and returns its panic instead of printing it.
pub fn catch_panic<T>(function: impl FnOnce() -> T) -> Result<T, CaughtPanic> {
    HOOK.call_once(|| {
        let usual = take_hook();
        set_hook(Box::new(move |info| {
            if CATCHING.get() {
                LAST.set(Some(describe(info)));
            } else {
                usual(info);
            }
        }));
    });
    let before = CATCHING.replace(true);
    let result = catch_unwind(AssertUnwindSafe(function));
    CATCHING.set(before);
    let nameless = || CaughtPanic { place: "somewhere".into(), message: "a panic without words".into() };
    result.map_err(|_| LAST.take().unwrap_or_else(nameless))
}

fn describe(info: &PanicHookInfo<'_>) -> CaughtPanic {
    let place = info.location().map_or("somewhere".into(), |at| format!("{}:{}", shorten(at.file()), at.line()));
    // A place inside a library says little: the fault is in the code of ours that called it.
    let place = match place.starts_with("crates/") {
        true => place,
        false => caller().map_or(place.clone(), |caller| format!("{caller} (in {place})")),
    };
    let text = info.payload().downcast_ref::<String>().map(String::as_str);
    let text = text.or(info.payload().downcast_ref::<&str>().copied());
    CaughtPanic { place, message: text.unwrap_or("a panic without words").to_string() }
}

/// Returns the innermost line of our own code on the stack.
fn caller() -> Option<String> {
    let stack = Backtrace::force_capture().to_string();
    let lines = stack.lines().filter_map(|line| line.trim().strip_prefix("at "));
    let ours = lines.map(shorten).find(|line| line.starts_with("crates/") && !line.starts_with("crates/fuzz/"));
    // Without the column.
    ours.and_then(|line| line.rsplit_once(':')).map(|(line, _)| line.to_string())
}

/// Shortens a path to the part below the workspace or the registry, so that it is the same on every machine.
fn shorten(file: &str) -> &str {
    let parts = ["crates/", "registry/src/", "/library/"];
    parts.iter().find_map(|part| file.find(part).map(|at| &file[at..])).unwrap_or(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_caught_with_its_place() {
        let panic = catch_panic(|| -> u32 { panic!("ouch {}", 1) }).unwrap_err();
        assert!(panic.place.starts_with("crates/fuzz/src/catch.rs:"), "{panic:?}");
        assert_eq!(panic.message, "ouch 1");
        assert_eq!(catch_panic(|| 3), Ok(3));
    }
}
