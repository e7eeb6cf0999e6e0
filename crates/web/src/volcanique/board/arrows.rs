//! Directions to choose from, as arrows on the board: islands that drift, tiles that slide, lava that is guided. And, for
//! whatever of them is pointed at, the land that would move.

use super::geometry::{Point, centre, edge_of, lift, outline, top};
use super::stack::across;
use crate::table::Camera;
use crate::volcanique::Context;
use hexgrid::{Dir, Hex};
use leptos::prelude::*;
use tabletop::Game;
use volcanique::{Frame, Land, Move, Rules, State, sites_in};
use wording::Worded;

/// An arrow that stands for an answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Arrow {
    /// The answer.
    pub mv: Move,
    /// Where it stands.
    pub at: Point,
    /// Where it points, in degrees.
    pub angle: f64,
}

/// The land that an answer moves, and which way.
pub fn moved(rules: &Rules, state: &State, mv: Move) -> Option<(Vec<Hex>, Dir)> {
    let dir = match mv {
        Move::Converge(_, dir) | Move::Drift(dir) | Move::Rift(_, _, dir) => dir,
        _ => return None,
    };
    rules.check(state, mv).ok()?;
    let mut after = *state;
    rules.apply_legal(&mut after, mv, &mut ());
    Some((shifted(state.land(), after.land(), dir), dir))
}

/// The spaces that went one step: those that were left, and all land before them on their line. Land moves onto free water
/// only, so nothing else can stand there.
pub fn shifted(before: &Land, after: &Land, dir: Dir) -> Vec<Hex> {
    let left = before.hexes().iter().filter(|&&hex| after.site(hex).is_none());
    let line = |&hex: &Hex| std::iter::successors(Some(hex), move |hex| Some(hex.step(dir, 1)));
    let mut all: Vec<Hex> = left.flat_map(|hex| line(hex).take_while(|&hex| before.site(hex).is_some())).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// How far a hex lies in a direction.
fn ahead(hex: Hex, dir: Dir) -> f64 {
    let ((x, y), (to_x, to_y)) = (centre(Hex::new(0, 0)), centre(Hex::new(0, 0).step(dir, 1)));
    let (at_x, at_y) = centre(hex);
    at_x * (to_x - x) + at_y * (to_y - y)
}

/// The arrow beside an island in a direction: beyond its foremost space.
fn beside(state: &State, hex: Hex, dir: Dir, mv: Move) -> Option<Arrow> {
    let land = state.land();
    let island: Vec<Hex> = sites_in(land.island(land.site(hex)?)).map(|site| land.hex(site)).collect();
    let front = island.into_iter().max_by(|one, two| ahead(*one, dir).total_cmp(&ahead(*two, dir)))?;
    let (x, y) = centre(front);
    let ((right, down), angle) = across(edge_of(dir), 1.75);
    Some(Arrow { mv, at: (x + right, y + down), angle })
}

/// The arrow on an edge of a space.
fn on_edge(state: &State, hex: Hex, dir: Dir, mv: Move) -> Arrow {
    let ((x, y), ((right, down), angle)) = (top(state, hex), across(edge_of(dir), 0.72));
    Arrow { mv, at: (x + right, y + down), angle }
}

/// All arrows of these answers.
pub fn arrows(state: &State, answers: &[Move], from: Option<Hex>) -> Vec<Arrow> {
    let arrow = |&mv: &Move| match mv {
        Move::Converge(hex, dir) => beside(state, hex, dir, mv),
        Move::Drift(dir) => match state.frame() {
            Frame::Drift { hex } => beside(state, hex, dir, mv),
            _ => None,
        },
        Move::Slide(hex, dir) => Some(on_edge(state, hex, dir, mv)),
        Move::Flow(dir) => from.map(|hex| on_edge(state, hex, dir, mv)),
        _ => None,
    };
    answers.iter().filter_map(arrow).collect()
}

/// The arrows of the question.
#[component]
pub fn Arrows(context: Context, camera: Camera) -> impl IntoView {
    let all = Memo::new(move |_| {
        let from = match context.question() {
            Some(volcanique::Question::Flow { from }) => Some(from),
            _ => None,
        };
        // The kind that is chosen in the tray; a drift that goes on points at no space.
        let wanted: Vec<Move> = context.answers.with(|answers| {
            let chosen = context.group.get();
            answers.iter().copied().filter(|&mv| Some(crate::volcanique::aim::group(mv)) == chosen).collect()
        });
        context.state.with(|state| state.as_ref().map_or_else(Vec::new, |state| arrows(state, &wanted, from)))
    });
    let drawn = move |arrow: Arrow| {
        let mv = arrow.mv;
        let label = untrack(|| {
            context.state.with(|state| {
                state.as_ref().map(|state| context.rules().answer(state, mv, &crate::text::words())).unwrap_or_default()
            })
        });
        let place = move || {
            let size = 1.0 / camera.scale.get().clamp(0.35, 1.1);
            format!("translate({:.1},{:.1}) scale({size:.3})", arrow.at.0, arrow.at.1)
        };
        let leave = move || {
            if context.hover.get_untracked() == Some(mv) {
                context.hover.set(None)
            }
        };
        view! {
            <g class="arrow" role="button" tabindex="0" aria-label=label transform=place
                on:focus=move |_| context.hover.set(Some(mv)) on:blur=move |_| leave()
                on:pointerenter=move |_| context.hover.set(Some(mv)) on:pointerleave=move |_| leave()
                on:click=move |event| { event.stop_propagation(); if !camera.dragged() { context.give(mv) } }
                on:keydown=move |event| if matches!(event.key().as_str(), "Enter" | " ") { event.prevent_default(); context.give(mv); }>
                <circle class="arrow-reach" r="22"></circle>
                <circle class="arrow-face" r="14"></circle>
                <path class="arrow-head" transform=format!("rotate({:.0})", arrow.angle) d="M-6-6L5 0L-6 6L-2.6 0Z"></path>
            </g>
        }
    };
    view! {
        <Moving context/>
        <g class="arrows"><For each=move || all.get() key=|arrow| format!("{arrow:?}") children=drawn/></g>
    }
}

/// The outlines of land where it would be.
#[component]
fn Moving(context: Context) -> impl IntoView {
    let shown = Memo::new(move |_| {
        let mv = context.hover.get()?;
        context.state.with(|state| moved(&context.rules(), state.as_ref()?, mv))
    });
    let outlines = move || {
        let (hexes, dir) = shown.get()?;
        let height = |hex| context.view.with(|view| view.as_ref().map_or(0, |view| view.state.land().height_at(hex)));
        let paths = hexes.into_iter().map(|hex| {
            let (x, y) = centre(hex.step(dir, 1));
            view! { <path transform=format!("translate({x:.1},{:.1})", y - lift(height(hex))) d=outline(0.94)></path> }
        });
        Some(paths.collect_view())
    };
    view! { <g class="moving" aria-hidden="true">{outlines}</g> }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DRIFT: &str = include_str!("../../../../../scenarios/volcanique/converge-drifts-twice.toml");

    #[test]
    fn a_drift_moves_its_whole_island_and_has_an_arrow_for_every_way() {
        let (rules, state) = Rules::position(DRIFT).unwrap();
        let mut answers = Vec::new();
        rules.legal(&state, &mut answers);
        let ways = answers.iter().filter(|mv| matches!(mv, Move::Converge(..) | Move::Drift(_))).count();
        assert!(ways > 0);
        assert_eq!(arrows(&state, &answers, None).len(), ways);
        for &mv in &answers {
            let Some((hexes, _)) = moved(&rules, &state, mv) else { continue };
            let island = state.land().site(hexes[0]).map(|site| state.land().island(site).count_ones());
            assert_eq!(Some(hexes.len() as u32), island, "{mv:?}");
        }
    }
}
