//! `Camera`: which part of the board is visible, and how large.
//!
//! `camera/gestures.rs` handles wheel, pinch, drag and keys; all of them end in [`Camera::zoom_at`] and [`Camera::pan`], which
//! keep the board in sight. `viewport.rs` has the arithmetic.

mod gestures;

use super::size_observer::watch_size;
use super::viewport::{
    AnswerBounds, BoardFrame, MAX_ZOOM, Viewport, bounds_outside, fit, is_zoomed_in, limited_viewport, visible_viewport,
};
use crate::database::PINCHED;
use crate::storage;
use gestures::Pointers;
use leptos::prelude::*;
use std::collections::BTreeMap;
use web_sys::Element;

/// The zoom factor of one press of a button or a key.
const ZOOM_STEP: f64 = 1.35;
/// Hexes narrower than this on the screen carry number dots instead of full tags.
const COMPACT_HEX: f64 = 50.0;
/// A stage narrower than this many pixels counts as a phone.
const PHONE_WIDTH: f64 = 500.0;
/// The size that a finger hits reliably, in pixels.
const FINGER_SIZE: f64 = 44.0;

/// The camera of a board. It is `Copy`, so that closures can capture it.
#[derive(Clone, Copy)]
pub struct Camera {
    /// Width and height of the stage in pixels.
    size: RwSignal<(f64, f64)>,
    /// The extent of the whole board; it may grow during a game.
    frame: Signal<BoardFrame>,
    viewport: RwSignal<Option<Viewport>>,
    /// The viewport for which the picture was drawn, while the board is being moved.
    drawn_viewport: RwSignal<Option<Viewport>>,
    /// Whether moving the board only transforms the picture, which is drawn again when the movement ends. Its
    /// art must reach beyond the stage.
    glides: bool,
    pointers: StoredValue<Pointers>,
    /// Counts turns of the wheel, so that only the timer of the last one ends the movement.
    turns: StoredValue<u32>,
    /// Where the answers on the board are, by the part of the board that shows them.
    answer_points: RwSignal<BTreeMap<&'static str, Vec<(f64, f64)>>>,
    /// The bounds of the answers outside the board's frame, if there are any: the camera may move there.
    answer_bounds: Memo<Option<AnswerBounds>>,
    /// Whether this person has pinched or used the button for it, at this or an earlier table.
    pub knows_pinch: RwSignal<bool>,
    /// Pixels per board unit.
    pub scale: Memo<f64>,
}

impl Camera {
    /// Creates a camera that shows all of the board.
    pub fn new(frame: impl Into<Signal<BoardFrame>>) -> Camera {
        let frame = frame.into();
        let all = frame.get_untracked();
        let size = RwSignal::new((all.width, all.height));
        let viewport = RwSignal::new(None);
        let answer_points = RwSignal::new(BTreeMap::<&'static str, Vec<(f64, f64)>>::new());
        let answer_bounds = Memo::new(move |_| {
            answer_points.with(|answer_points| bounds_outside(answer_points.values().flatten(), frame.get()))
        });
        let scale =
            Memo::new(move |_| visible_viewport(size.get(), frame.get(), viewport.get(), answer_bounds.get()).scale);
        let (pointers, turns) = (StoredValue::new(Pointers::default()), StoredValue::new(0));
        let knows_pinch = RwSignal::new(storage::value(PINCHED).is_some());
        Camera {
            size,
            frame,
            viewport,
            drawn_viewport: RwSignal::new(None),
            glides: false,
            pointers,
            turns,
            answer_points,
            answer_bounds,
            knows_pinch,
            scale,
        }
    }

    /// Sets the positions of the answers that one part of the board shows, replacing its earlier ones.
    pub fn set_answer_points(self, part: &'static str, points: Vec<(f64, f64)>) {
        let same = self
            .answer_points
            .with_untracked(|answer_points| answer_points.get(part).map_or(points.is_empty(), |old| *old == points));
        if same {
            return;
        }
        self.answer_points.update(|answer_points| {
            answer_points.insert(part, points);
        });
        // The answers are gone, and without them the viewport would show only empty space.
        if self.answer_bounds.get_untracked().is_none()
            && self
                .viewport
                .get_untracked()
                .is_some_and(|viewport| !is_zoomed_in(viewport, self.size.get_untracked(), self.frame.get_untracked()))
        {
            self.show_all();
        }
    }

    /// Returns where the answers on the board are on the stage, in pixels.
    pub fn answer_pixels(self) -> Vec<(f64, f64)> {
        self.answer_points
            .with(|answer_points| answer_points.values().flatten().map(|&point| self.to_stage(point)).collect())
    }

    /// Stores that this person knows how to pinch.
    pub fn remember_pinch(self) {
        if !self.knows_pinch.get_untracked() {
            self.knows_pinch.set(true);
            storage::set_value(PINCHED, "yes");
        }
    }

    /// Moves a point of the board into the middle, without changing the zoom.
    pub fn look_at(self, (x, y): (f64, f64)) {
        let viewport = untrack(|| self.now());
        self.set(Viewport { x, y, ..viewport });
    }

    /// Returns the same camera with a picture that glides: a phone need not draw it for every movement of a finger.
    pub fn with_gliding(self) -> Camera {
        Camera { glides: true, ..self }
    }

    /// Starts to move the picture by a transformation.
    fn start_gliding(self) {
        if self.glides && self.drawn_viewport.get_untracked().is_none() {
            self.drawn_viewport.set(Some(untrack(|| self.now())));
        }
    }

    /// Ends the transformation and draws the picture at its new place.
    fn stop_gliding(self) {
        if self.drawn_viewport.get_untracked().is_some() {
            self.drawn_viewport.set(None);
        }
    }

    /// Returns the transformation of the picture as a style; empty while it is at rest.
    pub fn glide_style(self) -> String {
        let Some(drawn_viewport) = self.drawn_viewport.get() else { return String::new() };
        let viewport = self.now();
        let (right, down) =
            ((drawn_viewport.x - viewport.x) * viewport.scale, (drawn_viewport.y - viewport.y) * viewport.scale);
        format!(
            "will-change:transform;transform:translate({right:.1}px,{down:.1}px) scale({:.4})",
            viewport.scale / drawn_viewport.scale
        )
    }

    fn now(self) -> Viewport {
        visible_viewport(self.size.get(), self.frame.get(), self.viewport.get(), self.answer_bounds.get())
    }

    /// Returns the `viewBox` of the board.
    pub fn view_box(self) -> String {
        let (width, height) = self.size.get();
        let viewport = self.drawn_viewport.get().unwrap_or_else(|| self.now());
        let (wide, high) = (width / viewport.scale, height / viewport.scale);
        format!("{:.2} {:.2} {wide:.2} {high:.2}", viewport.x - wide / 2.0, viewport.y - high / 2.0)
    }

    /// Returns where a point of the board is on the stage, in pixels.
    pub fn to_stage(self, (x, y): (f64, f64)) -> (f64, f64) {
        let ((width, height), viewport) = (self.size.get(), self.now());
        (width / 2.0 + (x - viewport.x) * viewport.scale, height / 2.0 + (y - viewport.y) * viewport.scale)
    }

    /// Returns the point of the board that is at a pixel of the stage.
    pub fn to_board(self, (x, y): (f64, f64)) -> (f64, f64) {
        let ((width, height), viewport) = (self.size.get(), self.now());
        (viewport.x + (x - width / 2.0) / viewport.scale, viewport.y + (y - height / 2.0) / viewport.scale)
    }

    /// Returns the style of a label `lift` board units over a point that stays inside the stage: the nearer to a side,
    /// the more it extends to the other.
    pub fn label_style(self, point: (f64, f64), lift: f64) -> String {
        let ((x, y), (width, height)) = (self.to_stage(point), self.stage());
        let across = (x / width.max(1.0) * 100.0).clamp(1.0, 99.0);
        // A finger would hide the label, so on a narrow stage it stands at the top.
        let lift = if width < PHONE_WIDTH { height } else { lift * self.scale.get() };
        let down = (y - lift).clamp(8.0, (height - 44.0).max(8.0));
        format!("left:{across:.1}%;top:{down:.0}px;transform:translateX(-{across:.1}%)")
    }

    /// Returns width and height of the stage in pixels.
    pub fn stage(self) -> (f64, f64) {
        self.size.get()
    }

    /// Returns whether less than all of the board is shown.
    pub fn is_zoomed(self) -> bool {
        self.viewport.get().is_some()
    }

    /// Returns how wide a hex is on the screen.
    pub fn hex_pixels(self) -> f64 {
        self.frame.get().hex * self.scale.get()
    }

    /// Returns whether hexes are so small that they carry number dots instead of full tags.
    pub fn is_compact(self) -> bool {
        self.hex_pixels() < COMPACT_HEX
    }

    /// Returns whether a tap must be repeated, because a finger covers more than one hex.
    pub fn needs_second_tap(self) -> bool {
        self.pointers.with_value(|pointers| pointers.touch) && untrack(|| self.hex_pixels()) < FINGER_SIZE
    }

    /// Shows all of the board.
    pub fn show_all(self) {
        self.viewport.set(None);
    }

    /// Moves a point of the board into the middle, with a zoom relative to showing the whole board.
    pub fn show(self, (x, y): (f64, f64), zoom: f64) {
        let least = fit(self.size.get_untracked(), self.frame.get_untracked());
        self.set(Viewport { scale: least * zoom, x, y });
    }

    /// Moves the board just enough to bring a point this many pixels inside the stage; does nothing while all is shown.
    pub fn scroll_into_stage(self, point: (f64, f64), margin: f64) {
        let ((x, y), (width, height)) = untrack(|| (self.to_stage(point), self.stage()));
        let into = |at: f64, size: f64| at.clamp(margin.min(size / 2.0), (size - margin).max(size / 2.0)) - at;
        let (right, down) = (into(x, width), into(y, height));
        if untrack(|| self.is_zoomed()) && (right != 0.0 || down != 0.0) {
            self.pan(right, down);
        }
    }

    /// Zooms in by one step.
    pub fn zoom_in(self) {
        self.zoom_at(ZOOM_STEP, None);
    }

    /// Zooms out by one step.
    pub fn zoom_out(self) {
        self.zoom_at(1.0 / ZOOM_STEP, None);
    }

    /// Zooms so that the point under this pixel (else the middle of the stage) stays where it is.
    fn zoom_at(self, factor: f64, pixel: Option<(f64, f64)>) {
        let ((width, height), viewport) = (self.size.get_untracked(), untrack(|| self.now()));
        let least = fit((width, height), self.frame.get_untracked());
        let scale = (viewport.scale * factor).clamp(least, least * MAX_ZOOM);
        let (dx, dy) = pixel.map_or((0.0, 0.0), |(x, y)| (x - width / 2.0, y - height / 2.0));
        let shift = 1.0 / viewport.scale - 1.0 / scale;
        self.set(Viewport { scale, x: viewport.x + dx * shift, y: viewport.y + dy * shift });
    }

    /// Moves the board by this many pixels.
    pub fn pan(self, dx: f64, dy: f64) {
        let viewport = untrack(|| self.now());
        self.set(Viewport { x: viewport.x - dx / viewport.scale, y: viewport.y - dy / viewport.scale, ..viewport });
    }

    fn set(self, viewport: Viewport) {
        let (size, frame, answer_bounds) =
            (self.size.get_untracked(), self.frame.get_untracked(), self.answer_bounds.get_untracked());
        let viewport = limited_viewport(size, frame, viewport, answer_bounds);
        let aside = answer_bounds.is_some() && (viewport.x - frame.x).hypot(viewport.y - frame.y) > 1.0;
        self.viewport.set(Some(viewport).filter(|viewport| aside || is_zoomed_in(*viewport, size, frame)));
    }

    /// Follows the size of the stage until the current owner goes away.
    pub fn follow_size_of(self, stage: &Element) {
        let measured = stage.clone();
        watch_size(stage, move || {
            let (width, height) = (f64::from(measured.client_width()), f64::from(measured.client_height()));
            if width > 0.0 && height > 0.0 {
                self.size.set((width, height));
            }
        });
    }
}
