//! The marks on the places that answer the question, and their prices. Each mark is a button for mouse, finger and
//! keys.
//!
//! Not here: which places there are (`targets.rs`), what a click does (`pointing.rs`).

use super::geometry::{SCALE, standing_point};
use super::pointing::Pointing;
use super::targets::{Target, TargetPlace, TargetStyle, asked_frog, place, place_now, radius};
use crate::cosmic_frog::Context;
use crate::cosmic_frog::answer_kind;
use crate::cosmic_frog::pieces::HEX;
use crate::table::Camera;
use cosmic_frog::{Rules, State};
use leptos::prelude::*;
use tabletop::Notation;
use wording::GameWording;

/// The marks on one row of hexes, drawn before the next row, so that tall tiles in front hide them.
#[component]
pub fn RowTargets(pointing: Pointing, row: i8) -> impl IntoView {
    let targets = Memo::new(move |_| pointing.targets.row(&pointing.context.rules(), row));
    view! {
        <For each=move || targets.get() key=|target| target.clone() let:target><TargetMark pointing target/></For>
    }
}

/// The marks on frogs that are not on the Shard, and on the Aether.
#[component]
pub fn FarTargets(pointing: Pointing) -> impl IntoView {
    let far = |target: &Target| matches!(target.spot, TargetPlace::Frog(_) | TargetPlace::Aether);
    let targets = Memo::new(move |_| pointing.targets.get().into_iter().filter(far).collect::<Vec<Target>>());
    view! {
        <For each=move || targets.get() key=|target| target.clone() let:target><TargetMark pointing target/></For>
    }
}

/// The mark on one place: a button for mouse, finger and keys.
#[component]
fn TargetMark(pointing: Pointing, target: Target) -> impl IntoView {
    let context = pointing.context;
    let (rules, state) = (context.rules(), context.state.get_untracked());
    let Some(state) = state else { return ().into_any() };
    let words = crate::text::messages();
    let label = target.moves.first().map(|&mv| rules.answer(&state, mv, &words).to_string()).unwrap_or_default();
    let several = target.moves.len() > 1;
    let notation = target.moves.first().map(|&mv| rules.write_move(&state, mv)).unwrap_or_default();
    let hex = match target.spot {
        TargetPlace::Hex(cell) => rules.cell_grid().hex(cell),
        TargetPlace::Ghost(hex) => Some(hex),
        TargetPlace::Frog(_) | TargetPlace::Aether => None,
    };
    let spot = target.spot;
    let first = target.moves.first().copied();
    let target = StoredValue::new(target);
    let shape = shape(spot, &rules, &state);
    let far = asked_frog(&rules, &state).map_or(0.0, |seat| {
        let ((x, y), (to_x, to_y)) = (standing_point(&state, &rules, seat), place(spot, &rules, &state));
        (x - to_x).hypot(y - to_y) / 66.0
    });
    view! {
        <g class=target.with_value(|target| target.kind.class()) role="button" tabindex="0" aria-label=label
            aria-haspopup=several.then_some("dialog") data-answer=notation data-cell=hex.map(|hex| format!("{},{}", hex.q, hex.r))
            style=format!("--far:{far:.1}")
            transform=move || { let (x, y) = place_now(context, spot); format!("translate({x:.2},{y:.2})") }
            on:focus=move |_| pointing.point(first)
            on:blur=move |_| pointing.leave(first)
            on:pointerenter=move |event| if event.pointer_type() == "mouse" { pointing.point(first) }
            on:pointerleave=move |event| if event.pointer_type() == "mouse" { pointing.leave(first) }
            on:click=move |event| { event.stop_propagation(); target.with_value(|target| pointing.choose(target)); }
            on:keydown=move |event| if matches!(event.key().as_str(), "Enter" | " ") {
                event.prevent_default();
                target.with_value(|target| pointing.give_or_open_menu(target));
            }>
            {shape}
        </g>
    }
    .into_any()
}

/// Draws the outline of a mark, round its middle.
fn shape(spot: TargetPlace, rules: &Rules, state: &State) -> AnyView {
    if let Some(radius) = radius(spot, rules, state) {
        return view! { <circle class="shine" r=radius></circle><circle class="face" r=radius></circle> }.into_any();
    }
    let size = |part: f64| format!("scale({:.4})", SCALE * part);
    if let TargetPlace::Ghost(_) = spot {
        return view! { <path class="face" transform=size(0.83) d=HEX></path> }.into_any();
    }
    view! {
        <g transform=size(0.92)>
            <path class="shine wide" d=HEX></path><path class="shine" d=HEX></path><path class="face" d=HEX></path>
        </g>
    }
    .into_any()
}

/// The prices, over frogs and everything else. Free targets carry none: no price means free.
#[component]
pub fn TargetTags(pointing: Pointing, camera: Camera) -> impl IntoView {
    let tagged = |target: &Target| target.price > 0 || target.kind == TargetStyle::Attack;
    let targets = Memo::new(move |_| pointing.targets.get().into_iter().filter(tagged).collect::<Vec<Target>>());
    view! {
        <g class="tags" aria-hidden="true">
            <For each=move || targets.get() key=|target| target.clone() let:target><Tag context=pointing.context camera target/></For>
        </g>
    }
}

/// The price of one target: a tag with a crystal, or a dot with a number where hexes are small.
#[component]
fn Tag(context: Context, camera: Camera, target: Target) -> impl IntoView {
    let Target { spot, kind, price, ref moves } = target;
    let sign = moves.first().map_or("attack", |&mv| answer_kind::attack_icon(mv));
    let attack = kind == TargetStyle::Attack;
    let compact = Memo::new(move |_| camera.is_compact());
    let place = move || {
        let (x, y) = place_now(context, spot);
        let (right, down) = match (attack, compact.get()) {
            (true, true) => (36.0, 30.0),
            (true, false) => (0.0, 40.0),
            (false, true) => (0.0, 6.0),
            (false, false) => (0.0, 4.0),
        };
        let scale = camera.scale.get();
        // Tags grow a little with the board, but never so far that they hide it.
        let size = if compact.get() { 1.0 / scale } else { scale.clamp(1.0, 1.5) / scale };
        format!("translate({:.2},{:.2}) scale({size:.3})", x + right * SCALE, y + down * SCALE)
    };
    let class = if attack { "tag attack" } else { "tag" };
    view! {
        <g class=class transform=place>
            {move || if compact.get() { dot(price, attack.then_some(sign)) } else { pill(price, attack.then_some(sign)) }}
        </g>
    }
}

/// Draws the icon of an answer that is aimed at a frog.
fn burst(sign: &str, x: f64, size: f64) -> AnyView {
    view! { <use class="burst" href=format!("#i-{sign}") x=x y=-size / 2.0 width=size height=size></use> }.into_any()
}

fn pill(price: u8, sign: Option<&'static str>) -> AnyView {
    let wide = match (sign, price) {
        (Some(_), 0) => 24.0,
        (Some(_), _) => 46.8,
        (None, _) => 32.4,
    };
    let shift = if sign.is_some() { 7.2 } else { 0.0 };
    let burst_x = if price == 0 { -7.0 } else { -20.4 };
    view! {
        <rect x=-wide / 2.0 y="-9.8" width=wide height="19.6" rx="9.8"></rect>
        {(price > 0).then(|| view! {
            <text x=-5.4 + shift y="4.4" text-anchor="middle">{price}</text>
            <use href="#om" x=1.2 + shift y="-7.4" width="10.8" height="14.8"></use>
        })}
        {sign.map(|sign| burst(sign, burst_x, 14.0))}
    }
    .into_any()
}

fn dot(price: u8, sign: Option<&'static str>) -> AnyView {
    view! {
        <circle r="8.5"></circle>
        {match sign {
            Some(sign) if price == 0 => burst(sign, -6.0, 12.0),
            _ => view! { <text y="4.2" text-anchor="middle">{price}</text> }.into_any(),
        }}
    }
    .into_any()
}
