//! A name for this browser tab: it survives a reload, but a copied tab gets another name.

use leptos::prelude::window;
use std::cell::OnceCell;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

/// The key of the session storage that holds the name while the page reloads.
const KEY: &str = "strata.tab";

thread_local! {
    static NAME: OnceCell<String> = const { OnceCell::new() };
}

/// Returns the name of this tab.
pub fn id() -> String {
    NAME.with(|name| name.get_or_init(find).clone())
}

/// Takes the name that this tab left before it was reloaded, or makes one. It is left again only when the page goes, so
/// that a tab that was copied from this one does not find it.
fn find() -> String {
    let storage = || window().session_storage().ok().flatten();
    let left = storage().and_then(|storage| {
        let left = storage.get_item(KEY).ok().flatten();
        let _ = storage.remove_item(KEY);
        left
    });
    let name = left.unwrap_or_else(crate::storage::new_key);
    let kept = name.clone();
    let leave = Closure::<dyn Fn()>::new(move || {
        if let Some(storage) = storage() {
            let _ = storage.set_item(KEY, &kept);
        }
    });
    let _ = window().add_event_listener_with_callback("pagehide", leave.as_ref().unchecked_ref());
    leave.forget();
    name
}
