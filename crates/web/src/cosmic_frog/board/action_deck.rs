//! The Action Deck on the board: how many cards are in it, and which are still to come, without their order. It stands in a
//! corner where it covers no answer.

use crate::cosmic_frog::Context;
use crate::cosmic_frog::pieces::frog_class;
use crate::table::{Camera, PanelCorner, find_panel_corner, watch_size};
use crate::text::{key, t, tf, tn};
use cosmic_frog::Card;
use leptos::prelude::*;

/// The back of an action card.
const BACK: &str = r##"<rect x="1" y="1" width="58" height="82" rx="8" fill="#2c1f6b" stroke="#9d86ff" stroke-width="2"/><rect x="6" y="6" width="48" height="72" rx="5" fill="none" stroke="#9d86ff" stroke-opacity=".5"/><circle cx="30" cy="42" r="15" fill="#1a1147" stroke="#b9a6ff" stroke-width="2"/><ellipse cx="30" cy="42" rx="5" ry="11" fill="#3ff0c0"/><path d="M30 12l2 5 5 1-5 2-2 5-2-5-5-2 5-1zM30 60l2 5 5 1-5 2-2 5-2-5-5-2 5-1z" fill="#b9a6ff"/>"##;

/// Returns how many cards of each kind are in the deck, in the order of seats; kinds that are not are left out.
fn left(context: Context) -> Vec<(Card, u8)> {
    let Some(view) = context.view.get() else { return Vec::new() };
    let deck = view.state.actions();
    let mut counts = *deck.pool();
    for card in deck.entries().filter_map(|(card, _)| card) {
        if let Some(count) = counts.get_mut(usize::from(card)) {
            *count += 1;
        }
    }
    let frogs = context.rules().seats().map(|seat| (Card::Frog(seat), counts[seat.index()]));
    frogs.chain([(Card::Flux, counts[6]), (Card::Strike, counts[7])]).filter(|&(_, count)| count > 0).collect()
}

/// The deck with what is still to come. Where both corners above have an answer, it stays in the usual one and lets clicks through.
#[component]
pub fn BoardDeck(context: Context, camera: Camera) -> impl IntoView {
    let panel = NodeRef::<leptos::html::Section>::new();
    let size = RwSignal::new((0.0, 0.0));
    Effect::new(move |_| {
        if let Some(panel) = panel.get() {
            let element = panel.clone();
            watch_size(&panel, move || size.set((element.offset_width().into(), element.offset_height().into())));
        }
    });
    let corner = Memo::new(move |_| find_panel_corner(camera.stage(), &camera.answer_pixels(), size.get()));
    let class = move || match corner.get() {
        Some(PanelCorner::TopRight) => "board-deck panel",
        Some(PanelCorner::TopLeft) => "board-deck panel at-left",
        None => "board-deck panel see-through",
    };
    let cards = Memo::new(move |_| left(context));
    let length =
        Memo::new(move |_| context.view.with(|view| view.as_ref().map_or(0, |view| view.state.actions().len())));
    let back =
        |class: &'static str| view! { <svg class=class viewBox="0 0 60 84" aria-hidden="true" inner_html=BACK></svg> };
    view! {
        <section node_ref=panel class=class aria-label=t(key::PAGE_BOARD_DECK)>
            <div class="board-deck-cards" aria-hidden="true">{back("third")}{back("second")}{back("first")}</div>
            <div>
                <div class="board-deck-title"><b>{t(key::PAGE_BOARD_DECK)}</b>" "<b class="board-deck-count">{move || length.get()}</b></div>
                <div class="cap">{move || t(if length.get() > 0 { key::PAGE_BOARD_DECK_LEFT } else { key::PAGE_BOARD_DECK_EMPTY })}</div>
                <ul class="board-deck-list">{move || cards.get().into_iter().map(|(card, count)| kind(context, card, count)).collect_view()}</ul>
                {supply(context)}
            </div>
        </section>
    }
}

/// Returns how much muck is left in the supply. It is not a card, so it is shown apart from the cards still to come.
fn supply(context: Context) -> Option<impl IntoView> {
    let left = Memo::new(move |_| context.view.with(|view| view.as_ref().map_or(0, |view| view.state.muck_supply())));
    let label = move || tn(key::PAGE_MUCK_SUPPLY, left.get());
    context.rules().has_muck().then(|| {
        view! {
            <p class="board-deck-muck cap">
                <svg viewBox="0 0 24 24" aria-hidden="true"><use href="#i-muck"></use></svg>
                <span>{label}</span>
            </p>
        }
    })
}

/// Draws one kind of card with its count.
fn kind(context: Context, card: Card, count: u8) -> impl IntoView {
    let (class, icon, name) = match card {
        Card::Frog(seat) => {
            let colour = context.rules().colour(seat);
            (frog_class(colour), format!("#mark-{}", colour.name()), context.model.name(seat))
        }
        Card::Flux => ("flux".to_string(), "#i-slip".to_string(), t(key::ACTION_CARD_FLUX)),
        Card::Strike => ("strike".to_string(), "#i-bolt".to_string(), t(key::ACTION_CARD_SPLINTER)),
    };
    let label = tf(key::PAGE_BOARD_DECK_KIND, &[("name", &name), ("count", &count)]);
    let spoken = label.clone();
    view! {
        <li class=format!("board-deck-kind {class}") title=label>
            <svg viewBox="0 0 24 24" aria-hidden="true"><use href=icon></use></svg>
            <b aria-hidden="true">{count}</b>
            <span class="sr-only">{spoken}</span>
        </li>
    }
}
