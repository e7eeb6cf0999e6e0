//! `TileDrag`: dragging a tile from the supply, or from where it lies, to a space where it may lie. Clicks and keys do
//! the same without dragging.
//!
//! Not here: where a tile may lie (`context.rs` asks the engine), the tile that lies on a space (`board/ghost.rs`).

use super::answer_kind::is_tile;
use super::board::{Point, SIZE, edge_colours, floating, prism};
use super::{Context, Ghost};
use crate::table::Camera;
use crate::table::motion::PageTransform;
use hexgrid::Hex;
use leptos::portal::Portal;
use leptos::prelude::*;
use std::time::Duration;
use volcanique::{Face, Move, Question, TileKind};
use web_sys::PointerEvent;

/// A pointer that moves less than this many pixels clicks.
const STILL: f64 = 6.0;
/// A tile snaps to a space that is nearer than this, in board units.
const NEAR: f64 = SIZE * 1.05;
/// How far a tile is held above a finger, which would hide it, in pixels.
const ABOVE: f64 = 44.0;
/// The click at the end of a drag comes within this many milliseconds.
const CLICK: u64 = 60;

/// A tile that is being dragged.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DraggedTile {
    kind: TileKind,
    rotation: u8,
    /// Its middle, in pixels of the page.
    at: Point,
    /// Whether it has snapped to a space.
    pub over: bool,
}

/// What was pressed and may become a drag.
#[derive(Clone, Copy, Debug)]
struct DragStart {
    pointer: i32,
    start: Point,
    /// From the pointer to the middle of the tile.
    by: Point,
    kind: TileKind,
    rotation: u8,
    /// The ghost before the drag, to which the tile returns if it is dropped elsewhere.
    home: Option<Ghost>,
    /// The answer that buys the tile, given when the drag begins.
    buys: Option<Move>,
}

/// A tile drag by the viewer. It is `Copy`, so that closures can capture it.
#[derive(Clone, Copy)]
pub struct TileDrag {
    /// The tile that is being dragged.
    pub tile: RwSignal<Option<DraggedTile>>,
    grip: StoredValue<Option<DragStart>>,
    dropped: StoredValue<bool>,
    /// Where a tile was dropped that must be paid first, as a point of the board.
    meant: StoredValue<Option<(TileKind, Point)>>,
}

impl TileDrag {
    /// Creates the state without a drag.
    pub fn new() -> TileDrag {
        let (grip, dropped, meant) = (StoredValue::new(None), StoredValue::new(false), StoredValue::new(None));
        TileDrag { tile: RwSignal::new(None), grip, dropped, meant }
    }

    /// Starts to drag a tile of the supply, which is bought first if necessary.
    pub fn drag_from_supply(self, context: Context, event: &PointerEvent, kind: TileKind, buys: Option<Move>) {
        let home = context.ghost.get_untracked();
        let rotation = home.map_or(0, |ghost| ghost.rotation);
        let above = if event.pointer_type() == "touch" { -ABOVE } else { 0.0 };
        self.hold(event, DragStart { pointer: 0, start: (0.0, 0.0), by: (0.0, above), kind, rotation, home, buys });
    }

    /// Starts to drag the tile that lies on a space, if it was pressed. A second finger pinches the board instead.
    pub fn drag_from_board(self, context: Context, camera: Camera, event: &PointerEvent) {
        if self.grip.with_value(Option::is_some) {
            return self.let_go(context);
        }
        let Some(ghost) = context.ghost.get_untracked() else { return };
        let question = untrack(|| context.question());
        if !matches!(question, Some(Question::Place { .. } | Question::SummonPlace { .. })) {
            return;
        }
        let transform = untrack(|| PageTransform::new(Some(camera)));
        let ((x, y), at) = (transform.to_page(untrack(|| floating(context, ghost.hex))), page(event));
        let by = (x - at.0, y - at.1);
        if inside((-by.0 / transform.scale, -by.1 / transform.scale)) {
            let Ghost { kind, rotation, .. } = ghost;
            self.hold(event, DragStart { pointer: 0, start: at, by, kind, rotation, home: Some(ghost), buys: None });
        }
    }

    fn hold(self, event: &PointerEvent, grip: DragStart) {
        if event.button() == 0 {
            self.meant.set_value(None);
            self.grip.set_value(Some(DragStart { pointer: event.pointer_id(), start: page(event), ..grip }));
        }
    }

    /// Returns whether a tile was pressed, so that the board stays where it is.
    pub fn is_pressed(self) -> bool {
        self.grip.with_value(Option::is_some)
    }

    /// Returns whether the click that comes now is the end of a drag.
    pub fn has_just_dropped(self) -> bool {
        self.dropped.get_value()
    }

    fn let_go(self, context: Context) {
        let home = self.grip.get_value().and_then(|grip| grip.home);
        self.grip.set_value(None);
        if let Some(tile) = self.tile.get_untracked() {
            if !tile.over {
                context.ghost.set(home);
            }
            self.tile.set(None);
            self.dropped.set_value(true);
            let forget = move || {
                // The table may be gone by then.
                let _ = self.dropped.try_set_value(false);
            };
            set_timeout(forget, Duration::from_millis(CLICK));
        }
    }

    fn moved(self, context: Context, camera: Camera, event: &PointerEvent) {
        let Some(grip) = self.grip.get_value().filter(|grip| grip.pointer == event.pointer_id()) else { return };
        let (x, y) = page(event);
        if self.tile.get_untracked().is_none() {
            if (x - grip.start.0).hypot(y - grip.start.1) < STILL {
                return;
            }
            if let Some(mv) = grip.buys {
                context.give_answer(mv);
            }
        }
        let at = (x + grip.by.0, y + grip.by.1);
        let hex = untrack(|| nearest(context, camera, grip.kind, at));
        let over = hex.is_some_and(|hex| context.put_tile(grip.kind, hex));
        let rotation = context.ghost.get_untracked().map_or(grip.rotation, |ghost| ghost.rotation);
        self.tile.set(Some(DraggedTile { kind: grip.kind, rotation, at, over }));
    }

    fn released(self, context: Context, camera: Camera, event: &PointerEvent) {
        if !self.grip.with_value(|grip| grip.is_some_and(|grip| grip.pointer == event.pointer_id())) {
            return;
        }
        let paid_first = matches!(untrack(|| context.question()), Some(Question::Pay { .. } | Question::Buy { .. }));
        if let Some(tile) = self.tile.get_untracked().filter(|_| paid_first) {
            let [left, top, ..] = untrack(|| PageTransform::new(Some(camera))).stage;
            let at = untrack(|| camera.to_board((tile.at.0 - left, tile.at.1 - top)));
            self.meant.set_value(Some((tile.kind, at)));
        }
        self.let_go(context);
    }

    /// Puts a tile where it was dropped before it was paid; any other question discards that place.
    fn remember(self, context: Context, camera: Camera) {
        context.answers.track();
        let question = untrack(|| context.question());
        let Some((kind, at)) = self.meant.get_value() else { return };
        match question {
            // There is no question while the table handles the payment.
            None | Some(Question::Buy { .. } | Question::Pay { .. }) => return,
            Some(Question::Place { .. }) => {
                let at = untrack(|| PageTransform::new(Some(camera)).to_page(at));
                if let Some(hex) = untrack(|| nearest(context, camera, kind, at)) {
                    context.put_tile(kind, hex);
                }
            }
            _ => {}
        }
        self.meant.set_value(None);
    }
}

/// Returns where a pointer is on the page.
fn page(event: &PointerEvent) -> Point {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// Returns whether a point round the middle of a tile lies on it.
fn inside((x, y): Point) -> bool {
    let (half, side, slope) = (SIZE * 3f64.sqrt() / 2.0, 24.0, 24.0 / 52.0);
    x.abs() <= half && y.abs() <= side + (half - x.abs()) * slope
}

/// Returns the space onto which a tile jumps that is held here.
fn nearest(context: Context, camera: Camera, kind: TileKind, at: Point) -> Option<Hex> {
    let ours = match context.question()? {
        Question::Place { kind: asked } | Question::SummonPlace { kind: asked } => asked == kind,
        Question::Build { .. } => true,
        _ => false,
    };
    if !ours {
        return None;
    }
    let transform = PageTransform::new(Some(camera));
    let places = context.targets().into_iter().filter(|(_, mv)| is_tile(*mv)).map(|(target, _)| target.hex());
    let far = |hex: Hex| {
        let (x, y) = transform.to_page(floating(context, hex));
        (x - at.0).hypot(y - at.1) / transform.scale
    };
    places
        .map(|hex| (hex, far(hex)))
        .filter(|(_, far)| *far < NEAR)
        .min_by(|a, b| a.1.total_cmp(&b.1))
        .map(|(hex, _)| hex)
}

/// Follows the pointer, and draws the dragged tile while it has not snapped to a space.
#[component]
pub fn DraggedTileLayer(context: Context, camera: Camera) -> impl IntoView {
    let drag = context.tile_drag;
    let handles = [
        window_event_listener(leptos::ev::pointermove, move |event| drag.moved(context, camera, &event)),
        window_event_listener(leptos::ev::pointerup, move |event| drag.released(context, camera, &event)),
        window_event_listener(leptos::ev::pointercancel, move |event| drag.released(context, camera, &event)),
    ];
    Effect::new(move |_| drag.remember(context, camera));
    on_cleanup(move || handles.into_iter().for_each(|handle| handle.remove()));
    let face =
        Memo::new(move |_| drag.tile.get().filter(|tile| !tile.over).map(|tile| Face::new(tile.kind, tile.rotation)));
    let place = move || {
        let (at, size) = (drag.tile.get().map_or((0.0, 0.0), |tile| tile.at), camera.scale.get().max(0.5));
        format!("left:{:.0}px;top:{:.0}px;width:{:.0}px", at.0, at.1, 120.0 * size)
    };
    let drawn = move || {
        face.get().map(|face| {
            let art = prism(&[edge_colours(&context.rules(), face)]);
            view! { <svg class="vq-carried" viewBox="-60 -60 120 120" style=place aria-hidden="true"><g inner_html=art></g></svg> }
        })
    };
    view! { <Portal>{drawn}</Portal> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_is_held_on_its_face_and_not_beside_it() {
        assert!([(0.0, 0.0), (50.0, 20.0), (0.0, 47.0), (-51.0, -23.0)].into_iter().all(inside));
        assert!(![(0.0, 49.0), (50.0, 30.0), (-54.0, 0.0), (84.0, 16.0)].into_iter().any(inside));
    }
}
