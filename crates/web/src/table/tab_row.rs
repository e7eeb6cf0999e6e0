//! A row of tabs for the phone sheet and the tablet drawer. Arrow keys move between tabs.

use super::icon;
use crate::text::{key, t};
use leptos::prelude::*;
use leptos::web_sys::KeyboardEvent;

/// A tab: its name and its icon.
pub type Tab = (&'static str, &'static str);

/// The tabs; `text` returns the label of a tab, `asked` marks the tab with a question while another one is open.
#[component]
pub fn TabRow(
    tabs: &'static [Tab],
    chosen: RwSignal<&'static str>,
    text: impl Fn(&'static str) -> String + Copy + Send + Sync + 'static,
    #[prop(into)] asked: Signal<Option<&'static str>>,
) -> impl IntoView {
    let turn = move |event: KeyboardEvent| {
        let step = match event.key().as_str() {
            "ArrowRight" => 1,
            "ArrowLeft" => tabs.len() - 1,
            _ => return,
        };
        let at = tabs.iter().position(|(name, _)| *name == chosen.get_untracked()).unwrap_or(0);
        let (next, _) = tabs[(at + step) % tabs.len()];
        chosen.set(next);
        let found = document().get_element_by_id(&format!("tab-{next}"));
        if let Some(button) =
            found.and_then(|found| wasm_bindgen::JsCast::dyn_into::<leptos::web_sys::HtmlElement>(found).ok())
        {
            let _ = button.focus();
        }
    };
    let tab = move |(name, picture): Tab| {
        let on = move || chosen.get() == name;
        let waits = move || asked.get() == Some(name) && !on();
        view! {
            <button class="sheet-tab" class:chosen=on class:asked=waits role="tab" id=format!("tab-{name}") aria-controls="tab-panel"
                aria-selected=move || on().to_string() tabindex=move || if on() { "0" } else { "-1" } data-tab=name
                on:click=move |_| chosen.set(name)>
                {icon(picture)}<span>{move || text(name)}</span>
            </button>
        }
    };
    view! {
        <div class="sheet-tabs" role="tablist" aria-label=t(key::PAGE_TABS) on:keydown=turn>{tabs.iter().copied().map(tab).collect_view()}</div>
    }
}
