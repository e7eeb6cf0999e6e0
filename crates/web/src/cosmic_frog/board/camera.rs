//! How board units become pixels: what part of the board is shown, how large, and how hands change it.
//!
//! Wheel, pinch, drag, buttons and keys all end in [`Camera::zoom_at`] and [`Camera::pan`], which never lose the board.

use super::geometry::{FIT, SIZE};
use js_sys::{Array, Function, Reflect};
use leptos::prelude::*;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, PointerEvent, WheelEvent};

/// The closest one can get.
const CLOSEST: f64 = 4.0;
/// A hand that moves less than this many pixels clicks.
const STILL: f64 = 6.0;
/// How much further one press of a button or a key goes.
const STEP: f64 = 1.35;
/// Hexes narrower than this on the screen carry number dots instead of full tags.
const NARROW: f64 = 50.0;
/// The smallest thing a finger hits at once.
const FINGER: f64 = 44.0;
/// The Shard hangs a little over the middle of what is shown.
const LIFT: f64 = -5.0;

/// What is looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Look {
    /// 1 shows all of it.
    zoom: f64,
    /// Board units in the middle.
    x: f64,
    y: f64,
}

const ALL: Look = Look { zoom: 1.0, x: 0.0, y: LIFT };

/// Hands on the board.
#[derive(Default)]
struct Hands {
    /// Each finger with where it is.
    down: Vec<(i32, f64, f64)>,
    /// Where the first finger came down.
    start: (f64, f64),
    /// The board was moved, so what follows is no click.
    dragged: bool,
    touch: bool,
}

/// The camera of a board. `Copy`: hand it around freely.
#[derive(Clone, Copy)]
pub struct Camera {
    /// Width and height of the stage in pixels.
    size: RwSignal<(f64, f64)>,
    look: RwSignal<Look>,
    hands: StoredValue<Hands>,
    /// Pixels per board unit.
    pub scale: Memo<f64>,
}

impl Camera {
    /// A camera that shows all of the board.
    pub fn new() -> Camera {
        let size = RwSignal::new(FIT);
        let look = RwSignal::new(ALL);
        let scale = Memo::new(move |_| fit(size.get()) * look.get().zoom);
        Camera { size, look, hands: StoredValue::new(Hands::default()), scale }
    }

    /// The `viewBox` of the board.
    pub fn view_box(self) -> String {
        let ((width, height), look, scale) = (self.size.get(), self.look.get(), self.scale.get());
        let (wide, high) = (width / scale, height / scale);
        format!("{:.2} {:.2} {wide:.2} {high:.2}", look.x - wide / 2.0, look.y - high / 2.0)
    }

    /// Where a point of the board is on the stage, in pixels.
    pub fn pixel(self, (x, y): (f64, f64)) -> (f64, f64) {
        let ((width, height), look, scale) = (self.size.get(), self.look.get(), self.scale.get());
        (width / 2.0 + (x - look.x) * scale, height / 2.0 + (y - look.y) * scale)
    }

    /// Width and height of the stage in pixels.
    pub fn stage(self) -> (f64, f64) {
        self.size.get()
    }

    /// Whether less than all of the board is shown.
    pub fn zoomed(self) -> bool {
        self.look.get().zoom > 1.001
    }

    /// How wide a hex is on the screen.
    fn hex_pixels(self) -> f64 {
        3f64.sqrt() * SIZE * self.scale.get()
    }

    /// Whether hexes are so small that they carry number dots instead of full tags.
    pub fn compact(self) -> bool {
        self.hex_pixels() < NARROW
    }

    /// Whether a touch must be repeated, because a finger covers more than one hex.
    pub fn crowded(self) -> bool {
        self.hands.with_value(|hands| hands.touch) && untrack(|| self.hex_pixels()) < FINGER
    }

    /// Shows all of the board.
    pub fn fit(self) {
        self.look.set(ALL);
    }

    /// Closer by one step.
    pub fn closer(self) {
        self.zoom_at(STEP, None);
    }

    /// Further away by one step.
    pub fn further(self) {
        self.zoom_at(1.0 / STEP, None);
    }

    /// Zooms so that the point under this pixel (else the middle of the stage) stays where it is.
    fn zoom_at(self, factor: f64, pixel: Option<(f64, f64)>) {
        let (width, height) = self.size.get_untracked();
        let look = self.look.get_untracked();
        let before = fit((width, height)) * look.zoom;
        let zoom = (look.zoom * factor).clamp(1.0, CLOSEST);
        let after = fit((width, height)) * zoom;
        let (dx, dy) = pixel.map_or((0.0, 0.0), |(x, y)| (x - width / 2.0, y - height / 2.0));
        let shift = 1.0 / before - 1.0 / after;
        self.set(Look { zoom, x: look.x + dx * shift, y: look.y + dy * shift });
    }

    /// Moves the board by so many pixels.
    pub fn pan(self, dx: f64, dy: f64) {
        let (look, scale) = (self.look.get_untracked(), self.scale.get_untracked());
        self.set(Look { x: look.x - dx / scale, y: look.y - dy / scale, ..look });
    }

    fn set(self, look: Look) {
        let reach = 1.0 - 1.0 / look.zoom;
        let (wide, high) = (FIT.0 / 2.0 * reach, FIT.1 / 2.0 * reach);
        self.look.set(Look { x: look.x.clamp(-wide, wide), y: look.y.clamp(LIFT - high, LIFT + high), ..look });
    }

    /// A turn of the wheel.
    pub fn wheel(self, event: &WheelEvent) {
        event.prevent_default();
        // Lines and pages instead of pixels: a turn of a plain wheel is about a hundred pixels either way.
        let unit = if event.delta_mode() == WheelEvent::DOM_DELTA_PIXEL { 1.0 } else { 33.0 };
        self.zoom_at((-event.delta_y() * unit * 0.0016).exp(), Some(offset(event.current_target(), event)));
    }

    /// A finger or a button comes down.
    pub fn press(self, event: &PointerEvent) {
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        self.hands.update_value(|hands| {
            if hands.down.is_empty() {
                hands.start = at;
                hands.dragged = false;
            }
            hands.touch = event.pointer_type() == "touch";
            hands.down.retain(|&(id, ..)| id != event.pointer_id());
            hands.down.push((event.pointer_id(), at.0, at.1));
        });
    }

    /// A finger moves: one drags the board, two pinch it.
    pub fn drag(self, event: &PointerEvent) {
        let id = event.pointer_id();
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let Some((before, after, dragged)) = self
            .hands
            .try_update_value(|hands| {
                let before = hands.down.clone();
                let finger = hands.down.iter_mut().find(|finger| finger.0 == id)?;
                (finger.1, finger.2) = (x, y);
                let far = (x - hands.start.0).hypot(y - hands.start.1) > STILL;
                hands.dragged |= far || hands.down.len() > 1;
                Some((before, hands.down.clone(), hands.dragged))
            })
            .flatten()
        else {
            return;
        };
        if !dragged {
            return;
        }
        let stage = event.current_target().and_then(|target| target.dyn_into::<Element>().ok());
        if let Some(stage) = &stage {
            // A finger that has left the stage still drags; a browser that refuses only loses that.
            let _ = stage.set_pointer_capture(id);
        }
        let ((from, wide), (to, wider)) = (spread(&before), spread(&after));
        self.pan(to.0 - from.0, to.1 - from.1);
        if let (2.., Some(stage)) = (after.len(), stage) {
            let corner = stage.get_bounding_client_rect();
            self.zoom_at(wider / wide.max(1.0), Some((to.0 - corner.x(), to.1 - corner.y())));
        }
    }

    /// A finger goes up.
    pub fn release(self, event: &PointerEvent) {
        self.hands.update_value(|hands| hands.down.retain(|&(id, ..)| id != event.pointer_id()));
    }

    /// Whether the click that comes now is the end of a drag.
    pub fn dragged(self) -> bool {
        self.hands.with_value(|hands| hands.dragged)
    }

    /// A key; `true` if it was meant for the camera.
    pub fn key(self, key: &str, shift: bool) -> bool {
        match key {
            "+" | "=" => self.closer(),
            "-" | "_" => self.further(),
            "0" => self.fit(),
            "ArrowLeft" if shift => self.pan(60.0, 0.0),
            "ArrowRight" if shift => self.pan(-60.0, 0.0),
            "ArrowUp" if shift => self.pan(0.0, 60.0),
            "ArrowDown" if shift => self.pan(0.0, -60.0),
            _ => return false,
        }
        true
    }

    /// Follows the size of the stage until the current owner goes away.
    pub fn follow(self, stage: &Element) {
        let measured = stage.clone();
        let measure = move || {
            let (width, height) = (f64::from(measured.client_width()), f64::from(measured.client_height()));
            if width > 0.0 && height > 0.0 {
                self.size.set((width, height));
            }
        };
        measure();
        let changed = Closure::<dyn Fn()>::new(measure);
        // Without an observer (no browser in use lacks it) the board keeps its first size.
        if let Ok(observer) = observe(stage, changed.as_ref().unchecked_ref()) {
            let kept = StoredValue::new_local((observer, changed));
            on_cleanup(move || {
                kept.try_with_value(|(observer, _)| call(observer, "disconnect", &Array::new()).is_ok());
            });
        }
    }
}

/// Pixels per unit when all of the board is shown.
fn fit((width, height): (f64, f64)) -> f64 {
    (width / FIT.0).min(height / FIT.1).max(0.05)
}

/// The middle of all fingers, and how far the first two are apart.
fn spread(fingers: &[(i32, f64, f64)]) -> ((f64, f64), f64) {
    let count = fingers.len().max(1) as f64;
    let sum = fingers.iter().fold((0.0, 0.0), |sum, finger| (sum.0 + finger.1, sum.1 + finger.2));
    let wide = match fingers {
        [first, second, ..] => (first.1 - second.1).hypot(first.2 - second.2),
        _ => 1.0,
    };
    ((sum.0 / count, sum.1 / count), wide)
}

/// Where on its element an event happened, in pixels.
fn offset(target: Option<web_sys::EventTarget>, event: &web_sys::MouseEvent) -> (f64, f64) {
    let corner =
        target.and_then(|target| target.dyn_into::<Element>().ok()).map(|stage| stage.get_bounding_client_rect());
    let (left, top) = corner.map_or((0.0, 0.0), |corner| (corner.x(), corner.y()));
    (f64::from(event.client_x()) - left, f64::from(event.client_y()) - top)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_fingers_have_a_middle_and_a_distance() {
        assert_eq!(spread(&[(1, 0.0, 0.0), (2, 6.0, 8.0)]), ((3.0, 4.0), 10.0));
        assert_eq!(spread(&[(1, 5.0, 7.0)]), ((5.0, 7.0), 1.0));
    }

    #[test]
    fn the_narrower_side_decides_how_large_the_board_is() {
        assert_eq!(fit((FIT.0, FIT.1 * 2.0)), 1.0);
        assert_eq!(fit((FIT.0 * 2.0, FIT.1)), 1.0);
    }
}
