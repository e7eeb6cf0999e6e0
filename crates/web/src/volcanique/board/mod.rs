//! The board: the sea with its islands, critters, marks, the ghost tile, and what is said of them.
//!
//! `geometry.rs` says where everything is, `table/camera.rs` what part of it is shown, `point.rs` what pointing at it does;
//! the other files draw one thing each. Paint order: sea, then row by row stacks, marks, critters and heights, then what is
//! pointed at, arrows, prices, the ghost, what moves.

mod arrows;
mod concern;
mod cuts;
mod edges;
mod eruption;
mod geometry;
mod ghost;
mod hover;
mod marks;
mod point;
mod room;
mod sea;
pub mod space;
mod stack;

pub use geometry::{Point, Rim, SIZE, THICK, centre, feet, lift, outline as hex_outline, rim, top};
pub use ghost::floating;
pub use space::beings;
pub use stack::prism;

use super::Context;
use super::aim::Group;
use super::carry::Carrying;
use super::motion::MotionLayer;
use crate::table::{Camera, Frame, Zoom};
use crate::text::t;
use arrows::Arrows;
use concern::Concerned;
use eruption::{Calls, Pins, Watch};
use ghost::{Consequence, GhostTile};
use hexgrid::Hex;
use hover::Tip;
use leptos::prelude::*;
use marks::{HiddenMarks, Pointer, Prices, RowMarks};
use point::Pointing;
use sea::Sea;
use space::{Beings, Height, Space};
use volcanique::{Rules, State};

/// Room round the islands for their shelf and for tall stacks.
const MARGIN: (f64, f64) = (86.0, 80.0);
/// The least that is shown, so that a single island does not fill the screen.
const LEAST: (f64, f64) = (860.0, 620.0);
/// How far from everything else the sea is shown where something may go into it.
const OFFSHORE: u8 = 2;
/// More marks than this do not pulse: each that does is a layer of its own.
const MANY: usize = 40;
/// A space is at least this wide when something is to be put on it, in pixels.
const FINGER: f64 = 72.0;
/// A stage narrower than this is a phone's.
const PHONE: f64 = 620.0;

/// Every hex with something on it, from the back to the front.
fn occupied(rules: &Rules, state: &State) -> Vec<Hex> {
    let mut all: Vec<Hex> = state.land().hexes().collect();
    all.extend(state.lavas().all().iter().map(|lava| lava.hex));
    all.extend(rules.seats().flat_map(|seat| state.player(seat).sea().iter().copied()));
    all.sort_unstable();
    all.dedup();
    all
}

/// What must be seen: all of these hexes with the water round them.
fn framed(hexes: &[Hex]) -> Frame {
    let (mut left, mut right, mut high, mut low) = (f64::MAX, f64::MIN, f64::MAX, f64::MIN);
    for &hex in hexes {
        let (x, y) = centre(hex);
        (left, right, high, low) = (left.min(x), right.max(x), high.min(y - 40.0), low.max(y));
    }
    if hexes.is_empty() {
        (left, right, high, low) = (0.0, 0.0, 0.0, 0.0);
    }
    Frame {
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
    let camera = Camera::new(frame).gliding();
    provide_context(camera);
    let pointing = Pointing::new(context, camera);
    come_near(pointing, camera);
    Effect::new(move |_| {
        let places = pointing.marks.with(|marks| marks.iter().map(|mark| pointing.place(mark.target)).collect());
        camera.offer("marks", places);
    });
    let stage = NodeRef::<leptos::html::Div>::new();
    Effect::new(move |_| {
        if let Some(stage) = stage.get() {
            camera.follow(&stage);
        }
    });
    let keys = move |event: web_sys::KeyboardEvent| press(pointing, camera, &event);
    view! {
        <div class="board vq-board" node_ref=stage on:keydown=keys>
            <Sea context camera/>
            <svg class="board-art" viewBox=move || camera.view_box() style=move || camera.glide() role="group" aria-label=t("page.vq.board")
                class:zoomed=move || camera.zoomed()
                class:many=move || pointing.marks.with(|marks| marks.len() > MANY)
                on:wheel=move |event| camera.wheel(&event)
                class:carrying=move || context.hand.tile.with(Option::is_some)
                on:pointerdown=move |event| { camera.press(&event); context.hand.reach(context, camera, &event) }
                on:pointermove=move |event| if !context.hand.holds() { camera.drag(&event) }
                on:pointerup=move |event| camera.release(&event)
                on:pointercancel=move |event| camera.release(&event)
                on:click=move |event| pointing.click(&event)>
                <rect class="sea-hit" x="-9000" y="-9000" width="18000" height="18000"></rect>
                <Islands pointing spaces/>
                <HiddenMarks pointing/>
                <Pointer pointing/>
                <Arrows context camera/>
                <Prices pointing camera/>
                <GhostTile context camera/>
                <Concerned context/>
                <Pins context camera/>
                <MotionLayer context/>
            </svg>
            <Watch context camera/>
            <Zoom camera/>
            <Tip pointing camera/>
            <Calls context camera/>
            <Consequence context camera/>
            <Carrying context camera/>
        </div>
    }
}

/// The hexes that must be seen: all with something on them, and what is asked for.
fn shown(context: Context, spaces: Memo<Vec<Hex>>) -> Vec<Hex> {
    let mut all = spaces.get();
    // A new island may go almost anywhere: open sea far from all land would only make everything else small.
    let near = |hex: &Hex| spaces.with(|spaces| spaces.iter().any(|space| space.distance(*hex) <= OFFSHORE));
    all.extend(context.targets().into_iter().map(|(target, _)| target.hex()).filter(near));
    // Where land may move, its arrows stand in the water round it.
    if matches!(context.group.get(), Some(Group::Converge | Group::Rift)) {
        all.extend(spaces.get().into_iter().flat_map(|hex| hex.neighbours()));
    }
    if all.is_empty() {
        all.extend(context.rules().islands().iter().flatten());
    }
    all
}

/// A key on the board: arrows go from mark to mark, the rest is the camera's. Those for the tile are the tray's.
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
    if camera.key(&key, shift) || (!shift && pointing.step(&key)) {
        event.prevent_default();
    }
}

/// On a phone the camera comes near to what is asked, until nothing is asked any more; hands on the board end that.
fn come_near(pointing: Pointing, camera: Camera) {
    let near = StoredValue::new(false);
    Effect::new(move |_| {
        let targets: Vec<Point> =
            pointing.marks.with(|marks| marks.iter().map(|mark| untrack(|| pointing.place(mark.target))).collect());
        let wide = untrack(|| camera.stage()).0;
        let pixels = untrack(|| camera.hex_pixels());
        if targets.is_empty() {
            if near.get_value() {
                camera.fit();
                near.set_value(false);
            }
            return;
        }
        if wide >= PHONE || pixels >= FINGER * 0.9 || untrack(|| camera.zoomed()) {
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
        rows.sort_unstable();
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
                <For each=move || hexes.get() key=|hex| *hex let:hex><Beings context hex/></For>
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
