//! What moves on the board: frogs, tiles that fall, light and dust. The style sheet moves it; here are only the numbers.

use super::Scene;
use super::ground::{bare, restore};
use super::plan::{Gait, Piece, Point, Spark, Spot, Stand, Under, What};
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
pub fn BoardScene(context: Context, scene: Arc<Scene>) -> impl IntoView {
    let step = scene.key.0;
    if !scene.plan.bared.is_empty() {
        let (scene, rules) = (scene.clone(), context.rules());
        // After everything else has been drawn, and before anybody sees it.
        request_animation_frame(move || {
            if context.model.playing.try_get_untracked().flatten() == Some(scene.key) {
                bare(&rules, &scene.plan.bared, step);
            }
        });
        on_cleanup(move || restore(step));
    }
    let pieces = scene.plan.pieces.iter().map(|piece| draw(context, &scene, piece)).collect_view();
    view! { <style>{quiet(context, &scene)}</style>{pieces} }
}

/// Style rules that hide what flies and shake the Shard.
fn quiet(context: Context, scene: &Scene) -> String {
    let mut rules = String::new();
    for seat in scene.plan.movers() {
        let _ = write!(rules, ".board-art .piece[data-frog=\"{}\"]{{visibility:hidden}}", seat.0);
    }
    for piece in &scene.plan.pieces {
        if let What::Toss { from: Spot::Gullet(seat, slot), .. } = piece.what {
            let (colour, slot) = (context.rules().colour(seat).name(), slot + 1);
            let _ =
                write!(rules, ".player[data-frog=\"{colour}\"] .gullet-slot:nth-child({slot})>*{{visibility:hidden}}");
            if context.me.get_untracked() == seat {
                let _ = write!(rules, ".own-gullet .gullet-slot:nth-child({slot})>*{{visibility:hidden}}");
            }
        }
    }
    let shakes = scene.plan.pieces.iter().filter(|piece| piece.what == What::Shake);
    for piece in shakes {
        let (wait, time) = (scene.clock().real(piece.at), scene.clock().real(piece.time));
        let _ = write!(rules, ".board-art{{animation:m-shake {time:.0}ms {wait:.0}ms}}");
    }
    rules
}

fn draw(context: Context, scene: &Scene, piece: &Piece) -> Option<AnyView> {
    let timing = scene.timing(piece.at, piece.time);
    Some(match piece.what {
        What::Frog { seat, from, to, arc, gait, first, last } => {
            let part = match (first, last) {
                (true, true) => "",
                (true, false) => "passing",
                (false, true) => "late",
                (false, false) => "late passing",
            };
            let style = format!("{timing};{}", way(from, to, arc));
            // What a frog stands on that is merely moved aside goes with it.
            let carried = gait == Gait::Slide && alike(from.under, to.under);
            let under = |stand: Stand, class| {
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
        What::Fall { tile, cell, at } => tile_at(context, "m-fall", timing, tile, cell, at),
        What::Lay { tile, cell, at } => tile_at(context, "m-lay", timing, tile, cell, at),
        What::Back { back, at } => token(timing, back, at),
        What::Spark { spark, at } => spark_at(timing, spark, at),
        _ => return None,
    })
}

/// The variables of a way.
fn way(from: Stand, to: Stand, arc: Point) -> String {
    format!(
        "--x0:{:.2}px;--y0:{:.2}px;--x1:{:.2}px;--y1:{:.2}px;--s0:{:.4};--s1:{:.4};--r0:{:.0}deg;--r1:{:.0}deg;--ax:{:.1}px;--ay:{:.1}px",
        from.feet.0, from.feet.1, to.feet.0, to.feet.1, from.size, to.size, from.tilt, to.tilt, arc.0, arc.1
    )
}

/// A frog on its way: where it is, how far off the line, how large, and what its body does.
fn frog(context: Context, seat: Seat, gait: Gait, with: Option<Option<AnyView>>) -> AnyView {
    let href = format!("#frog-{}", context.rules().colour(seat).name());
    let trail = (gait == Gait::Slip).then(|| view! { <ellipse class="m-trail" cy="-52" rx="70" ry="66"></ellipse> });
    view! {
        <g class="m-go">{with}<g class="m-arc"><g class="m-size">{trail}<g class="m-body"><use href=href></use></g></g></g></g>
    }
    .into_any()
}

/// Whether a frog stands on the same at both ends of its way.
fn alike(one: Under, other: Under) -> bool {
    std::mem::discriminant(&one) == std::mem::discriminant(&other)
}

/// What a frog leaves or reaches, as the board draws it under a frog at rest; without feet it is drawn where the frog is.
fn ground(context: Context, seat: Seat, feet: Option<Point>, stand: Stand, class: &'static str) -> Option<AnyView> {
    let own = if context.me.get_untracked() == seat { " own" } else { "" };
    let colour = frog_class(context.rules().colour(seat));
    let shape = match stand.under {
        Under::Disc => view! { <path class="disc" transform=format!("scale({:.4})", SCALE * 0.9) d=HEX></path> }.into_any(),
        Under::Bubble(radius) => view! {
            <g class="bubble" transform=format!("scale({:.4})", radius / 46.0)><circle r="46"></circle><path d="M-30,-24A38,38 0 0 1 -6,-39"></path></g>
        }
        .into_any(),
        Under::Void => return None,
    };
    let (x, y) = feet.map_or((0.0, -stand.low), |(x, y)| (x, y - stand.low));
    Some(view! { <g class=format!("piece {colour}{own} {class}") transform=format!("translate({x:.2},{y:.2})")>{shape}</g> }.into_any())
}

/// A tile on the Shard, a bit smaller than its hex.
fn tile_at(context: Context, class: &'static str, timing: String, tile: Tile, cell: Cell, (x, y): Point) -> AnyView {
    let href = art(&context.rules(), cell, tile);
    view! {
        <g transform=format!("translate({x:.2},{y:.2}) scale({:.4})", SCALE * GAP)>
            <g class=class style=timing><use href=href></use>{bonus_badge(tile)}</g>
        </g>
    }
    .into_any()
}

/// The back of a Barren, held up.
fn token(timing: String, back: Back, (x, y): Point) -> AnyView {
    view! {
        <g transform=format!("translate({x:.2},{y:.2}) scale({SCALE:.4})")>
            <g class="m-token" style=timing><use href=format!("#t-{}", back.name())></use></g>
        </g>
    }
    .into_any()
}

/// Light and dust.
fn spark_at(timing: String, spark: Spark, (x, y): Point) -> AnyView {
    let shape = match spark {
        Spark::Dust => view! {
            <ellipse class="left" rx="11" ry="6"></ellipse><ellipse class="right" rx="11" ry="6"></ellipse>
            <ellipse class="ring" rx="24" ry="11"></ellipse>
        }
        .into_any(),
        Spark::Hit => view! {
            <path class="burst" d="M0-46 9-17 36-30 21-5 48 6 19 14 25 42 2 24-20 44-17 15-48 10-22-4-38-30-10-17Z"></path>
        }
        .into_any(),
        Spark::Flash => view! { <path d=HEX transform="scale(1.02)"></path> }.into_any(),
        Spark::Meteor => view! { <path d="M0,0 -10,-22 150,-420 14,-18Z"></path><circle r="15" cy="-6"></circle> }.into_any(),
        Spark::Possess | Spark::Scorch => view! {
            <ellipse class="ring" rx="34" ry="30"></ellipse><ellipse class="ring second" rx="34" ry="30"></ellipse>
        }
        .into_any(),
        Spark::Flux => view! {
            <ellipse class="ring" rx="330" ry="262"></ellipse><ellipse class="ring second" rx="330" ry="262"></ellipse>
        }
        .into_any(),
        Spark::Swirl => {
            let arm = |turn: u32, class: &'static str| view! { <path class=class d=ARM transform=format!("rotate({turn})")></path> };
            view! { {arm(0, "one")}{arm(120, "two")}{arm(240, "three")}{arm(60, "two thin")}{arm(180, "three thin")}{arm(300, "one thin")} }.into_any()
        }
    };
    view! {
        <g transform=format!("translate({x:.2},{y:.2})")><g class=format!("m-spark {}", spark.name()) style=timing>{shape}</g></g>
    }
    .into_any()
}
