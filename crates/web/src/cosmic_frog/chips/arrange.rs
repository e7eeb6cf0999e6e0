//! The question to arrange the viewer's own chips in secret: two clicks, dragging or arrow keys swap the chips of five
//! places.

use super::{OtherAnswers, chip};
use crate::cosmic_frog::Context;
use crate::cosmic_frog::tray::notation;
use crate::table::icon;
use crate::text::{key, t, tf};
use cosmic_frog::{Colour, Move, State};
use leptos::ev::KeyboardEvent;
use leptos::html;
use leptos::prelude::*;
use tabletop::Seat;
use wasm_bindgen::JsCast;

/// An arrangement of chips in progress.
#[derive(Clone, Copy)]
struct ChipArrangement {
    context: Context,
    colour: Colour,
    order: RwSignal<Vec<u8>>,
    /// The place whose chip was taken up.
    held: RwSignal<Option<usize>>,
    row: NodeRef<html::Div>,
}

impl ChipArrangement {
    /// Returns the answer that lays the chips out as they lie now.
    fn answer(self) -> Option<Move> {
        let (rules, state) = (self.context.rules(), self.context.state.get()?);
        let order = self.order.get();
        let lays = |mv: &Move| match *mv {
            Move::Arrange(seat, number) => rules.chip_order(&state, seat, number).as_ref() == Some(&order),
            _ => false,
        };
        self.context.answers.with(|answers| answers.iter().copied().find(lays))
    }

    /// Swaps two chips.
    fn swap(self, one: usize, other: usize) {
        self.held.set(None);
        self.order.update(|order| {
            if one < order.len() && other < order.len() {
                order.swap(one, other);
            }
        });
    }

    /// Handles a click: the first takes a chip up, the second swaps it with the chip that was clicked.
    fn touch(self, place: usize) {
        match self.held.get_untracked() {
            Some(held) => self.swap(held, place),
            None => self.held.set(Some(place)),
        }
    }

    /// Handles keys: arrows move a chip, Shift and arrows only the focus, digits focus a place.
    fn key(self, place: usize, event: &KeyboardEvent) {
        let to = match event.key().as_str() {
            "ArrowLeft" => place.checked_sub(1),
            "ArrowRight" => Some(place + 1),
            "Escape" => {
                self.held.set(None);
                None
            }
            key => key.parse::<usize>().ok().and_then(|number| number.checked_sub(1)),
        };
        let Some(to) = to.filter(|&to| to < self.order.with_untracked(Vec::len)) else { return };
        event.prevent_default();
        event.stop_propagation();
        if event.key().starts_with("Arrow") && !event.shift_key() {
            self.swap(place, to);
        }
        self.focus(to);
    }

    fn focus(self, place: usize) {
        let Some(row) = self.row.get_untracked() else { return };
        let chips = row.query_selector_all("button").ok();
        let chip = chips
            .and_then(|chips| chips.item(place as u32))
            .and_then(|chip| chip.dyn_into::<web_sys::HtmlElement>().ok());
        if let Some(chip) = chip {
            // A browser that refuses leaves the focus where it was.
            let _ = chip.focus();
        }
    }
}

/// Returns the frog whose chips a seat lays out: its own, or one that it possesses.
fn owner(context: Context, seat: Seat) -> Seat {
    let rules = context.rules();
    let lays = |state: &State| match state.is_in_combat() {
        true => state.combat().sides.into_iter().find(|&side| state.answering_seat(side) == seat),
        false => rules.raid(state).map(|raid| raid.seat),
    };
    context.state.with_untracked(|state| state.as_ref().and_then(lays)).unwrap_or(seat)
}

/// Returns the prompt for arranging chips.
pub fn prompt(context: Context) -> String {
    let asked = untrack(|| context.model.asked()).iter().next();
    let viewer = context.model.viewer.get_untracked();
    let other =
        asked.map(|seat| owner(context, seat)).filter(|&owner| viewer.is_some_and(|viewer| !viewer.contains(owner)));
    match other {
        Some(owner) => tf(key::PAGE_CHIPS_ASK_FOR, &[("who", &untrack(|| context.model.name(owner)))]),
        None => t(key::PAGE_CHIPS_ASK),
    }
}

/// The viewer arranges chips, or lets the table shuffle them.
#[component]
pub fn ArrangeChips(context: Context) -> impl IntoView {
    let first = context.answers.with_untracked(|answers| {
        answers.iter().find_map(|mv| match mv {
            Move::Arrange(seat, _) => Some(*seat),
            _ => None,
        })
    });
    let (Some(seat), Some(state)) = (first, context.state.get_untracked()) else { return ().into_any() };
    let order: Vec<u8> = state.chips_to_lay(seat).collect();
    let count = order.len();
    let colour = context.rules().colour(owner(context, seat));
    let laying = ChipArrangement {
        context,
        colour,
        order: RwSignal::new(order),
        held: RwSignal::new(None),
        row: NodeRef::new(),
    };
    let shuffle = Move::Arrange(seat, 0);
    let give = move |_| {
        if let Some(mv) = untrack(|| laying.answer()) {
            context.give_answer(mv);
        }
    };
    view! {
        <div class="chip-board" data-chips="lay">
            <div class="chip-row" role="group" aria-label=t(key::PAGE_CHIPS_YOURS) node_ref=laying.row>
                {(0..count).map(|place| view! { <ChipPlace laying place/> }).collect_view()}
            </div>
            <p class="chip-hint">{move || t(if laying.held.get().is_some() { key::PAGE_CHIPS_PUT } else { key::PAGE_CHIPS_TAKE })}</p>
            <div class="chip-gives">
                <OtherAnswers context except=|mv| matches!(mv, Move::Arrange(..))/>
                <button class="button" data-answer=notation(context, shuffle) on:click=move |_| context.give_answer(shuffle)>
                    {icon("dice")}<span>{t(key::PAGE_CHIPS_SHUFFLE)}</span>
                </button>
                <button class="button primary big" data-answer=move || laying.answer().map(|mv| notation(context, mv)) on:click=give>
                    {t(key::PAGE_CHIPS_LAY)}
                </button>
            </div>
            <p class="chip-note">{icon("eyeoff")}<span>{t(key::PAGE_CHIPS_SECRET)}</span></p>
        </div>
    }
    .into_any()
}

/// One place with the chip that lies there now.
#[component]
fn ChipPlace(laying: ChipArrangement, place: usize) -> impl IntoView {
    let value = Memo::new(move |_| laying.order.with(|order| order.get(place).copied()));
    let held = Memo::new(move |_| laying.held.get() == Some(place));
    let label = move || tf(key::PAGE_CHIPS_PLACE, &[("place", &(place + 1)), ("chip", &value.get().unwrap_or(0))]);
    view! {
        <button class="chip-place" class:held=held data-chip=place + 1 draggable="true" aria-pressed=move || held.get().to_string()
            on:click=move |_| laying.touch(place) on:keydown=move |event| laying.key(place, &event)
            on:dragstart=move |_| laying.held.set(Some(place)) on:dragover=move |event| event.prevent_default()
            on:drop=move |event| { event.prevent_default(); if laying.held.get_untracked().is_some_and(|held| held != place) { laying.touch(place) } }
            on:dragend=move |_| laying.held.set(None)>
            <span class="sr-only">{label}</span>
            {move || chip(laying.colour, value.get())}
            <span class="chip-place-number" aria-hidden="true">{place + 1}</span>
        </button>
    }
}
