//! A panel for each player: critter, points, resources, where the critters are, powers, Caldera cards.

use super::Context;
use super::belongings::{Belongings, next_turn, on_turn};
use super::grid::short_name;
use super::pieces::{Avatar, Crater, Mark, PowerIcon, Resource, player_class};
use crate::table::{Asked, Desk, icon};
use crate::text::{t, tf, tn};
use leptos::prelude::*;
use tabletop::Seat;
use volcanique::{Biome, Mix};

/// The panels of the others.
#[component]
pub fn Players(context: Context, desk: Desk) -> impl IntoView {
    let many = move || desk.others.with(Vec::len) > 2;
    view! {
        <div class="players vq-players" class:many=many tabindex="0" role="group" aria-label=t("page.vq.players")>
            <For each=move || desk.others.get() key=|seat| seat.0 let:seat>
                <Player context seat belongings=Belongings::of(context, Memo::new(move |_| seat))/>
            </For>
        </div>
    }
}

/// One player with all that belongs to them.
#[component]
pub fn Player(context: Context, seat: Seat, belongings: Belongings) -> impl IntoView {
    let colour = context.rules().colour(seat);
    let turn = Memo::new(move |_| on_turn(context) == Some(seat));
    let name = move || context.model.name(seat);
    view! {
        <section class=format!("vq-player panel {}", player_class(colour)) class:turn=turn data-player=colour.name() aria-label=name>
            <div class="vq-player-head">
                <Avatar colour/>
                <div class="vq-player-title"><h2>{name}</h2><Standing context seat/></div>
                <Points belongings/>
            </div>
            <Asked model=context.model seat/>
            <Store belongings/>
            <Whereabouts context seat belongings/>
        </section>
    }
}

/// Whose turn it is.
#[component]
pub fn Standing(context: Context, seat: Seat) -> impl IntoView {
    let key = Memo::new(move |_| {
        let mine = context.model.viewer.get().is_some_and(|viewer| viewer.contains(seat)) && !context.model.replay;
        let asked = context.model.settled() && !context.model.replay && context.model.wait.get().asked.contains(seat);
        match on_turn(context) {
            Some(now) if now == seat && mine => "page.vq.turn.yours",
            Some(now) if now == seat => "page.vq.turn.now",
            // Also in the turn of somebody else.
            _ if asked && mine => "page.vq.turn.asked.you",
            _ if asked => "page.vq.turn.asked",
            _ if next_turn(context) == Some(seat) => "page.vq.turn.next",
            _ => "page.vq.turn.waiting",
        }
    });
    view! { <span class="vq-standing" class:now=move || !matches!(key.get(), "page.vq.turn.next" | "page.vq.turn.waiting")>{move || t(key.get())}</span> }
}

/// The points if the game were scored now.
#[component]
pub fn Points(belongings: Belongings) -> impl IntoView {
    view! { <div class="points"><b>{move || belongings.points.get()}</b><HiddenCards belongings/><small>{t("page.vq.points.now")}</small></div> }
}

/// "+ 4 cards": Caldera cards that the viewer does not know may be worth points.
#[component]
fn HiddenCards(belongings: Belongings) -> impl IntoView {
    let hidden = Memo::new(move |_| belongings.holdings.with(|holdings| holdings.hidden));
    move || {
        (hidden.get() > 0)
            .then(|| view! { <span class="vq-hidden-cards">{tn("page.vq.points.cards", hidden.get())}</span> })
    }
}

/// The resources in their slots.
#[component]
pub fn Store(belongings: Belongings) -> impl IntoView {
    let mix = Memo::new(move |_| belongings.holdings.with(|holdings| (holdings.resources, holdings.limit)));
    let count = move || {
        let (mix, limit) = mix.get();
        tf("page.vq.store.count", &[("count", &mix.total()), ("limit", &limit)])
    };
    let full = move || mix.get().0.total() >= mix.get().1;
    view! {
        <div class="vq-store">
            <div class="vq-store-head"><span>{t("page.vq.store")}</span><b class:full=full>{count}</b></div>
            {move || view! { <Slots mix=mix.get().0 limit=mix.get().1/> }}
        </div>
    }
}

/// So many slots, filled as far as they are.
#[component]
pub fn Slots(mix: Mix, limit: u8) -> impl IntoView {
    let held = Biome::ALL.into_iter().flat_map(|biome| (0..mix.get(biome)).map(move |_| biome));
    let held: Vec<Biome> = held.collect();
    let empty = usize::from(limit).saturating_sub(held.len());
    let names: Vec<String> = Biome::ALL
        .into_iter()
        .map(|biome| tn(&format!("volcanique.amount.{}", biome.name()), mix.get(biome)))
        .collect();
    view! {
        <div class="vq-slots" role="img" aria-label=crate::text::words().list(&names)>
            {held.into_iter().map(|biome| view! { <span class="vq-slot-box"><Resource biome/></span> }).collect_view()}
            {(0..empty).map(|_| view! { <span class="vq-slot-box none"></span> }).collect_view()}
        </div>
    }
}

/// Where the critters are, the powers and the number of Caldera cards.
#[component]
pub fn Whereabouts(context: Context, seat: Seat, belongings: Belongings) -> impl IntoView {
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
            {number("page.vq.hand", |holdings| holdings.hand)}
            {number("page.vq.land", |holdings| holdings.land)}
            {move || (sea.get() > 0).then(|| number("page.vq.sea", |holdings| holdings.sea))}
            <Crater colour count=crater/>
        </div>
        <Powers belongings/>
    }
}

/// The powers as small hexes, and the number of Caldera cards.
#[component]
pub fn Powers(belongings: Belongings) -> impl IntoView {
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
                <span class="chip vq-cards" role="img" aria-label=tn("page.vq.cards", cards.get()) title=tn("page.vq.cards", cards.get())>{icon("cards")}{cards.get()}</span>
            })}
        </div>
    }
}

/// The players as a strip of chips, where there is no room for panels; each opens its panel.
#[component]
pub fn Strip(context: Context, desk: Desk) -> impl IntoView {
    let seats = move || {
        let own = desk.seat.get();
        let rules = context.rules();
        let order = context.view.with(|view| {
            view.as_ref().map(|view| view.state.seats_from(&rules, own).collect::<Vec<_>>()).unwrap_or_default()
        });
        let known = order.iter().all(|seat| seat.0 < rules.players());
        if known && !order.is_empty() { order } else { rules.seats().collect() }
    };
    view! {
        <nav class="strip vq-strip" aria-label=t("page.vq.players")>
            <For each=seats key=|seat| seat.0 let:seat><Chip context desk seat/></For>
        </nav>
    }
}

/// The chip of one player.
#[component]
fn Chip(context: Context, desk: Desk, seat: Seat) -> impl IntoView {
    let belongings = Belongings::of(context, Memo::new(move |_| seat));
    let turn = Memo::new(move |_| on_turn(context) == Some(seat));
    let own = Memo::new(move |_| desk.seat.get() == seat);
    let name = move || if own.get() { desk.own_name(context.model) } else { context.model.name(seat) };
    let colour = context.rules().colour(seat);
    let id = format!("player-{}", seat.index());
    let store = move || {
        let (count, limit) = belongings.holdings.with(|holdings| (holdings.resources.total(), holdings.limit));
        tf("page.vq.store.short", &[("count", &count), ("limit", &limit)])
    };
    let crater = move || belongings.holdings.with(|holdings| holdings.crater);
    let dots = move || (0..3).map(|at| view! { <i class:on=move || at < crater()></i> }).collect_view();
    view! {
        <button class=format!("frog-chip vq-chip panel {}", player_class(colour)) class:turn=turn class:mine=own popovertarget=id.clone() data-player=colour.name()>
            <Avatar colour size=34/>
            <span class="vq-chip-text">
                <span class="vq-chip-name"><Mark colour/><span title=name>{name}</span></span>
                <span class="vq-chip-low"><b>{move || belongings.points.get()}<HiddenCards belongings/><span class="sr-only">" "{t("page.vq.points.now")}</span></b>
                    <i class="vq-any" aria-hidden="true"></i><span>{store}</span></span>
            </span>
            <span class="vq-crater-dots" role="img" aria-label=move || tf("page.vq.crater.label", &[("count", &crater())])>{dots}</span>
            <Asked model=context.model seat/>
        </button>
        <div class="frog-sheet" popover="auto" id=id><Player context seat belongings/></div>
    }
}
