//! The animations over the whole page: critters and resources between the board and the panels, cards, the banner of a
//! turn, and the button that skips everything.

use super::StepAnimation;
use super::visuals::{AnimationPlan, Endpoint, FlyingThing, TimedVisual, Visual};
use crate::table::motion::{self, AnimationOverlay, CurrentAnimation, flight_path_style, turn_title, visible_place};
use crate::volcanique::Context;
use crate::volcanique::pieces::{Avatar, CardPicture, player_class};
use leptos::prelude::*;
use std::sync::Arc;
use tabletop::Seat;

/// Everything over the page.
#[component]
pub fn Overlay(context: Context, current: CurrentAnimation<AnimationPlan>) -> impl IntoView {
    let model = context.model;
    let words = move |plan: &AnimationPlan| {
        plan.pieces.iter().find_map(|piece| match piece.what {
            Visual::Banner(seat) => Some(turn_title(model, seat)),
            _ => None,
        })
    };
    let sky = move |animation: Arc<StepAnimation>| {
        let drawn: String = animation.plan.pieces.iter().map(|piece| flight(context, &animation, piece)).collect();
        view! { <g inner_html=drawn></g> }.into_any()
    };
    let boards = move |animation: Arc<StepAnimation>| boards(context, &animation);
    view! { <AnimationOverlay model current words sky boards/> }
}

/// Banners and cards of one step.
fn boards(context: Context, animation: &StepAnimation) -> AnyView {
    let draw = |piece: &TimedVisual| {
        let style = animation.at_the_top(piece.at, piece.time);
        match &piece.what {
            Visual::Banner(seat) => {
                let colour = context.rules().colour(*seat);
                let words = turn_title(context.model, *seat);
                Some(
                    view! {
                        <div class=format!("m-banner {}", player_class(colour)) style=style aria-hidden="true">
                            <Avatar colour size=44/><b>{words}</b>
                        </div>
                    }
                    .into_any(),
                )
            }
            Visual::Card { seat, card } => {
                let class = format!("vq-played {}", player_class(context.rules().colour(*seat)));
                Some(
                    view! { <div class=class style=style aria-hidden="true"><CardPicture card=*card/></div> }
                        .into_any(),
                )
            }
            _ => None,
        }
    };
    animation.plan.pieces.iter().filter_map(draw).collect_view().into_any()
}

/// Returns what flies over the page.
fn flight(context: Context, animation: &StepAnimation, piece: &TimedVisual) -> String {
    let Visual::Toss { thing, from, to } = &piece.what else { return String::new() };
    let (start, end) = (find(animation, context, *from), find(animation, context, *to));
    let far = (end.0 - start.0).hypot(end.1 - start.1);
    let (art, sizes) = match thing {
        FlyingThing::Critter(seat) => {
            let colour = context.rules().colour(*seat).name();
            (format!("<use href=\"#vq-critter-{colour}\"/>"), (animation.transform.scale.max(0.5), 0.5))
        }
        FlyingThing::Resource(biome) => (format!("<use href=\"#vq-res-{}\"/>", biome.name()), (0.9, 0.9)),
        FlyingThing::Card => {
            ("<use href=\"#vq-card-back\" transform=\"translate(-18 -25) scale(.3)\"/>".to_string(), (1.0, 0.7))
        }
    };
    format!(
        "<g class=\"m-toss fade\" style=\"{};{}\"><g class=\"m-go\"><g class=\"m-arc\"><g class=\"m-size\"><g class=\"m-body\">{art}</g></g></g></g></g>",
        animation.timing(piece.at, piece.time),
        flight_path_style(start, end, sizes, -24.0 - 0.12 * far)
    )
}

/// Returns where something is on the page; what is on no panel of this screen is at its upper edge.
fn find(animation: &StepAnimation, context: Context, place: Endpoint) -> (f64, f64) {
    let panel = |seat: Seat, part: &str| {
        let colour = context.rules().colour(seat).name();
        let own =
            (context.me.get_untracked() == seat).then(|| visible_place(&format!(".right .vq-player {part}"))).flatten();
        own.or_else(|| visible_place(&format!("[data-player=\"{colour}\"] {part}")))
            .or_else(|| visible_place(&format!("[data-player=\"{colour}\"]")))
            .or_else(|| visible_place(&format!(".sheet {part}")))
    };
    let found: Option<motion::PagePlace> = match place {
        Endpoint::Board(point) => return animation.transform.to_page(point),
        Endpoint::Store(seat) => panel(seat, ".vq-slots"),
        Endpoint::Panel(seat) => panel(seat, ".vq-avatar"),
        Endpoint::Crater(seat) => panel(seat, ".vq-crater"),
        Endpoint::Grid => visible_place(".vq-grid"),
        Endpoint::Supply => visible_place(".vq-supply").or_else(|| visible_place(".tray")),
    };
    let [left, top, width, height] = animation.transform.stage;
    let beside = if place == Endpoint::Supply { (left + width / 2.0, top + height) } else { (left + width / 2.0, top) };
    found.map_or(beside, |place| place.middle)
}
