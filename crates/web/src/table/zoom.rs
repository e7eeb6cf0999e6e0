//! Buttons for the camera: closer, all, further; on a phone one button that says what fingers can do; and pills at the edges
//! of the stage for answers that lie beyond them.

use super::offstage::{Pill, Place, free_corner, pills};
use super::{Camera, icon};
use crate::text::{t, tn};
use leptos::prelude::*;

/// How wide the button of a phone is: with words to a newcomer, with the way back, as an icon.
const WIDTHS: [f64; 3] = [136.0, 108.0, 44.0];

/// The buttons.
#[component]
pub fn Zoom(camera: Camera) -> impl IntoView {
    let button = move |name: &'static str, key: &str, act: fn(Camera)| {
        let label = t(key);
        view! { <button class=format!("zoom-button {name}") aria-label=label.clone() title=label on:click=move |_| act(camera)>{icon(name)}</button> }
    };
    let zoomed = Memo::new(move |_| camera.zoomed());
    let points = Memo::new(move |_| camera.offered());
    let corner = Memo::new(move |_| {
        let width = match (zoomed.get(), camera.learned.get()) {
            (true, _) => WIDTHS[1],
            (false, true) => WIDTHS[2],
            (false, false) => WIDTHS[0],
        };
        points.with(|points| free_corner(camera.stage(), points, (width, 44.0)))
    });
    let shown = Memo::new(move |_| points.with(|points| pills(camera.stage(), points, corner.get())));
    view! {
        <div class="zoom panel" role="group" aria-label=t("page.board.zoom")>
            {button("zoomin", "page.board.closer", Camera::closer)}
            {button("fit", "page.board.fit", Camera::fit)}
            {button("zoomout", "page.board.further", Camera::further)}
        </div>
        {move || corner.get().map(|place| view! { <Fingers camera zoomed place/> })}
        <div class="edge-pills" role="group" aria-label=t("page.board.beyond")>
            {move || shown.get().into_iter().map(|pill| view! { <EdgePill camera pill/> }).collect_view()}
        </div>
    }
}

fn centred(place: Place) -> String {
    format!("left:{:.0}px;top:{:.0}px", place.at.0, place.at.1)
}

/// The one button of a narrow stage: it says what fingers can do until they have done it, and does it for one finger.
#[component]
fn Fingers(camera: Camera, zoomed: Memo<bool>, place: Place) -> impl IntoView {
    let press = move |_| {
        if zoomed.get_untracked() {
            camera.fit();
        } else {
            camera.learn();
            camera.closer();
            camera.closer();
        }
    };
    let face = move || match (zoomed.get(), camera.learned.get()) {
        (true, _) => view! { {icon("fit")}<span>{t("page.board.fit")}</span> }.into_any(),
        (false, true) => view! { {icon("zoomin")}<span class="sr-only">{t("page.board.closer")}</span> }.into_any(),
        (false, false) => view! { {icon("pinch")}<span>{t("page.board.pinch")}</span> }.into_any(),
    };
    let known = move || !zoomed.get() && camera.learned.get();
    view! { <button class="zoom-hint" class:known=known style=centred(place) on:click=press>{face}</button> }
}

/// Points at answers beyond an edge; a tap brings them into the middle.
#[component]
fn EdgePill(camera: Camera, pill: Pill) -> impl IntoView {
    let go = move |_| camera.look_at(untrack(|| camera.board(pill.goal)));
    view! {
        <button class="edge-pill" style=centred(pill.place) data-beyond=pill.count on:click=go>
            <span>{tn("page.board.places", pill.count as u32)}</span>
            <svg class="icon" viewBox="-12 -12 24 24" aria-hidden="true" style=format!("transform:rotate({:.0}deg)", pill.angle)>
                <path d="M-8,0H7M1,-6L7,0L1,6" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"></path>
            </svg>
        </button>
    }
}
