//! A volcano before its lava flows: pins with the odds of each way, call-outs that say who is in the way and what
//! happens to them, and a camera that zooms in.

use super::geometry::{Point, edge_of, top};
use super::label_layout::{LabelBox, place_labels};
use super::pointing::place;
use super::space::critter_sprites;
use super::stack::arrow_across_edge;
use crate::table::Camera;
use crate::text::{key, t, tf};
use crate::volcanique::Context;
use crate::volcanique::answer_kind::TargetPlace;
use crate::volcanique::lava_odds::{CritterFate, LavaOutlet, LavaOutlets, ThreatenedCritter};
use crate::volcanique::pieces::{CritterIcon, player_class};
use hexgrid::Hex;
use leptos::prelude::*;
use volcanique::{Colour, Rules, State};

/// The zoom at a volcano, relative to showing the whole board.
const CLOSER: f64 = 1.4;
/// Pixels per board unit at which pins are readable without enlarging them.
const READABLE: f64 = 0.95;
/// Width and height of a call-out, and the least gap between two, in pixels.
const BOX: (f64, f64) = (216.0, 50.0);
const GAP: f64 = 8.0;
/// The area around a volcano with its pins, and around a critter: left, top, width, height in board
/// units.
const VOLCANO: LabelBox = [72.0, 96.0, 144.0, 152.0];
const BEING: LabelBox = [22.0, 44.0, 44.0, 50.0];
/// The size of the camera buttons in their corner, in pixels.
const ZOOM: (f64, f64) = (54.0, 124.0);
/// On a stage narrower than this there are no call-outs, only the sums under the board.
const LEAST: f64 = 620.0;

/// A call-out: its corner, the point it describes, and its text.
#[derive(Clone, Debug, PartialEq)]
struct CallOut {
    at: Point,
    of: Point,
    colour: Colour,
    grave: bool,
    who: String,
    what: String,
}

/// Draws the pin on the edge towards an outlet.
fn pin(context: Context, camera: Camera, (hex, total): (Hex, u32), outlet: &LavaOutlet) -> Option<AnyView> {
    let (dir, _) = hex.direction_to(outlet.hex)?;
    let (x, y) = context.view.with(|view| view.as_ref().map(|view| top(&view.state, hex)))?;
    let ((right, down), angle) = arrow_across_edge(edge_of(dir), 0.98);
    // On a small board pins are larger than the rest, so that they can be read.
    let place = move || {
        let size = (READABLE / camera.scale.get().max(0.1)).clamp(1.0, 1.5);
        format!("translate({:.1},{:.1}) scale({size:.2})", x + right, y + down)
    };
    let odds = tf(key::PAGE_VQ_PIN, &[("share", &outlet.weight), ("all", &total)]);
    Some(
        view! {
            <g class="pin" transform=place>
                <g class="pin-body">
                    <path transform=format!("rotate({angle:.0})") d="M25 0L9.5-11.4A14.4 14.4 0 1 0 9.5 11.4Z"></path>
                    <circle r="10.6"></circle>
                    <text y="3.6" text-anchor="middle">{odds}</text>
                </g>
            </g>
        }
        .into_any(),
    )
}

/// The pins round a volcano.
#[component]
pub fn EruptionPins(context: Context, camera: Camera) -> impl IntoView {
    let pins = move || {
        let (hex, outlets) = context.odds.get()?;
        let all = outlets.all.iter().filter_map(|outlet| pin(context, camera, (hex, outlets.total), outlet));
        Some(all.collect_view())
    };
    view! { <g class="pins" aria-hidden="true">{pins}</g> }
}

/// Returns the text of a call-out about a victim.
fn words(context: Context, victim: &ThreatenedCritter) -> (String, String) {
    let name = context.model.name(victim.seat);
    let mine = context.model.viewer.get().is_some_and(|viewer| viewer.contains(victim.seat));
    let who = match (mine, victim.colossal) {
        (true, false) => t(key::PAGE_VQ_CALL_YOU),
        (true, true) => t(key::PAGE_VQ_CALL_YOU_COLOSSAL),
        (false, false) => tf(key::PAGE_VQ_CALL_WHO, &[("who", &name)]),
        (false, true) => tf(key::PAGE_VQ_CALL_WHO_COLOSSAL, &[("who", &name)]),
    };
    let what = match (victim.fate, mine) {
        (CritterFate::Pays(price), true) => tf(key::PAGE_VQ_CALL_YOU_PAYS, &[("price", &price)]),
        (CritterFate::Pays(price), false) => tf(key::PAGE_VQ_CALL_PAYS, &[("price", &price)]),
        (CritterFate::Home, _) => t(key::PAGE_VQ_CALL_HOME),
        (CritterFate::Wounded, _) => t(key::PAGE_VQ_CALL_WOUNDED),
        (CritterFate::Swims, _) => t(key::PAGE_VQ_CALL_SWIMS),
    };
    (who, what)
}

/// Returns the call-outs: one for each space that lava may reach and each player who loses critters there.
fn spoken(outlets: &LavaOutlets) -> Vec<(Hex, ThreatenedCritter)> {
    let mut found: Vec<(Hex, ThreatenedCritter)> = Vec::new();
    for outlet in &outlets.all {
        for victim in &outlet.victims {
            if !found.iter().any(|(hex, other)| *hex == outlet.hex && other.seat == victim.seat) {
                found.push((outlet.hex, *victim));
            }
        }
    }
    found
}

fn calls(context: Context, camera: Camera) -> Vec<CallOut> {
    let Some((hex, outlets)) = context.odds.get() else { return Vec::new() };
    let (width, height) = camera.stage();
    if width < LEAST {
        return Vec::new();
    }
    let Some(state) = context.view.with(|view| view.as_ref().map(|view| view.state)) else { return Vec::new() };
    let rules = context.rules();
    let (middle, _) = camera.to_stage(top(&state, hex));
    let reach = 210.0 * camera.scale.get() + BOX.0 / 2.0;
    let mut calls = Vec::new();
    let mut best = Vec::new();
    for (way, victim) in spoken(&outlets) {
        let target = victim.spot.map_or(TargetPlace::Hex(way), TargetPlace::Spot);
        let of = camera.to_stage(place(&rules, &state, target));
        let (who, what) = words(context, &victim);
        let grave = !matches!(victim.fate, CritterFate::Pays(_) | CritterFate::Swims);
        let side = if of.0 > middle { reach } else { -reach };
        best.push((middle + side - BOX.0 / 2.0, of.1 - BOX.1 / 2.0));
        calls.push(CallOut { at: (0.0, 0.0), of, colour: rules.colour(victim.seat), grave, who, what });
    }
    let mut clear = kept_clear(&rules, &state, camera, hex);
    clear.push([0.0, height - ZOOM.1, ZOOM.0, ZOOM.1]);
    for (call, at) in calls.iter_mut().zip(place_labels(&best, &clear, BOX, GAP, (width, height))) {
        call.at = at;
    }
    calls
}

/// Returns what call-outs should not cover: the volcano with its pins, and everybody on the board.
fn kept_clear(rules: &Rules, state: &State, camera: Camera, vent: Hex) -> Vec<LabelBox> {
    let scale = camera.scale.get();
    let area = |at: Point, [left, over, wide, high]: LabelBox| {
        let (x, y) = camera.to_stage(at);
        [x - left * scale, y - over * scale, wide * scale, high * scale]
    };
    let mut all = vec![area(top(state, vent), VOLCANO)];
    for hex in super::occupied(rules, state) {
        let (x, y) = top(state, hex);
        let here = critter_sprites(rules, state, hex);
        all.extend(here.iter().map(|being| area((x + being.feet.0, y + being.feet.1), BEING)));
    }
    all
}

/// The call-outs in the water, with lines to the critters they describe.
#[component]
pub fn EruptionCallOuts(context: Context, camera: Camera) -> impl IntoView {
    let all = Memo::new(move |_| calls(context, camera));
    let lines = move || {
        let line = |call: CallOut| {
            let (x, y) = call.at;
            let near = (call.of.0.clamp(x, x + BOX.0), call.of.1.clamp(y, y + BOX.1));
            view! {
                <g class=player_class(call.colour)>
                    <path d=format!("M{:.0} {:.0}L{:.0} {:.0}", near.0, near.1, call.of.0, call.of.1)></path>
                    <circle cx=format!("{:.0}", call.of.0) cy=format!("{:.0}", call.of.1) r="4.5"></circle>
                </g>
            }
        };
        all.get().into_iter().map(line).collect_view()
    };
    let boxes = move || {
        let call = |call: CallOut| {
            view! {
                <div class=format!("call {}", player_class(call.colour)) class:grave=call.grave
                    style=format!("left:{:.0}px;top:{:.0}px;width:{}px", call.at.0, call.at.1, BOX.0)>
                    <CritterIcon colour=call.colour width=30/>
                    <span><b title=call.who>{call.who.clone()}</b><em title=call.what>{call.what.clone()}</em></span>
                </div>
            }
        };
        all.get().into_iter().map(call).collect_view()
    };
    view! {
        <svg class="call-lines" aria-hidden="true">{lines}</svg>
        <div class="calls" role="status">{boxes}</div>
    }
}

/// Zooms in on a volcano and darkens the edges of the sea until its lava has flowed.
#[component]
pub fn VolcanoCamera(context: Context, camera: Camera) -> impl IntoView {
    let standing = Memo::new(move |_| {
        let (hex, _) = context.odds.get()?;
        context.view.with(|view| view.as_ref().filter(|view| view.state.volcano() == Some(hex)).map(|_| hex))
    });
    let looked = StoredValue::new(false);
    Effect::new(move |_| match standing.get() {
        Some(hex) => {
            let at = context.view.with_untracked(|view| view.as_ref().map(|view| top(&view.state, hex)));
            if let Some(at) = at
                && !untrack(|| camera.is_zoomed())
            {
                camera.show(at, CLOSER);
                looked.set_value(true);
            }
        }
        None => {
            if looked.get_value() {
                camera.show_all();
                looked.set_value(false);
            }
        }
    });
    view! { <div class="vq-dark" class:shown=move || standing.get().is_some() aria-hidden="true"></div> }
}
