//! The marks on what can be pointed at: glowing corners on a space, a glowing part, prices, and a white rim on what is
//! pointed at. Each mark is a button for mouse, finger and keys.

use super::geometry::{centre, edge_colours, outline, parts, point, short_number, stack_height};
use super::pointing::{Pointing, TargetMark, target_key};
use super::stack::brackets;
use crate::table::Camera;
use crate::volcanique::Context;
use crate::volcanique::answer_kind::TargetPlace;
use hexgrid::Hex;
use leptos::prelude::*;
use tabletop::Notation;
use volcanique::{Spot, State, View};
use wording::GameWording;

/// How much smaller than its part a mark is.
const INSIDE: f64 = 0.86;

/// Returns the outline of a part, round the middle of the top of its space, a little smaller than it is.
pub fn part_outline(rules: &volcanique::Rules, state: &State, spot: Spot, scale: f64) -> Option<(String, String)> {
    let land = state.land();
    let shapes = parts(&edge_colours(rules, land.top(land.site(spot.hex)?)));
    let part = shapes.into_iter().find(|part| part.biome == Some(spot.biome))?;
    let (x, y) = (part.stand.0, part.stand.1 - 7.0);
    let place =
        format!("translate({} {}) scale({scale})", short_number(x * (1.0 - scale)), short_number(y * (1.0 - scale)));
    Some((part.path, place))
}

/// The marks on one row of spaces, drawn before the critters and before the next row.
#[component]
pub fn RowMarks(pointing: Pointing, row: i8) -> impl IntoView {
    view! { <Marks pointing shown=move |mark: &TargetMark| mark.hex().r == row && !mark.hidden/> }
}

/// The marks that are behind high stacks, drawn over all stacks.
#[component]
pub fn HiddenMarks(pointing: Pointing) -> impl IntoView {
    view! { <g class="hidden-marks"><Marks pointing shown=|mark: &TargetMark| mark.hidden/></g> }
}

/// The marks that satisfy a condition.
#[component]
fn Marks(pointing: Pointing, shown: impl Fn(&TargetMark) -> bool + Send + Sync + 'static) -> impl IntoView {
    let marks = Memo::new(move |_| {
        pointing.marks.with(|marks| marks.iter().filter(|mark| shown(mark)).cloned().collect::<Vec<TargetMark>>())
    });
    view! { <For each=move || marks.get() key=TargetMark::key let:mark><MarkButton pointing mark/></For> }
}

fn height(view: &Option<View>, hex: Hex) -> u8 {
    view.as_ref().map_or(0, |view| view.state.land().height_at(hex))
}

/// One mark.
#[component]
fn MarkButton(pointing: Pointing, mark: TargetMark) -> impl IntoView {
    let context = pointing.context;
    let Some(state) = context.state.get_untracked() else { return ().into_any() };
    let rules = context.rules();
    let first = mark.moves.first().copied();
    let words = crate::text::messages();
    let label = first.map(|mv| rules.answer(&state, mv, &words).to_string()).unwrap_or_default();
    let notation = first.map(|mv| rules.write_move(&state, mv)).unwrap_or_default();
    let target = mark.target;
    let hex = mark.hex();
    let part = match target {
        TargetPlace::Spot(spot) => Some(spot.biome.letter().to_string()),
        TargetPlace::Hex(_) | TargetPlace::Cut(_) => None,
    };
    let (x, y) = centre(hex);
    let down = move || context.view.with(|view| y - stack_height(height(view, hex)));
    let shape = shape(context, &state, &mark);
    let kind = match (target, mark.weak) {
        (TargetPlace::Spot(_), _) => "mark part",
        (_, true) => "mark weak",
        (_, false) => "mark whole",
    };
    view! {
        <g class=kind role="button" tabindex=move || if pointing.is_focusable(target) { "0" } else { "-1" }
            aria-label=label data-answer=notation data-at=target_key(target) data-hex=hex.to_string() data-part=part
            transform=move || format!("translate({x:.1},{:.1})", down())
            on:focus=move |_| { pointing.focused.set(Some(target)); pointing.point(first); }
            on:blur=move |_| pointing.leave(first)
            on:pointerenter=move |event| if event.pointer_type() == "mouse" { pointing.point(first) }
            on:pointerleave=move |event| if event.pointer_type() == "mouse" { pointing.leave(first) }
            on:keydown=move |event| if matches!(event.key().as_str(), "Enter" | " ") {
                event.prevent_default();
                pointing.choose(target);
            }>
            {shape}
        </g>
    }
    .into_any()
}

fn shape(context: Context, state: &State, mark: &TargetMark) -> AnyView {
    if let TargetPlace::Spot(spot) = mark.target
        && let Some((path, place)) = part_outline(&context.rules(), state, spot, INSIDE)
    {
        return view! {
            <g transform=place>
                <path class="tint" d=path.clone()></path>
                <path class="shine" d=path.clone()></path><path class="casing" d=path.clone()></path><path class="line" d=path></path>
            </g>
        }
        .into_any();
    }
    let corners = brackets(0.84, if mark.weak { 0.12 } else { 0.27 });
    let shine = (!mark.weak).then(|| view! { <path class="shine" d=corners.clone()></path> });
    view! {
        <path class="tint" d=outline(0.84)></path>
        {shine}
        <path class="casing" d=corners.clone()></path><path class="line" d=corners></path>
    }
    .into_any()
}

/// A white rim around what is pointed at, over everything else.
#[component]
pub fn Pointer(pointing: Pointing) -> impl IntoView {
    let context = pointing.context;
    let target = Memo::new(move |_| {
        let mv = context.hover.get()?;
        pointing.marks.with(|marks| marks.iter().find(|mark| mark.moves.contains(&mv)).map(|mark| mark.target))
    });
    let rim = move || {
        let target = target.get()?;
        let (x, y) = centre(target.hex());
        let state = context.view.with(|view| view.as_ref().map(|view| view.state))?;
        let place = format!("translate({x:.1},{:.1})", y - stack_height(state.land().height_at(target.hex())));
        let (path, inside) = match target {
            TargetPlace::Spot(spot) => part_outline(&context.rules(), &state, spot, 0.93)?,
            TargetPlace::Hex(_) | TargetPlace::Cut(_) => (outline(0.9), String::new()),
        };
        // Browser tests tell by this that a second tap chooses.
        let armed = (pointing.armed.get() == Some(target)).then_some("");
        Some(
            view! { <g class="pointed" data-armed=armed transform=place><g transform=inside><path d=path></path></g></g> },
        )
    };
    view! { <g class="pointer" aria-hidden="true">{rim}</g> }
}

/// The prices of marks. Free ones carry none.
#[component]
pub fn Prices(pointing: Pointing, camera: Camera) -> impl IntoView {
    let priced = Memo::new(move |_| {
        pointing.marks.with(|marks| marks.iter().filter(|mark| mark.price > 0).cloned().collect::<Vec<TargetMark>>())
    });
    let tag = move |mark: TargetMark| {
        let place = move || {
            let (x, y) = pointing.place(mark.target);
            format!(
                "translate({}) scale({:.3})",
                point((x, y + 4.0)).replace(' ', ","),
                1.0 / camera.scale.get().min(1.6)
            )
        };
        view! {
            <g class="price-tag" transform=place>
                <rect x="-19" y="-10.5" width="38" height="21" rx="10.5"></rect>
                <text x="-6" y="4.6" text-anchor="middle">{mark.price}</text>
                <circle class="d" cx="7" cy="-3.4" r="3.6"></circle><circle class="m" cx="3.4" cy="3" r="3.6"></circle><circle class="l" cx="10.6" cy="3" r="3.6"></circle>
            </g>
        }
    };
    view! {
        <g class="price-tags" aria-hidden="true"><For each=move || priced.get() key=TargetMark::key children=tag/></g>
    }
}
