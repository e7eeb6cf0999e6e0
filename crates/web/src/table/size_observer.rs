//! Watches the size of an element.

use js_sys::{Array, Function, Reflect};
use leptos::prelude::*;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

/// Calls `changed` now, and whenever the size of an element changes, until the current owner is cleaned up.
pub fn watch_size(element: &Element, changed: impl Fn() + 'static) {
    changed();
    let changed = Closure::<dyn Fn()>::new(changed);
    // Without an observer (every browser in use has one) the first size stays.
    if let Ok(observer) = observe(element, changed.as_ref().unchecked_ref()) {
        let kept = StoredValue::new_local((observer, changed));
        on_cleanup(move || {
            kept.try_with_value(|(observer, _)| call(observer, "disconnect", &Array::new()).is_ok());
        });
    }
}

fn call(object: &JsValue, name: &str, arguments: &Array) -> Result<JsValue, JsValue> {
    Reflect::get(object, &name.into())?.dyn_into::<Function>()?.apply(object, arguments)
}

/// Calls back whenever the size of an element changes.
fn observe(stage: &Element, changed: &Function) -> Result<JsValue, JsValue> {
    let class = Reflect::get(&window(), &"ResizeObserver".into())?.dyn_into::<Function>()?;
    let observer = Reflect::construct(&class, &Array::of1(changed))?;
    call(&observer, "observe", &Array::of1(stage))?;
    Ok(observer)
}
