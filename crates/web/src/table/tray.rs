//! The parts of the tray that all games share. The tray is the panel with the prompt and its answers; here is what it
//! shows when the viewer is not asked, and the keys that work anywhere at a table.
//!
//! Not here: prompts and answers, which each game shows in its own way.

use super::{StandingOrdersButton, TableModel, Viewing};
use crate::table::TableTheme;
use crate::text::{key, t, tf};
use leptos::prelude::*;
use tabletop::Seat;

/// Draws the content of the tray: a note about an earlier point of the game, the button that ends the viewer's turn,
/// the question to the viewer, or whom the table waits for. `question` returns `None` while the viewer is not asked.
pub fn tray_content<G: TableTheme>(
    model: TableModel<G>,
    portrait: impl Fn(Seat) -> AnyView,
    question: impl Fn() -> Option<AnyView>,
) -> AnyView {
    if let Viewing::Past(at) = model.viewing.get() {
        return view! { <PastPrompt model at/> }.into_any();
    }
    if let Some(seat) = model.wait.get().end.filter(|&seat| model.asked().contains(seat)) {
        let portrait = portrait(seat);
        return view! { <EndTurnPrompt model seat>{portrait}</EndTurnPrompt> }.into_any();
    }
    question().unwrap_or_else(|| view! { <WaitingPrompt model/> }.into_any())
}

/// Asks the viewer to end the turn; `children` is the portrait of the seat.
#[component]
fn EndTurnPrompt<G: TableTheme>(model: TableModel<G>, seat: Seat, children: Children) -> impl IntoView {
    view! {
        <div class="tray-head">
            {children()}
            <div class="prompt-words">
                <h2 class="prompt" tabindex="-1">{t(key::PAGE_TRAY_TURN_OVER)}</h2>
                <p class="prompt-more">{t(key::PAGE_TRAY_TURN_OVER_MORE)}</p>
            </div>
            <span class="tray-tools"><StandingOrdersButton model seat/></span>
        </div>
        <div class="answers tray-end">
            <button class="button primary" data-end-turn="" aria-keyshortcuts="e" on:click=move |_| model.end_turn(seat)>
                {t(key::PAGE_TRAY_END_TURN)}
            </button>
            <button class="button" disabled=move || !model.wait.get().undo on:click=move |_| model.undo()>{t(key::PAGE_UNDO)}</button>
        </div>
    }
}

/// Says whom the table waits for, or that an animation is playing.
#[component]
fn WaitingPrompt<G: TableTheme>(model: TableModel<G>) -> impl IntoView {
    let text = move || {
        let wait = model.wait.get();
        if model.replay {
            return t(key::PAGE_TRAY_REPLAY);
        }
        // The table runs ahead of the screen: the game may be over there while its last steps are still being shown.
        if !model.is_settled() {
            return t(key::PAGE_TRAY_SHOWING);
        }
        if wait.over {
            return t(key::PAGE_TRAY_OVER);
        }
        if wait.paused {
            return t(key::PAGE_TRAY_PAUSED);
        }
        let names: Vec<String> = wait.asked.iter().map(|seat| model.name(seat)).collect();
        if names.is_empty() {
            t(key::PAGE_WAITING)
        } else {
            tf(key::PAGE_TRAY_WAITING_FOR, &[("who", &crate::text::list(&names))])
        }
    };
    let is_over = move || model.is_settled() && model.wait.get().over;
    let is_paused = move || model.is_settled() && model.wait.get().paused && !is_over();
    let waits = move || !model.replay && !is_over() && !is_paused();
    let can_resume = move || is_paused() && !model.replay && !model.read_only.get();
    view! {
        <div class="tray-head waiting" role="status">
            <Show when=waits><span class="spinner" aria-hidden="true"></span></Show>
            <p class="prompt">{text}</p>
            <Show when=can_resume>
                <button class="button primary" data-resume="" on:click=move |_| model.resume()>{t(key::PAGE_TRAY_RESUME)}</button>
            </Show>
        </div>
    }
}

/// Says that an earlier point of the game is shown.
#[component]
fn PastPrompt<G: TableTheme>(model: TableModel<G>, at: usize) -> impl IntoView {
    let all = model.steps.with_untracked(Vec::len);
    view! {
        <div class="tray-head">
            <p class="prompt">{tf(key::PAGE_TRAY_PAST, &[("at", &at), ("all", &all)])}</p>
            <button class="button primary" data-now="" on:click=move |_| model.viewing.set(Viewing::Latest)>{t(key::PAGE_TRAY_NOW)}</button>
        </div>
    }
}

/// Keys that work anywhere at the table: Escape cancels, u undoes, e ends the turn, digits press the buttons of the
/// tray.
pub fn table_keys<G: TableTheme>(model: TableModel<G>, cancel: impl Fn() + 'static) {
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
            "Escape" => cancel(),
            "u" => model.undo(),
            "e" => {
                if let Some(seat) = model.wait.get_untracked().end {
                    model.end_turn(seat);
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
    // A dialog over the tray makes its buttons inert.
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

/// Returns whether a bot plays the seat, if the table waits for it and it is not the viewer's.
fn asked<G: TableTheme>(model: TableModel<G>, seat: Seat) -> Option<bool> {
    let waiting = model.is_settled() && !model.replay && model.wait.get().asked.contains(seat);
    let mine = model.viewer.get().is_some_and(|viewer| viewer.contains(seat));
    (waiting && !mine).then(|| model.is_bot(seat))
}

/// A badge that says that the table waits for this seat.
#[component]
pub fn WaitingBadge<G: TableTheme>(model: TableModel<G>, seat: Seat) -> impl IntoView {
    let asked = Memo::new(move |_| asked(model, seat));
    move || {
        asked.get().map(|bot| {
            let who = model.name(seat);
            let text = if bot { t(key::PAGE_THINKING) } else { tf(key::PAGE_WAITING_FOR, &[("who", &who)]) };
            view! { <span class="player-asked" role="status"><span class="dots" aria-hidden="true"><i></i><i></i><i></i></span><span>{text}</span></span> }
        })
    }
}
