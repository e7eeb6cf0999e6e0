//! A button that opens a small panel beside it. Escape, a click elsewhere and moving the focus out of the panel close
//! it.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{EventTarget, HtmlElement, Node};

/// The gap between a button and its panel, in pixels.
const GAP: f64 = 8.0;
/// The gap between a panel and the edge of the window, in pixels.
const EDGE: f64 = 12.0;

/// A button and the panel that it opens.
#[component]
pub fn Popover(
    /// The accessible name of the button and the panel.
    label: String,
    /// A stable name, for tests and style sheets.
    name: &'static str,
    /// The class of the button.
    class: &'static str,
    /// The content of the button.
    face: ViewFn,
    /// The content of the panel.
    children: ChildrenFn,
) -> impl IntoView {
    let open = RwSignal::new(false);
    let place = NodeRef::<html::Div>::new();
    let button = NodeRef::<html::Button>::new();
    let panel = NodeRef::<html::Div>::new();
    let inside = move |target: Option<EventTarget>| {
        let node = target.and_then(|target| target.dyn_into::<Node>().ok());
        place.get_untracked().is_some_and(|place| place.contains(node.as_ref()))
    };
    let escape = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" && open.get_untracked() {
            open.set(false);
            if let Some(button) = button.get_untracked() {
                let _ = button.focus();
            }
        }
    });
    let elsewhere = window_event_listener(leptos::ev::pointerdown, move |event| {
        if open.get_untracked() && !inside(event.target()) {
            open.set(false);
        }
    });
    on_cleanup(move || {
        escape.remove();
        elsewhere.remove();
    });
    // Move the focus into the panel for players who use the keyboard.
    Effect::new(move |_| {
        if let (Some(panel), Some(button)) = (panel.get(), button.get_untracked()) {
            raise(&panel, &button);
            let _ = panel.focus();
        }
    });
    let leave = move |event: web_sys::FocusEvent| {
        // A click inside the panel, beside its controls, focuses nothing.
        if event.related_target().is_some() && !inside(event.related_target()) {
            open.set(false);
        }
    };
    let called = StoredValue::new(label);
    let children = StoredValue::new(children);
    view! {
        <div class=format!("popover-place {name}-place") node_ref=place on:focusout=leave>
            <button type="button" class=class data-popover=name node_ref=button aria-haspopup="dialog"
                aria-expanded=move || open.get().to_string() aria-label=called.get_value() title=called.get_value()
                on:click=move |_| open.update(|open| *open = !*open)>{face.run()}</button>
            <Show when=move || open.get()>
                <div class=format!("popover panel {name}") role="dialog" tabindex="-1" aria-label=called.get_value() node_ref=panel>
                    {children.with_value(|children| children())}
                </div>
            </Show>
        </div>
    }
}

/// Puts the panel above everything, beside its button and inside the window: trays and sheets would cut it off. A
/// browser without that leaves it where the style sheet has it.
fn raise(panel: &HtmlElement, button: &HtmlElement) {
    let _ = panel.set_attribute("popover", "manual");
    if panel.show_popover().is_err() {
        let _ = panel.remove_attribute("popover");
        return;
    }
    let size = |length: Result<JsValue, JsValue>| length.ok().and_then(|length| length.as_f64()).unwrap_or(0.0);
    let (wide, high) = (size(window().inner_width()), size(window().inner_height()));
    let at = button.get_bounding_client_rect();
    let left = at.left().min(wide - panel.get_bounding_client_rect().width() - EDGE).max(EDGE);
    let over = at.top() > high / 2.0;
    let free = if over { at.top() } else { high - at.bottom() };
    let (side, other, length) = if over { ("bottom", "top", high - at.top()) } else { ("top", "bottom", at.bottom()) };
    let pixels = |length: f64| format!("{length:.0}px");
    let style = panel.style();
    let places = [
        ("left", pixels(left)),
        (side, pixels(length + GAP)),
        (other, "auto".into()),
        ("max-height", pixels(free - GAP - EDGE)),
    ];
    for (name, value) in places {
        let _ = style.set_property(name, &value);
    }
}
