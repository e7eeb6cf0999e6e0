//! What moves over the whole page: critters and resources between the board and the panels, cards, the banner of a turn, and
//! the button that skips it all.

use super::Scene;
use super::plan::{Piece, Place, Thing, What};
use crate::table::icon;
use crate::table::motion::{self, seen, way};
use crate::text::{t, tf};
use crate::volcanique::Context;
use crate::volcanique::pieces::{Avatar, CardPicture, player_class};
use leptos::prelude::*;
use std::sync::Arc;
use tabletop::{Seat, SeatSet};

/// Everything over the page. Its words are said once, by the status line.
#[component]
pub fn Overlay(context: Context, scene: Memo<Option<Arc<Scene>>>) -> impl IntoView {
    let said = RwSignal::new(String::new());
    let stage = RwSignal::new([0.0; 4]);
    Effect::new(move |_| {
        let Some(scene) = scene.get() else { return };
        stage.set(scene.eye.stage);
        let turn = scene.plan.pieces.iter().find_map(|piece| match piece.what {
            What::Banner(seat) => Some(seat),
            _ => None,
        });
        if let Some(seat) = turn {
            said.set(headline(context, seat));
        }
    });
    let playing = Memo::new(move |_| scene.get().is_some() && !context.model.replay);
    let place = move || {
        let [left, top, width, height] = stage.get();
        format!("left:{:.0}px;top:{:.0}px", left + width / 2.0, top + height - 52.0)
    };
    view! {
        <div class="motion-over volcanique">
            <svg class="m-sky" aria-hidden="true">
                <For each=move || scene.get() key=|scene| scene.key let:scene><Sky context scene/></For>
            </svg>
            <For each=move || scene.get() key=|scene| scene.key let:scene><Boards context scene/></For>
            <p class="sr-only" role="status">{said}</p>
            <Show when=move || playing.get()>
                <button class="button m-skip" data-skip="" style=place on:click=move |_| context.model.skip()>
                    <span>{t("page.motion.skip")}</span>{icon("chev")}
                </button>
            </Show>
        </div>
    }
}

/// "Blue's turn".
fn headline(context: Context, seat: Seat) -> String {
    if context.model.viewer.get_untracked() == Some(SeatSet::one(seat)) {
        return t("page.motion.turn.yours");
    }
    tf("page.motion.turn", &[("who", &untrack(|| context.model.name(seat)))])
}

/// Banners and cards of one step.
#[component]
fn Boards(context: Context, scene: Arc<Scene>) -> impl IntoView {
    let [left, top, width, _] = scene.eye.stage;
    let draw = |piece: &Piece| {
        let style =
            format!("{};left:{:.0}px;top:{:.0}px", scene.timing(piece.at, piece.time), left + width / 2.0, top + 14.0);
        match &piece.what {
            What::Banner(seat) => {
                let colour = context.rules().colour(*seat);
                let words = headline(context, *seat);
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
    scene.plan.pieces.iter().filter_map(draw).collect_view()
}

/// What flies over the page in one step.
#[component]
fn Sky(context: Context, scene: Arc<Scene>) -> impl IntoView {
    let drawn: String = scene.plan.pieces.iter().map(|piece| flight(context, &scene, piece)).collect();
    view! { <g inner_html=drawn></g> }
}

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
