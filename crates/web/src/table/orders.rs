//! Standing orders: "do not ask me when …". They test public facts only and can be changed at any time.

use super::Model;
use crate::text::t;
use host::{END_TURNS, Hosted};
use leptos::prelude::*;
use tabletop::Seat;

/// The standing orders of one seat.
#[component]
pub fn Orders<G: Hosted>(model: Model<G>, seat: Seat) -> impl IntoView {
    let flip = move |bit: u32| model.set_orders(seat, model.orders(seat) ^ bit);
    let row = move |bit: u32, label: String| {
        view! {
            <label class="check">
                <input type="checkbox" prop:checked=move || model.orders(seat) & bit != 0 on:change=move |_| flip(bit)/>
                <span>{label}</span>
            </label>
        }
    };
    let rows = G::ORDERS.iter().enumerate().map(|(at, key)| row(1 << at, t(&format!("page.order.{key}")))).collect_view();
    view! {
        <fieldset class="orders">
            <legend>{t("page.orders")}</legend>
            {rows}
            {row(END_TURNS, t("page.order.end-turns"))}
        </fieldset>
    }
}
