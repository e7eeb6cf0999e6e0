//! The viewer's own panel: resources and critters, the power grid, the Caldera hand, and how many land tiles are left.

use super::Context;
use super::belongings::Belongings;
use super::pieces::{Avatar, CardPicture, player_class};
use super::players::{CritterCounts, Points, ResourceStore, TurnStatus};
use super::power_grid::PowerGrid;
use super::tray::notation;
use crate::table::SeatLayout;
use crate::text::{key, messages, t, tf, tn};
use leptos::prelude::*;
use tabletop::Seat;
use volcanique::{Card, Move};
use wording::caldera_details;

/// The whole panel, as one column.
#[component]
pub fn MyPanel(context: Context, layout: SeatLayout) -> impl IntoView {
    let belongings = Belongings::of(context, layout.seat);
    view! {
        <div class="vq-own" tabindex="0" role="group" aria-label=move || layout.own_name(context.model)>
            <MyHead context layout belongings/>
            <section class="panel vq-part"><PowerGrid context seat=layout.seat/></section>
            <CardHand context belongings/>
            <TilesLeft context/>
        </div>
    }
}

/// A tab for each seat of a person who holds several.
#[component]
pub fn SeatTabs(context: Context, layout: SeatLayout) -> impl IntoView {
    let tab = move |seat: Seat| {
        let colour = context.rules().colour(seat);
        let shown = move || layout.seat.get() == seat;
        view! {
            <button class=format!("own-tab {}", player_class(colour)) class:chosen=shown role="tab" aria-selected=move || shown().to_string()
                data-player=colour.name() on:click=move |_| layout.pick.set(Some(seat))>
                <Avatar colour size=28/><span>{move || context.model.name(seat)}</span>
            </button>
        }
    };
    move || {
        let mine = layout.mine.get();
        (mine.len() > 1).then(|| view! {
            <div class="own-tabs" role="tablist" aria-label=t(key::PAGE_VQ_OWN_SEATS)>{mine.into_iter().map(tab).collect_view()}</div>
        })
    }
}

/// Avatar, name, points, resources, critters and powers.
#[component]
pub fn MyHead(context: Context, layout: SeatLayout, belongings: Belongings) -> impl IntoView {
    let turn = Memo::new(move |_| super::belongings::seat_on_turn(context) == Some(layout.seat.get()));
    let class = move || format!("vq-player panel {}", player_class(context.rules().colour(layout.seat.get())));
    view! {
        <section class=class class:turn=turn aria-label=move || layout.own_name(context.model)>
            <SeatTabs context layout/>
            {move || {
                let seat = layout.seat.get();
                view! {
                    <div class="vq-player-head">
                        <Avatar colour=context.rules().colour(seat)/>
                        <div class="vq-player-title"><h2>{move || layout.own_name(context.model)}</h2><TurnStatus context seat/></div>
                        <Points belongings/>
                    </div>
                    <ResourceStore belongings/>
                    <CritterCounts context seat belongings/>
                }
            }}
        </section>
    }
}

/// The Caldera cards in hand; cards that the viewer does not know show their backs.
#[component]
pub fn CardHand(context: Context, belongings: Belongings) -> impl IntoView {
    let cards = Memo::new(move |_| {
        belongings.holdings.with(|holdings| {
            let mut cards = holdings.cards.clone();
            cards.extend((0..holdings.hidden).map(|_| Card::UNSEEN));
            cards
        })
    });
    let one = move |card: Card| {
        let mv = Move::Play(card);
        let name = match card {
            Card::UNSEEN => t(key::VOLCANIQUE_CARD_UNSEEN),
            _ => t(&format!("volcanique-card-{}", card.name())),
        };
        let rest = caldera_details(&context.rules(), card, &messages()).to_string();
        let row = context.rules().cards().row(card);
        let (lightning, points) = (row.effect.is_some(), row.points);
        let legal = Memo::new(move |_| context.answers.with(|answers| answers.contains(&mv)));
        let play = move || {
            legal.get().then(|| {
                view! { <button class="button small" data-answer=notation(context, mv) on:click=move |_| context.give_answer(mv)>{t(key::PAGE_VQ_CARD_PLAY)}</button> }
            })
        };
        view! {
            <li class="vq-hand-card" data-card=card.name()>
                <CardPicture card lightning points/>
                <div><b>{name}</b><p>{rest}</p>{play}</div>
            </li>
        }
    };
    move || {
        let cards = cards.get();
        (!cards.is_empty()).then(|| {
            view! {
                <section class="panel vq-part vq-hand" aria-label=t(key::PAGE_VQ_HAND_CARDS)>
                    <div class="part-head"><h3>{t(key::PAGE_VQ_HAND_CARDS)}</h3><span class="cap">{tn(key::PAGE_VQ_CARDS, cards.len() as u32)}</span></div>
                    <ul>{cards.into_iter().map(one).collect_view()}</ul>
                </section>
            }
        })
    }
}

/// How many land tiles are left; the last one ends the game.
#[component]
pub fn TilesLeft(context: Context) -> impl IntoView {
    let rules = context.rules();
    let all: u32 = rules.tiles().kinds.iter().map(|row| u32::from(row.count)).sum();
    let left = Memo::new(move |_| {
        context.view.with(|view| {
            view.as_ref().map_or(0, |view| view.state.supply().iter().map(|&count| u32::from(count)).sum::<u32>())
        })
    });
    let percent = move || f64::from(left.get()) * 100.0 / f64::from(all.max(1));
    view! {
        <section class="panel vq-part vq-tiles-left">
            <div class="part-head"><h3>{t(key::PAGE_VQ_TILES_LEFT)}</h3><b>{move || tf(key::PAGE_VQ_OF, &[("count", &left.get()), ("all", &all)])}</b></div>
            <div class="vq-bar" aria-hidden="true"><i style=move || format!("width:{:.1}%", percent())></i></div>
        </section>
    }
}
