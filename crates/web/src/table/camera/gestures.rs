//! How wheel, fingers, mouse and keys move the camera.

use super::Camera;
use crate::table::viewport::finger_spread;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent, WheelEvent};

/// A pointer that moves less than this many pixels clicks.
const CLICK_DISTANCE: f64 = 6.0;
/// The wheel counts as at rest after this many milliseconds without a turn.
const WHEEL_REST_MS: u64 = 140;

/// The fingers or mouse buttons that are down on the board.
#[derive(Default)]
pub(super) struct Pointers {
    /// The position of each finger by its pointer id.
    down: Vec<(i32, f64, f64)>,
    /// Where the first finger came down.
    start: (f64, f64),
    /// The board was moved, so that the following click event is ignored.
    dragged: bool,
    /// The last pointer that came down is a finger.
    pub(super) touch: bool,
}

impl Camera {
    /// Handles a turn of the wheel.
    pub fn wheel(self, event: &WheelEvent) {
        event.prevent_default();
        // Some browsers report lines or pages; a turn of a plain wheel is about a hundred pixels either way.
        let unit = if event.delta_mode() == WheelEvent::DOM_DELTA_PIXEL { 1.0 } else { 33.0 };
        self.start_gliding();
        let turn = self.turns.get_value().wrapping_add(1);
        self.turns.set_value(turn);
        let rest = move || {
            // The screen may be gone, or the wheel may have turned again.
            if self.turns.try_get_value() == Some(turn) {
                self.stop_gliding();
            }
        };
        set_timeout(rest, Duration::from_millis(WHEEL_REST_MS));
        self.zoom_at((-event.delta_y() * unit * 0.0016).exp(), Some(offset(event.current_target(), event)));
    }

    /// Handles a finger or a button that goes down.
    pub fn press(self, event: &PointerEvent) {
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        self.pointers.update_value(|pointers| {
            if pointers.down.is_empty() {
                pointers.start = at;
                pointers.dragged = false;
            }
            pointers.touch = event.pointer_type() == "touch";
            pointers.down.retain(|&(id, ..)| id != event.pointer_id());
            pointers.down.push((event.pointer_id(), at.0, at.1));
        });
    }

    /// Handles a pointer that moves: one finger drags the board, two pinch it.
    pub fn drag(self, event: &PointerEvent) {
        let id = event.pointer_id();
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let Some((before, after, dragged)) = self
            .pointers
            .try_update_value(|pointers| {
                let before = pointers.down.clone();
                let finger = pointers.down.iter_mut().find(|finger| finger.0 == id)?;
                (finger.1, finger.2) = (x, y);
                let far = (x - pointers.start.0).hypot(y - pointers.start.1) > CLICK_DISTANCE;
                pointers.dragged |= far || pointers.down.len() > 1;
                Some((before, pointers.down.clone(), pointers.dragged))
            })
            .flatten()
        else {
            return;
        };
        if !dragged {
            return;
        }
        self.start_gliding();
        let stage = event.current_target().and_then(|target| target.dyn_into::<Element>().ok());
        if let Some(stage) = &stage {
            // Capture lets a finger drag on outside the stage; without it the drag merely ends there.
            let _ = stage.set_pointer_capture(id);
        }
        let ((from, wide), (to, wider)) = (finger_spread(&before), finger_spread(&after));
        self.pan(to.0 - from.0, to.1 - from.1);
        if let (2.., Some(stage)) = (after.len(), stage) {
            let corner = stage_of(&stage).get_bounding_client_rect();
            self.remember_pinch();
            self.zoom_at(wider / wide.max(1.0), Some((to.0 - corner.x(), to.1 - corner.y())));
        }
    }

    /// Handles a finger or a button that goes up.
    pub fn release(self, event: &PointerEvent) {
        self.pointers.update_value(|pointers| pointers.down.retain(|&(id, ..)| id != event.pointer_id()));
        if self.pointers.with_value(|pointers| pointers.down.is_empty()) {
            self.stop_gliding();
        }
    }

    /// Returns whether the click that comes now is the end of a drag.
    pub fn has_just_dragged(self) -> bool {
        self.pointers.with_value(|pointers| pointers.dragged)
    }

    /// Handles a key; returns `true` if it was meant for the camera.
    pub fn handle_key(self, key: &str, shift: bool) -> bool {
        match key {
            "+" | "=" => self.zoom_in(),
            "-" | "_" => self.zoom_out(),
            "0" => self.show_all(),
            "ArrowLeft" if shift => self.pan(60.0, 0.0),
            "ArrowRight" if shift => self.pan(-60.0, 0.0),
            "ArrowUp" if shift => self.pan(0.0, 60.0),
            "ArrowDown" if shift => self.pan(0.0, -60.0),
            _ => return false,
        }
        true
    }
}

/// Returns the stage that a picture fills: it stays where it is while the picture glides.
fn stage_of(picture: &Element) -> Element {
    picture.closest(".board").ok().flatten().unwrap_or_else(|| picture.clone())
}

/// Returns where on its stage an event happened, in pixels.
fn offset(target: Option<web_sys::EventTarget>, event: &web_sys::MouseEvent) -> (f64, f64) {
    let corner = target
        .and_then(|target| target.dyn_into::<Element>().ok())
        .map(|picture| stage_of(&picture).get_bounding_client_rect());
    let (left, top) = corner.map_or((0.0, 0.0), |corner| (corner.x(), corner.y()));
    (f64::from(event.client_x()) - left, f64::from(event.client_y()) - top)
}
