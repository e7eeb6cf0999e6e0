//! A volcano before its lava flows: pins with the odds of every way, call-outs that say who is in the way and what happens
//! to them, and a camera that looks closer.

use super::geometry::{Point, edge_of, top};
use super::point::place;
use super::stack::across;
use crate::table::Camera;
use crate::text::{t, tf};
use crate::volcanique::Context;
use crate::volcanique::aim::Target;
use crate::volcanique::odds::{Fate, Outlet, Outlets, Victim};
use crate::volcanique::pieces::{CritterIcon, player_class};
use hexgrid::Hex;
use leptos::prelude::*;
use volcanique::Colour;

/// How much closer the camera looks at a volcano.
const CLOSER: f64 = 1.4;
/// Pixels per board unit at which pins can be read as they are.
const READABLE: f64 = 0.95;
/// Width and height of a call-out, and the least gap between two, in pixels.
const BOX: (f64, f64) = (216.0, 50.0);
const GAP: f64 = 8.0;
/// On a stage narrower than this the sums under the board say it all.
const LEAST: f64 = 620.0;

/// A call-out: its corner, the point it speaks of, and what it says.
#[derive(Clone, Debug, PartialEq)]
struct Call {
    at: Point,
    of: Point,
    colour: Colour,
    grave: bool,
    who: String,
    what: String,
}

/// Where boxes of one side of the stage stand so that none covers another: as near to their points as possible.
fn stacked(points: &[f64], height: f64) -> Vec<f64> {
    let step = BOX.1 + GAP;
    let mut tops: Vec<f64> = Vec::new();
    for &y in points {
        let free = tops.last().map_or(GAP, |last| last + step);
        tops.push((y - BOX.1 / 2.0).max(free));
    }
    // What ran out of the stage below is pushed up again, from the last on.
    let mut most = height - BOX.1 - GAP;
    for top in tops.iter_mut().rev() {
        *top = top.min(most);
        most = *top - step;
    }
    tops
}

/// The pin on the edge towards an outlet.
fn pin(context: Context, camera: Camera, (hex, total): (Hex, u32), outlet: &Outlet) -> Option<AnyView> {
    let (dir, _) = hex.towards(outlet.hex)?;
    let (x, y) = context.view.with(|view| view.as_ref().map(|view| top(&view.state, hex)))?;
    let ((right, down), angle) = across(edge_of(dir), 0.98);
    // On a small board pins are larger than the rest, so that they can be read.
    let place = move || {
        let size = (READABLE / camera.scale.get().max(0.1)).clamp(1.0, 1.5);
        format!("translate({:.1},{:.1}) scale({size:.2})", x + right, y + down)
    };
    let odds = tf("page.vq.pin", &[("share", &outlet.weight), ("all", &total)]);
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
pub fn Pins(context: Context, camera: Camera) -> impl IntoView {
    let pins = move || {
        let (hex, outlets) = context.odds.get()?;
        let all = outlets.all.iter().filter_map(|outlet| pin(context, camera, (hex, outlets.total), outlet));
        Some(all.collect_view())
    };
    view! { <g class="pins" aria-hidden="true">{pins}</g> }
}

/// What a call-out says of somebody.
fn words(context: Context, victim: &Victim) -> (String, String) {
    let name = context.model.name(victim.seat);
    let mine = context.model.viewer.get().is_some_and(|viewer| viewer.contains(victim.seat));
    let who = match (mine, victim.colossal) {
        (true, false) => t("page.vq.call.you"),
        (true, true) => t("page.vq.call.you.colossal"),
        (false, false) => tf("page.vq.call.who", &[("who", &name)]),
        (false, true) => tf("page.vq.call.who.colossal", &[("who", &name)]),
    };
    let what = match (victim.fate, mine) {
        (Fate::Pays(price), true) => tf("page.vq.call.you.pays", &[("price", &price)]),
        (Fate::Pays(price), false) => tf("page.vq.call.pays", &[("price", &price)]),
        (Fate::Home, _) => t("page.vq.call.home"),
        (Fate::Wounded, _) => t("page.vq.call.wounded"),
        (Fate::Swims, _) => t("page.vq.call.swims"),
    };
    (who, what)
}

/// One call-out for each player in each way.
fn spoken(outlets: &Outlets) -> Vec<(Hex, Victim)> {
    let mut found: Vec<(Hex, Victim)> = Vec::new();
    for outlet in &outlets.all {
        for victim in &outlet.victims {
            if !found.iter().any(|(hex, other)| *hex == outlet.hex && other.seat == victim.seat) {
                found.push((outlet.hex, *victim));
            }
        }
    }
    found
}

fn calls(context: Context, camera: Camera) -> Vec<Call> {
    let Some((hex, outlets)) = context.odds.get() else { return Vec::new() };
    let (width, height) = camera.stage();
    if width < LEAST {
        return Vec::new();
    }
    let Some(state) = context.view.with(|view| view.as_ref().map(|view| view.state)) else { return Vec::new() };
    let rules = context.rules();
    let (middle, _) = camera.pixel(top(&state, hex));
    let mut sides: [Vec<Call>; 2] = [Vec::new(), Vec::new()];
    for (way, victim) in spoken(&outlets) {
        let target = victim.spot.map_or(Target::Hex(way), Target::Spot);
        let of = camera.pixel(place(&rules, &state, target));
        let (who, what) = words(context, &victim);
        let grave = !matches!(victim.fate, Fate::Pays(_) | Fate::Swims);
        let call = Call { at: (0.0, 0.0), of, colour: rules.colour(victim.seat), grave, who, what };
        sides[usize::from(of.0 > middle)].push(call);
    }
    let reach = 210.0 * camera.scale.get() + BOX.0 / 2.0;
    for (side, calls) in sides.iter_mut().enumerate() {
        calls.sort_by(|one, two| one.of.1.total_cmp(&two.of.1));
        let tops = stacked(&calls.iter().map(|call| call.of.1).collect::<Vec<_>>(), height);
        for (call, y) in calls.iter_mut().zip(tops) {
            let x = if side == 0 { middle - reach - BOX.0 / 2.0 } else { middle + reach - BOX.0 / 2.0 };
            call.at = (x.clamp(GAP, (width - BOX.0 - GAP).max(GAP)), y);
        }
    }
    sides.into_iter().flatten().collect()
}

/// The call-outs in the water, with lines to those they speak of.
#[component]
pub fn Calls(context: Context, camera: Camera) -> impl IntoView {
    let all = Memo::new(move |_| calls(context, camera));
    let lines = move || {
        let line = |call: Call| {
            let (x, y) = call.at;
            let near = (if call.of.0 < x { x } else { x + BOX.0 }, y + BOX.1 / 2.0);
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
        let call = |call: Call| {
            view! {
                <div class=format!("call {}", player_class(call.colour)) class:grave=call.grave
                    style=format!("left:{:.0}px;top:{:.0}px;width:{}px", call.at.0, call.at.1, BOX.0)>
                    <CritterIcon colour=call.colour width=30/>
                    <span><b>{call.who}</b><em>{call.what}</em></span>
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

/// Looks closer at a volcano that stands, darkens the edges of the sea, and looks away when its lava has flowed.
#[component]
pub fn Watch(context: Context, camera: Camera) -> impl IntoView {
    let standing = Memo::new(move |_| {
        let (hex, _) = context.odds.get()?;
        context.view.with(|view| view.as_ref().filter(|view| view.state.vent() == Some(hex)).map(|_| hex))
    });
    let looked = StoredValue::new(false);
    Effect::new(move |_| match standing.get() {
        Some(hex) => {
            let at = context.view.with_untracked(|view| view.as_ref().map(|view| top(&view.state, hex)));
            if let Some(at) = at
                && !untrack(|| camera.zoomed())
            {
                camera.show(at, CLOSER);
                looked.set_value(true);
            }
        }
        None => {
            if looked.get_value() {
                camera.fit();
                looked.set_value(false);
            }
        }
    });
    view! { <div class="vq-dark" class:shown=move || standing.get().is_some() aria-hidden="true"></div> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn call_outs_do_not_cover_each_other_and_stay_on_the_stage() {
        let tops = stacked(&[10.0, 20.0, 30.0, 590.0, 598.0], 600.0);
        assert!(tops.windows(2).all(|pair| pair[1] - pair[0] >= BOX.1 + GAP - 1e-9), "{tops:?}");
        assert!(tops[0] >= GAP && tops[4] + BOX.1 <= 600.0, "{tops:?}");
    }
}
