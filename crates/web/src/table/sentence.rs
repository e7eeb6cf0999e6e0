//! Sentences of the table with what they name shown as what it is: frogs with mark and colour, resources with their icon, places
//! that light up on the board while they are pointed at.
//!
//! Not here: which sentences (`wording`).

use super::TableModel;
use crate::table::TableTheme;
use leptos::prelude::*;
use tabletop::Seat;
use wording::{Span, SpanKind, Text};

/// A sentence whose spans can be recognised.
#[component]
pub fn Sentence<G: TableTheme>(model: TableModel<G>, text: Text) -> impl IntoView {
    let (text, _) = text.without_rule();
    let shown = text.spans().iter().map(|span| shown(model, span)).collect_view();
    view! { <span class="sentence">{shown}</span> }
}

fn shown<G: TableTheme>(model: TableModel<G>, span: &Span) -> AnyView {
    let words = span.text.clone();
    match span.kind {
        SpanKind::Plain | SpanKind::Rule(_) => words.into_any(),
        SpanKind::Seat(seat) => view! { <SeatName model seat/> }.into_any(),
        SpanKind::Hex(hex) => {
            let point = move |on: bool| model.pointed_at.set(on.then_some(hex));
            // A sentence that goes away while the player points at it gets no event.
            on_cleanup(move || {
                if model.pointed_at.try_get_untracked() == Some(Some(hex)) {
                    model.pointed_at.set(None);
                }
            });
            view! {
                <span class="span-hex" data-hex=hex.to_string() on:pointerenter=move |_| point(true) on:pointerleave=move |_| point(false)>
                    {words}
                </span>
            }
            .into_any()
        }
        SpanKind::Tile(name) => view! { <span class="span-tile" data-tile=name>{words}</span> }.into_any(),
        SpanKind::Card(_) | SpanKind::Power(_) => view! { <span class="span-card">{words}</span> }.into_any(),
        SpanKind::Amount(unit) => view! { <span class="span-amount">{words}{G::unit_icon(unit)}</span> }.into_any(),
    }
}

/// The name of the person who plays a seat, with the mark and the colour of the seat.
#[component]
fn SeatName<G: TableTheme>(model: TableModel<G>, seat: Seat) -> impl IntoView {
    let colour = model.rules.with_value(|rules| rules.seat_name(seat));
    view! {
        <b class=format!("frog-name {}", G::seat_class(colour))>
            <svg class="frog-mark" viewBox="0 0 28 28" aria-hidden="true"><use href=format!("#{}", G::mark(colour))></use></svg>
            <span>{move || model.name(seat)}</span>
        </b>
    }
}
