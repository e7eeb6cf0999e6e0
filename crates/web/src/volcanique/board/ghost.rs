//! The tile that lies on a space before it is laid: lifted, with a white rim, its matching edges, two handles that turn
//! it and a line that says what laying it does.

use super::geometry::{
    LIFT, Point, THICK, centre, edge_colours, edge_ends, edge_middle, edge_of, outline, point, short_number,
    stack_height,
};
use super::stack::prism;
use crate::table::Camera;
use crate::text::{key, t, tf, tn};
use crate::volcanique::pieces::colour_name;
use crate::volcanique::tile_preview::{TilePreview, preview_tile};
use crate::volcanique::{Context, Ghost};
use hexgrid::Hex;
use leptos::prelude::*;
use std::fmt::Write;
use volcanique::Face;

/// Where a handle stands beside the middle of the tile, in board units.
const HANDLE: (f64, f64) = (84.0, 16.0);

/// Room that a ghost with its handles needs on every side, in pixels.
const BESIDE: f64 = 104.0;

fn seen(context: Context, ghost: Ghost) -> Option<TilePreview> {
    context.state.with(|state| Some(preview_tile(&context.rules(), state.as_ref()?, ghost)))
}

/// Returns the middle of the face of a ghost.
fn middle(hex: Hex, height: u8) -> Point {
    let (x, y) = centre(hex);
    (x, y - stack_height(height) - THICK - LIFT)
}

/// Returns where the middle of the face of a tile is that floats over a space.
pub fn floating(context: Context, hex: Hex) -> Point {
    middle(hex, context.view.with(|view| view.as_ref().map_or(0, |view| view.state.land().height_at(hex))))
}

/// Draws green bars with ticks along the edges that match.
fn matches(laying: &TilePreview) -> String {
    let mut drawn = String::new();
    for (dir, _) in &laying.edges {
        let (a, b) = edge_ends(edge_of(*dir), 1.0);
        let (x, y) = edge_middle(edge_of(*dir), 1.0);
        let _ = write!(
            drawn,
            "<path class=\"match-casing\" d=\"M{0}L{1}\"/><path class=\"match\" d=\"M{0}L{1}\"/><g transform=\"translate({2} {3})\"><circle class=\"match-tick\" r=\"8\"/><path class=\"match-check\" d=\"M-3.6 .2L-1 2.8L3.8-2.6\"/></g>",
            point(a),
            point(b),
            short_number(x),
            short_number(y)
        );
    }
    drawn
}

/// The ghost on the board.
#[component]
pub fn GhostTile(context: Context, camera: Camera) -> impl IntoView {
    let lies = Memo::new(move |_| context.lying.get().map(|ghost| ghost.hex));
    // Keep the handles on the stage.
    Effect::new(move |_| {
        // Not during a drag, because the board would move under the tile.
        if let Some(hex) = lies.get()
            && !context.tile_drag.is_pressed()
        {
            camera.scroll_into_stage(centre(hex), BESIDE);
        }
    });
    let covering = Memo::new(move |_| context.tile_being_laid());
    view! {
        {move || context.lying.get().map(|ghost| view! { <Lifted context camera ghost/> })}
        {move || covering.get().map(|ghost| view! { <Covering context ghost/> })}
    }
}

/// The tile that waits until all critters under it have left; it is translucent, to show them.
#[component]
fn Covering(context: Context, ghost: Ghost) -> impl IntoView {
    let laying = untrack(|| seen(context, ghost)).unwrap_or_default();
    let (x, y) = middle(ghost.hex, laying.height);
    let art = prism(&[edge_colours(&context.rules(), Face::new(ghost.kind, ghost.rotation))]);
    view! {
        <g class="ghost covering" data-covering=ghost.hex.to_string() transform=format!("translate({x:.1},{y:.1})")>
            <g class="covering-body" inner_html=art></g>
            <path class="ghost-rim" d=outline(0.985)></path>
        </g>
    }
}

#[component]
fn Lifted(context: Context, camera: Camera, ghost: Ghost) -> impl IntoView {
    let rules = context.rules();
    let laying = untrack(|| seen(context, ghost)).unwrap_or_default();
    let (x, y) = middle(ghost.hex, laying.height);
    let (_, sea) = centre(ghost.hex);
    let shadow = sea - stack_height(laying.height) - y;
    let art = prism(&[edge_colours(&rules, Face::new(ghost.kind, ghost.rotation))]);
    let edges = matches(&laying);
    let turns = context.rotations(ghost.kind, ghost.hex).len() > 1;
    view! {
        <g class="ghost" transform=format!("translate({x:.1},{y:.1})")>
            <path class="ghost-shadow" transform=format!("translate(6,{shadow:.1})") d=outline(0.94)></path>
            <g class="ghost-body">
                <g inner_html=art></g>
                <path class="ghost-rim" d=outline(0.985)></path>
                <g inner_html=edges></g>
            </g>
            {turns.then(|| view! {
                <path class="ghost-way" d="M-78 30C-70 56 -44 70 -22 74M78 30C70 56 44 70 22 74"></path>
                <Handle context camera clockwise=false/><Handle context camera clockwise=true/>
            })}
        </g>
    }
}

/// A round button that turns the tile. It has the same size at every zoom.
#[component]
fn Handle(context: Context, camera: Camera, clockwise: bool) -> impl IntoView {
    let (label, href, side) = if clockwise {
        (t(key::PAGE_VQ_TURN_RIGHT), "#vq-turn-right", 1.0)
    } else {
        (t(key::PAGE_VQ_TURN_LEFT), "#vq-turn-left", -1.0)
    };
    let place = move || {
        let size = 1.0 / camera.scale.get().max(0.2);
        // Keep the handle beside the tile even if the board is small.
        let across = (HANDLE.0).max(52.0 + 24.0 * size);
        format!("translate({:.1},{:.1}) scale({size:.3})", side * across, HANDLE.1)
    };
    let turn = move || context.turn_ghost(clockwise);
    view! {
        <g class="handle" role="button" tabindex="0" aria-label=label transform=place
            on:click=move |event| { event.stop_propagation(); turn(); }
            on:keydown=move |event| if matches!(event.key().as_str(), "Enter" | " ") {
                event.prevent_default();
                event.stop_propagation();
                turn();
            }>
            <circle class="handle-reach" r="24"></circle>
            <circle class="handle-face" r="17"></circle>
            <use href=href x="-11" y="-11" width="22" height="22"></use>
        </g>
    }
}

/// What laying the ghost does: the height, the edges that match, soil, who has to leave.
#[component]
pub fn Consequence(context: Context, camera: Camera) -> impl IntoView {
    let shown = Memo::new(move |_| {
        let ghost = context.lying.get()?;
        Some((ghost, seen(context, ghost)?))
    });
    let line = move |(ghost, laying): (Ghost, TilePreview)| {
        let height = tf(key::PAGE_VQ_GHOST_HEIGHT, &[("before", &laying.height), ("after", &(laying.height + 1))]);
        let edges = tn(key::PAGE_VQ_GHOST_EDGES, laying.edges.len() as u32);
        let mut more: Vec<String> = Vec::new();
        if laying.soil {
            more.push(t(key::PAGE_VQ_GHOST_SOIL));
        }
        let mut leaving = laying.leaving.clone();
        leaving.dedup();
        for seat in leaving {
            let who = colour_name(context.rules().colour(seat));
            more.push(tf(key::PAGE_VQ_GHOST_LEAVES, &[("who", &who)]));
        }
        let place = move || {
            let (x, y) = centre(ghost.hex);
            let (x, y) = camera.to_stage((x, y + 62.0));
            let (width, height) = camera.stage();
            let across = (x / width.max(1.0) * 100.0).clamp(1.0, 99.0);
            format!(
                "left:{across:.1}%;top:{:.0}px;transform:translateX(-{across:.1}%)",
                y.clamp(8.0, (height - 64.0).max(8.0))
            )
        };
        view! {
            <div class="consequence panel" style=place>
                <span><b>{height}</b>" · "<b class="go">{edges}</b></span>
                {(!more.is_empty()).then(|| view! { <small>{more.join(" ")}</small> })}
            </div>
        }
    };
    view! { <div class="tip-line" role="status">{move || shown.get().map(line)}</div> }
}
