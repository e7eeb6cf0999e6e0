//! The table as a whole: which part stands where in the room there is. Each part is in the page only once.

use super::Context;
use super::board::Board;
use super::own::Own;
use super::players::{Players, Strip};
use super::scoring::Scoring;
use super::sheet::{Drawer, Sheet};
use super::tray::Tray;
use crate::table::{Curtain, Desk, Log, Model, Replay, Room, Spoken, TopBar};
use crate::text::{t, tf};
use leptos::prelude::*;
use volcanique::{Ending, Mode, Rules};

/// A table of Volcanique.
#[component]
pub fn Table(model: Model<Rules>) -> impl IntoView {
    view! {
        <Show when=move || model.failed.get().is_some()>
            <div class="failed panel" role="alert">{move || model.failed.get()}</div>
        </Show>
        <Curtain model><Open model/></Curtain>
    }
}

/// The table while somebody looks at it.
#[component]
fn Open(model: Model<Rules>) -> impl IntoView {
    let context = Context::new(model);
    let desk = Desk::new(model, context.me);
    let room = desk.room;
    let sheet = Memo::new(move |_| room.get().has_sheet());
    let others = move || match room.get() {
        Room::Wide => {
            view! { <aside class="left" aria-label=t("page.left")><Players context desk/><Log model/></aside> }
                .into_any()
        }
        _ => view! { <Strip context desk/> }.into_any(),
    };
    let own = move || match room.get() {
        Room::Wide => view! { <aside class="right" aria-label=t("page.own")><Own context desk/></aside> }.into_any(),
        Room::Middle => {
            view! { <aside class="right" aria-label=t("page.own")><Drawer context desk/></aside> }.into_any()
        }
        // A replay has its controls where the sheet would be.
        _ if model.replay => ().into_any(),
        _ => view! { <Sheet context desk/> }.into_any(),
    };
    let asked = move || match (model.replay, sheet.get()) {
        (true, _) => view! { <Replay model pace=super::pace/> }.into_any(),
        (false, false) => view! { <Tray context/> }.into_any(),
        (false, true) => ().into_any(),
    };
    view! {
        <div class=move || format!("table volcanique {}", room.get().name())>
            <TopBar model title=t("page.game.volcanique")><Time context/></TopBar>
            {others}
            <main class="stage"><Board context/>{asked}</main>
            {own}
            <Scoring context/>
            <Spoken model/>
        </div>
    }
}

/// The round, and how the game ends if it does.
#[component]
fn Time(context: Context) -> impl IntoView {
    let round = Memo::new(move |_| context.view.with(|view| view.as_ref().map_or(0, |view| view.state.round())));
    let close = Memo::new(move |_| {
        context.view.with(|view| {
            let state = &view.as_ref()?.state;
            Some(match (state.close().ending?, state.turn_state().mode) {
                (Ending::Super, _) => "super",
                (Ending::Winter, _) => "winter",
                (_, Mode::Finale) => "finale",
                _ => "final",
            })
        })
    });
    view! {
        <p class="vq-time">
            <b>{move || tf("page.vq.round", &[("round", &(u32::from(round.get()) + 1))])}</b>
            {move || close.get().map(|name| view! { <span class="chip warn">{t(&format!("page.vq.close.{name}"))}</span> })}
        </p>
    }
}
