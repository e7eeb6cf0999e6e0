//! Builds a long screen part by part, so that the page stays responsive.

use leptos::prelude::*;
use std::time::Duration;

/// Counts from 1 to `all`, with a pause for the browser before each step. A screen shows its first parts meanwhile.
pub fn build_in_turn(all: usize) -> ReadSignal<usize> {
    fn next(count: WriteSignal<usize>, all: usize) {
        // The screen may be gone.
        let more = move || {
            count.try_update(|count| {
                *count += 1;
                *count
            })
        };
        let then = move || {
            if more().is_some_and(|count| count < all) {
                next(count, all);
            }
        };
        set_timeout(then, Duration::ZERO);
    }
    let (count, set) = signal(1);
    next(set, all);
    count
}
