//! How board units become pixels: what part of the board is shown, how large, and how hands change it.
//!
//! Wheel, pinch, drag, buttons and keys all end in [`Camera::zoom_at`] and [`Camera::pan`], which never lose the board.

use super::look::{CLOSEST, Frame, Look, Reach, bounded, closer, fit, now, outside, spread};
use super::resize::watch_size;
use crate::database::PINCHED;
use crate::storage;
use leptos::prelude::*;
use std::collections::BTreeMap;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent, WheelEvent};

/// A hand that moves less than this many pixels clicks.
const STILL: f64 = 6.0;
/// How much further one press of a button or a key goes.
const STEP: f64 = 1.35;
/// Hexes narrower than this on the screen carry number dots instead of full tags.
const NARROW: f64 = 50.0;
/// A stage narrower than this many pixels is a phone's.
const PHONE: f64 = 500.0;
/// A wheel that has not turned for so many milliseconds rests.
const REST: u64 = 140;
/// The smallest thing a finger hits at once.
const FINGER: f64 = 44.0;

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
    /// All of the board; it may grow while a game goes on.
    frame: Signal<Frame>,
    look: RwSignal<Option<Look>>,
    /// What was looked at when hands began to move the board, while they do.
    held: RwSignal<Option<Look>>,
    /// Whether the picture glides along as a whole while hands move it, and is drawn anew only when they let go. Its art
    /// must reach beyond the stage.
    glides: bool,
    hands: StoredValue<Hands>,
    /// Counts turns of the wheel: the last one lets go.
    turns: StoredValue<u32>,
    /// Where the answers on the board are, by the part of the board that shows them.
    offered: RwSignal<BTreeMap<&'static str, Vec<(f64, f64)>>>,
    /// How far answers lie outside of the frame, if any do: the camera may go there.
    reach: Memo<Option<Reach>>,
    /// Whether this person has zoomed with fingers or with the button for it, now or at an earlier table.
    pub learned: RwSignal<bool>,
    /// Pixels per board unit.
    pub scale: Memo<f64>,
}

impl Camera {
    /// A camera that shows all of the board.
    pub fn new(frame: impl Into<Signal<Frame>>) -> Camera {
        let frame = frame.into();
        let all = frame.get_untracked();
        let size = RwSignal::new((all.width, all.height));
        let look = RwSignal::new(None);
        let offered = RwSignal::new(BTreeMap::<&'static str, Vec<(f64, f64)>>::new());
        let reach = Memo::new(move |_| offered.with(|offered| outside(offered.values().flatten(), frame.get())));
        let scale = Memo::new(move |_| now(size.get(), frame.get(), look.get(), reach.get()).scale);
        let (hands, turns) = (StoredValue::new(Hands::default()), StoredValue::new(0));
        let learned = RwSignal::new(storage::value(PINCHED).is_some());
        Camera {
            size,
            frame,
            look,
            held: RwSignal::new(None),
            glides: false,
            hands,
            turns,
            offered,
            reach,
            learned,
            scale,
        }
    }

    /// Tells where the answers are that one part of the board shows, in place of what it told before.
    pub fn offer(self, part: &'static str, points: Vec<(f64, f64)>) {
        let same =
            self.offered.with_untracked(|offered| offered.get(part).map_or(points.is_empty(), |old| *old == points));
        if same {
            return;
        }
        self.offered.update(|offered| {
            offered.insert(part, points);
        });
        // A look at places that are gone would be a look at open sea.
        if self.reach.get_untracked().is_none()
            && self
                .look
                .get_untracked()
                .is_some_and(|look| !closer(look, self.size.get_untracked(), self.frame.get_untracked()))
        {
            self.fit();
        }
    }

    /// Where the answers on the board are on the stage, in pixels.
    pub fn offered(self) -> Vec<(f64, f64)> {
        self.offered.with(|offered| offered.values().flatten().map(|&point| self.pixel(point)).collect())
    }

    /// Remembers that this person knows how to zoom.
    pub fn learn(self) {
        if !self.learned.get_untracked() {
            self.learned.set(true);
            storage::set_value(PINCHED, "yes");
        }
    }

    /// Puts a point of the board into the middle, as large as things are now.
    pub fn look_at(self, (x, y): (f64, f64)) {
        let look = untrack(|| self.now());
        self.set(Look { x, y, ..look });
    }

    /// The same camera with a picture that glides: a phone need not draw it for every movement of a finger.
    pub fn gliding(self) -> Camera {
        Camera { glides: true, ..self }
    }

    /// From now on the picture glides.
    fn hold(self) {
        if self.glides && self.held.get_untracked().is_none() {
            self.held.set(Some(untrack(|| self.now())));
        }
    }

    /// Draws the picture where it has glided to.
    fn let_go(self) {
        if self.held.get_untracked().is_some() {
            self.held.set(None);
        }
    }

    /// How far the picture has glided from where it was drawn, as a style.
    pub fn glide(self) -> String {
        let Some(held) = self.held.get() else { return String::new() };
        let look = self.now();
        let (right, down) = ((held.x - look.x) * look.scale, (held.y - look.y) * look.scale);
        format!(
            "will-change:transform;transform:translate({right:.1}px,{down:.1}px) scale({:.4})",
            look.scale / held.scale
        )
    }

    fn now(self) -> Look {
        now(self.size.get(), self.frame.get(), self.look.get(), self.reach.get())
    }

    /// The `viewBox` of the board.
    pub fn view_box(self) -> String {
        let (width, height) = self.size.get();
        let look = self.held.get().unwrap_or_else(|| self.now());
        let (wide, high) = (width / look.scale, height / look.scale);
        format!("{:.2} {:.2} {wide:.2} {high:.2}", look.x - wide / 2.0, look.y - high / 2.0)
    }

    /// Where a point of the board is on the stage, in pixels.
    pub fn pixel(self, (x, y): (f64, f64)) -> (f64, f64) {
        let ((width, height), look) = (self.size.get(), self.now());
        (width / 2.0 + (x - look.x) * look.scale, height / 2.0 + (y - look.y) * look.scale)
    }

    /// The point of the board that is at a pixel of the stage.
    pub fn board(self, (x, y): (f64, f64)) -> (f64, f64) {
        let ((width, height), look) = (self.size.get(), self.now());
        (look.x + (x - width / 2.0) / look.scale, look.y + (y - height / 2.0) / look.scale)
    }

    /// How a label so many board units over a point stays inside of the stage: the nearer to a side, the more it hangs to
    /// the other.
    pub fn over(self, point: (f64, f64), lift: f64) -> String {
        let ((x, y), (width, height)) = (self.pixel(point), self.stage());
        let across = (x / width.max(1.0) * 100.0).clamp(1.0, 99.0);
        // Under a finger a label would not be seen: on a narrow stage it stands at the top.
        let lift = if width < PHONE { height } else { lift * self.scale.get() };
        let down = (y - lift).clamp(8.0, (height - 44.0).max(8.0));
        format!("left:{across:.1}%;top:{down:.0}px;transform:translateX(-{across:.1}%)")
    }

    /// Width and height of the stage in pixels.
    pub fn stage(self) -> (f64, f64) {
        self.size.get()
    }

    /// Whether less than all of the board is shown.
    pub fn zoomed(self) -> bool {
        self.look.get().is_some()
    }

    /// How wide a hex is on the screen.
    pub fn hex_pixels(self) -> f64 {
        self.frame.get().hex * self.scale.get()
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
        self.look.set(None);
    }

    /// Puts a point of the board into the middle, so many times as large as when all of it is shown.
    pub fn show(self, (x, y): (f64, f64), zoom: f64) {
        let least = fit(self.size.get_untracked(), self.frame.get_untracked());
        self.set(Look { scale: least * zoom, x, y });
    }

    /// Moves the board just so far that a point is this many pixels inside of the stage; not at all while all is shown.
    pub fn bring(self, point: (f64, f64), margin: f64) {
        let ((x, y), (width, height)) = untrack(|| (self.pixel(point), self.stage()));
        let into = |at: f64, size: f64| at.clamp(margin.min(size / 2.0), (size - margin).max(size / 2.0)) - at;
        let (right, down) = (into(x, width), into(y, height));
        if untrack(|| self.zoomed()) && (right != 0.0 || down != 0.0) {
            self.pan(right, down);
        }
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
        let ((width, height), look) = (self.size.get_untracked(), untrack(|| self.now()));
        let least = fit((width, height), self.frame.get_untracked());
        let scale = (look.scale * factor).clamp(least, least * CLOSEST);
        let (dx, dy) = pixel.map_or((0.0, 0.0), |(x, y)| (x - width / 2.0, y - height / 2.0));
        let shift = 1.0 / look.scale - 1.0 / scale;
        self.set(Look { scale, x: look.x + dx * shift, y: look.y + dy * shift });
    }

    /// Moves the board by so many pixels.
    pub fn pan(self, dx: f64, dy: f64) {
        let look = untrack(|| self.now());
        self.set(Look { x: look.x - dx / look.scale, y: look.y - dy / look.scale, ..look });
    }

    fn set(self, look: Look) {
        let (size, frame, reach) = (self.size.get_untracked(), self.frame.get_untracked(), self.reach.get_untracked());
        let look = bounded(size, frame, look, reach);
        let aside = reach.is_some() && (look.x - frame.x).hypot(look.y - frame.y) > 1.0;
        self.look.set(Some(look).filter(|look| aside || closer(*look, size, frame)));
    }

    /// A turn of the wheel.
    pub fn wheel(self, event: &WheelEvent) {
        event.prevent_default();
        // Lines and pages instead of pixels: a turn of a plain wheel is about a hundred pixels either way.
        let unit = if event.delta_mode() == WheelEvent::DOM_DELTA_PIXEL { 1.0 } else { 33.0 };
        self.hold();
        let turn = self.turns.get_value().wrapping_add(1);
        self.turns.set_value(turn);
        let rest = move || {
            // The screen may be gone, or the wheel may have turned again.
            if self.turns.try_get_value() == Some(turn) {
                self.let_go();
            }
        };
        set_timeout(rest, Duration::from_millis(REST));
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
        self.hold();
        let stage = event.current_target().and_then(|target| target.dyn_into::<Element>().ok());
        if let Some(stage) = &stage {
            // A finger that has left the stage still drags; a browser that refuses only loses that.
            let _ = stage.set_pointer_capture(id);
        }
        let ((from, wide), (to, wider)) = (spread(&before), spread(&after));
        self.pan(to.0 - from.0, to.1 - from.1);
        if let (2.., Some(stage)) = (after.len(), stage) {
            let corner = stage_of(&stage).get_bounding_client_rect();
            self.learn();
            self.zoom_at(wider / wide.max(1.0), Some((to.0 - corner.x(), to.1 - corner.y())));
        }
    }

    /// A finger goes up.
    pub fn release(self, event: &PointerEvent) {
        self.hands.update_value(|hands| hands.down.retain(|&(id, ..)| id != event.pointer_id()));
        if self.hands.with_value(|hands| hands.down.is_empty()) {
            self.let_go();
        }
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
        watch_size(stage, move || {
            let (width, height) = (f64::from(measured.client_width()), f64::from(measured.client_height()));
            if width > 0.0 && height > 0.0 {
                self.size.set((width, height));
            }
        });
    }
}

/// The stage that a picture fills: it stays where it is while the picture glides.
fn stage_of(picture: &Element) -> Element {
    picture.closest(".board").ok().flatten().unwrap_or_else(|| picture.clone())
}

/// Where on its stage an event happened, in pixels.
fn offset(target: Option<web_sys::EventTarget>, event: &web_sys::MouseEvent) -> (f64, f64) {
    let corner = target
        .and_then(|target| target.dyn_into::<Element>().ok())
        .map(|picture| stage_of(&picture).get_bounding_client_rect());
    let (left, top) = corner.map_or((0.0, 0.0), |corner| (corner.x(), corner.y()));
    (f64::from(event.client_x()) - left, f64::from(event.client_y()) - top)
}
