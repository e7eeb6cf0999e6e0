//! What the pointer or the focus is on: a white ring, a dotted arc from the frog, one sentence, and a menu where a
//! place has several answers.

use super::geometry::{SCALE, SIZE, SQUASH, standing_point};
use super::pointing::Pointing;
use super::targets::{Target, TargetPlace, asked_frog, place, place_now, radius};
use crate::cosmic_frog::Context;
use crate::cosmic_frog::odds_label::odds_label;
use crate::cosmic_frog::pieces::HEX;
use crate::table::Camera;
use crate::text::{key, t, tf};
use cosmic_frog::Move;
use hexgrid::{Cell, Dir};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wording::GameWording;

/// How far a label stands over its target, in board units.
const TIP: f64 = 98.0;

/// The ring and the arc, over everything else on the board.
#[component]
pub fn Pointer(pointing: Pointing) -> impl IntoView {
    let context = pointing.context;
    let target = Memo::new(move |_| pointing.targets.of(context.hover.get()?));
    view! {
        <g class="pointer" aria-hidden="true">
            {move || target.get().map(|target| view! { <Arc context spot=target.spot/><Ring context spot=target.spot/> })}
            {move || context.hover.get().and_then(crossing).map(|(cell, dir)| view! { <AttackEdge context cell dir/> })}
        </g>
    }
}

/// Returns the edge that an attack comes across, where there is a choice.
fn crossing(mv: Move) -> Option<(Cell, Dir)> {
    match mv {
        Move::SlipAttack(cell, dir) | Move::LandAttack(cell, dir) => Some((cell, dir)),
        _ => None,
    }
}

/// An arrow across one edge of a hex.
#[component]
fn AttackEdge(context: Context, cell: Cell, dir: Dir) -> impl IntoView {
    let at = move || {
        let (x, y) = place_now(context, TargetPlace::Hex(cell));
        // Edges are numbered clockwise from north-east; on the squashed board they still point from the middle.
        let angle = (-60.0 + 60.0 * dir.index() as f64).to_radians();
        let (right, down) = (angle.cos() * SIZE * 0.866, angle.sin() * SIZE * 0.866 * SQUASH);
        format!("translate({:.1},{:.1}) rotate({:.0})", x + right, y + down, angle.to_degrees())
    };
    view! { <path class="edge" transform=at d="M14,-9L-4,0L14,9L9,0Z"></path> }
}

#[component]
fn Ring(context: Context, spot: TargetPlace) -> impl IntoView {
    let at = move || {
        let (x, y) = place_now(context, spot);
        format!("translate({x:.2},{y:.2})")
    };
    let round =
        context.view.with_untracked(|view| view.as_ref().and_then(|view| radius(spot, &context.rules(), &view.state)));
    match round {
        None => {
            let size = format!("scale({:.4})", SCALE * 0.93);
            view! {
                <g class="ring" transform=at>
                    <g transform=size><path class="ring-shine" d=HEX></path><path class="ring-line" d=HEX></path></g>
                </g>
            }
            .into_any()
        }
        Some(radius) => view! {
            <g class="ring" transform=at><circle class="ring-shine" r=radius></circle><circle class="ring-line round" r=radius></circle></g>
        }
        .into_any(),
    }
}

/// The path of the frog that moves; adjacent targets need none.
#[component]
fn Arc(context: Context, spot: TargetPlace) -> impl IntoView {
    let way = move || {
        let rules = context.rules();
        let state = context.view.get()?.state;
        let seat = asked_frog(&rules, &context.state.get()?)?;
        let ((x, y), (to_x, to_y)) = (standing_point(&state, &rules, seat), place(spot, &rules, &state));
        if (x - to_x).hypot(y - to_y) < 30.0 {
            return None;
        }
        let (x, y, to_y) = (x + (to_x - x).signum() * 8.0, y - 26.0, to_y - 6.0);
        Some(format!("M{x:.1},{y:.1}Q{:.1},{:.1} {to_x:.1},{to_y:.1}", (x + to_x) / 2.0, y.min(to_y) - 58.0))
    };
    let way = Memo::new(move |_| way());
    move || way.get().map(|way| view! { <path class="arc-shadow" d=way.clone()></path><path class="arc" d=way></path> })
}

/// Returns what the answer that is pointed at does, in one sentence.
fn sentence(pointing: Pointing, mv: Move) -> Option<String> {
    let context = pointing.context;
    let (rules, state) = (context.rules(), context.state.get()?);
    let answer = rules.answer(&state, mv, &crate::text::messages()).to_string();
    let answer = odds_label(context, &state, mv, answer);
    Some(if pointing.armed.get() == Some(mv) { tf(key::PAGE_BOARD_AGAIN, &[("answer", &answer)]) } else { answer })
}

/// Returns how a label over a point of the stage stays inside of it.
pub fn over(camera: Camera, point: (f64, f64)) -> String {
    camera.label_style(point, TIP)
}

/// Returns how a list beside a point of the stage stays inside of it: below the point in the upper half, above it in
/// the lower.
fn beside(camera: Camera, point: (f64, f64)) -> String {
    let ((x, y), (width, height)) = (camera.to_stage(point), camera.stage());
    let across = (x / width.max(1.0) * 100.0).clamp(1.0, 99.0);
    let gap = 36.0 * camera.scale.get();
    let (side, free) = if y < height / 2.0 { ("top", y) } else { ("bottom", height - y) };
    let away = (free + gap).clamp(8.0, (height - 160.0).max(8.0));
    format!(
        "left:{across:.1}%;{side}:{away:.0}px;max-height:{:.0}px;transform:translateX(-{across:.1}%)",
        height - away - 8.0
    )
}

/// The sentence in a white label over the target.
#[component]
pub fn Tooltip(pointing: Pointing, camera: Camera) -> impl IntoView {
    let context = pointing.context;
    let shown = Memo::new(move |_| {
        let mv = context.hover.get()?;
        let target = pointing.targets.of(mv)?;
        pointing.open.with(Option::is_none).then(|| (target.spot, sentence(pointing, mv).unwrap_or_default()))
    });
    view! {
        <div class="tip-line" role="status">
            {move || shown.get().map(|(spot, text)| {
                view! { <span class="tip" style=move || over(camera, place_now(context, spot))>{text}</span> }
            })}
        </div>
    }
}

/// The answers of one place, one button each.
#[component]
pub fn AnswerMenus(pointing: Pointing, camera: Camera) -> impl IntoView {
    move || pointing.open.get().map(|target| view! { <AnswerMenu pointing camera target/> })
}

#[component]
fn AnswerMenu(pointing: Pointing, camera: Camera, target: Target) -> impl IntoView {
    let context = pointing.context;
    let spot = target.spot;
    let moves = target.moves.clone();
    let target = StoredValue::new(target);
    let back = move || {
        let target = target.get_value();
        pointing.close();
        pointing.focus(&target);
    };
    let list = NodeRef::<leptos::html::Div>::new();
    Effect::new(move |_| {
        let first = list.get().and_then(|list| list.query_selector("button").ok().flatten());
        if let Some(button) = first {
            focus(&button);
        }
    });
    let outside = window_event_listener(leptos::ev::pointerdown, move |event| {
        let inside = list.get_untracked().is_some_and(|list| {
            let hit = event.target().and_then(|target| target.dyn_into::<web_sys::Node>().ok());
            list.contains(hit.as_ref())
        });
        if !inside {
            pointing.close();
        }
    });
    on_cleanup(move || outside.remove());
    let button = move |mv: Move| {
        view! {
            <button on:click=move |_| pointing.give_from_menu(mv) on:focus=move |_| context.hover.set(Some(mv))
                on:pointerenter=move |_| context.hover.set(Some(mv))>{move || sentence(pointing, mv)}</button>
        }
    };
    view! {
        <div class="several panel" role="dialog" aria-label=t(key::PAGE_BOARD_WHICH) node_ref=list
            style=move || beside(camera, place_now(context, spot))
            on:keydown=move |event| if event.key() == "Escape" { event.stop_propagation(); back(); }>
            <b class="several-title">{t(key::PAGE_BOARD_WHICH)}</b>
            {moves.into_iter().map(button).collect_view()}
            <button class="several-back" on:click=move |_| back()>{t(key::PAGE_BOARD_BACK)}</button>
        </div>
    }
}

fn focus(element: &web_sys::Element) {
    if let Some(element) = element.dyn_ref::<web_sys::HtmlElement>() {
        // A browser that refuses leaves the focus where it was.
        let _ = element.focus();
    }
}
