//! The players as a strip of chips, for screens without room for panels. Each chip opens the panel of its player.

use super::Context;
use super::belongings::{Belongings, seat_on_turn};
use super::pieces::{Avatar, PlayerMark, player_class};
use super::players::{HiddenCards, PlayerPanel};
use crate::table::{SeatLayout, WaitingBadge};
use crate::text::{key, t, tf};
use leptos::prelude::*;
use tabletop::Seat;

/// The players as a strip of chips, where there is no room for panels; each opens its panel.
#[component]
pub fn PlayerStrip(context: Context, layout: SeatLayout) -> impl IntoView {
    let seats = move || {
        let own = layout.seat.get();
        let rules = context.rules();
        let order = context.view.with(|view| {
            view.as_ref().map(|view| view.state.seats_from(&rules, own).collect::<Vec<_>>()).unwrap_or_default()
        });
        let known = order.iter().all(|seat| seat.0 < rules.players());
        if known && !order.is_empty() { order } else { rules.seats().collect() }
    };
    view! {
        <nav class="strip vq-strip" aria-label=t(key::PAGE_VQ_PLAYERS)>
            <For each=seats key=|seat| seat.0 let:seat><PlayerChip context layout seat/></For>
        </nav>
    }
}

/// The chip of one player.
#[component]
fn PlayerChip(context: Context, layout: SeatLayout, seat: Seat) -> impl IntoView {
    let belongings = Belongings::of(context, Memo::new(move |_| seat));
    let turn = Memo::new(move |_| seat_on_turn(context) == Some(seat));
    let own = Memo::new(move |_| layout.seat.get() == seat);
    let name = move || if own.get() { layout.own_name(context.model) } else { context.model.name(seat) };
    let colour = context.rules().colour(seat);
    let id = format!("player-{}", seat.index());
    let store = move || {
        let (count, limit) = belongings.holdings.with(|holdings| (holdings.resources.total(), holdings.limit));
        tf(key::PAGE_VQ_STORE_SHORT, &[("count", &count), ("limit", &limit)])
    };
    let crater = move || belongings.holdings.with(|holdings| holdings.crater);
    let dots = move || (0..3).map(|at| view! { <i class:on=move || at < crater()></i> }).collect_view();
    view! {
        <button class=format!("frog-chip vq-chip panel {}", player_class(colour)) class:turn=turn class:mine=own popovertarget=id.clone() data-player=colour.name()>
            <Avatar colour size=34/>
            <span class="vq-chip-text">
                <span class="vq-chip-name"><PlayerMark colour/><span title=name>{name}</span></span>
                <span class="vq-chip-low"><b>{move || belongings.points.get()}<HiddenCards belongings/><span class="sr-only">" "{t(key::PAGE_VQ_POINTS_NOW)}</span></b>
                    <i class="vq-any" aria-hidden="true"></i><span>{store}</span></span>
            </span>
            <span class="vq-crater-dots" role="img" aria-label=move || tf(key::PAGE_VQ_CRATER_LABEL, &[("count", &crater())])>{dots}</span>
            <WaitingBadge model=context.model seat/>
        </button>
        <div class="frog-sheet" popover="auto" id=id><PlayerPanel context seat belongings/></div>
    }
}
