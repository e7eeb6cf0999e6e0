//! Buttons for the camera: closer, all, further; on a phone a hint that fingers can do it.

use super::{Camera, icon};
use crate::text::t;
use leptos::prelude::*;

/// The buttons.
#[component]
pub fn Zoom(camera: Camera) -> impl IntoView {
    let button = move |name: &'static str, key: &str, act: fn(Camera)| {
        let label = t(key);
        view! { <button class=format!("zoom-button {name}") aria-label=label.clone() title=label on:click=move |_| act(camera)>{icon(name)}</button> }
    };
    view! {
        <div class="zoom panel" role="group" aria-label=t("page.board.zoom")>
            {button("zoomin", "page.board.closer", Camera::closer)}
            {button("fit", "page.board.fit", Camera::fit)}
            {button("zoomout", "page.board.further", Camera::further)}
        </div>
        // One button for narrow stages: it says what fingers can do, and does it for one finger.
        <button class="zoom-hint" on:click=move |_| if camera.zoomed() { camera.fit() } else { camera.closer(); camera.closer() }>
            {move || if camera.zoomed() {
                view! { {icon("fit")}<span>{t("page.board.fit")}</span> }.into_any()
            } else {
                view! { {icon("pinch")}<span>{t("page.board.pinch")}</span> }.into_any()
            }}
        </button>
    }
}
