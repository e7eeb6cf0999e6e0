//! The animations over the whole page: tiles and crystals between the board and the panels, cards, a die, the banner of
//! a turn, and the button that skips everything.

use super::StepAnimation;
use super::visuals::{AnimationPlan, Endpoint, FlightStyle, FlyingThing, TimedVisual, Visual};
use crate::cosmic_frog::Context;
use crate::cosmic_frog::chips::chip;
use crate::cosmic_frog::pieces::{Avatar, Die as DieFace, bonus_badge, frog_class, muck_art, tile_symbol};
use crate::table::icon;
use crate::table::motion::{AnimationOverlay, CurrentAnimation, PagePlace, flight_path_style, turn_title};
use crate::text::{key, t, tf};
use cosmic_frog::{Ability, Card, Die};
use leptos::prelude::*;
use std::sync::Arc;
use tabletop::Seat;

/// The back of a card, 60 by 84 round its middle.
const BACK: &str = r##"<rect x="-29" y="-41" width="58" height="82" rx="8" fill="#2c1f6b" stroke="#9d86ff" stroke-width="2"/><rect x="-24" y="-36" width="48" height="72" rx="5" fill="none" stroke="#9d86ff" stroke-opacity=".5"/><circle r="15" fill="#1a1147" stroke="#b9a6ff" stroke-width="2"/><ellipse rx="5" ry="11" fill="#3ff0c0"/>"##;

/// Everything over the page.
#[component]
pub fn Overlay(context: Context, current: CurrentAnimation<AnimationPlan>) -> impl IntoView {
    let words =
        move |plan: &AnimationPlan| plan.pieces.iter().find_map(banner_card).map(|card| headline(context, card));
    let sky = move |animation: Arc<StepAnimation>| {
        animation.plan.pieces.iter().filter_map(|piece| draw(context, &animation, piece)).collect_view().into_any()
    };
    let boards = move |animation: Arc<StepAnimation>| boards(context, &animation);
    view! { <AnimationOverlay model=context.model current words sky boards/> }
}

fn banner_card(piece: &TimedVisual) -> Option<Card> {
    match piece.what {
        Visual::Banner(card) => Some(card),
        _ => None,
    }
}

/// Returns what a banner says.
fn headline(context: Context, card: Card) -> String {
    match card {
        Card::Frog(seat) => turn_title(context.model, seat),
        Card::Flux => t(key::ACTION_CARD_FLUX),
        Card::Strike => t(key::ACTION_CARD_SPLINTER),
    }
}

/// Banners and dice of one step.
fn boards(context: Context, animation: &StepAnimation) -> AnyView {
    // A die has to exceed the target, a chip has to reach it.
    let needed = if context.rules().has_chips() { key::PAGE_MOTION_CHIP } else { key::PAGE_MOTION_ROLL };
    let draw = |piece: &TimedVisual| {
        let style = animation.at_the_top(piece.at, piece.time);
        match piece.what {
            Visual::Banner(card) => Some(banner(context, card, style)),
            Visual::Die { seat, face, colour, target, success } => Some(
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
    animation.plan.pieces.iter().filter_map(draw).collect_view().into_any()
}

/// Draws the die of a raid, or the chip with what its icon adds.
fn thrown(context: Context, seat: Seat, face: u8, colour: Die) -> AnyView {
    if !context.rules().has_chips() {
        return view! { <DieFace value=Some(face) colour size=76/> }.into_any();
    }
    let bonus = colour.lowest();
    let plus = (bonus > 0).then(|| view! { <b class="m-bonus">{tf(key::PAGE_COMBAT_PLUS, &[("boost", &bonus)])}</b> });
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

/// Returns what flies over the page.
fn draw(context: Context, animation: &StepAnimation, piece: &TimedVisual) -> Option<AnyView> {
    let timing = animation.timing(piece.at, piece.time);
    match piece.what {
        Visual::Toss { thing, from, to, manner } => {
            let art = art(thing, from);
            let (start, end) = (animation.transform.find(context, from), animation.transform.find(context, to));
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
        Visual::Flip { seat, card } => Some(flip(context, animation, timing, seat, card)),
        Visual::Riffle => Some(riffle(animation.transform.find(context, Endpoint::Deck), timing)),
        _ => None,
    }
}

/// Returns how large a thing is that lies on this mark, from its art to pixels.
fn size(thing: FlyingThing, mark: PagePlace) -> f64 {
    match thing {
        FlyingThing::Muck(_) => (mark.width / 180.0).clamp(0.1, 1.0),
        FlyingThing::Tile(_) | FlyingThing::Token(_) => (mark.width / 108.0).clamp(0.1, 1.0),
        FlyingThing::Crystal => 1.0,
        FlyingThing::Card => 0.6,
        FlyingThing::Eye => 1.2,
    }
}

/// Returns the variables of the way of a thing over the page.
fn flight(thing: FlyingThing, (from, to): (PagePlace, PagePlace), manner: FlightStyle) -> String {
    let far = (to.middle.0 - from.middle.0).hypot(to.middle.1 - from.middle.1);
    let lift = if manner == FlightStyle::Drop { -30.0 } else { -24.0 - 0.12 * far };
    flight_path_style(from.middle, to.middle, (size(thing, from), size(thing, to)), lift)
}

fn art(thing: FlyingThing, from: Endpoint) -> AnyView {
    match thing {
        FlyingThing::Tile(tile) => {
            let name = tile_symbol(tile);
            let href = match from {
                Endpoint::Board(_) | Endpoint::Small(_) => {
                    format!("#t-{name}{}", if tile.is_barren() { "0" } else { "" })
                }
                _ => format!("#v-{name}"),
            };
            view! { <use href=href></use>{bonus_badge(tile)} }.into_any()
        }
        FlyingThing::Muck(muck) => muck_art(muck),
        FlyingThing::Token(back) => view! { <use href=format!("#t-{}", back.name())></use> }.into_any(),
        FlyingThing::Crystal => view! { <use href="#om" x="-8" y="-11.5" width="16" height="23"></use> }.into_any(),
        FlyingThing::Card => view! { <g inner_html=BACK></g> }.into_any(),
        FlyingThing::Eye => {
            view! { <use class="m-eye" href="#i-eye" x="-12" y="-12" width="24" height="24"></use> }.into_any()
        }
    }
}

/// Draws an ability card is turned up beside its frog.
fn flip(context: Context, animation: &StepAnimation, timing: String, seat: Seat, card: Ability) -> AnyView {
    let [left, top, width, height] = animation.transform.stage;
    let (x, y) = animation.transform.frog(context, seat).middle;
    let (x, y) = (
        x.clamp(left + 70.0, left + (width - 70.0).max(70.0)),
        (y - 30.0).clamp(top + 80.0, top + (height - 80.0).max(80.0)),
    );
    let mark = format!("#mark-{}", context.rules().colour(seat).name());
    let name = t(&format!("card-{}", if card.is_known() { card.name() } else { "unseen" }));
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

/// Draws the cards of the deck, shuffled.
fn riffle(mark: PagePlace, timing: String) -> AnyView {
    let (x, y) = mark.middle;
    let card = |side: &'static str| view! { <g class=side><g transform="scale(.7)" inner_html=BACK></g></g> };
    view! {
        <g transform=format!("translate({x:.1},{y:.1})")>
            <g class="m-riffle" style=timing>{card("one")}{card("two")}{card("three")}</g>
        </g>
    }
    .into_any()
}
