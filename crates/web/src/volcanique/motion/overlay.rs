//! What moves over the whole page: critters and resources between the board and the panels, cards, the banner of a turn, and
//! the button that skips it all.

use super::Scene;
use super::plan::{Piece, Place, Plan, Thing, What};
use crate::table::motion::{self, Now, Over, seen, turn_of, way};
use crate::volcanique::Context;
use crate::volcanique::pieces::{Avatar, CardPicture, player_class};
use leptos::prelude::*;
use std::sync::Arc;
use tabletop::Seat;

/// Everything over the page.
#[component]
pub fn Overlay(context: Context, now: Now<Plan>) -> impl IntoView {
    let model = context.model;
    let words = move |plan: &Plan| {
        plan.pieces.iter().find_map(|piece| match piece.what {
            What::Banner(seat) => Some(turn_of(model, seat)),
            _ => None,
        })
    };
    let sky = move |scene: Arc<Scene>| {
        let drawn: String = scene.plan.pieces.iter().map(|piece| flight(context, &scene, piece)).collect();
        view! { <g inner_html=drawn></g> }.into_any()
    };
    let boards = move |scene: Arc<Scene>| boards(context, &scene);
    view! { <Over model now words sky boards/> }
}

/// Banners and cards of one step.
fn boards(context: Context, scene: &Scene) -> AnyView {
    let draw = |piece: &Piece| {
        let style = scene.at_the_top(piece.at, piece.time);
        match &piece.what {
            What::Banner(seat) => {
                let colour = context.rules().colour(*seat);
                let words = turn_of(context.model, *seat);
                Some(
                    view! {
                        <div class=format!("m-banner {}", player_class(colour)) style=style aria-hidden="true">
                            <Avatar colour size=44/><b>{words}</b>
                        </div>
                    }
                    .into_any(),
                )
            }
            What::Card { seat, card } => {
                let class = format!("vq-played {}", player_class(context.rules().colour(*seat)));
                Some(
                    view! { <div class=class style=style aria-hidden="true"><CardPicture card=*card/></div> }
                        .into_any(),
                )
            }
            _ => None,
        }
    };
    scene.plan.pieces.iter().filter_map(draw).collect_view().into_any()
}

/// What flies over the page.
fn flight(context: Context, scene: &Scene, piece: &Piece) -> String {
    let What::Toss { thing, from, to } = &piece.what else { return String::new() };
    let (start, end) = (find(scene, context, *from), find(scene, context, *to));
    let far = (end.0 - start.0).hypot(end.1 - start.1);
    let (art, sizes) = match thing {
        Thing::Critter(seat) => {
            let colour = context.rules().colour(*seat).name();
            (format!("<use href=\"#vq-critter-{colour}\"/>"), (scene.eye.scale.max(0.5), 0.5))
        }
        Thing::Resource(biome) => (format!("<use href=\"#vq-res-{}\"/>", biome.name()), (0.9, 0.9)),
        Thing::Card => {
            ("<use href=\"#vq-card-back\" transform=\"translate(-18 -25) scale(.3)\"/>".to_string(), (1.0, 0.7))
        }
    };
    format!(
        "<g class=\"m-toss fade\" style=\"{};{}\"><g class=\"m-go\"><g class=\"m-arc\"><g class=\"m-size\"><g class=\"m-body\">{art}</g></g></g></g></g>",
        scene.timing(piece.at, piece.time),
        way(start, end, sizes, -24.0 - 0.12 * far)
    )
}

/// Where something is on the page; what is on no panel of this screen is at its upper edge.
fn find(scene: &Scene, context: Context, place: Place) -> (f64, f64) {
    let panel = |seat: Seat, part: &str| {
        let colour = context.rules().colour(seat).name();
        let own = (context.me.get_untracked() == seat).then(|| seen(&format!(".right .vq-player {part}"))).flatten();
        own.or_else(|| seen(&format!("[data-player=\"{colour}\"] {part}")))
            .or_else(|| seen(&format!("[data-player=\"{colour}\"]")))
            .or_else(|| seen(&format!(".sheet {part}")))
    };
    let found: Option<motion::Place> = match place {
        Place::Board(point) => return scene.eye.page(point),
        Place::Store(seat) => panel(seat, ".vq-slots"),
        Place::Panel(seat) => panel(seat, ".vq-avatar"),
        Place::Crater(seat) => panel(seat, ".vq-crater"),
        Place::Grid => seen(".vq-grid"),
        Place::Supply => seen(".vq-supply").or_else(|| seen(".tray")),
    };
    let [left, top, width, height] = scene.eye.stage;
    let beside = if place == Place::Supply { (left + width / 2.0, top + height) } else { (left + width / 2.0, top) };
    found.map_or(beside, |place| place.middle)
}
