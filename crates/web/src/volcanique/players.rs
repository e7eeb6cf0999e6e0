//! The panels of the players: critters, points, resources, powers, Caldera cards.

use super::Context;
use super::belongings::{Belongings, next_seat_on_turn, seat_on_turn};
use super::pieces::{Avatar, Crater, PowerIcon, Resource, player_class};
use super::power_grid::short_name;
use crate::table::{SeatLayout, WaitingBadge, icon};
use crate::text::{key, t, tf, tn};
use leptos::prelude::*;
use tabletop::Seat;
use volcanique::{Biome, Mix};

/// The panels of the other players.
#[component]
pub fn PlayerPanels(context: Context, layout: SeatLayout) -> impl IntoView {
    let many = move || layout.others.with(Vec::len) > 2;
    view! {
        <div class="players vq-players" class:many=many tabindex="0" role="group" aria-label=t(key::PAGE_VQ_PLAYERS)>
            <For each=move || layout.others.get() key=|seat| seat.0 let:seat>
                <PlayerPanel context seat belongings=Belongings::of(context, Memo::new(move |_| seat))/>
            </For>
        </div>
    }
}

/// One player with all that belongs to them.
#[component]
pub fn PlayerPanel(context: Context, seat: Seat, belongings: Belongings) -> impl IntoView {
    let colour = context.rules().colour(seat);
    let turn = Memo::new(move |_| seat_on_turn(context) == Some(seat));
    let name = move || context.model.name(seat);
    view! {
        <section class=format!("vq-player panel {}", player_class(colour)) class:turn=turn data-player=colour.name() aria-label=name>
            <div class="vq-player-head">
                <Avatar colour/>
                <div class="vq-player-title"><h2>{name}</h2><TurnStatus context seat/></div>
                <Points belongings/>
            </div>
            <WaitingBadge model=context.model seat/>
            <ResourceStore belongings/>
            <CritterCounts context seat belongings/>
        </section>
    }
}

/// Whose turn it is.
#[component]
pub fn TurnStatus(context: Context, seat: Seat) -> impl IntoView {
    let key = Memo::new(move |_| {
        let mine = context.model.viewer.get().is_some_and(|viewer| viewer.contains(seat)) && !context.model.replay;
        let asked =
            context.model.is_settled() && !context.model.replay && context.model.wait.get().asked.contains(seat);
        match seat_on_turn(context) {
            Some(now) if now == seat && mine => key::PAGE_VQ_TURN_YOURS,
            Some(now) if now == seat => key::PAGE_VQ_TURN_NOW,
            // This may also happen in another player's turn.
            _ if asked && mine => key::PAGE_VQ_TURN_ASKED_YOU,
            _ if asked => key::PAGE_VQ_TURN_ASKED,
            _ if next_seat_on_turn(context) == Some(seat) => key::PAGE_VQ_TURN_NEXT,
            _ => key::PAGE_VQ_TURN_WAITING,
        }
    });
    view! { <span class="vq-standing" class:now=move || !matches!(key.get(), key::PAGE_VQ_TURN_NEXT | key::PAGE_VQ_TURN_WAITING)>{move || t(key.get())}</span> }
}

/// The points if the game were scored now.
#[component]
pub fn Points(belongings: Belongings) -> impl IntoView {
    view! { <div class="points"><b>{move || belongings.points.get()}</b><HiddenCards belongings/><small>{t(key::PAGE_VQ_POINTS_NOW)}</small></div> }
}

/// "+ 4 cards": Caldera cards that the viewer does not know may be worth points.
#[component]
pub fn HiddenCards(belongings: Belongings) -> impl IntoView {
    let hidden = Memo::new(move |_| belongings.holdings.with(|holdings| holdings.hidden));
    move || {
        (hidden.get() > 0)
            .then(|| view! { <span class="vq-hidden-cards">{tn(key::PAGE_VQ_POINTS_CARDS, hidden.get())}</span> })
    }
}

/// The resources in their slots.
#[component]
pub fn ResourceStore(belongings: Belongings) -> impl IntoView {
    let mix = Memo::new(move |_| belongings.holdings.with(|holdings| (holdings.resources, holdings.limit)));
    let count = move || {
        let (mix, limit) = mix.get();
        tf(key::PAGE_VQ_STORE_COUNT, &[("count", &mix.total()), ("limit", &limit)])
    };
    let full = move || mix.get().0.total() >= mix.get().1;
    view! {
        <div class="vq-store">
            <div class="vq-store-head"><span>{t(key::PAGE_VQ_STORE)}</span><b class:full=full>{count}</b></div>
            {move || view! { <ResourceSlots mix=mix.get().0 limit=mix.get().1/> }}
        </div>
    }
}

/// The slots for resources, filled from the left.
#[component]
pub fn ResourceSlots(mix: Mix, limit: u8) -> impl IntoView {
    let held = Biome::ALL.into_iter().flat_map(|biome| (0..mix.get(biome)).map(move |_| biome));
    let held: Vec<Biome> = held.collect();
    let empty = usize::from(limit).saturating_sub(held.len());
    let names: Vec<String> = Biome::ALL
        .into_iter()
        .map(|biome| tn(&format!("volcanique-amount-{}", biome.name()), mix.get(biome)))
        .collect();
    view! {
        <div class="vq-slots" role="img" aria-label=crate::text::list(&names)>
            {held.into_iter().map(|biome| view! { <span class="vq-slot-box"><Resource biome/></span> }).collect_view()}
            {(0..empty).map(|_| view! { <span class="vq-slot-box none"></span> }).collect_view()}
        </div>
    }
}

/// How many critters are where, the powers and the number of Caldera cards.
#[component]
pub fn CritterCounts(context: Context, seat: Seat, belongings: Belongings) -> impl IntoView {
    let colour = context.rules().colour(seat);
    let holdings = belongings.holdings;
    let number = move |key: &'static str, read: fn(&super::belongings::Holdings) -> u8| {
        let count = Memo::new(move |_| holdings.with(read));
        view! { <span class="vq-count"><b>{count}</b><small>{t(key)}</small></span> }
    };
    let sea = Memo::new(move |_| holdings.with(|holdings| holdings.sea));
    let crater = Signal::derive(move || holdings.with(|holdings| holdings.crater));
    view! {
        <div class="vq-where">
            {number(key::PAGE_VQ_HAND, |holdings| holdings.hand)}
            {number(key::PAGE_VQ_LAND, |holdings| holdings.land)}
            {move || (sea.get() > 0).then(|| number(key::PAGE_VQ_SEA, |holdings| holdings.sea))}
            <Crater colour count=crater/>
        </div>
        <PowerChips belongings/>
    }
}

/// The powers as small hexes, and the number of Caldera cards.
#[component]
pub fn PowerChips(belongings: Belongings) -> impl IntoView {
    let powers = Memo::new(move |_| belongings.holdings.with(|holdings| holdings.powers.clone()));
    let cards = Memo::new(move |_| belongings.holdings.with(|holdings| holdings.card_count()));
    let one = |(_, power): (volcanique::Slot, volcanique::Power)| {
        let name = short_name(power);
        view! { <span class="vq-power-chip" role="img" aria-label=name.clone() title=name><PowerIcon power/></span> }
    };
    view! {
        <div class="vq-player-low">
            <div class="vq-power-row">{move || powers.get().into_iter().map(one).collect_view()}</div>
            {move || (cards.get() > 0).then(|| view! {
                <span class="chip vq-cards" role="img" aria-label=tn(key::PAGE_VQ_CARDS, cards.get()) title=tn(key::PAGE_VQ_CARDS, cards.get())>{icon("cards")}{cards.get()}</span>
            })}
        </div>
    }
}
