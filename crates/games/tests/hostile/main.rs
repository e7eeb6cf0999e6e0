//! Damaged input: positions, snapshots, moves, set-ups and tables with random changes. A reader refuses each with a reason, or the
//! game goes on from it. Nothing panics, and no game is left without an answer.
//!
//! `damage.rs` changes texts, `exercise.rs` asks a position everything that callers ask. `STRATA_HOSTILE_ROUNDS` sets how many
//! texts each test damages.

mod damage;
mod exercise;
mod moves;
mod positions;
mod setups;

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::sync::Once;

/// Returns how many damaged texts a test tries: `usual`, or what the environment says.
fn rounds(usual: u64) -> u64 {
    std::env::var("STRATA_HOSTILE_ROUNDS").map_or(usual, |text| text.parse().expect("a number of rounds"))
}

/// Runs a round; a panic becomes an error that says where it happened and which input caused it.
fn survives(input: &str, round: impl FnOnce()) -> Result<(), String> {
    static QUIET: Once = Once::new();
    QUIET.call_once(|| {
        let usual = take_hook();
        set_hook(Box::new(move |info| {
            let watched = PANIC.with_borrow_mut(|said| said.as_mut().map(|said| *said = info.to_string()).is_some());
            if !watched {
                usual(info);
            }
        }));
    });
    PANIC.set(Some(String::new()));
    let end = catch_unwind(AssertUnwindSafe(round));
    let said = PANIC.take().unwrap_or_default();
    end.map_err(|_| format!("{said}\nafter this input:\n{input}"))
}

thread_local! {
    /// What the panic of a watched round said; `None` while no round is watched.
    static PANIC: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Fails a test if any round failed, with every place once.
fn report(failures: &[String]) {
    let place = |failure: &String| failure.lines().take(2).collect::<Vec<_>>().join(" ");
    let places: BTreeSet<String> = failures.iter().map(place).collect();
    let places: Vec<String> = places.into_iter().collect();
    if let Some(first) = failures.first() {
        panic!("{} failures at\n{}\nthe first: {first}", failures.len(), places.join("\n"));
    }
}
