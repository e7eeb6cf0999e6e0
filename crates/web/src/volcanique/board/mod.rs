//! The board of Volcanique: the sea with its islands, critters, marks and the ghost tile, and the labels over them.
//!
//! `geometry.rs` says where everything is, `table/camera.rs` which part of it is visible, `pointing.rs` what pointing
//! and clicking do; the other files draw one thing each. Paint order: sea, then row by row stacks, marks, critters and
//! heights, then what is pointed at, arrows, prices, the ghost, animations.

mod arrows;
mod critter_rings;
mod cuts;
mod edges;
mod eruption;
mod geometry;
mod ghost;
mod hover;
mod label_layout;
mod pointing;
mod sea;
pub mod space;
mod stack;
mod target_marks;

pub use geometry::{
    Point, Rim, SIZE, THICK, centre, critter_point, edge_colours, outline as hex_outline, stack_height, top,
};
pub use ghost::floating;
pub use space::critter_sprites;
pub use stack::prism;

use super::Context;
use super::answer_kind::AnswerKind;
use super::motion::MotionLayer;
use super::tile_drag::DraggedTileLayer;
use crate::table::{BoardFrame, Camera, NamedPlace, ZoomControls};
use crate::text::{key, t};
use arrows::Arrows;
use critter_rings::CritterRings;
use eruption::{EruptionCallOuts, EruptionPins, VolcanoCamera};
use ghost::{Consequence, GhostTile};
use hexgrid::Hex;
use hover::Tooltip;
use leptos::prelude::*;
use pointing::Pointing;
use sea::Sea;
use space::{CritterSprites, Height, Space};
use target_marks::{HiddenMarks, Pointer, Prices, RowMarks};
use volcanique::{Rules, State};

/// Room round the islands for their shelf and for tall stacks.
const MARGIN: (f64, f64) = (86.0, 80.0);
/// The least extent of the board, so that a single island does not fill the screen.
const LEAST: (f64, f64) = (860.0, 620.0);
/// How far from the nearest space a target in the sea extends the board.
const OFFSHORE: u8 = 2;
/// If there are more marks than this, they do not pulse, because each pulsing mark is a separate layer.
const MANY: usize = 40;
/// The camera zooms in on a phone until a space is this wide, in pixels.
const FINGER: f64 = 72.0;
/// A stage narrower than this counts as a phone.
const PHONE: f64 = 620.0;

/// Returns every hex with something on it, from the back to the front.
fn occupied(rules: &Rules, state: &State) -> Vec<Hex> {
    let mut all: Vec<Hex> = state.land().hexes().collect();
    all.extend(state.lavas().all().iter().map(|lava| lava.hex));
    all.extend(rules.seats().flat_map(|seat| state.player(seat).sea().iter().copied()));
    all.sort_unstable();
    all.dedup();
    all
}

/// Returns the extent of the board: all of these hexes with the water around them.
fn framed(hexes: &[Hex]) -> BoardFrame {
    let (mut left, mut right, mut high, mut low) = (f64::MAX, f64::MIN, f64::MAX, f64::MIN);
    for &hex in hexes {
        let (x, y) = centre(hex);
        (left, right, high, low) = (left.min(x), right.max(x), high.min(y - 40.0), low.max(y));
    }
    if hexes.is_empty() {
        (left, right, high, low) = (0.0, 0.0, 0.0, 0.0);
    }
    BoardFrame {
        x: (left + right) / 2.0,
        y: (high + low) / 2.0,
        width: (right - left + 2.0 * MARGIN.0).max(LEAST.0),
        height: (low - high + 2.0 * MARGIN.1).max(LEAST.1),
        hex: 3f64.sqrt() * SIZE,
    }
}

/// The board. Gives the [`Camera`] to everything inside of it as a context.
#[component]
pub fn Board(context: Context) -> impl IntoView {
    let spaces = Memo::new(move |_| {
        let rules = context.rules();
        context.view.with(|view| view.as_ref().map_or_else(Vec::new, |view| occupied(&rules, &view.state)))
    });
    let frame = Memo::new(move |_| framed(&shown(context, spaces)));
    let camera = Camera::new(frame).with_gliding();
    provide_context(camera);
    let pointing = Pointing::new(context, camera);
    come_near(pointing, camera);
    Effect::new(move |_| {
        let places = pointing.marks.with(|marks| marks.iter().map(|mark| pointing.place(mark.target)).collect());
        camera.set_answer_points("marks", places);
    });
    let stage = NodeRef::<leptos::html::Div>::new();
    Effect::new(move |_| {
        if let Some(stage) = stage.get() {
            camera.follow_size_of(&stage);
        }
    });
    let keys = move |event: web_sys::KeyboardEvent| press(pointing, camera, &event);
    view! {
        <div class="board vq-board" node_ref=stage on:keydown=keys>
            <Sea context camera/>
            <svg class="board-art" viewBox=move || camera.view_box() style=move || camera.glide_style() role="group" aria-label=t(key::PAGE_VQ_BOARD)
                class:zoomed=move || camera.is_zoomed()
                class:many=move || pointing.marks.with(|marks| marks.len() > MANY)
                on:wheel=move |event| camera.wheel(&event)
                class:carrying=move || context.tile_drag.tile.with(Option::is_some)
                on:pointerdown=move |event| { camera.press(&event); context.tile_drag.drag_from_board(context, camera, &event) }
                on:pointermove=move |event| if !context.tile_drag.is_pressed() { camera.drag(&event) }
                on:pointerup=move |event| camera.release(&event)
                on:pointercancel=move |event| camera.release(&event)
                on:click=move |event| pointing.click(&event)>
                <rect class="sea-hit" x="-9000" y="-9000" width="18000" height="18000"></rect>
                <Islands pointing spaces/>
                <HiddenMarks pointing/>
                <Pointer pointing/>
                <NamedPlace model=context.model outline=geometry::outline(0.96) at=move |hex| {
                    context.view.with(|view| view.as_ref().map_or_else(|| centre(hex), |view| top(&view.state, hex)))
                }/>
                <Arrows context camera/>
                <Prices pointing camera/>
                <GhostTile context camera/>
                <CritterRings context/>
                <EruptionPins context camera/>
                <MotionLayer context/>
            </svg>
            <VolcanoCamera context camera/>
            <ZoomControls camera/>
            <Tooltip pointing camera/>
            <EruptionCallOuts context camera/>
            <Consequence context camera/>
            <DraggedTileLayer context camera/>
        </div>
    }
}

/// Returns the hexes that must be seen: all with something on them, and what is asked for.
fn shown(context: Context, spaces: Memo<Vec<Hex>>) -> Vec<Hex> {
    let mut all = spaces.get();
    // A new island may go almost anywhere, but open sea far from all land would only make everything else small.
    let near = |hex: &Hex| spaces.with(|spaces| spaces.iter().any(|space| space.distance(*hex) <= OFFSHORE));
    all.extend(context.targets().into_iter().map(|(target, _)| target.hex()).filter(near));
    // Arrows of land that may move stand in the water around it.
    if matches!(context.chosen_kind.get(), Some(AnswerKind::Converge | AnswerKind::Rift)) {
        all.extend(spaces.get().into_iter().flat_map(|hex| hex.neighbours()));
    }
    if all.is_empty() {
        all.extend(context.rules().islands().iter().flatten());
    }
    all
}

/// Handles a key on the board: arrow keys move between marks, other keys control the camera. The tray handles keys for
/// the tile.
fn press(pointing: Pointing, camera: Camera, event: &web_sys::KeyboardEvent) {
    let context = pointing.context;
    let (key, shift) = (event.key(), event.shift_key());
    if event.ctrl_key() || event.meta_key() {
        return;
    }
    if key == "Escape" {
        context.pointed.set(None);
        context.hover.set(None);
    }
    if camera.handle_key(&key, shift) || (!shift && pointing.move_focus(&key)) {
        event.prevent_default();
    }
}

/// Zooms in, on a phone, on the marks of a question, and out again when there are none. Does nothing while the player
/// has zoomed.
fn come_near(pointing: Pointing, camera: Camera) {
    let near = StoredValue::new(false);
    Effect::new(move |_| {
        let targets: Vec<Point> =
            pointing.marks.with(|marks| marks.iter().map(|mark| untrack(|| pointing.place(mark.target))).collect());
        let wide = untrack(|| camera.stage()).0;
        let pixels = untrack(|| camera.hex_pixels());
        if targets.is_empty() {
            if near.get_value() {
                camera.show_all();
                near.set_value(false);
            }
            return;
        }
        if wide >= PHONE || pixels >= FINGER * 0.9 || untrack(|| camera.is_zoomed()) {
            return;
        }
        let count = targets.len() as f64;
        let middle = targets.iter().fold((0.0, 0.0), |sum, at| (sum.0 + at.0 / count, sum.1 + at.1 / count));
        let far = |at: &&Point| (at.0 - middle.0).hypot(at.1 - middle.1);
        if let Some(&nearest) = targets.iter().min_by(|one, two| far(one).total_cmp(&far(two))) {
            camera.show(nearest, FINGER / pixels.max(1.0));
            near.set_value(true);
        }
    });
}

/// All stacks from the back to the front, with the marks on them.
#[component]
fn Islands(pointing: Pointing, spaces: Memo<Vec<Hex>>) -> impl IntoView {
    let context = pointing.context;
    let rows = Memo::new(move |_| {
        let mut rows: Vec<i8> = spaces.with(|spaces| spaces.iter().map(|hex| hex.r).collect());
        pointing.marks.with(|marks| rows.extend(marks.iter().map(|mark| mark.hex().r)));
        tabletop::sort_few(&mut rows, |one, two| one < two);
        rows.dedup();
        rows
    });
    let row = move |row: i8| {
        let hexes = Memo::new(move |_| {
            spaces.with(|spaces| spaces.iter().copied().filter(|hex| hex.r == row).collect::<Vec<Hex>>())
        });
        view! {
            <g class="row-of-spaces">
                <For each=move || hexes.get() key=|hex| *hex let:hex><Space context hex/></For>
                <RowMarks pointing row/>
                <For each=move || hexes.get() key=|hex| *hex let:hex><CritterSprites context hex/></For>
                <For each=move || hexes.get() key=|hex| *hex let:hex><Height context hex/></For>
            </g>
        }
    };
    view! { <For each=move || rows.get() key=|row| *row children=row/> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_islands_are_framed_with_room_round_them() {
        let hexes = [Hex::new(-4, 0), Hex::new(6, -2)];
        let frame = framed(&hexes);
        for hex in hexes {
            let (x, y) = centre(hex);
            assert!(
                (x - frame.x).abs() + SIZE <= frame.width / 2.0 && (y - frame.y).abs() + SIZE <= frame.height / 2.0
            );
        }
        let small = framed(&[]);
        assert_eq!((small.width, small.height), LEAST);
    }
}
