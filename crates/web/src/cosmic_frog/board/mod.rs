//! The board of Cosmic Frog: the Shard with its tiles, frogs and targets, and the space around it.
//!
//! `geometry.rs` says where everything is, `table/camera.rs` which part of it is visible, `pointing.rs` what pointing
//! and clicking do, `targets.rs` which places answer the question; the other files draw one thing each. Paint order:
//! halo, rock, then row by row tiles and the marks on them, frogs, what is pointed at, prices, animations.

mod action_deck;
mod dimensions;
mod frogs;
mod geometry;
mod hover;
mod pointing;
mod purged_item;
mod robo_bubble;
mod shard;
mod space;
mod target_marks;
mod targets;

pub use crate::table::Camera;
pub use action_deck::BoardDeck;
pub use geometry::*;
pub use shard::art;

use super::Context;
use super::motion::MotionLayer;
use crate::table::{NamedPlace, ZoomControls};
use crate::text::{key, t};
use dimensions::{AetherName, Dimensions, SplinterLetters};
use frogs::Frogs;
use hexgrid::{Cell, Hex};
use hover::{AnswerMenus, Pointer, Tooltip};
use leptos::prelude::*;
use pointing::Pointing;
use purged_item::PurgedItemFlight;
use robo_bubble::RoboBubble;
use shard::{HexGlow, HexRock, HexStack, ShardDefs, ShardOutline};
use space::{Backdrop, Stars};
use target_marks::{FarTargets, RowTargets, TargetTags};
use targets::place_now;
use wasm_bindgen::JsCast;

/// The board. Gives the [`Camera`] to everything inside of it as a context.
#[component]
pub fn Board(context: Context) -> impl IntoView {
    let camera = Camera::new(Memo::new(move |_| board_frame(context.growth.get())));
    provide_context(camera);
    let pointing = Pointing::new(context, camera);
    Effect::new(move |_| {
        let places = pointing.targets.get().into_iter().map(|target| place_now(context, target.spot)).collect();
        camera.set_answer_points("targets", places);
    });
    let stage = NodeRef::<leptos::html::Div>::new();
    Effect::new(move |_| {
        if let Some(stage) = stage.get() {
            camera.follow_size_of(&stage);
        }
    });
    let keys = move |event: web_sys::KeyboardEvent| {
        let (key, shift) = (event.key(), event.shift_key());
        if key == "Escape" {
            pointing.close();
        } else if !event.ctrl_key()
            && !event.meta_key()
            && (camera.handle_key(&key, shift) || (!shift && pointing.move_focus(&key)))
        {
            event.prevent_default();
        }
    };
    view! {
        <div class="board" node_ref=stage on:keydown=keys>
            <Stars/>
            <Backdrop camera growth=context.growth/>
            <svg class="board-art" viewBox=move || camera.view_box() role="group" aria-label=t(key::PAGE_BOARD)
                class:zoomed=move || camera.is_zoomed()
                on:wheel=move |event| camera.wheel(&event)
                on:pointerdown=move |event| camera.press(&event)
                on:pointermove=move |event| camera.drag(&event)
                on:pointerup=move |event| camera.release(&event)
                on:pointercancel=move |event| camera.release(&event)
                on:click=move |event| pointing.click_beside_targets(hit(context, &event))>
                <ShardDefs/>
                <Shard pointing/>
                <Dimensions context camera/>
                <AetherName context camera/>
                <SplinterLetters context camera/>
                <Frogs context camera targets=pointing.targets/>
                <FarTargets pointing/>
                <Pointer pointing/>
                <NamedPlace model=context.model outline=hex_outline() at=move |hex| centre_of(&context.rules(), hex)/>
                <TargetTags pointing camera/>
                <PurgedItemFlight context/>
                <MotionLayer context/>
            </svg>
            <BoardDeck context camera/>
            <ZoomControls camera/>
            <Tooltip pointing camera/>
            <RoboBubble context camera/>
            <AnswerMenus pointing camera/>
        </div>
    }
}

/// Returns the hex that was clicked on.
fn hit(context: Context, event: &web_sys::MouseEvent) -> Option<Cell> {
    let element = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    let hex: Hex = element.closest("[data-cell]").ok()??.get_attribute("data-cell")?.parse().ok()?;
    Some(context.rules().cell_grid().cell(hex)).filter(|cell| cell.is_on())
}

/// The Shard from the back to the front, with the marks on it.
#[component]
fn Shard(pointing: Pointing) -> impl IntoView {
    let context = pointing.context;
    let rules = context.rules();
    let mut cells: Vec<(Hex, Cell)> =
        rules.cell_grid().cells().filter_map(|cell| rules.cell_grid().hex(cell).map(|hex| (hex, cell))).collect();
    tabletop::sort_few(&mut cells, |one, other| one < other);
    let all = |draw: fn(Context, Cell) -> AnyView| cells.iter().map(|&(_, cell)| draw(context, cell)).collect_view();
    let (first, last) = (cells.first().map_or(0, |cell| cell.0.r), cells.last().map_or(0, |cell| cell.0.r));
    // One row more on either side: the nearest hex of the Aether may lie beyond the mat.
    let rows = (first - 1..=last + 1).map(|row| {
        let stacks = cells.iter().filter(|cell| cell.0.r == row).map(|&(_, cell)| view! { <HexStack context cell/> });
        view! { <g class="row-of-hexes">{stacks.collect_view()}<RowTargets pointing row/></g> }
    });
    view! {
        <g class="halo" aria-hidden="true">{all(|context, cell| view! { <HexGlow context cell/> }.into_any())}</g>
        <ShardOutline context/>
        <g class="rocks" aria-hidden="true">{all(|context, cell| view! { <HexRock context cell/> }.into_any())}</g>
        {rows.collect_view()}
    }
}
