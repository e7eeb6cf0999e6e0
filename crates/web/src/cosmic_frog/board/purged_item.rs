//! A purged item in flight, drawn over the board: its path, the frogs that may snap it in their order, and where it
//! lands.

use super::geometry::{SCALE, centre, centre_of, elevation, muck_place, point_on_ring, shard_growth, standing_point};
use crate::cosmic_frog::Context;
use crate::cosmic_frog::pieces::{HEX, bonus_badge, tile_symbol};
use crate::cosmic_frog::purged_item::current_flight;
use cosmic_frog::{Flight, Move, Muck, PurgedItemFate, Rules, State, Tile};
use leptos::prelude::*;

type Point = (f64, f64);

/// The middle of a frog over what it stands on.
const BODY: f64 = 22.0;
/// The least height of the item over the frog that is asked.
const HANGS: f64 = 88.0;

/// The path of an item: a low arc from the frog that purges it.
#[derive(Clone, Copy)]
struct FlightArc {
    from: Point,
    lift: f64,
    to: Point,
}

impl FlightArc {
    fn new(from: Point, to: Point) -> FlightArc {
        let far = (to.0 - from.0).hypot(to.1 - from.1);
        FlightArc { from, lift: 60.0 + far * 0.16, to }
    }

    fn bend(self) -> Point {
        ((self.from.0 + self.to.0) / 2.0, (self.from.1 + self.to.1) / 2.0 - self.lift)
    }

    fn path(self) -> String {
        let ((x, y), (bend_x, bend_y), (to_x, to_y)) = (self.from, self.bend(), self.to);
        format!("M{x:.1},{y:.1}Q{bend_x:.1},{bend_y:.1} {to_x:.1},{to_y:.1}")
    }

    /// Returns the point of the arc over a place.
    fn over(self, place: Point) -> Point {
        let far = (self.to.0 - self.from.0).hypot(self.to.1 - self.from.1).max(1.0);
        let part = ((place.0 - self.from.0).hypot(place.1 - self.from.1) / far).clamp(0.2, 0.85);
        let ((x, y), (bend_x, bend_y), (to_x, to_y)) = (self.from, self.bend(), self.to);
        let mix = |from: f64, bend: f64, to: f64| {
            (1.0 - part) * (1.0 - part) * from + 2.0 * part * (1.0 - part) * bend + part * part * to
        };
        (mix(x, bend_x, to_x), mix(y, bend_y, to_y))
    }
}

/// Returns where an item comes down.
fn end(rules: &Rules, state: &State, flight: &Flight) -> Point {
    let grown = shard_growth(rules, state);
    match (flight.fall, flight.bound) {
        (PurgedItemFate::Hex(cell) | PurgedItemFate::Crater(cell), _) => {
            let (x, y) = centre(rules, cell);
            (x, y - elevation(state, cell))
        }
        (PurgedItemFate::Gullet(seat), _) => standing_point(state, rules, seat),
        (PurgedItemFate::Dimension(number), _) => {
            muck_place(number, grown, flight.tile.as_muck().unwrap_or(Muck::Hidden))
        }
        (PurgedItemFate::Lost, Some(hex)) => centre_of(rules, hex),
        (PurgedItemFate::Lost, None) => point_on_ring(6, grown + 60.0, 44.0),
    }
}

/// The item in flight while the viewer is asked about it.
#[component]
pub fn PurgedItemFlight(context: Context) -> impl IntoView {
    let flight = Memo::new(move |_| current_flight(context));
    let snaps = Memo::new(move |_| context.hover.get() == Some(Move::Snap));
    let drawn = move || {
        let (flight, view) = (flight.get()?, context.view.get()?);
        Some(draw(context, &view.state, &flight, snaps.get()))
    };
    view! { <g class="flight" aria-hidden="true">{drawn}</g> }
}

fn draw(context: Context, state: &State, flight: &Flight, snaps: bool) -> AnyView {
    let rules = context.rules();
    let (x, y) = standing_point(state, &rules, flight.seat);
    let way = FlightArc::new((x, y - BODY), end(&rules, state, flight));
    let frogs: Vec<Point> = flight.over.iter().map(|&seat| standing_point(state, &rules, seat)).collect();
    let first = frogs.first().copied().unwrap_or_else(|| way.bend());
    let (hangs_x, hangs_y) = way.over(first);
    let hangs_y = if frogs.is_empty() { hangs_y } else { hangs_y.min(first.1 - HANGS) };
    let order = frogs.iter().enumerate().map(|(at, &place)| snapper(at + 1, place)).collect_view();
    // The frog that snaps the item pulls it down; otherwise it flies on.
    let pull = snaps.then(|| view! { <path class="flight-pull" d=format!("M{hangs_x:.1},{hangs_y:.1}L{:.1},{:.1}", first.0, first.1 - BODY)></path> });
    view! {
        <path class="arc-shadow" d=way.path()></path>
        <path class="arc" class:faint=snaps d=way.path()></path>
        {landing(flight, way.to, snaps)}
        {order}
        {pull}
        <g transform=format!("translate({hangs_x:.1},{hangs_y:.1}) scale({:.4})", SCALE * 0.8)>
            <g class="flight-tile"><use href=symbol(flight.tile)></use>{bonus_badge(flight.tile)}</g>
        </g>
    }
    .into_any()
}

fn symbol(tile: Tile) -> String {
    format!("#t-{}{}", tile_symbol(tile), if tile.is_barren() { "0" } else { "" })
}

/// Draws a frog that may snap it: when it is asked.
fn snapper(number: usize, (x, y): Point) -> AnyView {
    let class = if number == 1 { "snapper asked" } else { "snapper" };
    view! {
        <g class=class transform=format!("translate({x:.1},{y:.1})")>
            <path class="snapper-ring" d=HEX transform=format!("scale({:.4})", SCALE * 0.93)></path>
            <g transform="translate(24,-30)"><circle r="11"></circle><text y="4.5" text-anchor="middle">{number}</text></g>
        </g>
    }
    .into_any()
}

/// Draws the mark where it comes down: an outline where it stays, a cross where it is lost.
fn landing(flight: &Flight, (x, y): Point, snaps: bool) -> AnyView {
    let lost = matches!(flight.fall, PurgedItemFate::Lost | PurgedItemFate::Crater(_));
    let size = match flight.fall {
        PurgedItemFate::Dimension(_) => SCALE * 0.34,
        _ => SCALE * 0.93,
    };
    let cross = lost.then(|| view! { <path class="flight-cross" d="M-14,-11L14,11M14,-11L-14,11"></path> });
    view! {
        <g class="flight-end" class:lost=lost class:faint=snaps transform=format!("translate({x:.1},{y:.1})")>
            <path d=HEX transform=format!("scale({size:.4})")></path>{cross}
        </g>
    }
    .into_any()
}
