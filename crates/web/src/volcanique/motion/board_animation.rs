//! The animations on the board: critters, tiles, lava, light and dust. The style sheet moves things; the code here only
//! provides the numbers.

use super::StepAnimation;
use super::visuals::{BoardEffect, TimedVisual, Visual};
use crate::table::motion::flight_path_style;
use crate::volcanique::Context;
use crate::volcanique::board::{Point, hex_outline, prism};
use crate::volcanique::pieces::CritterForm;
use leptos::prelude::*;
use std::fmt::Write;
use std::sync::Arc;
use tabletop::Seat;

/// How far a hopping critter leaves the ground, in board units.
const ARC: f64 = -26.0;

/// What moves on the board in one step.
#[component]
pub fn BoardAnimation(context: Context, animation: Arc<StepAnimation>) -> impl IntoView {
    let drawn: String = animation.plan.pieces.iter().map(|piece| draw(context, &animation, piece)).collect();
    view! { <style>{quiet(&animation)}</style><g inner_html=drawn></g> }
}

/// Returns style rules that hide what moves, carry land along and shake the board.
fn quiet(animation: &StepAnimation) -> String {
    let mut rules = String::new();
    let clock = animation.clock();
    // What moves stays visible at its old place until its movement begins.
    let gone = |from: u32| format!("animation:m-passing 1ms linear {:.0}ms both", clock.real(from));
    for (hex, at, from) in &animation.plan.hidden {
        let _ = write!(rules, ".beings[data-hex=\"{hex}\"]>.being:nth-child({}){{{}}}", at + 1, gone(*from));
    }
    for (hex, from) in &animation.plan.flowing {
        let lava = ":is([href=\"#vq-lava\"],[href=\"#vq-lava-sea\"],.hourglass)";
        let _ = write!(rules, ".vq-space[data-hex=\"{hex}\"] {lava}{{{}}}", gone(*from));
    }
    for piece in &animation.plan.pieces {
        match &piece.what {
            Visual::Shake => {
                let _ = write!(
                    rules,
                    ".board-art{{animation:m-shake {:.0}ms {:.0}ms}}",
                    clock.real(piece.time),
                    clock.real(piece.at)
                );
            }
            Visual::Shift { hexes, by } => {
                for hex in hexes {
                    let _ = write!(rules, ":is(.vq-space,.beings,.heights,.vq-water *)[data-hex=\"{hex}\"],");
                }
                if !hexes.is_empty() {
                    rules.pop();
                    let _ = write!(
                        rules,
                        "{{--by:{:.1}px {:.1}px;animation:vq-shift {:.0}ms ease-in-out {:.0}ms both}}",
                        by.0,
                        by.1,
                        clock.real(piece.time),
                        clock.real(piece.at)
                    );
                }
            }
            _ => {}
        }
    }
    rules
}

fn critter(context: Context, seat: Seat, form: CritterForm) -> String {
    format!("<use href=\"#{}-{}\" transform=\"scale(.98)\"/>", form.symbol(), context.rules().colour(seat).name())
}

/// Returns a group at a point with a class and its times.
fn placed(class: &str, timing: &str, (x, y): Point, inside: &str) -> String {
    format!("<g transform=\"translate({x:.1},{y:.1})\"><g class=\"{class}\" style=\"{timing}\">{inside}</g></g>")
}

fn draw(context: Context, animation: &StepAnimation, piece: &TimedVisual) -> String {
    let timing = animation.timing(piece.at, piece.time);
    match &piece.what {
        Visual::Hop { seat, form, from, to, count } => {
            hop(context, animation, piece, (*seat, *form), (*from, *to), *count)
        }
        Visual::Appear { seat, form, at } => placed("vq-appear", &timing, *at, &critter(context, *seat, *form)),
        Visual::Land { edges, at } => placed("vq-land", &timing, *at, &prism(&[*edges])),
        Visual::Vanish { edges, at } => placed("vq-vanish", &timing, *at, &prism(&[*edges])),
        Visual::Slide { edges, from, to } => {
            let style = format!("{timing};{}", flight_path_style(*from, *to, (1.0, 1.0), -14.0));
            format!("<g style=\"{style}\"><g class=\"m-go\"><g class=\"m-arc\">{}</g></g></g>", prism(&[*edges]))
        }
        Visual::Volcano { great, at } => {
            let symbol = if *great { "vq-super" } else { "vq-volcano" };
            placed("vq-rise", &timing, *at, &format!("<use href=\"#{symbol}\"/>"))
        }
        Visual::Lava { from, to, fresh, sea } => {
            let sizes = (if *fresh { 0.35 } else { 1.0 }, if *sea { 0.92 } else { 1.0 });
            let style = format!("{timing};{}", flight_path_style(*from, *to, sizes, 0.0));
            let cool = if *sea { "<g class=\"vq-cool\"><use href=\"#vq-lava-sea\"/></g>" } else { "" };
            format!(
                "<g class=\"vq-flow\" style=\"{style}\"><g class=\"m-go\"><g class=\"m-size\"><g class=\"vq-stretch\"><use href=\"#vq-lava\"/></g>{cool}</g></g></g>"
            )
        }
        Visual::Quench { at } => placed("vq-quench", &timing, *at, "<use href=\"#vq-lava\"/>"),
        Visual::Soil { at } => soil(&timing, *at),
        Visual::Spark { spark, at } => spark_at(*spark, &timing, *at),
        Visual::Shift { .. } | Visual::Shake | Visual::Toss { .. } | Visual::Banner(_) | Visual::Card { .. } => {
            String::new()
        }
    }
}

/// Draws a critter that hops `count` times along a straight line.
fn hop(
    context: Context,
    animation: &StepAnimation,
    piece: &TimedVisual,
    (seat, form): (Seat, CritterForm),
    (from, to): (Point, Point),
    count: u32,
) -> String {
    let count = count.max(1);
    let style = format!("{};{}", animation.timing(piece.at, piece.time), flight_path_style(from, to, (1.0, 1.0), ARC));
    let each = animation.clock().real(piece.time) / f64::from(count);
    format!(
        "<g class=\"vq-hop\" style=\"{style};--hop:{each:.0}ms;--hops:{count}\"><g class=\"m-go\"><g class=\"vq-hops\"><g class=\"vq-squash\">{}</g></g></g></g>",
        critter(context, seat, form)
    )
}

/// Draws lava that cools, the soil below it, and sprouts that pop up one after the other.
fn soil(timing: &str, at: Point) -> String {
    let sprouts: String = [(-24, -12), (4, -24), (25, -6), (-6, 6), (-27, 17), (17, 22)]
        .iter()
        .enumerate()
        .map(|(number, (x, y))| {
            format!("<g transform=\"translate({x},{y})\"><g class=\"vq-sprout\" style=\"--n:{number}\"><use href=\"#vq-sprout\"/></g></g>")
        })
        .collect();
    placed(
        "vq-soil",
        timing,
        at,
        &format!("<use href=\"#wall-s-l\"/><use href=\"#wall-s-r\"/><use href=\"#vq-ground\"/>{sprouts}"),
    )
}

fn spark_at(spark: BoardEffect, timing: &str, at: Point) -> String {
    let hex = hex_outline(1.0);
    let inside = match spark {
        BoardEffect::Dust => "<ellipse class=\"left\" rx=\"13\" ry=\"7\" cx=\"-30\" cy=\"22\"/><ellipse class=\"right\" rx=\"13\" ry=\"7\" cx=\"30\" cy=\"22\"/><ellipse class=\"ring\" rx=\"56\" ry=\"42\"/>".to_string(),
        BoardEffect::Join => format!("<path d=\"{hex}\"/>"),
        BoardEffect::Hit => "<path class=\"burst\" d=\"M0-46 9-17 36-30 21-5 48 6 19 14 25 42 2 24-20 44-17 15-48 10-22-4-38-30-10-17Z\"/>".to_string(),
        BoardEffect::Rock => "<circle r=\"13\"/><path d=\"M-4-14L-30-70M6-16L0-80\"/>".to_string(),
        BoardEffect::Steam => "<use href=\"#vq-steam\" x=\"-20\" y=\"-10\"/><use href=\"#vq-steam\" x=\"14\" y=\"0\"/>".to_string(),
        BoardEffect::Frost => "<use href=\"#vq-frost\"/>".to_string(),
        BoardEffect::Glow => "<ellipse rx=\"90\" ry=\"72\" fill=\"url(#vq-glow)\"/>".to_string(),
    };
    placed(&format!("m-spark vq-{}", spark.name()), timing, at, &inside)
}
