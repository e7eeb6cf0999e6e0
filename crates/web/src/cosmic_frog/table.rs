//! The table as a whole: which part stands where in the room there is. Each part is in the page only once.

use super::Context;
use super::board::Board;
use super::combat::Combat;
use super::own::Own;
use super::pieces::{HEX, HEX_SIDE};
use super::players::Players;
use super::scoring::Scoring;
use super::sheet::{Drawer, Sheet};
use super::strip::Strip;
use super::tray::Tray;
use crate::table::{Curtain, Desk, Log, Model, Replay, Room, Spoken, TopBar};
use crate::text::{t, tf};
use cosmic_frog::{Rules, TRACK};
use leptos::prelude::*;

/// A table of Cosmic Frog.
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
    let desk = Desk::new(context.model, context.me);
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
        <div class=move || format!("table cosmic-frog {}", room.get().name())>
            <TopBar model title=t("page.game.cosmic-frog")><Track context/></TopBar>
            {others}
            <main class="stage"><Board context/>{asked}</main>
            {own}
            <Combat context/>
            <Scoring context/>
            <Spoken model/>
        </div>
    }
}

/// The Integrity Track.
#[component]
fn Track(context: Context) -> impl IntoView {
    let fractures = Memo::new(move |_| context.view.with(|view| view.as_ref().map_or(0, |view| view.state.track())));
    let say = move |key: &str| tf(key, &[("count", &fractures.get()), ("all", &TRACK)]);
    view! {
        <div class="track" role="img" aria-label=move || say("page.track.label")>
            <span class="track-text"><b>{t("page.track")}</b><span>{move || say("page.track.count")}</span></span>
            <span class="track-row">
                {(0..TRACK).map(|at| view! { <Fracture broken=Memo::new(move |_| at < fractures.get())/> }).collect_view()}
            </span>
            <span class="track-short">{move || say("page.track.short")}</span>
        </div>
    }
}

/// One place of the track.
#[component]
fn Fracture(broken: Memo<bool>) -> impl IntoView {
    view! {
        <svg class="track-hex" class:broken=broken viewBox="-60 -56 120 120" aria-hidden="true">
            <path class="track-side" d=HEX_SIDE></path>
            <path class="track-face" d=HEX></path>
            <path class="track-crack" d="M-14,-46L2,-16 -12,2 10,14 -2,46M-12,2L-40,8M10,14L38,4M2,-16L28,-24"></path>
        </svg>
    }
}
