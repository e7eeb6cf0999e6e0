//! The Action Deck: how many cards of each kind are left in it and how many were discarded. Never their order.

use super::Context;
use super::pieces::{CardBack, FrogName};
use crate::table::icon;
use crate::text::{key, t, tn};
use cosmic_frog::{Card, State};
use leptos::prelude::*;

/// Returns how many cards of a kind are still to come: those in the deck whose place nobody knows, and those known.
fn cards_left(state: &State, card: Card) -> u8 {
    let number = match card {
        Card::Frog(seat) => seat.0,
        Card::Flux => 6,
        Card::Strike => 7,
    };
    let known = state.actions().entries().filter(|(kind, _)| *kind == Some(number)).count() as u8;
    state.actions().pool().get(usize::from(number)).copied().unwrap_or(0) + known
}

/// Returns how many cards the deck holds.
pub fn deck_size(context: Context) -> usize {
    context.view.with(|view| view.as_ref().map_or(0, |view| view.state.actions().len()))
}

/// How much muck is left in the supply; nothing in games without it.
#[component]
pub fn MuckSupply(context: Context) -> impl IntoView {
    let cards_left =
        Memo::new(move |_| context.view.with(|view| view.as_ref().map_or(0, |view| view.state.muck_supply())));
    context.rules().has_muck().then(|| {
        view! {
            <p class="muck-supply">{icon("muck")}<span>{move || tn(key::PAGE_MUCK_SUPPLY, cards_left.get())}</span></p>
        }
    })
}

/// The deck card by card kind.
#[component]
pub fn DeckList(context: Context) -> impl IntoView {
    let kinds: Vec<Card> = context.rules().seats().map(Card::Frog).chain([Card::Flux, Card::Strike]).collect();
    let size = Memo::new(move |_| deck_size(context) as u32);
    let row = move |card: Card| {
        let counts = Memo::new(move |_| {
            context.view.with(|view| {
                view.as_ref().map_or((0, 0), |view| (cards_left(&view.state, card), view.state.discarded(card)))
            })
        });
        let name = match card {
            Card::Frog(seat) => view! { <FrogName context seat/> }.into_any(),
            Card::Flux => {
                view! { <b class="deck-card flux">{icon("slip")}<span>{t(key::ACTION_CARD_FLUX)}</span></b> }.into_any()
            }
            Card::Strike => {
                view! { <b class="deck-card strike">{icon("attack")}<span>{t(key::ACTION_CARD_SPLINTER)}</span></b> }
                    .into_any()
            }
        };
        view! {
            <tr><th scope="row">{name}</th><td>{move || counts.get().0}</td><td>{move || counts.get().1}</td></tr>
        }
    };
    view! {
        <section class="deck-table" aria-label=t(key::PAGE_DECK)>
            <div class="deck-table-head"><CardBack width=36/><div><b>{t(key::PAGE_DECK)}</b><span class="cap">{move || tn("cards", size.get())}</span></div></div>
            <table>
                <thead><tr><th scope="col">{t(key::PAGE_DECK_KIND)}</th><th scope="col">{t(key::PAGE_DECK_LEFT)}</th><th scope="col">{t(key::PAGE_DECK_DISCARDED)}</th></tr></thead>
                <tbody>{kinds.into_iter().map(row).collect_view()}</tbody>
            </table>
            <MuckSupply context/>
        </section>
    }
}
