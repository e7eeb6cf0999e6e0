//! The address bar while somebody reads. Each rule becomes an entry of the history without rebuilding the page, and "back"
//! skips these entries to return to the screen before.
//!
//! The code calls `history` through `js_sys`, because the page needs no other part of that binding.

use crate::route::Route;
use js_sys::{Function, Reflect};
use leptos::prelude::*;
use leptos::wasm_bindgen::{JsCast, JsValue};
use std::time::Duration;

fn history() -> Option<JsValue> {
    Reflect::get(&window(), &"history".into()).ok()
}

fn number(object: &JsValue, name: &str) -> Option<f64> {
    Reflect::get(object, &name.into()).ok()?.as_f64()
}

/// Returns how many rules were opened since the handbook was opened.
fn depth() -> f64 {
    history().and_then(|history| number(&history, "state")).unwrap_or(0.0)
}

/// Puts an address into the bar, as one more step of the history.
pub fn push(address: &str) {
    let Some(history) = history() else { return };
    let push = Reflect::get(&history, &"pushState".into()).ok().and_then(|push| push.dyn_into::<Function>().ok());
    if let Some(push) = push {
        let _ = push.call3(&history, &(depth() + 1.0).into(), &"".into(), &address.into());
    }
}

/// Goes to the screen before the handbook, or home if the handbook was the first screen.
pub fn back() {
    let steps = depth() + 1.0;
    let Some(history) = history() else { return Route::Home.go() };
    let go = Reflect::get(&history, &"go".into()).ok().and_then(|go| go.dyn_into::<Function>().ok());
    let deep = number(&history, "length").unwrap_or(0.0) > steps;
    match go {
        Some(go) if deep => {
            let before = window().location().hash().unwrap_or_default();
            let _ = go.call1(&history, &(-steps).into());
            // If the history has no entry before this one, going back does nothing.
            let stuck = move || window().location().hash().is_ok_and(|now| now == before);
            set_timeout(
                move || {
                    if stuck() {
                        Route::Home.go()
                    }
                },
                Duration::from_millis(400),
            );
        }
        _ => Route::Home.go(),
    }
}
