//! The tray: the prompt directly above its answers, and what else must be said there.
//!
//! `actions.rs` shows the kinds of action with the reasons of those that are not to be had, `lists.rs` the answers that are
//! not chosen on the board, `notes.rs` confirmations, refusals and notices.

mod actions;
mod lists;
mod notes;

use super::Context;
use super::pieces::Avatar;
use crate::table::{Moment, OrdersButton};
use crate::text::{t, tf, words};
use cosmic_frog::{Mode, Place, Question};
use leptos::prelude::*;
use tabletop::Game;
use wording::Worded;

/// The tray.
#[component]
pub fn Tray(context: Context) -> impl IntoView {
    keys(context);
    view! {
        <section class="tray panel" aria-label=t("page.tray")>
            <notes::Notes context/>
            {move || {
                let model = context.model;
                if let Moment::Past(at) = model.moment.get() {
                    return view! { <Past context at/> }.into_any();
                }
                if let Some(seat) = model.wait.get().end.filter(|&seat| model.asked().contains(seat)) {
                    return view! { <TurnEnds context seat/> }.into_any();
                }
                match context.question() {
                    Some(question) => view! { <Asked context question/> }.into_any(),
                    None => view! { <Waiting context/> }.into_any(),
                }
            }}
        </section>
    }
}

/// What the table asks, in two parts: the question itself, and what one needs to know for it.
pub fn prompt(context: Context) -> (String, String) {
    let rules = context.rules();
    let text = context.state.get_untracked().map(|state| rules.prompt(&state, &words())).unwrap_or_default();
    match text.split_once(". ") {
        Some((first, rest)) => (format!("{first}."), rest.to_string()),
        None => (text, String::new()),
    }
}

/// The plain turn of somebody who has one frog: no need to name it.
fn turn(context: Context, mode: Mode) -> Option<String> {
    let alone = context.model.viewer.get_untracked().is_some_and(|viewer| viewer.len() == 1);
    match mode {
        Mode::First if alone => Some(t("page.tray.turn")),
        Mode::Extra if alone => Some(t("page.tray.turn.extra")),
        _ => None,
    }
}

/// How far a leap goes for nothing; where a frog stands and what it has is to be seen beside the board.
fn reach(context: Context) -> String {
    let me = context.me.get_untracked();
    let room = context.state.with_untracked(|state| {
        let state = state.as_ref()?;
        matches!(state.frog(me).place, Place::Shard(_)).then(|| state.room(me))
    });
    room.map_or_else(String::new, |room| tf("page.tray.reach", &[("count", &room)]))
}

/// The viewer is asked.
#[component]
fn Asked(context: Context, question: Question) -> impl IntoView {
    let (first, rest) = match (prompt(context), question) {
        ((first, _), Question::Action(mode)) => (turn(context, mode).unwrap_or(first), reach(context)),
        (both, _) => both,
    };
    let me = context.me.get_untracked();
    let colour = context.rules().colour(me);
    view! {
        <div class="tray-head">
            <Avatar colour size=36/>
            <div class="prompt-words"><h2 class="prompt" tabindex="-1">{first}</h2><p class="prompt-more">{rest}</p></div>
            <span class="tray-tools"><OrdersButton model=context.model seat=me/></span>
        </div>
        {match question {
            Question::Action(_) => view! { <actions::Actions context/> }.into_any(),
            _ => view! { <lists::Answers context/> }.into_any(),
        }}
    }
}

/// The viewer's turn is over but for saying so.
#[component]
fn TurnEnds(context: Context, seat: tabletop::Seat) -> impl IntoView {
    let model = context.model;
    let colour = context.rules().colour(seat);
    view! {
        <div class="tray-head">
            <Avatar colour size=36/>
            <div class="prompt-words">
                <h2 class="prompt" tabindex="-1">{t("page.tray.turn-over")}</h2>
                <p class="prompt-more">{t("page.tray.turn-over.more")}</p>
            </div>
            <span class="tray-tools"><OrdersButton model seat/></span>
        </div>
        <div class="answers">
            <button class="button primary" data-end-turn="" aria-keyshortcuts="e" on:click=move |_| model.end_turn(seat)>
                {t("page.tray.end-turn")}
            </button>
            <button class="button" disabled=move || !model.wait.get().undo on:click=move |_| model.undo()>{t("page.undo")}</button>
        </div>
    }
}

/// Somebody else is asked, or something is being shown.
#[component]
fn Waiting(context: Context) -> impl IntoView {
    let model = context.model;
    let text = move || {
        let wait = model.wait.get();
        if model.replay {
            return t("page.tray.replay");
        }
        if wait.over {
            return t("page.tray.over");
        }
        if !model.settled() {
            return t("page.tray.showing");
        }
        let names: Vec<String> = wait.asked.iter().map(|seat| model.name(seat)).collect();
        if names.is_empty() {
            t("page.waiting")
        } else {
            tf("page.tray.waiting-for", &[("who", &words().list(&names))])
        }
    };
    view! {
        <div class="tray-head waiting" role="status">
            <span class="spinner" aria-hidden="true"></span>
            <p class="prompt">{text}</p>
        </div>
    }
}

/// An earlier moment is looked at.
#[component]
fn Past(context: Context, at: usize) -> impl IntoView {
    let model = context.model;
    let all = model.steps.with_untracked(Vec::len);
    view! {
        <div class="tray-head">
            <p class="prompt">{tf("page.tray.past", &[("at", &at), ("all", &all)])}</p>
            <button class="button primary" data-now="" on:click=move |_| model.moment.set(Moment::Now)>{t("page.tray.now")}</button>
        </div>
    }
}

/// Keys that work anywhere at the table: Escape cancels, u undoes, e ends the turn, digits press the buttons of the tray.
fn keys(context: Context) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        let typing = event.target().is_some_and(|target| {
            use wasm_bindgen::JsCast;
            target
                .dyn_ref::<web_sys::HtmlElement>()
                .is_some_and(|element| matches!(element.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA"))
        });
        if typing || event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        match event.key().as_str() {
            "Escape" => notes::cancel(context),
            "u" => context.model.undo(),
            "e" => {
                if let Some(seat) = context.model.wait.get_untracked().end {
                    context.model.end_turn(seat);
                }
            }
            key => {
                if let Some(number) = key.parse::<u32>().ok().filter(|number| (1..=9).contains(number)) {
                    press(number);
                }
            }
        }
    });
    on_cleanup(move || handle.remove());
}

/// Presses a button of the tray by its number.
fn press(number: u32) {
    use wasm_bindgen::JsCast;
    // A combat stands before the tray: its buttons are out of reach then.
    let hidden = document().query_selector("[inert] .tray").ok().flatten().is_some();
    if hidden {
        return;
    }
    let Ok(buttons) = document().query_selector_all(".tray .answers button, .tray .actions button") else { return };
    let button = buttons.item(number - 1).and_then(|node| node.dyn_into::<web_sys::HtmlElement>().ok());
    if let Some(button) = button {
        button.click();
    }
}

/// The notation of an answer without its seat: for test ids and links.
pub fn notation(context: Context, mv: cosmic_frog::Move) -> String {
    let written =
        context.state.with_untracked(|state| state.as_ref().map(|state| context.rules().write_move(state, mv)));
    written.unwrap_or_default()
}
