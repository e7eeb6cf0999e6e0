//! Standing orders: "do not ask me when …". They depend on public facts only and can be changed at any time.

use super::TableModel;
use super::popover::Popover;
use super::top_bar::icon;
use crate::table::TableTheme;
use crate::text::{key, t};
use host::END_TURNS;
use leptos::prelude::*;
use tabletop::Seat;

/// The orders that stay off for a player who wants to be asked only when attacked.
const UNDER_ATTACK: [&str; 5] = ["targeted", "attacked", "before-roll", "after-rolls", "knockback"];

/// Returns the bits of the orders with or without these keys.
fn mask(keys: &[&str], chosen: impl Fn(&str) -> bool) -> u32 {
    keys.iter().enumerate().filter(|(_, key)| chosen(key)).fold(0, |bits, (at, _)| bits | 1 << at)
}

/// Returns the orders of a player who is asked only when attacked. Keeps the order about ending turns.
fn only_attacked(keys: &[&str], now: u32) -> u32 {
    now & END_TURNS | mask(keys, |key| !UNDER_ATTACK.contains(&key))
}

/// The standing orders of one seat.
#[component]
pub fn StandingOrders<G: TableTheme>(model: TableModel<G>, seat: Seat) -> impl IntoView {
    let row = move |bit: u32, label: String, name: &'static str| {
        view! {
            <label class="check">
                <input type="checkbox" data-order=name prop:checked=move || model.orders(seat) & bit != 0
                    on:change=move |_| model.set_orders(seat, model.orders(seat) ^ bit)/>
                <span>{label}</span>
            </label>
        }
    };
    let rows = G::ORDERS
        .iter()
        .enumerate()
        .map(|(at, &key)| row(1 << at, t(&format!("page-order-{key}")), key))
        .collect_view();
    let preset = move |name: &'static str, wanted: fn(u32) -> u32| {
        view! {
            <button type="button" class="button small" data-orders=name
                aria-pressed=move || (model.orders(seat) == wanted(model.orders(seat))).to_string()
                on:click=move |_| model.set_orders(seat, wanted(model.orders(seat)))>{t(&format!("page-orders-{name}"))}</button>
        }
    };
    // Not every game has attacks.
    let attacks = G::ORDERS.iter().any(|key| UNDER_ATTACK.contains(key));
    view! {
        <div class="orders-box">
            <div class="orders-presets">
                {preset("always", |_| 0)}
                {attacks.then(|| preset("attacked", |now| only_attacked(G::ORDERS, now)))}
            </div>
            <fieldset class="orders">
                <legend>{t(key::PAGE_ORDERS)}</legend>
                {rows}
                {row(END_TURNS, t(key::PAGE_ORDER_END_TURNS), "end-turns")}
            </fieldset>
        </div>
    }
}

/// A small button beside a prompt that opens the standing orders of one seat.
#[component]
pub fn StandingOrdersButton<G: TableTheme>(model: TableModel<G>, #[prop(into)] seat: Signal<Seat>) -> impl IntoView {
    view! {
        <Popover label=t(key::PAGE_ORDERS_TITLE) name="orders-popover" class="icon-button small orders-button" face=ViewFn::from(|| icon("shield"))>
            <h2 class="popover-title">{t(key::PAGE_ORDERS_TITLE)}</h2>
            <p class="popover-text">{t(key::PAGE_ORDERS_TEXT)}</p>
            {move || view! { <StandingOrders model seat=seat.get()/> }}
        </Popover>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cosmic_frog::Rules;

    #[test]
    fn only_when_attacked_lets_every_other_window_go_by() {
        let keys = <Rules as host::HostedGame>::ORDERS;
        let orders = only_attacked(keys, 0);
        for (at, key) in keys.iter().enumerate() {
            assert_eq!(orders >> at & 1 == 0, UNDER_ATTACK.contains(key), "{key}");
        }
        assert!(UNDER_ATTACK.iter().all(|key| keys.contains(key)));
        assert_eq!(only_attacked(keys, END_TURNS | 0xff), orders | END_TURNS);
    }
}
