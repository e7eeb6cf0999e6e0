//! The animations on the board: frogs, falling tiles, light and dust. The style sheet moves things; the code here only
//! provides the numbers.

use super::StepAnimation;
use super::uncovered_hexes::{restore, uncover};
use super::visuals::{BoardEffect, Endpoint, Footing, FrogGait, FrogPose, Point, TimedVisual, Visual};
use crate::cosmic_frog::Context;
use crate::cosmic_frog::board::{GAP, SCALE, art};
use crate::cosmic_frog::pieces::{HEX, bonus_badge, frog_class};
use cosmic_frog::{Back, Tile};
use hexgrid::Cell;
use leptos::prelude::*;
use std::fmt::Write;
use std::sync::Arc;
use tabletop::Seat;

/// One arm of a Vortex, from its middle outwards.
const ARM: &str = "M14,0C60,-14 118,8 132,66C146,128 98,190 22,214";

/// What moves on the board in one step.
#[component]
pub fn BoardAnimation(context: Context, animation: Arc<StepAnimation>) -> impl IntoView {
    let step = animation.key.0;
    if !animation.plan.uncovered.is_empty() {
        let (animation, rules) = (animation.clone(), context.rules());
        // After everything else is drawn, and before the browser paints.
        request_animation_frame(move || {
            if context.model.playing.try_get_untracked().flatten() == Some(animation.key) {
                uncover(&rules, &animation.plan.uncovered, step);
            }
        });
        on_cleanup(move || restore(step));
    }
    let pieces = animation.plan.pieces.iter().map(|piece| draw(context, &animation, piece)).collect_view();
    view! { <style>{quiet(context, &animation)}</style>{pieces} }
}

/// Returns style rules that hide what flies and shake the Shard.
fn quiet(context: Context, animation: &StepAnimation) -> String {
    let mut rules = String::new();
    for seat in animation.plan.movers() {
        let _ = write!(rules, ".board-art .piece[data-frog=\"{}\"]{{visibility:hidden}}", seat.0);
    }
    for piece in &animation.plan.pieces {
        if let Visual::Toss { from: Endpoint::Gullet(seat, slot), .. } = piece.what {
            let (colour, slot) = (context.rules().colour(seat).name(), slot + 1);
            let _ =
                write!(rules, ".player[data-frog=\"{colour}\"] .gullet-slot:nth-child({slot})>*{{visibility:hidden}}");
            if context.me.get_untracked() == seat {
                let _ = write!(rules, ".own-gullet .gullet-slot:nth-child({slot})>*{{visibility:hidden}}");
            }
        }
    }
    let shakes = animation.plan.pieces.iter().filter(|piece| piece.what == Visual::Shake);
    for piece in shakes {
        let (wait, time) = (animation.clock().real(piece.at), animation.clock().real(piece.time));
        let _ = write!(rules, ".board-art{{animation:m-shake {time:.0}ms {wait:.0}ms}}");
    }
    rules
}

fn draw(context: Context, animation: &StepAnimation, piece: &TimedVisual) -> Option<AnyView> {
    let timing = animation.timing(piece.at, piece.time);
    Some(match piece.what {
        Visual::Frog { seat, from, to, arc, gait, first, last } => {
            let part = match (first, last) {
                (true, true) => "",
                (true, false) => "passing",
                (false, true) => "late",
                (false, false) => "late passing",
            };
            let style = format!("{timing};{}", way(from, to, arc));
            // A frog that merely slides aside takes its disc or bubble along.
            let carried = gait == FrogGait::Slide && alike(from.under, to.under);
            let under = |stand: FrogPose, class| {
                if carried { None } else { ground(context, seat, Some(stand.feet), stand, class) }
            };
            let with = carried.then(|| ground(context, seat, None, to, ""));
            view! {
                <g class=format!("m-frog {} {part}", gait.name()) style=style data-flying=seat.0.to_string()>
                    {under(from, "m-leave")}{under(to, "m-reach")}{frog(context, seat, gait, with)}
                </g>
            }
            .into_any()
        }
        Visual::Fall { tile, cell, at } => tile_at(context, "m-fall", timing, tile, cell, at),
        Visual::Lay { tile, cell, at } => tile_at(context, "m-lay", timing, tile, cell, at),
        Visual::Back { back, at } => token(timing, back, at),
        Visual::Spark { spark, at } => spark_at(timing, spark, at),
        _ => return None,
    })
}

/// Returns the variables of a way.
fn way(from: FrogPose, to: FrogPose, arc: Point) -> String {
    format!(
        "--x0:{:.2}px;--y0:{:.2}px;--x1:{:.2}px;--y1:{:.2}px;--s0:{:.4};--s1:{:.4};--r0:{:.0}deg;--r1:{:.0}deg;--ax:{:.1}px;--ay:{:.1}px",
        from.feet.0, from.feet.1, to.feet.0, to.feet.1, from.size, to.size, from.tilt, to.tilt, arc.0, arc.1
    )
}

/// Draws a frog on its way: where it is, how far off the line, how large, and what its body does.
fn frog(context: Context, seat: Seat, gait: FrogGait, with: Option<Option<AnyView>>) -> AnyView {
    let href = format!("#frog-{}", context.rules().colour(seat).name());
    let trail =
        (gait == FrogGait::Slip).then(|| view! { <ellipse class="m-trail" cy="-52" rx="70" ry="66"></ellipse> });
    view! {
        <g class="m-go">{with}<g class="m-arc"><g class="m-size">{trail}<g class="m-body"><use href=href></use></g></g></g></g>
    }
    .into_any()
}

/// Returns whether a frog stands on the same at both ends of its way.
fn alike(one: Footing, other: Footing) -> bool {
    std::mem::discriminant(&one) == std::mem::discriminant(&other)
}

/// Returns what a frog leaves or reaches, as the board draws it under a frog at rest; without feet it is drawn where
/// the frog is.
fn ground(context: Context, seat: Seat, feet: Option<Point>, stand: FrogPose, class: &'static str) -> Option<AnyView> {
    let own = if context.me.get_untracked() == seat { " own" } else { "" };
    let colour = frog_class(context.rules().colour(seat));
    let shape = match stand.under {
        Footing::Disc => view! { <path class="disc" transform=format!("scale({:.4})", SCALE * 0.9) d=HEX></path> }.into_any(),
        Footing::Bubble(radius) => view! {
            <g class="bubble" transform=format!("scale({:.4})", radius / 46.0)><circle r="46"></circle><path d="M-30,-24A38,38 0 0 1 -6,-39"></path></g>
        }
        .into_any(),
        Footing::Void => return None,
    };
    let (x, y) = feet.map_or((0.0, -stand.low), |(x, y)| (x, y - stand.low));
    Some(view! { <g class=format!("piece {colour}{own} {class}") transform=format!("translate({x:.2},{y:.2})")>{shape}</g> }.into_any())
}

/// Draws a tile on the Shard, a bit smaller than its hex.
fn tile_at(context: Context, class: &'static str, timing: String, tile: Tile, cell: Cell, (x, y): Point) -> AnyView {
    let href = art(&context.rules(), cell, tile);
    view! {
        <g transform=format!("translate({x:.2},{y:.2}) scale({:.4})", SCALE * GAP)>
            <g class=class style=timing><use href=href></use>{bonus_badge(tile)}</g>
        </g>
    }
    .into_any()
}

/// Draws the back of a Barren, held up.
fn token(timing: String, back: Back, (x, y): Point) -> AnyView {
    view! {
        <g transform=format!("translate({x:.2},{y:.2}) scale({SCALE:.4})")>
            <g class="m-token" style=timing><use href=format!("#t-{}", back.name())></use></g>
        </g>
    }
    .into_any()
}

/// Draws light and dust.
fn spark_at(timing: String, spark: BoardEffect, (x, y): Point) -> AnyView {
    let shape = match spark {
        BoardEffect::Dust => view! {
            <ellipse class="left" rx="11" ry="6"></ellipse><ellipse class="right" rx="11" ry="6"></ellipse>
            <ellipse class="ring" rx="24" ry="11"></ellipse>
        }
        .into_any(),
        BoardEffect::Hit => view! {
            <path class="burst" d="M0-46 9-17 36-30 21-5 48 6 19 14 25 42 2 24-20 44-17 15-48 10-22-4-38-30-10-17Z"></path>
        }
        .into_any(),
        BoardEffect::Flash => view! { <path d=HEX transform="scale(1.02)"></path> }.into_any(),
        BoardEffect::Meteor => view! { <path d="M0,0 -10,-22 150,-420 14,-18Z"></path><circle r="15" cy="-6"></circle> }.into_any(),
        BoardEffect::Possess | BoardEffect::Scorch => view! {
            <ellipse class="ring" rx="34" ry="30"></ellipse><ellipse class="ring second" rx="34" ry="30"></ellipse>
        }
        .into_any(),
        BoardEffect::Flux => view! {
            <ellipse class="ring" rx="330" ry="262"></ellipse><ellipse class="ring second" rx="330" ry="262"></ellipse>
        }
        .into_any(),
        BoardEffect::Swirl => {
            let arm = |turn: u32, class: &'static str| view! { <path class=class d=ARM transform=format!("rotate({turn})")></path> };
            view! { {arm(0, "one")}{arm(120, "two")}{arm(240, "three")}{arm(60, "two thin")}{arm(180, "three thin")}{arm(300, "one thin")} }.into_any()
        }
    };
    view! {
        <g transform=format!("translate({x:.2},{y:.2})")><g class=format!("m-spark {}", spark.name()) style=timing>{shape}</g></g>
    }
    .into_any()
}
