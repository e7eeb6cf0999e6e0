//! What the tray of every game says when nothing is asked of the viewer, and the keys that work anywhere at a table.
//!
//! Not here: prompts and answers, which each game shows in its own way.

use super::{Model, Moment, OrdersButton};
use crate::table::Drawn;
use crate::text::{t, tf, words};
use leptos::prelude::*;
use protocol::Holder;
use tabletop::Seat;

/// The viewer's turn is over but for saying so; `children` is the picture of the seat.
#[component]
pub fn TurnEnds<G: Drawn>(model: Model<G>, seat: Seat, children: Children) -> impl IntoView {
    view! {
        <div class="tray-head">
            {children()}
            <div class="prompt-words">
                <h2 class="prompt" tabindex="-1">{t("page.tray.turn-over")}</h2>
                <p class="prompt-more">{t("page.tray.turn-over.more")}</p>
            </div>
            <span class="tray-tools"><OrdersButton model seat/></span>
        </div>
        <div class="answers tray-end">
            <button class="button primary" data-end-turn="" aria-keyshortcuts="e" on:click=move |_| model.end_turn(seat)>
                {t("page.tray.end-turn")}
            </button>
            <button class="button" disabled=move || !model.wait.get().undo on:click=move |_| model.undo()>{t("page.undo")}</button>
        </div>
    }
}

/// Somebody else is asked, or something is being shown.
#[component]
pub fn Waiting<G: Drawn>(model: Model<G>) -> impl IntoView {
    let text = move || {
        let wait = model.wait.get();
        if model.replay {
            return t("page.tray.replay");
        }
        // The table runs ahead of the screen: the game may be over there while its last steps are still being shown.
        if !model.settled() {
            return t("page.tray.showing");
        }
        if wait.over {
            return t("page.tray.over");
        }
        let names: Vec<String> = wait.asked.iter().map(|seat| model.name(seat)).collect();
        if names.is_empty() {
            t("page.waiting")
        } else {
            tf("page.tray.waiting-for", &[("who", &words().list(&names))])
        }
    };
    let is_over = move || model.settled() && model.wait.get().over;
    let waits = move || !model.replay && !is_over();
    view! {
        <div class="tray-head waiting" role="status">
            <Show when=waits><span class="spinner" aria-hidden="true"></span></Show>
            <p class="prompt">{text}</p>
        </div>
    }
}

/// An earlier moment is looked at.
#[component]
pub fn Past<G: Drawn>(model: Model<G>, at: usize) -> impl IntoView {
    let all = model.steps.with_untracked(Vec::len);
    view! {
        <div class="tray-head">
            <p class="prompt">{tf("page.tray.past", &[("at", &at), ("all", &all)])}</p>
            <button class="button primary" data-now="" on:click=move |_| model.moment.set(Moment::Now)>{t("page.tray.now")}</button>
        </div>
    }
}

/// Keys that work anywhere at the table: Escape cancels, u undoes, e ends the turn, digits press the buttons of the tray.
pub fn keys<G: Drawn>(model: Model<G>, cancel: impl Fn() + 'static) {
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
    // Something may stand before the tray: its buttons are out of reach then.
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

/// Whether the table waits for a seat of somebody else, and whether a bot plays it.
fn asked<G: Drawn>(model: Model<G>, seat: Seat) -> Option<bool> {
    let waiting = model.settled() && !model.replay && model.wait.get().asked.contains(seat);
    let mine = model.viewer.get().is_some_and(|viewer| viewer.contains(seat));
    let bot = model.kept.with(|kept| matches!(kept.holders.get(seat.index()), Some(Holder::Bot(_))));
    (waiting && !mine).then_some(bot)
}

/// That the table waits for this seat.
#[component]
pub fn Asked<G: Drawn>(model: Model<G>, seat: Seat) -> impl IntoView {
    let asked = Memo::new(move |_| asked(model, seat));
    move || {
        asked.get().map(|bot| {
            let who = model.name(seat);
            let text = if bot { t("page.thinking") } else { tf("page.waiting-for", &[("who", &who)]) };
            view! { <span class="player-asked" role="status"><span class="dots" aria-hidden="true"><i></i><i></i><i></i></span><span>{text}</span></span> }
        })
    }
}
