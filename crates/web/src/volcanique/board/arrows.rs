//! Arrows on the board for answers with a direction: islands that drift, tiles that slide, lava that is guided. For the
//! arrow that is pointed at, also the outlines of the land after its move.

use super::cuts::CutLines;
use super::geometry::{Point, centre, edge_of, outline, stack_height, top};
use super::stack::arrow_across_edge;
use crate::table::Camera;
use crate::volcanique::Context;
use crate::volcanique::answer_kind::{AnswerKind, kind_of};
use crate::volcanique::moved_land::moved_land;
use hexgrid::{Dir, Hex};
use leptos::prelude::*;
use tabletop::Notation;
use volcanique::{Frame, Move, Rules, State, sites_in};
use wording::GameWording;

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

/// Returns how far a hex lies in a direction.
fn ahead(hex: Hex, dir: Dir) -> f64 {
    let ((x, y), (to_x, to_y)) = (centre(Hex::new(0, 0)), centre(Hex::new(0, 0).step(dir, 1)));
    let (at_x, at_y) = centre(hex);
    at_x * (to_x - x) + at_y * (to_y - y)
}

/// Returns the arrow beside land in a direction: beyond its foremost space, the nearest to its middle if there are
/// several.
fn beside(hexes: &[Hex], dir: Dir, mv: Move) -> Option<Arrow> {
    let count = hexes.len().max(1) as f64;
    let middle = hexes.iter().map(|&hex| centre(hex)).fold((0.0, 0.0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
    let aside = |hex: Hex| {
        let (x, y) = centre(hex);
        (x - middle.0 / count).hypot(y - middle.1 / count)
    };
    // Distance to the side only decides between spaces that are equally far ahead.
    let rank = |hex: Hex| ahead(hex, dir) - aside(hex) * 0.5;
    let front = hexes.iter().copied().max_by(|&one, &two| rank(one).total_cmp(&rank(two)))?;
    let (x, y) = centre(front);
    let ((right, down), angle) = arrow_across_edge(edge_of(dir), 1.75);
    Some(Arrow { mv, at: (x + right, y + down), angle })
}

/// Returns the arrow beside an island.
fn off(state: &State, hex: Hex, dir: Dir, mv: Move) -> Option<Arrow> {
    let land = state.land();
    let island: Vec<Hex> = sites_in(land.island(land.site(hex)?)).map(|site| land.hex(site)).collect();
    beside(&island, dir, mv)
}

/// Returns the arrow on an edge of a space.
fn on_edge(state: &State, hex: Hex, dir: Dir, mv: Move) -> Arrow {
    let ((x, y), ((right, down), angle)) = (top(state, hex), arrow_across_edge(edge_of(dir), 0.72));
    Arrow { mv, at: (x + right, y + down), angle }
}

/// Returns all arrows of these answers.
pub fn arrows(rules: &Rules, state: &State, answers: &[Move], from: Option<Hex>) -> Vec<Arrow> {
    let arrow = |&mv: &Move| match mv {
        Move::Converge(hex, dir) => off(state, hex, dir, mv),
        Move::Drift(dir) => match state.frame() {
            Frame::Drift(drift) => off(state, drift.hex, dir, mv),
            _ => None,
        },
        Move::Rift(..) => moved_land(rules, state, mv).and_then(|(hexes, dir)| beside(&hexes, dir, mv)),
        Move::Slide(hex, dir) => Some(on_edge(state, hex, dir, mv)),
        Move::Flow(dir) => from.map(|hex| on_edge(state, hex, dir, mv)),
        _ => None,
    };
    answers.iter().filter_map(arrow).collect()
}

/// The arrows of the current question.
#[component]
pub fn Arrows(context: Context, camera: Camera) -> impl IntoView {
    let all = Memo::new(move |_| {
        let from = match context.question() {
            Some(volcanique::Question::Flow { from }) => Some(from),
            _ => None,
        };
        // Take the kind chosen in the tray, because a drift that continues points at no space.
        let mut wanted: Vec<Move> = context.answers.with(|answers| {
            let chosen = context.chosen_kind.get();
            answers.iter().copied().filter(|&mv| Some(kind_of(mv)) == chosen).collect()
        });
        // An island can be cut in many ways: show only the arrows of the chosen cut.
        if context.chosen_kind.get() == Some(AnswerKind::Rift) {
            wanted = context.pointed.get().map_or_else(Vec::new, |target| context.answers_at(target));
        }
        let rules = context.rules();
        context.state.with(|state| state.as_ref().map_or_else(Vec::new, |state| arrows(&rules, state, &wanted, from)))
    });
    Effect::new(move |_| {
        camera.set_answer_points("arrows", all.with(|all| all.iter().map(|arrow| arrow.at).collect()))
    });
    let drawn = move |arrow: Arrow| {
        let mv = arrow.mv;
        let rules = context.rules();
        let (label, notation) = context
            .state
            .with_untracked(|state| {
                let state = state.as_ref()?;
                Some((rules.answer(state, mv, &crate::text::messages()).to_string(), rules.write_move(state, mv)))
            })
            .unwrap_or_default();
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
            <g class="arrow" role="button" tabindex="0" aria-label=label data-answer=notation transform=place
                on:focus=move |_| context.hover.set(Some(mv)) on:blur=move |_| leave()
                on:pointerenter=move |_| context.hover.set(Some(mv)) on:pointerleave=move |_| leave()
                on:click=move |event| { event.stop_propagation(); if !camera.has_just_dragged() { context.give_answer(mv) } }
                on:keydown=move |event| if matches!(event.key().as_str(), "Enter" | " ") { event.prevent_default(); context.give_answer(mv); }>
                <circle class="arrow-reach" r="22"></circle>
                <circle class="arrow-face" r="14"></circle>
                <path class="arrow-head" transform=format!("rotate({:.0})", arrow.angle) d="M-6-6L5 0L-6 6L-2.6 0Z"></path>
            </g>
        }
    };
    view! {
        <MovedLandOutline context/>
        <CutLines context camera/>
        <g class="arrows"><For each=move || all.get() key=|arrow| format!("{arrow:?}") children=drawn/></g>
    }
}

/// The outlines of the land after its move.
#[component]
fn MovedLandOutline(context: Context) -> impl IntoView {
    let shown = Memo::new(move |_| {
        let mv = context.hover.get()?;
        context.state.with(|state| moved_land(&context.rules(), state.as_ref()?, mv))
    });
    let outlines = move || {
        let (hexes, dir) = shown.get()?;
        let height = |hex| context.view.with(|view| view.as_ref().map_or(0, |view| view.state.land().height_at(hex)));
        let paths = hexes.into_iter().map(|hex| {
            let (x, y) = centre(hex.step(dir, 1));
            view! { <path transform=format!("translate({x:.1},{:.1})", y - stack_height(height(hex))) d=outline(0.94)></path> }
        });
        Some(paths.collect_view())
    };
    view! { <g class="moving" aria-hidden="true">{outlines}</g> }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Game;

    const DRIFT: &str = include_str!("../../../../../scenarios/volcanique/converge-drifts-twice.toml");

    #[test]
    fn a_drift_has_an_arrow_for_every_way() {
        let (rules, state) = Rules::read_position(DRIFT).unwrap();
        let mut answers = Vec::new();
        rules.legal(&state, &mut answers);
        let ways = answers.iter().filter(|mv| matches!(mv, Move::Converge(..) | Move::Drift(_))).count();
        assert!(ways > 0);
        assert_eq!(arrows(&rules, &state, &answers, None).len(), ways);
    }
}
