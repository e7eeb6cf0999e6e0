//! The curtain: the screen between the turns of people who share a device. While it is shown, the page contains no
//! secrets.
//!
//! Not here: who is asked next, and where the histories of the other people are kept (`model.rs`).

use super::TableModel;
use crate::table::TableTheme;
use crate::text::{key, t, tf};
use leptos::html;
use leptos::prelude::*;
use tabletop::{Seat, SeatSet};

/// What the screen shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CurtainState {
    /// The table, for the current viewer.
    Table,
    /// The curtain, until this person confirms that they are there.
    Curtain(SeatSet),
    /// Nothing yet, because the table has not said whom it asks.
    Waiting,
}

/// Shows the curtain when another person than the viewer is asked, until that person confirms.
#[component]
pub fn Curtain<G: TableTheme>(model: TableModel<G>, children: ChildrenFn) -> impl IntoView {
    let next = Memo::new(move |_| model.next_person());
    // Remove the last viewer's secrets from the page before asking the next person.
    Effect::new(move |_| {
        if next.get().is_some() && model.viewer.get_untracked().is_some() {
            model.draw_curtain();
        }
    });
    // Build the table once per viewer, not at every change of the next person.
    let screen = Memo::new(move |_| match (model.viewer.get(), next.get()) {
        (Some(_), _) => CurtainState::Table,
        (None, Some(person)) => CurtainState::Curtain(person),
        (None, None) => CurtainState::Waiting,
    });
    move || match screen.get() {
        CurtainState::Table => children().into_any(),
        CurtainState::Curtain(person) => view! { <Hanging model person/> }.into_any(),
        CurtainState::Waiting => {
            view! { <main class="screen waiting"><p role="status">{t(key::PAGE_WAITING)}</p></main> }.into_any()
        }
    }
}

/// The curtain itself.
#[component]
fn Hanging<G: TableTheme>(model: TableModel<G>, person: SeatSet) -> impl IntoView {
    let seats: Vec<Seat> =
        person.iter().filter(|seat| model.rules.with_value(|rules| seat.0 < rules.seats())).collect();
    let who = untrack(|| crate::text::list(&seats.iter().map(|&seat| model.name(seat)).collect::<Vec<_>>()));
    let ready = NodeRef::<html::Button>::new();
    // The next person can continue with the space bar. The attribute `autofocus` works only while a page loads.
    Effect::new(move |_| {
        if let Some(button) = ready.get() {
            let _ = button.focus();
        }
    });
    let figures = seats.iter().map(|&seat| G::figure(model.rules.with_value(|rules| rules.seat_name(seat)))).collect();
    view! {
        <main class="screen curtain">
            <div class="curtain-panel panel" role="dialog" aria-labelledby="curtain-title" aria-describedby="curtain-text">
                <ClosedEye figures/>
                <h1 id="curtain-title">{tf(key::PAGE_CURTAIN_TITLE, &[("who", &who)])}</h1>
                <p id="curtain-text">{t(key::PAGE_CURTAIN_TEXT)}</p>
                <button class="button primary curtain-ready" node_ref=ready on:click=move |_| model.show_to(person)>{t(key::PAGE_CURTAIN_READY)}</button>
            </div>
        </main>
    }
}

/// A closed eye in space, and under it the figures of the next person.
#[component]
fn ClosedEye(figures: Vec<String>) -> impl IntoView {
    let middle = 160.0 - 38.0 * (figures.len() as f64 - 1.0);
    let figures = figures.into_iter().enumerate().map(|(at, name)| {
        let place = format!("translate({},236) scale(.78)", middle + 76.0 * at as f64);
        view! { <use href=format!("#{name}") transform=place></use> }
    });
    view! {
        <svg class="curtain-art" viewBox="0 0 320 246" aria-hidden="true">
            <defs>
                <radialGradient id="curtain-glow"><stop stop-color="#a66bf0" stop-opacity=".75"/><stop offset="1" stop-color="#a66bf0" stop-opacity="0"/></radialGradient>
                <linearGradient id="curtain-lid" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#5a45b8"/><stop offset="1" stop-color="#2b1c66"/></linearGradient>
            </defs>
            <ellipse cx="160" cy="118" rx="158" ry="118" fill="url(#curtain-glow)"/>
            <path d="M38 74h.1M74 26h.1M118 12h.1M214 20h.1M266 40h.1M292 92h.1M20 124h.1M302 140h.1" stroke="#fff" stroke-width="3.4" stroke-linecap="round" opacity=".8"/>
            <path d="M60 70Q160 -14 260 70Q160 132 60 70Z" fill="url(#curtain-lid)" stroke="#120a2c" stroke-width="7" stroke-linejoin="round"/>
            <path d="M84 62Q160 2 236 62" fill="none" stroke="#8f7be6" stroke-width="4" stroke-linecap="round" opacity=".7"/>
            <path d="M60 70Q160 132 260 70M84 86L70 104M116 98L108 119M160 103V126M204 98L212 119M236 86L250 104" fill="none" stroke="#120a2c" stroke-width="9" stroke-linecap="round"/>
            <path d="M60 70Q160 132 260 70M84 86L70 104M116 98L108 119M160 103V126M204 98L212 119M236 86L250 104" fill="none" stroke="#d3b3ff" stroke-width="4" stroke-linecap="round"/>
            {figures.collect_view()}
        </svg>
    }
}
