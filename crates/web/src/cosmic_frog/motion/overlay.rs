//! What moves over the whole page: tiles and crystals between the board and the panels, cards, a die, the banner of a turn,
//! and the button that skips it all.

use super::Scene;
use super::plan::{Manner, Piece, Plan, Spot, Thing, What};
use crate::cosmic_frog::Context;
use crate::cosmic_frog::chips::chip;
use crate::cosmic_frog::pieces::{Avatar, Die as DieFace, bonus_badge, frog_class, muck_art, tile_symbol};
use crate::table::icon;
use crate::table::motion::{Now, Over, Place, turn_of, way};
use crate::text::{t, tf};
use cosmic_frog::{Ability, Card, Die};
use leptos::prelude::*;
use std::sync::Arc;
use tabletop::Seat;

/// The back of a card, 60 by 84 round its middle.
const BACK: &str = r##"<rect x="-29" y="-41" width="58" height="82" rx="8" fill="#2c1f6b" stroke="#9d86ff" stroke-width="2"/><rect x="-24" y="-36" width="48" height="72" rx="5" fill="none" stroke="#9d86ff" stroke-opacity=".5"/><circle r="15" fill="#1a1147" stroke="#b9a6ff" stroke-width="2"/><ellipse rx="5" ry="11" fill="#3ff0c0"/>"##;

/// Everything over the page.
#[component]
pub fn Overlay(context: Context, now: Now<Plan>) -> impl IntoView {
    let words = move |plan: &Plan| plan.pieces.iter().find_map(banner_card).map(|card| headline(context, card));
    let sky = move |scene: Arc<Scene>| {
        scene.plan.pieces.iter().filter_map(|piece| draw(context, &scene, piece)).collect_view().into_any()
    };
    let boards = move |scene: Arc<Scene>| boards(context, &scene);
    view! { <Over model=context.model now words sky boards/> }
}

fn banner_card(piece: &Piece) -> Option<Card> {
    match piece.what {
        What::Banner(card) => Some(card),
        _ => None,
    }
}

/// What a banner says.
fn headline(context: Context, card: Card) -> String {
    match card {
        Card::Frog(seat) => turn_of(context.model, seat),
        Card::Flux => t("action-card.flux"),
        Card::Strike => t("action-card.splinter"),
    }
}

/// Banners and dice of one step.
fn boards(context: Context, scene: &Scene) -> AnyView {
    // A die has to exceed the target, a chip has to reach it.
    let needed = if context.rules().has_chips() { "page.motion.chip" } else { "page.motion.roll" };
    let draw = |piece: &Piece| {
        let style = scene.at_the_top(piece.at, piece.time);
        match piece.what {
            What::Banner(card) => Some(banner(context, card, style)),
            What::Die { seat, face, colour, target, success } => Some(
                view! {
                    <div class="m-roll" class:success=success style=style aria-hidden="true">
                        <Avatar colour=context.rules().colour(seat) size=44/>
                        <div class="m-die">{thrown(context, seat, face, colour)}</div>
                        <b class="m-target">{tf(needed, &[("target", &target)])}</b>
                        <div class="m-outcome">{icon(if success { "unlock" } else { "lock" })}</div>
                    </div>
                }
                .into_any(),
            ),
            _ => None,
        }
    };
    scene.plan.pieces.iter().filter_map(draw).collect_view().into_any()
}

/// The die of a raid, or the chip with what its icon adds.
fn thrown(context: Context, seat: Seat, face: u8, colour: Die) -> AnyView {
    if !context.rules().has_chips() {
        return view! { <DieFace value=Some(face) colour size=76/> }.into_any();
    }
    let bonus = colour.lowest();
    let plus = (bonus > 0).then(|| view! { <b class="m-bonus">{tf("page.combat.plus", &[("boost", &bonus)])}</b> });
    view! { <span class="m-chip">{chip(context.rules().colour(seat), Some(face.saturating_sub(bonus)))}{plus}</span> }
        .into_any()
}

fn banner(context: Context, card: Card, style: String) -> AnyView {
    let (class, sign) = match card {
        Card::Frog(seat) => {
            let colour = context.rules().colour(seat);
            (frog_class(colour), view! { <Avatar colour size=44/> }.into_any())
        }
        Card::Flux => ("flux".to_string(), view! { <span class="m-sign">{icon("slip")}</span> }.into_any()),
        Card::Strike => ("strike".to_string(), view! { <span class="m-sign">{icon("bolt")}</span> }.into_any()),
    };
    let words = headline(context, card);
    view! {
        <div class=format!("m-banner {class}") style=style aria-hidden="true">
            <svg class="m-card" viewBox="-31 -43 62 86" inner_html=BACK></svg>
            {sign}<b>{words}</b>
        </div>
    }
    .into_any()
}

/// What flies over the page.
fn draw(context: Context, scene: &Scene, piece: &Piece) -> Option<AnyView> {
    let timing = scene.timing(piece.at, piece.time);
    match piece.what {
        What::Toss { thing, from, to, manner } => {
            let art = art(thing, from);
            let (start, end) = (scene.eye.find(context, from), scene.eye.find(context, to));
            let style = format!("{timing};{}", flight(thing, (start, end), manner));
            Some(
                view! {
                    <g class=format!("m-toss {}", manner.name()) style=style>
                        <g class="m-go"><g class="m-arc"><g class="m-size"><g class="m-body">{art}</g></g></g></g>
                    </g>
                }
                .into_any(),
            )
        }
        What::Flip { seat, card } => Some(flip(context, scene, timing, seat, card)),
        What::Riffle => Some(riffle(scene.eye.find(context, Spot::Deck), timing)),
        _ => None,
    }
}

/// How large a thing is that lies on this mark, from its art to pixels.
fn size(thing: Thing, mark: Place) -> f64 {
    match thing {
        Thing::Muck(_) => (mark.width / 180.0).clamp(0.1, 1.0),
        Thing::Tile(_) | Thing::Token(_) => (mark.width / 108.0).clamp(0.1, 1.0),
        Thing::Crystal => 1.0,
        Thing::Card => 0.6,
        Thing::Eye => 1.2,
    }
}

/// The variables of the way of a thing over the page.
fn flight(thing: Thing, (from, to): (Place, Place), manner: Manner) -> String {
    let far = (to.middle.0 - from.middle.0).hypot(to.middle.1 - from.middle.1);
    let lift = if manner == Manner::Drop { -30.0 } else { -24.0 - 0.12 * far };
    way(from.middle, to.middle, (size(thing, from), size(thing, to)), lift)
}

fn art(thing: Thing, from: Spot) -> AnyView {
    match thing {
        Thing::Tile(tile) => {
            let name = tile_symbol(tile);
            let href = match from {
                Spot::Board(_) | Spot::Small(_) => format!("#t-{name}{}", if tile.is_barren() { "0" } else { "" }),
                _ => format!("#v-{name}"),
            };
            view! { <use href=href></use>{bonus_badge(tile)} }.into_any()
        }
        Thing::Muck(muck) => muck_art(muck),
        Thing::Token(back) => view! { <use href=format!("#t-{}", back.name())></use> }.into_any(),
        Thing::Crystal => view! { <use href="#om" x="-8" y="-11.5" width="16" height="23"></use> }.into_any(),
        Thing::Card => view! { <g inner_html=BACK></g> }.into_any(),
        Thing::Eye => {
            view! { <use class="m-eye" href="#i-eye" x="-12" y="-12" width="24" height="24"></use> }.into_any()
        }
    }
}

/// An ability card is turned up beside its frog.
fn flip(context: Context, scene: &Scene, timing: String, seat: Seat, card: Ability) -> AnyView {
    let [left, top, width, height] = scene.eye.stage;
    let (x, y) = scene.eye.frog(context, seat).middle;
    let (x, y) = (
        x.clamp(left + 70.0, left + (width - 70.0).max(70.0)),
        (y - 30.0).clamp(top + 80.0, top + (height - 80.0).max(80.0)),
    );
    let mark = format!("#mark-{}", context.rules().colour(seat).name());
    let name = t(&format!("card.{}", if card.is_known() { card.name() } else { "unseen" }));
    view! {
        <g transform=format!("translate({x:.1},{y:.1})")>
            <g class=format!("m-flip {}", frog_class(context.rules().colour(seat))) style=timing>
                <g class="m-hidden"><g transform="scale(1.5)" inner_html=BACK></g></g>
                <g class="m-shown">
                    <rect x="-56" y="-62" width="112" height="124" rx="12"></rect>
                    <use href=mark x="-16" y="-46" width="32" height="32"></use>
                    <use class="m-eye" href="#i-eye" x="-14" y="24" width="28" height="28"></use>
                    <text y="12" text-anchor="middle">{name}</text>
                </g>
            </g>
        </g>
    }
    .into_any()
}

/// The cards of the deck, shuffled.
fn riffle(mark: Place, timing: String) -> AnyView {
    let (x, y) = mark.middle;
    let card = |side: &'static str| view! { <g class=side><g transform="scale(.7)" inner_html=BACK></g></g> };
    view! {
        <g transform=format!("translate({x:.1},{y:.1})")>
            <g class="m-riffle" style=timing>{card("one")}{card("two")}{card("three")}</g>
        </g>
    }
    .into_any()
}
