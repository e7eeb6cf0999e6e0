//! The frogs in all places: on a hex, in a bubble of the Aether, in an Outer Dimension, or waiting for their first
//! turn.
//!
//! Each frog is a group with `data-frog`, so that `motion/` can hide it while it flies.

use super::geometry::{SCALE, bubble, feet_offset, frog_scale, standing_point};
use super::targets::{TargetStyle, Targets};
use crate::cosmic_frog::Context;
use crate::cosmic_frog::pieces::{HEX, frog_class};
use crate::table::Camera;
use crate::text::{key, t, tf};
use cosmic_frog::{Place, State};
use leptos::prelude::*;
use tabletop::{Seat, sort_few};

/// All frogs, those behind first.
#[component]
pub fn Frogs(context: Context, camera: Camera, targets: Targets) -> impl IntoView {
    let order = Memo::new(move |_| {
        let rules = context.rules();
        let Some(view) = context.view.get() else { return Vec::new() };
        let mut seats: Vec<Seat> = rules.seats().collect();
        let depth = |seat: &Seat| standing_point(&view.state, &rules, *seat).1;
        sort_few(&mut seats, |one, other| depth(one) < depth(other));
        seats
    });
    view! {
        <g class="pieces">
            <For each=move || order.get() key=|seat| seat.0 let:seat><Frog context camera targets seat/></For>
        </g>
    }
}

/// One frog.
#[component]
fn Frog(context: Context, camera: Camera, targets: Targets, seat: Seat) -> impl IntoView {
    let rules = context.rules();
    let colour = rules.colour(seat);
    let state = move || context.view.get().map(|view| view.state);
    let place = Memo::new(move |_| state().map_or(Place::Waiting, |state| state.frog(seat).place));
    let at = Memo::new(move |_| state().map_or((0.0, 0.0), |state| standing_point(&state, &context.rules(), seat)));
    let struck = move || targets.kind_at_frog(place.get(), seat) == Some(TargetStyle::Attack);
    let own = move || context.me.get() == seat;
    let name = move || {
        tf(key::PAGE_BOARD_FROG, &[("name", &context.model.name(seat)), ("place", &where_it_is(context, place.get()))])
    };
    let stand = move || state().map(|state| sprite(context, &state, seat, camera.scale.get()));
    let under = move || match place.get() {
        Place::Shard(_) => {
            let size = format!("scale({:.4})", SCALE * 0.9);
            view! { <path class="disc" transform=size d=HEX></path> }.into_any()
        }
        Place::Aether => view! { <Bubble context seat/> }.into_any(),
        Place::Outer(_) => view! { <ellipse class="glow" cy="14" rx="30" ry="14"></ellipse> }.into_any(),
        Place::Waiting => ().into_any(),
    };
    let href = format!("#frog-{}", colour.name());
    view! {
        <g class=format!("piece {}", frog_class(colour)) class:own=own class:struck=struck class:away=move || !matches!(place.get(), Place::Shard(_))
            data-frog=seat.0.to_string() role="img" aria-label=name
            transform=move || { let (x, y) = at.get(); format!("translate({x:.2},{y:.2})") }>
            <title>{name}</title>
            {under}
            <use href=href transform=stand></use>
        </g>
    }
}

/// Returns how the sprite stands on its anchor; in the Aether it tumbles a little.
fn sprite(context: Context, state: &State, seat: Seat, pixels: f64) -> String {
    let rules = context.rules();
    let (low, size) = (feet_offset(state, &rules, seat), frog_scale(state, &rules, seat, pixels));
    let tilt = if state.frog(seat).place == Place::Aether { " rotate(-6)" } else { "" };
    format!("translate(0,{low:.2}){tilt} scale({size:.4})")
}

/// The bubble of a frog in the Aether, round its anchor.
#[component]
fn Bubble(context: Context, seat: Seat) -> impl IntoView {
    let size = move || {
        let radius =
            context.view.with(|view| view.as_ref().map_or(46.0, |view| bubble(&view.state, &context.rules(), seat).2));
        format!("scale({:.4})", radius / 46.0)
    };
    view! {
        <g class="bubble" transform=size>
            <circle r="46"></circle>
            <path d="M-30,-24A38,38 0 0 1 -6,-39"></path>
        </g>
    }
}

/// Returns where a frog is: "in the Aether".
fn where_it_is(context: Context, place: Place) -> String {
    match place {
        Place::Waiting => t(key::PLACE_WAITING),
        Place::Shard(cell) => {
            let hex = context.rules().cell_grid().hex(cell).unwrap_or_default();
            tf(key::PLACE_SHARD, &[("hex", &hex)])
        }
        Place::Aether => t(key::PLACE_AETHER),
        Place::Outer(number) => tf(key::PLACE_OUTER, &[("number", &number)]),
    }
}
