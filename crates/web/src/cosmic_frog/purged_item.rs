//! A purged item in flight while the viewer is asked about it: in words, who may still snap it and where it lands.
//!
//! Not here: its picture on the board (`board/purged_item.rs`), its animation (`motion/muck.rs`).

use super::Context;
use super::pieces::{GulletSlot, tile_name};
use crate::table::Viewing;
use crate::text::{key, t, tf};
use cosmic_frog::{Flight, Move, PurgedItemFate, Question, Rules, State, flight};
use leptos::prelude::*;
use tabletop::Game;

/// Returns the item in flight while the viewer is asked about it. A shift that is pointed at counts as made.
pub fn current_flight(context: Context) -> Option<Flight> {
    let model = context.model;
    if model.viewing.get() != Viewing::Latest || model.playing.get().is_some() {
        return None;
    }
    let (Question::Snap | Question::Shift { .. }) = context.question()? else { return None };
    let (rules, state) = (context.rules(), context.state.get()?);
    flight(&rules, &shifted(&rules, state, context.hover.get()))
}

fn shifted(rules: &Rules, state: State, mv: Option<Move>) -> State {
    let mut after = state;
    match mv {
        Some(mv @ (Move::Nearer | Move::Farther)) if rules.apply(&mut after, mv, &mut ()).is_ok() => after,
        _ => state,
    }
}

/// Returns where it comes down, and who may snap it after the one who is asked.
fn told(context: Context, flight: &Flight) -> String {
    let state = context.view.get().map(|view| view.state);
    let ends = match flight.fall {
        PurgedItemFate::Hex(cell) => match state.as_ref().and_then(|state| state.top(cell)) {
            Some(under) => tf(key::PAGE_MUCK_FLIGHT_HEX, &[("under", &tile_name(under))]),
            None => t(key::PAGE_MUCK_FLIGHT_NEW),
        },
        PurgedItemFate::Crater(cell) => {
            let under = state.as_ref().and_then(|state| state.top(cell)).map(tile_name).unwrap_or_default();
            tf(key::PAGE_MUCK_FLIGHT_CRATER, &[("under", &under)])
        }
        PurgedItemFate::Dimension(number) => tf(key::PAGE_MUCK_FLIGHT_DIMENSION, &[("number", &number)]),
        PurgedItemFate::Gullet(seat) => tf(key::PAGE_MUCK_FLIGHT_GULLET, &[("who", &context.model.name(seat))]),
        PurgedItemFate::Lost => t(key::PAGE_MUCK_FLIGHT_LOST),
    };
    let later = flight.over.iter().filter(|&&seat| seat != context.me.get());
    let later: Vec<String> = later.map(|&seat| context.model.name(seat)).collect();
    if later.is_empty() {
        return ends;
    }
    let next = tf(key::PAGE_MUCK_FLIGHT_NEXT, &[("who", &crate::text::list(&later))]);
    format!("{next} {ends}")
}

/// The item and where it lands, above the answers about it.
#[component]
pub fn PurgedItem(context: Context) -> impl IntoView {
    let flight = Memo::new(move |_| current_flight(context));
    move || {
        flight.get().map(|flight| {
            view! {
                <div class="in-the-air">
                    <GulletSlot tile=Signal::stored(Some(flight.tile)) width=46/>
                    <p>{told(context, &flight)}</p>
                </div>
            }
        })
    }
}
