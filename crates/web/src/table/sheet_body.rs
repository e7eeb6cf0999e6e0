//! The scrollable content of the phone sheet, with a sign at its lower edge while there is more below.

use super::icon;
use super::size_observer::watch_size;
use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// Fewer hidden pixels than this do not count as more content.
const RIM: i32 = 10;

/// Measures the sheet: how much content is below the edge, and the height of what sticks to the edge.
fn measure(body: &web_sys::HtmlElement) -> (i32, i32) {
    let below = body.scroll_height() - body.client_height() - body.scroll_top();
    let foot = body.query_selector(".tray-end, .vq-ghost, .vq-unlock").ok().flatten();
    let high =
        foot.and_then(|foot| foot.dyn_into::<web_sys::HtmlElement>().ok()).map_or(0, |foot| foot.offset_height());
    (below, high)
}

/// The part of the sheet above its tabs. It scrolls back to its top whenever `question` changes.
#[component]
pub fn SheetBody(
    chosen: RwSignal<&'static str>,
    /// A text that differs from one question to the next.
    #[prop(into)]
    question: Signal<String>,
    children: Children,
) -> impl IntoView {
    let (body, content) = (NodeRef::<Div>::new(), NodeRef::<Div>::new());
    let now = RwSignal::new((0, 0));
    let look = move || {
        if let Some(body) = body.get_untracked() {
            let found = measure(&body);
            if now.get_untracked() != found {
                now.set(found);
            }
        }
    };
    Effect::new(move |_| {
        if let Some((body, content)) = body.get().zip(content.get()) {
            watch_size(&content, look);
            watch_size(&body, look);
        }
    });
    Effect::new(move |_| {
        question.track();
        chosen.track();
        if let Some(body) = body.get() {
            body.set_scroll_top(0);
        }
    });
    let more = Memo::new(move |_| now.get().0 > RIM);
    view! {
        <div class="sheet-scroll">
            <div class="sheet-body" role="tabpanel" id="tab-panel" tabindex="0" node_ref=body on:scroll=move |_| look()
                aria-labelledby=move || format!("tab-{}", chosen.get())>
                <div class="sheet-content" node_ref=content>{children()}</div>
            </div>
            <Show when=move || more.get()>
                <div class="sheet-more" aria-hidden="true" style=move || format!("bottom:{}px", now.get().1)>{icon("chev")}</div>
            </Show>
        </div>
    }
}
