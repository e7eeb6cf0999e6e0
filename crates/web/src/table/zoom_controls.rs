//! Buttons for the camera: zoom in, show all, zoom out; on a phone one button that explains pinching; and pills at the
//! edges of the stage that point at answers outside the visible part.

use super::edge_pills::{EdgePill, StageRect, find_free_corner, pills};
use super::{Camera, icon};
use crate::text::{key, t, tn};
use leptos::prelude::*;

/// The widths of the phone's button: with an explanation, as "show all", as an icon.
const WIDTHS: [f64; 3] = [136.0, 108.0, 44.0];

/// The buttons.
#[component]
pub fn ZoomControls(camera: Camera) -> impl IntoView {
    let button = move |name: &'static str, key: &str, act: fn(Camera)| {
        let label = t(key);
        view! { <button class=format!("zoom-button {name}") aria-label=label.clone() title=label on:click=move |_| act(camera)>{icon(name)}</button> }
    };
    let zoomed = Memo::new(move |_| camera.is_zoomed());
    let points = Memo::new(move |_| camera.answer_pixels());
    let corner = Memo::new(move |_| {
        let width = match (zoomed.get(), camera.knows_pinch.get()) {
            (true, _) => WIDTHS[1],
            (false, true) => WIDTHS[2],
            (false, false) => WIDTHS[0],
        };
        points.with(|points| find_free_corner(camera.stage(), points, (width, 44.0)))
    });
    let shown = Memo::new(move |_| points.with(|points| pills(camera.stage(), points, corner.get())));
    view! {
        <div class="zoom panel" role="group" aria-label=t(key::PAGE_BOARD_ZOOM)>
            {button("zoomin", key::PAGE_BOARD_CLOSER, Camera::zoom_in)}
            {button("fit", key::PAGE_BOARD_FIT, Camera::show_all)}
            {button("zoomout", key::PAGE_BOARD_FURTHER, Camera::zoom_out)}
        </div>
        {move || corner.get().map(|place| view! { <PinchButton camera zoomed place/> })}
        <div class="edge-pills" role="group" aria-label=t(key::PAGE_BOARD_BEYOND)>
            {move || shown.get().into_iter().map(|pill| view! { <EdgePillButton camera pill/> }).collect_view()}
        </div>
    }
}

fn centred(place: StageRect) -> String {
    format!("left:{:.0}px;top:{:.0}px", place.at.0, place.at.1)
}

/// The only button of a narrow stage: it explains pinching until the player has pinched, and zooms when tapped.
#[component]
fn PinchButton(camera: Camera, zoomed: Memo<bool>, place: StageRect) -> impl IntoView {
    let press = move |_| {
        if zoomed.get_untracked() {
            camera.show_all();
        } else {
            camera.remember_pinch();
            camera.zoom_in();
            camera.zoom_in();
        }
    };
    let face = move || match (zoomed.get(), camera.knows_pinch.get()) {
        (true, _) => view! { {icon("fit")}<span>{t(key::PAGE_BOARD_FIT)}</span> }.into_any(),
        (false, true) => view! { {icon("zoomin")}<span class="sr-only">{t(key::PAGE_BOARD_CLOSER)}</span> }.into_any(),
        (false, false) => view! { {icon("pinch")}<span>{t(key::PAGE_BOARD_PINCH)}</span> }.into_any(),
    };
    let known = move || !zoomed.get() && camera.knows_pinch.get();
    view! { <button class="zoom-hint" class:known=known style=centred(place) on:click=press>{face}</button> }
}

/// Points at answers beyond an edge; a tap brings them into the middle.
#[component]
fn EdgePillButton(camera: Camera, pill: EdgePill) -> impl IntoView {
    let go = move |_| camera.look_at(untrack(|| camera.to_board(pill.goal)));
    view! {
        <button class="edge-pill" style=centred(pill.place) data-beyond=pill.count on:click=go>
            <span>{tn(key::PAGE_BOARD_PLACES, pill.count as u32)}</span>
            <svg class="icon" viewBox="-12 -12 24 24" aria-hidden="true" style=format!("transform:rotate({:.0}deg)", pill.angle)>
                <path d="M-8,0H7M1,-6L7,0L1,6" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"></path>
            </svg>
        </button>
    }
}
