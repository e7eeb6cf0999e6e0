//! Where an island can be cut: a crack along the edges, and a knob beside it that chooses the cut. `arrows.rs` draws
//! the arrows of the chosen cut; single spaces that can be cut off are marked like any other space.

use super::geometry::{Point, centre, edge_ends, edge_of, point, stack_height};
use crate::table::Camera;
use crate::text::{key, tf};
use crate::volcanique::Context;
use crate::volcanique::answer_kind::{AnswerKind, TargetPlace};
use crate::volcanique::moved_land::SeveredPart;
use hexgrid::{Dir, Hex};
use leptos::prelude::*;
use std::fmt::Write;
use volcanique::{State, sites_in};

/// How far beside the end of its crack a knob stands, and how far from other knobs at least, in units of its size.
const BESIDE: f64 = 24.0;
const APART: f64 = 38.0;
/// How many rounds of pushing separate knobs that are too close.
const ROUNDS: usize = 24;

/// A cut as it is drawn.
#[derive(Clone, Debug, PartialEq)]
struct Crack {
    part: SeveredPart,
    /// The edges between the two parts.
    path: String,
    /// The outer end of the crack.
    end: Point,
    /// The direction away from the island there, as a unit vector.
    out: Point,
}

/// Returns the edges between a part and the rest of its island: both ends of each at the level of the sea, and how high
/// it lies.
fn edges(state: &State, part: SeveredPart) -> Vec<(Point, Point, f64)> {
    let land = state.land();
    let mut found = Vec::new();
    for site in sites_in(part.sites) {
        let hex = land.hex(site);
        for dir in Dir::ALL {
            let next = hex.step(dir, 1);
            let Some(other) = land.site(next).filter(|other| part.sites & other.bit() == 0) else { continue };
            let ((x, y), (a, b)) = (centre(hex), edge_ends(edge_of(dir), 1.0));
            let high = stack_height(land.height(site).max(land.height(other)));
            found.push(((x + a.0, y + a.1), (x + b.0, y + b.1), high));
        }
    }
    found
}

/// Returns the ends of a crack: corners at which only one edge of it ends.
fn tips(edges: &[(Point, Point, f64)]) -> Vec<(Point, f64)> {
    let all: Vec<(Point, f64)> = edges.iter().flat_map(|&(a, b, high)| [(a, high), (b, high)]).collect();
    let same = |one: Point, two: Point| (one.0 - two.0).hypot(one.1 - two.1) < 1.0;
    all.iter().filter(|(at, _)| all.iter().filter(|(other, _)| same(*at, *other)).count() == 1).copied().collect()
}

fn crack(state: &State, part: SeveredPart) -> Option<Crack> {
    let land = state.land();
    let edges = edges(state, part);
    let island: Vec<Hex> = sites_in(land.island(land.site(part.hex)?)).map(|site| land.hex(site)).collect();
    let count = island.len().max(1) as f64;
    let middle = island.iter().map(|&hex| centre(hex)).fold((0.0, 0.0), |sum, (x, y)| (sum.0 + x, sum.1 + y));
    let middle = (middle.0 / count, middle.1 / count);
    let far = |at: Point| (at.0 - middle.0).hypot(at.1 - middle.1);
    let ((x, y), high) = tips(&edges).into_iter().max_by(|one, two| far(one.0).total_cmp(&far(two.0)))?;
    let long = far((x, y)).max(1.0);
    let path = edges.iter().fold(String::new(), |mut path, (a, b, high)| {
        let _ = write!(path, "M{}L{}", point((a.0, a.1 - high)), point((b.0, b.1 - high)));
        path
    });
    Some(Crack { part, path, end: (x, y - high), out: ((x - middle.0) / long, (y - middle.1) / long) })
}

/// Returns all cuts of the question.
fn cracks(context: Context) -> Vec<Crack> {
    if context.chosen_kind.get() != Some(AnswerKind::Rift) {
        return Vec::new();
    }
    let mut parts: Vec<SeveredPart> = Vec::new();
    for (target, _) in context.targets() {
        if let TargetPlace::Cut(part) = target
            && !parts.contains(&part)
        {
            parts.push(part);
        }
    }
    context.state.with(|state| {
        let Some(state) = state else { return Vec::new() };
        parts.into_iter().filter_map(|part| crack(state, part)).collect()
    })
}

/// Pushes points apart until they have this distance, or for a limited number of rounds.
fn apart(mut points: Vec<Point>, least: f64) -> Vec<Point> {
    for _ in 0..ROUNDS {
        for one in 0..points.len() {
            for two in 0..one {
                let (mut x, mut y) = (points[one].0 - points[two].0, points[one].1 - points[two].1);
                if x.hypot(y) < 0.1 {
                    (x, y) = (1.0, 0.0);
                }
                let (long, short) = (x.hypot(y), least - x.hypot(y));
                if short > 0.1 {
                    let (x, y) = (x / long * short / 2.0, y / long * short / 2.0);
                    points[one] = (points[one].0 + x, points[one].1 + y);
                    points[two] = (points[two].0 - x, points[two].1 - y);
                }
            }
        }
    }
    points
}

/// The cracks with their knobs.
#[component]
pub fn CutLines(context: Context, camera: Camera) -> impl IntoView {
    let all = Memo::new(move |_| cracks(context));
    let near = RwSignal::new(None::<SeveredPart>);
    let size = Memo::new(move |_| 1.0 / camera.scale.get().clamp(0.35, 1.1));
    let places = Memo::new(move |_| {
        let far = BESIDE * size.get();
        let stand = |crack: &Crack| (crack.end.0 + crack.out.0 * far, crack.end.1 + crack.out.1 * far);
        let points = all.with(|all| all.iter().map(stand).collect());
        all.with(|all| all.iter().map(|crack| crack.part).zip(apart(points, APART * size.get())).collect::<Vec<_>>())
    });
    let place = move |part: SeveredPart| {
        places.with(|places| places.iter().find(|(other, _)| *other == part).map_or((0.0, 0.0), |(_, at)| *at))
    };
    let chosen = move || match context.pointed.get() {
        Some(TargetPlace::Cut(part)) => Some(part),
        _ => None,
    };
    // While one cut is chosen, by its knob or as a space, hide the others.
    let hidden = move |part: SeveredPart| context.pointed.get().is_some() && chosen() != Some(part);
    Effect::new(move |_| {
        let shown = |(part, at): &(SeveredPart, Point)| (!hidden(*part)).then_some(*at);
        camera.set_answer_points("cuts", places.with(|places| places.iter().filter_map(shown).collect()));
    });
    let line = move |crack: Crack| {
        let part = crack.part;
        let strong = move || near.get() == Some(part) || chosen() == Some(part);
        view! { <path class="crack" class:strong=strong class:hidden=move || hidden(part) d=crack.path></path> }
    };
    let knob = move |crack: Crack| {
        let (part, end) = (crack.part, crack.end);
        let label = tf(key::PAGE_VQ_CUT, &[("count", &part.sites.count_ones()), ("hex", &part.hex)]);
        let take =
            move || context.pointed.set(if chosen() == Some(part) { None } else { Some(TargetPlace::Cut(part)) });
        let leave = move || near.update(|near| *near = near.filter(|near| *near != part));
        let at = move || {
            let (x, y) = place(part);
            format!("translate({x:.1},{y:.1}) scale({:.3})", size.get())
        };
        let stem = move || {
            let (x, y) = place(part);
            format!("M{:.1} {:.1}L{x:.1} {y:.1}", end.0, end.1)
        };
        view! {
            <g class="cut" class:hidden=move || hidden(part)>
                <path class="cut-stem" d=stem></path>
                <g class="arrow" role="button" tabindex="0" aria-label=label data-group=format!("cut-{}", part.sites)
                    aria-pressed=move || (chosen() == Some(part)).to_string() transform=at
                    on:focus=move |_| near.set(Some(part)) on:blur=move |_| leave()
                    on:pointerenter=move |_| near.set(Some(part)) on:pointerleave=move |_| leave()
                    on:click=move |event| { event.stop_propagation(); if !camera.has_just_dragged() { take() } }
                    on:keydown=move |event| if matches!(event.key().as_str(), "Enter" | " ") { event.prevent_default(); take(); }>
                    <circle class="arrow-reach" r="22"></circle>
                    <circle class="arrow-face" r="14"></circle>
                    <path class="cut-sign" d="M-4-8L2-3L-3 2L4 8"></path>
                </g>
            </g>
        }
    };
    let key = |crack: &Crack| format!("{}{}", crack.part.sites, crack.path);
    view! {
        <g class="cracks" aria-hidden="true"><For each=move || all.get() key=key children=line/></g>
        <g class="cuts"><For each=move || all.get() key=key children=knob/></g>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Notation;
    use volcanique::Rules;

    const RIFT: &str = include_str!("../../../../../scenarios/volcanique/rift-a-straight-cut.toml");

    #[test]
    fn a_crack_lies_between_two_spaces_and_ends_at_the_coast() {
        let (_, state) = Rules::read_position(RIFT).unwrap();
        let land = state.land();
        let sites = [Hex::new(2, 0), Hex::new(3, 0)].map(|hex| land.site(hex).unwrap().bit());
        let part = SeveredPart { hex: Hex::new(2, 0), sites: sites[0] | sites[1] };
        let found = edges(&state, part);
        assert_eq!(found.len(), 1);
        assert_eq!(tips(&found).len(), 2);
        let between = (centre(Hex::new(1, 0)).0 + centre(Hex::new(2, 0)).0) / 2.0;
        assert!((crack(&state, part).unwrap().end.0 - between).abs() < 0.5);
    }

    #[test]
    fn knobs_do_not_cover_each_other() {
        let found = apart(vec![(0.0, 0.0), (0.0, 0.0), (5.0, 3.0), (200.0, 0.0)], 40.0);
        for one in 0..found.len() {
            for two in 0..one {
                assert!((found[one].0 - found[two].0).hypot(found[one].1 - found[two].1) > 36.0, "{found:?}");
            }
        }
        assert_eq!(found[3], (200.0, 0.0));
    }
}
